#include <benchmark/benchmark.h>
#include <toml++/toml.h>

#include "store/campaign_folder.h"

// Reading the largest campaign that is shipped, with every check, beside the bare parse of the same
// texts: the checks shall cost less than half of what the parse does.

using namespace flagplot;

namespace {

constexpr const char* campaign = "bismarck";

/// The texts of the campaign that are TOML.
std::vector<SourceFile> toml_of(const CampaignSources& sources) {
    std::vector<SourceFile> files{sources.campaign, sources.forces, sources.history};
    for (const auto* more : {&sources.charts, &sources.classes, &sources.decks}) {
        files.insert(files.end(), more->begin(), more->end());
    }
    return files;
}

void read_with_checks(benchmark::State& bench) {
    const auto sources = read_campaign_folder(campaign, data_roots());
    if (!sources) return bench.SkipWithError("the campaign is not there");
    for (auto _ : bench) {
        auto definition = read_campaign(*sources);
        benchmark::DoNotOptimize(definition);
        if (!definition || definition->tracks.empty()) {
            bench.SkipWithError("the campaign must be read, with its tracks");
        }
    }
}

void parse_alone(benchmark::State& bench) {
    const auto sources = read_campaign_folder(campaign, data_roots());
    if (!sources) return bench.SkipWithError("the campaign is not there");
    const std::vector<SourceFile> files = toml_of(*sources);
    for (auto _ : bench) {
        std::size_t keys = 0;
        for (const SourceFile& file : files)
            keys += toml::parse(std::string_view(file.text)).size();
        benchmark::DoNotOptimize(keys);
        if (keys == 0) bench.SkipWithError("the texts must hold something");
    }
}

BENCHMARK(read_with_checks)->Name("Campaign/bismarck/read")->Unit(benchmark::kMicrosecond);
BENCHMARK(parse_alone)->Name("Campaign/bismarck/parse")->Unit(benchmark::kMicrosecond);

}  // namespace
