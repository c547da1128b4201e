#pragma once

#include "present/desk/state/panel_rows.h"
#include "screens/screens.h"

/// \file
/// The contact card, over the chart.

namespace flagplot::screens {

/// Where a card of this height may lie: at the left of the chart, never beyond it.
[[nodiscard]] Box contact_card_place(const Box& chart, double height, double scale);

/// Draws the card. \param key that puts it away
[[nodiscard]] Intents draw_contact_card(const Theme& theme, const Box& chart,
                                        const desk::CardRows& card, const std::string& key);

}  // namespace flagplot::screens
