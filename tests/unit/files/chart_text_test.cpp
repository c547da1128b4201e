#include "files/chart_text.h"

#include <catch2/catch.hpp>

#include "files/chart_file.h"
#include "files/chart_survey.h"
#include "files/geojson_coast.h"
#include "unit/coast/drawn_coast.h"

using namespace flagplot;

namespace {

const std::vector<std::string> drawing{
    "...##.......", "...##...####", "...##...####", "...##....###",
    "............", "............", "............", "............",
};

const ChartOrigin origin{"a drawing", *read_moment("1941-05-18 00:00"), "flagplot chart make"};

}  // namespace

TEST_CASE("the text of a chart that was made reads back as that chart", "[files]") {
    const auto made = made_of(drawing);
    REQUIRE_FALSE(made.chart.barriers.empty());
    const SourceFile file{"drawn.toml", chart_text(made, origin)};
    const auto read = read_chart(file);
    REQUIRE(read);
    CHECK(*read == made.chart);
    const auto survey = read_survey(file);
    REQUIRE(survey);
    REQUIRE(survey->has_value());
    CHECK((*survey)->coast == "a drawing");
    CHECK((*survey)->date == origin.date);
    CHECK((*survey)->near_threshold == made.near_threshold);
    CHECK((*survey)->land == std::vector<std::string>{"226", "..."});
    CHECK((*survey)->side_deviation == usual_side_deviation);
}

TEST_CASE("a chart that was made says how far its squares may differ, where that is not as usual",
          "[files]") {
    ChartOrigin wide = origin;
    wide.side_deviation = 10;
    const SourceFile file{"drawn.toml", chart_text(made_of(drawing), wide)};
    REQUIRE(read_chart(file));
    CHECK(read_survey(file).value()->side_deviation == 10);
}

TEST_CASE("the same chart is the same bytes", "[files]") {
    CHECK(chart_text(made_of(drawing), origin) == chart_text(made_of(drawing), origin));
}

TEST_CASE("a coastline is read from the polygons of GeoJSON, wherever they stand", "[files]") {
    const auto coast = read_geojson_coast({"a.geojson",
                                           R"({"type": "FeatureCollection", "features": [
             {"type": "Feature", "geometry": null},
             {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}},
             {"type": "Feature", "geometry": {"type": "MultiPolygon",
              "coordinates": [[[[1, 2], [3, 2], [3, 4.5], [1, 2]]]]}}]})"});
    REQUIRE(coast);
    REQUIRE(coast->rings.size() == 1);
    CHECK(coast->rings[0] == CoastRing{{2'000, 1'000}, {2'000, 3'000}, {4'500, 3'000}});
}

TEST_CASE("what is no GeoJSON, or has no land in it, is refused", "[files]") {
    for (const char* text :
         {"", "{", "[]", R"({"type": "FeatureCollection", "features": []})",
          R"({"type": "Polygon", "coordinates": [[[1, 2], [3, 2], ["x", 4], [1, 2]]]})",
          R"({"type": "Polygon", "coordinates": [[[1, 2], [3, 2], [3, 400], [1, 2]]]})"}) {
        CAPTURE(text);
        const auto coast = read_geojson_coast({"a.geojson", text});
        REQUIRE_FALSE(coast);
        CHECK(coast.error().code == ErrorCode::unreadable);
    }
}
