#pragma once

#include <string>
#include <vector>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The panels of one side, made of its own book and view and nothing else.

namespace flagplot::desk {

/// Date, hours, light, turn and weather as the side knows them. What can be done is added by who
/// knows whether there is a save.
[[nodiscard]] TopBar side_top_bar(const Book& book, const SideView& view);

/// The side's contacts, the latest seen first.
[[nodiscard]] std::vector<ContactRow> side_contacts(const Book& book, const SideView& view);

/// Events, orders and contacts of every turn as the side was told them; it has no rulings and no
/// dice.
/// \param told all that the side was told, in order
[[nodiscard]] LogTabs side_log(const Book& book, const SideView& view, std::vector<Report> told);

/// What the side knows of the selected thing. `planned` is `told` as the draft leaves it: routes
/// and arrivals are read from it, what is allowed from `told`. Empty for what is not the side's.
/// \param can_order does he who looks give the side's orders now? Else nothing is offered
[[nodiscard]] Inspector side_inspector(const Book& book, const SideView& told,
                                       const SideView& planned, const Selection& selection,
                                       bool can_order = true);

/// What lies in a square, from the plot alone.
[[nodiscard]] Inspector square_inspector(const Plot& plot, Square square);

/// The orders in the making.
[[nodiscard]] Pending side_pending(const Book& book, const SideView& view, const OrderDraft& draft);

/// The line for the side's word for the dice (docs/dice.md): what was typed, or else the word that
/// is proposed. None where the orders have a word, or the campaign is over.
[[nodiscard]] std::optional<OfferedLine> word_line(const Book& book, const SideView& view,
                                                   const std::vector<Order>& orders,
                                                   const Filled& filled,
                                                   const std::string& proposed);

/// Short facts about a square for the pointer above it, from the plot alone.
[[nodiscard]] std::vector<std::string> hover_facts(const Plot& plot, Square square);

/// "Sat 8 Nov 1941", "18:00-24:00".
[[nodiscard]] std::string day_of(Moment moment);
[[nodiscard]] std::string hours_of_turn(Moment begin);

/// The first square that a text names, if it is on the chart.
[[nodiscard]] std::optional<Square> square_in(std::string_view text, const Chart& chart);

}  // namespace flagplot::desk
