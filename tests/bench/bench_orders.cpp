#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "view/line_reader.h"
#include "view/notation.h"

// The line that detaches one of thousands of ships, beside its yardstick: all their names taken
// apart into words.

using namespace flagplot;

namespace {

/// Ten ships in each of 2,500 formations, all of whose names begin alike.
Roster large_roster() {
    Roster roster{"blue", "Blue", {"BLUE-1"}, {}, {}};
    for (int formation = 0; formation < 2500; ++formation) {
        for (int ship = 0; ship < 10; ++ship) {
            roster.ships.push_back(fmt::format("Ship {}-{}", formation, ship));
        }
    }
    return roster;
}

void line_that_detaches(benchmark::State& state) {
    const Roster roster = large_roster();
    const Order order = FormationOrder{{1}, Detach{{{12345}}, "BLUE-2", {}}};
    for (auto _ : state) {
        const std::string line = text_of(roster, order);
        if (line != "BLUE-1 detach Ship 1234-5 as BLUE-2") state.SkipWithError("another line");
    }
}

void names_taken_apart(benchmark::State& state) {
    const Roster roster = large_roster();
    for (auto _ : state) {
        std::size_t words = 0;
        for (const std::string& name : roster.ships) words += words_of_name(name).size();
        if (words != 2 * roster.ships.size()) state.SkipWithError("other words");
    }
}

}  // namespace

BENCHMARK(line_that_detaches)->Name("Orders/detach")->Unit(benchmark::kMicrosecond);
BENCHMARK(names_taken_apart)->Name("Orders/all names taken apart")->Unit(benchmark::kMicrosecond);
