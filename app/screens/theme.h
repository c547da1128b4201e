#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "present/picture/palette.h"

/// \file
/// The letters and spaces of the panels, and their colours as ImGui wants them.

namespace flagplot::screens {

/// A colour of the chart for ImGui.
[[nodiscard]] inline ImVec4 colour_of(Ink ink, double strength = 1) {
    constexpr float full = 255;
    return {static_cast<float>(ink.red) / full, static_cast<float>(ink.green) / full,
            static_cast<float>(ink.blue) / full, static_cast<float>(ink.cover * strength)};
}

inline const ImVec4 panel_colour = colour_of(panel_ink);
inline const ImVec4 bar_colour = colour_of(bar_ink);
inline const ImVec4 field_colour = colour_of(field_ink);
inline const ImVec4 line_colour = colour_of(line_ink);
inline const ImVec4 text_colour = colour_of(panel_text_ink);
inline const ImVec4 quiet_colour = colour_of(panel_quiet_ink);
inline const ImVec4 brass_colour = colour_of(brass_ink);
inline const ImVec4 permission_colour = colour_of(permission_ink);
inline const ImVec4 refusal_colour = colour_of(refusal_ink);
inline const ImVec4 wrong_colour = colour_of(wrong_ink);  ///< words about what is wrong
inline const ImVec4 picked_colour = colour_of(picked_ink);

inline const ImVec4 no_colour{0, 0, 0, 0};

/// A colour of the palette for ImGui's draw lists.
[[nodiscard]] inline ImU32 drawn_colour(Ink ink, double strength = 1) {
    return ImGui::GetColorU32(colour_of(ink, strength));
}

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

/// Files of fonts, as `desk/window/fonts.h` finds them.
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
