#pragma once

#include <optional>
#include <string>

#include "store/save.h"

/// \file
/// What a turn waits for, decided, and what paper cards it is to find.

namespace flagplot {

/// A freed captain's decision: an order as in a sheet ("route D6 to C7"), or nothing or "steam on".
/// The order as the record has it; empty: the formation steams on. Errors: the side has no such
/// formation; the order cannot be read, or is refused; nobody was freed.
[[nodiscard]] Result<std::string> answer(Save& save, SeatId seat, const std::string& formation,
                                         const std::string& order);

/// What a side does with the choice that a card leaves it: "a" or "b".
[[nodiscard]] Result<Happened> choose(Save& save, SeatId seat, const std::string& which);

/// The umpire's "yes" or "no" where the turn waits for it. `told`: what the side whose card asked
/// is told; empty: nothing.
[[nodiscard]] Result<Happened> rule_on_question(Save& save, const std::string& yes_or_no,
                                                const std::string& told);

/// A card that was drawn from a deck of paper.
struct CardDrawn {
    std::string card;                    ///< its name
    std::optional<std::string> on = {};  ///< the id of the formation it strikes; none: one by lot
    std::optional<std::string> at = {};  ///< the square it strikes; none: one by lot
    /// The seat whose formations alone may be named, where the others are hidden from the player.
    std::optional<SeatId> names_of = {};
};

/// Lays it for the turn to come. Errors: the side draws no such card, or there is no such formation
/// or square; they say no more than a solo player may know.
[[nodiscard]] Result<LayCard> lay_card(Save& save, SeatId seat, const CardDrawn& drawn);

}  // namespace flagplot
