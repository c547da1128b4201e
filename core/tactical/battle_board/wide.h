#pragma once

/// \file
/// Whole numbers wide enough for the products of this board's fractions: no floating point decides.

namespace flagplot::tactical::battle_board {

/// 128 bits, which both compilers have and the standard has not.
__extension__ typedef __int128 Wide;

}  // namespace flagplot::tactical::battle_board
