#include "present/battle/track_plan.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "present/battle/track_chart.h"
#include "tactical/outcome.h"

using namespace flagplot;
using tactical::BattleRequest;
using tactical::LoggedTurn;

namespace {

tactical::Unit ship(const std::string& name, std::int32_t size) {
    tactical::Unit unit;
    unit.name = name;
    unit.size = {size};
    return unit;
}

/// Bismarck and Prinz Eugen in company against Hood.
BattleRequest denmark_strait() {
    BattleRequest request;
    request.scene.date_hour = "24 May 1941 23:52";
    request.scene.light = "day";
    request.scene.weather = "clear weather";
    request.parties = {{"de",
                        "Kriegsmarine",
                        {},
                        {{"F1", "", "", {}, "", {ship("Prinz Eugen", 3), ship("Bismarck", 4)}}}},
                       {"uk", "Royal Navy", {}, {{"F2", "", "", {}, "", {ship("Hood", 4)}}}}};
    return request;
}

/// They close; Hood is hit at 6 minutes, by a torpedo at 9, and sinks at 12.
std::vector<LoggedTurn> turns() {
    std::vector<LoggedTurn> turns;
    for (std::int32_t turn = 0; turn <= 6; ++turn) {
        const bool is_sunk = turn >= 4;
        turns.push_back({turn * 3,
                         {{"Prinz Eugen", 0, -2800 * turn, 100, 32, true},
                          {"Bismarck", 0, 500 - 2800 * turn, 100, 30, true},
                          {"Hood", 20'000 - 2000 * turn, -2800 * turn, is_sunk ? 0 : 100,
                           is_sunk ? 0 : 29, !is_sunk, is_sunk}},
                         {}});
    }
    turns[1].fired = {{"Prinz Eugen", "Hood", "torpedo", 6, 0}};
    turns[2].fired = {{"Bismarck", "Hood", "15h", 20, 2}, {"Hood", "Bismarck", "15", 16, 0}};
    turns[3].fired = {{"Bismarck", "Hood", "15h", 22, 1}, {"Prinz Eugen", "Hood", "torpedo", 0, 1}};
    return turns;
}

}  // namespace

TEST_CASE("times stand beside one track of ships in company", "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    REQUIRE(plan.tracks.size() == 3);
    CHECK_FALSE(plan.tracks[0].is_timed);
    CHECK(plan.tracks[1].is_timed);
    CHECK(plan.tracks[1].company == std::vector<std::string>{"Bismarck", "Prinz Eugen"});
    CHECK(plan.tracks[2].is_timed);
    CHECK(plan.tracks[2].side == tactical::SideIndex{1});
}

TEST_CASE("a track ends where its ship sank, and all end soon after the last shot",
          "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    CHECK(plan.last == 15);
    CHECK(plan.tracks[1].fixes.back().minutes == 15);
    CHECK(plan.tracks[2].fixes.back().minutes == 12);
    REQUIRE(plan.losses.size() == 1);
    CHECK(plan.losses[0].ship == "Hood");
    CHECK(plan.losses[0].is_sunk);
    CHECK(plan.losses[0].at == TimedFix{12, {12'000, -11'200}});
}

TEST_CASE("hits are marked where the ship was, those of torpedoes apart", "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    REQUIRE(plan.hits.size() == 3);
    CHECK(plan.hits[0].hits == 2);
    CHECK(plan.hits[0].at == TimedFix{6, {16'000, -5'600}});
    CHECK_FALSE(plan.hits[1].is_torpedo);
    CHECK(plan.hits[2].is_torpedo);
}

TEST_CASE("a salvo of torpedoes runs from its launch to where its target was then",
          "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    REQUIRE(plan.torpedoes.size() == 1);
    CHECK(plan.torpedoes[0].from == Fix{0, -2'800});
    CHECK(plan.torpedoes[0].to == Fix{14'000, -8'400});
}

TEST_CASE("ranges are those of the nearest timed ships while there was fire", "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    REQUIRE(plan.ranges.size() == 3);
    CHECK(plan.ranges[0].minutes == 3);
    CHECK(plan.ranges[0].yards == 18'007);
    CHECK(plan.ranges[2].minutes == 9);
}

TEST_CASE("what every ship fired, hit and took is counted", "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    CHECK(plan.counts[0].torpedoes == 6);
    CHECK(plan.counts[0].torpedo_hits == 1);
    CHECK(plan.counts[1].rounds == 42);
    CHECK(plan.counts[1].hits == 3);
    CHECK(plan.counts[2].rounds == 16);
    CHECK(plan.counts[2].taken == 4);
}

TEST_CASE("a time of a chart goes on after midnight", "[track_chart]") {
    const TrackPlan plan = track_plan(denmark_strait(), turns());
    CHECK(naval_time(plan, 0) == "2352");
    CHECK(naval_time(plan, 9) == "0001");
}

TEST_CASE("a track chart names ships, times, ranges and losses, all on its page", "[track_chart]") {
    const BattleRequest request = denmark_strait();
    const std::vector<LoggedTurn> logged = turns();
    tactical::BattleResult result;
    for (const tactical::UnitOf& unit : tactical::units_in(request)) {
        result.units.push_back(tactical::as_she_went_in(*unit.unit));
    }
    const Picture chart = track_chart({"Denmark Strait", request, logged, result}, 1400, 950);
    const std::string text = picture_text(chart);
    for (const char* words : {"Denmark Strait", "Bismarck", "2352", "Hood sunk 0004",
                              "2355: 18,000 yards", "24 May 1941, 2352 to 0007"}) {
        INFO(words);
        CHECK(text.find(words) != std::string::npos);
    }
    const Box page{0, 0, chart.width, chart.height};
    for (const Primitive& each : chart.primitives) {
        const auto* words = std::get_if<Words>(&each.drawn);
        if (words != nullptr) CHECK(page.contains(box_of(*words)));
    }
    CHECK(picture_text(track_chart({"Denmark Strait", request, logged, result}, 1400, 950)) ==
          text);
}
