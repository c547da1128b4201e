#include "admiral/chance_map.h"

#include <catch2/catch.hpp>

#include <numeric>

#include "admiral/strength.h"
#include "support/small_book.h"

namespace flagplot::test {

using admiral::Bearings;
using admiral::BlockSums;
using admiral::certain;
using admiral::ChanceMap;
using admiral::PerSquare;
using admiral::Waters;

TEST_CASE("spreading keeps the whole chance on water that can be reached", "[admiral]") {
    const Chart chart = small_chart();
    const Waters waters(chart);
    ChanceMap where(waters);
    where.add(at("A1"), certain, nullptr);
    where.spread(3);
    CHECK(where.sum() == certain);
    const PerSquare chances = where.chances();
    CHECK(chances[chart.index(at("D2"))] == 0);
    CHECK(chances[chart.index(at("G5"))] == 0);
    CHECK(chances[chart.index(at("B3"))] > 0);
}

TEST_CASE("an enemy bound for a goal is nearer to it than one bound for nowhere", "[admiral]") {
    const Chart chart = small_chart();
    const Waters waters(chart);
    Bearings bearings(waters);
    ChanceMap bound(waters), adrift(waters);
    bound.add(at("A1"), certain, &bearings.to(at("G5")));
    adrift.add(at("A1"), certain, nullptr);
    bound.spread(6);
    adrift.spread(6);
    const auto there = chart.index(at("G5"));
    CHECK(bound.chances()[there] > 10 * adrift.chances()[there]);
}

TEST_CASE("where it would have been seen and was not, it is less likely", "[admiral]") {
    const Chart chart = small_chart();
    const Waters waters(chart);
    ChanceMap where(waters);
    where.add(at("B4"), certain / 2, nullptr);
    where.add(at("G1"), certain / 2, nullptr);
    where.clear(at("A4"), 1, 6);
    CHECK(where.chances()[chart.index(at("B4"))] == certain / 4);
    CHECK(where.chances()[chart.index(at("G1"))] == certain / 2);
    where.scale_to(certain);
    CHECK(where.chances()[chart.index(at("G1"))] == certain * 2 / 3);
}

TEST_CASE("steps to a goal go round land", "[admiral]") {
    const Chart chart = small_chart();
    const Waters waters(chart);
    const auto steps = waters.steps_to(at("C2"));
    CHECK(steps[chart.index(at("C2"))] == 0);
    CHECK(steps[chart.index(at("F2"))] == 3);
    CHECK(steps[chart.index(at("D2"))] == Waters::unreachable);
}

TEST_CASE("sums over blocks are those of their squares, at the edge too", "[admiral]") {
    const Chart chart = small_chart();
    PerSquare values(chart.terrain.size());
    std::iota(values.begin(), values.end(), 1);
    const BlockSums sums(chart, values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::int32_t distance = 0; distance < 4; ++distance) {
            std::int64_t counted = 0;
            for (std::size_t k = 0; k < values.size(); ++k) {
                const Squares apart = chebyshev(chart.square_at(i), chart.square_at(k));
                if (apart.count <= distance) counted += values[k];
            }
            CHECK(sums.within(chart.square_at(i), distance) == counted);
        }
    }
}

}  // namespace flagplot::test
