#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "store/save.h"

/// \file
/// What the sides of a campaign have been shown: at each release, and since the last one.

namespace flagplot {

/// The newest entry of the line of play after which nothing was held back from the sides.
[[nodiscard]] std::int32_t shown_entry(const Save& save);

/// A moment at which the sides were shown what they had been told (`Released`): a release by hand,
/// or the end of a turn, if turns are released at once or the campaign is solo. The first is the
/// beginning of the campaign.
struct ReleaseMade {
    std::int32_t entry = 0;
    TurnNumber turn;           ///< that the sides had to order next
    bool is_midway = false;    ///< in the middle of that turn
    bool is_in_force = false;  ///< in the line of play; false: taken back since

    friend bool operator==(const ReleaseMade&, const ReleaseMade&) = default;
};

/// The line of play after its last release.
[[nodiscard]] std::vector<const Entry*> since_last_release(const Save& save);

/// The newest entry of the line of play that released anything.
[[nodiscard]] std::int32_t last_release(const Save& save);

/// What a side may look up of each turn: the newest entry of the line of play when orders for it
/// were due and nothing was held back; if there is none, since the turn was resolved before it was
/// released, the newest one whose reports have been released since.
[[nodiscard]] std::map<TurnNumber, std::int32_t> turns_shown(const Save& save);

/// What was passed on as a message after the last release, in order.
[[nodiscard]] std::vector<Fact> messages_since_release(const Save& save);

/// Every release in the whole tree of commands, in order.
[[nodiscard]] std::vector<ReleaseMade> releases_of(const Save& save);

}  // namespace flagplot
