#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "store/coast_file.h"

using namespace flagplot;

namespace {

constexpr auto never_cancelled = [](std::size_t, std::size_t) { return true; };

/// A narrow water, a point of the sea on either side of it, and a box that has no other way.
struct Passage {
    std::string name;
    GeoBox box;
    Degrees one;
    Degrees other;
    std::string day = "1940-01-01";
    bool is_open = true;
};

const std::vector<Passage> passages{
    {"Strait of Gibraltar", {-9, 33, 0, 39}, {36, -8}, {36, -2.5}},
    {"Strait of Messina", {14.6, 37, 17, 39.5}, {39, 15}, {37.4, 16}},
    {"Strait of Bonifacio", {7, 40.3, 11.5, 42.3}, {41.3, 7.6}, {41.3, 10.8}},
    {"Dardanelles", {24, 39, 28.5, 41}, {39.9, 25.2}, {40.75, 28.2}},
    {"Bosporus", {27, 40, 31, 42.5}, {40.8, 28.3}, {42, 30}},
    {"Øresund", {11.3, 54.8, 14, 57}, {56.6, 12}, {55.1, 13}},
    {"Great Belt", {10, 54, 12, 57}, {56.4, 11.5}, {54.5, 11}},
    {"Strait of Dover", {-3, 49, 5, 53}, {50.2, -1}, {52, 3}},
    {"Strait of Malacca", {96, -1, 105, 8}, {6, 97.5}, {1.3, 104.6}},
    {"Sunda Strait", {102, -9, 108, -4}, {-8, 104}, {-5, 107}},
    {"Bab el Mandeb", {41, 10.5, 46, 16}, {15, 41.9}, {12, 45}},
    {"Strait of Hormuz", {52, 23, 60, 28}, {26.2, 53.5}, {25, 58.5}},
    {"Suez Canal", {30.5, 28, 34, 33}, {32, 32.3}, {28.6, 33}},
    {"Suez Canal", {30.5, 28, 34, 33}, {32, 32.3}, {28.6, 33}, "1869-11-16", false},
    {"Suez Canal", {30.5, 28, 34, 33}, {32, 32.3}, {28.6, 33}, "1869-11-17", true},
    {"Panama Canal", {-81, 7.5, -78.5, 11}, {10.4, -79.9}, {8, -79.6}},
    {"Panama Canal", {-81, 7.5, -78.5, 11}, {10.4, -79.9}, {8, -79.6}, "1914-08-14", false},
};

ChartRequest request_of(const Passage& passage, std::int32_t side) {
    const auto frame = frame_of(passage.box, {Projection::lambert_azimuthal_equal_area, side});
    ChartRequest request{frame.value(), "strait", "A strait", {}};
    request.date = *read_moment(passage.day + " 00:00");
    request.rules.smallest_sea = 1;
    return request;
}

Square square_of(const Chart& chart, Degrees at) {
    const OnGrid place = grid_at(*chart.geography, at);
    return {static_cast<std::int16_t>(place.column), static_cast<std::int16_t>(place.row)};
}

bool are_joined(const Chart& chart, Degrees one, Degrees other) {
    const auto waters = connected_waters(chart);
    const auto number = [&](Degrees at) { return waters.at(chart.index(square_of(chart, at))); };
    REQUIRE(number(one) >= 0);
    REQUIRE(number(other) >= 0);
    return number(one) == number(other);
}

const Coastline& coast_of_world() {
    static const Coastline coast = read_coast().value();
    return coast;
}

const Gazetteer& gazetteer() {
    static const Gazetteer read = read_gazetteer_files().value();
    return read;
}

}  // namespace

TEST_CASE("narrow waters are open or closed as on the day", "[coast][store]") {
    for (const std::int32_t side : {30, 60}) {
        for (const Passage& passage : passages) {
            CAPTURE(passage.name, passage.day, side);
            const auto made = made_chart(request_of(passage, side), coast_of_world(), gazetteer(),
                                         never_cancelled)
                                  .value()
                                  .value();
            CHECK(are_joined(made.chart, passage.one, passage.other) == passage.is_open);
            CHECK((made.chart.place_named(passage.name) != nullptr) == passage.is_open);
        }
    }
}

TEST_CASE("narrow waters that somebody closes part their seas", "[coast][store]") {
    for (const Passage& passage : passages) {
        if (!passage.is_open) continue;
        CAPTURE(passage.name);
        auto request = request_of(passage, 30);
        request.closed = {passage.name};
        const auto made =
            made_chart(request, coast_of_world(), gazetteer(), never_cancelled).value().value();
        CHECK_FALSE(are_joined(made.chart, passage.one, passage.other));
    }
}
