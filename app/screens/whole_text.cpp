#include "screens/whole_text.h"

#include <imgui_internal.h>

#include <algorithm>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

ImVec2 size_of(std::string_view text) {
    return ImGui::CalcTextSize(text.data(), text.data() + text.size());
}

/// A box or a circle little higher than letters, in the middle of a line as high as a button;
/// whether it was pressed.
template <class Draw>
bool draw_small(const Draw& draw) {
    const ImVec2 padding = ImGui::GetStyle().FramePadding;
    const float less = padding.y * 0.7F;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + less);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {padding.x, padding.y - less});
    const bool was_pressed = draw();
    ImGui::PopStyleVar(2);
    return was_pressed;
}

/// The words after a box or a circle, which can be clicked, too.
bool was_label_pressed(std::string_view text) {
    const float top = ImGui::GetItemRectMin().y - ImGui::GetWindowPos().y + ImGui::GetScrollY();
    ImGui::SameLine(0, ImGui::GetStyle().ItemInnerSpacing.x);
    // A text is put lower by itself, beside what is as high as a button.
    const float lowered = ImGui::GetCurrentWindow()->DC.CurrLineTextBaseOffset;
    ImGui::SetCursorPosY(top + (ImGui::GetItemRectSize().y - ImGui::GetTextLineHeight()) / 2 -
                         lowered);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    return ImGui::IsItemClicked();
}

}  // namespace

void show_text(ImDrawList& list, ImVec2 from, ImVec2 to, std::string_view text, ImVec2 align) {
    const char* const end = text.data() + text.size();
    ImGui::RenderTextClippedEx(&list, from, to, text.data(), end, nullptr, align, nullptr);
    if (ImGui::GetCurrentContext()->LogEnabled) ImGui::LogRenderedText(&from, text.data(), end);
}

std::string id_of(std::string_view text) {
    std::string id = "##" + std::string(text);
    std::replace(id.begin() + 2, id.end(), '#', '\1');  // texts have no control characters
    return id;
}

bool text_button(std::string_view text, ImVec2 size) {
    const ImVec2 padding = ImGui::GetStyle().FramePadding, words = size_of(text);
    if (size.x == 0) size.x = words.x + 2 * padding.x;
    if (size.y == 0) size.y = words.y + 2 * padding.y;
    const bool was_pressed = ImGui::Button(id_of(text).c_str(), size);
    const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
    show_text(*ImGui::GetWindowDrawList(), {from.x + padding.x, from.y + padding.y},
              {to.x - padding.x, to.y - padding.y}, text, ImGui::GetStyle().ButtonTextAlign);
    return was_pressed;
}

bool text_row(std::string_view text, bool is_picked, ImGuiSelectableFlags flags, float height) {
    const ImVec2 words = size_of(text);
    ImVec2 from = ImGui::GetCursorScreenPos();
    from.y += ImGui::GetCurrentWindow()->DC.CurrLineTextBaseOffset;
    // The width is for lists that open as wide as their longest row.
    const bool was_pressed = ImGui::Selectable(
        id_of(text).c_str(), is_picked, flags | ImGuiSelectableFlags_SpanAvailWidth,
        {std::max(words.x, 1.0F), height > 0 ? height : words.y});
    show_text(*ImGui::GetWindowDrawList(), from, ImGui::GetItemRectMax(), text,
              ImGui::GetStyle().SelectableTextAlign);
    return was_pressed;
}

bool tick_box(const char* words, bool& is_ticked) {
    ImGui::BeginGroup();
    const bool was_pressed = draw_small([&] { return ImGui::Checkbox(words, &is_ticked); });
    ImGui::EndGroup();
    return was_pressed;
}

bool text_tick(std::string_view text, bool& is_ticked) {
    ImGui::BeginGroup();
    bool was_pressed = draw_small([&] { return ImGui::Checkbox(id_of(text).c_str(), &is_ticked); });
    if (was_label_pressed(text)) {
        is_ticked = !is_ticked;
        was_pressed = true;
    }
    ImGui::EndGroup();
    return was_pressed;
}

bool text_radio(std::string_view text, bool is_chosen) {
    ImGui::BeginGroup();
    const bool was_pressed =
        draw_small([&] { return ImGui::RadioButton(id_of(text).c_str(), is_chosen); });
    const bool was_label = was_label_pressed(text);
    ImGui::EndGroup();
    return was_pressed || was_label;
}

bool begin_list(const char* id, std::string_view chosen, ImGuiComboFlags flags) {
    ImDrawList& list = *ImGui::GetWindowDrawList();  // an open list has another one
    const ImVec2 padding = ImGui::GetStyle().FramePadding, at = ImGui::GetCursorScreenPos();
    const float high = ImGui::GetFrameHeight(), end = at.x + ImGui::CalcItemWidth() - high;
    const bool is_open = ImGui::BeginCombo(id, "", flags);
    const std::string shown =
        shortened(*ImGui::GetFont(), std::string(chosen), end - at.x - 2 * padding.x);
    show_text(list, {at.x + padding.x, at.y + padding.y}, {end, at.y + high}, shown, {0, 0});
    return is_open;
}

}  // namespace flagplot::screens
