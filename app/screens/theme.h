#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "present/picture/palette.h"
#include "present/picture/panel_theme.h"

/// \file
/// The letters and spaces of the panels, and their colours for ImGui.

namespace flagplot::screens {

/// A colour of the chart for ImGui.
[[nodiscard]] inline ImVec4 colour_of(Ink ink, double strength = 1) {
    constexpr float full = 255;
    return {static_cast<float>(ink.red) / full, static_cast<float>(ink.green) / full,
            static_cast<float>(ink.blue) / full, static_cast<float>(ink.cover * strength)};
}

/// The colours of the present theme; `make_theme` sets them.
inline ImVec4 panel_colour = colour_of(inks_of(PanelTheme::dark).panel);
inline ImVec4 bar_colour = colour_of(inks_of(PanelTheme::dark).bar);
inline ImVec4 field_colour = colour_of(inks_of(PanelTheme::dark).field);
inline ImVec4 raised_colour = colour_of(inks_of(PanelTheme::dark).raised);
inline ImVec4 line_colour = colour_of(inks_of(PanelTheme::dark).line);
inline ImVec4 text_colour = colour_of(inks_of(PanelTheme::dark).text);
inline ImVec4 quiet_colour = colour_of(inks_of(PanelTheme::dark).quiet);
inline ImVec4 brass_colour = colour_of(inks_of(PanelTheme::dark).brass);
inline ImVec4 on_brass_colour = colour_of(inks_of(PanelTheme::dark).on_brass);
inline ImVec4 banner_colour = colour_of(inks_of(PanelTheme::dark).banner);
inline ImVec4 on_banner_colour = colour_of(inks_of(PanelTheme::dark).on_banner);
inline ImVec4 permission_colour = colour_of(inks_of(PanelTheme::dark).permission);
inline ImVec4 refusal_colour = colour_of(inks_of(PanelTheme::dark).refusal);
inline ImVec4 wrong_colour = colour_of(inks_of(PanelTheme::dark).wrong);
inline ImVec4 refused_colour = colour_of(inks_of(PanelTheme::dark).refused);
inline ImVec4 allowed_colour = colour_of(inks_of(PanelTheme::dark).allowed);
inline ImVec4 sound_colour = colour_of(inks_of(PanelTheme::dark).sound);
inline ImVec4 picked_colour = colour_of(inks_of(PanelTheme::dark).picked);

inline const ImVec4 no_colour{0, 0, 0, 0};

/// A colour of the palette for ImGui's draw lists.
[[nodiscard]] inline ImU32 drawn_colour(Ink ink, double strength = 1) {
    return ImGui::GetColorU32(colour_of(ink, strength));
}

/// What every screen needs for drawing.
struct Theme {
    ImFont* normal = nullptr;
    ImFont* bold = nullptr;
    ImFont* small = nullptr;
    ImFont* title = nullptr;
    float scale = 1;  ///< of letters and spaces; 1 if letters are 12 pixels high

    /// This many pixels at the usual size.
    [[nodiscard]] float px(float usual) const { return usual * scale; }
};

/// Font files, from `desk/window/fonts.h`.
struct ThemeFonts {
    std::string sans;
    std::string sans_bold;
    std::string others;
};

/// Loads the letters at this scale and sets colours and spaces. The texture of the letters must be
/// made again afterwards.
[[nodiscard]] Theme make_theme(const ThemeFonts& fonts, float scale,
                               PanelTheme colours = PanelTheme::dark);

/// A side's colour, or red in the red theme.
[[nodiscard]] ImVec4 side_colour(Ink ink, double strength = 1);

/// "ORDER OF BATTLE" in small letters.
void heading(const Theme& theme, const char* text);
/// Wrapped at the edge of the panel.
void write_wrapped(ImFont* font, const ImVec4& colour, std::string_view text);

/// A main action in brass; true if it was pressed.
[[nodiscard]] bool brass_button(std::string_view label, ImVec2 size = {0, 0});

}  // namespace flagplot::screens
