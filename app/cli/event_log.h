#pragma once

#include <string>

#include "campaign/advance.h"

/// \file
/// What a command did, in sentences with their hours.

namespace flagplot::cli {

/// Which facts are worth a line.
enum class Detail : std::uint8_t {
    summary,  ///< what an umpire wants to know after a turn: moves, sightings, battles, what lapsed
    dice,     ///< every die and nothing else
    all,
};

/// The facts of a step in this turn, one a line: "  18:30  Force K [UK-K] moves ...". `after` is
/// the state after it.
[[nodiscard]] std::string happenings(const Definition& definition, const CampaignState& after,
                                     const std::vector<Fact>& facts, Detail detail,
                                     TurnNumber turn);

/// What a seat was told by a step, one report a line. `after` is its view afterwards.
[[nodiscard]] std::string told_to(const Book& book, const SideView& after,
                                  const std::vector<Told>& reports, SeatId seat, TurnNumber turn);

/// The same for every side that was told anything, under its name.
[[nodiscard]] std::string told_to_sides(const Rules& rules, const CampaignState& after,
                                        const std::vector<Told>& reports, TurnNumber turn);

}  // namespace flagplot::cli
