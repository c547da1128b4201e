#pragma once

#include <optional>
#include <vector>

#include "view/book.h"
#include "view/event_log.h"
#include "view/run_stops.h"
#include "view/side_view.h"

/// \file
/// What of a turn's reports a player would stop for.

namespace flagplot {

/// The kind of stop that a report is; none: it only keeps accounts, or says what was ordered.
/// `view` is the picture after the turn. A contact is new in the turn in which it was first seen.
[[nodiscard]] std::optional<RunStop> stop_of(const SideView& view, TurnNumber turn,
                                             const Report& report);

/// The kinds of stop in the reports of a turn.
[[nodiscard]] RunStops stops_in(const SideView& view, TurnNumber turn,
                                const std::vector<Report>& reports);

/// One thing that happened, and whom it concerns.
struct Noteworthy {
    RunStop kind{};
    Happening told;
    std::vector<ContactId> contacts;    ///< that were seen or met
    std::vector<OwnNumber> formations;  ///< that saw, were seen, met somebody or were affected

    friend bool operator==(const Noteworthy&, const Noteworthy&) = default;
};

/// What of these reports of one turn a player would stop for, by hour.
[[nodiscard]] std::vector<Noteworthy> noteworthy(const Book& book, const SideView& view,
                                                 TurnNumber turn,
                                                 const std::vector<Report>& reports);

}  // namespace flagplot
