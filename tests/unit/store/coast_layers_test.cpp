#include <catch2/catch.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "chart/chart_check.h"
#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "coast/land_lookup.h"
#include "store/chart_wish.h"
#include "store/coast_file.h"

using namespace flagplot;

namespace {

constexpr auto go_on = [](std::size_t, std::size_t) { return true; };

constexpr CoastLayers bare{false, false};

Coastline coast_with(CoastLayers layers) { return read_coast(layers).value(); }

/// Does any land stand within a third of a degree of a place, looked for in steps of a cable?
bool has_land(const Coastline& coast, Degrees place) {
    constexpr int steps = 200;
    constexpr double step = 1.0 / 600;
    const double reach = steps * step;
    const LandLookup lookup(coast, place.latitude - reach, place.latitude + reach);
    LandLookup::Walk walk(lookup);
    for (int north = -steps; north <= steps; ++north) {
        for (int east = -steps; east <= steps; ++east) {
            const double longitude = place.longitude + east * step;
            if (walk.is_land(place.latitude + north * step, std::remainder(longitude, 360))) {
                return true;
            }
        }
    }
    return false;
}

struct Islet {
    std::string name;
    Degrees at;
};

/// Atolls and islets that the land of the world's coast leaves out.
const std::vector<Islet> islets{{"Eniwetok", {11.5, 162.2}},
                                {"Ulithi", {10.0, 139.7}},
                                {"French Frigate Shoals", {23.8, -166.2}}};

/// A lake, a box round it, and a point in its middle.
struct LakeBox {
    std::string name;
    GeoBox box;
    Degrees middle;
};

const std::vector<LakeBox> lakes{
    {"Caspian Sea", {46, 36, 55, 48}, {41.5, 50.8}},
    {"Lake Ladoga", {29, 59, 34, 62.5}, {60.85, 31.5}},
    {"Lake Superior", {-93, 46, -84, 49.5}, {47.6, -87.5}},
    {"Lake Michigan", {-89, 41, -84.5, 46.5}, {43.5, -87}},
    {"Lake Ontario", {-80, 43, -76, 44.5}, {43.65, -77.8}},
};

Terrain terrain_at(const Chart& chart, Degrees place) {
    const OnGrid at = grid_at(*chart.geography, place);
    return chart.at({static_cast<std::int16_t>(at.column), static_cast<std::int16_t>(at.row)});
}

Result<std::optional<MadeChart>> chart_of(const LakeBox& lake, const Coastline& coast) {
    const auto frame = frame_of(lake.box, {Projection::lambert_azimuthal_equal_area, 30});
    return made_chart({frame.value(), "lake", "A lake", {}}, coast, {}, go_on);
}

}  // namespace

TEST_CASE("minor islands stand where the land of the world leaves open sea", "[coast][store]") {
    const Coastline without = coast_with(bare);
    const Coastline with = coast_with({true, false});
    for (const Islet& islet : islets) {
        CAPTURE(islet.name);
        CHECK_FALSE(has_land(without, islet.at));
        CHECK(has_land(with, islet.at));
    }
    // none is laid over land, of which it would make water
    CHECK(has_land(with, {51.5, -1.0}));
}

TEST_CASE("lakes are waters, and land for who leaves them out", "[coast][store]") {
    const Coastline with = coast_with({false, true});
    const Coastline without = coast_with(bare);
    for (const LakeBox& lake : lakes) {
        CAPTURE(lake.name);
        const auto made = chart_of(lake, with).value().value();
        CHECK(terrain_at(made.chart, lake.middle) != Terrain::land);
        if (lake.name == "Caspian Sea") continue;  // the land of the world has that shore
        const auto land = chart_of(lake, without);
        CHECK((!land || terrain_at((*land)->chart, lake.middle) == Terrain::land));
    }
}

TEST_CASE("every known lake of the gazetteer lies in water", "[coast][store]") {
    const Coastline coast = coast_with({false, true});
    const LandLookup land(coast, -90, 90);
    const LandLookup lake_waters({"", coast.lakes}, -90, 90);
    const Gazetteer gazetteer = read_gazetteer_files().value();
    REQUIRE(gazetteer.lakes.size() > 20);
    for (const GazetteerLake& lake : gazetteer.lakes) {
        CAPTURE(lake.name);
        const double latitude = lake.position.latitude / 100.0;
        const double longitude = lake.position.longitude / 100.0;
        CHECK((!land.is_land(latitude, longitude) || lake_waters.is_land(latitude, longitude)));
    }
}

TEST_CASE("a coast says of which layers it is made", "[coast][store]") {
    for (const CoastLayers layers :
         {bare, CoastLayers{true, false}, CoastLayers{false, true}, CoastLayers{}}) {
        CHECK(layers_in(coast_with(layers).source) == layers);
    }
    CHECK(coast_with(bare).source == "Natural Earth 4.1.0, land 1:10m, public domain");
}

TEST_CASE("layers are laid and taken off by their words", "[store]") {
    CHECK(with_layers({}, {"islands"}, false).value() == CoastLayers{false, true});
    CHECK(with_layers({}, {"lakes", "islands"}, false).value() == bare);
    CHECK(with_layers(bare, {"lakes"}, true).value() == CoastLayers{false, true});
    CHECK(with_layers(bare, {}, true).value() == bare);
    const auto wrong = with_layers({}, {"lakse"}, false);
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().code == ErrorCode::unknown_word);
    CHECK(wrong.error().nearest == "lakes");
}
