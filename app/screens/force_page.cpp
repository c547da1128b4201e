#include "screens/force_page.h"

#include <algorithm>

#include "base/plain_text.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// What is known about a row, in small letters below it.
void draw_facts(const Theme& theme, const std::string& facts) {
    ImGui::PushFont(theme.small);
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(quiet_colour, "%s", facts.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
}

void draw_formation_row(const Theme& theme, const desk::ForceEditor& editor, std::size_t i,
                        FrontIntents& intents) {
    const desk::FormationLine& line = editor.formations[i];
    ImGui::PushID(static_cast<int>(i));
    const bool is_picked = editor.formation == i;
    const std::string title = line.id + "  " + line.at;
    if (text_row(title, is_picked && !editor.ship)) {
        edit_forces(intents, desk::PickFormation{i});
    }
    ImGui::Indent(theme.px(14));
    draw_facts(theme, line.facts);
    for (std::size_t ship = 0; is_picked && ship < line.ships.size(); ++ship) {
        ImGui::PushID(static_cast<int>(ship));
        if (text_row(line.ships[ship].name(), editor.ship == ship)) {
            edit_forces(intents, desk::PickFormation{i, ship});
        }
        ImGui::PopID();
    }
    ImGui::Unindent(theme.px(14));
    ImGui::PopID();
}

void draw_asset_row(const Theme& theme, const desk::ForceEditor& editor, std::size_t i,
                    FrontIntents& intents) {
    const desk::AssetLine& line = editor.assets[i];
    ImGui::PushID("asset");
    ImGui::PushID(static_cast<int>(i));
    if (text_row(line.value(desk::AssetKey::id), editor.asset == i)) {
        edit_forces(intents, desk::PickAsset{i});
    }
    ImGui::Indent(theme.px(14));
    draw_facts(theme, line.facts);
    ImGui::Unindent(theme.px(14));
    ImGui::PopID();
    ImGui::PopID();
}

/// A side with its formations, aircraft and watchers, or what belongs to no side.
void draw_force_side(const Theme& theme, const desk::ForceEditor& editor, std::size_t side,
                     FrontIntents& intents) {
    const auto& sides = editor.round.sides;
    const bool is_side = side < sides.size();
    heading(theme, is_side ? sides[side].name.c_str() : "OF NO SIDE");
    for (std::size_t i = 0; i < editor.formations.size(); ++i) {
        if (side_named(editor, editor.formations[i].side) == side) {
            draw_formation_row(theme, editor, i, intents);
        }
    }
    if (is_side && ImGui::SmallButton("New formation"))
        edit_forces(intents, desk::AddFormation{side});
    for (std::size_t i = 0; i < editor.assets.size(); ++i) {
        if (side_named(editor, editor.assets[i].side()) == side) {
            draw_asset_row(theme, editor, i, intents);
        }
    }
    if (!is_side) return;
    if (ImGui::SmallButton("New aircraft")) {
        edit_forces(intents, desk::AddAsset{side, false});
    }
    ImGui::SameLine();
    if (ImGui::SmallButton("New watcher")) {
        edit_forces(intents, desk::AddAsset{side, true});
    }
}

void draw_force_tree(const Theme& theme, const desk::ForceEditor& editor, FrontIntents& intents) {
    const std::size_t sides = editor.round.sides.size();
    const auto is_of_none = [&](const std::string& side) {
        return side_named(editor, side) == sides;
    };
    const bool has_others =
        std::any_of(editor.formations.begin(), editor.formations.end(),
                    [&](const desk::FormationLine& line) { return is_of_none(line.side); }) ||
        std::any_of(editor.assets.begin(), editor.assets.end(),
                    [&](const desk::AssetLine& line) { return is_of_none(line.side()); });
    for (std::size_t side = 0; side < sides + (has_others ? 1 : 0); ++side) {
        ImGui::PushID(static_cast<int>(side));
        draw_force_side(theme, editor, side, intents);
        ImGui::PopID();
    }
}

}  // namespace

std::size_t side_named(const desk::ForceEditor& editor, const std::string& id) {
    const auto& sides = editor.round.sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (lower_case(sides[i].id) == lower_case(id)) return i;
    }
    return sides.size();
}

void draw_force_desk(const Theme& theme, const desk::ForceDesk& forces,
                     const std::vector<std::string>& known, FrontIntents& intents) {
    if (!draw_edited_file(theme, desk::EditedKind::forces, forces.file, forces.editor.edits, known,
                          intents)) {
        return;
    }
    const float side = theme.px(270);
    ImGui::BeginChild("##tree", {side, 0});
    draw_force_tree(theme, forces.editor, intents);
    draw_edit_problems(theme, desk::EditedKind::forces, forces.file, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##chart", {ImGui::GetContentRegionAvail().x - side - theme.px(8), 0});
    draw_force_chart(theme, forces, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##picked");
    draw_force_forms(theme, forces, intents);
    ImGui::EndChild();
}

}  // namespace flagplot::screens
