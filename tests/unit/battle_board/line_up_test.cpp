#include <catch2/catch.hpp>

#include <set>

#include "tactical/battle_board/line_up.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

/// A formation of ships that stand so.
void add(Muster& muster, std::uint32_t side, std::optional<Direction> course,
         const std::vector<std::optional<Station>>& stations) {
    Arrival arrival;
    arrival.fleet.side = {side};
    arrival.fleet.course = course;
    for (const auto& station : stations) {
        arrival.companies.push_back({0, "", 1, {100}, {100}, {}, station});
    }
    muster.arrivals.push_back(std::move(arrival));
}

Muster two_sides() {
    Muster muster;
    muster.sides = {"A", "B"};
    muster.relations.assign(4, Relation::enemy);
    return muster;
}

std::vector<BoardSquare> squares_of(const Muster& muster) {
    return lined_up(muster, small_tables());
}

/// The greatest number of squares between ships of the first and those of the others.
std::int32_t nearest(const std::vector<BoardSquare>& squares, std::size_t first) {
    std::int32_t apart = board_side;
    for (std::size_t a = 0; a < first; ++a) {
        for (std::size_t b = first; b < squares.size(); ++b) {
            apart = std::min(apart, std::max(std::abs(squares[a].x - squares[b].x),
                                             std::abs(squares[a].y - squares[b].y)));
        }
    }
    return apart;
}

const std::vector<std::optional<Station>> squadron{Station::line, Station::line, Station::line,
                                                   Station::van, Station::van};

}  // namespace

TEST_CASE("BB-23: designs of space start on one square a side") {
    Muster muster = two_sides();
    add(muster, 0, Direction::north, {std::nullopt, std::nullopt});
    add(muster, 1, Direction::north, {std::nullopt});
    CHECK(squares_of(muster) == std::vector<BoardSquare>{{1, 4}, {1, 4}, {8, 5}});
}

TEST_CASE("BB-B5: a formation lines up along the edge that it came by, its screen before it") {
    Muster muster = two_sides();
    add(muster, 0, Direction::east,
        {Station::line, Station::line, Station::line, Station::van, Station::rear});
    add(muster, 1, Direction::west, {Station::line, Station::van});
    CHECK(squares_of(muster) ==
          std::vector<BoardSquare>{{1, 4}, {1, 5}, {1, 3}, {2, 4}, {0, 4}, {8, 5}, {7, 5}});
}

TEST_CASE("BB-B5: who came by a corner stands along both edges that meet there") {
    Muster muster = two_sides();
    add(muster, 0, Direction::south_west, {Station::line, Station::line, Station::line});
    add(muster, 1, Direction::north_east, {Station::line, Station::line, Station::line});
    CHECK(squares_of(muster) ==
          std::vector<BoardSquare>{{8, 1}, {7, 1}, {8, 2}, {1, 8}, {2, 8}, {1, 7}});
}

TEST_CASE("BB-B5: without a course a formation comes from where its side would start") {
    Muster muster = two_sides();
    add(muster, 0, std::nullopt, {Station::line});
    add(muster, 1, std::nullopt, {Station::line});
    CHECK(squares_of(muster) == std::vector<BoardSquare>{{1, 4}, {8, 5}});
}

TEST_CASE("BB-B5: all ships lie on the board, squares apart, and enemies out of each other's way") {
    for (const Direction first : clockwise) {
        for (const Direction second : clockwise) {
            Muster muster = two_sides();
            add(muster, 0, first, squadron);
            add(muster, 1, second, squadron);
            const std::vector<BoardSquare> squares = squares_of(muster);
            CHECK(std::set<BoardSquare>(squares.begin(), squares.begin() + 5).size() == 5);
            CHECK(std::set<BoardSquare>(squares.begin() + 5, squares.end()).size() == 5);
            CHECK(nearest(squares, 5) >= 3);
            for (const BoardSquare& each : squares) {
                CHECK((each.x >= 0 && each.x < board_side && each.y >= 0 && each.y < board_side));
            }
        }
    }
}

TEST_CASE("BB-B5: formations of one side that come the same way stand beside each other") {
    Muster muster = two_sides();
    add(muster, 0, Direction::east, {Station::line, Station::line});
    add(muster, 0, Direction::east, {Station::line, Station::line});
    add(muster, 1, Direction::west, {Station::line});
    const std::vector<BoardSquare> squares = squares_of(muster);
    CHECK(std::set<BoardSquare>(squares.begin(), squares.begin() + 4).size() == 4);
}

TEST_CASE("BB-B5: more ships than a row has squares share them") {
    Muster muster = two_sides();
    add(muster, 0, Direction::north, std::vector<std::optional<Station>>(23, Station::van));
    add(muster, 1, Direction::south, {Station::line});
    for (const BoardSquare& each : squares_of(muster)) CHECK((each.x >= 0 && each.x < board_side));
}
