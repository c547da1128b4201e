#include "present/chart/chart_sheet.h"

#include <catch2/catch.hpp>

using namespace flagplot;

namespace {

Chart bay() {
    Chart chart;
    chart.name = "bay";
    chart.title = "The Bay";
    chart.columns = 3;
    chart.rows = 2;
    using enum Terrain;
    chart.terrain = {sea, land, sea, sea, sea, islands};
    chart.places = {{"Redhaven", {0, 0}, true}, {"The Light", {2, 1}, false}};
    return chart;
}

const std::vector<Strait> narrows{{"Narrows", {{0, 1}, {1, 1}}}};

}  // namespace

TEST_CASE("a chart is drawn as its file draws it", "[chart-sheet]") {
    CHECK(chart_sheet(bay(), narrows, {}) == R"(bay: The Bay
3 columns, 2 rows

     ABC
   1 .#.
   2 ..^
)");
}

TEST_CASE("names are marked and listed", "[chart-sheet]") {
    CHECK(chart_sheet(bay(), narrows, {true, false}) == R"(bay: The Bay
3 columns, 2 rows

     ABC
   1 P#.
   2 ==o

  P A1     Redhaven
  o C2     The Light
  = Narrows (A2 B2)
)");
}

TEST_CASE("the graticule says where rows and columns lie", "[chart-sheet]") {
    Chart chart = bay();
    chart.geography = Geography{Projection::equirectangular, -200, 100, 0, 0, 0, 60};
    CHECK(chart_sheet(chart, {}, {false, true}) == R"(bay: The Bay
3 columns, 2 rows, squares of 60 nautical miles

     ABC
   1 .#.  0.5 N
   2 ..^  0.5 S
     |
     1.5 W
)");
}

TEST_CASE("columns beyond Z have their letters one below the other", "[chart-sheet]") {
    Chart wide;
    wide.name = "wide";
    wide.title = "Wide";
    wide.columns = 28;
    wide.rows = 1;
    wide.terrain.resize(28);
    const std::string text = chart_sheet(wide, {}, {});
    CHECK(text.find("                               AA\n     ABCDEFGHIJKLMNOPQRSTUVWXYZAB\n") !=
          std::string::npos);
}
