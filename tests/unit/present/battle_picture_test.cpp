#include "present/battle/battle_picture.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "present/picture/navy_style.h"

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

BattleScene scene_on(Grid grid) {
    BattleScene scene;
    scene.title = "Round 1";
    scene.sides = {"Royal Navy", "Kriegsmarine"};
    scene.board = {grid, 6, 4, ""};
    scene.terrain = {{{5, 3}, '#', "land"}};
    scene.tokens = {
        {"T1", "Hood", SideIndex{0}, {1, 1}, 90, {"crippled"}, {{300, 60, 2, "guns"}}, false},
        {"T2", "Bismarck", SideIndex{1}, {4, 2}, {}, {}, {}, false},
        {"T3", "Prinz Eugen", SideIndex{1}, {4, 2}, {}, {}, {}, false},
        {"T4", "Electra", SideIndex{0}, {0, 0}, {}, {}, {}, true}};
    return scene;
}

constexpr Box room{10, 20, 620, 430};

std::size_t count(const std::vector<Primitive>& primitives, Feature feature) {
    std::size_t count = 0;
    for (const Primitive& each : primitives) count += each.feature == feature ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("the middle of every field lies in that field and in the room", "[battle_picture]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        const BattleFrame frame = battle_frame({grid, 6, 4, ""}, room);
        CHECK(room.grown(1e-6).contains(frame.page));
        for (std::int32_t row = 0; row < 4; ++row) {
            for (std::int32_t column = 0; column < 6; ++column) {
                CHECK(frame.place_at(frame.middle({column, row})) == BoardPlace{column, row});
                for (const Point corner : frame.outline({column, row})) {
                    CHECK(frame.page.grown(1e-6).contains(corner));
                }
            }
        }
        CHECK_FALSE(frame.place_at({frame.page.left - 2, frame.page.top + 5}));
    }
}

TEST_CASE("odd rows of hexes lie half a field to the right", "[battle_picture]") {
    const BattleFrame frame = battle_frame({Grid::hexes, 6, 4, ""}, room);
    CHECK(frame.middle({0, 1}).x - frame.middle({0, 0}).x == Approx(frame.field / 2));
    const Point step = frame.middle({0, 1}) - frame.middle({0, 0});
    CHECK(std::hypot(step.x, step.y) == Approx(frame.field));
}

TEST_CASE("a reach of two fields holds the middles two fields away and none three away",
          "[battle_picture]") {
    for (const Grid grid : {Grid::squares, Grid::hexes}) {
        const BattleFrame frame = battle_frame({grid, 9, 9, ""}, room);
        const BoardPlace from{4, 4};
        for (std::int32_t row = 0; row < 9; ++row) {
            for (std::int32_t column = 0; column < 9; ++column) {
                const Point away = frame.middle({column, row}) - frame.middle(from);
                const double direction = std::atan2(away.x, -away.y);
                const std::int32_t down = std::abs(row - from.row);
                std::int32_t fields = std::max(std::abs(column - from.column), down);
                if (grid == Grid::hexes) {
                    // Half a field to the right in odd rows, counted in halves.
                    const std::int32_t across = std::abs(2 * (column - from.column) + row % 2);
                    fields = down + std::max(across - down, 0) / 2;
                }
                CHECK((std::hypot(away.x, away.y) < frame.reach(2, direction)) == (fields <= 2));
            }
        }
    }
}

TEST_CASE("tokens of one field stand side by side and each can be hit", "[battle_picture]") {
    const BattleScene scene = scene_on(Grid::squares);
    const auto spots = token_spots(scene, battle_frame(scene.board, room), 1);
    REQUIRE(spots.size() == 3);  // who is gone is not on the board
    for (const TokenSpot& spot : spots) CHECK(token_at(spots, spot.centre) == spot.token);
    CHECK(spots[1].centre.x != spots[2].centre.x);
    CHECK_FALSE(token_at(spots, {0, 0}));
}

TEST_CASE("squares, hexes and a plane are drawn with what lies on them", "[battle_picture]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        const BattleScene scene = scene_on(grid);
        const BattleFrame frame = battle_frame(scene.board, room);
        const auto plain = board_primitives(scene, frame, {}, 1);
        CHECK(count(plain, Feature::formation) == 6);  // a counter and its sign each
        CHECK(count(plain, Feature::speed_leader) == 1);
        CHECK(count(plain, Feature::land) == 1);
        CHECK(count(plain, Feature::reach) == 0);
        CHECK(count(plain, Feature::checkpoint) == 0);
        BattleMarks marks;
        marks.picked = 0;
        marks.lit = {{2, 1}, {2, 2}};
        marks.targets = {1};
        const auto marked = board_primitives(scene, frame, marks, 1);
        CHECK(count(marked, Feature::reach) == 1);
        CHECK(count(marked, Feature::checkpoint) == 2);
        CHECK(count(marked, Feature::destination) == 2);
    }
}

TEST_CASE("a side has on the board what its navy has on the chart, in whatever place it stands",
          "[battle_picture]") {
    BattleScene scene = scene_on(Grid::squares);
    scene.sides = {"Kriegsmarine", "Royal Navy"};
    CHECK(style_of(scene, {}, SideIndex{1}).colour == style_of_navy("Royal Navy", {0}).colour);
    CHECK(style_of(scene, {}, SideIndex{0}).shape == CounterShape::cut);
    scene.sides = {"Blue", "Regia Marina"};
    CHECK(style_of(scene, {}, SideIndex{0}).colour == style_of(SideId{0}).colour);
    BattleMarks marks;
    marks.styles = {style_of(SideId{2})};
    CHECK(style_of(scene, marks, SideIndex{0}).colour == style_of(SideId{2}).colour);
    CHECK(style_of(scene, marks, SideIndex{1}).shape == CounterShape::six_sided);
}

TEST_CASE("a ship with a heading is her hull that way; a known type is drawn on a counter too",
          "[battle_picture]") {
    const BattleScene scene = scene_on(Grid::squares);
    const BattleFrame frame = battle_frame(scene.board, room);
    BattleMarks marks;
    marks.types = {std::nullopt, ShipType::BB, std::nullopt, std::nullopt};
    const auto drawn = board_primitives(scene, frame, marks, 1);
    CHECK(count(drawn, Feature::formation) == 7);  // the silhouette of T2
    const auto hull = std::find_if(drawn.begin(), drawn.end(), [](const Primitive& each) {
        return each.feature == Feature::formation && each.subject == "T1";
    });
    REQUIRE(hull != drawn.end());
    const auto& ring = std::get<Area>(hull->drawn).rings.at(0);
    const auto [west, east] =
        std::minmax_element(ring.begin(), ring.end(), [](Point a, Point b) { return a.x < b.x; });
    const auto [north, south] =
        std::minmax_element(ring.begin(), ring.end(), [](Point a, Point b) { return a.y < b.y; });
    CHECK(east->x - west->x > 3 * (south->y - north->y));  // she heads east
    CHECK(east->y == Approx(frame.middle({1, 1}).y));      // with her bow
}

TEST_CASE("lines of a step lie on the board, a shot dashed", "[battle_picture]") {
    const BattleScene scene = scene_on(Grid::squares);
    BattleMarks marks;
    marks.lines = {{{0, 0}, {1, 1}, text_ink, false}, {{1, 1}, {4, 2}, text_ink, true}};
    std::size_t dashed = 0;
    const auto drawn = board_primitives(scene, battle_frame(scene.board, room), marks, 1);
    for (const Primitive& each : drawn) {
        const auto* line = std::get_if<Line>(&each.drawn);
        if (line != nullptr && line->stroke.dash == Dash::dashed) ++dashed;
    }
    CHECK(dashed == 1);
    CHECK(count(drawn, Feature::track) == 4);  // an arrow's head, a splash
}

TEST_CASE("a page of a battle names every token, gone or not", "[battle_picture]") {
    const std::string text = picture_text(battle_picture(scene_on(Grid::hexes), 1280, 800, {}));
    for (const std::string name : {"Round 1", "T1 Hood", "T4 Electra", "guns 300 to 060, to 2"}) {
        CAPTURE(name);
        CHECK(text.find(name) != text.npos);
    }
}
