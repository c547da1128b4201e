#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "present/picture/paper_flow.h"
#include "rules/card.h"

/// \file
/// Prints decks of cards.

namespace flagplot {

/// The file with this name, otherwise the deck with this name in one of the data folders.
[[nodiscard]] std::filesystem::path file_of_deck(const std::string& deck);

/// Cards to print and cut (`deck_cards`).
struct PrintedDeck {
    std::string pdf;
    std::size_t pages = 0;
};
[[nodiscard]] PrintedDeck printed(const Deck& deck, PaperSize size);

/// Writes them into a file. Returns the number of pages. Throws `MachineTrouble`.
std::size_t write_deck(const Deck& deck, PaperSize size, const std::filesystem::path& file);

}  // namespace flagplot
