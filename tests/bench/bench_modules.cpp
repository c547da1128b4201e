#include <benchmark/benchmark.h>

#include <string>

#include "conformance/modules.h"
#include "conformance/requests.h"
#include "tactical/fight.h"
#include "tactical/outcome.h"

// Whole battles of every module by its captains, order by order, with odds dice: what odds and
// `--auto` cost.

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

/// How many orders a battle takes; 0: it cannot be fought.
std::int64_t orders_of_battle(const Module& module, const BattleRequest& request,
                              std::uint64_t seed, BattleResult& result) {
    const Dice dice = OddsDice{seed};
    const Fighting fighting{module, request, dice};
    auto state = begin_fight(fighting);
    if (!state) return 0;
    std::int64_t orders = 0;
    while (const auto side = module.to_act(state->battle)) {
        SideOrder order = captains_order(fighting, *state, *side, {});
        auto after = carry_out(fighting, *state, order, nullptr);
        if (!after) return 0;
        state = std::move(after);
        ++orders;
    }
    result = result_of(fighting, *state);
    return orders;
}

void captains_battles(benchmark::State& state, const Module& module) {
    const BattleRequest request = golden_request();
    std::uint64_t seed = 0;
    std::int64_t orders = 0;
    for (auto _ : state) {
        BattleResult result;
        orders += orders_of_battle(module, request, ++seed, result);
        if (!broken_promises(request, result).empty()) state.SkipWithError("no result");
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["battles/s"] = benchmark::Counter(runs, benchmark::Counter::kIsRate);
    state.counters["orders"] = static_cast<double>(orders) / runs;
}

bool registered() {
    static const Modules modules = modules_under_test();
    for (const auto& module : modules) {
        const std::string name = std::string(module->name()) + "/captains";
        benchmark::RegisterBenchmark(name.c_str(), [&module](benchmark::State& state) {
            captains_battles(state, *module);
        })->Unit(benchmark::kMicrosecond);
    }
    return true;
}

[[maybe_unused]] const bool is_registered = registered();

}  // namespace
