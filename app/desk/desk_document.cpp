#include "desk/desk.h"

#include <algorithm>
#include <utility>

#include "present/desk/group_panel.h"
#include "present/desk/order_forms.h"
#include "present/desk/side_panels.h"
#include "present/plot/plot_page.h"
#include "store/basemap_file.h"
#include "store/secret.h"

/// \file
/// What is laid on the desk, and what is shown of it.

namespace flagplot::desk {

void Desk::put(OpenDocument table) {
    // Orders of a turn that is over are no orders any more.
    if (document_) {
        for (const Seat& seat : table.seats) {
            for (const Seat& before : document_->seats) {
                const bool is_over = seat.book.side == before.book.side &&
                                     seat.view.turn != before.view.turn && table.is_now &&
                                     document_->is_now;
                if (is_over) state_.drafts.erase(seat.book.side);
            }
        }
    }
    document_ = std::move(table);
    for (const Seat& seat : document_->seats) {
        if (!document_->is_now || seat.sent.empty()) continue;
        state_.drafts.try_emplace(seat.book.side, OrderDraft{seat.sent, {}, {}, false});
    }
    show();
    let_captains();
}

void Desk::show() {
    const Seat* const seat = document_->seat();
    const Plot before = std::move(shown_.plot);
    shown_.pending.reset();
    shown_.forms.clear();
    shown_.forces.clear();
    shown_.contacts.clear();
    shown_.bar = document_->bar;
    if (seat == nullptr) {
        shown_.plot = document_->plot;
        shown_.inspector = {};
        for (const Seat& each : document_->seats) {
            shown_.forces.push_back({0, {}, each.book.own_side().name, {}, {}, {}, {}, false});
            const auto forces = side_forces(each.book, each.view, state_.filter);
            shown_.forces.insert(shown_.forces.end(), forces.begin(), forces.end());
            const auto contacts = side_contacts(each.book, each.view);
            shown_.contacts.insert(shown_.contacts.end(), contacts.begin(), contacts.end());
            const Inspector inspector =
                side_inspector(each.book, each.view, each.view, state_.selection);
            if (!inspector.title.empty()) shown_.inspector = inspector;
        }
        shown_.inspector.buttons.clear();
    } else {
        const OrderDraft& draft = state_.draft_of(seat->book.side);
        const bool can_order = document_->is_now && !seat->view.is_resolving;
        const SideView& known = can_order ? seat->ordered_by : seat->view;
        const SideView view =
            draft.orders.empty() ? seat->view : rehearsed(seat->book, known, draft.orders);
        shown_.plot = draft.orders.empty() ? document_->plot : plot_of(seat->book, view);
        shown_.forces = side_forces(seat->book, view, state_.filter);
        shown_.contacts = side_contacts(seat->book, view);
        shown_.inspector = side_inspector(seat->book, known, view, state_.selection);
        if (can_order) {
            shown_.pending = side_pending(seat->book, known, draft);
            shown_.pending->word =
                word_line(seat->book, known, draft.orders, state_.filled, proposed_word(*seat));
            if (state_.page) {
                shown_.forms = order_forms(*state_.page, seat->book, known, draft.orders,
                                           state_.filled, state_.selection);
            }
        } else {
            shown_.inspector.buttons.clear();
        }
    }
    if (!state_.group.empty()) {
        shown_.inspector = group_inspector(shown_.plot, state_.group, shown_.pending.has_value());
    }
    shown_.group = squares_of(shown_.plot, state_.group);
    shown_.bar.actions = actions();
    shown_.bar.is_hot_seat = state_.is_hot_seat;
    show_umpire();
    ++shown_.age.markers;
    const bool is_same_ground = before.light == shown_.plot.light &&
                                before.weather == shown_.plot.weather &&
                                before.chart == shown_.plot.chart;
    if (!is_same_ground) ++shown_.age.ground;
    if (before.chart != shown_.plot.chart) find_coast();
}

const std::string& Desk::proposed_word(const Seat& seat) {
    std::string& word = proposed_words_[{seat.book.side, seat.view.turn}];
    if (word.empty()) word = hooks_.word.empty() ? random_word() : hooks_.word;
    return word;
}

void Desk::find_coast() {
    coast_.reset();
    if (auto basemap = read_basemap(shown_.plot.chart)) {
        coast_ = std::make_shared<const Basemap>(*std::move(basemap));
    }
}

std::vector<Button> Desk::actions() const {
    std::vector<Button> buttons;
    const std::string earlier = document_->is_now ? "" : "An earlier turn is being looked at.";
    if (document_->awaited && !document_->battle) {
        buttons.push_back({"Fight the battle", ShowBattle{document_->awaited, {}}, {}});
    }
    if (document_->seat() != nullptr) {
        const OrderDraft& draft = state_.draft_of(*document_->whose);
        const bool is_ready = draft.is_touched;
        const bool is_away = document_->wanted.is_view_file;
        buttons.push_back({is_away ? "Write order sheet" : "Send orders", SendOrders{},
                           earlier.empty() && !is_ready ? "Nothing has been changed." : earlier});
    }
    if (document_->is_umpire && document_->seat() == nullptr) {
        buttons.push_back({"Resolve turn", ResolveTurn{}, earlier});
        buttons.push_back({"Release", ReleaseTurn{}, earlier});
    }
    if (state_.is_hot_seat && document_->seat() != nullptr) {
        const auto& orders = document_->bar.orders;
        const bool are_in = std::all_of(orders.begin(), orders.end(),
                                        [](const OrdersIn& each) { return each.are_in; });
        buttons.push_back({"Resolve turn", ResolveTurn{},
                           are_in ? earlier : "Not every side has sent its orders."});
    }
    return buttons;
}

}  // namespace flagplot::desk
