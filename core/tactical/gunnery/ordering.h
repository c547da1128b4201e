#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/forms.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"

/// \file
/// Which orders there are (GU-27, GU-28). What becomes of one: standing.h.

namespace flagplot::tactical::gunnery {

/// What was expected instead of an order or clause; none: it may be given.
[[nodiscard]] std::optional<std::string> why_not(const View& view, const Order& order);
[[nodiscard]] std::optional<std::string> why_not(const View& view, const Clause& clause);

/// Is this verb for this division as it is now? What was expected instead, if not.
[[nodiscard]] std::optional<std::string> why_not_for(const View& view, const Division& division,
                                                     Verb verb);

/// Does this stand as ordered of its division already?
[[nodiscard]] bool is_standing(const Division& division, const Clause& clause);

/// Every clause that is easy to list, of the sorts that a division was not ordered this turn, each
/// as an order of its own; `done`, and to carry on for three turns and five. A side that is
/// unaware of the enemy has only the last three (GU-20).
[[nodiscard]] std::vector<Order> options_of(const View& view);

/// Forms for what is too much to list, by division.
[[nodiscard]] std::vector<OrderForm> forms_of(const View& view);

}  // namespace flagplot::tactical::gunnery
