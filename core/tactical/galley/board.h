#pragma once

#include <cstdint>
#include <optional>

#include "tactical/galley/battle.h"
#include "tactical/kit/hex.h"

/// \file
/// The board: hexes, land, ships on them. A hexside or facing 0 is north-west (330 degrees),
/// because scenes draw hexes in rows.

namespace flagplot::tactical::galley {

inline constexpr kit::HexLayout layout = kit::HexLayout::rows;

[[nodiscard]] bool is_on_board(const Battle& battle, kit::Hex hex);
[[nodiscard]] bool is_land(const Battle& battle, kit::Hex hex);
/// The ship that fills this hex; 0: none.
[[nodiscard]] Tag ship_on(const Battle& battle, kit::Hex hex);
/// On the board, water, and no ship there, but perhaps this one.
[[nodiscard]] bool is_free(const Battle& battle, kit::Hex hex, Tag but = 0);

}  // namespace flagplot::tactical::galley
