#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "present/picture/paper_flow.h"
#include "rules/card.h"

/// \file
/// Decks of cards, printed.

namespace flagplot {

/// The file of this name, or else the deck of this name in one of the data folders.
[[nodiscard]] std::filesystem::path file_of_deck(const std::string& deck);

/// Cards to print and to cut (`deck_cards`).
struct PrintedDeck {
    std::string pdf;
    std::size_t pages = 0;
};
[[nodiscard]] PrintedDeck printed(const Deck& deck, PaperSize size);

/// Writes them into a file; how many pages. Throws `MachineTrouble`.
std::size_t write_deck(const Deck& deck, PaperSize size, const std::filesystem::path& file);

}  // namespace flagplot
