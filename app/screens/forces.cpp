#include <imgui.h>
#include <imgui_stdlib.h>

#include <cfloat>
#include <cmath>
#include <utility>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

/// Rows are whole pixels high. ImGui rounds fractions toward 0, so a row above the visible part
/// would be higher than one below it, and the last row of a long list could not be reached.
float row_height(const Theme& theme, float margin, int lines) {
    return std::round(theme.px(margin) + static_cast<float>(lines) * ImGui::GetFontSize());
}

/// Is a row of this height visible, or its neighbour? Keys move to the next row.
bool is_near_sight(float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    return ImGui::IsRectVisible({at.x, at.y - height}, {at.x + 1, at.y + 2 * height});
}

/// Two lines of a row and the text at its right end. Clicking picks it.
bool draw_row(const Theme& theme, int number, const std::string& name, const std::string& detail,
              const std::string& right, float indent, bool is_picked, bool is_quiet, bool is_bold) {
    const float line = ImGui::GetFontSize();
    const float height = row_height(theme, 6, detail.empty() ? 1 : 2);
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

/// A triangle that folds what is below it.
bool draw_fold(const Theme& theme, int number, desk::Fold fold, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(-number);
    const bool was_pressed = ImGui::InvisibleButton("##fold", {theme.px(14), height});
    ImGui::PopID();
    ImGui::GetWindowDrawList()->AddText(
        theme.small, theme.small->FontSize, {at.x + theme.px(2), at.y + theme.px(5)},
        ImGui::GetColorU32(ImGui::IsItemHovered() ? text_colour : quiet_colour),
        fold == desk::Fold::open ? "\u25be" : "\u25b8");
    ImGui::SameLine(0, 0);
    return was_pressed;
}

void draw_formation(const Theme& theme, int number, const desk::ForceRow& row, bool is_picked,
                    Intents& intents) {
    const float height = row_height(theme, 6, row.detail.empty() ? 1 : 2);
    const auto* pick = std::get_if<desk::FormationPick>(&row.pick);
    if (is_near_sight(height) && row.fold != desk::Fold::none && pick != nullptr &&
        draw_fold(theme, number, row.fold, height)) {
        intents.emplace_back(desk::FoldForce{*pick});
    }
    if (!draw_row(theme, number, row.name, row.detail, row.right, 0, is_picked, row.is_quiet,
                  true)) {
        return;
    }
    intents.emplace_back(desk::Select{row.pick});
    if (row.square && ImGui::IsMouseDoubleClicked(0)) {
        intents.emplace_back(desk::CentreOn{*row.square});
    }
}

/// A bar for how much is left of a ship.
void draw_share(const Theme& theme, ImVec2 at, double share) {
    const float wide = theme.px(30), high = theme.px(4);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + wide, at.y + high}, ImGui::GetColorU32(field_colour));
    list.AddRectFilled(at, {at.x + wide * static_cast<float>(share), at.y + high},
                       ImGui::GetColorU32(share >= 1 ? sound_colour : brass_colour));
}

/// Name, type, how much is left of her and her speed in one line, with a tick if she can be
/// detached.
void draw_ship(const Theme& theme, int number, const desk::ForceRow& row, Intents& intents) {
    const float height = row_height(theme, 22, 0);
    if (!is_near_sight(height)) return ImGui::Dummy({0, height});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(number);
    const auto* pick = std::get_if<desk::FormationPick>(&row.pick);
    if (ImGui::Selectable("##ship", false, 0, {0, height})) {
        if (row.ship && pick != nullptr) {
            intents.emplace_back(desk::TickShip{*pick, *row.ship});
        } else {
            intents.emplace_back(desk::Select{row.pick});
        }
    }
    ImGui::PopID();
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s, %s%s", row.name.c_str(), row.detail.c_str(),
                          row.ship ? "; press to detach her" : "");
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = at.y + (height - theme.small->FontSize) / 2;
    const auto write = [&](float x, const std::string& text, const ImVec4& ink, float end) {
        const ImVec4 cut{at.x, at.y, end, at.y + height};
        list.AddText(theme.small, theme.small->FontSize, {x, y}, ImGui::GetColorU32(ink),
                     text.c_str(), nullptr, 0, &cut);
    };
    const float left = at.x + theme.px(14);
    if (row.ship) {
        const float side = theme.px(10), top = at.y + (height - side) / 2;
        list.AddRect({left, top}, {left + side, top + side}, ImGui::GetColorU32(quiet_colour), 2);
        if (row.is_ticked) {
            list.AddRectFilled({left + 2, top + 2}, {left + side - 2, top + side - 2},
                               ImGui::GetColorU32(brass_colour));
        }
    }
    const float speed_at = at.x + wide - theme.px(40), bar_at = speed_at - theme.px(38);
    const float type_at = bar_at - theme.px(28);
    const float name_at = left + theme.px(16), name_end = type_at - theme.px(4);
    write(name_at, shortened(*theme.small, row.name, name_end - name_at),
          row.is_quiet ? quiet_colour : text_colour, name_end);
    write(type_at, row.detail.substr(0, row.detail.find(',')), quiet_colour, bar_at);
    if (row.share >= 0) {
        draw_share(theme, {bar_at, at.y + height / 2 - theme.px(2)}, row.share);
    }
    write(speed_at, row.right, quiet_colour, at.x + wide);
}

void draw_tree(const Theme& theme, const std::vector<desk::ForceRow>& forces,
               const desk::DeskState& state, Intents& intents) {
    if (forces.empty()) {
        const bool is_all = state.filter.empty() && state.sieve == desk::ForceSieve::all;
        ImGui::TextColored(quiet_colour, "%s", is_all ? "no formations" : "none of that kind");
    }
    int number = 0;
    for (const desk::ForceRow& row : forces) {
        ++number;
        if (row.depth == 0) {
            ImGui::PushFont(theme.bold);
            ImGui::TextColored(side_colour(row.colour), "\u25a0");
            ImGui::SameLine();
            ImGui::TextColored(quiet_colour, "%s", row.name.c_str());
            ImGui::PopFont();
        } else if (row.depth == 1) {
            draw_formation(theme, number, row, row.pick == state.selection, intents);
        } else {
            draw_ship(theme, number, row, intents);
        }
    }
}

/// A small button that is lit while it is on.
bool chip(const Theme& theme, const char* label, bool is_on) {
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, theme.px(9));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {theme.px(7), theme.px(2)});
    ImGui::PushStyleColor(ImGuiCol_Button, is_on ? picked_colour : no_colour);
    ImGui::PushStyleColor(ImGuiCol_Text, is_on ? text_colour : quiet_colour);
    const bool was_pressed = ImGui::Button(label);
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(2);
    return was_pressed;
}

void draw_sieves(const Theme& theme, const desk::DeskState& state, Intents& intents) {
    static constexpr std::pair<desk::ForceSieve, const char*> sieves[]{
        {desk::ForceSieve::all, "All"},
        {desk::ForceSieve::under_way, "Under way"},
        {desk::ForceSieve::damaged, "Damaged"}};
    static constexpr const char* sorts[]{"listed", "by type", "by name"};
    ImGui::PushFont(theme.small);
    for (const auto& [sieve, label] : sieves) {
        if (chip(theme, label, state.sieve == sieve)) {
            intents.emplace_back(desk::SieveForces{sieve});
        }
        ImGui::SameLine(0, theme.px(3));
    }
    const char* const sort = sorts[static_cast<std::size_t>(state.sort)];
    const float wanted = ImGui::CalcTextSize(sort).x + theme.px(7);
    if (ImGui::GetContentRegionAvail().x < wanted) ImGui::NewLine();
    if (chip(theme, sort, false)) {
        intents.emplace_back(desk::SortForces{});
    }
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", "another order");
    ImGui::PopFont();
}

void draw_contacts(const Theme& theme, const std::vector<desk::ContactRow>& contacts,
                   const desk::DeskState& state, Intents& intents) {
    if (contacts.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
        ImGui::TextWrapped("%s", "nothing of the enemy has been seen");
        ImGui::PopStyleColor();
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
    ImGui::PushFont(theme.small);
    const char* const fold = state.unfolded.empty() ? "unfold all" : "fold all";
    const float fold_wide = ImGui::CalcTextSize(fold).x;
    ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - fold_wide);
    ImGui::TextColored(quiet_colour, "%s", fold);
    if (ImGui::IsItemClicked()) intents.emplace_back(desk::FoldAllForces{});
    ImGui::PopFont();
    std::string filter = state.filter;
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##find", "find a ship or formation", &filter)) {
        intents.emplace_back(desk::FilterForces{filter});
    }
    draw_sieves(theme, state, intents);
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
