#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/battle/battle_panel.h"
#include "tactical/forms.h"

/// \file
/// An order that is put together by a form (contract TC-3): the words of the form stand in the line
/// for typing, and what is clicked fills its slots, the first that is open before the others.

namespace flagplot::desk {

/// The slot that is filled next, and the form that it is of. Refers to the forms.
struct OpenSlot {
    const tactical::OrderForm* form;
    const tactical::FormSlot* slot;
};

/// None: the line is no form's, or every slot is filled.
[[nodiscard]] std::optional<OpenSlot> open_slot(const std::vector<tactical::OrderForm>& forms,
                                                std::string_view line);

/// The line with its next slot filled; none: the value does not fit, or nothing is open.
[[nodiscard]] std::optional<std::string> with_slot_filled(
    const std::vector<tactical::OrderForm>& forms, std::string_view line,
    const tactical::SlotValue& value);

/// The same with what was clicked: a place, a token, or as a heading the bearing from the form's
/// token.
[[nodiscard]] std::optional<std::string> filled_by_click(const BattleShown& battle,
                                                         std::string_view line,
                                                         const BattleFrame& frame, double scale,
                                                         Point pixel);

/// What the list offers for the next slot: each word that it may be, and the line with it.
[[nodiscard]] std::vector<SlotOffer> offers_for(const std::vector<tactical::OrderForm>& forms,
                                                std::string_view line);

}  // namespace flagplot::desk
