#include <imgui.h>

#include <utility>

#include "desk/battle_requests.h"
#include "desk/desk.h"
#include "present/plot/plot_page.h"
#include "screens/battle.h"

/// \file
/// The battle's part of the shell: its board in the place of the chart, its panels, its requests.

namespace flagplot::desk {

void Desk::draw_board() {
    const BattleShown& battle = *document_->battle;
    constexpr Ink table_ink = ink(0xe6ecec);
    const BattleFrame frame = desk_frame(battle, places_.chart, theme_scale_);
    BattleMarks marks = battle_panel(battle, state_.battle).marks;
    marks.pointed_at = token_at(token_spots(battle.scene, frame, theme_scale_), pointer_);
    std::vector<Primitive> drawn{
        {Feature::paper, "", Area{{ring_of(places_.chart)}, table_ink}, false}};
    for (Primitive& each : board_primitives(battle.scene, frame, marks, theme_scale_)) {
        drawn.push_back(std::move(each));
    }
    canvas_->draw_over(window_, drawn);
}

void Desk::draw_battle_panels() {
    // What is asked for may change the document: all panels are drawn of one battle first.
    const BattleShown battle = *document_->battle;
    const BattlePanel panel = battle_panel(battle, state_.battle);
    const bool is_busy = working_.is_busy() || reading_.is_busy();
    screens::Intents all;
    const auto gather = [&](screens::Intents intents) {
        all.insert(all.end(), intents.begin(), intents.end());
    };
    gather(screens::draw_battle_head(theme_, places_.chart, battle));
    gather(screens::draw_battle_sides(theme_, places_.forces, battle, panel, state_));
    gather(screens::draw_battle_orders(theme_, places_.inspector, battle, panel, state_, is_busy));
    gather(screens::draw_battle_log(theme_, places_.log, battle));
    gather(screens::draw_message(theme_, places_.chart, state_));
    if (state_.shows_help) {
        gather(screens::draw_help(theme_, places_.chart, key_lines(settings_.keys)));
    }
    if (!ImGui::GetIO().WantCaptureMouse && places_.chart.contains(pointer_)) {
        const BattleFrame frame = desk_frame(battle, places_.chart, theme_scale_);
        screens::draw_hover(theme_, battle_hover(battle, frame, theme_scale_, pointer_));
    }
    for (const Intent& intent : all) carry_out(intent);
}

void Desk::press_on_board(const sf::Event::MouseButtonEvent& button) {
    if (button.button != sf::Mouse::Left || !places_.chart.contains(pointer_)) return;
    const BattleFrame frame = desk_frame(*document_->battle, places_.chart, theme_scale_);
    carry_out(battle_click(*document_->battle, state_.battle, frame, theme_scale_, pointer_));
}

Intent Desk::meant_on_board(Intent intent) const {
    if (!document_->battle) return intent;
    const bool closes_other =
        std::holds_alternative<StepBack>(intent) &&
        (state_.asks_to_leave != Leaving::no || state_.shows_help || !state_.message.empty());
    if (closes_other) return intent;
    return battle_meaning(*document_->battle, state_.battle, std::move(intent));
}

bool Desk::run_battle_request(const Intent& intent) {
    if (const auto* shown = std::get_if<ShowBattle>(&intent)) {
        DocumentWanted wanted = document_->wanted;
        wanted.battle = shown->battle ? shown->battle : document_->awaited;
        wanted.battle_module = shown->module;
        if (!wanted.battle) {
            state_.message = "No battle waits to be fought.";
            state_.is_refusal = true;
            return true;
        }
        state_.battle = {};
        look(std::move(wanted));
        return true;
    }
    if (!document_->battle) return false;
    if (std::holds_alternative<LeaveBattle>(intent)) {
        DocumentWanted wanted = document_->wanted;
        wanted.battle.reset();
        state_.battle = {};
        look(std::move(wanted));
        return true;
    }
    if (const auto* set = std::get_if<SetCaptain>(&intent)) {
        state_ = desk_after(std::move(state_), *set, scene());
        let_captains();
        return true;
    }
    if (std::holds_alternative<CancelWork>(intent)) state_.battle.captains.clear();
    if (reading_.is_busy()) return false;
    const BattleWanted wanted{document_->battle->id, document_->wanted.battle_module,
                              document_->whose, state_.battle.captains};
    const auto file = wanted_.file;
    if (const auto* order = std::get_if<GiveBattleOrder>(&intent)) {
        if (order->text.empty()) return true;
        state_.battle = {state_.battle.token, {}, {}, 0, state_.battle.captains};
        start("giving the order", [file, wanted, text = order->text](const std::stop_token& stop) {
            return give_battle_order(file, wanted, text, stop);
        });
    } else if (const auto* captain = std::get_if<CaptainOrders>(&intent)) {
        const CaptainsPart part = captain->to_end ? CaptainsPart::all : CaptainsPart::next;
        start("the captain orders", [file, wanted, part](const std::stop_token& stop) {
            return captains_battle_orders(file, wanted, part, stop);
        });
    } else if (std::holds_alternative<TakeBackBattleOrder>(intent)) {
        start("taking the order back", [file, battle = wanted.battle](const std::stop_token&) {
            return take_back_battle_order(file, battle);
        });
    } else if (std::holds_alternative<TakeBattleResult>(intent)) {
        start("taking the result",
              [file, wanted](const std::stop_token&) { return take_battle_result(file, wanted); });
    } else {
        return false;
    }
    return true;
}

/// A side whose captain decides is not waited for. A captain who was refused is not asked again
/// before the refusal has been closed.
void Desk::let_captains() {
    const bool is_waiting = document_->battle && document_->battle->to_act && !working_.is_busy() &&
                            !(state_.is_refusal && !state_.message.empty());
    if (!is_waiting) return;
    const tactical::SideIndex side = *document_->battle->to_act;
    const bool is_captains = state_.battle.captains.contains(side) ||
                             document_->battle->sides.at(side.index()).is_captains;
    if (!is_captains) return;
    const BattleWanted wanted{document_->battle->id, document_->wanted.battle_module,
                              document_->whose, state_.battle.captains};
    start("the captains order", [file = wanted_.file, wanted](const std::stop_token& stop) {
        return captains_battle_orders(file, wanted, CaptainsPart::theirs, stop);
    });
}

}  // namespace flagplot::desk
