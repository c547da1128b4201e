#include "present/desk/map/beside_card.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

constexpr Box beside_room{200, 100, 1000, 600};
constexpr double card_width = 400;
constexpr double beside_side = 50;

const Chart& beside_sea() {
    static const Chart chart = [] {
        Chart wide;
        wide.columns = 40;
        wide.rows = 30;
        return wide;
    }();
    return chart;
}

/// The chart's middle is in the middle of the room.
constexpr Camera beside_middle{{20, 15}, beside_side};

bool is_seen_beside(const BesideCard& beside, const Camera& camera, Square square) {
    Box part = beside_room;
    (beside.is_right ? part.right : part.left) += beside.is_right ? -card_width : card_width;
    return part.contains(
        box_of(panned(camera, beside_room, beside.pan, beside_sea()), beside_room, square));
}

}  // namespace

TEST_CASE("a card lies at the edge where it does not cover its square, and moves nothing",
          "[desk]") {
    CHECK(beside_card(beside_middle, beside_room, card_width, {22, 15}, beside_sea()) ==
          BesideCard{});
    CHECK(beside_card(beside_middle, beside_room, card_width, {17, 15}, beside_sea()) ==
          BesideCard{true, {}});
}

TEST_CASE("every square of the chart is seen beside the card", "[desk]") {
    for (std::int16_t column = 0; column < 40; ++column) {
        for (std::int16_t row = 0; row < 30; ++row) {
            const Square square{column, row};
            const BesideCard beside =
                beside_card(beside_middle, beside_room, card_width, square, beside_sea());
            CAPTURE(column, row, beside.is_right);
            CHECK(is_seen_beside(beside, beside_middle, square));
        }
    }
}

TEST_CASE("where there is no room for a card and a square, nothing is moved", "[desk]") {
    CHECK(beside_card(beside_middle, beside_room, 790, {0, 0}, beside_sea()) == BesideCard{});
}
