#include <algorithm>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

/// A plate in the side's colour; the umpire chooses in it whose view he looks at.
void draw_viewpoint(const Theme& theme, const desk::TopBar& bar, Intents& intents) {
    ImGui::PushStyleColor(ImGuiCol_FrameBg, colour_of(bar.colour, 0.75));
    ImGui::PushStyleColor(ImGuiCol_FrameBgHovered, colour_of(bar.colour));
    ImGui::PushStyleColor(ImGuiCol_Button, colour_of(bar.colour, 0.75));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, colour_of(bar.colour));
    ImGui::PushFont(theme.bold);
    if (bar.viewpoints.size() < 2) {
        ImGui::Button(bar.whose.c_str());
    } else {
        ImGui::SetNextItemWidth(theme.px(180));
        if (ImGui::BeginCombo("##whose", bar.whose.c_str())) {
            for (const desk::Viewpoint& each : bar.viewpoints) {
                if (ImGui::Selectable(each.name.c_str(), each.name == bar.whose)) {
                    intents.emplace_back(desk::LookAs{each.side});
                }
            }
            ImGui::Separator();
            if (ImGui::Selectable("Hot seat, with a curtain", bar.is_hot_seat)) {
                intents.emplace_back(desk::ToggleHotSeat{});
            }
            ImGui::EndCombo();
        }
    }
    ImGui::PopFont();
    ImGui::PopStyleColor(4);
}

void quiet(const std::string& text) {
    if (text.empty()) return;
    ImGui::SameLine(0, ImGui::GetFontSize() * 1.4F);
    ImGui::TextColored(quiet_colour, "%s", text.c_str());
}

void draw_orders_in(const desk::TopBar& bar) {
    for (const desk::OrdersIn& each : bar.orders) {
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
                                              ImGui::GetColorU32(colour_of(bar.colour)));
    draw_viewpoint(theme, bar, intents);
    ImGui::SameLine(0, theme.px(14));
    ImGui::AlignTextToFramePadding();
    ImGui::PushFont(theme.bold);
    ImGui::TextUnformatted(bar.date.c_str());
    ImGui::PopFont();
    ImGui::SameLine(0, theme.px(10));
    ImGui::TextUnformatted(bar.hours.c_str());
    quiet(bar.light);
    quiet(bar.turn);
    quiet(bar.weather);
    quiet(bar.phase);
    draw_orders_in(bar);
    float wide = 0;
    const ImGuiStyle& style = ImGui::GetStyle();
    for (const desk::Button& each : bar.actions) {
        wide += ImGui::CalcTextSize(each.label.c_str()).x + 2 * style.FramePadding.x +
                style.ItemSpacing.x;
    }
    if (!working.empty()) {
        ImGui::SameLine();
        ImGui::TextColored(brass_colour, "%s", working.c_str());
        ImGui::SameLine();
        if (ImGui::Button("Cancel")) intents.emplace_back(desk::CancelWork{});
    }
    ImGui::SameLine(std::max(size.x - wide - theme.px(12), theme.px(10)));
    for (std::size_t i = bar.actions.size(); i > 0; --i) {
        draw_button(bar.actions[i - 1], i == 1, intents);
        if (i > 1) ImGui::SameLine();
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
