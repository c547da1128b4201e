#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "screens/force_page.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// A line for typing, with common values to choose from. `write` gets the new text.
template <class Key, class Write>
void draw_field(const Theme& theme, const desk::KeyField<Key>& line, Write&& write) {
    std::string text = line.value;
    const std::string label(line.label), hint(line.hint);
    ImGui::PushID(static_cast<int>(line.key));
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", label.c_str());
    ImGui::SameLine(theme.px(64));
    const float arrow = line.choices.empty() ? 1 : ImGui::GetFrameHeight() + theme.px(4);
    ImGui::SetNextItemWidth(-arrow);
    ImGui::InputTextWithHint("##typed", line.otherwise.c_str(), &text);
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", hint.c_str());
    if (!line.choices.empty()) {
        ImGui::SameLine(0, theme.px(4));
        if (ImGui::BeginCombo("##choices", "", ImGuiComboFlags_NoPreview)) {
            for (const std::string& each : line.choices) {
                const std::string_view shown =
                    each.empty() ? "(not given)" : std::string_view(each);
                if (text_row(shown, each == line.value)) text = each;
            }
            ImGui::EndCombo();
        }
    }
    ImGui::PopID();
    if (text != line.value) write(line.key, std::move(text));
}

void draw_facts(const std::string& facts) {
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(brass_colour, "%s", facts.c_str());
    ImGui::PopTextWrapPos();
}

void draw_formation(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.formation;
    heading(theme, "FORMATION");
    for (const auto& line : desk::formation_fields(editor)) {
        draw_field(theme, line, [&](desk::FormationKey key, std::string text) {
            edit_forces(intents, desk::WriteFormation{number, key, std::move(text)});
        });
    }
    draw_facts(editor.picked()->facts);
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
    for (const auto& field : desk::ship_fields(line, editor.round.classes)) {
        draw_field(theme, field, [&](desk::ShipKey key, std::string text) {
            edit_forces(intents, desk::WriteShip{number, ship, key, std::move(text)});
        });
    }
    draw_facts(line.facts);
    if (small_button("up", ship > 0)) edit_forces(intents, desk::MoveShip{number, ship, true});
    ImGui::SameLine();
    if (small_button("down", ship + 1 < editor.picked()->ships.size())) {
        edit_forces(intents, desk::MoveShip{number, ship, false});
    }
    ImGui::SameLine();
    if (small_button("remove ship", true)) edit_forces(intents, desk::RemoveShip{number, ship});
    ImGui::PopID();
}

void draw_asset(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t number = *editor.asset;
    heading(theme, "AIRCRAFT OR WATCHER");
    for (const auto& line : desk::asset_fields(editor)) {
        draw_field(theme, line, [&](desk::AssetKey key, std::string text) {
            edit_forces(intents, desk::WriteAsset{number, key, std::move(text)});
        });
    }
    draw_facts(editor.picked_asset()->facts);
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
    ImGui::BeginChild("##classes", {0, std::max(theme.px(150), ImGui::GetContentRegionAvail().y)});
    const desk::ForceEditor& editor = forces.editor;
    for (const std::size_t i : desk::classes_found(editor.round.classes, forces.filter)) {
        const desk::ClassLine& line = editor.round.classes[i];
        ImGui::PushID(static_cast<int>(i));
        const std::string title = line.name + "  " + std::string(word_of(line.unit.type));
        if (text_row(title)) {
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
