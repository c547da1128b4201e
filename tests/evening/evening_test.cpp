#include "evening/evening.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>

// FLAGPLOT_EVENINGS: how many evenings; FLAGPLOT_FIRST_EVENING: the first of them, for looking at
// one again. Page: docs/reliability.md

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
    const char* value = std::getenv(variable);
    return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

}  // namespace

TEST_CASE("every report reaches its side exactly once, whatever the umpire does", "[evening]") {
    const bool is_short = std::getenv("FLAGPLOT_WORLDS") != nullptr;
    const std::uint64_t evenings = number_from("FLAGPLOT_EVENINGS", is_short ? 4 : 40);
    const std::uint64_t first = number_from("FLAGPLOT_FIRST_EVENING", 1);
    Counts counts;
    for (std::uint64_t seed = first; seed < first + evenings; ++seed) {
        INFO("evening " << seed);
        Evening evening(seed, counts);
        evening.play(60);
        evening.end();
    }
    for (const auto& [what, count] : counts) {
        std::printf("| %s | %lld |\n", what.c_str(), static_cast<long long>(count));
    }
    if (evenings < 40) return;
    for (const char* what :
         {"sheets taken", "sheets taken before a release", "sheets refused", "messages", "rulings",
          "cards laid", "amendments", "withdrawals", "commands run again", "stops decided",
          "releases in mid-turn", "releases between turns", "releases of several turns",
          "releases to one side alone", "turns that wait for a side held back",
          "releases written again", "sheets whose answer would betray what waits"}) {
        INFO(what);
        CHECK(counts[what] > 0);
    }
}
