#include "tactical/kit/hex.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tactical/kit/hex_ship.h"
#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;
using flagplot::tactical::BoardPlace;

namespace {

Hex random_hex(Lot& lot) {
    const std::int32_t q = lot.between(-12, 12);
    return {q, lot.between(-12, 12)};
}

HexShip random_ship(Lot& lot) { return {random_hex(lot), lot.between(0, 5), lot.between(1, 2)}; }

}  // namespace

TEST_CASE("on a board of rows odd rows lie half a field to the right") {
    CHECK(place_of({0, 0}, HexLayout::rows) == BoardPlace{0, 0});
    CHECK(place_of({0, 1}, HexLayout::rows) == BoardPlace{0, 1});
    CHECK(place_of({0, 2}, HexLayout::rows) == BoardPlace{1, 2});
    CHECK(place_of({0, 3}, HexLayout::rows) == BoardPlace{1, 3});
    CHECK(place_of({1, -1}, HexLayout::rows) == BoardPlace{0, -1});
}

TEST_CASE("on a board of columns the row is r and half the column, floored") {
    CHECK(place_of({0, 0}, HexLayout::columns) == BoardPlace{0, 0});
    CHECK(place_of({1, 0}, HexLayout::columns) == BoardPlace{1, 0});
    CHECK(place_of({2, 0}, HexLayout::columns) == BoardPlace{2, 1});
    CHECK(place_of({3, 0}, HexLayout::columns) == BoardPlace{3, 1});
    CHECK(place_of({-1, 0}, HexLayout::columns) == BoardPlace{-1, -1});
}

TEST_CASE("neighbours lie where a board of rows draws them") {
    const auto places = [](BoardPlace middle) {
        std::vector<BoardPlace> found;
        for (Hexside side = 0; side < 6; ++side) {
            const Hex hex = neighbour(hex_at(middle, HexLayout::rows), side);
            found.push_back(place_of(hex, HexLayout::rows));
        }
        return found;
    };
    // North-west, north-east, east, south-east, south-west, west.
    CHECK(places({5, 2}) ==
          std::vector<BoardPlace>{{4, 1}, {5, 1}, {6, 2}, {5, 3}, {4, 3}, {4, 2}});
    CHECK(places({5, 3}) ==
          std::vector<BoardPlace>{{5, 2}, {6, 2}, {6, 3}, {6, 4}, {5, 4}, {4, 3}});
}

TEST_CASE("neighbours lie where a board of columns draws them") {
    // North, north-east, south-east, south, south-west, north-west.
    const std::vector<BoardPlace> expected{{4, 4}, {5, 4}, {5, 5}, {4, 6}, {3, 5}, {3, 4}};
    for (Hexside side = 0; side < 6; ++side) {
        const Hex hex = neighbour(hex_at({4, 5}, HexLayout::columns), side);
        CHECK(place_of(hex, HexLayout::columns) == expected[static_cast<std::size_t>(side)]);
    }
}

TEST_CASE("a field read from a board goes back to the same place, in both layouts") {
    for (const auto layout : {HexLayout::rows, HexLayout::columns}) {
        for (std::int32_t column = -5; column <= 5; ++column) {
            for (std::int32_t row = -5; row <= 5; ++row) {
                CHECK(place_of(hex_at({column, row}, layout), layout) == BoardPlace{column, row});
            }
        }
    }
}

TEST_CASE("a hexside is a heading, and a heading the nearest hexside") {
    CHECK(heading_of(0, HexLayout::columns) == 0);
    CHECK(heading_of(2, HexLayout::columns) == 120);
    CHECK(heading_of(0, HexLayout::rows) == 330);
    CHECK(heading_of(1, HexLayout::rows) == 30);
    CHECK(heading_of(-1, HexLayout::columns) == 300);
    CHECK(hexside_of(29, HexLayout::columns) == 0);
    CHECK(hexside_of(30, HexLayout::columns) == 1);
    CHECK(hexside_of(331, HexLayout::columns) == 0);
    CHECK(hexside_of(0, HexLayout::rows) == 1);
    CHECK(hexside_of(-1, HexLayout::rows) == 0);
    for (const auto layout : {HexLayout::rows, HexLayout::columns}) {
        for (Hexside side = 0; side < 6; ++side) {
            CHECK(hexside_of(heading_of(side, layout), layout) == side);
        }
    }
}

TEST_CASE("a distance is the least number of steps from field to field") {
    CHECK(hexes_apart(Hex{0, 0}, Hex{0, 0}) == 0);
    CHECK(hexes_apart(Hex{0, 0}, Hex{2, -1}) == 2);
    CHECK(hexes_apart(Hex{0, 0}, Hex{3, 2}) == 5);
    std::set<Hex> reached{{0, 0}};
    for (std::int32_t steps = 0; steps <= 4; ++steps) {
        const auto within = fields_within({0, 0}, steps);
        CHECK(std::set<Hex>(within.begin(), within.end()) == reached);
        CHECK(within.size() == static_cast<std::size_t>(3 * steps * (steps + 1) + 1));
        std::set<Hex> next = reached;
        for (const Hex hex : reached) {
            for (Hexside side = 0; side < 6; ++side) next.insert(neighbour(hex, side));
        }
        reached = next;
    }
}

TEST_CASE("turns are counted the shorter way, and half a circle is three to starboard") {
    CHECK(turns_between(0, 2) == 2);
    CHECK(turns_between(0, 3) == 3);
    CHECK(turns_between(0, 4) == -2);
    CHECK(turns_between(5, 0) == 1);
    CHECK(turns_between(0, 5) == -1);
}

TEST_CASE("a line goes from field to neighbour, and back the same way with the other lean") {
    Lot lot(20);
    for (int i = 0; i < 300; ++i) {
        const Hex from = random_hex(lot);
        const Hex to = random_hex(lot);
        const auto line = line_between(from, to, Lean::clockwise);
        REQUIRE(line.size() == static_cast<std::size_t>(hexes_apart(from, to)) + 1);
        CHECK(line.front() == from);
        CHECK(line.back() == to);
        for (std::size_t at = 1; at < line.size(); ++at) {
            CHECK(hexes_apart(line[at - 1], line[at]) == 1);
        }
        auto back = line_between(to, from, Lean::counterclockwise);
        std::reverse(back.begin(), back.end());
        CHECK(line == back);
    }
}

TEST_CASE("a line along an edge takes the field on the side to which it leans") {
    const Hex to{1, -2};  // between side 0 and side 1
    CHECK(line_between({0, 0}, to, Lean::clockwise)[1] == Hex{1, -1});
    CHECK(line_between({0, 0}, to, Lean::counterclockwise)[1] == Hex{0, -1});
    CHECK(line_between({0, 0}, {3, -4}, Lean::clockwise) ==
          std::vector<Hex>{{0, 0}, {1, -1}, {2, -2}, {2, -3}, {3, -4}});
    CHECK(line_between({4, 4}, {4, 4}, Lean::clockwise) == std::vector<Hex>{{4, 4}});
}

TEST_CASE("the fields between two are those of all shortest ways") {
    CHECK(fields_between({0, 0}, {1, -2}) == std::vector<Hex>{{0, 0}, {0, -1}, {1, -1}, {1, -2}});
    CHECK(fields_between({0, 0}, {0, -2}) == std::vector<Hex>{{0, 0}, {0, -1}, {0, -2}});
    Lot lot(21);
    for (int i = 0; i < 50; ++i) {
        const Hex from = random_hex(lot);
        const Hex to = random_hex(lot);
        const auto between = fields_between(from, to);
        for (const auto lean : {Lean::clockwise, Lean::counterclockwise}) {
            for (const Hex hex : line_between(from, to, lean)) {
                CHECK(std::find(between.begin(), between.end(), hex) != between.end());
            }
        }
    }
}

TEST_CASE("arcs by facing have their edges along the hexsides' directions") {
    const HexArc ahead{-1, 1};
    CHECK(is_in(ahead, {0, 0}, 0, {0, -5}));
    CHECK(is_in(ahead, {0, 0}, 0, {4, -4}));
    CHECK(is_in(ahead, {0, 0}, 0, {-4, 0}));
    CHECK_FALSE(is_in(ahead, {0, 0}, 0, {4, -3}));
    CHECK_FALSE(is_in(ahead, {0, 0}, 0, {0, 5}));
    const HexArc starboard{1, 2};
    CHECK(is_in(starboard, {0, 0}, 0, {5, -2}));
    CHECK_FALSE(is_in(starboard, {0, 0}, 0, {-5, 2}));
    CHECK(is_in(starboard, {0, 0}, 3, {-5, 2}));
    CHECK(is_in({2, 2}, {0, 0}, 0, {-3, -3}));
    CHECK(is_in(starboard, {7, 7}, 0, {7, 7}));
}

TEST_CASE("every field lies in one of six arcs of a hexside's width, or on the edge of two") {
    Lot lot(22);
    for (int i = 0; i < 200; ++i) {
        const Hex here = random_hex(lot);
        const Hex there = random_hex(lot);
        const Hexside facing = lot.between(0, 5);
        int found = 0;
        for (Hexside side = 0; side < 6; ++side) {
            found += is_in({side, side + 1}, here, facing, there) ? 1 : 0;
        }
        CHECK(found >= 1);
        CHECK(found <= (here == there ? 6 : 2));
    }
}

TEST_CASE("a small ship has six hexes about her and a long one eight, clockwise from the bow") {
    const HexShip small{{0, 0}, 0, 1};
    CHECK(hex_around(small, Around::bow) == Hex{0, -1});
    CHECK(hex_around(small, Around::bow_starboard) == Hex{1, -1});
    CHECK_FALSE(hex_around(small, Around::midship_starboard));
    CHECK(hex_around(small, Around::stern_starboard) == Hex{1, 0});
    CHECK(hex_around(small, Around::stern) == Hex{0, 1});
    CHECK(hex_around(small, Around::stern_port) == Hex{-1, 1});
    CHECK(hex_around(small, Around::bow_port) == Hex{-1, 0});
    const HexShip large{{0, 0}, 0, 2};
    CHECK(hexes_of(large) == std::vector<Hex>{{0, 0}, {0, 1}});
    CHECK(hex_around(large, Around::bow) == Hex{0, -1});
    CHECK(hex_around(large, Around::midship_starboard) == Hex{1, 0});
    CHECK(hex_around(large, Around::stern_starboard) == Hex{1, 1});
    CHECK(hex_around(large, Around::stern) == Hex{0, 2});
    CHECK(hex_around(large, Around::stern_port) == Hex{-1, 2});
    CHECK(hex_around(large, Around::midship_port) == Hex{-1, 1});
    CHECK(hex_around(large, Around::bow_port) == Hex{-1, 0});
}

TEST_CASE("the hexes about a ship are a closed ring of neighbours, whichever way she faces") {
    for (std::int32_t hexes = 1; hexes <= 2; ++hexes) {
        for (Hexside facing = 0; facing < 6; ++facing) {
            const HexShip ship{{3, -2}, facing, hexes};
            std::vector<Hex> ring;
            for (std::size_t at = 0; at < 8; ++at) {
                const auto where = static_cast<Around>(at);
                const auto hex = hex_around(ship, where);
                if (!hex) continue;
                CHECK(around_of(ship, *hex) == where);
                ring.push_back(*hex);
            }
            REQUIRE(ring.size() == static_cast<std::size_t>(4 + 2 * hexes));
            for (std::size_t at = 0; at < ring.size(); ++at) {
                CHECK(hexes_apart(ring[at], ring[(at + 1) % ring.size()]) == 1);
            }
            for (const Hex own : hexes_of(ship)) CHECK_FALSE(around_of(ship, own));
        }
    }
}

TEST_CASE("all hexes about a ship but those at bow and stern are flanks") {
    CHECK_FALSE(is_flank(Around::bow));
    CHECK_FALSE(is_flank(Around::stern));
    CHECK(is_flank(Around::midship_port));
    CHECK(is_flank(Around::stern_starboard));
}

TEST_CASE("ships side by side share a flank of both, bow to flank a bow of one") {
    const HexShip ship{{0, 0}, 0, 1};
    const auto abreast = shared_sides(ship, {{1, -1}, 0, 1});
    REQUIRE(abreast.size() == 1);
    CHECK(abreast[0] == SharedSide{Around::bow_starboard, Around::stern_port});
    const auto rammed = shared_sides(ship, {{0, -1}, 2, 1});
    REQUIRE(rammed.size() == 1);
    CHECK(rammed[0] == SharedSide{Around::bow, Around::bow_starboard});
    CHECK(shared_sides(ship, {{5, 5}, 0, 1}).empty());
    CHECK(shared_sides({{0, 0}, 0, 2}, {{1, 0}, 0, 2}).size() == 3);
}

TEST_CASE("shared sides are the same seen from the other ship, and go with a distance of one") {
    Lot lot(23);
    int side_by_side = 0;
    for (int i = 0; i < 3000; ++i) {
        const HexShip one = random_ship(lot);
        HexShip other = random_ship(lot);
        other.bow = one.bow + Hex{lot.between(-3, 3), lot.between(-3, 3)};
        if (hexes_apart(one, other) == 0) continue;
        auto here = shared_sides(one, other);
        CHECK(here.empty() == (hexes_apart(one, other) > 1));
        auto there = shared_sides(other, one);
        for (SharedSide& side : there) std::swap(side.hers, side.the_others);
        CHECK(here.size() == there.size());
        for (const SharedSide& side : here) {
            CHECK(std::find(there.begin(), there.end(), side) != there.end());
        }
        side_by_side += here.empty() ? 0 : 1;
    }
    CHECK(side_by_side > 100);
}

TEST_CASE("moves of ships: ahead and astern, about the bow, and half round in place") {
    const HexShip ship{{0, 0}, 0, 2};
    CHECK(a_hex_ahead(ship) == HexShip{{0, -1}, 0, 2});
    CHECK(a_hex_astern(ship) == HexShip{{0, 1}, 0, 2});
    CHECK(turned_by(ship, 1) == HexShip{{0, 0}, 1, 2});
    CHECK(stern_of(turned_by(ship, 1)) == Hex{-1, 1});
    CHECK(turned_around(ship) == HexShip{{0, 1}, 3, 2});
    Lot lot(24);
    for (int i = 0; i < 100; ++i) {
        const HexShip any = random_ship(lot);
        CHECK(a_hex_astern(a_hex_ahead(any)) == any);
        CHECK(turned_around(turned_around(any)) == any);
        CHECK(turned_by(turned_by(any, 4), 2) == any);
        auto before = hexes_of(any);
        auto after = hexes_of(turned_around(any));
        std::sort(before.begin(), before.end());
        std::sort(after.begin(), after.end());
        CHECK(before == after);
    }
}
