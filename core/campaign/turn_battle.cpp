#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "campaign/engagement.h"
#include "campaign/fight_order.h"
#include "campaign/result_checks.h"
#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

using Problem = std::optional<Error>;

Error bad_outcome(std::string sentence) {
    return {ErrorCode::bad_outcome, {std::move(sentence)}, {}, {}};
}

/// The result of an earlier battle can be replaced until one of its formations fights again: after
/// that, its ships have entered another battle with what was left of them.
Problem problem_with_replacing(const Resolution& turn, const ReportBattle& report) {
    const auto& battles = turn.state().battles;
    const Battle& battle = battles[report.battle.index()];
    for (std::size_t later = report.battle.index() + 1; later < battles.size(); ++later) {
        for (const FormationId id : battle.formations) {
            const auto& in = battles[later].formations;
            if (!std::binary_search(in.begin(), in.end(), id)) continue;
            return bad_outcome(
                fmt::format("{} has fought again since, in battle {}; take the first result back "
                            "with withdraw",
                            turn.row(id).id, later + 1));
        }
    }
    return std::nullopt;
}

/// Does the battle exist, and does it wait for its result, or have one that may be replaced?
Problem problem_with_battle(const Resolution& turn, const ReportBattle& report) {
    const auto& battles = turn.state().battles;
    const bool exists = report.battle.index() < battles.size();
    const bool is_awaited = turn.state().stop == Stop{OpenBattle{report.battle}};
    if (!exists || (!is_awaited && !battles[report.battle.index()].outcome)) {
        return Error{ErrorCode::no_such_battle, {std::to_string(report.battle.number + 1)}, {}, {}};
    }
    return is_awaited ? std::nullopt : problem_with_replacing(turn, report);
}

Problem problem_with_leaving(const Resolution& turn, const Battle& battle, const BrokenOff& left) {
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
    const auto& ships = turn.formation(left.formation).ships;
    for (const ShipId ship : left.ships) {
        if (std::binary_search(ships.begin(), ships.end(), ship)) continue;
        return bad_outcome(
            fmt::format("a ship left with {} that is not in it", turn.row(left.formation).id));
    }
    return std::nullopt;
}

/// What no reason can overrule: a ship, a side or a square that is impossible.
Problem problem_with_outcome(const Resolution& turn, const ReportBattle& report) {
    const Definition& definition = turn.definition();
    const BattleOutcome& outcome = report.outcome;
    if (outcome.minutes < 0) return bad_outcome("a battle cannot last less than no time");
    for (const ShipOutcome& ship : outcome.ships) {
        if (ship.ship.index() >= definition.ships.size()) {
            return bad_outcome("a ship of the result is not in this campaign");
        }
        if (ship.by && ship.by->index() >= definition.sides.size()) {
            return bad_outcome("a side of the result is not in this campaign");
        }
    }
    const Battle& battle = turn.state().battles[report.battle.index()];
    if (outcome.field_holder && !battle.numbers.contains(*outcome.field_holder)) {
        return bad_outcome("a side holds the field that was not in this battle");
    }
    for (const BrokenOff& left : outcome.left) {
        if (auto problem = problem_with_leaving(turn, battle, left)) return problem;
    }
    return std::nullopt;
}

ResultCase case_of(const Resolution& turn, const ReportBattle& report) {
    return {turn.definition(), turn.state(), report.battle, report.outcome};
}

/// Every ship of the battle, and of its result, as it was before.
std::vector<ShipWentIn> ships_before(const Resolution& turn, const Battle& battle,
                                     const BattleOutcome& outcome) {
    std::map<ShipId, ShipState> before;
    for (const ShipWentIn& each : battle.went_in) before[each.ship] = each.state;
    const auto add = [&](ShipId ship) {
        before.try_emplace(ship, turn.state().ships[ship.index()]);
    };
    for (const FormationId id : battle.formations) {
        for (const ShipId ship : turn.formation(id).ships) add(ship);
    }
    for (const ShipOutcome& ship : outcome.ships) add(ship.ship);
    std::vector<ShipWentIn> ships;
    for (const auto& [ship, state] : before) ships.push_back({ship, state});
    return ships;
}

/// The formations of the battle, and any others that now have one of its ships.
std::vector<FormationId> concerned(const Resolution& turn, const Battle& battle) {
    std::vector<FormationId> concerned = battle.formations;
    for (std::uint32_t i = 0; i < turn.state().formations.size(); ++i) {
        const auto& ships = turn.state().formations[i].ships;
        const bool holds_one =
            std::any_of(battle.went_in.begin(), battle.went_in.end(), [&](const ShipWentIn& each) {
                return std::binary_search(ships.begin(), ships.end(), each.ship);
            });
        const bool is_new =
            std::find(concerned.begin(), concerned.end(), FormationId{i}) == concerned.end();
        if (holds_one && is_new) concerned.push_back({i});
    }
    return concerned;
}

/// Own ships in full, and what the result says was learned.
void tell_result(Resolution& turn, const Battle& battle, const BattleOutcome& outcome,
                 ResultFrom from) {
    for (const FormationId id : concerned(turn, battle)) {
        OwnShipsLeft left{turn.own_number(id), {}};
        for (const ShipId ship : turn.formation(id).ships) {
            left.ships.push_back({turn.own_ship(ship), turn.state().ships[ship.index()]});
        }
        turn.tell(turn.owner(id), left);
    }
    const TurnNumber last = battle.last_turn();
    for (const auto& [side, number] : battle.numbers) {
        ToldText learned;
        for (const Learned& each : outcome.learned) {
            if (each.side == side) learned = said(each.text);
        }
        turn.tell(seat_of(side),
                  BattleOver{number, battle.square, last, learned, Minutes{outcome.minutes}, from});
    }
}

/// Formations that an earlier result of this battle left without a ship.
std::vector<FormationId> lost_in(const Resolution& turn, const Battle& battle) {
    std::vector<FormationId> lost;
    std::copy_if(battle.formations.begin(), battle.formations.end(), std::back_inserter(lost),
                 [&](FormationId id) {
                     return battle.outcome && turn.formation(id).presence == Presence::gone &&
                            turn.units(id).empty();
                 });
    return lost;
}

/// A formation that has lost all ships no longer exists; one that has ships again after all is back
/// where it was.
void count_formations(Resolution& turn, const std::vector<FormationId>& concerned,
                      const std::vector<FormationId>& lost_before) {
    for (const FormationId id : concerned) {
        if (turn.is_on_chart(id) && turn.units(id).empty()) turn.fact(FormationLost{id});
    }
    for (const FormationId id : lost_before) {
        if (turn.units(id).empty()) continue;
        turn.fact(FormationEntered{id, turn.formation(id).square});
        turn.tell(turn.owner(id), OwnEntered{turn.own_number(id), turn.formation(id).square});
    }
}

/// Those ships that left and still belong to their side.
std::vector<ShipId> afloat_among(const Resolution& turn, const std::vector<ShipId>& ships) {
    std::vector<ShipId> afloat;
    std::copy_if(ships.begin(), ships.end(), std::back_inserter(afloat),
                 [&](ShipId ship) { return !turn.state().ships[ship.index()].is_lost(); });
    return afloat;
}

/// Who leaves: the formation, or those of its ships that did, which form a new one (contract 4.4).
/// Nobody if none of them is left.
std::optional<FormationId> leaver(Resolution& turn, const BrokenOff& left) {
    if (!turn.is_on_chart(left.formation)) return std::nullopt;
    const std::vector<ShipId> leaving = afloat_among(turn, left.ships);
    const std::size_t afloat = turn.units(left.formation).size();
    if (left.ships.empty() || leaving.size() == afloat) return left.formation;
    if (leaving.empty()) return std::nullopt;
    Detach order;
    for (const ShipId ship : leaving) order.ships.push_back(turn.own_ship(ship));
    std::sort(order.ships.begin(), order.ships.end());
    const FormationId part{static_cast<std::uint32_t>(turn.state().formations.size())};
    detach(turn, left.formation, order, {});
    return part;
}

void break_off(Resolution& turn, const BrokenOff& left) {
    const auto id = leaver(turn, left);
    if (!id) return;
    turn.fact(FormationBrokeOff{*id, left.to});
    turn.tell(turn.owner(*id), OwnBrokeOff{turn.own_number(*id), left.to});
    pass_markers(turn, *id, {half_hours_per_turn});
}

bool is_prize(const ShipState& ship) { return ship.fate == Fate::captured && !ship.is_sunk(); }

/// The captor's formation that takes a prize of this battle along: the first, by number, of those
/// that fought and are still there, or else of those that left.
std::optional<FormationId> keeper_of(const Resolution& turn, const Battle& battle, SideId captor) {
    std::vector<FormationId> keepers = battle.formations;
    std::erase_if(keepers,
                  [&](FormationId id) { return turn.side(id) != captor || !turn.is_on_chart(id); });
    const auto keeper =
        std::min_element(keepers.begin(), keepers.end(), [&](FormationId a, FormationId b) {
            const auto rank = [&](FormationId id) {
                return std::pair(turn.formation(id).square != battle.square, turn.own_number(id));
            };
            return rank(a) < rank(b);
        });
    return keeper == keepers.end() ? std::nullopt : std::optional(*keeper);
}

/// Decides which formations have which prizes from now on: those of earlier battles that are still
/// prizes, and those of this one, which its earlier result may have placed elsewhere.
void hand_over_prizes(Resolution& turn, const Battle& battle) {
    std::map<ShipId, SideId> taken;
    for (const ShipWentIn& each : battle.went_in) {
        const ShipState& now = turn.state().ships[each.ship.index()];
        if (is_prize(now) && !is_prize(each.state) && now.captor) taken[each.ship] = *now.captor;
    }
    std::map<FormationId, std::vector<ShipId>> held;
    const auto& formations = turn.state().formations;
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        for (const ShipId ship : formations[i].prizes) {
            const bool is_kept =
                is_prize(turn.state().ships[ship.index()]) && !taken.contains(ship);
            if (is_kept) held[{i}].push_back(ship);
        }
    }
    for (const auto& [ship, captor] : taken) {
        if (const auto keeper = keeper_of(turn, battle, captor)) held[*keeper].push_back(ship);
    }
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        std::vector<ShipId>& ships = held[{i}];
        std::sort(ships.begin(), ships.end());
        if (ships == formations[i].prizes) continue;
        turn.fact(PrizesHeld{{i}, ships});
        turn.tell(turn.owner({i}), OwnPrizes{turn.own_number({i}),
                                             prizes_with(turn.definition(), turn.state(), {i})});
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
    if (auto problem = problem_with_battle(turn, report)) return problem;
    const Battle& battle = turn.state().battles[report.battle.index()];
    if (report.from == ResultFrom::fought && !battle.fight) {
        return bad_outcome("the program has not fought this battle");
    }
    if (auto problem = problem_with_outcome(turn, report)) return problem;
    if (!report.overruled.empty()) return std::nullopt;
    const std::vector<Error> refusals = refusals_of(case_of(turn, report));
    if (refusals.empty()) return std::nullopt;
    return refusals.front();
}

std::optional<Error> problem_with(const Resolution& turn, const OrderBattle& command) {
    if (turn.state().stop != Stop{OpenBattle{command.battle}}) {
        return Error{
            ErrorCode::no_such_battle, {std::to_string(command.battle.number + 1)}, {}, {}};
    }
    const Battle& battle = turn.state().battles[command.battle.index()];
    if (command.more.module.empty()) return bad_outcome("a battle is fought by nobody");
    if (battle.fight && battle.fight->module != command.more.module) {
        return bad_outcome(
            fmt::format("battle {} is being fought by {}; withdraw takes its first order back",
                        command.battle.number + 1, battle.fight->module));
    }
    for (const FightOrder& order : command.more.orders) {
        const bool is_giver = order.side == umpire_of_battle || battle.numbers.contains(order.side);
        if (is_giver && !order.text.empty()) continue;
        return bad_outcome("an order is of a side that is not in this battle, or says nothing");
    }
    return std::nullopt;
}

void take_result(Resolution& turn, const ReportBattle& report) {
    for (const Error& refusal : refusals_of(case_of(turn, report))) {
        turn.fact(RefusalOverruled{sentence_of(refusal), report.overruled});
    }
    const BattleOutcome outcome = settled(case_of(turn, report));
    const Battle before = turn.state().battles[report.battle.index()];
    const std::vector<FormationId> lost_before = lost_in(turn, before);
    turn.fact(
        BattleFought{report.battle, outcome, ships_before(turn, before, outcome), report.from});
    const Battle battle = turn.state().battles[report.battle.index()];
    tell_result(turn, battle, outcome, report.from);
    count_formations(turn, concerned(turn, battle), lost_before);
    for (const BrokenOff& left : outcome.left) break_off(turn, left);
    hand_over_prizes(turn, battle);
}

}  // namespace flagplot::turn
