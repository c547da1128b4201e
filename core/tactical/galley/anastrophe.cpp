#include "tactical/galley/anastrophe.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tactical/galley/board.h"
#include "tactical/galley/enemies.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

using kit::Around;

constexpr std::array approaches{Around::bow, Around::bow_starboard, Around::bow_port};

/// The hex before the target's bow that she stands in, or stands straight behind, and how far off.
struct Approach {
    Around hex{};
    std::int32_t steps = 0;
};

std::optional<Approach> approach_of(const kit::HexShip& ship, const kit::HexShip& target) {
    for (std::int32_t steps = 0; steps <= 1; ++steps) {
        const kit::Hex bow = steps == 0 ? ship.bow : a_hex_ahead(ship).bow;
        for (const Around hex : approaches) {
            if (hex_around(target, hex) == bow) return Approach{hex, steps};
        }
    }
    return std::nullopt;
}

bool is_empty_of_others(const Battle& battle, kit::Hex hex, Tag ship, Tag target) {
    if (!is_on_board(battle, hex) || is_land(battle, hex)) return false;
    const Tag there = ship_on(battle, hex);
    return there == 0 || there == ship || there == target;
}

bool are_empty_of_others(const Battle& battle, const std::vector<kit::Hex>& hexes, Tag ship,
                         Tag target) {
    return std::all_of(hexes.begin(), hexes.end(),
                       [&](kit::Hex hex) { return is_empty_of_others(battle, hex, ship, target); });
}

bool is_stern_clear(const Battle& battle, Tag ship, Tag target) {
    const kit::HexShip& at = battle.ship(target).at;
    std::vector<kit::Hex> hexes;
    for (const Around where : {Around::stern, Around::stern_port, Around::stern_starboard}) {
        if (const auto hex = hex_around(at, where)) hexes.push_back(*hex);
    }
    return are_empty_of_others(battle, hexes, ship, target);
}

/// The hexes on her way to the rake, and those of the Turn Around.
bool is_way_clear(const Battle& battle, Tag tag, Tag target, const AnastrophePlan& plan) {
    std::vector<kit::Hex> hexes = hexes_of(plan.rams_from);
    kit::HexShip at = battle.ship(tag).at;
    for (std::int32_t step = 0; step < plan.ahead; ++step) {
        at = a_hex_ahead(at);
        hexes.push_back(at.bow);
    }
    return are_empty_of_others(battle, hexes, tag, target);
}

std::int32_t cost_of_rake(const Tables& tables, const AnastrophePlan& plan) {
    const std::int32_t run = plan.ahead * tables.costs.ahead;
    return std::max(1, plan.is_through ? run + tables.costs.through : run);
}

}  // namespace

kit::HexShip against_stern(const kit::HexShip& ship, const kit::HexShip& target, Hand hand) {
    const Around where = hand == Hand::port ? Around::stern_port : Around::stern_starboard;
    const kit::Hexside to_target = hand == Hand::port ? 1 : 5;
    return {*hex_around(target, where), kit::in_hex(target.facing + to_target), ship.hexes};
}

std::optional<AnastrophePlan> plan_of(const kit::HexShip& ship, const kit::HexShip& target,
                                      Hand hand) {
    const auto approach = approach_of(ship, target);
    if (!approach || kit::in_hex(ship.facing - target.facing) != 3) return std::nullopt;
    AnastrophePlan plan;
    plan.is_through = approach->hex == Around::bow;
    plan.ahead = approach->steps + (plan.is_through ? 0 : 1);
    kit::HexShip at = ship;
    for (std::int32_t step = 0; step < plan.ahead; ++step) at = a_hex_ahead(at);
    plan.raked_from = plan.is_through ? beyond(at, target) : at;
    const Hand other = approach->hex == Around::bow_starboard ? Hand::port : Hand::starboard;
    plan.rams_from = against_stern(ship, target, plan.is_through ? hand : other);
    return plan;
}

Refusal why_not_anastrophe(const Tables& tables, const Battle& battle, Tag tag, Tag target,
                           Hand hand) {
    if (const Refusal enemy = why_not_enemy(battle, tag, target); !enemy.empty()) return enemy;
    const Ship& ship = battle.ship(tag);
    const Motion motion = course_of(tables, battle, tag).motion;
    const bool is_single =
        tables.switches.anastrophe_any_ship || !battle.group(battle.progress.active).is_command;
    const Refusal general = first_failed({
        {is_single, "an individual ship (WG-70)"},
        {ship.may_anastrophe, "a ship with an asterisk after her Ram Attack (WG-70)"},
        {level_of(ship) == Speed::maximum, "a ship at Maximum (WG-70)"},
        {!motion.is_spent && motion.trail.size() == 1 && !ship.has_fired &&
             ship.grappled_at.empty(),
         "a ship that does nothing else in this turn (WG-70)"},
    });
    if (!general.empty()) return general;
    if (const Refusal rammer = why_not_a_rammer(tables, battle, tag); !rammer.empty()) {
        return rammer;
    }
    if (const Refusal raker = why_not_a_raker(tables, battle, tag, target); !raker.empty()) {
        return raker;
    }
    const kit::HexShip& other = battle.ship(target).at;
    if (kit::in_hex(ship.at.facing - other.facing) != 3) {
        return "a ship that faces the target's bow (WG-71)";
    }
    const auto plan = plan_of(ship.at, other, hand);
    if (!plan) return "a ship in an approach hex, or 2 hexes from the target's bow (WG-72)";
    const Refusal room = first_failed({
        {plan->rams_from == against_stern(ship.at, other, hand),
         "the side opposite to the rake (WG-74)"},
        {is_stern_clear(battle, tag, target), "no other ship round the target's stern (WG-71)"},
        {is_way_clear(battle, tag, target, *plan), "no ship in the hexes to ram from (WG-71)"},
        {motion.left >= cost_of_rake(tables, *plan) + 1,
         "movement points for the rake and one more (WG-A20)"},
    });
    if (!room.empty() || !plan->is_through) return room;
    kit::HexShip before = ship.at;
    for (std::int32_t step = 0; step < plan->ahead; ++step) before = a_hex_ahead(before);
    return why_not_between(tables, battle, tag, before, target);
}

void begin_anastrophe(Ground& ground, Tag tag, Tag target, Hand hand) {
    const auto plan = plan_of(ground.battle.ship(tag).at, ground.battle.ship(target).at, hand);
    if (!plan) return;
    begin_motion(ground, tag);
    for (std::int32_t step = 0; step < plan->ahead; ++step) take_step(ground, tag, Step::ahead);
    if (plan->is_through) go_through(ground, tag, target);
    Motion& motion = ground.battle.progress.motion;
    motion.left = 0;
    motion.is_ended = true;
    ground.say(
        [&] {
            return fmt::format("{} tries an anastrophe on {}", called(ground.battle, tag),
                               called(ground.battle, target));
        },
        "WG-70");
}

void turn_about(Ground& ground, Tag tag, Tag target, Hand hand) {
    Ship& ship = ground.battle.ship(tag);
    ship.at = against_stern(ship.at, ground.battle.ship(target).at, hand);
    ground.battle.progress.motion.trail.push_back(ship.at);
    ground.say(
        [&] {
            return fmt::format("{} turns round against the {} quarter of {}",
                               called(ground.battle, tag), word_of(hand),
                               called(ground.battle, target));
        },
        "WG-74");
}

}  // namespace flagplot::tactical::galley
