#pragma once

#include "present/desk/state/panel_rows.h"
#include "screens/screens.h"

/// \file
/// The contact card, over the chart.

namespace flagplot::screens {

/// How much of the chart's width a card takes, with the space beside it.
[[nodiscard]] double contact_card_width(const Box& chart, double scale);

/// Where a card of this height may lie: at the left or right of the chart, never beyond it.
[[nodiscard]] Box contact_card_place(const Box& chart, double height, double scale, bool is_right);

/// Draws the card. \param key that puts it away
[[nodiscard]] Intents draw_contact_card(const Theme& theme, const Box& chart,
                                        const desk::CardRows& card, bool is_right,
                                        const std::string& key);

}  // namespace flagplot::screens
