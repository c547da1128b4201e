#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

Error bad_outcome(std::string sentence) {
    return {ErrorCode::bad_outcome, {std::move(sentence)}, {}, {}};
}

std::optional<Error> problem_with_ship(const Resolution& turn, const Battle& battle,
                                       const ShipOutcome& outcome) {
    const auto& definition = turn.definition();
    if (outcome.ship.index() >= definition.ships.size()) {
        return bad_outcome("a ship of the result is not in this campaign");
    }
    const std::string& name = definition.ship(outcome.ship).ship.name;
    const bool is_in_battle =
        std::any_of(battle.formations.begin(), battle.formations.end(), [&](FormationId id) {
            const auto& ships = turn.formation(id).ships;
            return std::find(ships.begin(), ships.end(), outcome.ship) != ships.end();
        });
    if (!is_in_battle) return bad_outcome(fmt::format("{} was not in this battle", name));
    const ShipState& before = turn.state().ships[outcome.ship.index()];
    if (outcome.hull < Hundredths{0} || outcome.speed < Hundredths{0}) {
        return bad_outcome(fmt::format("{} cannot have less than nothing left", name));
    }
    if (outcome.hull > before.hull || outcome.speed > before.speed) {
        return bad_outcome(fmt::format(
            "{} went in with hull {} and speed {} in the hundred; a battle cannot raise them", name,
            before.hull.count, before.speed.count));
    }
    return std::nullopt;
}

std::optional<Error> problem_with_leaving(const Resolution& turn, const Battle& battle,
                                          const BrokenOff& left) {
    const auto& in = battle.formations;
    if (!std::binary_search(in.begin(), in.end(), left.formation)) {
        return bad_outcome("a formation broke off that was not in this battle");
    }
    const bool is_beside = chebyshev(battle.square, left.to) <= Squares{2};
    if (!is_beside || !turn.definition().chart.is_navigable(left.to)) {
        return bad_outcome(
            fmt::format("{} cannot have broken off to {}; expected water one or two "
                        "squares from {}",
                        turn.row(left.formation).id, name_of(left.to), name_of(battle.square)));
    }
    return std::nullopt;
}

/// Own ships in full, and what the result says was learned.
void tell_result(Resolution& turn, const ReportBattle& report) {
    const Battle& battle = turn.state().battles[report.battle.index()];
    for (const FormationId id : battle.formations) {
        OwnShipsLeft left{turn.own_number(id), {}};
        for (const ShipId ship : turn.formation(id).ships) {
            const ShipState& state = turn.state().ships[ship.index()];
            left.ships.push_back({turn.own_ship(ship), {state.hull, state.speed, state.hurt}});
        }
        turn.tell(turn.owner(id), left);
    }
    const TurnNumber last = last_turn_of_battle(battle.turn, report.outcome.minutes);
    for (const auto& [side, number] : battle.numbers) {
        ToldText learned;
        for (const Learned& each : report.outcome.learned) {
            if (each.side == side) learned.text = each.text;
        }
        turn.tell(seat_of(side), BattleOver{number, battle.square, last, learned});
    }
}

}  // namespace

void await_battles(Resolution& turn) {
    const auto& battles = turn.state().battles;
    for (std::uint32_t i = 0; i < battles.size(); ++i) {
        if (battles[i].outcome) continue;
        return turn.fact(BattleAwaited{{i}});
    }
    turn.fact(PhaseEntered{Phase::end});
}

std::optional<Error> problem_with(const Resolution& turn, const ReportBattle& report) {
    const auto& battles = turn.state().battles;
    const bool is_open = turn.state().stop == Stop{OpenBattle{report.battle}};
    if (report.battle.index() >= battles.size() || !is_open) {
        return Error{ErrorCode::no_such_battle, {std::to_string(report.battle.number + 1)}, {}, {}};
    }
    if (report.outcome.minutes < 0) return bad_outcome("a battle cannot last less than no time");
    std::set<ShipId> seen;
    for (const ShipOutcome& ship : report.outcome.ships) {
        const auto problem = problem_with_ship(turn, battles[report.battle.index()], ship);
        if (problem) return problem;
        if (!seen.insert(ship.ship).second) {
            return bad_outcome(fmt::format("{} stands in the result twice",
                                           turn.definition().ship(ship.ship).ship.name));
        }
    }
    for (const BrokenOff& left : report.outcome.left) {
        if (auto problem = problem_with_leaving(turn, battles[report.battle.index()], left)) {
            return problem;
        }
    }
    return std::nullopt;
}

void take_result(Resolution& turn, const ReportBattle& report) {
    turn.fact(BattleFought{report.battle, report.outcome});
    tell_result(turn, report);
    const std::vector<FormationId> formations =
        turn.state().battles[report.battle.index()].formations;
    for (const FormationId id : formations) {
        if (turn.units(id).empty()) turn.fact(FormationLost{id});
    }
    for (const BrokenOff& left : report.outcome.left) {
        if (!turn.is_on_chart(left.formation)) continue;
        turn.fact(FormationBrokeOff{left.formation, left.to});
        turn.tell(turn.owner(left.formation),
                  OwnBrokeOff{turn.own_number(left.formation), left.to});
        pass_markers(turn, left.formation, {half_hours_per_turn});
    }
}

}  // namespace flagplot::turn
