#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "present/picture/navy_style.h"
#include "screens/screens.h"
#include "screens/setup_parts.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

Ink ink_of_fleet(const desk::SetupForm& form, std::size_t side) {
    const std::string name = side < form.sides.size() ? form.sides[side] : std::string();
    return style_of_navy(name, SideId{static_cast<std::uint32_t>(side)}).colour;
}

/// A side and its formations.
void draw_fleets(const Theme& theme, const desk::Setup& setup, std::size_t side,
                 FrontIntents& intents) {
    heading(theme, setup.form.sides[side].c_str());
    const auto& fleets = setup.form.fleets;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        if (fleets[i].side != side) continue;
        ImGui::PushID(static_cast<int>(i));
        const std::string at = fleets[i].at ? name_of(*fleets[i].at) : std::string("nowhere yet");
        if (text_row(fleets[i].name + ", " + at, setup.fleet == i)) {
            intents.emplace_back(desk::PickFleet{i});
        }
        ImGui::PopID();
    }
    ImGui::PushID(static_cast<int>(side));
    if (ImGui::SmallButton("New formation")) intents.emplace_back(desk::AddFleet{side});
    ImGui::PopID();
}

void draw_fleet_marks(ImDrawList& list, const Theme& theme, const desk::Setup& setup,
                      const Box& room) {
    const auto& fleets = setup.form.fleets;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        if (!fleets[i].at) continue;
        const auto below =
            std::count_if(fleets.begin(), fleets.begin() + static_cast<std::ptrdiff_t>(i),
                          [&](const desk::SetupFleet& each) { return each.at == fleets[i].at; });
        const Point middle = desk::pixel_of(setup.camera, room,
                                            {fleets[i].at->column + 0.5, fleets[i].at->row + 0.5});
        const ImVec2 text = ImGui::CalcTextSize(fleets[i].name.c_str());
        const float high = text.y + 4;
        const ImVec2 from{
            static_cast<float>(middle.x) - text.x / 2 - 4,
            static_cast<float>(middle.y) - high / 2 - static_cast<float>(below) * high};
        const ImVec2 to{from.x + text.x + 8, from.y + high};
        const Ink ink = ink_of_fleet(setup.form, fleets[i].side);
        list.AddRectFilled(from, to, ImGui::GetColorU32(colour_of(ink)), 3);
        list.AddRect(from, to, ImGui::GetColorU32(setup.fleet == i ? brass_colour : line_colour), 3,
                     0, setup.fleet == i ? 3.0F : 1.0F);
        list.AddText(theme.normal, theme.normal->FontSize, {from.x + 4, from.y + 2},
                     drawn_colour(paper_ink), fleets[i].name.c_str());
    }
}

/// A click places the formation that is picked; the wheel and a drag move the chart.
void take_sea_mouse(const desk::Setup& setup, const Box& room, FrontIntents& intents) {
    for (const desk::Camera& camera : cameras_asked(setup.camera, room, setup.chart)) {
        intents.emplace_back(desk::LookAtSea{camera});
    }
    const auto square = square_clicked(setup.camera, room, setup.chart);
    if (square) intents.emplace_back(desk::PlaceFleet{*square});
}

void draw_sea_of_setup(const Theme& theme, const desk::Setup& setup, FrontIntents& intents) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    const ImVec2 room_size{std::max(size.x, 1.0F), std::max(size.y, 1.0F)};
    const Box room{at.x, at.y, at.x + room_size.x, at.y + room_size.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + room_size.x, at.y + room_size.y},
                       ImGui::GetColorU32(field_colour));
    if (setup.chart.columns == 0) return;
    if (!setup.is_fitted) intents.emplace_back(desk::FitSea{room});
    ImGui::InvisibleButton("##sea", room_size);
    take_sea_mouse(setup, room, intents);
    draw_chart_squares(list, theme, setup.chart, setup.camera, room, setup.coast.get());
    draw_fleet_marks(list, theme, setup, room);
}

void draw_ships_of(const Theme& theme, desk::SetupFleet& fleet, FrontIntents& intents) {
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        desk::SetupShip& ship = fleet.ships[i];
        ImGui::PushID(static_cast<int>(i));
        ImGui::SetNextItemWidth(theme.px(120));
        ImGui::InputText("##ship", &ship.name);
        ImGui::SameLine();
        ImGui::TextColored(quiet_colour, "%s", ship.class_name.c_str());
        ImGui::SameLine();
        if (ImGui::SmallButton("x")) intents.emplace_back(desk::DropShip{i});
        ImGui::PopID();
    }
    if (fleet.ships.empty()) ImGui::TextColored(quiet_colour, "no ships yet");
}

/// Classes to add ships of; a press adds as many as the form says.
void draw_setup_classes(const Theme& theme, const desk::Setup& setup, FrontIntents& intents) {
    heading(theme, "ADD SHIPS");
    desk::SetupAdding adding = setup.adding;
    const float wide = -1;
    setup_line(theme, "How many", adding.count, wide);
    setup_line(theme, "Called", adding.name, wide, "class and number");
    setup_line(theme, "Knots", adding.knots, wide, "where the class has no speed");
    setup_line(theme, "Tons", adding.tons, wide, "of merchant ships");
    setup_line(theme, "Find", adding.filter, wide, "CA, Trento, Royal Navy");
    if (adding != setup.adding) intents.emplace_back(desk::FillAdding{adding});
    ImGui::BeginChild("##classes");
    for (const std::size_t i : desk::classes_found(setup.classes, setup.adding.filter)) {
        const desk::ClassLine& line = setup.classes[i];
        ImGui::PushID(static_cast<int>(i));
        if (text_row(line.name)) intents.emplace_back(desk::AddShips{i});
        ImGui::PopID();
        if (ImGui::IsItemHovered()) {
            ImGui::SetTooltip("%s\n%s", desk::facts_of(line).c_str(), line.group.c_str());
        }
    }
    ImGui::EndChild();
}

void draw_picked_fleet(const Theme& theme, const desk::Setup& setup, desk::SetupForm& form,
                       FrontIntents& intents) {
    if (setup.picked() == nullptr) {
        ImGui::TextColored(quiet_colour, "Add a formation, then click its square on the chart.");
        return;
    }
    desk::SetupFleet& fleet = form.fleets[*setup.fleet];
    heading(theme, "FORMATION");
    setup_line(theme, "Name", fleet.name, -1);
    setup_line(theme, "Enters in turn", fleet.enters, -1);
    if (ImGui::Button("Remove formation")) intents.emplace_back(desk::RemoveFleet{*setup.fleet});
    heading(theme, "SHIPS");
    draw_ships_of(theme, fleet, intents);
    draw_setup_classes(theme, setup, intents);
}

}  // namespace

void draw_setup_forces(const Theme& theme, const desk::Setup& setup, desk::SetupForm& form,
                       FrontIntents& intents) {
    const float left = theme.px(230), right = theme.px(290);
    ImGui::BeginChild("##fleets", {left, 0});
    for (std::size_t side = 0; side < setup.form.sides.size(); ++side) {
        draw_fleets(theme, setup, side, intents);
    }
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##sea", {ImGui::GetContentRegionAvail().x - right - theme.px(8), 0});
    draw_sea_of_setup(theme, setup, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##fleet");
    draw_picked_fleet(theme, setup, form, intents);
    ImGui::EndChild();
}

}  // namespace flagplot::screens
