#pragma once

#include <cstdint>

#include "campaign/solo.h"
#include "store/save.h"

/// \file
/// A save of one player: the other sides follow history, and decide by themselves where a turn
/// waits for them. Whatever they do is a command of the record like any other.

namespace flagplot {

/// Hands in history's orders for every other side that has handed in none for the turn to come. A
/// side of which history says nothing goes on as before. \pre the save has one player
[[nodiscard]] Result<void> hand_in_history(Save& save);

/// Resolves the turn, or the rest of it, to its end or to the next thing the player has to decide;
/// before the first piece of work the others hand in their orders. What all of it did. The error
/// says no more than the player may know. \pre the save has one player
[[nodiscard]] Result<Happened> play_on(Save& save);

/// The newest command of the line of play that the player gave himself; 0: he gave none. What the
/// others decided while it was carried out belongs to it. \pre the save has one player
[[nodiscard]] std::int32_t last_of_player(const Save& save);

/// Decides what the turn waits for if it waits for others; whether it did.
/// \pre the save has one player
[[nodiscard]] Result<bool> decide_for_others(Save& save);

}  // namespace flagplot
