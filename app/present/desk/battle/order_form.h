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

/// Is it a line of one of the forms, whether its slots are filled or not?
[[nodiscard]] bool is_of_form(const std::vector<tactical::OrderForm>& forms, std::string_view line);

/// The line as a click there would leave it, if that fills its last slot; else the line.
[[nodiscard]] std::string line_under_pointer(const BattleShown& battle, std::string_view line,
                                             const BattleFrame& frame, double scale, Point pixel);

/// What may stand in a slot, for people who can click: of many places or words only the first.
[[nodiscard]] std::string wanted_in(const tactical::FormSlot& slot);

/// What the list offers for the next slot: a few of the words or places that it may be and that
/// hold what is sought, each with the line as it would then be.
[[nodiscard]] SlotOffers offers_for(const std::vector<tactical::OrderForm>& forms,
                                    std::string_view line, std::string_view sought = {});

}  // namespace flagplot::desk
