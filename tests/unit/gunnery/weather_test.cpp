#include <catch2/catch.hpp>

#include "tactical/gunnery/muster.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// The weather of a battle in which two destroyers meet, by the words of the campaign.
std::string weather_by(const std::string& words) {
    BattleRequest request;
    request.scene.date_hour = "1941-05-24 12:00";
    request.scene.light = "day";
    request.scene.weather = words;
    for (const char* side : {"blue", "red"}) {
        Unit ship;
        ship.name = ship.class_name = side;
        ship.type = "destroyer";
        ship.size = {1};
        ship.maximum = {360};
        ship.speed_left = {360};
        Formation formation{side, side, "accept", {}, "", {ship}};
        request.parties.push_back({side, side, {}, {formation}});
    }
    const Tables tables;
    const auto battle = battle_of(request, tables);
    REQUIRE(battle);
    return tables.weather.at(static_cast<std::size_t>(battle->conditions.weather)).name;
}

}  // namespace

TEST_CASE("GU-14: the weather is that of the campaign's words, the worst of several", "[gunnery]") {
    CHECK(weather_by("clear weather") == "clear");
    CHECK(weather_by("poor weather") == "poor");
    CHECK(weather_by("heavy weather") == "heavy");
    CHECK(weather_by("a storm") == "storm");
    CHECK(weather_by("fog") == "fog");
    CHECK(weather_by("poor weather and a storm") == "storm");
    CHECK(weather_by("storm") == "storm");
    CHECK(weather_by("what nobody knows") == "clear");
}
