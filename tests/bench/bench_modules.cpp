#include <benchmark/benchmark.h>

#include <string>
#include <utility>
#include <vector>

#include "conformance/modules.h"
#include "conformance/requests.h"
#include "tactical/fight.h"
#include "tactical/outcome.h"

// Whole battles of every module, from two ships a side to a hundred, as far as it takes so many,
// order by order, with odds dice: by its captains, which is what odds and `--auto` cost, and again
// by the orders that they gave, which is what its rules alone cost.

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

/// The golden battle with so many ships a side, those of each side by turns as it has them.
BattleRequest battle_of(std::size_t ships) {
    BattleRequest request = golden_request();
    for (Party& party : request.parties) {
        std::vector<Unit>& units = party.formations.front().units;
        const std::vector<Unit> kinds = units;
        for (std::size_t ship = kinds.size(); ship < ships; ++ship) {
            units.push_back(kinds[ship % kinds.size()]);
            units.back().name += " " + std::to_string(ship);
        }
    }
    return request;
}

/// The orders of a battle by its captains, and what came of it; none: it cannot be fought.
std::vector<SideOrder> captains_orders(const Module& module, const BattleRequest& request,
                                       std::uint64_t seed, BattleResult& result) {
    const Dice dice = OddsDice{seed};
    const Fighting fighting{module, request, dice};
    auto state = begin_fight(fighting);
    std::vector<SideOrder> orders;
    while (state && module.to_act(state->battle)) {
        SideOrder order;
        state = let_captain_order(fighting, *std::move(state), {}, order);
        orders.push_back(std::move(order));
    }
    if (!state) return {};
    result = result_of(fighting, *state);
    return orders;
}

void captains_battles(benchmark::State& state, const Module& module, const BattleRequest& request) {
    std::uint64_t seed = 0;
    std::size_t orders = 0;
    for (auto _ : state) {
        BattleResult result;
        orders += captains_orders(module, request, ++seed, result).size();
        if (!broken_promises(request, result).empty()) state.SkipWithError("no result");
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["battles/s"] = benchmark::Counter(runs, benchmark::Counter::kIsRate);
    state.counters["orders"] = static_cast<double>(orders) / runs;
}

void rules_alone(benchmark::State& state, const Module& module, const BattleRequest& request) {
    BattleResult result;
    const auto orders = captains_orders(module, request, 1, result);
    const Dice dice = OddsDice{1};
    const Fighting fighting{module, request, dice};
    for (auto _ : state) {
        const auto again = fight_again(fighting, orders, nullptr);
        if (!again || result_of(fighting, *again).minutes != result.minutes) {
            state.SkipWithError("it is another battle");
        }
    }
    state.counters["orders"] = static_cast<double>(orders.size());
}

bool registered() {
    static const Modules modules = modules_under_test();
    for (const auto& module : modules) {
        for (const std::size_t ships : {2U, 12U, 100U}) {
            if (!module->begin(battle_of(ships))) continue;
            const std::string name =
                std::string(module->name()) + (ships == 2 ? "" : "/" + std::to_string(ships));
            const auto add = [&](const std::string& what, auto run) {
                benchmark::RegisterBenchmark((name + what).c_str(), [&module, ships,
                                                                     run](benchmark::State& state) {
                    run(state, *module, battle_of(ships));
                })->Unit(benchmark::kMicrosecond);
            };
            add("/captains", captains_battles);
            add("/rules", rules_alone);
        }
    }
    return true;
}

[[maybe_unused]] const bool is_registered = registered();

}  // namespace
