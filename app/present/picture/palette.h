#pragma once

#include <array>

#include "base/id.h"
#include "present/picture/picture.h"

/// \file
/// The colours of a plot on paper. Every colour has a shape or a pattern beside it that tells the
/// same.

namespace flagplot {

inline constexpr Ink paper_ink = ink(0xffffff);
inline constexpr Ink text_ink = ink(0x1d2429);
inline constexpr Ink quiet_ink = ink(0x566268);
inline constexpr Ink sea_ink = ink(0xd6e4e7);
inline constexpr Ink shallow_ink = ink(0xc8dce0);
inline constexpr Ink shore_ink = ink(0xb9d2d8);
inline constexpr Ink land_ink = ink(0xeadfbd);
inline constexpr Ink coast_ink = ink(0x6d5a3c);
inline constexpr Ink grid_ink = ink(0x7f9aa3, 0.5);
inline constexpr Ink square_name_ink = ink(0x4d7480);
inline constexpr Ink place_ink = ink(0x3b3123);
inline constexpr Ink night_ink = ink(0x1b2c48);
inline constexpr Ink battle_ink = ink(0xa8530a);
inline constexpr Ink brass_ink = ink(0xd0a94c);  ///< what is lit or picked; the umpire's
inline constexpr Ink halo_ink = ink(0xf7f8f4, 0.92);

/// What stands for a side beside its name.
struct SideStyle {
    Ink colour;
    Pattern pattern;
};

/// A fifth side begins again with the first.
inline constexpr std::array<SideStyle, 4> side_styles{{{ink(0x1d4f91), Pattern::bar},
                                                       {ink(0x9c2f2a), Pattern::hatch},
                                                       {ink(0x2f6b4f), Pattern::dots},
                                                       {ink(0x6a4c93), Pattern::checks}}};

[[nodiscard]] inline const SideStyle& style_of(SideId side) {
    return side_styles.at(side.index() % side_styles.size());
}

}  // namespace flagplot
