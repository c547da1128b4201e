#include "desk/campaign/battle_page.h"

#include <imgui.h>

#include <cstdint>
#include <utility>

#include "present/desk/battle/order_form.h"
#include "present/desk/state/form_rows.h"
#include "present/picture/palette.h"
#include "present/plot/plot_page.h"
#include "screens/battle.h"

namespace flagplot::desk {

BattlePage::BattlePage(Desktop& desktop, Session& session)
    : SessionPage(desktop, session), canvas_(desktop.window.fonts()) {}

BattleFrame BattlePage::frame() const {
    return desk_frame(battle(), places_.chart, desktop_.window.scale());
}

void BattlePage::look_round() {
    SessionPage::look_round();
    const auto& shown = session_.document().battle;
    if (!shown) return;
    const std::int32_t shown_for = since_step_.getElapsedTime().asMilliseconds();
    const bool is_begin = !session_.state().battle.moment;
    if (!is_begin && shown_for < milliseconds_a_step(shown->steps)) return;
    const auto next = played_on(*shown, session_.state().battle);
    if (!next) return;
    since_step_.restart();
    session_.carry_out(*next);
}

void BattlePage::paint() {
    if (session_.state().curtain) return;
    const double scale = desktop_.window.scale();
    const BattleFrame board = frame();
    const BattlePanel panel = this->panel();
    const tactical::BattleScene scene = scene_after(battle().scene, battle().steps, panel.moment);
    BattleMarks marks = panel.marks;
    if (!panel.wanted.empty()) marks.way = forecast_of_line(battle(), line_here()).way;
    marks.pointed_at = token_at(token_spots(scene, board, scale), pointer_);
    std::vector<Primitive> drawn{
        {Feature::paper, "", Area{{ring_of(places_.chart)}, table_ink}, false}};
    for (Primitive& each : board_primitives(scene, board, marks, scale)) {
        drawn.push_back(std::move(each));
    }
    canvas_.draw_over(desktop_.window.surface(), drawn);
}

screens::Intents BattlePage::drawn_panels() {
    screens::Intents all;
    const auto add = [&](const screens::Intents& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    const screens::Theme& theme = desktop_.window.theme();
    const DeskState& state = session_.state();
    const BattlePanel panel = this->panel();
    add(screens::draw_top_bar(theme, places_.bar, session_.shown().bar, session_.working()));
    add(screens::draw_battle_head(theme, places_.chart, battle()));
    add(screens::draw_battle_sides(theme, places_.forces, battle(), panel, state));
    add(screens::draw_battle_orders(theme, places_.inspector, battle(), panel, state,
                                    session_.is_busy()));
    add(screens::draw_battle_log(theme, places_.log, battle(), panel, state));
    if (!ImGui::GetIO().WantCaptureMouse && places_.chart.contains(pointer_)) {
        auto facts = battle_hover(battle(), frame(), desktop_.window.scale(), pointer_);
        const LineForecast here = forecast_of_line(battle(), line_here());
        if (!panel.wanted.empty() && !here.effect.empty()) facts.push_back(here.effect);
        screens::draw_hover(theme, facts);
    }
    return all;
}

void BattlePage::press(const sf::Event::MouseButtonEvent& button) {
    if (button.button != sf::Mouse::Left || !places_.chart.contains(pointer_)) return;
    // Orders are for the board as it is now.
    if (session_.state().battle.moment) return session_.carry_out(LookAtStep{});
    const Intent meant = battle_click(battle(), session_.state().battle, frame(),
                                      desktop_.window.scale(), pointer_, line());
    session_.carry_out(meant);
    // What was sought is for one slot.
    if (asks_for<FillIn>(meant) != nullptr) {
        session_.carry_out(FillIn{std::string(offer_field), ""});
    }
}

std::string BattlePage::line_here() const {
    if (!places_.chart.contains(pointer_) || ImGui::GetIO().WantCaptureMouse) return line();
    return line_under_pointer(battle(), line(), frame(), desktop_.window.scale(), pointer_);
}

BattlePanel BattlePage::panel() const {
    const DeskState& state = session_.state();
    return battle_panel(battle(), state.battle, line(),
                        filled_in(state.filled, std::string(offer_field)));
}

std::string BattlePage::line() const {
    return filled_in(session_.state().filled, std::string(order_field));
}

/// The board is always fully visible; the chart behind it must not move unseen.
void BattlePage::turn_wheel(Point /*pixel*/, float /*steps*/) {}

Intent BattlePage::meant(Intent intent) const {
    const DeskState& state = session_.state();
    const bool closes_other =
        asks_for<StepBack>(intent) != nullptr &&
        (state.asks_to_leave != Leaving::no || state.shows_help || !state.message.empty());
    if (closes_other) return intent;
    return battle_meaning(battle(), state.battle, std::move(intent), line());
}

}  // namespace flagplot::desk
