#include "tactical/galley/captain_mind.h"

#include <algorithm>

#include "tactical/galley/allowed.h"
#include "tactical/galley/board.h"
#include "tactical/galley/deployment.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

/// Of the points with which a side began, below which it heads for its own edge (3.5).
std::int32_t withdrawal_percent(Withdrawal wish) {
    switch (wish) {
        case Withdrawal::at_40:
            return 40;
        case Withdrawal::at_60:
            return 60;
        case Withdrawal::at_20:
            return 20;
        case Withdrawal::never:
            return 0;
    }
    return 0;
}

bool has_lost_admiral_and_is_behind(const Battle& battle, SideIndex side) {
    if (!is_admiral_lost(battle, side)) return false;
    const std::int32_t own = battle.sides[side.index()].points;
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (battle.is_hostile(side, {other}) && battle.sides[other].points > own) return true;
    }
    return false;
}

std::vector<Tag> enemies_of(const Battle& battle, SideIndex side) {
    std::vector<Tag> enemies;
    for (Tag tag = 1; battle.has_ship(tag); ++tag) {
        const Ship& ship = battle.ship(tag);
        if (ship.is_there() && !ship.is_rammed && battle.is_hostile(side, ship.side)) {
            enemies.push_back(tag);
        }
    }
    return enemies;
}

/// Beaten, or without its admiral and behind (3.5).
bool does_withdraw(const Tables& tables, const Battle& battle, SideIndex side,
                   const Doctrine& doctrine) {
    const auto wish = wished<Withdrawal>(doctrine, "", "withdraw").value_or(Withdrawal::at_40);
    if (wish == Withdrawal::never) return false;
    std::int32_t left = 0;
    for (const Ship& ship : battle.ships) {
        if (ship.side == side && can_fight(ship)) left += tables.classes[ship.kind].points;
    }
    const std::int32_t at_start = battle.sides[side.index()].points_at_start;
    return left * 100 < at_start * withdrawal_percent(wish) ||
           has_lost_admiral_and_is_behind(battle, side);
}

std::vector<kit::Hex> flanks_of(const Battle& battle, const std::vector<Tag>& ships) {
    std::vector<kit::Hex> flanks;
    for (const Tag tag : ships) {
        for (const kit::Around where : {kit::Around::bow_starboard, kit::Around::stern_starboard,
                                        kit::Around::stern_port, kit::Around::bow_port}) {
            const auto hex = hex_around(battle.ship(tag).at, where);
            if (hex && is_on_board(battle, *hex)) flanks.push_back(*hex);
        }
    }
    return flanks;
}

/// All hexes of the edge at which a side came in.
std::vector<kit::Hex> edge_of(const Battle& battle, SideIndex side) {
    const std::int32_t entry = battle.sides[side.index()].entry;
    std::vector<kit::Hex> edge;
    for (std::int32_t row = 0; row < battle.rows; ++row) {
        for (std::int32_t column = 0; column < battle.columns; ++column) {
            const BoardPlace place{column, row};
            if (depth_of(battle, entry, place) == 0) edge.push_back(kit::hex_at(place, layout));
        }
    }
    return edge;
}

}  // namespace

Mind::Mind(const Tables& tables_in, const View& view_in, const Doctrine& doctrine)
    : tables(tables_in),
      view(view_in),
      battle(view_in.known),
      side(view_in.side),
      enemies(enemies_of(view_in.known, view_in.side)),
      is_withdrawing(does_withdraw(tables_in, view_in.known, view_in.side, doctrine)),
      doctrine_(doctrine) {}

bool Mind::may(const Order& order) const { return !why_not(tables, view, order); }

Worth Mind::points(Tag ship) const { return tables.classes[battle.ship(ship).kind].points; }

std::vector<Tag> Mind::enemies_within(const kit::HexShip& at, std::int32_t hexes) const {
    std::vector<Tag> near;
    for (const Tag enemy : enemies) {
        if (hexes_apart(at, battle.ship(enemy).at) <= hexes) near.push_back(enemy);
    }
    return near;
}

OpenWater Mind::ways() const {
    return {battle, is_withdrawing ? edge_of(battle, side) : flanks_of(battle, enemies)};
}

std::int32_t Mind::distance_to_enemy(const kit::HexShip& at) const {
    std::int32_t least = 99;
    for (const Tag enemy : enemies) {
        least = std::min(least, kit::hexes_apart(at.bow, battle.ship(enemy).at.bow));
    }
    return least;
}

}  // namespace flagplot::tactical::galley
