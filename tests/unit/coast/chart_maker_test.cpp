#include "coast/chart_maker.h"

#include <catch2/catch.hpp>

#include "drawn_coast.h"

using namespace flagplot;

namespace {

Square square(std::string_view name) { return read_square(name).value(); }

Terrain at(const MadeChart& made, std::string_view name) { return made.chart.at(square(name)); }

GazetteerStrait strait(std::string name, std::vector<Position> course) {
    GazetteerStrait made;
    made.name = std::move(name);
    made.position = course.at(course.size() / 2);
    made.course = std::move(course);
    return made;
}

/// Two seas with land between them, and a cut through it too narrow for a raster.
const std::vector<std::string> isthmus{
    "....####....",
    "....####....",
    "....####....",
    "....####....",
};

}  // namespace

TEST_CASE("open water is sea, and land is land", "[coast]") {
    const auto made = made_of(isthmus);
    CHECK(made.chart.columns == 3);
    CHECK(at(made, "A1") == Terrain::sea);
    CHECK(at(made, "B1") == Terrain::land);
    CHECK(made.land == std::vector<std::int32_t>{0, 1000, 0});
    CHECK(made.near_threshold.empty());
}

TEST_CASE("an eighth of water makes a square sea, and a square near that is named", "[coast]") {
    const auto made = made_of({
        "....##..",
        "....####",
        "....####",
        "....####",
    });
    CHECK(at(made, "B1") == Terrain::islands);
    CHECK(made.near_threshold == std::vector{square("B1")});
    const auto less = made_of({
        "....#.##",
        "....####",
        "....####",
        "....####",
    });
    CHECK(at(less, "B1") == Terrain::land);
}

TEST_CASE("a headland on an edge stops ships and sight", "[coast]") {
    const auto made = made_of({
        "...##...",
        "...##...",
        "...##...",
        "...##...",
        "........",
        "........",
        "........",
        "........",
    });
    REQUIRE(made.chart.barriers.size() == 1);
    CHECK(made.chart.barriers[0] == Barrier{square("A1"), square("B1"), Closes::both});
    CHECK_FALSE(made.chart.may_step(square("A1"), Direction::east));
    CHECK(made.chart.may_step(square("A1"), Direction::south_east));
}

TEST_CASE("an edge that is open for less than a quarter lets ships through and no sight",
          "[coast]") {
    auto lines = std::vector<std::string>(8, "...##...");
    lines[0] = "........";
    auto coast = drawn_coast(lines);
    // the gap of a quarter made narrower
    coast.rings.push_back(rectangle(750, -125, 1250, 0));
    const auto made = made_chart(drawn_request(lines), coast, {}, go_on).value().value();
    CHECK(made.chart.has_barrier(square("A1"), Direction::east, Closes::sight));
    CHECK(made.chart.may_step(square("A1"), Direction::east));
    CHECK_FALSE(made.chart.may_step(square("A2"), Direction::east));
}

TEST_CASE("a headland on a corner stops both diagonals", "[coast]") {
    const auto made = made_of({
        "........",
        "........",
        "........",
        "..####..",
        "..####..",
        "........",
        "........",
        "........",
    });
    CHECK_FALSE(made.chart.may_step(square("A1"), Direction::south_east));
    CHECK_FALSE(made.chart.may_step(square("B1"), Direction::south_west));
    CHECK(made.chart.may_step(square("A1"), Direction::east));
}

TEST_CASE("a strait narrower than its share of a square stays open where it joins two waters",
          "[coast]") {
    auto lines = std::vector<std::string>(12, "....####....");
    const auto coast_with = [&](std::int32_t width) {
        Coastline coast{"a strait", {}};
        coast.rings.push_back(rectangle(1000, -3000, 2000, -1500 - width));
        coast.rings.push_back(rectangle(1000, -1500, 2000, 0));
        return coast;
    };
    const auto open = made_chart(drawn_request(lines), coast_with(60), {}, go_on).value().value();
    CHECK(at(open, "B2") == Terrain::islands);
    CHECK(open.chart.may_step(square("A2"), Direction::east));
    CHECK(open.chart.may_step(square("B2"), Direction::east));
    CHECK(at(open, "B1") == Terrain::land);
    const auto shut = made_chart(drawn_request(lines), coast_with(0), {}, go_on).value().value();
    CHECK(at(shut, "B2") == Terrain::land);
}

TEST_CASE("a bay that leads nowhere stays land", "[coast]") {
    Coastline bay{"a bay", {}};
    bay.rings.push_back(rectangle(1000, -1000, 3000, -560));
    bay.rings.push_back(rectangle(1000, -500, 3000, 0));
    bay.rings.push_back(rectangle(1900, -1000, 3000, 0));
    const auto lines = std::vector<std::string>(4, "............");
    bay.rings.pop_back();
    bay.rings.push_back(rectangle(1900, -560, 3000, -500));
    const auto made = made_chart(drawn_request(lines), bay, {}, go_on).value().value();
    CHECK(at(made, "B1") == Terrain::land);
}

TEST_CASE("a square that two waters share is never a way from one to the other", "[coast]") {
    auto lines = std::vector<std::string>(12, ".....##.....");
    const auto made = made_of(lines);
    CHECK(at(made, "B2") != Terrain::land);
    CHECK(made.chart.may_step(square("A2"), Direction::east) !=
          made.chart.may_step(square("B2"), Direction::east));
    const auto waters = connected_waters(made.chart);
    CHECK(waters[made.chart.index(square("A2"))] != waters[made.chart.index(square("C2"))]);
}

TEST_CASE("small waters of their own are no sea", "[coast]") {
    const std::vector<std::string> lines{
        "....####....",
        "....####....",
        "....####....",
        "....####....",
    };
    auto request = drawn_request(lines);
    request.rules.smallest_sea = 2;
    const auto none = made_chart(request, drawn_coast(lines), {}, go_on);
    REQUIRE_FALSE(none);
    CHECK(none.error().code == ErrorCode::empty_sea);
}

TEST_CASE("land that stands in two thirds of a square each way hides what is behind it",
          "[coast]") {
    const auto made = made_of({
        "....##......",
        ".....##.....",
        "......##....",
        "............",
        "............",
        "............",
        "............",
        "............",
    });
    CHECK(at(made, "B1") == Terrain::islands);
    CHECK(at(made, "B2") == Terrain::sea);
}

TEST_CASE("a canal joins two waters from its first day on", "[coast]") {
    Gazetteer gazetteer;
    gazetteer.straits.push_back(strait("Cut", {{-50, 50}, {-50, 150}, {-50, 250}}));
    gazetteer.straits[0].kind = WaterwayKind::canal;
    gazetteer.straits[0].from = read_moment("1869-11-17 00:00");
    auto request = drawn_request(isthmus);
    request.date = *read_moment("1869-11-16 00:00");
    const auto coast = drawn_coast(isthmus);
    const auto before = made_chart(request, coast, gazetteer, go_on).value().value();
    CHECK(at(before, "B1") == Terrain::land);
    CHECK(before.straits.empty());
    request.date = *read_moment("1869-11-17 00:00");
    const auto after = made_chart(request, coast, gazetteer, go_on).value().value();
    CHECK(at(after, "B1") == Terrain::islands);
    CHECK(after.chart.may_step(square("A1"), Direction::east));
    CHECK(after.chart.may_step(square("B1"), Direction::east));
    REQUIRE(after.straits.size() == 1);
    CHECK(after.straits[0].squares == std::vector{square("A1"), square("B1"), square("C1")});
    REQUIRE(after.chart.place_named("Cut") != nullptr);
    SECTION("unless somebody closed it") {
        request.closed = {"cut"};
        const auto closed = made_chart(request, coast, gazetteer, go_on).value().value();
        CHECK(at(closed, "B1") == Terrain::land);
    }
    SECTION("or before it, when somebody opened it") {
        request.date = {};
        request.opened = {"Cut"};
        const auto opened = made_chart(request, coast, gazetteer, go_on).value().value();
        CHECK(at(opened, "B1") == Terrain::islands);
    }
}

TEST_CASE("a natural strait that is closed parts its two waters", "[coast]") {
    auto lines = std::vector<std::string>(12, "....####....");
    lines[5] = lines[6] = "............";
    Gazetteer gazetteer;
    gazetteer.straits.push_back(strait("Narrows", {{-150, 50}, {-150, 150}, {-150, 250}}));
    auto request = drawn_request(lines);
    const auto coast = drawn_coast(lines);
    const auto joined = [&] {
        const auto made = made_chart(request, coast, gazetteer, go_on).value().value();
        const auto waters = connected_waters(made.chart);
        return waters[made.chart.index(square("A2"))] == waters[made.chart.index(square("C2"))];
    };
    CHECK(joined());
    request.closed = {"Narrows"};
    CHECK_FALSE(joined());
}

TEST_CASE("a strait nobody knows is refused with the nearest name", "[coast]") {
    Gazetteer gazetteer;
    gazetteer.straits.push_back(strait("Narrows", {{-150, 50}, {-150, 150}, {-150, 250}}));
    auto request = drawn_request(isthmus);
    request.closed = {"Narows"};
    const auto refused = made_chart(request, drawn_coast(isthmus), gazetteer, go_on);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::unknown_reference);
    CHECK(refused.error().nearest == "Narrows");
}

TEST_CASE("a port comes to the sea square its own water leads to", "[coast]") {
    Gazetteer gazetteer;
    gazetteer.ports.push_back({"Westport", {}, {-50, 110}});
    gazetteer.ports.push_back({"Eastport", {}, {-50, 195}});
    gazetteer.ports.push_back({"Pond", {}, {-50, 650}});
    const auto made = made_of({"....####........####", "....####........####",
                               "....####........####", "....####........####"},
                              gazetteer);
    REQUIRE(made.chart.places.size() == 2);
    CHECK(made.chart.place_named("Westport")->square == square("A1"));
    CHECK(made.chart.place_named("Eastport")->square == square("C1"));
    CHECK(made.chart.place_named("Eastport")->is_port);
}

TEST_CASE("only the sea that was asked for is kept", "[coast]") {
    auto request = drawn_request(isthmus);
    request.sea = Position{-50, 250};
    const auto made = made_chart(request, drawn_coast(isthmus), {}, go_on).value().value();
    CHECK(at(made, "A1") == Terrain::land);
    CHECK(at(made, "C1") == Terrain::sea);
    request.sea = Position{-50, 5000};
    CHECK(made_chart(request, drawn_coast(isthmus), {}, go_on).error().code ==
          ErrorCode::empty_sea);
}

TEST_CASE("a lake is a water of its own, and land in squares that the sea reaches into",
          "[coast]") {
    const std::vector<std::string> lines(4, "......##########");
    auto coast = drawn_coast(lines);
    coast.lakes.push_back(rectangle(1750, -1000, 4000, 0));
    const auto request = drawn_request(lines);
    const auto made = made_chart(request, coast, {}, go_on).value().value();
    CHECK(at(made, "C1") == Terrain::sea);
    CHECK(at(made, "D1") == Terrain::sea);
    CHECK(made.land == std::vector<std::int32_t>{0, 500, 0, 0});
    CHECK(made.chart.may_step(square("C1"), Direction::east));
    CHECK_FALSE(made.chart.may_step(square("B1"), Direction::east));
    SECTION("which is land where less is too small for a sea") {
        auto of_seas = request;
        of_seas.rules.smallest_sea = 3;
        of_seas.frame.rows = 2;
        coast.rings.push_back(rectangle(1500, -2000, 4000, -1000));
        const auto seas = made_chart(of_seas, coast, {}, go_on).value().value();
        CHECK(at(seas, "C1") == Terrain::land);
        CHECK(at(seas, "A1") == Terrain::sea);
    }
    SECTION("and is left out by who asks for the sea") {
        auto of_sea = request;
        of_sea.sea = Position{-50, 50};
        const auto sea = made_chart(of_sea, coast, {}, go_on).value().value();
        CHECK(at(sea, "C1") == Terrain::land);
        CHECK(at(sea, "A1") == Terrain::sea);
    }
}

TEST_CASE("what an even number of lakes goes round is an island", "[coast]") {
    const std::vector<std::string> lines(12, "############");
    auto coast = drawn_coast(lines);
    coast.lakes = {rectangle(0, -3000, 3000, 0), rectangle(1000, -2000, 2000, -1000)};
    const auto made = made_chart(drawn_request(lines), coast, {}, go_on).value().value();
    CHECK(at(made, "A1") == Terrain::sea);
    CHECK(at(made, "B2") == Terrain::land);
}

TEST_CASE("work that is given up gives nothing", "[coast]") {
    const auto given_up = made_chart(drawn_request(isthmus), drawn_coast(isthmus), {},
                                     [](std::size_t, std::size_t) { return false; });
    REQUIRE(given_up);
    CHECK_FALSE(given_up->has_value());
}
