#include "chart/passages.h"

#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/random_chart.h"

using namespace flagplot;

TEST_CASE("the passages of a chart are the steps that may be taken, barriers and corners included",
          "[property][A-ST-29]") {
    ChartLottery lottery(77);
    std::size_t open = 0;
    for (int world = 0; world < 200; ++world) {
        const Chart chart = lottery.chart(17, 9, 60);
        const Passages passages(chart);
        for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
            const Square square = chart.square_at(i);
            const Passages::Place place = passages.place(square);
            REQUIRE(place < passages.places());
            REQUIRE(passages.square(place) == square);
            for (const Direction direction : clockwise) {
                CAPTURE(name_of(square), word_of(direction));
                const bool may_step = chart.may_step(square, direction);
                REQUIRE(passages.may_step(place, direction) == may_step);
                REQUIRE(((passages.steps(place) >> static_cast<unsigned>(direction)) & 1) ==
                        (may_step ? 1 : 0));
                if (!may_step) continue;
                const Passages::Place next = passages.next(place, direction);
                REQUIRE(passages.square(next) == neighbour(square, direction));
                REQUIRE(passages.may_step(next, opposite(direction)));
                ++open;
            }
        }
    }
    CHECK(open > 10'000);
}
