#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "store/save.h"

/// \file
/// What the sides of a campaign have been shown: at each release, and since the last one.

namespace flagplot {

/// The newest entry of the line of play after which nothing was held back from a side.
[[nodiscard]] std::int32_t shown_entry(const Save& save, SeatId seat);

/// A moment at which the sides were shown what they had been told (`Released`): a release by hand,
/// or the end of a turn, if turns are released at once or the campaign is solo. The first is the
/// beginning of the campaign.
struct ReleaseMade {
    std::int32_t entry = 0;
    TurnNumber turn;           ///< that the sides had to order next
    bool is_midway = false;    ///< in the middle of that turn
    bool is_in_force = false;  ///< in the line of play; false: taken back since
    std::vector<SeatId> to;    ///< that were shown something, sorted; the others were held back

    friend bool operator==(const ReleaseMade&, const ReleaseMade&) = default;
};

/// The newest entry of the line of play that released anything to a side.
[[nodiscard]] std::int32_t last_release(const Save& save, SeatId seat);

/// Whom a release now should show something: `Release::to`. All, unless the last releases were to
/// some sides alone: then those for whom something waits, so that no side is sent the same twice.
[[nodiscard]] std::vector<SideId> sides_due(const Save& save);

/// What a side may look up of each turn: the newest entry of the line of play when orders for it
/// were due and nothing was held back from it; if there is none, since the turn was resolved before
/// it was released, the newest one whose reports have been released since.
[[nodiscard]] std::map<TurnNumber, std::int32_t> turns_shown(const Save& save, SeatId seat);

/// What was passed on as a message and has not been released since to every side that gets it, in
/// order.
[[nodiscard]] std::vector<Fact> messages_since_release(const Save& save);

/// Every release in the whole tree of commands, in order.
[[nodiscard]] std::vector<ReleaseMade> releases_of(const Save& save);

}  // namespace flagplot
