#include <catch2/catch.hpp>

#include <array>
#include <cstdio>
#include <string>

#include "leak/planted.h"
#include "leak/shipped_world.h"
#include "leak/ways.h"
#include "leak/worlds.h"

// Non-interference: change anything Blue has not been told of, and whatever Blue can receive stays
// byte for byte the same. Five ways of changing it, over random campaigns and the shipped ones; and
// leaks planted on purpose, each of which must be caught, so that the tests themselves are tested.

using namespace flagplot;
using namespace flagplot::test;

namespace {

void check_random_worlds(Way holds) {
    const Seeds seeds = random_seeds();
    int leaking = 0;
    for (std::uint64_t seed = seeds.first; seed < seeds.end(); ++seed) {
        if (holds(leak_world(seed), nullptr)) continue;
        ++leaking;
        UNSCOPED_INFO("world " << seed << " leaks");
    }
    CHECK(leaking == 0);
}

void check_shipped_worlds(Way holds) {
    const Seeds seeds = shipped_seeds();
    int leaking = 0;
    for (std::uint64_t seed = seeds.first; seed < seeds.end(); ++seed) {
        if (holds(shipped_leak_world(seed), nullptr)) continue;
        ++leaking;
        UNSCOPED_INFO("shipped world " << seed << " leaks: " << name_of_variant(seed));
    }
    CHECK(leaking == 0);
}

/// Is it noticed in one of these worlds?
bool is_caught(Way holds, Leak leak, World (*made)(std::uint64_t), Seeds among) {
    for (std::uint64_t seed = among.first; seed < among.end(); ++seed) {
        if (!holds(made(seed), leak)) return true;
    }
    return false;
}

constexpr Seeds few_worlds{1, 240};  // a wrong square from the air comes in one of thirty

}  // namespace

TEST_CASE("far: enemies out of everyone's reach change nothing Blue receives", "[leak]") {
    check_random_worlds(far_holds);
}

TEST_CASE("swap: which of two equal enemies it was changes nothing Blue receives", "[leak]") {
    check_random_worlds(swap_holds);
}

TEST_CASE("absent: an enemy that was not reported might as well not be there", "[leak]") {
    check_random_worlds(absent_holds);
}

TEST_CASE("rename: hidden names and their lengths change nothing Blue receives", "[leak]") {
    check_random_worlds(rename_holds);
}

TEST_CASE("intent: what cannot be seen of enemies that are seen changes nothing Blue receives",
          "[leak]") {
    check_random_worlds(intent_holds);
}

TEST_CASE("far: nor in the shipped campaigns, for either side", "[leak]") {
    check_shipped_worlds(far_holds);
}

TEST_CASE("swap: nor in the shipped campaigns, for either side", "[leak]") {
    check_shipped_worlds(swap_holds);
}

TEST_CASE("absent: nor in the shipped campaigns, for either side", "[leak]") {
    check_shipped_worlds(absent_holds);
}

TEST_CASE("rename: nor in the shipped campaigns, for either side", "[leak]") {
    check_shipped_worlds(rename_holds);
}

TEST_CASE("intent: nor in the shipped campaigns, for either side", "[leak]") {
    check_shipped_worlds(intent_holds);
}

TEST_CASE("worlds that leaked once leak no more", "[leak]") {
    // Two formations of Red in one square: which of them tried to sight a silent ship first, and in
    // which order both reported what they saw, hung on how Red numbers them.
    for (const std::uint64_t seed : {1569U, 1679U, 6728U}) {
        INFO("world " << seed);
        CHECK(swap_holds(leak_world(seed), nullptr));
    }
    // An enemy avoids battle and the umpire is asked: standing orders of Blue that were met in that
    // half hour were carried out in the next one, where nobody was asked in this one.
    for (const std::uint64_t seed : {636U, 1066U, 1249U}) {
        INFO("world " << seed);
        CHECK(intent_holds(leak_world(seed), nullptr));
    }
}

TEST_CASE("planted leaks are caught", "[leak]") {
    for (const PlantedLeak& planted : planted_leaks()) {
        for (std::size_t way = 0; way < planted.caught_by.size(); ++way) {
            INFO(planted.what << ", the way of number " << way + 1 << " in its row");
            CHECK(is_caught(planted.caught_by[way], planted.leak, leak_world, few_worlds));
        }
    }
}

// scripts/leak-test --table prints it: the table of docs/reliability.md.
TEST_CASE("which way catches which planted leak", "[.table]") {
    struct NamedWay {
        const char* name;
        Way holds;
    };
    constexpr std::array ways{NamedWay{"far", far_holds}, NamedWay{"swap", swap_holds},
                              NamedWay{"absent", absent_holds}, NamedWay{"rename", rename_holds},
                              NamedWay{"intent", intent_holds}};
    for (const PlantedLeak& planted : planted_leaks()) {
        std::string row = "| " + std::string(planted.what) + " |";
        for (const NamedWay& way : ways) {
            const bool caught = is_caught(way.holds, planted.leak, leak_world, few_worlds);
            row += caught ? " yes |" : " no |";
        }
        std::puts(row.c_str());
        CHECK_FALSE(planted.caught_by.empty());
    }
}

TEST_CASE("a planted leak is caught in the shipped campaigns too", "[leak]") {
    for (const PlantedLeak& planted : planted_leaks()) {
        if (planted.what != "a digest of the truth" && planted.what != "true names") continue;
        INFO(planted.what);
        const Way holds = planted.caught_by.back();
        CHECK(is_caught(holds, planted.leak, shipped_leak_world, {0, shipped_variants}));
    }
}
