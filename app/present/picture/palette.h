#pragma once

#include <cstdint>

#include "present/picture/picture.h"

/// \file
/// The colours of a plot on paper. Every colour is accompanied by a shape or pattern with the same
/// meaning.

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
inline constexpr Ink table_ink = ink(0xe6ecec);  ///< under the board of a battle

// The panels of the desk.
inline constexpr Ink panel_ink = ink(0x1d2429);
inline constexpr Ink bar_ink = ink(0x161b1f);
inline constexpr Ink field_ink = ink(0x12171a);  ///< fields for typing; beyond the chart
inline constexpr Ink lit_field_ink = ink(0x1a2226);
inline constexpr Ink pressed_field_ink = ink(0x202a30);
inline constexpr Ink line_ink = ink(0x323c42);
inline constexpr Ink panel_text_ink = ink(0xece7d8);
inline constexpr Ink panel_quiet_ink = ink(0xa3aeb1);
inline constexpr Ink button_ink = ink(0x2a343a);
inline constexpr Ink lit_button_ink = ink(0x36434b);
inline constexpr Ink pressed_button_ink = ink(0x42515a);
inline constexpr Ink lit_brass_ink = ink(0xdfbb66);
inline constexpr Ink pressed_brass_ink = ink(0xb8923a);
inline constexpr Ink picked_ink = ink(0x26415f);
inline constexpr Ink lit_row_ink = ink(0x2b3d4c);
inline constexpr Ink every_second_row_ink = ink(0xffffff, 0.02);
inline constexpr Ink permission_ink = ink(0x1f4a35);
inline constexpr Ink refusal_ink = ink(0x5a2422);
inline constexpr Ink wrong_ink = ink(0xe08a84);    ///< words about what is wrong
inline constexpr Ink refused_ink = ink(0xf0a59c);  ///< words on a form
inline constexpr Ink allowed_ink = ink(0xa9d3b9);
inline constexpr Ink sound_ink = ink(0x5b9a6f);         ///< the bar of a ship without damage
inline constexpr Ink marked_wrong_ink = ink(0x8a1f1a);  ///< words on a chart

// Charts being drawn at the desk.
inline constexpr Ink drawn_sea_ink = ink(0xbcd4de);
inline constexpr Ink drawn_land_ink = ink(0xb9a878);
inline constexpr Ink drawn_islands_ink = ink(0x9fbf9a);
inline constexpr Ink drawn_grid_ink = ink(0x2c4450);
inline constexpr Ink closes_both_ink = ink(0x7a1f1a);
inline constexpr Ink closes_sight_ink = ink(0xc07a1e);
inline constexpr Ink closes_way_ink = ink(0x5b2a86);

/// The ends of a side's counters, which distinguish it without colour.
enum class CounterShape : std::uint8_t { rounded, cut, square, six_sided, notched, pointed };

/// How a side is shown, besides its name.
struct SideStyle {
    Ink colour;
    Pattern pattern;
    CounterShape shape = CounterShape::rounded;
};

}  // namespace flagplot
