#pragma once

#include <optional>
#include <string>

#include "store/save.h"

/// \file
/// Decides what a turn waits for, and lays paper cards for the coming turn.

namespace flagplot {

/// A freed captain's decision: an order as in a sheet ("route D6 to C7"), or nothing, or "steam
/// on". Returns the order as the record has it; empty: the formation steams on. Errors: the side
/// has no such formation; the order cannot be read, or is refused; nobody was freed.
[[nodiscard]] Result<std::string> answer(Save& save, SeatId seat, const std::string& formation,
                                         const std::string& order);

/// The option of a card that a side chooses: "a" or "b".
[[nodiscard]] Result<Happened> choose(Save& save, SeatId seat, const std::string& which);

/// The umpire's "yes" or "no" when the turn waits for it. `told` is told to the side whose card
/// asked; empty: nothing.
[[nodiscard]] Result<Happened> rule_on_question(Save& save, const std::string& yes_or_no,
                                                const std::string& told);

/// A card that was drawn from a paper deck.
struct CardDrawn {
    std::string card;  ///< its name
    /// The id of the formation it affects; none: chosen by lot.
    std::optional<std::string> on = {};
    std::optional<std::string> at = {};  ///< the square it affects; none: chosen by lot
    /// The only seat whose formations may be named, if the others are hidden from the player.
    std::optional<SeatId> names_of = {};
};

/// Lays it for the coming turn. Errors: the side draws no such card; there is no such formation or
/// square. They say no more than a solo player may know.
[[nodiscard]] Result<LayCard> lay_card(Save& save, SeatId seat, const CardDrawn& drawn);

}  // namespace flagplot
