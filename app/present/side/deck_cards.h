#pragma once

#include <vector>

#include "present/picture/paper_flow.h"
#include "rules/card.h"

namespace flagplot {

/// A deck to print and cut: nine cards a page, each as often as the deck has it. After every page
/// comes one with their backs, which fits if it is printed on the other side of the sheet.
[[nodiscard]] std::vector<Picture> deck_cards(const Deck& deck, PaperSize size);

}  // namespace flagplot
