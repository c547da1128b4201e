#include <imgui.h>

#include <algorithm>

#include "screens/front.h"
#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

// Of a card, at the usual size.
constexpr float chart_wide = 190;
constexpr float chart_high = 96;

/// Its title, its picture, its name and its size; whether it was pressed.
bool draw_chart_card(const Theme& theme, const desk::ChartOffer& offer, const PageImage* picture,
                     bool is_chosen) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    const float line = ImGui::GetTextLineHeight();
    const float small_line = theme.small->FontSize + theme.px(2);
    const float high = line + theme.px(chart_high + 12) + 2 * small_line;
    const std::string title = shortened(*ImGui::GetFont(), offer.chart.title, wide);
    const bool was_pressed = text_row(title, is_chosen, 0, high);
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s\n%s", offer.chart.title.c_str(), offer.file.c_str());
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect(at, {at.x + wide, at.y + high},
                 ImGui::GetColorU32(is_chosen ? brass_colour : line_colour),
                 ImGui::GetStyle().FrameRounding);
    const float top = at.y + line + theme.px(4);
    const float bottom = top + theme.px(chart_high);
    if (!ImGui::IsItemVisible()) return was_pressed;
    draw_chart_picture(theme, offer.chart, picture, {at.x + 1, top, at.x + wide - 1, bottom});
    float y = bottom + theme.px(3);
    for (const std::string& each : {offer.name, desk::size_text(offer.chart)}) {
        list.AddText(theme.small, theme.small->FontSize, {at.x + theme.px(4), y},
                     ImGui::GetColorU32(quiet_colour),
                     shortened(*theme.small, each, wide - theme.px(8)).c_str());
        y += small_line;
    }
    return was_pressed;
}

}  // namespace

std::optional<std::size_t> draw_chart_cards(const Theme& theme,
                                            const std::vector<desk::ChartOffer>& charts,
                                            const PageImages& pictures, const std::string& chosen) {
    std::optional<std::size_t> pressed;
    const float room = ImGui::GetContentRegionAvail().x;
    const int beside = std::clamp(static_cast<int>(room / theme.px(chart_wide)), 1, 8);
    if (!ImGui::BeginTable("##charts", beside, ImGuiTableFlags_SizingStretchSame)) return pressed;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        ImGui::TableNextColumn();
        ImGui::PushID(static_cast<int>(i));
        const PageImage* const picture = i < pictures.size() ? &pictures[i] : nullptr;
        if (draw_chart_card(theme, charts[i], picture, charts[i].name == chosen)) pressed = i;
        ImGui::PopID();
    }
    ImGui::EndTable();
    return pressed;
}

}  // namespace flagplot::screens
