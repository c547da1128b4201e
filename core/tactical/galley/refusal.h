#pragma once

#include <initializer_list>
#include <string_view>

/// \file
/// Conditions of orders, each with what was expected if it does not hold.

namespace flagplot::tactical::galley {

/// What was expected instead, with the rule: "a ship that is not crippled (WG-30)". Empty: nothing
/// is wrong.
using Refusal = std::string_view;

struct Condition {
    bool holds = false;
    std::string_view expected;
};

/// The first that does not hold.
[[nodiscard]] constexpr Refusal first_failed(std::initializer_list<Condition> conditions) {
    for (const Condition& condition : conditions) {
        if (!condition.holds) return condition.expected;
    }
    return {};
}

}  // namespace flagplot::tactical::galley
