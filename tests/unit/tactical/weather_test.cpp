#include "tactical/weather.h"

#include <catch2/catch.hpp>

namespace flagplot::tactical {

TEST_CASE("a battle has the weather that a word or a phrase of several kinds names") {
    Scene scene;
    scene.weather = "fog";
    CHECK(has_weather(scene, "fog"));
    CHECK_FALSE(has_weather(scene, "clear"));
    scene.weather = "poor weather and a storm";
    CHECK(has_weather(scene, "poor"));
    CHECK(has_weather(scene, "storm"));
    CHECK_FALSE(has_weather(scene, "fog"));
    scene.weather.clear();
    CHECK_FALSE(has_weather(scene, ""));
}

}  // namespace flagplot::tactical
