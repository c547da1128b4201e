#pragma once

#include <span>
#include <string>
#include <vector>

#include "admiral/forecast.h"
#include "admiral/sheet_writer.h"

/// \file
/// Aircraft and cards: where they are most likely to find somebody. Page: docs/admiral.md#aircraft

namespace flagplot::admiral {

/// Sends every aircraft that may fly to the nine squares where, with its quality and range, it
/// finds most; each one reckons with what the others before it will have found. Adds a reason for
/// each.
void search_from_air(SheetWriter& writer, const Book& book, const SideView& view,
                     std::span<const Forecast> enemies, std::vector<std::string>& reasons);

/// Plays the cards of the hand: what needs nothing at once; a search where somebody is likely; what
/// needs a formation for the one that is nearest to an enemy.
void play_cards(SheetWriter& writer, const Book& book, const SideView& view,
                std::span<const Forecast> enemies);

}  // namespace flagplot::admiral
