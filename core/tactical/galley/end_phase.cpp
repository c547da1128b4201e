#include "tactical/galley/end_phase.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/fatigue.h"
#include "tactical/galley/fires.h"
#include "tactical/galley/points.h"
#include "tactical/galley/seamanship.h"
#include "tactical/galley/sinking.h"
#include "tactical/galley/turn.h"
#include "tactical/galley/turn_log.h"

namespace flagplot::tactical::galley {

namespace {

/// The fleet of a side leaves by its own edge, as far as it can move.
void withdraw(Ground& ground, SideIndex side) {
    Battle& battle = ground.battle;
    for (Ship& ship : battle.ships) {
        const bool can_go = ship.side == side && can_fight(ship) &&
                            !is_held(battle, static_cast<Tag>(&ship - battle.ships.data()) + 1);
        if (!can_go) continue;
        ship.where = Whereabouts::left;
        ship.exit = battle.sides[side.index()].entry;
    }
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (!battle.is_hostile({other}, side)) continue;
        battle.sides[other].points += ground.tables.command.withdraw_points;
    }
}

/// A side that has lost its admiral tests once whether it withdraws (WG-94).
bool does_any_withdraw(Ground& ground) {
    Battle& battle = ground.battle;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        SideState& state = battle.sides[side];
        if (state.has_tested_withdrawal || !is_admiral_lost(battle, {side})) continue;
        state.has_tested_withdrawal = true;
        Sum sum;
        const bool is_behind = points_of_enemies(battle, {side}) > state.points;
        sum.add("behind", is_behind ? ground.tables.command.behind : 0);
        const Score score = ground.roll_one(DieUse::withdrawal, state.admiral, sum);
        const bool goes = score.total() >= ground.tables.command.withdraw_needed;
        ground.say(
            [&] {
                return fmt::format("{} has lost its admiral and {}", state.name,
                                   goes ? "withdraws" : "fights on");
            },
            "WG-94", score);
        if (!goes) continue;
        withdraw(ground, {side});
        return true;
    }
    return false;
}

/// Rammed ships sink or stay afloat (WG-A25).
void sink_rammed(Ground& ground) {
    for (Tag tag = 1; tag <= ground.battle.ships.size(); ++tag) {
        const Ship& ship = ground.battle.ship(tag);
        if (!ship.is_there() || !ship.is_rammed) continue;
        const Score score = ground.roll_one(DieUse::sinking, tag, {});
        if (score.first >= ground.tables.switches.rammed_sinks_on) {
            sink(ground, tag, "WG-A25");
        } else {
            ground.say([&] { return called(ground.battle, tag) + " stays afloat"; }, "WG-A25",
                       score);
        }
    }
}

EndedBy how_it_ended(const Battle& battle) {
    // a prize that her captor took off the board has not withdrawn
    const auto is_any = [&](Whereabouts where) {
        return std::any_of(battle.ships.begin(), battle.ships.end(), [where](const Ship& ship) {
            return ship.where == where &&
                   (where == Whereabouts::sunk || ship.side == ship.first_side);
        });
    };
    if (is_fought_over(battle)) return EndedBy::turn_limit;
    if (is_any(Whereabouts::sunk)) return EndedBy::annihilation;
    if (is_any(Whereabouts::left)) return EndedBy::disengagement;
    const bool is_any_lost = std::any_of(battle.ships.begin(), battle.ships.end(),
                                         [](const Ship& ship) { return ship.lost_to.has_value(); });
    return is_any_lost ? EndedBy::surrender : EndedBy::no_hostility;
}

}  // namespace

void end_battle(Ground& ground, std::optional<EndedBy> why) {
    Progress& progress = ground.battle.progress;
    burn_out(ground);
    sink_rammed(ground);
    log_turn(ground);
    progress.phase = Phase::over;
    progress.asked.reset();
    progress.active = progress.next_active = 0;
    progress.motion = {};
    progress.attempts.clear();
    progress.ended_by = why.value_or(how_it_ended(ground.battle));
}

bool end_phase(Ground& ground) {
    Battle& battle = ground.battle;
    burn(ground);
    rest(ground);
    ground.say(
        [&] {
            std::string told = "points:";
            for (const SideState& side : battle.sides) {
                told += fmt::format(" {} {}", side.name, side.points);
            }
            return told;
        },
        "WG-95");
    std::optional<EndedBy> why;
    if (does_any_withdraw(ground)) {
        const bool has_left =
            std::any_of(battle.ships.begin(), battle.ships.end(), [](const Ship& ship) {
                return ship.where == Whereabouts::left && ship.side == ship.first_side;
            });
        why = has_left ? EndedBy::disengagement : EndedBy::surrender;
    } else if (winner_by_points(ground.tables, battle)) {
        why = EndedBy::victory_points;
    }
    const bool is_over =
        why || !is_fought_over(battle) || battle.progress.turn >= battle.progress.turns;
    if (is_over) {
        end_battle(ground, why);
    } else {
        log_turn(ground);
    }
    return is_over;
}

}  // namespace flagplot::tactical::galley
