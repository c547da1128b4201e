#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "view/order.h"
#include "view/order_line.h"

/// \file
/// Reads and writes the actions of order lines. Each action is a row of one table, found by the
/// word it begins with. How to add one: docs/how-to/add-an-order-verb.md

namespace flagplot {

/// The word an action begins with: "return".
[[nodiscard]] std::string_view verb_of(const Action& action);

/// Does it say where its formation steams? A formation may have only one such order in a turn.
[[nodiscard]] bool is_course(const Action& action);

/// The words that actions begin with, for messages: "return to port".
[[nodiscard]] std::vector<std::string> action_words();

/// Does an action begin with this word?
[[nodiscard]] bool is_verb(std::string_view word);
[[nodiscard]] bool begins_action(const LineReader& line);
/// Reads an action and leaves what follows it.
[[nodiscard]] Result<Action> take_action(OrderLine& line);

/// The action in a line for one formation, if it has one.
[[nodiscard]] inline std::optional<Action> action_of(const FormationOrder& order) {
    return std::visit(
        [](const auto& what) -> std::optional<Action> {
            if constexpr (std::is_constructible_v<Action, decltype(what)>) return Action{what};
            return std::nullopt;
        },
        order.what);
}

}  // namespace flagplot
