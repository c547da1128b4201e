#include <benchmark/benchmark.h>

#include "imagine/imagine.h"
#include "store/campaign_folder.h"

// One imagined world of the hunt for the Bismarck, as the Royal Navy knows it after six turns in
// which everybody went on as before: all squares of the North Atlantic, and no sighting to begin
// with.

using namespace flagplot;

namespace {

Definition bismarck() {
    const auto sources = read_campaign_folder("bismarck", data_roots()).value();
    return read_campaign(sources).value();
}

CampaignState after_six_turns(const Rules& rules) {
    CampaignState state = advance(rules, first_state(rules.definition), Begin{}).value().after;
    while (state.turn < TurnNumber{7} && !state.stop) {
        state = advance(rules, state, Resolve{}).value().after;
    }
    return state;
}

void a_world(benchmark::State& bench) {
    const Definition definition = bismarck();
    const Rules rules(definition, OfficialDice{secret_from_seed(1)});
    const CampaignState state = after_six_turns(rules);
    const SideView& view = state.view({1});
    auto imagination = Imagination::of(rules, {1}, view).value();
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        const CampaignState world = imagination.draw({++seed});
        if (world.view({1}) != view) bench.SkipWithError("the view is another");
        benchmark::DoNotOptimize(world);
    }
}
BENCHMARK(a_world)->Unit(benchmark::kMicrosecond);

}  // namespace
