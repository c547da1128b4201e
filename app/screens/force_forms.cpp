#include <imgui.h>
#include <imgui_stdlib.h>

#include "screens/force_page.h"

namespace flagplot::screens {

namespace {

using desk::FormationKey;
using desk::ShipKey;

/// A label and a line to type into; whether something was typed.
bool field(const Theme& theme, const char* label, std::string& text) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", label);
    ImGui::SameLine(theme.px(64));
    ImGui::SetNextItemWidth(-1);
    return ImGui::InputText((std::string("##") + label).c_str(), &text);
}

void draw_formation(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.formation;
    const desk::FormationLine& line = *editor.picked();
    heading(theme, "FORMATION");
    const auto write = [&](const char* label, FormationKey key, std::string text) {
        if (field(theme, label, text)) {
            edit_forces(intents, desk::WriteFormation{number, key, std::move(text)});
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
                edit_forces(intents, desk::WriteFormation{number, FormationKey::side, side.id});
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
    if (ImGui::Button("Up")) edit_forces(intents, desk::MoveFormation{number, true});
    ImGui::SameLine();
    if (ImGui::Button("Down")) edit_forces(intents, desk::MoveFormation{number, false});
    ImGui::SameLine();
    if (ImGui::Button("Remove formation")) edit_forces(intents, desk::RemoveFormation{number});
}

void draw_ship(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.formation, ship = *editor.ship;
    const desk::ShipLine& line = editor.picked()->ships[ship];
    heading(theme, "SHIP");
    ImGui::PushID("ship");
    const auto write = [&](const char* label, ShipKey key, std::string text) {
        if (field(theme, label, text)) {
            edit_forces(intents, desk::WriteShip{number, ship, key, std::move(text)});
        }
    };
    write("Name", ShipKey::name, line.name);
    write("Class", ShipKey::class_name, line.class_name);
    write("Knots", ShipKey::speed, line.speed);
    write("Tons", ShipKey::grt, line.grt);
    write("Points", ShipKey::size, line.size);
    ImGui::TextColored(brass_colour, "%s", line.facts.c_str());
    if (small_button("up", ship > 0)) edit_forces(intents, desk::MoveShip{number, ship, true});
    ImGui::SameLine();
    if (small_button("down", ship + 1 < editor.picked()->ships.size())) {
        edit_forces(intents, desk::MoveShip{number, ship, false});
    }
    ImGui::SameLine();
    if (small_button("remove ship", true)) edit_forces(intents, desk::RemoveShip{number, ship});
    ImGui::PopID();
}

/// A line to type into, with what it usually holds to choose from.
void draw_asset_field(const Theme& theme, std::size_t asset, const desk::AssetField& line,
                      FrontIntents& intents) {
    std::string text = line.value;
    const std::string label(line.label), hint(line.hint);
    ImGui::PushID(label.c_str());
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", label.c_str());
    ImGui::SameLine(theme.px(64));
    const float arrow = line.choices.empty() ? 1 : ImGui::GetFrameHeight() + theme.px(4);
    ImGui::SetNextItemWidth(-arrow);
    ImGui::InputText("##typed", &text);
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", hint.c_str());
    if (!line.choices.empty()) {
        ImGui::SameLine(0, theme.px(4));
        if (ImGui::BeginCombo("##choices", "", ImGuiComboFlags_NoPreview)) {
            for (const std::string& each : line.choices) {
                const char* const shown = each.empty() ? "(not given)" : each.c_str();
                if (ImGui::Selectable(shown, each == line.value)) text = each;
            }
            ImGui::EndCombo();
        }
    }
    ImGui::PopID();
    if (text != line.value) {
        edit_forces(intents, desk::WriteAsset{asset, line.key, std::move(text)});
    }
}

void draw_asset(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.asset;
    heading(theme, "AIRCRAFT OR WATCHER");
    for (const desk::AssetField& line : desk::asset_fields(editor)) {
        draw_asset_field(theme, number, line, intents);
    }
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(brass_colour, "%s", editor.picked_asset()->facts.c_str());
    ImGui::PopTextWrapPos();
    if (ImGui::Button("Up")) edit_forces(intents, desk::MoveAsset{number, true});
    ImGui::SameLine();
    if (ImGui::Button("Down")) edit_forces(intents, desk::MoveAsset{number, false});
    ImGui::SameLine();
    if (ImGui::Button("Remove")) edit_forces(intents, desk::RemoveAsset{number});
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
            edit_forces(intents, desk::AddShip{*editor.formation, line.name});
        }
        if (ImGui::IsItemHovered()) {
            ImGui::SetTooltip("%s\n%s", desk::facts_of(line).c_str(), line.group.c_str());
        }
        ImGui::PopID();
    }
    ImGui::EndChild();
}

}  // namespace

void draw_force_forms(const Theme& theme, const desk::ForceDesk& forces, FrontIntents& intents) {
    if (forces.editor.asset) {
        draw_asset(theme, forces.editor, intents);
    } else if (forces.editor.picked() == nullptr) {
        ImGui::TextWrapped(
            "Pick a formation, and click on the chart where it is to begin; or aircraft, and click "
            "where they are based.");
    } else {
        draw_formation(theme, forces.editor, intents);
        if (forces.editor.ship) draw_ship(theme, forces.editor, intents);
        draw_classes(theme, forces, intents);
    }
}

}  // namespace flagplot::screens
