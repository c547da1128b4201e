#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <array>
#include <utility>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// By `FormPage`.
constexpr std::array<const char*, 7> page_names{
    "Rule", "Before release", "Battles", "Cards", "Messages", "Record", "By condition"};

/// The pages as a row of buttons; the open one is underlined.
void draw_pages(const Theme& theme, const std::optional<desk::FormPage>& open, desk::Viewer viewer,
                Intents& intents) {
    bool is_first = true;
    for (std::size_t i = 0; i < page_names.size(); ++i) {
        const auto page = static_cast<desk::FormPage>(i);
        if (!desk::has_page(viewer, page)) continue;
        if (!std::exchange(is_first, false)) ImGui::SameLine();
        const bool decides = viewer != desk::Viewer::umpire && page == desk::FormPage::rule;
        if (ImGui::Button(decides ? "Decide" : page_names[i]))
            intents.emplace_back(desk::OpenForms{page});
        if (open != page) continue;
        const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
        ImGui::GetWindowDrawList()->AddLine({from.x, to.y}, {to.x, to.y},
                                            ImGui::GetColorU32(brass_colour), theme.px(2));
    }
}

bool choose(const desk::FormField& field, std::string& value) {
    bool is_changed = false;
    if (!begin_list("##field", field.value, ImGuiComboFlags_HeightLarge)) {
        return false;
    }
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const std::string& each = field.choices[i];
        ImGui::PushID(static_cast<int>(i));
        if (text_row(each.empty() ? "\u2013" : std::string_view(each), each == field.value)) {
            value = each;
            is_changed = true;
        }
        ImGui::PopID();
    }
    ImGui::EndCombo();
    return is_changed;
}

/// Label and field, one a line.
void draw_fields(const Theme& theme, const std::vector<desk::FormField>& fields, Intents& intents) {
    for (const desk::FormField& field : fields) {
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(field.label.c_str());
        ImGui::SameLine(theme.px(150));
        draw_form_field(theme, field, intents);
    }
}

/// The first column is what the row is about.
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

/// The command as the record would keep it, why it is refused, or what would come of it.
void draw_verdict(const Theme& theme, const desk::Form& form) {
    if (!form.command.empty()) {
        ImGui::PushFont(theme.small);
        ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
        ImGui::TextWrapped("%s", form.command.c_str());
        ImGui::PopStyleColor();
        ImGui::PopFont();
    }
    if (!form.refusal.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, colour_of(refused_ink));
        ImGui::TextWrapped("%s", form.refusal.c_str());
        ImGui::PopStyleColor();
    }
    for (const std::string& line : form.effect) {
        ImGui::PushStyleColor(ImGuiCol_Text, colour_of(allowed_ink));
        ImGui::TextWrapped("%s", line.c_str());
        ImGui::PopStyleColor();
    }
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
        if (i > 0) ImGui::SameLine();
        draw_button(form.buttons[i], i == 0, intents);
    }
    if (!form.to_read.empty()) {
        ImGui::PushTextWrapPos(0);
        ImGui::TextUnformatted(form.to_read.c_str());
        ImGui::PopTextWrapPos();
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
            is_changed = ImGui::Checkbox("##field", &is_ticked);
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
        case Kind::text:
            ImGui::SetNextItemWidth(wide);
            is_changed = ImGui::InputTextWithHint("##field", field.hint.c_str(), &value);
            break;
    }
    ImGui::PopID();
    if (is_changed) intents.emplace_back(desk::FillIn{field.name, value});
}

Intents draw_forms(const Theme& theme, const Box& chart, const desk::Forms& forms,
                   const desk::DeskState& state, desk::Viewer viewer) {
    Intents intents;
    const bool is_open = state.page.has_value();
    if (viewer != desk::Viewer::umpire && !is_open) return intents;
    const float wide =
        std::min(theme.px(is_open ? 700 : 470), static_cast<float>(chart.width()) - theme.px(16));
    const float high = is_open ? static_cast<float>(chart.height()) - theme.px(16) : theme.px(46);
    ImGui::SetNextWindowPos({static_cast<float>(chart.left) + theme.px(8),
                             static_cast<float>(chart.top) + theme.px(8)});
    ImGui::SetNextWindowSize({std::max(wide, theme.px(80)), std::max(high, theme.px(46))});
    ImGui::Begin("##forms", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNavInputs |
                     (is_open ? 0 : ImGuiWindowFlags_NoScrollbar));
    draw_pages(theme, state.page, viewer, intents);
    if (is_open) {
        ImGui::BeginChild("##page");
        for (std::size_t i = 0; i < forms.size(); ++i) {
            ImGui::PushID(static_cast<int>(i));
            draw_form(theme, forms[i], intents);
            ImGui::PopID();
        }
        ImGui::EndChild();
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
