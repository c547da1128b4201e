#include <imgui.h>
#include <imgui_stdlib.h>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

/// Can a row of this height be seen, or the one beside it? Keys go on to the next.
bool is_near_sight(float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    return ImGui::IsRectVisible({at.x, at.y - height}, {at.x + 1, at.y + 2 * height});
}

/// Two lines of a row and what stands at its right end; pressed, it is picked.
bool draw_row(const Theme& theme, int number, const std::string& name, const std::string& detail,
              const std::string& right, float indent, bool is_picked, bool is_quiet, bool is_bold) {
    const float line = ImGui::GetFontSize();
    const float height = theme.px(6) + line + (detail.empty() ? 0 : line);
    if (!is_near_sight(height)) {
        ImGui::Dummy({0, height});
        return false;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(number);
    const bool was_pressed =
        ImGui::Selectable("##row", is_picked, ImGuiSelectableFlags_AllowDoubleClick, {0, height});
    ImGui::PopID();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(is_quiet ? quiet_colour : text_colour);
    const float x = at.x + theme.px(6) + indent, y = at.y + theme.px(3);
    ImFont* const font = is_bold ? theme.bold : theme.normal;
    const float right_x = at.x + wide - ImGui::CalcTextSize(right.c_str()).x - theme.px(4);
    const std::string name_seen = shortened(*font, name, right_x - theme.px(6) - x);
    const std::string detail_seen = shortened(*theme.small, detail, at.x + wide - x);
    list.AddText(font, font->FontSize, {x, y}, ink, name_seen.c_str());
    list.AddText(theme.small, theme.small->FontSize, {x, y + line},
                 ImGui::GetColorU32(quiet_colour), detail_seen.c_str());
    list.AddText({right_x, y}, ink, right.c_str());
    const bool is_whole = name_seen == name && detail_seen == detail;
    if (!is_whole && ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s\n%s", name.c_str(), detail.c_str());
    }
    return was_pressed;
}

void draw_tree(const Theme& theme, const std::vector<desk::ForceRow>& forces,
               const desk::DeskState& state, Intents& intents) {
    if (forces.empty()) {
        ImGui::TextColored(quiet_colour, "%s",
                           state.filter.empty() ? "no formations" : "nothing of that name");
    }
    int number = 0;
    for (const desk::ForceRow& row : forces) {
        ++number;
        if (row.depth == 0) {
            ImGui::TextColored(quiet_colour, "%s", row.name.c_str());
            continue;
        }
        const bool is_formation = row.depth == 1;
        const bool is_picked = is_formation && row.pick == state.selection;
        if (!draw_row(theme, number, row.name, row.detail, row.right,
                      is_formation ? 0 : theme.px(14), is_picked, row.is_quiet, is_formation)) {
            continue;
        }
        intents.emplace_back(desk::Select{row.pick});
        if (row.square && ImGui::IsMouseDoubleClicked(0)) {
            intents.emplace_back(desk::CentreOn{*row.square});
        }
    }
}

void draw_contacts(const Theme& theme, const std::vector<desk::ContactRow>& contacts,
                   const desk::DeskState& state, Intents& intents) {
    if (contacts.empty()) {
        ImGui::TextColored(quiet_colour, "nothing of the enemy has been seen");
    }
    int number = 0;
    for (const desk::ContactRow& row : contacts) {
        if (!draw_row(theme, ++number, row.name, row.detail, row.age, 0,
                      row.pick == state.selection, row.strength < 0.6, false)) {
            continue;
        }
        intents.emplace_back(desk::Select{row.pick});
        if (ImGui::IsMouseDoubleClicked(0)) intents.emplace_back(desk::CentreOn{row.square});
    }
}

}  // namespace

Intents draw_forces(const Theme& theme, const Box& place, const std::vector<desk::ForceRow>& forces,
                    const std::vector<desk::ContactRow>& contacts, const desk::DeskState& state) {
    Intents intents;
    begin_panel("##forces", place, panel_colour);
    heading(theme, "ORDER OF BATTLE");
    std::string filter = state.filter;
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##find", "find ship or formation", &filter)) {
        intents.emplace_back(desk::FilterForces{filter});
    }
    const float share = contacts.empty() ? 0.8F : 0.6F;
    ImGui::BeginChild("##tree", {0, ImGui::GetContentRegionAvail().y * share});
    draw_tree(theme, forces, state, intents);
    ImGui::EndChild();
    heading(theme, "CONTACTS");
    ImGui::BeginChild("##contacts");
    draw_contacts(theme, contacts, state, intents);
    ImGui::EndChild();
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
