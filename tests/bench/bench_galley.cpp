#include <benchmark/benchmark.h>

#include <fmt/format.h>

#include "base/ensure.h"
#include "conformance/requests.h"
#include "tactical/fight.h"
#include "tactical/galley/galley_module.h"
#include "tactical/galley/reach.h"
#include "tactical/outcome.h"

// Galleys: whole battles of fleets by their captains, with odds dice, and the search for all that a
// ship can reach.

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

/// Triremes, fast ones and some of two hexes, in squadrons of five.
BattleRequest fleets(std::int32_t ships) {
    constexpr std::array<std::string_view, 5> classes{"trireme", "fast trireme", "trireme",
                                                      "quinquereme", "hexeres"};
    BattleRequest request = golden_request();
    for (Party& party : request.parties) {
        const Formation first = party.formations.front();
        party.formations.clear();
        for (std::int32_t ship = 0; ship < ships; ++ship) {
            if (ship % 5 == 0) {
                party.formations.push_back(first);
                party.formations.back().id += fmt::format("-{}", ship / 5);
                party.formations.back().units.clear();
            }
            Unit unit = first.units.front();
            unit.name = fmt::format("{} {}", party.name, ship + 1);
            unit.data = {{"galley", "class", std::string(classes.at(std::size_t(ship) % 5))}};
            party.formations.back().units.push_back(std::move(unit));
        }
    }
    return request;
}

void galley_battles(benchmark::State& state) {
    const auto module = module_of(galley::GalleyModule());
    const BattleRequest request = fleets(static_cast<std::int32_t>(state.range(0)));
    std::uint64_t seed = 0;
    std::int64_t orders = 0;
    for (auto _ : state) {
        const Dice dice = OddsDice{++seed};
        const Fighting fighting{*module, request, dice};
        auto fight = begin_fight(fighting);
        while (fight && module->to_act(fight->battle)) {
            SideOrder order;
            fight = let_captain_order(fighting, *std::move(fight), {}, order);
            ++orders;
        }
        FLAGPLOT_ENSURE(fight.has_value());
        if (!broken_promises(request, result_of(fighting, *fight)).empty()) {
            state.SkipWithError("no result");
        }
    }
    state.counters["orders"] =
        static_cast<double>(orders) / static_cast<double>(state.iterations());
}

void galley_reach(benchmark::State& state) {
    const galley::GalleyModule module;
    auto battle = module.begin(fleets(static_cast<std::int32_t>(state.range(0))));
    FLAGPLOT_ENSURE(battle.has_value());
    battle->ship(2).speed = galley::Speed::maximum;
    std::size_t reached = 0;
    for (auto _ : state) reached = reachable(module.tables(), *battle, 2).size();
    FLAGPLOT_ENSURE(reached > 1);
    state.counters["places"] = static_cast<double>(reached);
}

BENCHMARK(galley_battles)->Arg(5)->Arg(20)->Unit(benchmark::kMillisecond);
BENCHMARK(galley_reach)->Arg(20)->Unit(benchmark::kMicrosecond);

}  // namespace
