#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

#include "screens/front.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// Up and down in the line that is typed in are for the list.
int note_arrow(ImGuiInputTextCallbackData* data) {
    auto& steps = *static_cast<std::int32_t*>(data->UserData);
    steps += data->EventKey == ImGuiKey_DownArrow ? 1 : -1;
    return 0;
}

/// The folder, each part of its path to be pressed.
void draw_path(const desk::FileBrowser& browser, FrontIntents& intents) {
    if (ImGui::Button("Up")) intents.emplace_back(desk::EnterFolder{});
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("the folder above (Alt+Up)");
    const std::string& path = browser.folder;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        const std::string part = path.substr(at == 0 ? 0 : at + 1, end - (at == 0 ? 0 : at + 1));
        ImGui::SameLine(0, 4);
        ImGui::PushID(static_cast<int>(end));
        if (text_button(part)) {
            intents.emplace_back(desk::EnterFolder{path.substr(0, end)});
        }
        ImGui::PopID();
        at = end;
    }
}

void draw_typed(const Theme& theme, const desk::FileBrowser& browser, FrontIntents& intents) {
    std::string typed = browser.typed;
    std::int32_t steps = 0;
    ImGui::SetNextItemWidth(theme.px(420));
    if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
    const bool was_entered = ImGui::InputTextWithHint(
        "##typed", "a part of a name, or a path", &typed,
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory, note_arrow,
        &steps);
    if (typed != browser.typed) intents.emplace_back(desk::TypeFile{typed});
    if (steps != 0) intents.emplace_back(desk::StepFile{steps});
    if (was_entered) intents.emplace_back(desk::OpenFound{});
    for (const desk::FileSieveRow& row : desk::file_sieves) {
        ImGui::SameLine();
        if (text_radio(row.name, browser.sieve == row.sieve)) {
            intents.emplace_back(desk::SieveFiles{row.sieve});
        }
    }
    ImGui::SameLine(0, theme.px(24));
    if (brass_button("Open")) intents.emplace_back(desk::OpenFound{});
}

/// Has the mark moved since the last frame? Then its line comes into sight; else the wheel decides.
bool has_mark_moved(std::size_t marked) {
    int& last = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##marked"), -1);
    return std::exchange(last, static_cast<int>(marked)) != static_cast<int>(marked);
}

void draw_file_line(const desk::FoundFile& file, std::size_t line, bool is_marked, bool is_new_mark,
                    FrontIntents& intents) {
    const bool is_folder = file.kind == desk::FoundKind::folder;
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::PushID(static_cast<int>(line));
    const std::string name = is_folder ? file.name + "/" : file.name;
    const auto flags = ImGuiSelectableFlags_SpanAllColumns | ImGuiSelectableFlags_AllowDoubleClick;
    if (text_row(name, is_marked, flags)) {
        intents.emplace_back(desk::MarkFile{line});
        if (ImGui::IsMouseDoubleClicked(0)) intents.emplace_back(desk::OpenFound{});
    }
    if (is_marked && is_new_mark && !ImGui::IsItemVisible()) ImGui::SetScrollHereY();
    ImGui::PopID();
    ImGui::TableNextColumn();
    const std::string_view kind = desk::word_of(file.kind);
    ImGui::TextColored(quiet_colour, "%.*s", static_cast<int>(kind.size()), kind.data());
    ImGui::TableNextColumn();
    ImGui::TextColored(quiet_colour, "%s", file.written.c_str());
}

void draw_files(const Theme& theme, const desk::FileBrowser& browser, FrontIntents& intents) {
    const std::vector<desk::FoundFile> listed = desk::files_listed(browser);
    if (listed.empty()) {
        ImGui::TextColored(quiet_colour, "Nothing here that is asked for.");
        return;
    }
    constexpr ImGuiTableFlags flags = ImGuiTableFlags_ScrollY | ImGuiTableFlags_RowBg;
    if (!ImGui::BeginTable("##files", 3, flags)) return;
    ImGui::TableSetupScrollFreeze(0, 1);
    ImGui::TableSetupColumn("Name", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("Kind", ImGuiTableColumnFlags_WidthFixed, theme.px(120));
    ImGui::TableSetupColumn("Written", ImGuiTableColumnFlags_WidthFixed, theme.px(180));
    ImGui::TableHeadersRow();
    const bool is_new_mark = has_mark_moved(browser.marked);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        draw_file_line(listed[i], i, i == browser.marked, is_new_mark, intents);
    }
    ImGui::EndTable();
}

}  // namespace

void draw_browser(const Theme& theme, const desk::FileBrowser& browser, FrontIntents& intents) {
    ImGui::BeginChild("##browser");  // it appears anew, and the line to type in has the keyboard
    draw_path(browser, intents);
    draw_typed(theme, browser, intents);
    draw_files(theme, browser, intents);
    ImGui::EndChild();
}

}  // namespace flagplot::screens
