#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "campaign/record.h"
#include "view/book.h"

/// \file
/// The umpire's sheet of a turn: everything on one page, the truth and what was told.

namespace flagplot {

/// A command of the turn.
struct SheetEntry {
    std::int32_t number = 0;
    Happened happened;
    std::vector<bool> is_released;  ///< by seat: it has been shown what this told it
};

/// What a sheet is made from. Holds references.
struct TurnPapers {
    const Definition& definition;
    const std::vector<Book>& books;  ///< by seat
    TurnNumber turn;
    const CampaignState& after;  ///< after the last of the commands
    std::vector<SheetEntry> entries;
    std::string waits;  ///< what waits for a decision, in words; empty: nothing
};

/// In Markdown: date, light and weather; whose orders were in; what the umpire ruled, overruled and
/// took back; battles; what happened, in order; every die; what each side was told, and whether it
/// has been shown it; what waits.
[[nodiscard]] std::string turn_sheet(const TurnPapers& papers);

}  // namespace flagplot
