#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "operations/progress.h"
#include "store/save.h"
#include "view/run_stops.h"

/// \file
/// Turn after turn, until something is to be decided: the one loop behind "resolve" and "run on".

namespace flagplot {

struct RunWanted {
    RunStops stops = all_that_waits;
    std::uint64_t turns = 1;                  ///< at most; the rest of a turn counts as one
    std::optional<WhenMissing> missing = {};  ///< sides without orders; none: as the campaign says
};

/// Why it went no further.
enum class RunEnd : std::uint8_t {
    turns,      ///< as many as were wanted
    decision,   ///< the turn waits for one
    contact,    ///< a side has sighted something new
    course,     ///< a formation may change course that could not before
    cancelled,  ///< in the middle of a turn, perhaps
    over        ///< the campaign is
};

struct RunEnded {
    RunEnd why{};
    std::vector<std::string> free = {};  ///< the ids of the formations that may change course now
};

/// Who wants to be told of each turn as it goes. By default nobody does.
struct RunTold {
    /// Before it begins: what becomes of sides without orders, a sentence a line, or nothing.
    std::function<void(const std::string& missing)> begins = {};
    /// At its end, or where it stops: all that was done in it.
    std::function<void(TurnNumber turn, const Happened& happened)> ends = {};
};

/// Where one plays alone, everything that waits for the player stops it, whatever `stops` says, and
/// contacts and courses are the player's. Errors: it cannot go a step, as the campaign is over or
/// waits for what is stopped at; orders are missing that nobody provides.
[[nodiscard]] Result<RunEnded> run_until(Save& save, const RunWanted& wanted,
                                         const Progress& progress = {}, const RunTold& told = {});

}  // namespace flagplot
