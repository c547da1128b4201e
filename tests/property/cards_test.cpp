#include <catch2/catch.hpp>

#include <set>
#include <utility>

#include "support/random_world.h"
#include "unit/files/sources.h"

// No card of the shipped deck is there for show: played out by script, each comes up for both sides
// in both turn modes, in convoy Beta as in random campaigns.

using namespace flagplot;
using namespace flagplot::test;

namespace {

const Definition& convoy_beta() {
    static const Definition definition = read_campaign(shipped_campaign("convoy-beta")).value();
    return definition;
}

/// A card in every turn, for every side.
void draw_every_turn(Definition& definition, TurnMode mode) {
    definition.deck = convoy_beta().deck;
    definition.script.clear();
    definition.switches.event_draw = EventDraw::roll;
    definition.switches.event_threshold = sighting_die;
    definition.switches.turn_mode = mode;
}

World random_campaign(std::uint64_t seed, TurnMode mode) {
    World world = random_world(seed);
    draw_every_turn(world.definition, mode);
    return world;
}

World convoy_beta_with_cards(std::uint64_t seed, TurnMode mode) {
    World world;
    world.definition = convoy_beta();
    draw_every_turn(world.definition, mode);
    world.secret = secret_from_seed(seed);
    world.waters = connected_waters(world.definition.chart);
    for (std::size_t i = 0; i < world.definition.formations.size(); ++i) {
        world.minds.push_back(seed * 101 + i);
    }
    world.twin_a = world.twin_b = {UINT32_MAX};  // it has none
    return world;
}

using SidesCard = std::pair<SideId, CardId>;

struct Met {
    std::set<SidesCard> came_up;
    std::set<SidesCard> had_effect;
};

void take(Met& met, CampaignState& state, const Fact& fact) {
    if (const auto* began = std::get_if<CardResolutionBegan>(&fact)) {
        met.came_up.emplace(began->card.side, began->card.card);
    }
    if (const auto* over = std::get_if<CardResolved>(&fact); over != nullptr && over->had_effect) {
        const CardResolution& resolution = state.progress.card_resolutions.front();
        met.had_effect.emplace(resolution.side, resolution.card);
    }
    evolve(state, fact);
}

void play_out(Met& met, const World& world) {
    for (const Played& played : play(world, Rules(world.definition, OfficialDice{world.secret}))) {
        CampaignState state = played.before;
        for (const Fact& fact : played.step.facts) take(met, state, fact);
    }
}

/// The cards not met, with their sides, for a message.
std::string missing_from(const std::set<SidesCard>& met) {
    std::string missing;
    const auto& cards = convoy_beta().deck.cards;
    for (std::uint32_t side = 0; side < 2; ++side) {
        for (std::uint32_t card = 0; card < cards.size(); ++card) {
            if (met.contains({{side}, {card}})) continue;
            missing += "side " + std::to_string(side) + ": " + cards[card].name + "; ";
        }
    }
    return missing;
}

/// Plays campaigns until every card has been met, at most so many.
std::string missing_after(World (*made)(std::uint64_t, TurnMode), TurnMode mode,
                          std::set<SidesCard> Met::* which, std::uint64_t most) {
    Met met;
    std::uint64_t seed = 0;
    while (++seed <= most) {
        play_out(met, made(seed, mode));
        if (missing_from(met.*which).empty()) break;
    }
    WARN(word_of(mode) << ": " << seed << " campaigns");
    return missing_from(met.*which);
}

}  // namespace

TEST_CASE("every card of the shipped deck has an effect for both sides in random campaigns") {
    const auto mode = GENERATE(TurnMode::alternating, TurnMode::simultaneous_steps);
    CHECK(missing_after(random_campaign, mode, &Met::had_effect, 200).empty());
}

TEST_CASE("every card of the shipped deck comes up for both sides in convoy Beta") {
    const auto mode = GENERATE(TurnMode::alternating, TurnMode::simultaneous_steps);
    CHECK(missing_after(convoy_beta_with_cards, mode, &Met::came_up, 50).empty());
}
