#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "present/picture/palette.h"

/// \file
/// The colours, letters and spaces of the panels; screens take them from here alone.

namespace flagplot::screens {

/// A colour of the chart for ImGui.
[[nodiscard]] inline ImVec4 colour_of(Ink ink, double strength = 1) {
    constexpr float full = 255;
    return {static_cast<float>(ink.red) / full, static_cast<float>(ink.green) / full,
            static_cast<float>(ink.blue) / full, static_cast<float>(ink.cover * strength)};
}

/// 0x1d2429 is the dark of a panel.
[[nodiscard]] inline ImVec4 colour(std::uint32_t rgb, double cover = 1) {
    return colour_of(ink(rgb, cover));
}

inline const ImVec4 panel_colour = colour(0x1d2429);
inline const ImVec4 bar_colour = colour(0x161b1f);
inline const ImVec4 field_colour = colour(0x12171a);
inline const ImVec4 line_colour = colour(0x323c42);
inline const ImVec4 text_colour = colour(0xece7d8);
inline const ImVec4 quiet_colour = colour(0x9aa5a8);
inline const ImVec4 brass_colour = colour_of(brass_ink);
inline const ImVec4 permission_colour = colour(0x1f4a35);
inline const ImVec4 refusal_colour = colour(0x5a2422);
inline const ImVec4 wrong_colour = colour(0xe08a84);  ///< words about what is wrong
inline const ImVec4 picked_colour = colour(0x27435f);

/// What every screen draws with.
struct Theme {
    ImFont* normal = nullptr;
    ImFont* bold = nullptr;
    ImFont* small = nullptr;
    ImFont* title = nullptr;
    float scale = 1;  ///< of letters and spaces, 1 on a screen of 1280 by 800

    /// So many pixels at the usual size.
    [[nodiscard]] float px(float usual) const { return usual * scale; }
};

/// Files of fonts, as `desk/fonts.h` finds them.
struct ThemeFonts {
    std::string sans;
    std::string sans_bold;
    std::string others;
};

/// Loads the letters at this scale and sets colours and spaces. The texture of the letters is to be
/// made anew then.
[[nodiscard]] Theme make_theme(const ThemeFonts& fonts, float scale);

/// "ORDER OF BATTLE" in small letters.
void heading(const Theme& theme, const char* text);

/// A main action in brass; whether it was pressed.
[[nodiscard]] bool brass_button(std::string_view label, ImVec2 size = {0, 0});

}  // namespace flagplot::screens
