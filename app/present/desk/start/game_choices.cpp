#include "present/desk/start/game_choices.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace flagplot::desk {

namespace {

struct DiceRow {
    bool is_public = false;
    const char* name = "";
    const char* meaning = "";
};
constexpr std::array dice_rows{
    DiceRow{false, "Secret dice",
            "The program draws a secret number for the dice, so nobody can predict a roll."},
    DiceRow{true, "Public dice, by a seed",
            "The dice follow from a number that you choose, so everybody can repeat and predict "
            "them."}};

/// "the other side does" for two sides, "the other sides do" for more.
const char* others_do(std::size_t sides) {
    return sides > 2 ? "the other sides do what they did" : "the other side does what it did";
}

GameChoice with_leader(const GameForm& form, std::optional<std::size_t> led) {
    GameChoice choice{{}, {}, form, form.led == led};
    choice.form.led = led;
    return choice;
}

}  // namespace

std::vector<GameChoice> player_choices(const StartState& state) {
    std::vector<GameChoice> choices{with_leader(state.form, std::nullopt)};
    choices.front().name = "With an umpire";
    choices.front().meaning =
        "You see everything and resolve the turns; players send you order sheets or take turns at "
        "this desk.";
    const CampaignOffer* const campaign = state.campaign();
    if (campaign == nullptr) return choices;
    for (std::size_t i = 0; i < campaign->sides.size(); ++i) {
        const std::string& side = campaign->sides[i].name;
        GameChoice alone = with_leader(state.form, i);
        alone.name = fmt::format("Alone, leading {}", side);
        alone.meaning = fmt::format("You see only what {} sees; {} in history.", side,
                                    others_do(campaign->sides.size()));
        choices.push_back(std::move(alone));
    }
    return choices;
}

std::vector<GameChoice> dice_choices(const StartState& state) {
    std::vector<GameChoice> choices;
    for (const DiceRow& row : dice_rows) {
        const bool is_chosen = state.form.has_public_dice == row.is_public;
        choices.push_back({row.name, row.meaning, state.form, is_chosen});
        choices.back().form.has_public_dice = row.is_public;
    }
    return choices;
}

}  // namespace flagplot::desk
