#pragma once

#include <string>
#include <vector>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The panels of one side, made only from its own book and view.

namespace flagplot::desk {

/// Date, hours, light, turn and weather as the side knows them. The actions are added by the
/// caller, who knows whether there is a save.
[[nodiscard]] TopBar side_top_bar(const Book& book, const SideView& view);

/// The side's contacts, the latest seen first.
[[nodiscard]] std::vector<ContactRow> side_contacts(const Book& book, const SideView& view);

/// Events, orders and contacts of every turn as the side was told them. It has no rulings and no
/// dice.
/// \param told everything that the side was told, in order
[[nodiscard]] LogTabs side_log(const Book& book, const SideView& view, std::vector<Report> told);

/// What the side knows about the selection. `planned` is `told` after the draft: routes and
/// arrivals are taken from it, what is allowed from `told`. Empty for what does not belong to the
/// side.
/// \param can_order whether the viewer gives the side's orders now; otherwise nothing is offered
[[nodiscard]] Inspector side_inspector(const Book& book, const SideView& told,
                                       const SideView& planned, const Selection& selection,
                                       bool can_order = true);

/// What is in a square, only from the plot.
[[nodiscard]] Inspector square_inspector(const Plot& plot, Square square);

/// The orders being written.
[[nodiscard]] Pending side_pending(const Book& book, const SideView& view, const OrderDraft& draft);

/// The line for the side's word for the dice (docs/dice.md): what was typed, otherwise the proposed
/// word. None if the orders have a word, or if the campaign is over.
[[nodiscard]] std::optional<OfferedLine> word_line(const Book& book, const SideView& view,
                                                   const std::vector<Order>& orders,
                                                   const Filled& filled,
                                                   const std::string& proposed);

/// Short facts about the square under the pointer, only from the plot.
[[nodiscard]] std::vector<std::string> hover_facts(const Plot& plot, Square square);

/// "Sat 8 Nov 1941", "18:00-24:00".
[[nodiscard]] std::string day_of(Moment moment);
[[nodiscard]] std::string hours_of_turn(Moment begin);

/// The first square of the chart that a text names.
[[nodiscard]] std::optional<Square> square_in(std::string_view text, const Chart& chart);

}  // namespace flagplot::desk
