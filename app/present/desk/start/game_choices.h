#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "present/desk/start/start_page.h"

/// \file
/// The choices for a new game, each with a sentence that explains it.

namespace flagplot::desk {

struct GameChoice {
    std::string name;
    std::string meaning;
    GameForm form;  ///< filled in with this choice
    bool is_chosen = false;
};

/// Who plays: an umpire and the sides, or one player on a side of the chosen campaign.
[[nodiscard]] std::vector<GameChoice> player_choices(const StartState& state);

/// Who leads the other sides of a solo game; empty if there is an umpire.
[[nodiscard]] std::vector<GameChoice> opponent_choices(const StartState& state);

/// What the dice are made from.
[[nodiscard]] std::vector<GameChoice> dice_choices(const StartState& state);

inline constexpr std::string_view seed_meaning =
    "Any whole number. The same number gives the same dice.";
inline constexpr std::string_view save_meaning =
    "The new file that keeps the campaign. Every command is written to it at once.";

}  // namespace flagplot::desk
