#include "base/ensure.h"
#include "campaign/record.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

/// What an entry of the record says that a command did, folded into a state in mid-campaign.
void fuzz_happened(std::string_view input) {
    const auto& steps = played_world().steps;
    Entry entry;
    entry.happened = input;
    const auto after = folded(steps[steps.size() / 2].before, entry);
    if (after) (void)encoded(*after);
}

Seeds seeds_of_happenings() {
    constexpr std::size_t a_few = 40;
    Seeds seeds;
    for (const test::Played& each : played_world().steps) {
        if (seeds.size() == a_few) break;
        seeds.push_back(encoded(Happened{each.step.facts, each.step.reports}));
    }
    return seeds;
}

}  // namespace flagplot::fuzz
