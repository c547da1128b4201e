#include "present/desk/start/game_choices.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

StartState with_two_sides() {
    StartState state;
    state.campaigns.push_back({"beta", "Convoy Beta", {}, {}});
    state.campaigns[0].sides = {{"axis", "Regia Marina"}, {"uk", "Royal Navy"}};
    return start_after(std::move(state), ChooseCampaign{0});
}

std::int64_t chosen_of(const std::vector<GameChoice>& choices) {
    return std::count_if(choices.begin(), choices.end(),
                         [](const GameChoice& each) { return each.is_chosen; });
}

/// One sentence: a single full stop, at its end.
bool is_one_sentence(const std::string& text) {
    return !text.empty() && text.find('.') == text.size() - 1;
}

}  // namespace

TEST_CASE("every choice of a new game says in one sentence what it means", "[front]") {
    const StartState state = with_two_sides();
    for (const auto& choices : {player_choices(state), dice_choices(state)}) {
        for (const GameChoice& each : choices) {
            CAPTURE(each.name);
            CHECK(is_one_sentence(each.meaning));
        }
    }
}

TEST_CASE("one can play alone on every side of the campaign, or with an umpire", "[front]") {
    StartState state = with_two_sides();
    const auto choices = player_choices(state);
    REQUIRE(choices.size() == 3);
    CHECK(choices[0].name == "With an umpire");
    CHECK(choices[0].is_chosen);
    CHECK(choices[2].name == "Alone, leading Royal Navy");
    CHECK(choices[2].meaning ==
          "You see only what Royal Navy sees, and the enemy is hidden from you.");
    state = start_after(std::move(state), FillGame{choices[2].form});
    CHECK(state.form.led == 1);
    CHECK(player_choices(state)[2].is_chosen);
    CHECK(chosen_of(player_choices(state)) == 1);
}

TEST_CASE("who plays alone chooses who leads the enemy; history does if nothing is chosen",
          "[front]") {
    StartState state = with_two_sides();
    CHECK(opponent_choices(state).empty());
    state.form.led = 1;
    const auto choices = opponent_choices(state);
    REQUIRE(choices.size() == 5);
    CHECK(choices[0].name == "History");
    CHECK(choices[0].is_chosen);
    for (const GameChoice& each : choices) CHECK(is_one_sentence(each.meaning));
    state = start_after(std::move(state), FillGame{choices[4].form});
    CHECK(state.form.against == AdmiralLevel::strong);
    CHECK(state.form.led == 1);
    CHECK(chosen_of(opponent_choices(state)) == 1);
}

TEST_CASE("a choice of the dice changes nothing else in the form", "[front]") {
    StartState state = with_two_sides();
    state.form.led = 0;
    const auto choices = dice_choices(state);
    REQUIRE(choices.size() == 2);
    CHECK(choices[0].is_chosen);
    GameForm expected = state.form;
    expected.has_public_dice = true;
    CHECK(choices[1].form == expected);
    state = start_after(std::move(state), FillGame{choices[1].form});
    CHECK(dice_choices(state)[1].is_chosen);
    CHECK(chosen_of(dice_choices(state)) == 1);
}
