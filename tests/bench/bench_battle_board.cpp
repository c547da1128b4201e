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
    Weapon deep = torpedo(160, 5, 1);
    Kind battleship = ship({{beam(3, 5), 8}, {beam(5, 2), 8}, {deep, 1}});
    battleship.armor = 1000;
    battleship.deflectors = 4;
    battleship.mass = 80;
    battleship.initiative = 8;
    battleship.value = 4000;
    Weapon tube = torpedo(110, 2, 5);
    tube.loads = 1;
    Kind cruiser = ship({{beam(2, 4), 8}, {beam(2, 2), 8}, {tube, 3}});
    cruiser.armor = 750;
    cruiser.deflectors = 1;
    cruiser.mass = 60;
    cruiser.initiative = 6;
    cruiser.value = 1800;
    cruiser.ideal_speed = 10;
    Kind destroyer = ship({{beam(1, 2), 4}, {tube, 8}});
    destroyer.armor = 250;
    destroyer.deflectors = 4;
    destroyer.mass = 20;
    destroyer.initiative = 4;
    destroyer.value = 250;
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
