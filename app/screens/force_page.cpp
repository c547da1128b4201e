#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/plain_text.h"
#include "screens/front.h"
#include "screens/screens.h"

namespace flagplot::screens {

namespace {

using desk::ForceIntent;
using desk::FormationKey;
using desk::ShipKey;

void edit(FrontIntents& intents, ForceIntent intent) { intents.emplace_back(std::move(intent)); }

ImVec4 ink_of_side(std::size_t side) {
    constexpr std::array<std::uint32_t, 4> inks{0x1f4f8f, 0x8f2a1f, 0x2f6b3a, 0x6b4a8f};
    return colour(inks[side % inks.size()]);
}

std::size_t side_of(const desk::ForceEditor& editor, const desk::FormationLine& line) {
    const auto& sides = editor.round.sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (lower_case(sides[i].id) == lower_case(line.side)) return i;
    }
    return sides.size();
}

/// A label and a line to type into; whether something was typed.
bool field(const Theme& theme, const char* label, std::string& text) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", label);
    ImGui::SameLine(theme.px(64));
    ImGui::SetNextItemWidth(-1);
    return ImGui::InputText((std::string("##") + label).c_str(), &text);
}

bool small_button(const char* name, bool can) {
    ImGui::BeginDisabled(!can);
    const bool was_pressed = ImGui::SmallButton(name);
    ImGui::EndDisabled();
    return was_pressed;
}

void draw_force_files(const Theme& theme, const desk::FrontState& state, FrontIntents& intents) {
    const desk::ForceDesk& forces = state.forces;
    std::string folder = forces.folder;
    ImGui::SetNextItemWidth(theme.px(260));
    ImGui::InputTextWithHint("##folder", "a campaign, or its folder", &folder);
    ImGui::SameLine();
    if (ImGui::BeginCombo("##known", "", ImGuiComboFlags_NoPreview)) {
        for (const desk::CampaignPage& each : state.campaigns) {
            if (ImGui::Selectable(each.name.c_str())) folder = each.name;
        }
        ImGui::EndCombo();
    }
    if (folder != forces.folder) intents.emplace_back(desk::NameForces{folder});
    ImGui::SameLine();
    ImGui::BeginDisabled(forces.folder.empty());
    if (ImGui::Button("Open")) intents.emplace_back(desk::OpenForces{false});
    ImGui::EndDisabled();
    if (!forces.is_open) return;
    ImGui::SameLine(0, theme.px(16));
    std::string target = forces.target;
    ImGui::SetNextItemWidth(theme.px(330));
    ImGui::InputTextWithHint("##target", "folder to save it in", &target);
    if (target != forces.target) intents.emplace_back(desk::NameForcesTarget{target});
    ImGui::SameLine();
    if (brass_button("Save")) intents.emplace_back(desk::SaveForces{false});
    ImGui::SameLine();
    ImGui::BeginDisabled(forces.editor.edits.earlier.empty());
    if (ImGui::Button("Undo")) edit(intents, desk::UndoForces{});
    ImGui::EndDisabled();
    ImGui::SameLine();
    ImGui::BeginDisabled(forces.editor.edits.later.empty());
    if (ImGui::Button("Redo")) edit(intents, desk::RedoForces{});
    ImGui::EndDisabled();
    ImGui::SameLine();
    ImGui::TextColored(quiet_colour, "%s", forces.editor.edits.is_changed ? "not saved" : "");
}

void draw_formation_row(const Theme& theme, const desk::ForceEditor& editor, std::size_t i,
                        FrontIntents& intents) {
    const desk::FormationLine& line = editor.formations[i];
    ImGui::PushID(static_cast<int>(i));
    const bool is_picked = editor.formation == i;
    const std::string title = line.id + "  " + line.at + "##row";
    if (ImGui::Selectable(title.c_str(), is_picked && !editor.ship)) {
        edit(intents, desk::PickFormation{i});
    }
    ImGui::Indent(theme.px(14));
    ImGui::PushFont(theme.small);
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(quiet_colour, "%s", line.facts.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    for (std::size_t ship = 0; is_picked && ship < line.ships.size(); ++ship) {
        ImGui::PushID(static_cast<int>(ship));
        const std::string name = line.ships[ship].name + "##ship";
        if (ImGui::Selectable(name.c_str(), editor.ship == ship)) {
            edit(intents, desk::PickFormation{i, ship});
        }
        ImGui::PopID();
    }
    ImGui::Unindent(theme.px(14));
    ImGui::PopID();
}

void draw_force_tree(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const auto& sides = editor.round.sides;
    for (std::size_t side = 0; side <= sides.size(); ++side) {
        const bool is_side = side < sides.size();
        bool has_any = is_side;
        for (const desk::FormationLine& line : editor.formations) {
            has_any = has_any || side_of(editor, line) == side;
        }
        if (!has_any) continue;
        ImGui::PushID(static_cast<int>(side));
        heading(theme, is_side ? sides[side].name.c_str() : "OF NO SIDE");
        for (std::size_t i = 0; i < editor.formations.size(); ++i) {
            if (side_of(editor, editor.formations[i]) == side) {
                draw_formation_row(theme, editor, i, intents);
            }
        }
        if (is_side && ImGui::SmallButton("New formation")) {
            edit(intents, desk::AddFormation{side});
        }
        ImGui::PopID();
    }
}

void draw_problems(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents) {
    heading(theme, "PROBLEMS");
    if (forces.problems.empty()) ImGui::TextColored(quiet_colour, "none");
    for (std::size_t i = 0; i < forces.problems.size(); ++i) {
        const desk::EditProblem& problem = forces.problems[i];
        ImGui::PushID(static_cast<int>(i));
        const float wrap = ImGui::GetContentRegionAvail().x;
        const ImVec2 size = ImGui::CalcTextSize(problem.text.c_str(), nullptr, false, wrap);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::Selectable("##problem", false, 0, {0, size.y})) {
            if (problem.is_here) {
                edit(intents, desk::PickForcePlace{problem.place});
            } else {  // of another file: that is read among its lines
                intents.emplace_back(desk::NameChecked{forces.folder});
                intents.emplace_back(desk::ShowPage{desk::FrontPage::check});
                intents.emplace_back(desk::CheckFiles{});
            }
        }
        ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                            ImGui::GetColorU32(colour(0xe08a84)),
                                            problem.text.c_str(), nullptr, wrap);
        ImGui::PopID();
    }
}

void draw_formation(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.formation;
    const desk::FormationLine& line = *editor.picked();
    heading(theme, "FORMATION");
    const auto write = [&](const char* label, FormationKey key, std::string text) {
        if (field(theme, label, text)) {
            edit(intents, desk::WriteFormation{number, key, std::move(text)});
        }
    };
    write("Id", FormationKey::id, line.id);
    write("Name", FormationKey::name, line.name);
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "Side");
    ImGui::SameLine(theme.px(64));
    ImGui::SetNextItemWidth(-1);
    if (ImGui::BeginCombo("##side", line.side.c_str())) {
        for (const desk::ForceSide& side : editor.round.sides) {
            if (ImGui::Selectable((side.id + "##side").c_str(), side.id == line.side)) {
                edit(intents, desk::WriteFormation{number, FormationKey::side, side.id});
            }
        }
        ImGui::EndCombo();
    }
    write("Square", FormationKey::at, line.at);
    write("Turn", FormationKey::enters, line.enters);
    if (ImGui::IsItemHovered())
        ImGui::SetTooltip("in which it comes on the chart; empty: the first");
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(brass_colour, "%s", line.facts.c_str());
    ImGui::PopTextWrapPos();
    if (ImGui::Button("Up")) edit(intents, desk::MoveFormation{number, true});
    ImGui::SameLine();
    if (ImGui::Button("Down")) edit(intents, desk::MoveFormation{number, false});
    ImGui::SameLine();
    if (ImGui::Button("Remove formation")) edit(intents, desk::RemoveFormation{number});
}

void draw_ship(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.formation, ship = *editor.ship;
    const desk::ShipLine& line = editor.picked()->ships[ship];
    heading(theme, "SHIP");
    ImGui::PushID("ship");
    const auto write = [&](const char* label, ShipKey key, std::string text) {
        if (field(theme, label, text)) {
            edit(intents, desk::WriteShip{number, ship, key, std::move(text)});
        }
    };
    write("Name", ShipKey::name, line.name);
    write("Class", ShipKey::class_name, line.class_name);
    write("Knots", ShipKey::speed, line.speed);
    write("Tons", ShipKey::grt, line.grt);
    write("Points", ShipKey::size, line.size);
    ImGui::TextColored(brass_colour, "%s", line.facts.c_str());
    if (small_button("up", ship > 0)) edit(intents, desk::MoveShip{number, ship, true});
    ImGui::SameLine();
    if (small_button("down", ship + 1 < editor.picked()->ships.size())) {
        edit(intents, desk::MoveShip{number, ship, false});
    }
    ImGui::SameLine();
    if (small_button("remove ship", true)) edit(intents, desk::RemoveShip{number, ship});
    ImGui::PopID();
}

void draw_classes(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents) {
    heading(theme, "ADD A SHIP OF A CLASS");
    std::string filter = forces.filter;
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##filter", "name, type or nation", &filter);
    if (filter != forces.filter) intents.emplace_back(desk::FilterClasses{filter});
    ImGui::BeginChild("##classes", {0, theme.px(150)});
    const desk::ForceEditor& editor = forces.editor;
    for (const std::size_t i : desk::classes_found(editor.round.classes, forces.filter)) {
        const desk::ClassLine& line = editor.round.classes[i];
        ImGui::PushID(static_cast<int>(i));
        const std::string title = line.name + "  " + std::string(word_of(line.unit.type));
        if (ImGui::Selectable(title.c_str())) {
            edit(intents, desk::AddShip{*editor.formation, line.name});
        }
        if (ImGui::IsItemHovered()) {
            ImGui::SetTooltip("%s\n%s", desk::facts_of(line).c_str(), line.group.c_str());
        }
        ImGui::PopID();
    }
    ImGui::EndChild();
}

void take_force_mouse(const desk::ForceDesk& forces, const Box& room, FrontIntents& intents) {
    const ImGuiIO& io = ImGui::GetIO();
    const Point pixel{io.MousePos.x, io.MousePos.y};
    if (ImGui::IsItemHovered() && io.MouseWheel != 0) {
        constexpr double step = 1.2;
        intents.emplace_back(desk::LookAtForces{
            desk::zoomed(forces.camera, room, pixel,
                         std::pow(step, static_cast<double>(io.MouseWheel)), forces.chart)});
    }
    if (ImGui::IsMouseDragging(2, 0) && ImGui::IsWindowHovered()) {
        intents.emplace_back(desk::LookAtForces{
            desk::panned(forces.camera, {io.MouseDelta.x, io.MouseDelta.y}, forces.chart)});
    }
    if (!ImGui::IsItemActive() || !ImGui::IsMouseClicked(0)) return;
    const auto square = desk::square_under(forces.camera, room, pixel, forces.chart);
    if (!square) return;
    const auto& lines = forces.editor.formations;
    for (std::size_t i = 0; i < lines.size() && !io.KeyShift; ++i) {
        if (lines[i].square == square) return edit(intents, desk::PickFormation{i});
    }
    edit(intents, desk::PlaceFormation{*square});
}

void draw_counters(ImDrawList& list, const Theme& theme, const desk::ForceDesk& forces,
                   const Box& room) {
    const desk::ForceEditor& editor = forces.editor;
    std::vector<Square> taken;
    for (std::size_t i = 0; i < editor.formations.size(); ++i) {
        const desk::FormationLine& line = editor.formations[i];
        if (!line.square) continue;
        const auto below = std::count(taken.begin(), taken.end(), *line.square);
        taken.push_back(*line.square);
        const Point corner = desk::pixel_of(forces.camera, room,
                                            {line.square->column + 0.5, line.square->row + 0.5});
        const ImVec2 text = ImGui::CalcTextSize(line.id.c_str());
        const float high = text.y + 4;
        const ImVec2 at{static_cast<float>(corner.x) - text.x / 2 - 4,
                        static_cast<float>(corner.y) - high / 2 + static_cast<float>(below) * high};
        const ImVec2 end{at.x + text.x + 8, at.y + high};
        list.AddRectFilled(at, end, ImGui::GetColorU32(ink_of_side(side_of(editor, line))), 3);
        const bool is_picked = editor.formation == i;
        list.AddRect(at, end, ImGui::GetColorU32(is_picked ? brass_colour : text_colour), 3, 0,
                     is_picked ? 3.0F : 1.0F);
        list.AddText(theme.normal, theme.normal->FontSize, {at.x + 4, at.y + 2},
                     ImGui::GetColorU32(text_colour), line.id.c_str());
    }
}

void draw_force_chart(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    const ImVec2 room_size{std::max(size.x, 1.0F), std::max(size.y, 1.0F)};
    const Box room{at.x, at.y, at.x + room_size.x, at.y + room_size.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + room_size.x, at.y + room_size.y},
                       ImGui::GetColorU32(field_colour));
    if (forces.chart.columns == 0) {
        ImGui::TextColored(quiet_colour, "The chart of this campaign cannot be read.");
        return;
    }
    if (!forces.is_fitted) intents.emplace_back(desk::FitForces{room});
    ImGui::InvisibleButton("##chart", room_size);
    take_force_mouse(forces, room, intents);
    draw_chart_squares(list, theme, forces.chart, forces.camera, room);
    draw_counters(list, theme, forces, room);
    if (!forces.editor.message.empty()) {
        list.AddText(theme.bold, theme.bold->FontSize, {at.x + 10, at.y + 8},
                     ImGui::GetColorU32(colour(0x8a1f1a)), forces.editor.message.c_str());
    }
}

}  // namespace

void draw_force_desk(const Theme& theme, const desk::FrontState& state, FrontIntents& intents) {
    const desk::ForceDesk& forces = state.forces;
    draw_force_files(theme, state, intents);
    if (!forces.is_open) {
        ImGui::TextColored(quiet_colour, "Open a campaign to set up its forces.");
        return;
    }
    const float side = theme.px(270);
    ImGui::BeginChild("##tree", {side, 0});
    draw_force_tree(theme, forces.editor, intents);
    draw_problems(theme, forces, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##chart", {ImGui::GetContentRegionAvail().x - side - theme.px(8), 0});
    draw_force_chart(theme, forces, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##picked");
    if (forces.editor.picked() == nullptr) {
        ImGui::TextWrapped("Pick a formation, and click on the chart where it is to begin.");
    } else {
        draw_formation(theme, forces.editor, intents);
        if (forces.editor.ship) draw_ship(theme, forces.editor, intents);
        draw_classes(theme, forces, intents);
    }
    ImGui::EndChild();
}

}  // namespace flagplot::screens
