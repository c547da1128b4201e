#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "rules/effect.h"
#include "view/told_text.h"

/// \file
/// Reports about cards, and what they do to own formations.

namespace flagplot {

/// What the order that plays a card must name.
enum class CardNeeds : std::uint8_t { nothing, formation, square };
template <>
inline constexpr std::array<std::string_view, 3> words_of<CardNeeds>{"nothing", "formation",
                                                                     "square"};

/// A card of the hand as its owner reads it.
struct HandCard {
    ToldText name;
    ToldText text;
    CardNeeds needs{};

    friend bool operator==(const HandCard&, const HandCard&) = default;
};
FLAGPLOT_FIELDS(HandCard, name, text, needs)

struct CardDealt {
    HandCard card;
    bool is_kept = true;  ///< false: the hand was full, and it was discarded

    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};
FLAGPLOT_FIELDS(CardDealt, card, is_kept)

struct CardPlayed {
    ToldText name;
    std::optional<OwnNumber> on;

    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
FLAGPLOT_FIELDS(CardPlayed, name, on)

/// The umpire took a card from the hand.
struct CardTakenAway {
    ToldText name;

    friend bool operator==(const CardTakenAway&, const CardTakenAway&) = default;
};
FLAGPLOT_FIELDS(CardTakenAway, name)

/// A card affected an own formation, as seen from the bridge. It may change course (ST-25 c).
struct OwnStruck {
    OwnNumber formation;
    ToldText seen;
    std::vector<ActiveEffect> effects;  ///< that last

    friend bool operator==(const OwnStruck&, const OwnStruck&) = default;
};
FLAGPLOT_FIELDS(OwnStruck, formation, seen, effects)

/// An effect on an own formation that lasted until it had been in port is over.
struct OwnRefreshed {
    OwnNumber formation;

    friend bool operator==(const OwnRefreshed&, const OwnRefreshed&) = default;
};
FLAGPLOT_FIELDS(OwnRefreshed, formation)

}  // namespace flagplot
