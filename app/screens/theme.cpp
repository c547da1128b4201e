#include "screens/theme.h"

#include <filesystem>

#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// Latin with accents, Greek, Cyrillic, dashes and quotation marks.
constexpr ImWchar letters[]{0x20, 0x24f, 0x370, 0x52f, 0x2010, 0x205e, 0x20ac, 0x20ac, 0};
/// Arrows, geometric shapes and flags missing from the desk's fonts.
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

PanelTheme in_use = PanelTheme::dark;

void use(PanelTheme theme) {
    const PanelInks& inks = inks_of(theme);
    in_use = theme;
    panel_colour = colour_of(inks.panel);
    bar_colour = colour_of(inks.bar);
    field_colour = colour_of(inks.field);
    raised_colour = colour_of(inks.raised);
    line_colour = colour_of(inks.line);
    text_colour = colour_of(inks.text);
    quiet_colour = colour_of(inks.quiet);
    brass_colour = colour_of(inks.brass);
    on_brass_colour = colour_of(inks.on_brass);
    banner_colour = colour_of(inks.banner);
    on_banner_colour = colour_of(inks.on_banner);
    permission_colour = colour_of(inks.permission);
    refusal_colour = colour_of(inks.refusal);
    wrong_colour = colour_of(inks.wrong);
    refused_colour = colour_of(inks.refused);
    allowed_colour = colour_of(inks.allowed);
    sound_colour = colour_of(inks.sound);
    picked_colour = colour_of(inks.picked);
}

void set_colours(ImGuiStyle& style, const PanelInks& inks) {
    ImVec4* const colours = style.Colors;
    ImGui::StyleColorsDark(&style);
    colours[ImGuiCol_Text] = text_colour;
    colours[ImGuiCol_TextDisabled] = quiet_colour;
    colours[ImGuiCol_WindowBg] = panel_colour;
    colours[ImGuiCol_ChildBg] = no_colour;
    colours[ImGuiCol_PopupBg] = bar_colour;
    colours[ImGuiCol_Border] = line_colour;
    colours[ImGuiCol_FrameBg] = field_colour;
    colours[ImGuiCol_FrameBgHovered] = colour_of(inks.lit_field);
    colours[ImGuiCol_FrameBgActive] = colour_of(inks.pressed_field);
    colours[ImGuiCol_Header] = picked_colour;
    colours[ImGuiCol_HeaderHovered] = colour_of(inks.lit_row);
    colours[ImGuiCol_HeaderActive] = picked_colour;
    colours[ImGuiCol_Button] = colour_of(inks.button);
    colours[ImGuiCol_ButtonHovered] = colour_of(inks.lit_button);
    colours[ImGuiCol_ButtonActive] = colour_of(inks.pressed_button);
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

Theme make_theme(const ThemeFonts& fonts, float scale, PanelTheme colours) {
    constexpr float line = 1.215F;  // of B612, compared with its letters
    constexpr float normal = 12 * line, small = 10.4F * line, title = 16 * line;
    ImGui::GetIO().Fonts->Clear();
    Theme theme;
    theme.scale = scale;
    theme.normal = font(fonts.sans, fonts.others, normal * scale);
    theme.bold = font(fonts.sans_bold, fonts.others, normal * scale);
    theme.small = font(fonts.sans, fonts.others, small * scale);
    theme.title = font(fonts.sans_bold, fonts.others, title * scale);
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    use(colours);
    set_colours(style, inks_of(colours));
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

void write_wrapped(ImFont* font, const ImVec4& colour, std::string_view text) {
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void heading(const Theme& theme, const char* text) {
    ImGui::Dummy({0, theme.px(2)});
    ImGui::PushFont(theme.small);
    ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
    ImGui::TextUnformatted(text);
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

ImVec4 side_colour(Ink ink, double strength) {
    return colour_of(in_use == PanelTheme::red ? by_red_light(ink) : ink, strength);
}

bool brass_button(std::string_view label, ImVec2 size) {
    const PanelInks& inks = inks_of(in_use);
    ImGui::PushStyleColor(ImGuiCol_Button, brass_colour);
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, colour_of(inks.lit_brass));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, colour_of(inks.pressed_brass));
    ImGui::PushStyleColor(ImGuiCol_Text, on_brass_colour);
    const bool was_pressed = text_button(label, size);
    ImGui::PopStyleColor(4);
    return was_pressed;
}

}  // namespace flagplot::screens
