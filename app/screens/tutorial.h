#pragma once

#include <optional>

#include "present/desk/tutorial/tutorial.h"
#include "screens/screens.h"

/// \file
/// The card of the tutorial, on the chart, and the frame round what it points at.

namespace flagplot::screens {

/// Where a part of the desk is; none if it is not shown.
[[nodiscard]] std::optional<Box> box_of_part(const Places& places, desk::DeskPart part,
                                             double scale);

/// Where the card and the frame are.
struct CardPlace {
    Box card;
    std::optional<Box> frame;
};
/// In a corner of the chart where the card does not cover what it points at. If it would in every
/// corner, the frame surrounds what is left of it beside the card.
[[nodiscard]] CardPlace card_place(const Box& chart, Point size, const std::optional<Box>& at,
                                   double scale);

/// \param at what the card points at; none: nothing
[[nodiscard]] Intents draw_tutorial(const Theme& theme, const Box& chart,
                                    const desk::TutorialCard& card, const std::optional<Box>& at);

}  // namespace flagplot::screens
