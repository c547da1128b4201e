#include "tactical/galley/captain_places.h"

#include <algorithm>
#include <cstdlib>

#include "tactical/galley/chances.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

constexpr Worth a_hex = point / 10;      ///< of the way to the nearest flank
constexpr Worth a_hex_home = 2 * point;  ///< of a ship that goes home

/// Will she be able to ram when she moves next, as far as can be told now?
bool is_rammer(const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    return can_fight(ship) && ship.ram_attack > 0 && !ship.is_crippled && ship.fatigue == 0 &&
           !is_held(battle, tag);
}

/// Can a ship with so much movement come to a flank of another, her bow towards it?
bool can_come(const kit::HexShip& from, std::int32_t movement, const kit::HexShip& at) {
    using kit::Around;
    for (const Around where :
         {Around::bow_starboard, Around::midship_starboard, Around::stern_starboard,
          Around::stern_port, Around::midship_port, Around::bow_port}) {
        const auto hex = kit::hex_around(at, where);
        if (!hex) continue;
        const std::int32_t way = kit::hexes_apart(from.bow, *hex);
        if (way > movement) continue;
        // She turns once for each hexside between her facing and the way in, after a hex each.
        for (kit::Hexside side = 0; side < 6; ++side) {
            const kit::Hex in = kit::neighbour(*hex, side);
            if (in != at.bow && in != stern_of(at)) continue;
            const std::int32_t turns = std::abs(kit::turns_between(from.facing, side));
            if (turns <= way && way + turns <= movement) return true;
        }
    }
    return false;
}

Worth half_of_ram(const Mind& mind, const Battle& battle, Tag ship, Tag target) {
    return ram_chance(mind.tables, battle, ship, target) * mind.points(target) / 2;
}

}  // namespace

Places::Places(const Mind& mind, const OpenWater& ways, const Battle& battle, Tag ship,
               const std::vector<Tag>& near)
    : ways_(ways), cruise_(battle.ship(ship).cruise), is_withdrawing_(mind.is_withdrawing) {
    if (is_withdrawing_) return;
    see_prey(mind, battle, ship, near);
    see_threats(mind, battle, ship, near);
    if (!threats_.empty()) see_support(mind, battle);
}

Worth Places::worth_of(const kit::HexShip& at) const {
    if (is_withdrawing_) return -a_hex_home * way_from(at);
    return -a_hex * way_from(at) - danger_at(at);
}

Worth Places::prospect_from(const kit::HexShip& at) const {
    Worth most = 0;
    if (way_from(at) > cruise_) return most;
    for (const Prey& prey : prey_) {
        if (prey.gain > most && can_come(at, cruise_, prey.at)) most = prey.gain;
    }
    return most;
}

void Places::see_prey(const Mind& mind, const Battle& battle, Tag ship,
                      const std::vector<Tag>& near) {
    if (!is_rammer(battle, ship)) return;
    for (const Tag enemy : near) {
        prey_.push_back({battle.ship(enemy).at, half_of_ram(mind, battle, ship, enemy)});
    }
}

void Places::see_threats(const Mind& mind, const Battle& battle, Tag ship,
                         const std::vector<Tag>& near) {
    for (const Tag enemy : near) {
        if (!is_rammer(battle, enemy)) continue;
        threats_.push_back({battle.ship(enemy).at, allowance(mind.tables, battle, enemy),
                            mind.points(enemy), half_of_ram(mind, battle, enemy, ship)});
    }
}

void Places::see_support(const Mind& mind, const Battle& battle) {
    for (Tag own = 1; battle.has_ship(own); ++own) {
        if (battle.ship(own).side != mind.side || !is_rammer(battle, own)) continue;
        support_.push_back(
            {battle.ship(own).at, allowance(mind.tables, battle, own), mind.points(own), 0});
    }
}

std::int32_t Places::way_from(const kit::HexShip& at) const {
    constexpr std::int32_t very_far = 99;
    return ways_.way_from(at.bow).value_or(very_far);
}

/// What the enemies that can come to ram her may win, by as much as they outweigh the own ships
/// that can come there in two turns, herself among them.
Worth Places::danger_at(const kit::HexShip& at) const {
    constexpr std::int32_t turns = 2;
    Worth gain = 0, theirs = 0;
    for (const Rammer& threat : threats_) {
        if (!can_come(threat.at, threat.movement, at)) continue;
        gain += threat.gain;
        theirs += threat.points;
    }
    if (gain == 0) return 0;
    Worth own = 0;
    for (const Rammer& support : support_) {
        if (hexes_apart(support.at, at) <= turns * support.movement) own += support.points;
    }
    return gain * std::max(Worth{0}, theirs - own) / theirs;
}

}  // namespace flagplot::tactical::galley
