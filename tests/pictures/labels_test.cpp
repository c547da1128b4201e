#include <catch2/catch.hpp>

#include "files/gazetteer_file.h"
#include "history/orders.h"
#include "pictures/label_checks.h"
#include "present/truth/truth_plot.h"
#include "support/random_world.h"
#include "support/worlds.h"
#include "unit/files/sources.h"

/// \file
/// Whatever a campaign has come to, nothing written on its pictures is hidden or cut off.

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::string trouble_in(const Definition& definition, const Rules& rules, const CampaignState& state,
                       const Basemap* basemap = nullptr) {
    std::string trouble = trouble_with_pages(plot_of_truth(definition, state), basemap);
    for (std::uint32_t seat = 0; trouble.empty() && seat < state.views.size(); ++seat) {
        trouble = trouble_with_pages(plot_of(rules.books.at(seat), state.view({seat})), basemap);
    }
    return trouble;
}

/// The campaign of that folder, with every side steering as in history.
World steered_by_history(const std::string& campaign) {
    World world;
    world.definition = read_campaign(shipped_campaign(campaign)).value();
    world.secret = secret_from_seed(1);
    world.minds.resize(world.definition.formations.size());
    world.waters = connected_waters(world.definition.chart);
    world.theatre = {{0, 0}, *read_square(world.definition.chart.last_square())};
    world.history = historical_sheet;
    return world;
}

Basemap ground_of(const Chart& chart) {
    const SourceFile packed = shipped_file("assets/coast/world-10m.coast");
    const std::vector<SourceFile> ports{shipped_file("assets/coast/ports.toml")};
    return basemap_of(chart, unpacked_coast(packed.text, packed.name).value(),
                      read_gazetteer(ports).value());
}

}  // namespace

TEST_CASE("no label of a random campaign hides another or is cut off", "[picture]") {
    const std::uint64_t worlds = worlds_of(4);
    for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        const auto played = play(world, rules);
        INFO("world " << seed);
        for (std::size_t i = 0; i < played.size(); i += played.size() / 3 + 1) {
            CHECK(trouble_in(world.definition, rules, played[i].step.after) == "");
        }
        CHECK(trouble_in(world.definition, rules, played.back().step.after) == "");
    }
}

TEST_CASE("no label of a shipped campaign in its course hides another or is cut off", "[picture]") {
    for (const char* name : {"convoy-beta", "matapan", "bismarck"}) {
        const World world = steered_by_history(name);
        const Rules rules(world.definition, OfficialDice{world.secret});
        const Basemap basemap = ground_of(world.definition.chart);
        CampaignState state = must_advance(rules, first_state(world.definition), Begin{}).after;
        constexpr std::int32_t turns_between = 8;
        while (state.progress.phase != Phase::over) {
            if (state.turn.count % turns_between == 1) {
                CHECK(trouble_in(world.definition, rules, state, &basemap) == "");
            }
            state = play_turn(world, rules, state).back().step.after;
        }
    }
}
