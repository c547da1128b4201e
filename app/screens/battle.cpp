#include "screens/battle.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string_view>

#include "present/desk/state/form_rows.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

void wrapped(const std::string& text, const ImVec4& colour) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopStyleColor();
}

void draw_token(const Theme& theme, const desk::TokenRow& row, Intents& intents) {
    ImGui::PushID(id_of(row.id).c_str());
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float side = ImGui::GetFontSize() * 0.6F;
    const float lower = (ImGui::GetFontSize() - side) / 2;
    ImGui::GetWindowDrawList()->AddRectFilled(
        {corner.x, corner.y + lower}, {corner.x + side, corner.y + lower + side},
        ImGui::GetColorU32(colour_of(row.colour, row.is_gone ? 0.4 : 1)));
    ImGui::Dummy({side, ImGui::GetFontSize()});
    ImGui::SameLine();
    ImGui::PushStyleColor(ImGuiCol_Text, row.is_gone ? quiet_colour : text_colour);
    if (text_row(row.name, row.is_picked)) {
        intents.emplace_back(desk::PickToken{row.is_picked ? std::string() : row.id});
    }
    ImGui::PopStyleColor();
    if (!row.detail.empty()) {
        ImGui::PushFont(theme.small);
        ImGui::Indent(side + theme.px(8));
        wrapped(row.detail, quiet_colour);
        ImGui::Unindent(side + theme.px(8));
        ImGui::PopFont();
    }
    ImGui::PopID();
}

/// Is there an order in the line that needs no more words?
bool is_whole(const desk::DeskState& state, const desk::BattlePanel& panel) {
    return panel.wanted.empty() &&
           !desk::filled_in(state.filled, std::string(desk::order_field)).empty();
}

/// An order can be typed in the words of the module, which also says what is wrong with it.
void draw_typing(const desk::DeskState& state, const desk::BattlePanel& panel, Intents& intents) {
    std::array<char, 200> text{};
    const std::string field(desk::order_field);
    const std::string line = desk::filled_in(state.filled, field);
    std::strncpy(text.data(), line.c_str(), text.size() - 1);
    ImGui::SetNextItemWidth(-1);
    const bool is_given =
        ImGui::InputTextWithHint("##order", "or type an order, and Enter", text.data(), text.size(),
                                 ImGuiInputTextFlags_EnterReturnsTrue);
    const std::string typed = text.data();
    const bool is_clicked = is_whole(state, panel) && ImGui::Button("Give this order", {-1, 0});
    if ((is_given || is_clicked) && !typed.empty()) {
        intents.emplace_back(desk::GiveBattleOrder{typed});
    } else if (ImGui::IsItemEdited()) {
        intents.emplace_back(desk::FillIn{field, typed});
    }
}

/// Rows that put a line into the field for typing.
void draw_offers(const std::vector<desk::SlotOffer>& offers, Intents& intents) {
    for (std::size_t i = 0; i < offers.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (text_row(offers[i].word, false)) {
            intents.emplace_back(desk::FillIn{std::string(desk::order_field), offers[i].line});
        }
        if (!offers[i].meaning.empty()) wrapped(offers[i].meaning, quiet_colour);
        ImGui::PopID();
    }
}

void draw_forms(const Theme& theme, const std::vector<desk::SlotOffer>& forms, Intents& intents) {
    if (forms.empty()) return;
    heading(theme, "ORDERS TO FILL IN");
    ImGui::PushID("forms");
    draw_offers(forms, intents);
    ImGui::PopID();
}

/// Typed to find one of many words for the next slot.
void draw_seeking(const desk::DeskState& state, Intents& intents) {
    const std::string field(desk::offer_field);
    std::array<char, 40> text{};
    const std::string sought = desk::filled_in(state.filled, field);
    std::strncpy(text.data(), sought.c_str(), text.size() - 1);
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##offer", "find one of them", text.data(), text.size())) {
        intents.emplace_back(desk::FillIn{field, text.data()});
    }
}

/// What the line for typing lacks; words for it can be clicked.
void draw_wanted(const desk::BattlePanel& panel, const desk::DeskState& state, Intents& intents) {
    if (panel.wanted.empty()) return;
    wrapped("Next, " + panel.wanted, brass_colour);
    if (panel.offers.is_sought) draw_seeking(state, intents);
    const std::size_t before = intents.size();
    draw_offers(panel.offers.shown, intents);
    if (panel.offers.more > 0) {
        ImGui::TextColored(quiet_colour, "and %zu more", panel.offers.more);
    }
    if (ImGui::SmallButton("Another order")) {
        intents.emplace_back(desk::FillIn{std::string(desk::order_field), ""});
    }
    // What was sought is for one slot.
    if (intents.size() > before) {
        intents.emplace_back(desk::FillIn{std::string(desk::offer_field), ""});
    }
}

/// What the order that is written would do, or why it cannot be given.
void draw_forecast(const desk::LineForecast& forecast) {
    if (!forecast.why_not.empty()) wrapped(forecast.why_not, refused_colour);
    if (!forecast.effect.empty()) wrapped(forecast.effect, quiet_colour);
}

/// Of the forecast, the line for typing and the buttons under the list.
float height_below(const Theme& theme, const desk::BattlePanel& panel, const desk::DeskState& state,
                   bool is_solo) {
    float height = theme.px(112);
    if (is_solo) height += ImGui::GetFrameHeightWithSpacing();
    if (is_whole(state, panel)) height += ImGui::GetFrameHeightWithSpacing();
    for (const std::string& text : {panel.forecast.why_not, panel.forecast.effect}) {
        if (text.empty()) continue;
        const float width = ImGui::GetContentRegionAvail().x;
        height += ImGui::CalcTextSize(text.c_str(), nullptr, false, width).y +
                  ImGui::GetStyle().ItemSpacing.y;
    }
    return height;
}

void draw_order_list(const Theme& theme, const desk::BattlePanel& panel,
                     const desk::DeskState& state, bool is_solo, Intents& intents) {
    ImGui::BeginChild("##list", {0, -height_below(theme, panel, state, is_solo)});
    for (std::size_t i = 0; i < panel.orders.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const desk::OrderRow& row = panel.orders[i];
        const bool is_marked = panel.listed == i;
        if (!row.group.empty()) heading(theme, row.group.c_str());
        if (text_row(row.text, is_marked)) intents.emplace_back(desk::GiveBattleOrder{row.text});
        if (is_marked && !ImGui::IsWindowHovered()) ImGui::SetScrollHereY();
        if (!row.effect.empty()) {
            ImGui::PushFont(theme.small);
            ImGui::Indent(theme.px(12));
            wrapped(row.effect, quiet_colour);
            ImGui::Unindent(theme.px(12));
            ImGui::PopFont();
        }
        ImGui::PopID();
    }
    draw_forms(theme, panel.forms, intents);
    ImGui::EndChild();
}

void draw_modules(const desk::BattleShown& battle, Intents& intents) {
    if (battle.modules.size() < 2) return;
    ImGui::SetNextItemWidth(-1);
    if (!begin_list("##module", battle.module)) return;
    for (const std::string& name : battle.modules) {
        if (text_row(name, name == battle.module)) {
            intents.emplace_back(desk::ShowBattle{battle.id, name});
        }
    }
    ImGui::EndCombo();
}

std::size_t spaces_before(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Lines that begin with more spaces than the first one are indented, also where they are wrapped.
void draw_indented(const Theme& theme, std::string_view text) {
    const std::size_t first = spaces_before(text);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const std::size_t spaces = spaces_before(line);
        const std::size_t more = std::max(spaces, first) - first;
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + theme.px(6) * static_cast<float>(more));
        wrapped(std::string(line.substr(spaces)), text_colour);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
}

void draw_result(const Theme& theme, const desk::BattleShown& battle, Intents& intents) {
    ImGui::BeginChild("##result", {0, -theme.px(84)});
    draw_indented(theme, battle.result);
    ImGui::EndChild();
    draw_button({"Take the result into the campaign", desk::TakeBattleResult{}, {}}, true, intents);
    draw_button({"Take the last order back", desk::TakeBackBattleOrder{}, battle.no_step_back},
                false, intents);
}

/// Which step is shown, and playing back the last turn.
void draw_playback(const Theme& theme, const desk::BattleShown& battle,
                   const desk::BattlePanel& panel, const desk::DeskState& state, Intents& intents) {
    if (battle.steps.empty()) return wrapped("No order has been given yet.", quiet_colour);
    if (ImGui::SmallButton(state.battle.plays ? "Stop" : "Play last turn")) {
        intents.emplace_back(desk::PlayBattle{});
    }
    ImGui::SameLine();
    const int last = static_cast<int>(battle.steps.size());
    int step = static_cast<int>(panel.moment) + 1;
    ImGui::SetNextItemWidth(theme.px(220));
    if (ImGui::SliderInt("##moment", &step, 1, last, "", ImGuiSliderFlags_AlwaysClamp)) {
        const auto at = static_cast<std::size_t>(step) - 1;
        const bool is_now = step == last;
        intents.emplace_back(
            desk::LookAtStep{is_now ? std::nullopt : std::optional<std::size_t>(at)});
    }
    ImGui::SameLine();
    ImGui::TextColored(quiet_colour, "after order %d of %d", step, last);
    if (!state.battle.moment) return;
    ImGui::SameLine();
    if (ImGui::SmallButton("Now")) intents.emplace_back(desk::LookAtStep{});
}

void draw_step_row(const Theme& theme, const desk::StepRow& row, Intents& intents) {
    using Kind = desk::StepRow::Kind;
    const float indent = row.kind == Kind::order ? 0 : theme.px(row.kind == Kind::ledger ? 32 : 16);
    if (indent > 0) ImGui::Indent(indent);
    if (row.kind == Kind::fold) {
        const std::string sign = row.is_unfolded ? "- " : "+ ";
        ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
        if (text_row(sign + row.text)) intents.emplace_back(desk::FoldStep{row.step});
        ImGui::PopStyleColor();
    } else {
        const bool is_order = row.kind == Kind::order;
        const ImVec4 said = row.kind == Kind::told ? text_colour : quiet_colour;
        ImGui::TextColored(is_order ? brass_colour : said, "%s", row.text.c_str());
        if (!row.why.empty() && ImGui::IsItemHovered()) ImGui::SetTooltip("%s", row.why.c_str());
    }
    if (indent > 0) ImGui::Unindent(indent);
}

/// Cards of the side whose view it is.
void draw_hand(const Theme& theme, const std::vector<tactical::HandCard>& hand) {
    if (hand.empty()) return;
    ImGui::Dummy({0, theme.px(4)});
    heading(theme, "CARDS IN HAND");
    for (const tactical::HandCard& card : hand) {
        wrapped(card.id + " " + card.title, text_colour);
        ImGui::PushFont(theme.small);
        ImGui::Indent(theme.px(16));
        wrapped(card.text + ".", quiet_colour);
        ImGui::Unindent(theme.px(16));
        ImGui::PopFont();
    }
}

}  // namespace

Intents draw_battle_head(const Theme& theme, const Box& place, const desk::BattleShown& battle) {
    Intents intents;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(12), theme.px(4)});
    begin_panel("##battle_head", {place.left, place.top, place.right, place.top + theme.px(34)},
                bar_colour);
    ImGui::PopStyleVar();
    ImGui::AlignTextToFramePadding();
    ImGui::PushFont(theme.bold);
    ImGui::TextUnformatted(battle.title.c_str());
    ImGui::PopFont();
    ImGui::SameLine(0, theme.px(14));
    ImGui::TextUnformatted(battle.scene.title.c_str());
    ImGui::SameLine(0, theme.px(14));
    const desk::BattleSide& eyes = battle.sides.at(battle.eyes.index());
    ImGui::TextColored(quiet_colour, "as %s sees it", eyes.name.c_str());
    const float width = theme.px(70);
    ImGui::SameLine(ImGui::GetWindowWidth() - width - theme.px(12));
    if (ImGui::Button("Chart", {width, 0})) intents.emplace_back(desk::LeaveBattle{});
    ImGui::End();
    return intents;
}

Intents draw_battle_sides(const Theme& theme, const Box& place, const desk::BattleShown& battle,
                          const desk::BattlePanel& panel, const desk::DeskState& state) {
    Intents intents;
    begin_panel("##battle_sides", place, panel_colour);
    for (std::size_t side = 0; side < battle.sides.size(); ++side) {
        const desk::BattleSide& row = battle.sides[side];
        const tactical::SideIndex index{static_cast<std::uint32_t>(side)};
        ImGui::PushID(static_cast<int>(side));
        ImGui::PushFont(theme.bold);
        ImGui::TextUnformatted(row.name.c_str());
        ImGui::PopFont();
        if (battle.to_act == index) {
            ImGui::SameLine();
            const float room = ImGui::GetContentRegionAvail().x;
            if (room < ImGui::CalcTextSize("to act").x) ImGui::NewLine();
            ImGui::TextColored(brass_colour, "to act");
        }
        bool is_captains = state.battle.captains.contains(index) || row.is_captains;
        ImGui::BeginDisabled(!row.is_ours);
        if (tick_box("its captain decides", is_captains)) {
            intents.emplace_back(desk::SetCaptain{index, is_captains});
        }
        ImGui::EndDisabled();
        for (const desk::TokenRow& token : panel.tokens[side]) draw_token(theme, token, intents);
        if (battle.eyes == index) draw_hand(theme, battle.scene.hand);
        ImGui::Dummy({0, theme.px(8)});
        ImGui::PopID();
    }
    ImGui::PushFont(theme.small);
    for (const std::string& sentence : battle.scene.legend) wrapped(sentence, quiet_colour);
    if (!battle.scene.board.step.empty()) {
        wrapped("One step is " + battle.scene.board.step + ".", quiet_colour);
    }
    ImGui::PopFont();
    ImGui::End();
    return intents;
}

Intents draw_battle_orders(const Theme& theme, const Box& place, const desk::BattleShown& battle,
                           const desk::BattlePanel& panel, const desk::DeskState& state,
                           bool is_busy) {
    Intents intents;
    begin_panel("##battle_orders", place, panel_colour);
    heading(theme, "ORDERS");
    ImGui::PushFont(theme.bold);
    wrapped(panel.standing, battle.orders.empty() ? quiet_colour : brass_colour);
    ImGui::PopFont();
    draw_modules(battle, intents);
    for (std::size_t i = 0; i < panel.facts.size(); ++i) {
        wrapped(panel.facts[i], i == 0 ? text_colour : quiet_colour);
    }
    ImGui::Separator();
    ImGui::BeginDisabled(is_busy);
    if (!battle.to_act) {
        draw_result(theme, battle, intents);
    } else {
        if (panel.wanted.empty()) draw_order_list(theme, panel, state, battle.is_solo, intents);
        draw_wanted(panel, state, intents);
        draw_forecast(panel.forecast);
        const std::string why_not = battle.orders.empty() ? panel.standing : "";
        draw_typing(state, panel, intents);
        draw_button({"Its captain gives this order", desk::CaptainOrders{}, why_not}, true,
                    intents);
        draw_button({"Captains to the end", desk::CaptainOrders{desk::CaptainsPart::all}, why_not},
                    false, intents);
        ImGui::SameLine();
        draw_button({"Back", desk::TakeBackBattleOrder{}, battle.no_step_back}, false, intents);
        if (battle.is_solo) {
            draw_button({"Take history's result", desk::TakeHistory{}, {}}, false, intents);
        }
    }
    ImGui::EndDisabled();
    ImGui::End();
    return intents;
}

Intents draw_battle_log(const Theme& theme, const Box& place, const desk::BattleShown& battle,
                        const desk::BattlePanel& panel, const desk::DeskState& state) {
    Intents intents;
    begin_panel("##battle_log", place, bar_colour);
    heading(theme, "WHAT HAPPENED");
    draw_playback(theme, battle, panel, state, intents);
    ImGui::BeginChild("##lines");
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(panel.rows.size()));
    while (clipper.Step()) {
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            ImGui::PushID(i);
            draw_step_row(theme, panel.rows[static_cast<std::size_t>(i)], intents);
            ImGui::PopID();
        }
    }
    // The log scrolls along if it is at its end.
    if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1) ImGui::SetScrollHereY(1);
    ImGui::EndChild();
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
