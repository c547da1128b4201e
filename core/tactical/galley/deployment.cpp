#include "tactical/galley/deployment.h"

#include <algorithm>

#include "tactical/galley/board.h"
#include "tactical/galley/turn.h"
#include "tactical/kit/activation.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t north = 0, south = 180, west = 270;

/// Into the board from an edge.
kit::Hexside inward(std::int32_t edge) {
    constexpr std::int32_t half = 180, circle = 360;
    return kit::hexside_of((edge + half) % circle, layout);
}

/// Do rows or columns count to starboard of a ship that comes from that edge?
bool counts_to_starboard(std::int32_t edge) { return edge == south || edge == west; }

/// As seen from any edge the same: no side has an advantage of where it comes from.
std::int32_t middle_of(std::int32_t edge, std::int32_t length) {
    return counts_to_starboard(edge) ? length / 2 : (length - 1) / 2;
}

bool is_along_rows(std::int32_t edge) { return edge == north || edge == south; }

/// The place so far along the edge and so deep in the board.
BoardPlace place_at(const Battle& battle, std::int32_t edge, std::int32_t along,
                    std::int32_t depth) {
    switch (edge) {
        case north:
            return {along, depth};
        case south:
            return {along, battle.rows - 1 - depth};
        case west:
            return {depth, along};
        default:
            return {battle.columns - 1 - depth, along};
    }
}

std::int32_t zone_depth(const Tables& tables, const Battle& battle, std::int32_t edge) {
    const std::int32_t length = is_along_rows(edge) ? battle.columns : battle.rows;
    const kit::Hex shore = kit::hex_at(place_at(battle, edge, length / 2, 0), layout);
    return tables.switches.deploy_depth + (is_land(battle, shore) ? land_depth : 0);
}

/// The nth ship beside the first: to the one side and to the other in turn.
std::int32_t shift_of(std::int32_t nth) { return nth % 2 != 0 ? (nth + 1) / 2 : -nth / 2; }

/// So many hexes to starboard of a ship that comes from that edge.
BoardPlace shifted(BoardPlace place, std::int32_t edge, std::int32_t by) {
    if (!counts_to_starboard(edge)) by = -by;
    return is_along_rows(edge) ? BoardPlace{place.column + by, place.row}
                               : BoardPlace{place.column, place.row + by};
}

std::vector<Tag> commander_first(const Battle& battle, const Group& squadron) {
    std::vector<Tag> ships = squadron.ships;
    const Tag commander = battle.squadrons[battle.ship(ships.front()).squadron].commander;
    const auto found = std::find(ships.begin(), ships.end(), commander);
    if (found != ships.end()) std::rotate(ships.begin(), found, found + 1);
    return ships;
}

void put(Battle& battle, const std::vector<Berth>& berths) {
    for (const Berth& berth : berths) battle.ship(berth.ship).at = berth.at;
}

bool deploy_one(const Tables& tables, Battle& battle, const Group& squadron) {
    const std::int32_t edge = battle.sides[squadron.side.index()].entry;
    const std::int32_t length = is_along_rows(edge) ? battle.columns : battle.rows;
    for (std::int32_t depth = zone_depth(tables, battle, edge) - 1; depth >= 0; --depth) {
        for (std::int32_t nth = 0; nth < 2 * length; ++nth) {
            const BoardPlace middle = place_at(battle, edge, middle_of(edge, length), depth);
            const kit::Hex hex = kit::hex_at(shifted(middle, edge, shift_of(nth)), layout);
            const auto berths = line_up(battle, squadron, hex, Line::abreast);
            if (!has_room(tables, battle, berths)) continue;
            put(battle, berths);
            return true;
        }
    }
    return false;
}

}  // namespace

std::int32_t depth_of(const Battle& battle, std::int32_t edge, BoardPlace place) {
    switch (edge) {
        case north:
            return place.row;
        case south:
            return battle.rows - 1 - place.row;
        case west:
            return place.column;
        default:
            return battle.columns - 1 - place.column;
    }
}

std::vector<Berth> line_up(const Battle& battle, const Group& squadron, kit::Hex hex, Line line) {
    std::vector<Berth> berths;
    const std::int32_t edge = battle.sides[squadron.side.index()].entry;
    const BoardPlace first = place_of(hex, layout);
    kit::HexShip next{hex, inward(edge), 1};
    std::int32_t nth = 0;
    for (const Tag tag : commander_first(battle, squadron)) {
        next.hexes = battle.ship(tag).at.hexes;
        if (line == Line::abreast) {
            next.bow = kit::hex_at(shifted(first, edge, shift_of(nth)), layout);
        }
        berths.push_back({tag, next});
        if (line == Line::ahead) next.bow = kit::neighbour(stern_of(next), next.facing + 3);
        ++nth;
    }
    return berths;
}

bool has_room(const Tables& tables, const Battle& battle, const std::vector<Berth>& berths) {
    std::vector<kit::Hex> taken;
    for (const Berth& berth : berths) {
        const std::int32_t edge = battle.sides[battle.ship(berth.ship).side.index()].entry;
        for (const kit::Hex hex : hexes_of(berth.at)) {
            if (!is_on_board(battle, hex) || is_land(battle, hex)) return false;
            if (depth_of(battle, edge, place_of(hex, layout)) >= zone_depth(tables, battle, edge)) {
                return false;
            }
            const Tag there = ship_on(battle, hex);
            const bool is_own = std::any_of(berths.begin(), berths.end(),
                                            [there](const Berth& b) { return b.ship == there; });
            if (there != 0 && !is_own) return false;
            if (std::find(taken.begin(), taken.end(), hex) != taken.end()) return false;
            taken.push_back(hex);
        }
    }
    return true;
}

Refusal why_not_deploy(const Tables& tables, const Battle& battle, const Deploy& order) {
    if (!may_activate(battle.progress.queue, order.group)) return "a squadron to deploy (WG-B1)";
    if (order.at.column < 0 || order.at.column >= battle.columns || order.at.row < 0 ||
        order.at.row >= battle.rows) {
        return "a hex of the board (WG-B1)";
    }
    const kit::Hex hex = kit::hex_at(order.at, layout);
    return has_room(tables, battle, line_up(battle, battle.group(order.group), hex, order.line))
               ? Refusal{}
               : "room for the squadron in its deployment zone (WG-B1)";
}

void deploy(Battle& battle, const Deploy& order) {
    const kit::Hex hex = kit::hex_at(order.at, layout);
    put(battle, line_up(battle, battle.group(order.group), hex, order.line));
}

bool deploy_all(const Tables& tables, Battle& battle) {
    for (Ship& ship : battle.ships) ship.at.bow = {-1'000, -1'000};
    const std::vector<Group> squadrons = squadron_groups(battle);
    return std::all_of(squadrons.begin(), squadrons.end(),
                       [&](const Group& squadron) { return deploy_one(tables, battle, squadron); });
}

}  // namespace flagplot::tactical::galley
