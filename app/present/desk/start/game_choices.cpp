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

struct OpponentRow {
    std::optional<AdmiralLevel> level;
    const char* name = "";
    const char* meaning = "";
};
constexpr std::array opponent_rows{
    OpponentRow{std::nullopt, "History", "The enemy does what it did in history, whatever you do."},
    OpponentRow{
        AdmiralLevel::plan_only, "A plan",
        "The enemy carries out one of its staff's plans, drawn in secret, whatever you do."},
    OpponentRow{AdmiralLevel::easy, "An admiral, level 1",
                "An admiral leads the enemy by a secret plan, and looks little further than it."},
    OpponentRow{
        AdmiralLevel::normal, "An admiral, level 2",
        "An admiral looks for you, fights or avoids you by the odds, and guards its ships."},
    OpponentRow{AdmiralLevel::strong, "An admiral, level 3",
                "The same, but further ahead and with fewer mistakes."}};

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
        alone.meaning =
            fmt::format("You see only what {} sees, and the enemy is hidden from you.", side);
        choices.push_back(std::move(alone));
    }
    return choices;
}

std::vector<GameChoice> opponent_choices(const StartState& state) {
    std::vector<GameChoice> choices;
    if (!state.form.led) return choices;
    for (const OpponentRow& row : opponent_rows) {
        const bool is_chosen = state.form.against == row.level;
        choices.push_back({row.name, row.meaning, state.form, is_chosen});
        choices.back().form.against = row.level;
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
