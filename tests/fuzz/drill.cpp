#include "fuzz/drill.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>

#include "base/ensure.h"
#include "toml/clean_text.h"

namespace flagplot::fuzz {

namespace {

const std::string right = "tests/lint-files/right/";

SourceFile source(const std::string& name) { return {name, file_of_project(right + name)}; }

}  // namespace

std::string file_of_project(const std::string& path) {
    std::ifstream file(FLAGPLOT_SOURCE_DIR "/" + path, std::ios::binary);
    FLAGPLOT_ENSURE(file.good());
    return {std::istreambuf_iterator<char>(file), {}};
}

const CampaignSources& drill_sources() {
    static const CampaignSources sources{
        source("campaigns/drill/campaign.toml"),
        source("campaigns/drill/forces.toml"),
        source("campaigns/drill/history.toml"),
        {source("maps/bay.toml")},
        {source("assets/ships.toml")},
        {source("campaigns/drill/briefing-red.md")},
        {source("assets/decks/drill.toml"), source("assets/decks/own.toml")}};
    return sources;
}

const Definition& drill() {
    static const Definition definition = [] {
        auto read = read_campaign(drill_sources());
        FLAGPLOT_ENSURE(read.has_value());
        return *std::move(read);
    }();
    return definition;
}

PlayedWorld::PlayedWorld(std::uint64_t seed)
    : world(test::random_world(seed)),
      rules(world.definition, OfficialDice{world.secret}),
      steps(test::play(world, rules)) {}

namespace {

bool stops_for_battle(const PlayedWorld& played) {
    return std::any_of(played.steps.begin(), played.steps.end(), [](const test::Played& each) {
        const auto& stop = each.step.after.stop;
        return stop && std::holds_alternative<OpenBattle>(*stop);
    });
}

}  // namespace

const PlayedWorld& played_world() {
    static const std::unique_ptr<const PlayedWorld> played = [] {
        for (std::uint64_t seed = 3;; ++seed) {
            auto made = std::make_unique<const PlayedWorld>(seed);
            if (stops_for_battle(*made)) return made;
        }
    }();
    return *played;
}

void check_said(const Error& error) { FLAGPLOT_ENSURE(is_one_line(describe(error))); }

void check_said(const Diagnostics& problems) {
    for (const Error& problem : problems) check_said(problem);
}

void check_playable(const Definition& definition) {
    const Rules rules(definition, OfficialDice{Secret{}});
    auto begun = advance(rules, first_state(definition), Begin{});
    if (!begun) return;
    constexpr std::int32_t a_few_pieces_of_work = 12;
    (void)advance(rules, std::move(begun->after), Resolve{a_few_pieces_of_work});
}

}  // namespace flagplot::fuzz
