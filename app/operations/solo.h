#pragma once

#include <cstdint>

#include "campaign/solo.h"
#include "store/save.h"

/// \file
/// A save with one player: the other sides follow history or are led by computer admirals, and
/// decide by themselves when a turn waits for them. Everything they do is an ordinary command of
/// the record.

namespace flagplot {

/// Hands in orders for every other side that has none for the coming turn: those of its admiral, or
/// history's. A side that history does not mention goes on as before. \pre the save has one player
[[nodiscard]] Result<void> hand_in_for_others(Save& save);

/// Resolves the turn, or the rest of it, to its end or to the next decision of the player. Before
/// the first piece of work, the others hand in their orders. Returns everything that happened. The
/// error says no more than the player may know. \pre the save has one player
[[nodiscard]] Result<Happened> play_on(Save& save);

/// The newest command of the line of play that the player gave; 0 if none. What the others decided
/// while it was carried out belongs to it. \pre the save has one player
[[nodiscard]] std::int32_t last_of_player(const Save& save);

/// Decides what the turn waits for, if it waits for others. Returns whether it did.
/// \pre the save has one player
[[nodiscard]] Result<bool> decide_for_others(Save& save);

}  // namespace flagplot
