#include <imgui.h>

#include <algorithm>
#include <array>

#include "present/picture/navy_style.h"
#include "screens/force_page.h"

namespace flagplot::screens {

namespace {

ImVec4 ink_of_side(const desk::ForceEditor& editor, std::size_t side) {
    const bool is_named = side < editor.round.sides.size();
    return colour_of(style_of_navy(is_named ? editor.round.sides[side].name : std::string(),
                                   SideId{static_cast<std::uint32_t>(side)})
                         .colour);
}

void take_force_mouse(const desk::ForceDesk& forces, const Box& room, FrontIntents& intents) {
    for (const desk::Camera& camera : cameras_asked(forces.camera, room, forces.chart)) {
        intents.emplace_back(desk::LookAtForces{camera});
    }
    const auto square = square_clicked(forces.camera, room, forces.chart);
    if (!square) return;
    const auto& lines = forces.editor.formations;
    const bool is_shifted = ImGui::GetIO().KeyShift;
    for (std::size_t i = 0; i < lines.size() && !is_shifted; ++i) {
        if (lines[i].square == square) return edit_forces(intents, desk::PickFormation{i});
    }
    if (forces.editor.asset) {
        edit_forces(intents, desk::PlaceAsset{*square});
    } else {
        edit_forces(intents, desk::PlaceFormation{*square});
    }
}

void draw_counters(ImDrawList& list, const Theme& theme, const desk::ForceDesk& forces,
                   const Box& room) {
    const desk::ForceEditor& editor = forces.editor;
    std::vector<Square> taken;
    for (std::size_t i = 0; i < editor.formations.size(); ++i) {
        const desk::FormationLine& line = editor.formations[i];
        if (!line.square) continue;
        const float mark = theme.px(8);
        const auto below = std::count(taken.begin(), taken.end(), *line.square);
        taken.push_back(*line.square);
        const Point middle = desk::pixel_of(forces.camera, room,
                                            {line.square->column + 0.5, line.square->row + 0.5});
        const ImVec2 text = ImGui::CalcTextSize(line.id.c_str());
        const float high = text.y + 4;
        // Above the centre, where a place has its mark and name.
        const ImVec2 at{static_cast<float>(middle.x) - text.x / 2 - 4,
                        static_cast<float>(middle.y) - mark - static_cast<float>(below + 1) * high};
        const ImVec2 end{at.x + text.x + 8, at.y + high};
        list.AddRectFilled(
            at, end, ImGui::GetColorU32(ink_of_side(editor, side_named(editor, line.side))), 3);
        const bool is_picked = editor.formation == i;
        list.AddRect(at, end, ImGui::GetColorU32(is_picked ? brass_colour : text_colour), 3, 0,
                     is_picked ? 3.0F : 1.0F);
        list.AddText(theme.normal, theme.normal->FontSize, {at.x + 4, at.y + 2},
                     ImGui::GetColorU32(text_colour), line.id.c_str());
    }
}

/// All squares of the chart up to this distance.
void draw_reach(ImDrawList& list, const desk::ForceDesk& forces, const Box& room, Square square,
                std::int32_t reach, float thick) {
    const auto corner = [&](std::int32_t column, std::int32_t row) {
        const Point at = desk::pixel_of(forces.camera, room,
                                        {static_cast<double>(column), static_cast<double>(row)});
        return ImVec2{static_cast<float>(at.x), static_cast<float>(at.y)};
    };
    const Chart& chart = forces.chart;
    list.AddRect(corner(std::max(0, square.column - reach), std::max(0, square.row - reach)),
                 corner(std::min(chart.columns, square.column + reach + 1),
                        std::min(chart.rows, square.row + reach + 1)),
                 ImGui::GetColorU32(brass_colour), 0, 0, thick);
}

/// Where the picked aircraft are, how far they fly, and what is watched.
void draw_picked_asset(ImDrawList& list, const Theme& theme, const desk::ForceDesk& forces,
                       const Box& room) {
    const desk::AssetLine* const line = forces.editor.picked_asset();
    if (line == nullptr) return;
    if (line->square) {
        draw_reach(list, forces, room, *line->square, 0, theme.px(3));
        if (line->reach > 0) {
            draw_reach(list, forces, room, *line->square, line->reach, theme.px(2));
        }
    }
    if (line->watched) draw_reach(list, forces, room, *line->watched, 1, theme.px(2));
}

}  // namespace

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
    draw_chart_squares(list, theme, forces.chart, forces.camera, room, forces.coast.get());
    draw_picked_asset(list, theme, forces, room);
    draw_counters(list, theme, forces, room);
    if (!forces.editor.message.empty()) {
        list.AddText(theme.bold, theme.bold->FontSize, {at.x + 10, at.y + 8},
                     drawn_colour(marked_wrong_ink), forces.editor.message.c_str());
    }
}

}  // namespace flagplot::screens
