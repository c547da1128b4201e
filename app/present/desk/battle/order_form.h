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
