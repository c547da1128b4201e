#include "screens/contact_card.h"

#include <algorithm>
#include <string>

#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

constexpr ImGuiWindowFlags contact_flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                           ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
                                           ImGuiWindowFlags_NoSavedSettings |
                                           ImGuiWindowFlags_NoFocusOnAppearing;

void draw_card_head(const Theme& theme, const desk::CardRows& card, const std::string& key,
                    Intents& intents) {
    write_wrapped(theme.title, text_colour, card.title);
    ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - ImGui::GetFrameHeight());
    if (ImGui::Button("x##card")) intents.emplace_back(desk::FoldCard{});
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("put the card away (%s)", key.c_str());
    write_wrapped(theme.small, quiet_colour, card.when);
}

void draw_events(const Theme& theme, const std::vector<desk::CardRows::Event>& events) {
    const bool has_hours = std::any_of(events.begin(), events.end(),
                                       [](const auto& each) { return !each.hour.empty(); });
    const float texts_at = has_hours ? ImGui::CalcTextSize("00:00").x + theme.px(10) : 0;
    for (const desk::CardRows::Event& each : events) {
        const float left = ImGui::GetCursorPosX();
        if (has_hours) {
            write_wrapped(theme.normal, quiet_colour, each.hour);
            ImGui::SameLine(left + texts_at);
        }
        write_wrapped(theme.normal, text_colour, each.text);
    }
}

void draw_enemy(const Theme& theme, const desk::CardRows::Enemy& enemy, Intents& intents) {
    ImGui::Dummy({0, theme.px(2)});
    ImGui::PushStyleColor(ImGuiCol_Text, brass_colour);
    if (text_row(enemy.title.label)) intents.push_back(enemy.title.intent);
    ImGui::PopStyleColor();
    write_wrapped(theme.small, text_colour, enemy.changed);
    for (const std::string& line : enemy.known) write_wrapped(theme.small, quiet_colour, line);
}

/// What it is about, and the chance in brass, which says on hover what it is made of.
void draw_number(const Theme& theme, const desk::CardRows::Number& number) {
    ImGui::PushFont(theme.small);
    const float left = ImGui::GetCursorPosX() + theme.px(26);
    ImGui::SetCursorPosX(left);
    ImGui::TextColored(quiet_colour, "%s:", number.about.c_str());
    ImGui::SameLine(0, theme.px(5));
    const float room = ImGui::GetContentRegionAvail().x;
    const ImVec4& ink = number.made_of.empty() ? text_colour : brass_colour;
    if (ImGui::CalcTextSize(number.chance.c_str()).x > room) {
        ImGui::NewLine();
        ImGui::SetCursorPosX(left);
    }
    write_wrapped(theme.small, ink, number.chance);
    if (!number.made_of.empty() && ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s", number.made_of.c_str());
    }
    ImGui::PopFont();
}

void draw_option(const Theme& theme, const desk::CardRows::Option& option, Intents& intents) {
    if (!option.group.empty()) write_wrapped(theme.small, brass_colour, option.group);
    ImGui::AlignTextToFramePadding();
    const float left = ImGui::GetCursorPosX();
    ImGui::TextColored(quiet_colour, "%s", option.key.c_str());
    ImGui::SameLine(left + theme.px(18));
    draw_fitting_button(option.button, intents);
    if (!option.hint.empty()) write_wrapped(theme.small, quiet_colour, option.hint);
    for (const desk::CardRows::Number& each : option.numbers) draw_number(theme, each);
}

/// All but the head and the main button, which stay in sight while this scrolls.
void draw_body(const Theme& theme, const desk::CardRows& card, Intents& intents) {
    draw_events(theme, card.events);
    for (std::size_t i = 0; i < card.enemies.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        draw_enemy(theme, card.enemies[i], intents);
        ImGui::PopID();
    }
    if (!card.options.empty()) {
        ImGui::Dummy({0, theme.px(4)});
        heading(theme, "WHAT MAY BE DONE");
    }
    for (std::size_t i = 0; i < card.options.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        draw_option(theme, card.options[i], intents);
        ImGui::PopID();
    }
}

/// As high as it was in the last frame, if there is room. Every card begins at its top.
void draw_scrolled_body(const Theme& theme, const desk::CardRows& card, float room,
                        Intents& intents) {
    ImGui::PushID((card.title + card.when).c_str());
    float& height = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##height"), room);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::BeginChild("##body", {0, std::max(std::min(height, room), 1.0F)});
    ImGui::PopStyleVar();
    draw_body(theme, card, intents);
    height = ImGui::GetCursorPosY();
    ImGui::EndChild();
    ImGui::PopID();
}

}  // namespace

double contact_card_width(const Box& chart, double scale) {
    const double beside = 12 * scale;
    return std::min(380 * scale, std::max(chart.width() - 2 * beside, 1.0)) + 2 * beside;
}

/// At the right it lies below the list of overlays.
Box contact_card_place(const Box& chart, double height, double scale, bool is_right) {
    const double beside = 12 * scale, above = (is_right ? 56 : 34) * scale, below = 30 * scale;
    const double wide = contact_card_width(chart, scale) - 2 * beside;
    const double room = std::max(chart.height() - above - below, 1.0);
    const double left = is_right ? std::max(chart.right - beside - wide, chart.left)
                                 : std::min(chart.left + beside, chart.right - wide);
    const double top = std::min(chart.top + above, chart.bottom - 1);
    return {left, top, left + wide, top + std::min(height, room)};
}

Intents draw_contact_card(const Theme& theme, const Box& chart, const desk::CardRows& card,
                          bool is_right, const std::string& key) {
    Intents intents;
    static constexpr float most = 100'000;
    const Box place = contact_card_place(chart, most, theme.scale, is_right);
    const auto wide = static_cast<float>(place.width());
    ImGui::SetNextWindowPos({static_cast<float>(place.left), static_cast<float>(place.top)});
    ImGui::SetNextWindowSizeConstraints({wide, 1}, {wide, static_cast<float>(place.height())});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(14), theme.px(10)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, theme.px(4));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, raised_colour);
    ImGui::Begin("##contact", nullptr, contact_flags | ImGuiWindowFlags_AlwaysAutoResize);
    const ImVec2 corner = ImGui::GetWindowPos();
    ImGui::GetWindowDrawList()->AddRectFilled(
        corner, {corner.x + theme.px(4), corner.y + ImGui::GetWindowHeight()},
        ImGui::GetColorU32(side_colour(card.colour)));
    draw_card_head(theme, card, key, intents);
    ImGui::Separator();
    const bool goes_on = !card.go_on.label.empty();
    const float foot = goes_on ? ImGui::GetFrameHeightWithSpacing() + theme.px(2) : 0;
    const float room = static_cast<float>(place.bottom) - ImGui::GetCursorScreenPos().y - foot -
                       ImGui::GetStyle().WindowPadding.y;
    draw_scrolled_body(theme, card, room, intents);
    if (goes_on) draw_button(card.go_on, true, intents);
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    return intents;
}

}  // namespace flagplot::screens
