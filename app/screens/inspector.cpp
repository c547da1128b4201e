#include <algorithm>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

using Kind = desk::InspectorLine::Kind;

/// At the right edge of the line, or on a new line if it does not fit.
void right_text(const std::string& text, const ImVec4& ink) {
    if (text.empty()) return;
    const float wide = ImGui::CalcTextSize(text.c_str()).x;
    const float at = ImGui::GetWindowContentRegionMax().x - wide;
    const float end = ImGui::GetItemRectMax().x - ImGui::GetWindowPos().x + ImGui::GetScrollX();
    if (end + ImGui::GetStyle().ItemSpacing.x <= at) ImGui::SameLine();
    ImGui::SetCursorPosX(std::max(at, ImGui::GetCursorPosX()));
    ImGui::TextColored(ink, "%s", text.c_str());
}

/// A green or a red card: what may be done, and why.
void draw_card(const Theme& theme, const desk::InspectorLine& line) {
    const bool is_permission = line.kind == Kind::permission;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, is_permission ? permission_colour : refusal_colour);
    const float wide = ImGui::GetContentRegionAvail().x - theme.px(20);
    const float height = ImGui::CalcTextSize(line.why.c_str(), nullptr, false, wide).y +
                         ImGui::GetFontSize() + theme.px(18);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(10), theme.px(7)});
    ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, theme.px(4));
    ImGui::BeginChild(line.left.c_str(), {0, height}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NoScrollbar);
    ImGui::PushFont(theme.bold);
    ImGui::TextUnformatted(line.left.c_str());
    ImGui::PopFont();
    ImGui::TextWrapped("%s", line.why.c_str());
    ImGui::EndChild();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
}

void draw_bar(const Theme& theme, double share) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x, high = theme.px(4);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + wide, at.y + high}, ImGui::GetColorU32(field_colour));
    const bool is_whole = share >= 1;
    list.AddRectFilled(at, {at.x + wide * static_cast<float>(share), at.y + high},
                       ImGui::GetColorU32(is_whole ? sound_colour : brass_colour));
    ImGui::Dummy({0, high});
}

void draw_line(const Theme& theme, const desk::InspectorLine& line) {
    switch (line.kind) {
        case Kind::heading:
            return heading(theme, line.left.c_str());
        case Kind::permission:
        case Kind::refusal:
            return draw_card(theme, line);
        default:
            break;
    }
    if (line.right.empty()) {
        ImGui::TextWrapped("%s", line.left.c_str());
    } else {
        ImGui::TextUnformatted(line.left.c_str());
    }
    const bool has_why = !line.why.empty() && ImGui::IsItemHovered();
    right_text(line.right,
               line.kind == Kind::plain && !line.why.empty() ? brass_colour : quiet_colour);
    if (!line.why.empty() && (has_why || ImGui::IsItemHovered())) {
        ImGui::SetTooltip("%s", line.why.c_str());
    }
    if (line.share >= 0) draw_bar(theme, line.share);
}

/// As many side by side as fit.
void draw_buttons(const std::vector<desk::Button>& buttons, Intents& intents) {
    for (const desk::Button& button : buttons) {
        const float wide =
            ImGui::CalcTextSize(button.label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
        ImGui::SameLine();
        if (&button == &buttons.front() || ImGui::GetContentRegionAvail().x < wide) {
            ImGui::NewLine();
        }
        draw_fitting_button(button, intents);
    }
}

/// The field with its label above it, and its button to the right.
void draw_offered(const Theme& theme, const desk::OfferedLine& line, Intents& intents) {
    ImGui::TextColored(quiet_colour, "%s", line.field.label.c_str());
    const float button = ImGui::CalcTextSize(line.add.label.c_str()).x +
                         2 * ImGui::GetStyle().FramePadding.x + ImGui::GetStyle().ItemSpacing.x;
    draw_form_field(theme, line.field, intents, -button);
    ImGui::SameLine();
    draw_button(line.add, false, intents);
}

void draw_pending(const Theme& theme, const desk::Pending& pending, Intents& intents) {
    heading(theme, "ORDERS");
    right_text(pending.standing, quiet_colour);
    for (std::size_t i = 0; i < pending.lines.size(); ++i) {
        const desk::DraftLine& line = pending.lines[i];
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::SmallButton("x")) intents.emplace_back(desk::StrikeOrder{i});
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", "withdraw this line");
        ImGui::PopID();
        ImGui::SameLine();
        ImGui::PushStyleColor(ImGuiCol_Text, line.refusal.empty() ? text_colour : wrong_colour);
        ImGui::TextWrapped("%s", line.text.c_str());
        ImGui::PopStyleColor();
        if (!line.refusal.empty()) ImGui::TextWrapped("%s", line.refusal.c_str());
    }
    if (pending.word) draw_offered(theme, *pending.word, intents);
    ImGui::BeginDisabled(!pending.can_undo);
    if (ImGui::Button("Undo")) intents.emplace_back(desk::Undo{});
    ImGui::EndDisabled();
    ImGui::SameLine();
    ImGui::BeginDisabled(!pending.can_redo);
    if (ImGui::Button("Redo")) intents.emplace_back(desk::Redo{});
    ImGui::EndDisabled();
    for (const desk::Button& button : pending.buttons) {
        ImGui::SameLine();
        draw_button(button, true, intents);
    }
}

}  // namespace

Intents draw_inspector(const Theme& theme, const Box& place, const desk::Inspector& inspector,
                       const desk::Pending* pending) {
    Intents intents;
    begin_panel("##inspector", place, panel_colour);
    const float foot = pending == nullptr ? 0 : ImGui::GetContentRegionAvail().y * 0.3F;
    ImGui::BeginChild("##selected", {0, foot == 0 ? 0 : -foot});
    if (inspector.title.empty()) {
        ImGui::TextColored(quiet_colour, "Click a formation, a contact or a square.");
    } else {
        ImGui::PushFont(theme.title);
        ImGui::TextWrapped("%s", inspector.title.c_str());
        ImGui::PopFont();
        right_text(inspector.place, quiet_colour);
    }
    // Actions come before lists, which can be long.
    const auto lists =
        std::find_if(inspector.lines.begin(), inspector.lines.end(),
                     [](const desk::InspectorLine& line) { return line.kind == Kind::heading; });
    std::for_each(inspector.lines.begin(), lists,
                  [&](const auto& line) { draw_line(theme, line); });
    draw_buttons(inspector.buttons, intents);
    std::for_each(lists, inspector.lines.end(), [&](const auto& line) { draw_line(theme, line); });
    ImGui::EndChild();
    if (pending != nullptr) {
        ImGui::Separator();
        draw_pending(theme, *pending, intents);
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
