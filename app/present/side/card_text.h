#pragma once

#include <string>

#include "rules/card.h"

namespace flagplot {

/// What an effect of a card does, in a few words: "it makes for the nearest port of its own".
[[nodiscard]] std::string card_effect_text(const PlainEffect& effect);

}  // namespace flagplot
