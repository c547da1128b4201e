#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

bool choose(const desk::FormField& field, std::string& value) {
    bool is_changed = false;
    if (!begin_list("##field", field.word_for(field.value), ImGuiComboFlags_HeightLarge)) {
        return false;
    }
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const std::string& each = field.choices[i];
        ImGui::PushID(static_cast<int>(i));
        const std::string& word = field.word_for(each);
        if (text_row(word.empty() ? "\u2013" : std::string_view(word), each == field.value)) {
            value = each;
            is_changed = true;
        }
        ImGui::PopID();
    }
    ImGui::EndCombo();
    return is_changed;
}

constexpr float label_wide = 135;

/// The field, and below it what can be typed if it is too narrow for that.
void draw_field_with_hint(const Theme& theme, desk::FormField field, Intents& intents) {
    const float room = ImGui::GetContentRegionAvail().x - 2 * ImGui::GetStyle().FramePadding.x;
    const bool is_text = field.kind == desk::FormField::Kind::text;
    const bool is_below = is_text && ImGui::CalcTextSize(field.hint.c_str()).x > room;
    const std::string below = is_below ? std::exchange(field.hint, {}) : std::string();
    draw_form_field(theme, field, intents);
    if (!is_below) return;
    ImGui::PushFont(theme.small);
    ImGui::SetCursorPosX(ImGui::GetItemRectMin().x - ImGui::GetWindowPos().x);
    ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
    ImGui::TextWrapped("%s", below.c_str());
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

/// Label and field side by side, or one below the other if that would be too narrow. What is ticked
/// stands behind its box.
void draw_fields(const Theme& theme, const std::vector<desk::FormField>& fields, Intents& intents) {
    const bool is_narrow = ImGui::GetContentRegionAvail().x < theme.px(290);
    for (const desk::FormField& field : fields) {
        if (field.kind == desk::FormField::Kind::tick) {
            if (!is_narrow) ImGui::SetCursorPosX(theme.px(label_wide));
            draw_form_field(theme, field, intents);
            ImGui::SameLine();
            ImGui::AlignTextToFramePadding();
            ImGui::TextWrapped("%s", field.label.c_str());
            continue;
        }
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(field.label.c_str());
        if (!is_narrow) ImGui::SameLine(theme.px(label_wide));
        draw_field_with_hint(theme, field, intents);
    }
}

/// The first column says what the row is about.
void draw_table(const Theme& theme, const desk::Form& form, Intents& intents) {
    const std::size_t wide = form.columns.size() - 1;
    constexpr ImGuiTableFlags flags = ImGuiTableFlags_ScrollX | ImGuiTableFlags_RowBg |
                                      ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_ScrollY;
    const auto rows = static_cast<float>(form.fields.size() / wide + 1);
    const float high = std::min(rows, 9.0F) * (ImGui::GetFrameHeight() + theme.px(6));
    if (!ImGui::BeginTable("##table", static_cast<int>(wide + 1), flags, {0, high})) return;
    ImGui::TableSetupScrollFreeze(1, 1);
    for (std::size_t i = 0; i <= wide; ++i) {
        ImGui::TableSetupColumn(form.columns[i].c_str(), ImGuiTableColumnFlags_WidthFixed,
                                theme.px(i == 0      ? 140.0F
                                         : i == 1    ? 110.0F
                                         : i == wide ? 220.0F
                                                     : 84.0F));
    }
    ImGui::TableHeadersRow();
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        if (i % wide == 0) {
            ImGui::TableNextRow();
            ImGui::TableNextColumn();
            ImGui::AlignTextToFramePadding();
            ImGui::TextUnformatted(form.rows.at(i / wide).c_str());
        }
        ImGui::TableNextColumn();
        draw_form_field(theme, form.fields[i], intents);
    }
    ImGui::EndTable();
}

/// A line of a sheet as it would be sent, why it is refused, or what would come of it.
void draw_verdict(const Theme& theme, const desk::Form& form) {
    if (form.shows_command) {
        ImGui::PushFont(theme.small);
        ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
        ImGui::TextWrapped("%s", form.command.c_str());
        ImGui::PopStyleColor();
        ImGui::PopFont();
    }
    if (!form.refusal.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, refused_colour);
        ImGui::TextWrapped("%s", form.refusal.c_str());
        ImGui::PopStyleColor();
    }
    for (const std::string& line : form.effect) {
        ImGui::PushStyleColor(ImGuiCol_Text, allowed_colour);
        ImGui::TextWrapped("%s", line.c_str());
        ImGui::PopStyleColor();
    }
}

/// Continues on the same line if a button with this label fits there.
void stay_on_line(const std::string& label) {
    const float wide = ImGui::CalcTextSize(label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x < wide) ImGui::NewLine();
}

void draw_form(const Theme& theme, const desk::Form& form, Intents& intents) {
    heading(theme, form.title.c_str());
    for (const std::string& line : form.said) ImGui::TextWrapped("%s", line.c_str());
    if (form.columns.empty()) {
        draw_fields(theme, form.fields, intents);
    } else {
        draw_table(theme, form, intents);
    }
    draw_fields(theme, form.after, intents);
    draw_verdict(theme, form);
    for (std::size_t i = 0; i < form.buttons.size(); ++i) {
        if (i > 0) stay_on_line(form.buttons[i].label);
        draw_button(form.buttons[i], false, intents);
    }
    ImGui::Dummy({0, theme.px(8)});
}

}  // namespace

void draw_form_field(const Theme& theme, const desk::FormField& field, Intents& intents,
                     float wide) {
    using Kind = desk::FormField::Kind;
    std::string value = field.value;
    bool is_changed = false;
    ImGui::PushID(id_of(field.name).c_str());
    switch (field.kind) {
        case Kind::tick: {
            bool is_ticked = value == desk::ticked;
            is_changed = tick_box("##field", is_ticked);
            value = is_ticked ? std::string(desk::ticked) : std::string();
            break;
        }
        case Kind::choice:
            ImGui::SetNextItemWidth(wide);
            is_changed = choose(field, value);
            break;
        case Kind::long_text:
            is_changed = ImGui::InputTextMultiline("##field", &value, {wide, theme.px(110)});
            break;
        case Kind::text: {
            ImGui::SetNextItemWidth(wide);
            const float room = ImGui::CalcItemWidth() - 2 * ImGui::GetStyle().FramePadding.x;
            ImGui::SetNextItemWidth(wide);
            is_changed = ImGui::InputTextWithHint(
                "##field", shortened(*ImGui::GetFont(), field.hint, room).c_str(), &value);
            break;
        }
    }
    ImGui::PopID();
    if (is_changed) intents.emplace_back(desk::FillIn{field.name, value});
}

Intents draw_forms(const Theme& theme, const Box& place, const desk::Forms& forms,
                   desk::FormPage page, desk::Viewer viewer) {
    Intents intents;
    begin_panel("##forms", place, panel_colour);
    ImGui::PushFont(theme.title);
    ImGui::TextUnformatted(desk::page_title(page, viewer).c_str());
    ImGui::PopFont();
    ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - ImGui::GetFrameHeight());
    if (ImGui::Button("x")) intents.emplace_back(desk::OpenForms{page});
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", "close this page");
    ImGui::BeginChild("##page");
    for (std::size_t i = 0; i < forms.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        draw_form(theme, forms[i], intents);
        ImGui::PopID();
    }
    ImGui::EndChild();
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
