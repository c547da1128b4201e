#include "screens/theme.h"

#include <filesystem>

#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// Latin with its accents, Greek, Cyrillic, dashes and quotation marks.
constexpr ImWchar letters[]{0x20, 0x24f, 0x370, 0x52f, 0x2010, 0x205e, 0x20ac, 0x20ac, 0};
/// Arrows, geometric shapes and flags that the fonts of the desk lack.
constexpr ImWchar signs[]{0x2190, 0x21ff, 0x2200, 0x22ff, 0x25a0, 0x26ff, 0x2713, 0x2717, 0};

ImFont* font(const std::string& file, const std::string& others, float size) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (file.empty() || !std::filesystem::exists(file)) {
        ImFontConfig config;
        config.SizePixels = size;
        return atlas.AddFontDefault(&config);
    }
    ImFont* const made = atlas.AddFontFromFileTTF(file.c_str(), size, nullptr, letters);
    if (!others.empty() && std::filesystem::exists(others)) {
        ImFontConfig config;
        config.MergeMode = true;
        atlas.AddFontFromFileTTF(others.c_str(), size, &config, letters);
        atlas.AddFontFromFileTTF(others.c_str(), size, &config, signs);
    }
    return made;
}

void set_colours(ImGuiStyle& style) {
    ImVec4* const colours = style.Colors;
    ImGui::StyleColorsDark(&style);
    colours[ImGuiCol_Text] = text_colour;
    colours[ImGuiCol_TextDisabled] = quiet_colour;
    colours[ImGuiCol_WindowBg] = panel_colour;
    colours[ImGuiCol_ChildBg] = no_colour;
    colours[ImGuiCol_PopupBg] = bar_colour;
    colours[ImGuiCol_Border] = line_colour;
    colours[ImGuiCol_FrameBg] = field_colour;
    colours[ImGuiCol_FrameBgHovered] = colour_of(lit_field_ink);
    colours[ImGuiCol_FrameBgActive] = colour_of(pressed_field_ink);
    colours[ImGuiCol_Header] = picked_colour;
    colours[ImGuiCol_HeaderHovered] = colour_of(lit_row_ink);
    colours[ImGuiCol_HeaderActive] = picked_colour;
    colours[ImGuiCol_Button] = colour_of(button_ink);
    colours[ImGuiCol_ButtonHovered] = colour_of(lit_button_ink);
    colours[ImGuiCol_ButtonActive] = colour_of(pressed_button_ink);
    colours[ImGuiCol_Separator] = line_colour;
    colours[ImGuiCol_ScrollbarBg] = no_colour;
    colours[ImGuiCol_ScrollbarGrab] = line_colour;
    colours[ImGuiCol_CheckMark] = brass_colour;
    colours[ImGuiCol_SliderGrab] = brass_colour;
    colours[ImGuiCol_SliderGrabActive] = brass_colour;
    colours[ImGuiCol_PlotHistogram] = brass_colour;
    colours[ImGuiCol_NavHighlight] = brass_colour;
    colours[ImGuiCol_TextSelectedBg] = picked_colour;
    colours[ImGuiCol_TableRowBgAlt] = colour_of(every_second_row_ink);
}

}  // namespace

Theme make_theme(const ThemeFonts& fonts, float scale) {
    constexpr float normal = 14, small = 12, title = 18;
    ImGui::GetIO().Fonts->Clear();
    Theme theme;
    theme.scale = scale;
    theme.normal = font(fonts.sans, fonts.others, normal * scale);
    theme.bold = font(fonts.sans_bold, fonts.others, normal * scale);
    theme.small = font(fonts.sans, fonts.others, small * scale);
    theme.title = font(fonts.sans_bold, fonts.others, title * scale);
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    set_colours(style);
    style.WindowRounding = 0;
    style.WindowBorderSize = 0;
    style.WindowPadding = {14, 12};
    style.FrameRounding = style.PopupRounding = style.GrabRounding = 4;
    style.FramePadding = {10, 5};
    style.ItemSpacing = {8, 6};
    style.ScrollbarSize = 12;
    style.ScaleAllSizes(scale);
    return theme;
}

void heading(const Theme& theme, const char* text) {
    ImGui::Dummy({0, theme.px(2)});
    ImGui::PushFont(theme.small);
    ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
    ImGui::TextUnformatted(text);
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

bool brass_button(std::string_view label, ImVec2 size) {
    ImGui::PushStyleColor(ImGuiCol_Button, brass_colour);
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, colour_of(lit_brass_ink));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, colour_of(pressed_brass_ink));
    ImGui::PushStyleColor(ImGuiCol_Text, bar_colour);
    const bool was_pressed = text_button(label, size);
    ImGui::PopStyleColor(4);
    return was_pressed;
}

}  // namespace flagplot::screens
