#pragma once

#include <string>

#include "campaign/advance.h"
#include "campaign/record.h"

/// \file
/// What a command did, in sentences with their hours.

namespace flagplot::cli {

/// Which facts are shown.
enum class Detail : std::uint8_t {
    summary,  ///< what an umpire wants to know after a turn: moves, sightings, battles, lapsed
              ///< orders
    dice,     ///< only dice, but all of them
    all,
};

/// The facts of a step in this turn, one per line: "  18:30  Force K [UK-K] moves ...". `after` is
/// the state after it.
[[nodiscard]] std::string happenings(const Definition& definition, const CampaignState& after,
                                     const std::vector<Fact>& facts, Detail detail,
                                     TurnNumber turn);

/// The same for the umpire's log: each fact with the sides that were told of it.
[[nodiscard]] std::string happenings_and_audiences(const Definition& definition,
                                                   const CampaignState& after,
                                                   const Happened& happened, TurnNumber turn);

/// What a step told a seat, one report per line. `after` is its view afterwards.
[[nodiscard]] std::string told_to(const Book& book, const SideView& after,
                                  const std::vector<Told>& reports, SeatId seat, TurnNumber turn);

/// The same for every side that was told anything, below its name.
[[nodiscard]] std::string told_to_sides(const Rules& rules, const CampaignState& after,
                                        const std::vector<Told>& reports, TurnNumber turn);

}  // namespace flagplot::cli
