#include "present/desk/map/chart_picture.h"

#include <catch2/catch.hpp>
#include <utility>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

constexpr Box card{0, 0, 240, 140};

Chart tall_chart() {
    Chart chart;
    chart.columns = 10;
    chart.rows = 40;
    chart.terrain.assign(400, Terrain::sea);
    return chart;
}

/// The first row and the one after the last that are seen.
std::pair<double, double> rows_seen(const Camera& camera) {
    const double half = card.height() / camera.side / 2;
    return {camera.middle.y - half, camera.middle.y + half};
}

}  // namespace

TEST_CASE("a chart that is too long for its card shows the part where its ports lie") {
    Chart chart = tall_chart();
    chart.places = {{"North", {2, 1}, true}, {"South", {5, 30}, true}, {"Cape", {5, 36}, true}};
    const auto [first, end] = rows_seen(filling(chart, card));
    CHECK(first < 30);
    CHECK(end > 31);
}

TEST_CASE("a card shows nothing beyond the edge of its chart") {
    Chart chart = tall_chart();
    chart.places = {{"South", {9, 39}, true}};
    CHECK(rows_seen(filling(chart, card)).second == Approx(40));
    chart.places = {{"North", {0, 0}, true}};
    CHECK(rows_seen(filling(chart, card)).first == Approx(0));
    CHECK(filling(chart, card).middle.x == Approx(5));
}

TEST_CASE("without ports the middle of a chart is shown") {
    CHECK(filling(tall_chart(), card).middle.y == Approx(20));
}
