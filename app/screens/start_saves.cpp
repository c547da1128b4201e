#include <imgui.h>
#include <imgui_stdlib.h>

#include "screens/front.h"
#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// One line, cut off at the edge; the rest is shown on hover.
void cut_line(const std::string& text, const ImVec4& colour) {
    if (text.empty()) return;
    const float wide = ImGui::GetContentRegionAvail().x;
    const std::string seen = shortened(*ImGui::GetFont(), text, wide);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextUnformatted(seen.c_str());
    ImGui::PopStyleColor();
    if (seen != text && ImGui::IsItemHovered()) ImGui::SetTooltip("%s", text.c_str());
}

void draw_last_save(const Theme& theme, const desk::RecentSave& save, FrontIntents& intents) {
    const desk::SaveLine line = desk::line_of(save);
    heading(theme, "CONTINUE");
    ImGui::PushFont(theme.title);
    cut_line(line.title, text_colour);
    ImGui::PopFont();
    cut_line(line.where, text_colour);
    cut_line(line.orders, text_colour);
    cut_line(line.problem, wrong_colour);
    const char* const name = line.problem.empty() ? "Continue" : "Try to open it";
    ImGui::PushFont(theme.bold);
    const bool was_pressed = brass_button(name, {-1, theme.px(38)});
    ImGui::PopFont();
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", save.path.c_str());
    if (was_pressed) intents.emplace_back(desk::OpenSave{save.path});
    ImGui::PushFont(theme.small);
    cut_line(line.file, quiet_colour);
    ImGui::PopFont();
}

/// Its title, and its progress below in small letters.
void draw_earlier_save(const Theme& theme, const desk::RecentSave& save, FrontIntents& intents) {
    const desk::SaveLine line = desk::line_of(save);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    const float first = ImGui::GetTextLineHeight() + theme.px(2);
    const float small = theme.small->FontSize + theme.px(2);
    ImGui::PushID(id_of(save.path).c_str());
    if (text_row(line.title, false, 0, first + 2 * small)) {
        intents.emplace_back(desk::OpenSave{save.path});
    }
    ImGui::PopID();
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s%s%s", save.path.c_str(), line.problem.empty() ? "" : "\n",
                          line.problem.c_str());
    }
    const bool is_sound = line.problem.empty();
    const std::string state = is_sound ? line.where + "  " + line.orders : line.problem;
    const auto put = [&](float lower, const std::string& text, const ImVec4& colour) {
        ImGui::GetWindowDrawList()->AddText(theme.small, theme.small->FontSize,
                                            {at.x, at.y + lower}, ImGui::GetColorU32(colour),
                                            shortened(*theme.small, text, wide).c_str());
    };
    put(first, state, is_sound ? text_colour : wrong_colour);
    put(first + small, line.file, quiet_colour);
}

void draw_recent(const Theme& theme, const std::vector<desk::RecentSave>& saves,
                 FrontIntents& intents) {
    if (saves.empty()) {
        heading(theme, "RECENT");
        ImGui::TextColored(quiet_colour, "no saves yet");
        return;
    }
    draw_last_save(theme, saves.front(), intents);
    if (saves.size() > 1) heading(theme, "RECENT");
    for (std::size_t i = 1; i < saves.size(); ++i) draw_earlier_save(theme, saves[i], intents);
}

void draw_other_file(const Theme& theme, const desk::StartState& state, FrontIntents& intents) {
    heading(theme, "OPEN A FILE");
    std::string path = state.other_file;
    ImGui::SetNextItemWidth(-theme.px(76));
    const bool was_entered =
        ImGui::InputTextWithHint("##other", "save, view, campaign, chart, deck", &path,
                                 ImGuiInputTextFlags_EnterReturnsTrue);
    if (path != state.other_file) intents.emplace_back(desk::NameOtherFile{path});
    ImGui::SameLine();
    ImGui::BeginDisabled(path.empty());
    const bool was_pressed = ImGui::Button("Open");
    ImGui::EndDisabled();
    if ((was_entered || was_pressed) && !path.empty()) intents.emplace_back(desk::OpenOther{});
    if (ImGui::Button("Look for a file\u2026")) {
        intents.emplace_back(desk::ShowPage{desk::PageName::browse});
    }
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("in any folder (Ctrl+O)");
}

}  // namespace

void draw_saves(const Theme& theme, const desk::StartState& state, FrontIntents& intents) {
    draw_recent(theme, state.recent, intents);
    heading(theme, "BEGIN");
    if (ImGui::Button("New campaign\u2026")) {
        intents.emplace_back(desk::ShowPage{desk::PageName::setup});
    }
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("sea, sides, forces, start (Ctrl+N)");
    ImGui::SameLine();
    if (ImGui::Button("Learn in ten minutes")) intents.emplace_back(desk::BeginTutorial{});
    draw_other_file(theme, state, intents);
}

}  // namespace flagplot::screens
