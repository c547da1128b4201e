#pragma once

#include "tactical/galley/ground.h"

/// \file
/// Victory points (WG-95). A ship counts once, at her best; a prize anew, as a ship of her captor.

namespace flagplot::tactical::galley {

/// Rammed or sunk by this side.
void count_loss(Ground& ground, Tag ship, SideIndex to);
/// Sunk by nobody in particular: for every enemy of hers.
void count_loss(Ground& ground, Tag ship);
/// Captured by this side; she is still of her old one.
void count_capture(Ground& ground, Tag ship, SideIndex to);
/// She left the board.
void count_exit(Ground& ground, Tag ship);
/// The side that has won by points, if one has.
[[nodiscard]] std::optional<SideIndex> winner_by_points(const Tables& tables, const Battle& battle);
/// The greatest total of a side's enemies.
[[nodiscard]] std::int32_t points_of_enemies(const Battle& battle, SideIndex side);

}  // namespace flagplot::tactical::galley
