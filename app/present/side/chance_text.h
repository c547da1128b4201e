#pragma once

#include <optional>
#include <string>

#include "present/side/contact_card.h"
#include "view/chances.h"

/// \file
/// Chances in words.

namespace flagplot {

/// "5 in 12 by radar", "3 to 6 in 12 by eye".
[[nodiscard]] std::string chance_text(const SightChance& chance);

/// A line of a card; if there is no chance, it says that it cannot be.
[[nodiscard]] CardChance sight_line(std::string about, const std::optional<SightChance>& chance);

/// When an own formation would reach a square by the cheapest way, and with how many points. None
/// if that cannot be foretold.
[[nodiscard]] std::optional<CardChance> arrival_line(const Book& book, const SideView& view,
                                                     OwnNumber number, const PlotRoute& route,
                                                     Square square);

/// On what it depends whether a formation that avoids battle gets away (3.6.3).
[[nodiscard]] CardChance escape_line(const Book& book, const SideView& view, OwnNumber number,
                                     ContactId contact);

}  // namespace flagplot
