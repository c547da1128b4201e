#include "base/codec.h"

#include "base/ensure.h"
#include "campaign/record.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

namespace {

/// Bytes that are read as a value are that value's own: there is no second way to write it.
template <class T>
void check_bytes(std::string_view bytes) {
    const auto value = decoded<T>(bytes);
    FLAGPLOT_ENSURE(!value || encoded(*value) == bytes);
}

}  // namespace

/// The first byte says as what the others are read.
void fuzz_blob(std::string_view input) {
    if (input.empty()) return;
    const std::string_view bytes = input.substr(1);
    switch (input.front()) {
        case 's':
            return check_bytes<CampaignState>(bytes);
        case 'd':
            return check_bytes<Definition>(bytes);
        case 'h':
            return check_bytes<Happened>(bytes);
        case 'r':
            return check_bytes<std::vector<Told>>(bytes);
        case 'v':
            return check_bytes<SideView>(bytes);
        default:
            return;
    }
}

Seeds seeds_of_blobs() {
    const auto& steps = played_world().steps;
    const test::Played& mid = steps[steps.size() / 2];
    return {
        "s" + encoded(mid.step.after),   "d" + encoded(played_world().world.definition),
        "d" + encoded(drill()),          "h" + encoded(Happened{mid.step.facts, mid.step.reports}),
        "r" + encoded(mid.step.reports), "v" + encoded(mid.step.after.views.front())};
}

}  // namespace flagplot::fuzz
