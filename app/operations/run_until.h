#pragma once

#include "operations/progress.h"
#include "store/save.h"

/// \file
/// Turn after turn, until something is to be decided.

namespace flagplot {

/// What turns that are run on with stop at; what they do not stop at is decided without the umpire.
struct RunStops {
    bool at_battles = false;    ///< else one ends as in history, if history knows one like it
    bool at_cards = false;      ///< else a side takes the first choice that a card leaves it
    bool at_questions = false;  ///< else freed captains steam on, and the umpire says no
    bool at_contacts = false;   ///< a side has sighted something new
};

/// Why they went no further.
enum class RunEnd : std::uint8_t { decision, contact, cancelled, over };

/// Where one plays alone, everything that waits for the player stops it. Sides without orders do
/// what the campaign says.
[[nodiscard]] Result<RunEnd> run_until(Save& save, const RunStops& stops,
                                       const Progress& progress = {});

}  // namespace flagplot
