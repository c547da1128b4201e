#include <catch2/catch.hpp>

#include "chart/projection.h"
#include "shipped.h"

namespace flagplot::test {

TEST_CASE("every position of a shipped campaign lies in the square that its degrees give",
          "[shipped]") {
    for (const char* campaign : {"convoy-beta", "matapan", "bismarck"}) {
        const Definition& definition = shipped(campaign);
        REQUIRE(definition.chart.geography);
        CHECK_FALSE(definition.anchors.empty());
        for (const HistoricAnchor& anchor : definition.anchors) {
            INFO(campaign << ": " << anchor.what);
            const Square square =
                square_at(*definition.chart.geography, anchor.latitude, anchor.longitude);
            CHECK(name_of(square) == name_of(anchor.square));
        }
    }
}

TEST_CASE("the charts have the square side of the campaigns played on them", "[shipped]") {
    for (const char* campaign : {"convoy-beta", "matapan", "bismarck"}) {
        const Definition& definition = shipped(campaign);
        INFO(campaign);
        CHECK(definition.chart.geography->square_side == definition.switches.square_side_nm);
    }
}

}  // namespace flagplot::test
