#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

constexpr ImGuiWindowFlags list_flags =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
    ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNavInputs |
    ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoScrollbar |
    ImGuiWindowFlags_AlwaysAutoResize;

}  // namespace

Intents draw_overlay_list(const Theme& theme, const Box& chart,
                          const std::vector<desk::OverlayLine>& lines, const std::string& key,
                          bool is_unfolded) {
    Intents intents;
    const float wide = theme.px(150), row = ImGui::GetTextLineHeight() + theme.px(4);
    const float high = theme.px(30) + row * static_cast<float>(lines.size());
    const bool has_room = chart.height() > high + theme.px(60) && chart.width() > 2 * wide;
    ImGui::SetNextWindowPos({static_cast<float>(chart.right) - theme.px(8),
                             static_cast<float>(chart.top) + theme.px(22)},
                            ImGuiCond_Always, {1, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(8), theme.px(4)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, theme.px(3));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {theme.px(4), 0});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {theme.px(6), theme.px(4)});
    ImVec4 ground = bar_colour;
    ground.w = 0.94F;  // the chart shines through
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ground);
    ImGui::Begin("##overlays", nullptr, list_flags);
    ImGui::PushFont(theme.small);
    const bool shows_rows = is_unfolded && has_room;
    if (text_row(std::string("OVERLAYS  ") + (shows_rows ? "\u25be" : "\u25b8"), false)) {
        intents.emplace_back(desk::FoldOverlays{});
    }
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("what lies over the chart (%s)", key.c_str());
    for (const desk::OverlayLine& line : lines) {
        if (!shows_rows) break;
        bool is_on = line.is_on;
        if (text_tick(line.label, is_on)) intents.emplace_back(desk::ToggleOverlay{line.overlay});
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", line.meaning.c_str());
        ImGui::SameLine(wide - ImGui::CalcTextSize(line.key.c_str()).x);
        ImGui::TextColored(quiet_colour, "%s", line.key.c_str());
    }
    ImGui::PopFont();
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(5);
    return intents;
}

}  // namespace flagplot::screens
