#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/battle/battle_panel.h"
#include "tactical/forms.h"

/// \file
/// An order that is put together with a form (contract TC-3). The words of the form are in the line
/// for typing, and clicks fill its slots, one after another.

namespace flagplot::desk {

/// The next slot to fill, and its form. Refers to the forms.
struct OpenSlot {
    const tactical::OrderForm* form;
    const tactical::FormSlot* slot;
};

/// None if the line does not belong to a form, or every slot is filled.
[[nodiscard]] std::optional<OpenSlot> open_slot(const std::vector<tactical::OrderForm>& forms,
                                                std::string_view line);

/// The line with its next slot filled; none if the value does not fit, or nothing is open.
[[nodiscard]] std::optional<std::string> with_slot_filled(
    const std::vector<tactical::OrderForm>& forms, std::string_view line,
    const tactical::SlotValue& value);

/// The same with what was clicked: a place, a token, or, for a heading, the bearing from the form's
/// token.
[[nodiscard]] std::optional<std::string> filled_by_click(const BattleShown& battle,
                                                         std::string_view line,
                                                         const BattleFrame& frame, double scale,
                                                         Point pixel);

/// What the list offers for the next slot: each word that it accepts, and the line with it.
[[nodiscard]] std::vector<SlotOffer> offers_for(const std::vector<tactical::OrderForm>& forms,
                                                std::string_view line);

}  // namespace flagplot::desk
