#include "tactical/squadron/deploy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "tactical/kit/sweep.h"
#include "tactical/squadron/board.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t gap_in_squadron = 100;
constexpr std::int32_t quarter = 90;

void set_wind(Ground& ground) {
    Conditions& conditions = ground.battle.conditions;
    if (!conditions.is_wind_given) {
        const std::int32_t points = ground.switches().wind_points;
        const std::int32_t lot = ground.roll(DieUse::wind_from, 0, points);
        conditions.wind_from = nearest_notch(ground.switches(), (lot - 1) * 360 / points);
    }
    ground.say(
        [&] {
            return conditions.is_calm() ? std::string("Calm")
                                        : fmt::format("Wind from {:03}", conditions.wind_from);
        },
        "US-10");
}

/// Is this base in the strip along an edge, as deep as a set-up zone?
bool is_in_zone(const Switches& switches, std::int32_t edge, const kit::Box& base) {
    const std::int32_t depth = 2 * switches.deploy_depth;
    for (const kit::Point corner : kit::corners_of(base)) {  // half steps
        if (std::abs(corner.x) > switches.table_width) return false;
        if (std::abs(corner.y) > switches.table_height) return false;
        const bool is_in = edge == 0         ? corner.y >= switches.table_height - depth
                           : edge == quarter ? corner.x >= switches.table_width - depth
                           : edge == 180     ? corner.y <= depth - switches.table_height
                                             : corner.x <= depth - switches.table_width;
        if (!is_in) return false;
    }
    return true;
}

/// An island by lot, with a soft rim: far from the others and from the zones (US-B37).
void add_island(Ground& ground) {
    const MeasureTable& measures = ground.tables.measures;
    const Switches& switches = ground.switches();
    constexpr std::int32_t tries = 20;
    const std::int32_t half_x = switches.table_width / 2 - switches.deploy_depth;
    const std::int32_t half_y = switches.table_height / 2 - switches.deploy_depth;
    for (std::int32_t at = 0; at < tries; ++at) {
        const std::int32_t room_x = half_x - measures.island_length / 2 - measures.island_rim;
        const std::int32_t room_y = half_y - measures.island_breadth / 2 - measures.island_rim;
        if (room_x < 1 || room_y < 1) return;
        const std::int32_t x = ground.roll(DieUse::island_place, 0, 2 * room_x + 1) - room_x - 1;
        const std::int32_t y = ground.roll(DieUse::island_place, 1, 2 * room_y + 1) - room_y - 1;
        const kit::Box island{{x, y}, quarter, measures.island_length, measures.island_breadth};
        kit::Box rim = island;
        rim.length += 2 * measures.island_rim;
        rim.breadth += 2 * measures.island_rim;
        auto& obstacles = ground.battle.obstacles;
        const bool is_near = std::any_of(
            obstacles.begin(), obstacles.end(),
            [&](const Obstacle& other) { return kit::gap(rim, other.base) < measures.island_gap; });
        if (is_near) continue;
        obstacles.push_back({ObstacleKind::very_solid, island, true});
        obstacles.push_back({ObstacleKind::soft, rim, false});
        return;
    }
}

void add_islands(Ground& ground) {
    const TableTerrain terrain = ground.switches().table_terrain;
    const bool has_coast = terrain == TableTerrain::coast || (terrain == TableTerrain::by_square &&
                                                              ground.battle.conditions.has_coast);
    if (!has_coast) return;
    constexpr std::int32_t most = 3;
    const std::int32_t islands = ground.roll(DieUse::islands, 0, most);
    for (std::int32_t island = 0; island < islands; ++island) add_island(ground);
}

std::vector<ShipNumber> all_ships_of(const Battle& battle, SquadronNumber squadron) {
    std::vector<ShipNumber> ships;
    for (ShipNumber number = 0; number < battle.ships.size(); ++number) {
        if (battle.ships[number].squadron == squadron) ships.push_back(number);
    }
    return ships;
}

bool is_clear(const Battle& battle, const kit::Box& base) {
    for (const Ship& ship : battle.ships) {
        if (ship.is_on_table() && kit::do_touch(base, base_of(battle, ship))) return false;
    }
    return std::none_of(
        battle.obstacles.begin(), battle.obstacles.end(),
        [&](const Obstacle& obstacle) { return kit::do_touch(base, obstacle.base); });
}

/// A place of a zone: so far along its edge from the middle, so far from the edge.
kit::Point in_zone(const Switches& switches, std::int32_t edge, std::int32_t along,
                   std::int32_t depth) {
    const std::int32_t half_x = switches.table_width / 2;
    const std::int32_t half_y = switches.table_height / 2;
    switch (edge) {
        case 0:
            return {-along, half_y - depth};
        case quarter:
            return {half_x - depth, along};
        case 180:
            return {along, depth - half_y};
        default:
            return {depth - half_x, -along};
    }
}

std::int32_t half_length_of(const Switches& switches, std::int32_t edge) {
    return (edge % 180 == 0 ? switches.table_width : switches.table_height) / 2;
}

/// Places along the edge from the middle outwards, to both sides in turn.
std::vector<std::int32_t> places_along(std::int32_t half, std::int32_t step) {
    std::vector<std::int32_t> places{0};
    for (std::int32_t at = step; at <= half; at += step) {
        places.push_back(at);
        places.push_back(-at);
    }
    return places;
}

}  // namespace

void set_up(Ground& ground) {
    Battle& battle = ground.battle;
    set_wind(ground);
    add_islands(ground);
    const std::vector<std::int32_t> modifiers(battle.sides.size(), 0);
    constexpr std::int32_t die = 6;
    battle.progress.initiative =
        kit::roll_initiative(modifiers, die, ground.dice(), key_of(DieUse::first_initiative, 0, 0))
            .order;
    shuffle_decks(ground);
}

std::int32_t heading_inward(const Battle& battle, SideIndex side) {
    return kit::in_circle(battle.sides[side.index()].entry + 180);
}

std::vector<kit::Box> bases_of(const Tables& tables, const Battle& battle, const Deploy& order) {
    const ShipClass& kind = battle.classes[battle.squadrons[order.squadron].kind];
    const bool is_line = order.pattern == Pattern::line;
    const std::int32_t way = kit::in_circle(order.heading + (is_line ? 180 : quarter));
    const std::int32_t step = (is_line ? kind.length : kind.breadth) + gap_in_squadron;
    std::vector<kit::Box> bases;
    const kit::Point first = point_at(tables.switches, order.at);
    for (std::size_t at = 0; at < all_ships_of(battle, order.squadron).size(); ++at) {
        const kit::Point place = kit::ahead(first, way, step * static_cast<std::int32_t>(at));
        bases.push_back({place, kit::in_circle(order.heading), kind.length, kind.breadth});
    }
    return bases;
}

std::optional<std::string> why_not_deploy(const Tables& tables, const Battle& battle,
                                          SideIndex side, const Deploy& order) {
    const auto squadrons = to_deploy(battle, side);
    if (std::find(squadrons.begin(), squadrons.end(), order.squadron) == squadrons.end()) {
        return "a squadron of yours that is not deployed";
    }
    const std::int32_t edge = battle.sides[side.index()].entry;
    for (const kit::Box& base : bases_of(tables, battle, order)) {
        if (!is_in_zone(tables.switches, edge, base)) return "a place in your set-up zone";
        if (!is_clear(battle, base)) return "a place that is free";
    }
    return std::nullopt;
}

namespace {

/// Ways at places this far apart, from the middle outwards, the front first.
std::vector<Deploy> ways_at(const Tables& tables, const Battle& battle, SideIndex side,
                            std::int32_t apart) {
    constexpr std::size_t enough = 12;
    const std::int32_t edge = battle.sides[side.index()].entry;
    const std::int32_t inward = heading_inward(battle, side);
    const std::int32_t half = half_length_of(tables.switches, edge);
    std::vector<Deploy> ways;
    for (const std::int32_t along : places_along(half, apart)) {
        for (const SquadronNumber squadron : to_deploy(battle, side)) {
            for (std::int32_t depth = 1'000; depth > 0; depth -= apart) {
                const kit::Point place = in_zone(tables.switches, edge, along, depth);
                for (const Pattern pattern : {Pattern::abreast, Pattern::line}) {
                    const Deploy way{squadron, board_place(tables.switches, place), inward,
                                     pattern};
                    if (!why_not_deploy(tables, battle, side, way)) ways.push_back(way);
                    if (ways.size() >= enough) return ways;
                }
            }
        }
    }
    return ways;
}

}  // namespace

std::vector<Deploy> ways_to_deploy(const Tables& tables, const Battle& battle, SideIndex side) {
    for (const std::int32_t apart : {300, 100, 20}) {
        auto ways = ways_at(tables, battle, side, apart);
        if (!ways.empty()) return ways;
    }
    return {};
}

void deploy(Ground& ground, const Deploy& order) {
    Battle& battle = ground.battle;
    const auto bases = bases_of(ground.tables, battle, order);
    std::size_t at = 0;
    for (const ShipNumber number : all_ships_of(battle, order.squadron)) {
        Ship& ship = battle.ships[number];
        ship.where = Whereabouts::on_table;
        ship.place = bases[at].centre;
        ship.heading = bases[at].heading;
        ship.track.push_back(ship.place);
        ++at;
    }
    battle.squadrons[order.squadron].is_deployed = true;
    ground.say(
        [&] {
            return fmt::format("{} deploys {}",
                               battle.sides[battle.squadrons[order.squadron].side.index()].name,
                               called_squadron(order.squadron));
        },
        "US-B3");
}

void put_derelicts(Ground& ground) {
    Battle& battle = ground.battle;
    for (Ship& ship : battle.ships) {
        if (!ship.is_derelict || ship.where != Whereabouts::waiting) continue;
        const std::int32_t edge = battle.sides[ship.side.index()].entry;
        const std::int32_t half = half_length_of(ground.switches(), edge);
        for (const std::int32_t along : places_along(half, 100)) {
            const std::int32_t depth = ground.switches().deploy_depth / 2;
            kit::Box base = base_of(battle, ship);
            base.centre = in_zone(ground.switches(), edge, along, depth);
            base.heading = heading_inward(battle, ship.side);
            if (!is_clear(battle, base)) continue;
            ship.place = base.centre;
            ship.heading = base.heading;
            ship.where = Whereabouts::on_table;
            ship.track.push_back(ship.place);
            break;
        }
    }
}

std::vector<SquadronNumber> to_deploy(const Battle& battle, SideIndex side) {
    std::vector<SquadronNumber> squadrons;
    for (SquadronNumber number = 0; number < battle.squadrons.size(); ++number) {
        const Squadron& squadron = battle.squadrons[number];
        if (squadron.side == side && !squadron.is_deployed) squadrons.push_back(number);
    }
    return squadrons;
}

}  // namespace flagplot::tactical::squadron
