#include <imgui.h>
#include <imgui_stdlib.h>

#include "screens/front.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

void draw_what_to_open(const Theme& theme, desk::EditedKind kind, const desk::EditedFile& file,
                       const std::vector<std::string>& known, FrontIntents& intents) {
    std::string name = file.name;
    ImGui::SetNextItemWidth(theme.px(known.empty() ? 330 : 260));
    const bool was_entered = ImGui::InputTextWithHint("##name", desk::edited_words(kind).to_open,
                                                      &name, ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::SameLine();
    if (!known.empty()) {
        if (ImGui::BeginCombo("##known", "", ImGuiComboFlags_NoPreview)) {
            for (const std::string& each : known) {
                if (text_row(each)) name = each;
            }
            ImGui::EndCombo();
        }
        ImGui::SameLine();
    }
    if (name != file.name) intents.emplace_back(desk::NameEdited{kind, name});
    ImGui::BeginDisabled(name.empty());
    const bool was_pressed = ImGui::Button("Open");
    ImGui::EndDisabled();
    if ((was_entered || was_pressed) && !name.empty()) {
        intents.emplace_back(desk::OpenEdited{kind, false});
    }
}

void draw_where_to_save(const Theme& theme, desk::EditedKind kind, const desk::EditedFile& file,
                        FrontIntents& intents) {
    std::string target = file.target;
    ImGui::SetNextItemWidth(theme.px(330));
    ImGui::InputTextWithHint("##target", desk::edited_words(kind).to_save, &target);
    if (target != file.target) intents.emplace_back(desk::NameTarget{kind, target});
    ImGui::SameLine();
    if (brass_button("Save")) intents.emplace_back(desk::SaveEdited{kind, false});
}

template <class Step>
void draw_step(const char* name, desk::EditedKind kind, bool can, Step step,
               FrontIntents& intents) {
    ImGui::SameLine();
    ImGui::BeginDisabled(!can);
    if (ImGui::Button(name)) intents.push_back(desk::step_in(kind, step));
    ImGui::EndDisabled();
}

}  // namespace

bool draw_edited_file(const Theme& theme, desk::EditedKind kind, const desk::EditedFile& file,
                      const desk::OutlineEdits& edits, const std::vector<std::string>& known,
                      FrontIntents& intents) {
    draw_what_to_open(theme, kind, file, known, intents);
    if (!file.is_open) {
        ImGui::TextColored(quiet_colour, "%s", desk::edited_words(kind).closed);
        return false;
    }
    ImGui::SameLine(0, theme.px(16));
    draw_where_to_save(theme, kind, file, intents);
    draw_step("Undo", kind, !edits.earlier.empty(), desk::UndoStep{}, intents);
    draw_step("Redo", kind, !edits.later.empty(), desk::RedoStep{}, intents);
    ImGui::SameLine();
    ImGui::TextColored(quiet_colour, "%s", edits.is_changed ? "not saved" : "");
    return true;
}

void draw_edit_problems(const Theme& theme, desk::EditedKind kind, const desk::EditedFile& file,
                        FrontIntents& intents) {
    heading(theme, "PROBLEMS");
    if (file.problems.empty()) ImGui::TextColored(quiet_colour, "none");
    for (std::size_t i = 0; i < file.problems.size(); ++i) {
        const desk::EditProblem& problem = file.problems[i];
        ImGui::PushID(static_cast<int>(i));
        const float wrap = ImGui::GetContentRegionAvail().x;
        const ImVec2 size = ImGui::CalcTextSize(problem.text.c_str(), nullptr, false, wrap);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::Selectable("##problem", false, 0, {0, size.y})) {
            if (problem.is_here) {
                intents.push_back(desk::step_in(kind, desk::PickPlace{problem.place}));
            } else {  // in another file: it is shown with its lines
                intents.emplace_back(desk::CheckPath{file.checked});
            }
        }
        ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                            ImGui::GetColorU32(wrong_colour), problem.text.c_str(),
                                            nullptr, wrap);
        ImGui::PopID();
    }
}

bool small_button(const char* name, bool can) {
    ImGui::BeginDisabled(!can);
    const bool was_pressed = ImGui::SmallButton(name);
    ImGui::EndDisabled();
    return was_pressed;
}

}  // namespace flagplot::screens
