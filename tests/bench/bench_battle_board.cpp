#include <benchmark/benchmark.h>

#include "unit/battle_board/board_kit.h"

// Whole battles of the battle board by its captains, with odds dice. Scorings are of a square
// against an enemy, for a token; what a battle comes to is checked to be the same with recording
// on.

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

/// Gun and torpedo ships of about equal strength, a few of each.
BoardKit fleets(std::int32_t tokens_a_side) {
    Kind gunner = ship({{beam(66, 2), 2}, {beam(26, 3), 2}});
    gunner.shields = 120;
    gunner.bonus_halves = 2;
    Kind torpedo_ship = ship({{torpedo(48, 5, 65), 2}, {beam(16, 1), 2}});
    torpedo_ship.armor = 700;
    torpedo_ship.computers = {20, 30};
    torpedo_ship.jammers = {20};
    torpedo_ship.mass = 200;
    BoardKit kit;
    for (const std::uint32_t side : {0U, 1U}) {
        for (std::int32_t token = 0; token < tokens_a_side; ++token) {
            kit.add(side, token % 2 == 0 ? gunner : torpedo_ship, 2 + token % 3);
        }
    }
    return kit;
}

/// A battleship, two heavy cruisers and two destroyers a side, as the naval skin makes them.
BoardKit squadrons() {
    Kind battleship = ship({{beam(60, 3), 8}, {beam(16, 2), 6}});
    battleship.armor = 400;
    battleship.mass = 80;
    battleship.initiative = 8;
    Weapon tube = torpedo(90, 4, 20);
    tube.loads = 2;
    Kind cruiser = ship({{beam(34, 2), 8}, {tube, 4}});
    cruiser.armor = 300;
    cruiser.mass = 60;
    cruiser.initiative = 6;
    Kind destroyer = ship({{beam(10, 1), 4}, {tube, 6}});
    destroyer.armor = 100;
    destroyer.mass = 20;
    destroyer.initiative = 4;
    destroyer.ideal_speed = 11;
    BoardKit kit;
    for (const std::uint32_t side : {0U, 1U}) {
        for (const Kind* kind : {&battleship, &cruiser, &cruiser, &destroyer, &destroyer}) {
            kit.add(side, *kind);
        }
    }
    return kit;
}

void battles(benchmark::State& state) {
    const bool is_naval = state.range(0) == 0;
    const BoardKit kit = is_naval ? squadrons() : fleets(static_cast<std::int32_t>(state.range(0)));
    const bool records = state.range(1) != 0;
    const BoardModule module = kit.module();
    const Battle start = kit.battle();
    Tally tally;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        Log log;
        const Battle end =
            module.fought_out(start, OddsDice{++seed}, records ? &log : nullptr, &tally);
        benchmark::DoNotOptimize(end.position.round);
        if (end.position.stage != Stage::over) state.SkipWithError("not over");
    }
    Log log;
    if (module.fought_out(start, OddsDice{1}, &log) != module.fought_out(start, OddsDice{1})) {
        state.SkipWithError("recording changes the battle");
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["battles/s"] = benchmark::Counter(runs, benchmark::Counter::kIsRate);
    state.counters["scorings/s"] =
        benchmark::Counter(static_cast<double>(tally.scorings), benchmark::Counter::kIsRate);
    state.counters["scorings"] = static_cast<double>(tally.scorings) / runs;
}

}  // namespace

BENCHMARK(battles)
    ->Name("battle_board/tokens_a_side/recorded")
    ->Args({0, 0})  // squadrons
    ->Args({0, 1})
    ->Args({5, 0})
    ->Args({5, 1})
    ->Args({20, 0})
    ->Args({128, 0})
    ->Unit(benchmark::kMicrosecond);
