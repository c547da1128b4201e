#include "tactical/battle_board/line_up.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "base/ensure.h"
#include "tactical/battle_board/ground.h"

namespace flagplot::tactical::battle_board {

namespace {

constexpr std::int32_t last = board_side - 1;
constexpr std::uint32_t bearings = 8;
/// Enemies enter at least this many eighths of a circle apart: seven squares from line to line.
constexpr std::uint32_t least_apart = 3;

BoardSquare start_of(SideIndex side, std::size_t sides, const Tables& tables) {
    FLAGPLOT_ENSURE(!tables.starts.empty());
    const std::vector<BoardSquare>& row = tables.starts[std::min(sides, tables.starts.size()) - 1];
    return row[side.index() % row.size()];
}

/// -1, 0 or 1: the third of the board that a column or a row is in.
std::int32_t third(std::int32_t place) { return (place > last - 3 ? 1 : 0) - (place < 3 ? 1 : 0); }

Direction bearing_of(BoardSquare square) {
    const Offset wanted{third(square.x), third(square.y)};
    const auto* found = std::find_if(clockwise.begin(), clockwise.end(),
                                     [&](Direction each) { return offset_of(each) == wanted; });
    return found == clockwise.end() ? Direction::north : *found;
}

std::uint32_t apart(Direction a, Direction b) {
    const std::uint32_t turned =
        (static_cast<std::uint32_t>(a) - static_cast<std::uint32_t>(b)) & 7U;
    return std::min(turned, bearings - turned);
}

/// Where each formation enters: the direction its last step came from, or where its side would
/// start. One that would be too near to an enemy already placed is turned clockwise until it is
/// not.
std::vector<Direction> bearings_of(const Muster& muster, const Tables& tables) {
    const std::size_t sides = muster.sides.size();
    std::vector<Direction> from;
    const auto is_clear = [&](SideIndex side, Direction wanted) {
        for (std::size_t other = 0; other < from.size(); ++other) {
            const SideIndex its = muster.arrivals[other].fleet.side;
            const Relation relation = muster.relations[side.index() * sides + its.index()];
            if (relation != Relation::enemy || muster.arrivals[other].companies.empty()) continue;
            if (its != side && apart(wanted, from[other]) < least_apart) return false;
        }
        return true;
    };
    for (const Arrival& arrival : muster.arrivals) {
        const Fleet& fleet = arrival.fleet;
        const Direction wanted = fleet.course ? opposite(*fleet.course)
                                              : bearing_of(start_of(fleet.side, sides, tables));
        Direction taken = wanted;
        for (std::uint32_t turn = 0; turn < bearings; ++turn) {
            taken = static_cast<Direction>((static_cast<std::uint32_t>(wanted) + turn) & 7U);
            if (is_clear(fleet.side, taken)) break;
        }
        from.push_back(is_clear(fleet.side, taken) ? taken : wanted);
    }
    return from;
}

/// Squares from the edge.
std::int32_t depth_of(Station station) {
    switch (station) {
        case Station::van:
            return 2;
        case Station::line:
            return 1;
        case Station::rear:
            return 0;
    }
    return 0;
}

/// The n-th place of a row: its middle, then alternately to either side, all ten and again.
std::int32_t beside(std::int32_t number) {
    const std::int32_t place = number % board_side;
    return place % 2 == 0 ? -place / 2 : (place + 1) / 2;
}

/// How much nearer to the middle the rows are if ships meet at less than five squares, the distance
/// between the vans: two rows, on both sides, so that the vans can see each other (BB-B11).
std::int32_t advance_of(std::int32_t sight) {
    constexpr std::int32_t from_van_to_van = 5;
    constexpr std::int32_t most = 2;
    return sight == 0 ? 0 : std::clamp((from_van_to_van - sight + 1) / 2, 0, most);
}

/// Rows are along the edge in that direction; in a corner along both edges that meet there. `depth`
/// squares from it.
BoardSquare square_of(Direction from, std::int32_t depth, std::int32_t number) {
    const Offset way = offset_of(from);
    const std::int32_t off = beside(number);
    constexpr std::int32_t middle = board_side / 2;
    const auto at_edge = [&](std::int32_t sign) { return sign > 0 ? last - depth : depth; };
    const auto along = [&](std::int32_t sign) {
        return sign < 0 ? middle - 1 + off : middle - off;
    };
    if (way.rows == 0) return {at_edge(way.columns), along(way.columns)};
    if (way.columns == 0) return {along(way.rows), at_edge(way.rows)};
    BoardSquare square{at_edge(way.columns), at_edge(way.rows)};
    (off > 0 ? square.x : square.y) -= off > 0 ? way.columns * off : -way.rows * off;
    return square;
}

}  // namespace

std::vector<BoardSquare> lined_up(const Muster& muster, const Tables& tables) {
    const std::vector<Direction> from = bearings_of(muster, tables);
    std::map<std::tuple<SideIndex, Direction, Station>, std::int32_t> standing;
    std::vector<BoardSquare> squares;
    for (std::size_t number = 0; number < from.size(); ++number) {
        const Arrival& arrival = muster.arrivals[number];
        const SideIndex side = arrival.fleet.side;
        for (const Company& company : arrival.companies) {
            if (!company.station) {
                squares.push_back(start_of(side, muster.sides.size(), tables));
                continue;
            }
            const std::int32_t place = standing[{side, from[number], *company.station}]++;
            const std::int32_t depth = depth_of(*company.station) + advance_of(muster.sight);
            squares.push_back(square_of(from[number], depth, place));
        }
    }
    return squares;
}

}  // namespace flagplot::tactical::battle_board
