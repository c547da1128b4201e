#include "present/desk/map/square_marks.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

constexpr Box room_of_chart{100, 50, 500, 350};  // its middle is the corner between B2 and C3 below
constexpr Stroke pen{{200, 160, 80}, 3};

std::vector<Primitive> marks_at(double side, const std::vector<Square>& squares) {
    return square_marks(squares, {{2, 2}, side}, room_of_chart, pen);
}

const Area& area_of(const std::vector<Primitive>& marks) {
    REQUIRE(marks.size() == 1);
    return std::get<Area>(marks.front().drawn);
}

}  // namespace

TEST_CASE("a chosen square has a ring on its edge and shows what is in it", "[desk]") {
    const auto marks = marks_at(40, {{2, 2}});
    const Area& mark = area_of(marks);
    CHECK(mark.rings.front() == ring_of({300, 200, 340, 240}));
    CHECK(mark.edge == pen);
    CHECK(mark.fill == no_ink);
}

TEST_CASE("a chosen square too small for a ring is filled as far as the ring would reach",
          "[desk]") {
    const auto marks = marks_at(6, {{2, 2}});
    const Area& mark = area_of(marks);
    CHECK(mark.rings.front() == ring_of({298.5, 198.5, 307.5, 207.5}));
    CHECK(mark.fill == pen.colour);
    CHECK(mark.edge == Stroke{});
    CHECK(area_of(marks_at(6.1, {{2, 2}})).fill == no_ink);
}

TEST_CASE("chosen squares beyond the room for the chart have no mark", "[desk]") {
    CHECK(marks_at(100, {{0, 2}, {3, 2}, {2, 1}, {2, 3}}).size() == 4);
    CHECK(marks_at(100, {{-2, 2}, {5, 2}, {2, -1}, {2, 4}}).empty());
    CHECK(marks_at(100, {{-1, 2}, {4, 2}}).size() == 2);  // half of their rings is within
}
