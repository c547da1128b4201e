#include "present/battle/battle_overlay.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "present/battle/battle_picture.h"
#include "present/battle/scene_notes.h"

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

constexpr Box overlay_room{10, 20, 620, 430};

Token token(std::string id, BoardPlace place) {
    Token token;
    token.id = token.label = std::move(id);
    token.side = SideIndex{0};
    token.place = place;
    return token;
}

/// Two ships on a plane of 40 by 20 steps.
BattleScene scene() {
    BattleScene scene;
    scene.title = "Turn 1";
    scene.sides = {"Red", "Blue"};
    scene.board = {Grid::plane, 40, 20, "100 yards"};
    scene.tokens = {token("Hart", {10, 10}), token("Bison", {20, 10})};
    return scene;
}

BattleFrame frame_of(const BattleScene& scene) { return battle_frame(scene.board, overlay_room); }

template <class Drawn>
std::vector<Drawn> drawn_of(const std::vector<Primitive>& primitives, std::string_view subject) {
    std::vector<Drawn> found;
    for (const Primitive& each : primitives) {
        const auto* drawn = std::get_if<Drawn>(&each.drawn);
        if (drawn != nullptr && each.subject == subject) found.push_back(*drawn);
    }
    return found;
}

std::vector<std::string> labels_of(const BoardLayer& layer) {
    std::vector<std::string> texts;
    for (const BoardLabel& label : layer.labels) texts.push_back(label.texts.front());
    return texts;
}

double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::vector<Primitive> shapes_of(BattleScene scene, Shape shape) {
    scene.shapes = {std::move(shape)};
    return board_shapes(scene, frame_of(scene), 1).primitives;
}

Area only_area(const std::vector<Primitive>& primitives, std::string_view subject) {
    const auto areas = drawn_of<Area>(primitives, subject);
    REQUIRE(areas.size() == 1);
    return areas.front();
}

}  // namespace

TEST_CASE("a circle is as wide as its radius, and ends where the board does", "[battle_overlay]") {
    const BattleFrame frame = frame_of(scene());
    const auto whole = sector_ring(frame, {20, 10}, {0, 0, 5});
    REQUIRE(whole.size() > 100);
    for (const Point point : whole) {
        CHECK(apart(point, frame.middle({20, 10})) == Approx(5 * frame.field));
    }
    for (const Point point : sector_ring(frame, {1, 1}, {0, 0, 5})) {
        CHECK(frame.page.grown(1e-6).contains(point));
    }
    const auto smoke =
        only_area(shapes_of(scene(), {Circle{5}, {{20, 10}}, ShapeStyle::smoke, "smoke"}), "smoke");
    CHECK(smoke.rings.front() == whole);
    CHECK(smoke.pattern == Pattern::hatch);
}

TEST_CASE("a sector goes clockwise from one bearing to another, through north",
          "[battle_overlay]") {
    const BattleFrame frame = frame_of(scene());
    const auto ring = sector_ring(frame, {20, 10}, {315, 45, 4});
    const Point centre = frame.middle({20, 10});
    CHECK(ring.front() == centre);
    const Point from = ring[1] - centre, to = ring.back() - centre;
    CHECK(from.x == Approx(-to.x));
    CHECK(from.y == Approx(to.y));
    CHECK(from.x < 0);
    CHECK(from.y < 0);
    for (std::size_t i = 1; i < ring.size(); ++i) CHECK(ring[i].y < centre.y);
}

TEST_CASE("land lies between its corners, and a ray goes from its place on its bearing",
          "[battle_overlay]") {
    const BattleFrame frame = frame_of(scene());
    const std::vector<BoardPlace> corners{{2, 2}, {8, 2}, {5, 7}};
    const auto land =
        only_area(shapes_of(scene(), {Polygon{}, corners, ShapeStyle::land, "Skaw"}), "Skaw");
    REQUIRE(land.rings.front().size() == 3);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        CHECK(land.rings.front()[i] == frame.middle(corners[i]));
    }
    const auto lines = drawn_of<Line>(
        shapes_of(scene(), {Ray{90, 6}, {{4, 4}}, ShapeStyle::course, "course"}), "course");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].points[0] == frame.middle({4, 4}));
    CHECK(apart(lines[0].points[1], frame.middle({10, 4})) == Approx(0).margin(1e-6));
}

TEST_CASE("every style of shape looks different", "[battle_overlay]") {
    std::vector<Area> seen;
    for (std::size_t style = 0; style < words_of<ShapeStyle>.size(); ++style) {
        const auto area = only_area(
            shapes_of(scene(), {Circle{5}, {{20, 10}}, static_cast<ShapeStyle>(style), "it"}),
            "it");
        CHECK(std::find(seen.begin(), seen.end(), area) == seen.end());
        seen.push_back(area);
    }
}

TEST_CASE("a base turns with its heading, and a ship of two hexes covers both",
          "[battle_overlay]") {
    BattleScene plane = scene();
    plane.tokens[0].footprint = {{}, 4, 2};
    plane.tokens[0].heading = 90;
    const BattleFrame frame = frame_of(plane);
    const auto base = only_area(under_tokens(plane, frame, {}, 1).primitives, "Hart");
    const Point centre = frame.middle({10, 10});
    for (const Point corner : base.rings.front()) {
        CHECK(std::abs(corner.x - centre.x) == Approx(2 * frame.field));
        CHECK(std::abs(corner.y - centre.y) == Approx(frame.field));
    }
    BattleScene hexes = scene();
    hexes.board = {Grid::hexes, 40, 20, ""};
    hexes.tokens[0].footprint = {{{10, 10}, {11, 10}}, 0, 0};
    const BattleFrame of_hexes = frame_of(hexes);
    const auto fields = drawn_of<Area>(under_tokens(hexes, of_hexes, {}, 1).primitives, "Hart");
    REQUIRE(fields.size() == 2);
    CHECK(fields[1].rings.front() == of_hexes.outline({11, 10}));
    hexes.tokens[0].is_gone = true;
    CHECK(drawn_of<Area>(under_tokens(hexes, of_hexes, {}, 1).primitives, "Hart").empty());
}

TEST_CASE("who is grappled is tied to whom, as long as both are there", "[battle_overlay]") {
    BattleScene tied = scene();
    tied.links = {{"Hart", "Bison", "grappled with"}};
    const BattleFrame frame = frame_of(tied);
    const BoardLayer drawn = under_tokens(tied, frame, {}, 1);
    const auto lines = drawn_of<Line>(drawn.primitives, "Hart");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].points == std::vector{frame.middle({10, 10}), frame.middle({20, 10})});
    CHECK(labels_of(drawn) == std::vector<std::string>{"grappled with"});
    tied.tokens[1].is_gone = true;
    CHECK(under_tokens(tied, frame, {}, 1).primitives.empty());
    CHECK(under_tokens(tied, frame, {}, 1).labels.empty());
}

TEST_CASE("a track goes through its places and says when", "[battle_overlay]") {
    BattleScene tracked = scene();
    tracked.tracks = {{"Hart", {{{4, 10}, "06:12"}, {{10, 10}, "06:18"}}}};
    const BattleFrame frame = frame_of(tracked);
    const BoardLayer drawn = under_tokens(tracked, frame, {}, 1);
    const auto lines = drawn_of<Line>(drawn.primitives, "Hart");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].points == std::vector{frame.middle({4, 10}), frame.middle({10, 10})});
    CHECK(drawn_of<Disc>(drawn.primitives, "Hart").size() == 2);
    CHECK(labels_of(drawn) == std::vector<std::string>{"06:12", "06:18"});
}

TEST_CASE("the arrow of the wind flies with it, and its force stands beside", "[battle_overlay]") {
    BattleScene windy = scene();
    CHECK(board_weather(windy, frame_of(windy), 1).primitives.empty());
    windy.wind = Wind{0, 6};
    const auto drawn = board_weather(windy, frame_of(windy), 1).primitives;
    const auto lines = drawn_of<Line>(drawn, "wind");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].points[1].y > lines[0].points[0].y);  // from north it blows down the page
    CHECK(lines[0].points[1].x == Approx(lines[0].points[0].x));
    const auto words = drawn_of<Words>(drawn, "");
    REQUIRE(words.size() == 1);
    CHECK(words[0].text.str() == "wind 6");
}

TEST_CASE("the board is drawn with its shapes below and its wind above the counters",
          "[battle_overlay]") {
    BattleScene all = scene();
    all.shapes = {{Circle{5}, {{20, 10}}, ShapeStyle::smoke, "smoke"}};
    all.wind = Wind{90, 3};
    const auto drawn = board_primitives(all, frame_of(all), {}, 1);
    const auto place_of = [&](std::string_view subject) {
        return std::find_if(drawn.begin(), drawn.end(),
                            [&](const Primitive& each) { return each.subject == subject; }) -
               drawn.begin();
    };
    CHECK(place_of("smoke") < place_of("Hart"));
    CHECK(place_of("Hart") < place_of("wind"));
    CHECK(place_of("wind") < static_cast<std::ptrdiff_t>(drawn.size()));
}

TEST_CASE("what lies on a board is told in words, too", "[battle_overlay]") {
    BattleScene all = scene();
    all.wind = Wind{225, 6};
    all.visibility = 12;
    all.shapes = {{Circle{5}, {{20, 10}}, ShapeStyle::smoke, ""},
                  {Ray{90, 6}, {{4, 4}}, ShapeStyle::course, "her course"},
                  {Sector{315, 45, 4}, {{9, 9}}, ShapeStyle::arc, "guns"}};
    all.links = {{"Hart", "Bison", "in tow of"}};
    all.tracks = {{"Hart", {{{4, 10}, "06:12"}}}};
    all.hand = {{"C4", "Fire ship", "Burns whom it touches."}};
    CHECK(scene_notes(all) ==
          std::vector<std::string>{"Wind from 225, force 6.", "Visibility is 12 steps.",
                                   "smoke: 20,10 to 5.", "her course: 4,4 on 090 to 6.",
                                   "guns: 9,9 315 to 045 to 4.", "Hart is in tow of Bison.",
                                   "Hart was at 4,10 (06:12).",
                                   "In hand, C4: Fire ship. Burns whom it touches."});
    CHECK(asked_text({AskedFor::reaction, "Bison's torpedoes"}) == "Answer to Bison's torpedoes");
    CHECK(asked_text({}).empty());
}
