#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

bool has_spotted(const Resolution& turn, FormationId searcher, FormationId target) {
    const auto& pairs = turn.state().spotted;
    return std::any_of(pairs.begin(), pairs.end(), [&](const SpottedPair& pair) {
        return pair.searcher == searcher && pair.target == target;
    });
}

/// Fought each other last turn: they may part before they fight again.
bool have_just_fought(const Resolution& turn, FormationId a, FormationId b) {
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return std::any_of(
        turn.state().battles.begin(), turn.state().battles.end(), [&](const Battle& battle) {
            const auto& in = battle.formations;
            return battle.turn == last && std::binary_search(in.begin(), in.end(), a) &&
                   std::binary_search(in.begin(), in.end(), b);
        });
}

/// Must these two fight: at least one has spotted the other (3.6.1, 3.6.5).
bool are_in_contact(const Resolution& turn, FormationId a, FormationId b) {
    if (!turn.are_hostile(a, b) || turn.is_engaged(a) || turn.is_engaged(b)) return false;
    const bool is_parting =
        have_just_fought(turn, a, b) && turn.state().progress.phase != Phase::late;
    return !is_parting && (has_spotted(turn, a, b) || has_spotted(turn, b, a));
}

bool is_fought_over(const Resolution& turn, Square square) {
    return std::any_of(turn.state().battles.begin(), turn.state().battles.end(),
                       [&](const Battle& battle) {
                           return battle.turn == turn.state().turn && battle.square == square;
                       });
}

Declaration declaration_of(const Resolution& turn, FormationId id) {
    const Strength strength = strength_of(turn.units(id), SpBasis::nominal);
    return {strength.biggest, strength.units};
}

/// What one side is told: its own formations, and what each enemy there must declare.
BattleJoined report_for(const Resolution& turn, SideId side, OwnBattleNumber number,
                        const BattleMarked& battle) {
    BattleJoined joined{number, battle.square, {}, {}, battle.at};
    for (const FormationId id : battle.formations) {
        const SideId owner = turn.definition().formation(id).side;
        if (owner == side) joined.own.push_back(turn.own_number(id));
        if (turn.definition().are_hostile(side, owner)) {
            joined.enemy.push_back(declaration_of(turn, id));
        }
    }
    std::sort(joined.own.begin(), joined.own.end());
    std::sort(joined.enemy.begin(), joined.enemy.end(),
              [](const Declaration& a, const Declaration& b) {
                  return std::pair(a.biggest, b.units) < std::pair(b.biggest, a.units);
              });
    return joined;
}

void mark(Resolution& turn, Square square, const std::set<FormationId>& formations, Pulse at) {
    BattleMarked battle{{static_cast<std::uint32_t>(turn.state().battles.size())},
                        square,
                        {formations.begin(), formations.end()},
                        {},
                        at};
    for (const FormationId id : formations) {
        const SideId side = turn.definition().formation(id).side;
        const auto known = static_cast<std::uint32_t>(turn.view(seat_of(side)).battles.size());
        battle.numbers[side] = {known + 1};
    }
    turn.fact(battle);
    for (const auto& [side, number] : battle.numbers) {
        turn.tell(seat_of(side), report_for(turn, side, number, battle));
    }
}

/// All formations in the square that have spotted or are spotted there; the rest pass by
/// (A-ST-40).
void mark_in(Resolution& turn, Square square, Pulse at) {
    if (is_fought_over(turn, square)) return;
    const std::vector<FormationId> here = turn.occupancy().around(square, 0);
    std::set<FormationId> in_battle;
    for (const FormationId a : here) {
        for (const FormationId b : here) {
            if (!are_in_contact(turn, a, b)) continue;
            in_battle.insert(a);
            in_battle.insert(b);
        }
    }
    if (!in_battle.empty()) mark(turn, square, in_battle, at);
}

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
            const auto& ships = definition.formation(id).ships;
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

/// Own ships in full, and what the result says was learned.
void tell_result(Resolution& turn, const ReportBattle& report) {
    const Battle& battle = turn.state().battles[report.battle.index()];
    for (const FormationId id : battle.formations) {
        OwnShipsLeft left{turn.own_number(id), {}};
        for (const ShipId ship : turn.definition().formation(id).ships) {
            const ShipState& state = turn.state().ships[ship.index()];
            left.ships.push_back({state.hull, state.speed});
        }
        turn.tell(turn.owner(id), left);
    }
    for (const auto& [side, number] : battle.numbers) {
        ToldText learned;
        for (const Learned& each : report.outcome.learned) {
            if (each.side == side) learned.text = each.text;
        }
        turn.tell(seat_of(side), BattleOver{number, battle.square, learned});
    }
}

}  // namespace

void mark_battles(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
                  const std::vector<Crossing>& crossings) {
    for (const Crossing& crossing : crossings) {
        if (are_in_contact(turn, crossing.a, crossing.b)) {
            mark(turn, turn.formation(crossing.a).square, {crossing.a, crossing.b}, at);
        }
    }
    std::set<Square> squares;
    for (const FormationId id : whose) squares.insert(turn.formation(id).square);
    for (const Square square : squares) mark_in(turn, square, at);
}

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
}

}  // namespace flagplot::turn
