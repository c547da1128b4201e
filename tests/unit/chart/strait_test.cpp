#include "chart/strait.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "chart/chart_check.h"
#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

const char* const two_seas = R"(
    . . # # . .
    . A B C D .
    . . # # . .
)";

Strait strait_of(const DrawnChart& drawn, std::string_view letters) {
    Strait strait{"Narrows", {}};
    for (const char letter : letters) strait.squares.push_back(drawn.at(letter));
    return strait;
}

}  // namespace

TEST_CASE("a strait is passable while water joins its ends nearby", "[strait]") {
    const DrawnChart drawn = drawn_chart(two_seas);
    CHECK(is_passable(drawn.chart, strait_of(drawn, "ABCD")));
    CHECK_FALSE(is_passable(drawn.with_barrier('B', 'C').chart, strait_of(drawn, "ABCD")));
    CHECK(is_passable(drawn.with_barrier('B', 'C', Closes::sight).chart, strait_of(drawn, "ABCD")));
    // the long way round does not count
    const DrawnChart island = drawn_chart(R"(
        . . . . . . .
        . . . . . . .
        . . # # # . .
        . . # # # . .
        # # # # # # #
        . A B C D . .
        # # # # # # .
    )");
    CHECK_FALSE(is_passable(island.with_barrier('B', 'C').chart, strait_of(island, "ABCD")));
}

TEST_CASE("a closed strait parts its ends in its middle, and nothing else", "[strait][A-ST-29]") {
    const DrawnChart drawn = drawn_chart(two_seas);
    const Strait strait = strait_of(drawn, "ABCD");
    const Chart closed = with_strait_closed(drawn.chart, strait);
    CHECK_FALSE(is_passable(closed, strait));
    CHECK(closed.barriers ==
          std::vector<Barrier>{normalised({drawn.at('B'), drawn.at('C'), Closes::passage})});
    CHECK(closed.terrain == drawn.chart.terrain);
}

TEST_CASE("a headland to sight in the strait becomes one to both", "[strait]") {
    const DrawnChart drawn =
        drawn_chart(two_seas).with_barrier(Square{2, 1}, Square{3, 1}, Closes::sight);
    const Chart closed = with_strait_closed(drawn.chart, strait_of(drawn, "ABCD"));
    CHECK(closed.barriers == std::vector<Barrier>{normalised({{2, 1}, {3, 1}, Closes::both})});
}

TEST_CASE("a strait is closed across all its water, where that is narrowest", "[strait]") {
    const DrawnChart drawn = drawn_chart(R"(
        . # . . . .
        A B C D E .
        . # . . . .
    )");
    const Strait strait = strait_of(drawn, "ABCDE");
    const Chart closed = with_strait_closed(drawn.chart, strait);
    CHECK_FALSE(is_passable(closed, strait));
    // the three steps on one side of the narrows, and none in the wider water behind
    CHECK(closed.barriers.size() == 3);
    CHECK(closed.may_step(drawn.at('D'), Direction::east));
    CHECK(closed.may_step(drawn.at('D'), Direction::west));
}

TEST_CASE("a strait through wide water cannot be closed by name", "[strait]") {
    Chart open = open_sea(9, 9);
    const Strait strait{"Gap", {{3, 4}, {4, 4}, {5, 4}}};
    CHECK(with_strait_closed(open, strait) == open);
    CHECK(is_passable(open, strait));
    // three squares wide it can
    for (std::int16_t row = 0; row < 9; ++row) {
        if (row < 3 || row > 5) open.terrain[open.index({4, row})] = Terrain::land;
    }
    CHECK_FALSE(is_passable(with_strait_closed(open, strait), strait));
}

TEST_CASE("a chart without doubts has none", "[chart-check]") {
    CHECK(doubts_of(open_sea(4, 4), {}, {}) == ChartDoubts{});
}

TEST_CASE("sealed seas are named with their ports, the greatest water is not", "[chart-check]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . . # S P
        . . . # . .
        . . . # # #
        . . . # . X
    )")
                                 .with_place("Haven", 'P', true)
                                 .with_place("Light", 'X', false);
    const ChartDoubts doubts = doubts_of(drawn.chart, {}, {});
    CHECK(doubts.sealed ==
          std::vector<SealedSea>{{drawn.at('S'), 4, {"Haven"}, {}}, {{4, 3}, 2, {}, {}}});
    CHECK(doubts.traps.empty());
}

TEST_CASE("a sealed sea in which a known lake lies bears its name", "[chart-check]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . . # S L
        . . . # . .
        . . . # # #
        . . . # T .
    )");
    const KnownWaters known{{}, {{"Loch", drawn.at('L')}, {"Mere", {3, 0}}}};
    const ChartDoubts doubts = doubts_of(drawn.chart, {}, known);
    CHECK(doubts.sealed ==
          std::vector<SealedSea>{{drawn.at('S'), 4, {}, "Loch"}, {drawn.at('T'), 2, {}, {}}});
}

TEST_CASE("a square that ships can never leave is a trap; one with one way in is a pocket",
          "[chart-check]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . . # T
        . . . # #
        . . . P #
        # N # # #
        . M . Q .
    )")
                                 .with_place("Cove", 'P', true);
    const ChartDoubts doubts = doubts_of(drawn.chart, {}, {});
    CHECK(doubts.traps == std::vector<Square>{drawn.at('T')});
    CHECK(doubts.pockets == std::vector<Square>{{4, 4}});
    CHECK(doubts.sealed.empty());
    // the narrow square, and those on either side of it where nothing leads past them
    CHECK(std::count(doubts.narrows.begin(), doubts.narrows.end(), drawn.at('N')) == 1);
    CHECK(std::count(doubts.narrows.begin(), doubts.narrows.end(), drawn.at('Q')) == 1);
    CHECK(std::count(doubts.narrows.begin(), doubts.narrows.end(), Square{0, 0}) == 0);
}

TEST_CASE("a port from which no step leads is named", "[chart-check]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . # P
        . . # #
    )")
                                 .with_place("Inland", 'P', true);
    CHECK(doubts_of(drawn.chart, {}, {}).dry_ports ==
          std::vector<NamedPlace>{{"Inland", drawn.at('P'), true}});
}

TEST_CASE("straits that no ship passes are named, and those that are land", "[chart-check]") {
    const DrawnChart drawn = drawn_chart(two_seas);
    const std::vector straits{strait_of(drawn, "ABCD")};
    const std::vector<KnownWater> expected{
        {"Narrows", {2, 0}}, {"Sound", {2, 0}}, {"Belt", {0, 0}}};
    const ChartDoubts open = doubts_of(drawn.chart, straits, {expected, {}});
    CHECK(open.shut.empty());
    CHECK(open.lost == std::vector<std::string>{"Sound"});
    // of a sea that was left out nothing is missed
    const DrawnChart shore = drawn_chart(". . # # #");
    const std::vector<KnownWater> inland{{"Inland", {4, 0}}, {"Ashore", {2, 0}}};
    CHECK(doubts_of(shore.chart, {}, {inland, {}}).lost == std::vector<std::string>{"Ashore"});
    const ChartDoubts shut = doubts_of(drawn.with_barrier('B', 'C').chart, straits, {});
    CHECK(shut.shut == std::vector<std::string>{"Narrows"});
}
