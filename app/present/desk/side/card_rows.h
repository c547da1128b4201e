#pragma once

#include <optional>
#include <string>
#include <vector>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/panel_rows.h"
#include "present/side/contact_card.h"

/// \file
/// The contact card at the desk: its options as buttons.

namespace flagplot::desk {

/// What a card is shown beside.
struct CardBeside {
    SideId side;
    Ink colour;                           ///< of the side
    std::vector<std::string> lines = {};  ///< of the orders on the desk, in their order
    bool plays_alone = true;
    bool is_unsent = false;  ///< the orders were changed and not sent
};

/// An order that is on the desk is lit, and its button takes it back. The first options have the
/// keys 1 to 5.
[[nodiscard]] CardRows card_rows(const ContactCard& card, const CardBeside& desk);

/// The option that a digit takes; none: there is none, or it cannot be taken.
[[nodiscard]] std::optional<Intent> option_by_digit(const CardRows& card, std::int32_t digit);

/// What an intent means while the card lies on the chart: a digit takes its option, and a step back
/// puts it away if nothing else is open.
[[nodiscard]] Intent card_meaning(const CardRows& card, const DeskState& state, Intent intent);

}  // namespace flagplot::desk
