#include "fuzz/drill.h"

#include <fstream>
#include <iterator>

#include "base/ensure.h"
#include "files/clean_text.h"

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
        source("campaigns/drill/campaign.toml"), source("campaigns/drill/forces.toml"),
        source("campaigns/drill/history.toml"),  {source("maps/bay.toml")},
        {source("assets/ships.toml")},           {source("campaigns/drill/briefing-red.md")},
        {source("assets/decks/drill.toml")}};
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

PlayedWorld::PlayedWorld()
    : world(test::random_world(3)),
      rules(world.definition, OfficialDice{world.secret}),
      steps(test::play(world, rules)) {}

const PlayedWorld& played_world() {
    static const PlayedWorld played;
    return played;
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
