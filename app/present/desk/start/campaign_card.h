#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "present/desk/start/start_page.h"

/// \file
/// A campaign that can be begun, in a few lines below its chart.

namespace flagplot::desk {

struct CardSide {
    std::string text;  ///< "Royal Navy, 4 ships"
    Ink colour;
};

struct CampaignCard {
    std::string title;  ///< "Convoy Beta"
    std::string size;   ///< "7-9 November 1941; 8 turns, 23 ships"
    std::string about;  ///< one sentence
    std::vector<CardSide> sides;
};

[[nodiscard]] CampaignCard card_of(const CampaignOffer& offer);

/// The first sentence of a text that says more than the date: the first one without this year,
/// otherwise the first.
[[nodiscard]] std::string telling_sentence(std::string_view text, std::string_view year);

}  // namespace flagplot::desk
