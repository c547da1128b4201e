#include "present/battle/battle_picture.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "pictures/label_checks.h"
#include "present/battle/board_labels.h"
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

TEST_CASE("a veil lies over the board by night and half of it in twilight", "[battle_picture]") {
    const auto veil_in = [](BoardLight light) {
        BattleScene scene = scene_on(Grid::plane);
        scene.light = light;
        const Picture picture = battle_picture(scene, 800, 600, {});
        double veil = 0;
        for (const Primitive& each : picture.primitives) {
            if (each.feature == Feature::night) veil += std::get<Area>(each.drawn).fill.cover;
        }
        return veil;
    };
    CHECK(veil_in(BoardLight::day) == 0);
    CHECK(veil_in(BoardLight::twilight) > 0);
    CHECK(veil_in(BoardLight::night) == Approx(2 * veil_in(BoardLight::twilight)));
}

TEST_CASE("nothing but the board and its edges lies under the veil of night", "[battle_picture]") {
    BattleScene scene = scene_on(Grid::plane);
    scene.light = BoardLight::night;
    const BattleFrame frame = battle_frame(scene.board, room);
    const auto primitives = board_primitives(scene, frame, {}, 1);
    const auto night =
        std::find_if(primitives.begin(), primitives.end(),
                     [](const Primitive& each) { return each.feature == Feature::night; });
    REQUIRE(night != primitives.end());
    CHECK(std::none_of(primitives.begin(), night, [](const Primitive& each) {
        return each.feature == Feature::formation || each.feature == Feature::formation_label;
    }));
    CHECK(std::any_of(night, primitives.end(),
                      [](const Primitive& each) { return each.feature == Feature::formation; }));
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
        CHECK(count(plain, Feature::formation) == 5);  // a hull; two counters and their signs
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
    CHECK(style_of(scene, {}, SideIndex{0}).colour == style_of_navy("Blue", {0}).colour);
    BattleMarks marks;
    marks.styles = {style_of_navy("Blue", {2})};
    CHECK(style_of(scene, marks, SideIndex{0}).colour == marks.styles[0].colour);
    CHECK(style_of(scene, marks, SideIndex{1}).shape == CounterShape::six_sided);
}

TEST_CASE("a ship with a heading is her hull that way; a known type is drawn on a counter too",
          "[battle_picture]") {
    const BattleScene scene = scene_on(Grid::squares);
    const BattleFrame frame = battle_frame(scene.board, room);
    BattleMarks marks;
    marks.types = {std::nullopt, ShipType::BB, std::nullopt, std::nullopt};
    const auto drawn = board_primitives(scene, frame, marks, 1);
    CHECK(count(drawn, Feature::formation) == 6);  // the silhouette of T2
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

namespace {

/// Twelve ships in three squares beside each other and at the edges, with where each has been.
BattleScene crowded(Grid grid) {
    BattleScene scene;
    scene.title = "Round 5";
    scene.sides = {"Royal Navy", "Kriegsmarine"};
    scene.board = {grid, 10, 10, ""};
    for (std::int32_t i = 0; i < 12; ++i) {
        const std::string id = "T" + std::to_string(i + 1);
        const BoardPlace place = i < 9 ? BoardPlace{4 + i % 3, 4} : BoardPlace{9, i - 9};
        Token token;
        token.id = id;
        token.label = "Prince of Wales " + id;
        token.side = SideIndex{i % 2 == 0 ? 0U : 1U};
        token.place = place;
        if (i % 3 == 0) token.heading = 30 * i;
        scene.tokens.push_back(token);
        scene.tracks.push_back({id, {{{place.column, 6}, "06:12"}, {{place.column, 5}, "06:18"}}});
    }
    scene.links = {{"T1", "T2", "in tow of"}};
    scene.shapes = {{Circle{2}, {{5, 4}}, ShapeStyle::smoke, "smoke"}};
    scene.traces = {{{4, 8}, {4, 4}, "moved"}, {{6, 8}, {4, 4}, "beams"}};
    scene.wind = Wind{225, 6};
    return scene;
}

}  // namespace

TEST_CASE("on a crowded board no name hides another, a counter or the wind", "[battle_picture]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        for (const Point size : {Point{1280, 800}, Point{640, 400}}) {
            CAPTURE(word_of(grid), size.x);
            BattleMarks marks;
            marks.picked = 4;
            const Picture page = battle_picture(crowded(grid), size.x, size.y, marks);
            CHECK(test::trouble_with_words(page).empty());
            for (const Primitive& name : page.primitives) {
                if (name.feature != Feature::formation_label) continue;
                if (!std::holds_alternative<Words>(name.drawn)) continue;
                CHECK(page.chart.contains(extent_of(name)));
                for (const Primitive& counter : page.primitives) {
                    if (counter.feature != Feature::formation || counter.subject.empty()) continue;
                    CHECK_FALSE(extent_of(counter).overlaps(extent_of(name)));
                }
            }
        }
    }
}

TEST_CASE("the picked ship is named before the others", "[battle_picture]") {
    BattleScene scene = crowded(Grid::squares);
    for (std::size_t picked = 0; picked < 9; ++picked) {
        BattleMarks marks;
        marks.picked = picked;
        const auto drawn =
            board_primitives(scene, battle_frame(scene.board, {0, 0, 640, 640}), marks, 1);
        const auto name = std::find_if(drawn.begin(), drawn.end(), [](const Primitive& each) {
            return each.feature == Feature::formation_label &&
                   std::holds_alternative<Words>(each.drawn);
        });
        REQUIRE(name != drawn.end());
        CHECK(name->subject == scene.tokens[picked].id);
        CHECK(std::get<Words>(name->drawn).face == Face::sans_bold);
    }
}

TEST_CASE("a label takes the first of its texts that finds room, or is left out",
          "[battle_picture]") {
    const Box board{0, 0, 60, 40};
    const BoardLabel label{Feature::formation_label,
                           "T1",
                           {"T1 Prince of Wales", "T1"},
                           {25, 15, 35, 25},
                           10,
                           text_ink,
                           Face::sans,
                           20};
    const auto shorter = placed_labels(board, {label}, {}, 1);
    REQUIRE(shorter.size() == 1);
    CHECK(std::get<Words>(shorter[0].drawn).text.str() == "T1");
    CHECK(placed_labels(board, {label}, {{board}, {}}, 1).empty());
    const auto whole = placed_labels({0, 0, 400, 40}, {label}, {}, 1);
    REQUIRE_FALSE(whole.empty());
    CHECK(std::get<Words>(whole.back().drawn).text.str() == "T1 Prince of Wales");
}
