#include <imgui.h>
#include <imgui_stdlib.h>

#include "screens/front.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// The place, what was expected, the nearest right word.
void draw_problems(const Theme& theme, const desk::CheckPage& page, FrontIntents& intents) {
    constexpr ImGuiTableFlags flags = ImGuiTableFlags_RowBg | ImGuiTableFlags_ScrollY |
                                      ImGuiTableFlags_Resizable | ImGuiTableFlags_BordersInnerV;
    const float high = ImGui::GetContentRegionAvail().y * 0.52F;
    if (!ImGui::BeginTable("##problems", 5, flags, {0, high})) return;
    ImGui::TableSetupScrollFreeze(0, 1);
    ImGui::TableSetupColumn("File", ImGuiTableColumnFlags_WidthStretch, 3);
    ImGui::TableSetupColumn("Line", ImGuiTableColumnFlags_WidthFixed, theme.px(44));
    ImGui::TableSetupColumn("Column", ImGuiTableColumnFlags_WidthFixed, theme.px(58));
    ImGui::TableSetupColumn("What was found and expected", ImGuiTableColumnFlags_WidthStretch, 6);
    ImGui::TableSetupColumn("Nearest word", ImGuiTableColumnFlags_WidthStretch, 2);
    ImGui::TableHeadersRow();
    for (std::size_t i = 0; i < page.problems.size(); ++i) {
        const desk::ProblemRow& row = page.problems[i];
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        ImGui::PushID(static_cast<int>(i));
        if (text_row(row.file, page.picked == i, ImGuiSelectableFlags_SpanAllColumns)) {
            intents.emplace_back(desk::PickProblem{i});
        }
        ImGui::PopID();
        ImGui::TableNextColumn();
        if (row.line > 0) ImGui::Text("%d", row.line);
        ImGui::TableNextColumn();
        if (row.column > 0) ImGui::Text("%d", row.column);
        ImGui::TableNextColumn();
        ImGui::TextWrapped("%s", row.sentence.c_str());
        ImGui::TableNextColumn();
        ImGui::TextColored(brass_colour, "%s", row.nearest.c_str());
    }
    ImGui::EndTable();
}

void draw_lines(const desk::CheckPage& page) {
    ImGui::BeginChild("##lines");
    for (const desk::TextLine& line : page.lines) {
        ImGui::TextColored(quiet_colour, "%5d", line.number);
        ImGui::SameLine();
        ImGui::TextColored(line.is_marked ? brass_colour : text_colour, "%s", line.text.c_str());
    }
    ImGui::EndChild();
}

}  // namespace

void draw_check(const Theme& theme, const desk::CheckPage& page, FrontIntents& intents) {
    std::string path = page.path;
    ImGui::SetNextItemWidth(theme.px(460));
    const bool was_entered = ImGui::InputTextWithHint("##path", "a file, or a campaign's folder",
                                                      &path, ImGuiInputTextFlags_EnterReturnsTrue);
    if (path != page.path) intents.emplace_back(desk::NameChecked{path});
    ImGui::SameLine();
    const bool was_pressed = brass_button("Check");
    if (was_entered || was_pressed) intents.emplace_back(desk::CheckFiles{});
    ImGui::SameLine(0, theme.px(16));
    ImGui::TextColored(quiet_colour, "%s", page.standing.c_str());
    draw_problems(theme, page, intents);
    if (page.picked && *page.picked < page.problems.size()) {
        heading(theme, page.problems[*page.picked].file.c_str());
    }
    draw_lines(page);
}

}  // namespace flagplot::screens
