#include "tactical/galley/ramming.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/enemies.h"
#include "tactical/galley/fires.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/points.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t worst_ram = 2, best_ram = 12;

bool is_sitting(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    if (is_held(battle, tag, HoldKind::grappled)) return true;
    if (tables.switches.ram_still_target == StillTarget::any) return !ship.has_moved;
    const bool cannot_move = is_held(battle, tag) || allowance(tables, battle, tag) == 0;
    return cannot_move || (ship.was_activated && !ship.has_moved);
}

std::string_view words_for(RamResult result) {
    switch (result) {
        case RamResult::nothing:
            return "glances off";
        case RamResult::jammed:
        case RamResult::fouled:
            return "is fouled with";
        case RamResult::rammed:
        case RamResult::rammed_and_free:
            return "rams";
    }
    return {};
}

void bring_down_masts(Ground& ground, Tag tag) {
    Ship& ship = ground.battle.ship(tag);
    if (!ship.has_sails_up) return;
    ship.has_sails_up = ship.has_mast = false;
    ground.say([&] { return called(ground.battle, tag) + " loses her masts"; }, "WG-93");
}

}  // namespace

bool is_pointed_at_flank(const kit::HexShip& ship, const kit::HexShip& target) {
    const auto where = around_of(target, ship.bow);
    const kit::Hex ahead = a_hex_ahead(ship).bow;
    return where && is_flank(*where) && (ahead == target.bow || ahead == stern_of(target));
}

Refusal why_not_a_rammer(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    return first_failed({
        {ship.ram_attack > 0, "a ship with a Ram Attack rating (WG-30)"},
        {!ship.has_tried_to_ram, "a ship at her first ram of this turn (WG-30)"},
        {!ship.is_crippled, "a ship that is not crippled (WG-30)"},
        {!ship.is_rammed, "a ship that is not rammed (WG-B19)"},
        {!is_held(battle, tag, HoldKind::fouled), "a ship that is not fouled (WG-30)"},
        {!is_held(battle, tag, HoldKind::grappled), "a ship that is not grappled (WG-30)"},
        {ship.fatigue == 0, "a ship that is not fatigued (WG-30)"},
        {!is_at_half_speed(tables, battle, tag), "a ship that is not at 1/2 Speed (WG-30)"},
    });
}

Refusal why_not_ram(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    if (const Refusal enemy = why_not_enemy(battle, tag, target); !enemy.empty()) return enemy;
    if (const Refusal self = why_not_a_rammer(tables, battle, tag); !self.empty()) return self;
    const Ship& ship = battle.ship(tag);
    const Motion motion = course_of(tables, battle, tag).motion;
    const Switches& switches = tables.switches;
    const bool has_just_turned = motion.last == Step::port || motion.last == Step::starboard;
    const bool has_raked =
        std::find(ship.raked.begin(), ship.raked.end(), target) != ship.raked.end();
    return first_failed({
        {is_pointed_at_flank(ship.at, battle.ship(target).at),
         "a ship in a flank hex of the target with her bow at it (WG-31)"},
        {!motion.has_turned_still, "a ship that turned only on the move (WG-32)"},
        {switches.ram_final_turn || !has_just_turned, "a hex forward after the last turn (WG-B14)"},
        {!motion.has_circled, "a ship that entered no hex twice (WG-33)"},
        {!motion.is_ended, "a ship that has not ended her movement (WG-A11)"},
        {motion.ahead > 0 || motion.left >= switches.ram_min_mp,
         "movement points to run into contact (WG-A11)"},
        {switches.rake_and_ram_same_target || !has_raked,
         "a ship that she has not raked in this turn (WG-A10)"},
    });
}

Refusal why_not_firepot(const Battle& battle, Tag ship) {
    return battle.ship(ship).firepots > 0 ? Refusal{} : "a ship with a firepot (WG-81)";
}

Sum ram_modifiers(const Tables& tables, const Battle& battle, Tag tag, Tag target,
                  bool is_after_failed_rake) {
    const Ship& ship = battle.ship(tag);
    const Ship& other = battle.ship(target);
    const RammingTable& table = tables.ramming;
    Sum sum;
    sum.add("Ram Attack", ship.ram_attack);
    sum.add("Ram Defence", -other.ram_defence);
    sum.add("at Maximum", level_of(ship) == Speed::maximum ? table.at_maximum : 0);
    sum.add("still target", is_sitting(tables, battle, target) ? table.still_target : 0);
    sum.add("better crew", ship.crew > other.crew ? table.better_crew : 0);
    sum.add("worse crew", ship.crew < other.crew ? table.worse_crew : 0);
    sum.add("failed rake", is_after_failed_rake ? table.after_failed_rake : 0);
    return sum;
}

RamResult ram_result(const Tables& tables, const Score& score, std::int32_t attack,
                     std::int32_t defence) {
    const RammingTable& table = tables.ramming;
    const std::int32_t total = score.total();
    if (score.natural() == worst_ram) return RamResult::jammed;
    if (total >= table.backs_off_from) return RamResult::rammed_and_free;
    if (total >= table.rams_from || score.natural() == best_ram) return RamResult::rammed;
    const bool is_heavier = defence >= attack + table.fouls_by;
    return total <= table.fouls_to && is_heavier ? RamResult::fouled : RamResult::nothing;
}

void begin_ram(Ground& ground, Tag tag) {
    begin_motion(ground, tag);
    const Motion& motion = ground.battle.progress.motion;
    if (motion.ahead == 0) spend(ground, tag, ground.tables.switches.ram_min_mp);
    ground.battle.ship(tag).has_tried_to_ram = true;
}

void end_ram(Ground& ground, Tag tag) {
    Motion& motion = ground.battle.progress.motion;
    if (motion.ship == tag) motion.is_ended = true;
}

bool ram(Ground& ground, Tag tag, Tag target, bool is_after_failed_rake) {
    Battle& battle = ground.battle;
    const Sum sum = ram_modifiers(ground.tables, battle, tag, target, is_after_failed_rake);
    const Score score = ground.roll_two(DieUse::ram, tag, sum);
    Ship& ship = battle.ship(tag);
    Ship& other = battle.ship(target);
    const RamResult result = ram_result(ground.tables, score, ship.ram_attack, other.ram_defence);
    const bool is_rammed = result == RamResult::rammed || result == RamResult::rammed_and_free;
    ground.trace(tag, target, TraceKind::rammed);
    ground.say(
        [&] {
            return fmt::format("{} {} {}", called(battle, tag), words_for(result),
                               called(battle, target));
        },
        "WG-34", score, is_rammed ? LogEvent::hit : LogEvent::other);
    bring_down_masts(ground, tag);
    bring_down_masts(ground, target);
    if (result == RamResult::jammed) ship.ram_attack = std::max(0, ship.ram_attack - 1);
    if (result == RamResult::jammed || result == RamResult::fouled) {
        hold(battle, tag, target, HoldKind::fouled);
    }
    if (is_rammed) {
        other.is_rammed = true;
        other.lost_to = ship.side;
        count_loss(ground, target, ship.side);
    }
    if (battle.progress.motion.ship == tag) {
        battle.progress.motion.has_free_back = result == RamResult::rammed_and_free;
    }
    return is_rammed;
}

void drop_firepot(Ground& ground, Tag tag, Tag target) {
    Ship& ship = ground.battle.ship(tag);
    --ship.firepots;
    const Score score = ground.roll_one(DieUse::firepot, tag, {});
    const bool is_lit = score.first >= ground.tables.fire.firepot_from;
    ground.say(
        [&] {
            return fmt::format("{} drops a firepot on {}: {}", called(ground.battle, tag),
                               called(ground.battle, target), is_lit ? "she burns" : "no fire");
        },
        "WG-81", score, is_lit ? LogEvent::hit : LogEvent::other);
    if (is_lit) set_fire(ground, target, ship.side);
}

}  // namespace flagplot::tactical::galley
