#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "present/picture/picture.h"

/// \file
/// The colours of the desk: dark panels round a paper chart, paper panels, and red light for eyes
/// that must see in the dark afterwards.

namespace flagplot {

enum class PanelTheme : std::uint8_t { dark, light, red };
template <>
inline constexpr std::array<std::string_view, 3> words_of<PanelTheme>{"dark", "light", "red"};

struct PanelInks {
    Ink panel, bar, field, lit_field, pressed_field;
    Ink raised;  ///< the line with the state of the turn
    Ink picked, lit_row, line;
    Ink text, quiet;
    Ink button, lit_button, pressed_button;
    Ink brass, lit_brass, pressed_brass, on_brass;
    Ink banner, on_banner;  ///< while a tool is in hand
    Ink permission, refusal;
    Ink wrong, refused, allowed;  ///< words about what is wrong, forbidden, allowed
    Ink sound;                    ///< the bar of a ship without damage
};

[[nodiscard]] const PanelInks& inks_of(PanelTheme theme);

/// How much lighter the lighter of two colours is, 1 to 21, as in WCAG 2.
[[nodiscard]] double contrast(Ink one, Ink other);

/// A colour of the chart by red light: dark sea and land, bright lines and letters.
[[nodiscard]] Ink by_red_light(Ink paper);
/// The same for everything drawn.
[[nodiscard]] std::vector<Primitive> by_red_light(std::vector<Primitive> drawn);

}  // namespace flagplot
