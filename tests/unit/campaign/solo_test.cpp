#include "campaign/solo.h"

#include <catch2/catch.hpp>

#include "campaign/advance.h"
#include "support/random_world.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SideId royal_navy{0};
constexpr SideId regia_marina{1};
constexpr SeatId player{0};
constexpr SeatId enemy{1};

/// The small campaign, which the Royal Navy's captain plays alone.
CampaignState solo_state() {
    CampaignState state = small_state();
    state.solo = royal_navy;
    return state;
}

CampaignState stopped_for(Stop stop) {
    CampaignState state = solo_state();
    state.progress.phase = Phase::activations;
    state.stop = std::move(stop);
    return state;
}

Battle battle_between(std::map<SideId, OwnBattleNumber> numbers) {
    Battle battle{at("E3"), {2}, {4}, {true_force_k, true_convoy}, {}, {}, std::nullopt};
    battle.numbers = std::move(numbers);
    return battle;
}

/// A battle is open; the sides count it so.
CampaignState stopped_for_battle(std::map<SideId, OwnBattleNumber> numbers) {
    CampaignState state = stopped_for(OpenBattle{{0}});
    state.battles.push_back(battle_between(std::move(numbers)));
    return state;
}

Definition with_choice() {
    Definition definition = small_campaign();
    Card& card = definition.deck.cards.emplace_back();
    card.name = "Bad news";
    card.effects = {Choice{{PointsBy{{-1}}, {}, {}}, {PointsBy{{-2}}, {}, {}}}};
    return definition;
}

/// The turn waits for what this side does with the card of `with_choice`.
CampaignState stopped_for_choice(SideId side) {
    const FormationId formation = side == royal_navy ? true_force_k : true_convoy;
    CampaignState state = stopped_for(CardChoice{side, {0}, formation});
    state.progress.card_resolutions.push_back({side, {0}, 0, formation, {}, 0, true});
    return state;
}

std::optional<BattleOutcome> no_history(const Definition& /*definition*/,
                                        const CampaignState& /*state*/, BattleId /*battle*/) {
    return std::nullopt;
}

std::optional<BattleOutcome> long_fight(const Definition& /*definition*/,
                                        const CampaignState& /*state*/, BattleId /*battle*/) {
    BattleOutcome outcome;
    outcome.minutes = 90;
    return outcome;
}

std::optional<Command> decision(const CampaignState& state) {
    return decision_for_others(small_campaign(), state, no_history);
}

bool is_others(std::string_view command) {
    return is_of_others(small_campaign(), solo_state(), command);
}

}  // namespace

TEST_CASE("a campaign that one plays is his from the first command on", "[solo]") {
    const Definition definition = small_campaign();
    const Rules rules(definition, OfficialDice{});
    const Step begun = must_advance(rules, first_state(definition), Begin{regia_marina});
    CHECK(begun.after.solo == regia_marina);
    CHECK(player_of(begun.after) == enemy);
    CHECK(is_veiled(begun.after));

    const Step with_umpire = must_advance(rules, first_state(definition), Begin{});
    CHECK_FALSE(player_of(with_umpire.after));
    CHECK_FALSE(is_veiled(with_umpire.after));
}

TEST_CASE("nobody plays a side that is not there", "[solo]") {
    const Definition definition = small_campaign();
    const Rules rules(definition, OfficialDice{});
    const auto begun = advance(rules, first_state(definition), Begin{SideId{7}});
    REQUIRE_FALSE(begun);
    CHECK(begun.error().code == ErrorCode::unknown_side);
}

TEST_CASE("the veil is lifted when the war is over", "[solo]") {
    CampaignState state = solo_state();
    CHECK(is_veiled(state));
    state.progress.phase = Phase::over;
    CHECK_FALSE(is_veiled(state));
}

TEST_CASE("a captain waits for his own side alone", "[solo]") {
    const Definition definition = small_campaign();
    const CampaignState own = stopped_for(FreedCaptain{true_force_k});
    CHECK(pending_for(definition, own, player) == PendingDecision{OwnCaptainAsked{force_k}});
    CHECK_FALSE(pending_for(definition, own, enemy));
    CHECK_FALSE(decision(own));

    const CampaignState others = stopped_for(FreedCaptain{true_division});
    CHECK_FALSE(pending_for(definition, others, player));
    CHECK(decision(others) == Command{Answer{enemy, {2}, std::nullopt}});
}

TEST_CASE("a battle waits for the player by his own number of it", "[solo]") {
    const CampaignState state = stopped_for_battle({{royal_navy, {3}}, {regia_marina, {1}}});
    CHECK(pending_for(small_campaign(), state, player) == PendingDecision{OwnBattleOpen{{3}}});
    CHECK_FALSE(decision(state));
}

TEST_CASE("a battle of others comes out as in history, or without a loss", "[solo]") {
    const CampaignState state = stopped_for_battle({{regia_marina, {1}}});
    CHECK_FALSE(pending_for(small_campaign(), state, player));
    CHECK(decision(state) == Command{ReportBattle{{0}, BattleOutcome{}, {}}});

    const auto fought = decision_for_others(small_campaign(), state, long_fight);
    REQUIRE(fought);
    CHECK(std::get<ReportBattle>(*fought).outcome.minutes == 90);
}

TEST_CASE("a choice on a card is its side's; the enemy goes the first way", "[solo]") {
    const Definition definition = with_choice();
    const CampaignState own = stopped_for_choice(royal_navy);
    CHECK(pending_for(definition, own, player) ==
          PendingDecision{OwnChoiceDue{PointsBy{{-1}}, PointsBy{{-2}}, force_k}});
    CHECK_FALSE(decision_for_others(definition, own, no_history));

    const CampaignState others = stopped_for_choice(regia_marina);
    CHECK_FALSE(pending_for(definition, others, player));
    CHECK(decision_for_others(definition, others, no_history) == Command{Choose{enemy, false}});
}

TEST_CASE("a question to the umpire is answered with no", "[solo]") {
    const CampaignState state = stopped_for(UmpireAsked{"May it slip away?", {}, {}});
    CHECK_FALSE(pending_for(small_campaign(), state, player));
    CHECK(decision(state) == Command{GiveRuling{false, {}}});
}

TEST_CASE("where the turn does not wait nobody decides", "[solo]") {
    CHECK_FALSE(pending_for(small_campaign(), solo_state(), player));
    CHECK_FALSE(decision(solo_state()));
}

TEST_CASE("a command's text says whether it was the player's", "[solo]") {
    CHECK_FALSE(is_others("begin solo uk"));
    CHECK_FALSE(is_others("orders uk\nORDERS uk turn 2\nEND\n"));
    CHECK_FALSE(is_others("answer uk \"UK-K\" steam on"));
    CHECK_FALSE(is_others("choose uk a"));
    CHECK_FALSE(is_others("resolve"));
    CHECK(is_others("orders it\nORDERS it turn 2\nEND\n"));
    CHECK(is_others("answer it \"IT-3\" steam on"));
    CHECK(is_others("choose it a"));
    CHECK(is_others("ruling no tell \"\""));
}

TEST_CASE("a side whose name begins like the enemy's is not the enemy", "[solo]") {
    Definition definition = small_campaign();
    definition.sides[0].id = "italy";
    CHECK_FALSE(is_of_others(definition, solo_state(), "orders italy\nORDERS italy turn 2\nEND\n"));
}

TEST_CASE("a result is the player's where he was in the battle", "[solo]") {
    CampaignState state = solo_state();
    state.battles.push_back(battle_between({{regia_marina, {1}}}));
    state.battles.push_back(battle_between({{royal_navy, {1}}, {regia_marina, {2}}}));
    CHECK(is_of_others(small_campaign(), state, "battle 1 minutes 60"));
    CHECK_FALSE(is_of_others(small_campaign(), state, "battle 2 minutes 60"));
}

TEST_CASE("that the turn waits for the enemy is hidden from the player", "[solo]") {
    const Error waits{ErrorCode::waiting_for, {"the captain of IT-3"}, {}, {}};
    const Definition definition = small_campaign();
    const CampaignState others = stopped_for(FreedCaptain{true_division});
    CHECK(sentence_of(veiled(definition, others, waits)) ==
          "the turn waits for the rest of it to be resolved");

    const Error own{ErrorCode::waiting_for, {"the captain of UK-K"}, {}, {}};
    CHECK(veiled(definition, stopped_for(FreedCaptain{true_force_k}), own) == own);
    const Error other_code{ErrorCode::war_over, {"8"}, {}, {}};
    CHECK(veiled(definition, others, other_code) == other_code);
}
