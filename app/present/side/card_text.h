#pragma once

#include <string>
#include <vector>

#include "rules/card.h"

/// \file
/// Cards in words, for their holders and for the umpire.

namespace flagplot {

/// What an effect of a card does, in a few words: "it makes for the nearest port of its own".
[[nodiscard]] std::string card_effect_text(const PlainEffect& effect);

/// "Kept in the hand and played by an order", "Strikes at once".
[[nodiscard]] std::string card_kind_text(const Card& card);

/// Whom a card affects, when it can be played, the roll it needs and what it does, one line each.
[[nodiscard]] std::vector<std::string> card_lines(const Card& card);

}  // namespace flagplot
