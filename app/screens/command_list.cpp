#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// The line that Return chooses: moved by the arrow keys, the first one again if the list changes.
int marked_line(int lines) {
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID at = ImGui::GetID("##marked"), count = ImGui::GetID("##count");
    int marked = kept.GetInt(count) == lines ? kept.GetInt(at) : 0;
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_DownArrow))) ++marked;
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_UpArrow))) --marked;
    marked = std::clamp(marked, 0, std::max(lines - 1, 0));
    kept.SetInt(at, marked);
    kept.SetInt(count, lines);
    return marked;
}

}  // namespace

Intents draw_command_list(const Theme& theme, const Box& window,
                          const std::vector<desk::CommandLine>& lines, const std::string& text) {
    Intents intents;
    const float wide = std::min(theme.px(470), static_cast<float>(window.width()) * 0.9F);
    const float high = std::min(theme.px(380), static_cast<float>(window.height()) * 0.8F);
    ImGui::SetNextWindowPos(
        {static_cast<float>(window.centre().x), static_cast<float>(window.top) + theme.px(50)},
        ImGuiCond_Always, {0.5F, 0});
    ImGui::SetNextWindowSize({wide, high});
    ImGui::SetNextWindowFocus();
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, theme.px(4));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
    ImGui::Begin("##commands", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings);
    std::string typed = text;
    if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(-1);
    const bool was_entered = ImGui::InputTextWithHint("##command", "find or do anything", &typed,
                                                      ImGuiInputTextFlags_EnterReturnsTrue);
    if (typed != text) intents.emplace_back(desk::FilterCommands{typed});
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape))) {
        intents.emplace_back(desk::OpenCommands{});
    }
    const int marked = marked_line(static_cast<int>(lines.size()));
    ImGui::BeginChild("##lines");
    if (lines.empty()) ImGui::TextColored(quiet_colour, "nothing of that name");
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const desk::CommandLine& line = lines[static_cast<std::size_t>(i)];
        ImGui::PushID(i);
        const bool was_pressed = text_row(line.meaning, i == marked);
        if (i == marked && !ImGui::IsItemVisible()) ImGui::SetScrollHereY();
        ImGui::PopID();
        const float key_wide = ImGui::CalcTextSize(line.key.c_str()).x;
        ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - key_wide);
        ImGui::TextColored(brass_colour, "%s", line.key.c_str());
        if (!was_pressed && !(was_entered && i == marked)) continue;
        intents.emplace_back(desk::OpenCommands{});
        intents.push_back(line.intent);
    }
    ImGui::EndChild();
    ImGui::End();
    ImGui::PopStyleVar(2);
    return intents;
}

}  // namespace flagplot::screens
