#include <imgui.h>
#include <imgui_stdlib.h>

#include <array>

#include "present/picture/navy_style.h"
#include "screens/screens.h"
#include "screens/setup_parts.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

using desk::SetupStep;

/// The steps in a row; one that cannot be gone to yet says why.
void draw_setup_steps(const desk::Setup& setup, FrontIntents& intents) {
    int number = 0;
    for (const desk::SetupStepRow& row : desk::setup_steps) {
        if (number++ > 0) ImGui::SameLine();
        const std::string label = std::to_string(number) + "  " + std::string(row.name);
        const std::string why_not = desk::why_not_there(setup, row.step);
        const bool is_here = setup.step == row.step;
        ImGui::PushStyleColor(ImGuiCol_Button, is_here ? picked_colour : panel_colour);
        ImGui::BeginDisabled(!why_not.empty());
        if (text_button(label)) intents.emplace_back(desk::GoToSetup{row.step});
        ImGui::EndDisabled();
        ImGui::PopStyleColor();
        if (!why_not.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
            ImGui::SetTooltip("%s", why_not.c_str());
        }
    }
}

/// A side's colour as its counters have it, its name, and the navies that are known.
void draw_setup_side(const Theme& theme, desk::SetupForm& form, std::size_t side) {
    std::string& name = form.sides[side];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float high = ImGui::GetFrameHeight();
    const Ink ink = style_of_navy(name, SideId{static_cast<std::uint32_t>(side)}).colour;
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + high, at.y + high},
                                              ImGui::GetColorU32(side_colour(ink)), 4);
    ImGui::Dummy({high, high});
    ImGui::SameLine();
    ImGui::SetNextItemWidth(theme.px(260));
    ImGui::InputTextWithHint("##name", "name of the navy", &name);
    ImGui::SameLine(0, 2);
    if (ImGui::BeginCombo("##navies", "", ImGuiComboFlags_NoPreview)) {
        for (const std::string_view navy : known_navies()) {
            if (text_row(navy, navy == name)) name = navy;
        }
        ImGui::EndCombo();
    }
}

/// Without a side: its formations go with it, and those behind it move up.
void remove_side(desk::SetupForm& form, std::size_t side) {
    form.sides.erase(form.sides.begin() + static_cast<std::ptrdiff_t>(side));
    std::erase_if(form.fleets, [&](const desk::SetupFleet& each) { return each.side == side; });
    for (desk::SetupFleet& each : form.fleets) {
        if (each.side > side) --each.side;
    }
}

void draw_setup_sides(const Theme& theme, desk::SetupForm& form) {
    std::optional<std::size_t> removed;
    for (std::size_t i = 0; i < form.sides.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        draw_setup_side(theme, form, i);
        ImGui::SameLine();
        if (form.sides.size() > 2 && ImGui::Button("Remove")) removed = i;
        ImGui::NewLine();
        ImGui::PopID();
    }
    if (removed) remove_side(form, *removed);
    constexpr std::size_t most = 8;
    if (form.sides.size() < most && ImGui::Button("Another side")) form.sides.emplace_back();
    ImGui::TextColored(quiet_colour, "%s",
                       "A known navy has its own colour and shape of counter. All sides are at war "
                       "with each other; campaign.toml can say otherwise.");
}

/// One of several values, by its word.
template <class Value>
struct SetupChoice {
    const char* word = "";
    std::optional<Value> value = {};
};

template <class Value, std::size_t Count>
void draw_setup_choice(const Theme& theme, const char* label,
                       const std::array<SetupChoice<Value>, Count>& choices,
                       std::optional<Value>& value) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    ImGui::SameLine(theme.px(140));
    ImGui::SetNextItemWidth(theme.px(260));
    const char* shown = "";
    for (const auto& each : choices) {
        if (each.value == value) shown = each.word;
    }
    ImGui::PushID(label);
    if (begin_list("##choice", shown)) {
        for (const auto& each : choices) {
            if (text_row(each.word, each.value == value)) value = each.value;
        }
        ImGui::EndCombo();
    }
    ImGui::PopID();
}

constexpr std::array<SetupChoice<Light>, 3> lights{{{"by the clock: 06:00 to 17:30 is day"},
                                                    {"always day", Light::day},
                                                    {"always night", Light::night}}};
constexpr std::array<SetupChoice<Weather>, 6> weathers{{{"none: the weather does not count"},
                                                        {"clear", Weather::clear},
                                                        {"poor", Weather::poor},
                                                        {"heavy", Weather::heavy},
                                                        {"storm", Weather::storm},
                                                        {"fog", Weather::fog}}};

void draw_setup_time(const Theme& theme, desk::SetupForm& form) {
    const float wide = theme.px(260);
    setup_line(theme, "Begins", form.start, wide, "1941-05-18 06:00");
    setup_line(theme, "Turns", form.turns, wide, "of six hours each");
    ImGui::TextColored(quiet_colour, "%s", "A turn lasts six hours: four turns are a day.");
    draw_setup_choice(theme, "Light", lights, form.light);
    draw_setup_choice(theme, "Weather", weathers, form.weather);
    heading(theme, "RULES");
    if (text_radio("With an umpire, who releases each turn by hand", form.is_umpired)) {
        form.is_umpired = true;
    }
    if (text_radio("Without: each turn is shown as soon as it is resolved", !form.is_umpired)) {
        form.is_umpired = false;
    }
    (void)text_tick("Event cards, drawn by the dice", form.has_cards);
}

void draw_setup_writing(const Theme& theme, const desk::Setup& setup, desk::SetupForm& form,
                        FrontIntents& intents) {
    const float wide = theme.px(420);
    setup_line(theme, "Title", form.title, wide);
    setup_line(theme, "Folder", form.id, wide);
    ImGui::TextColored(quiet_colour, "~/flagplot/campaigns/%s", form.id.c_str());
    for (const std::string& problem : setup.problems) {
        ImGui::PushStyleColor(ImGuiCol_Text, wrong_colour);
        ImGui::TextWrapped("%s", problem.c_str());
        ImGui::PopStyleColor();
    }
    const bool is_written = !setup.written.empty();
    const bool can_write = desk::why_not_done(setup, SetupStep::write).empty() && !is_written;
    ImGui::BeginDisabled(!can_write);
    if (brass_button("Write the campaign")) intents.emplace_back(desk::WriteCampaign{});
    ImGui::EndDisabled();
    if (!is_written) return;
    ImGui::TextWrapped("It lies in %s.", setup.written.c_str());
    if (brass_button("Begin a game of it")) intents.emplace_back(desk::PlayWritten{});
    ImGui::SameLine();
    if (ImGui::Button("Go on with its forces")) intents.emplace_back(desk::EditWritten{});
}

/// Back and on, and why one cannot go on.
void draw_setup_foot(const Theme& theme, const desk::Setup& setup, FrontIntents& intents) {
    const auto here = static_cast<std::size_t>(setup.step);
    ImGui::BeginDisabled(here == 0);
    if (ImGui::Button("Back")) intents.emplace_back(desk::StepSetup{-1});
    ImGui::EndDisabled();
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("Alt+Left");
    ImGui::SameLine();
    if (here + 1 < desk::setup_steps.size()) {
        const SetupStep next = desk::setup_steps.at(here + 1).step;
        ImGui::BeginDisabled(!desk::why_not_there(setup, next).empty());
        if (brass_button("Next")) intents.emplace_back(desk::StepSetup{1});
        ImGui::EndDisabled();
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("Alt+Right");
    }
    const std::string still = desk::why_not_done(setup, setup.step);
    const std::string& said = setup.message.empty() ? still : setup.message;
    ImGui::SameLine(0, theme.px(18));
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(setup.message.empty() ? quiet_colour : wrong_colour, "%s", said.c_str());
}

}  // namespace

void setup_line(const Theme& theme, const char* label, std::string& text, float wide,
                const char* hint) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    ImGui::SameLine(theme.px(140));
    ImGui::SetNextItemWidth(wide);
    ImGui::PushID(label);
    ImGui::InputTextWithHint("##line", hint, &text);
    ImGui::PopID();
}

void draw_setup(const Theme& theme, const desk::Setup& setup, bool is_making,
                const PageImages& pictures, const PageImage& world, FrontIntents& intents) {
    desk::SetupForm form = setup.form;
    draw_setup_steps(setup, intents);
    const auto& row = desk::setup_steps.at(static_cast<std::size_t>(setup.step));
    ImGui::PushFont(theme.title);
    ImGui::TextUnformatted(row.asks.data(), row.asks.data() + row.asks.size());
    ImGui::PopFont();
    ImGui::BeginChild("##step", {0, -ImGui::GetFrameHeightWithSpacing() - theme.px(6)});
    switch (setup.step) {
        case SetupStep::sea:
            draw_setup_sea(theme, setup, is_making, pictures, world, form, intents);
            break;
        case SetupStep::sides:
            draw_setup_sides(theme, form);
            break;
        case SetupStep::time:
            draw_setup_time(theme, form);
            break;
        case SetupStep::forces:
            draw_setup_forces(theme, setup, form, intents);
            break;
        case SetupStep::write:
            draw_setup_writing(theme, setup, form, intents);
            break;
    }
    ImGui::EndChild();
    draw_setup_foot(theme, setup, intents);
    if (form != setup.form) intents.emplace(intents.begin(), desk::FillSetup{form});
}

}  // namespace flagplot::screens
