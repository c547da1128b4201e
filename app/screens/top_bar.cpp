#include <algorithm>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// A plate in the side's colour. In its menu the umpire chooses whose view to look at, and
/// everybody can leave the campaign.
void draw_viewpoint(const Theme& theme, const desk::TopBar& bar, Intents& intents) {
    ImGui::PushStyleColor(ImGuiCol_FrameBg, side_colour(bar.colour, 0.75));
    ImGui::PushStyleColor(ImGuiCol_FrameBgHovered, side_colour(bar.colour));
    ImGui::PushStyleColor(ImGuiCol_Button, side_colour(bar.colour, 0.75));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, side_colour(bar.colour));
    ImGui::PushFont(theme.bold);
    ImGui::SetNextItemWidth(std::min(theme.px(180), ImGui::GetWindowWidth() * 0.4F));
    const bool is_dark = contrast(bar.colour, paper_ink) > contrast(bar.colour, ink(0));
    ImGui::PushStyleColor(ImGuiCol_Text, is_dark ? colour_of(panel_text_ink) : colour_of(ink(0)));
    const bool is_open = begin_list("##whose", bar.whose);
    ImGui::PopStyleColor();
    if (is_open) {
        for (const desk::Viewpoint& each : bar.viewpoints) {
            if (text_row(each.name, each.name == bar.whose)) {
                intents.emplace_back(desk::LookAs{each.side});
            }
        }
        if (bar.viewpoints.size() > 1) {
            ImGui::Separator();
            if (ImGui::Selectable("Hot seat, with a curtain", bar.is_hot_seat)) {
                intents.emplace_back(desk::ToggleHotSeat{});
            }
        }
        ImGui::Separator();
        if (ImGui::Selectable("Back to the start screen")) {
            intents.emplace_back(desk::CloseCampaign{});
        }
        ImGui::EndCombo();
    }
    ImGui::PopFont();
    ImGui::PopStyleColor(4);
}

/// Continues on the same line, if that leaves room for the buttons.
/// \param end where they begin, from the left of the window
bool has_room(const std::string& text, float gap, float end) {
    const float at = ImGui::GetItemRectMax().x - ImGui::GetWindowPos().x + gap;
    return at + ImGui::CalcTextSize(text.c_str()).x <= end;
}

void quiet(const std::string& text, float end) {
    const float gap = ImGui::GetFontSize() * 1.4F;
    if (text.empty() || !has_room(text, gap, end)) return;
    ImGui::SameLine(0, gap);
    ImGui::TextColored(quiet_colour, "%s", text.c_str());
}

void draw_orders_in(const desk::TopBar& bar, float end) {
    for (const desk::OrdersIn& each : bar.orders) {
        if (!has_room("\u25a0 " + each.side, ImGui::GetFontSize(), end)) return;
        ImGui::SameLine(0, ImGui::GetFontSize());
        ImGui::TextColored(each.are_in ? brass_colour : quiet_colour, "%s %s",
                           each.are_in ? "\u25a0" : "\u25a1", each.side.c_str());
        if (ImGui::IsItemHovered()) {
            ImGui::SetTooltip("%s", each.are_in ? "orders are in" : "no orders yet");
        }
    }
}

}  // namespace

Intents draw_top_bar(const Theme& theme, const Box& place, const desk::TopBar& bar,
                     const std::string& working) {
    Intents intents;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(12), theme.px(9)});
    begin_panel("##bar", place, bar_colour);
    ImGui::PopStyleVar();
    const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    ImGui::GetWindowDrawList()->AddRectFilled({corner.x, corner.y + size.y - theme.px(3)},
                                              {corner.x + size.x, corner.y + size.y},
                                              ImGui::GetColorU32(side_colour(bar.colour)));
    draw_viewpoint(theme, bar, intents);
    constexpr const char* find = "Find or do anything  Ctrl+P";
    float wide = ImGui::CalcTextSize(find).x + 2 * ImGui::GetStyle().FramePadding.x;
    const ImGuiStyle& style = ImGui::GetStyle();
    for (const desk::Button& each : bar.actions) {
        wide += ImGui::CalcTextSize(each.label.c_str()).x + 2 * style.FramePadding.x +
                style.ItemSpacing.x;
    }
    const float end = size.x - wide - theme.px(18);
    ImGui::PushFont(theme.bold);
    if (has_room(bar.date, theme.px(14), end)) {
        ImGui::SameLine(0, theme.px(14));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(bar.date.c_str());
    }
    ImGui::PopFont();
    if (has_room(bar.hours, theme.px(10), end)) {
        ImGui::SameLine(0, theme.px(10));
        ImGui::TextUnformatted(bar.hours.c_str());
    }
    quiet(bar.light, end);
    quiet(bar.turn, end);
    quiet(bar.weather, end);
    quiet(bar.phase, end);
    draw_orders_in(bar, end);
    if (!working.empty()) {
        ImGui::SameLine();
        ImGui::TextColored(brass_colour, "%s", working.c_str());
        ImGui::SameLine();
        if (ImGui::Button("Cancel")) intents.emplace_back(desk::CancelWork{});
    }
    ImGui::SameLine(std::max(size.x - wide - theme.px(12), theme.px(10)));
    for (std::size_t i = bar.actions.size(); i > 0; --i) {
        draw_button(bar.actions[i - 1], false, intents);
        ImGui::SameLine();
    }
    ImGui::PushStyleColor(ImGuiCol_Button, field_colour);
    ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
    if (ImGui::Button(find)) intents.emplace_back(desk::OpenCommands{});
    ImGui::PopStyleColor(2);
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
