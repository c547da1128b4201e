#include "desk/campaign/shown.h"

#include <algorithm>
#include <utility>

#include "desk/campaign/permission.h"
#include "desk/campaign/standing_of.h"
#include "present/desk/side/briefing_page.h"
#include "present/desk/side/card_rows.h"
#include "present/desk/side/decision_forms.h"
#include "present/desk/side/group_panel.h"
#include "present/desk/side/order_forms.h"
#include "present/desk/side/side_forces.h"
#include "present/desk/side/side_panels.h"
#include "present/desk/state/record_forms.h"
#include "present/desk/umpire/umpire_forms.h"
#include "present/desk/umpire/umpire_orders.h"
#include "present/picture/navy_style.h"
#include "store/save.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

class Showing {
  public:
    Showing(const OpenDocument& document, const DeskState& state, const std::string& word)
        : document_(document), state_(state), word_(word) {}

    Shown shown() {
        shown_.bar = document_.bar;
        const Seat* const seat = document_.seat();
        seat == nullptr ? show_truth() : show_side(*seat);
        if (!state_.group.empty()) {
            shown_.inspector =
                group_inspector(shown_.plot, state_.group, shown_.pending ? &seat->book : nullptr);
        }
        for (Button& each : shown_.inspector.buttons) {
            each.is_lit = state_.plots_route && asks_for<ToggleRouteTool>(each.intent) != nullptr;
        }
        shown_.group = squares_of(shown_.plot, state_.group);
        shown_.bar.actions = actions_of(document_, state_);
        shown_.bar.phase.clear();  // because the status line says it
        shown_.status = status_of(document_, state_, shown_.plot);
        shown_.orders = std::exchange(shown_.bar.orders, {});
        if (document_.standing.is_over) shown_.orders.clear();  // none are due
        drop_main_action();
        shown_.waiting = waiting();
        shown_.bar.is_hot_seat = state_.is_hot_seat;
        return std::move(shown_);
    }

  private:
    /// The status line already has it.
    void drop_main_action() {
        if (!shown_.status.action) return;
        std::erase_if(shown_.bar.actions, [&](const Button& each) {
            return each.label == shown_.status.action->label;
        });
    }

    [[nodiscard]] Waiting waiting() const {
        const SeenTurn& turn = document_.standing;
        const auto messages = state_.held.size() + document_.tail.messages.size();
        return {{FormPage::release, turn.is_held_back ? 1 : 0},
                {FormPage::battles, turn.battle ? 1 : 0},
                {FormPage::rule, turn.asks ? 1 : 0},
                {FormPage::messages, static_cast<std::int32_t>(messages)}};
    }

    void show_truth() {
        shown_.plot = document_.plot;
        for (const Seat& each : document_.seats) {
            shown_.forces.push_back(
                {0,
                 {},
                 each.book.own_side().name,
                 {},
                 {},
                 {},
                 style_of_navy(each.book.own_side().name, each.book.side).colour,
                 false});
            append(shown_.forces, side_forces(each.book, each.view, state_.force_list()));
            append(shown_.contacts, side_contacts(each.book, each.view));
            show_truth_of(each);
            if (document_.is_umpire && state_.beside == each.book.side) {
                shown_.beside = plot_of(each.book, each.view);
            }
        }
        if (const auto* pick = std::get_if<SquarePick>(&state_.selection)) {
            shown_.inspector = square_inspector(document_.plot, pick->square);
        }
        if (shown_.inspector.title.empty()) shown_.inspector = orders_inspector(document_.sheets);
        if (document_.is_umpire && state_.page) show_umpires_page(*state_.page);
        show_ruled_route();
    }

    /// The selection, if it belongs to this side.
    void show_truth_of(const Seat& seat) {
        const auto& sheets = document_.sheets;
        const auto sheet = std::find_if(sheets.begin(), sheets.end(), [&](const SheetIn& each) {
            return each.side == seat.book.side;
        });
        const bool has_sheet = sheet != sheets.end();
        Inspector inspector = side_inspector(
            seat.book, seat.view, has_sheet ? sheet->planned : seat.view, state_.selection, false);
        if (inspector.title.empty()) return;
        const auto* pick = std::get_if<FormationPick>(&state_.selection);
        if (has_sheet && pick != nullptr) add_orders_in(inspector, *sheet, pick->number);
        shown_.inspector = std::move(inspector);
    }

    /// The truth as a ruling about a route would leave it.
    void show_ruled_route() {
        for (Form& form : shown_.forms) {
            const auto button =
                std::find_if(form.buttons.begin(), form.buttons.end(), [](const Button& each) {
                    return asks_for<ToggleRouteTool>(each.intent) != nullptr;
                });
            if (button == form.buttons.end()) continue;
            button->is_lit = state_.plots_route;
            auto plot = plot_if_ruled();
            if (!plot) continue;
            shown_.plot = *std::move(plot);
            add_plans(shown_.plot, document_.save->rules().definition, document_.sheets);
        }
    }
    /// The reason may still be missing.
    [[nodiscard]] std::optional<Plot> plot_if_ruled() const {
        const Rules& rules = document_.save->rules();
        const CampaignState& state = document_.save->state();
        Filled filled = state_.filled;
        filled["rule.why"] = "a trial";
        const Form form =
            ruling_form(rules, state, filled, state_.selection, state_.formation_before);
        return plot_after(rules, state, form.command);
    }

    void show_umpires_page(FormPage page) {
        if (document_.save == nullptr) {
            shown_.forms = back_to_now();
            return;
        }
        shown_.forms =
            umpire_forms(page, document_.save->rules(), document_.save->state(), document_.tail,
                         {state_.filled, state_.selection, state_.held, state_.beside,
                          document_.marks, state_.formation_before});
    }

    void show_side(const Seat& seat) {
        static const OrderDraft none;
        const bool can_order = why_no_orders(document_).empty();
        const OrderDraft& draft = can_order ? state_.draft_of(seat.book.side) : none;
        const SideView& known = can_order ? seat.ordered_by : seat.view;
        const SideView view =
            draft.orders.empty() ? seat.view : rehearsed(seat.book, known, draft.orders);
        shown_.plot = draft.orders.empty() ? document_.plot : plot_of(seat.book, view);
        shown_.plot.ghosts = document_.plot.ghosts;
        shown_.forces = side_forces(seat.book, view, state_.force_list());
        shown_.contacts = side_contacts(seat.book, view);
        shown_.inspector = side_inspector(seat.book, known, view, state_.selection, can_order);
        if (state_.page == FormPage::rule) {
            shown_.forms = decision_forms(seat.book, seat.view, document_.pending, state_.filled,
                                          document_.plays_alone, state_.selection);
        }
        if (state_.page == FormPage::release) {
            shown_.forms = briefing_page(seat.book, seat.view, document_.turns);
        }
        if (document_.plays_alone && state_.page == FormPage::record) {
            shown_.forms = document_.is_now
                               ? record_forms(document_.tail, state_.filled, seat.book.side)
                               : back_to_now();
        }
        show_card(seat, can_order ? known : seat.view, draft);
        if (!can_order) return;
        if (auto detach = detach_button(seat.book, known, state_.force_list())) {
            shown_.inspector.buttons.insert(shown_.inspector.buttons.begin(), *std::move(detach));
        }
        shown_.pending = side_pending(seat.book, known, draft);
        shown_.pending->word = word_line(seat.book, known, draft.orders, state_.filled, word_);
        const bool is_of_orders =
            state_.page == FormPage::conditions || state_.page == FormPage::cards;
        if (!is_of_orders) return;
        shown_.forms = order_forms(*state_.page, seat.book, known, draft.orders, state_.filled,
                                   state_.selection, state_.formation_before);
    }

    void show_card(const Seat& seat, const SideView& view, const OrderDraft& draft) {
        if (!shows_cards(document_, state_) || !document_.is_now || state_.hides_card) return;
        CardWanted wanted;
        wanted.pending = document_.pending;
        wanted.stops = state_.stops | all_that_waits;
        wanted.plays_alone = document_.plays_alone;
        if (const auto* pick = std::get_if<SquarePick>(&state_.selection)) {
            wanted.pointed = pick->square;
        }
        const auto card = contact_card(seat.book, view, wanted);
        if (!card) return;
        const PublicSide& side = seat.book.own_side();
        CardBeside desk{seat.book.side, style_of_navy(side.name, seat.book.side).colour};
        desk.plays_alone = document_.plays_alone;
        desk.is_unsent = draft.is_touched;
        const Roster roster = roster_of(seat.book, view);
        for (const Order& order : draft.orders) desk.lines.push_back(text_of(roster, order));
        shown_.card = card_rows(*card, desk);
    }

    static Forms back_to_now() {
        return {{"An earlier turn is being looked at", {"Go back to now to decide."}}};
    }

    template <class Row>
    static void append(std::vector<Row>& rows, const std::vector<Row>& more) {
        rows.insert(rows.end(), more.begin(), more.end());
    }

    const OpenDocument& document_;
    const DeskState& state_;
    const std::string& word_;
    Shown shown_;
};

bool is_same_ground(const Plot& one, const Plot& other) {
    return one.light == other.light && one.weather == other.weather && one.chart == other.chart;
}

PlotAge age_after(PlotAge age, bool has_same_ground) {
    ++age.markers;
    if (!has_same_ground) ++age.ground;
    return age;
}

}  // namespace

bool shows_cards(const OpenDocument& document, const DeskState& state) {
    return document.seat() != nullptr && (document.plays_alone || state.is_hot_seat);
}

Shown shown_of(const OpenDocument& document, const DeskState& state, const std::string& word,
               const Shown& before) {
    Shown shown = Showing(document, state, word).shown();
    shown.age = age_after(before.age, is_same_ground(before.plot, shown.plot));
    shown.beside_age =
        age_after(before.beside_age,
                  before.beside && shown.beside && is_same_ground(*before.beside, *shown.beside));
    return shown;
}

}  // namespace flagplot::desk
