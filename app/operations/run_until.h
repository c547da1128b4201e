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
/// Plays turn after turn until a decision is needed: the loop behind "resolve" and "run on".

namespace flagplot {

struct RunWanted {
    RunStops stops = all_that_waits;
    std::uint64_t turns = 1;  ///< at most; the rest of a started turn counts as one
    /// For sides without orders; none: as the campaign says.
    std::optional<WhenMissing> missing = {};
    /// Why a turn begins although the last one is held back from some sides; empty: none does.
    std::string overruled = {};
};

/// Why a run stopped.
enum class RunEnd : std::uint8_t {
    turns,      ///< all turns asked for are done
    decision,   ///< the turn waits for a decision
    contact,    ///< a side has a new contact
    course,     ///< a formation may change course that could not before
    event,      ///< something else happened to stop for (`RunEnded::stops`)
    cancelled,  ///< perhaps in the middle of a turn
    over        ///< the campaign is over
};

struct RunEnded {
    RunEnd why{};
    std::vector<std::string> free = {};  ///< the ids of the formations that may now change course
    RunStops stops = {};                 ///< at the end of a turn: the kinds that it stopped for
};

/// Called for each turn of a run. By default nothing is called.
struct RunTold {
    /// Before it begins: what happens to sides without orders, one sentence a line, or empty.
    std::function<void(const std::string& missing)> begins = {};
    /// At its end, or where it stops: everything that happened in it.
    std::function<void(TurnNumber turn, const Happened& happened)> ends = {};
};

/// In a solo campaign, everything that waits for the player stops the run, whatever `stops` says,
/// and contacts and courses are the player's. Errors: it cannot start, because the campaign is over
/// or waits for a decision; orders are missing and nothing replaces them.
[[nodiscard]] Result<RunEnded> run_until(Save& save, const RunWanted& wanted,
                                         const Progress& progress = {}, const RunTold& told = {});

}  // namespace flagplot
