#pragma once

#include <optional>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "view/order.h"

/// \file
/// What an order names: squares, formations, a contact, a turn. This is derived from the fields of
/// the order, so a new order is checked for what it names without further code.

namespace flagplot {

/// Calls `use` with a part of an order if it is a `T`, or with each `T` that it holds.
template <class T, class Part, class Use>
void use_named(Part& part, const Use& use) {
    using Plain = std::remove_const_t<Part>;
    if constexpr (std::is_same_v<Plain, T>) {
        use(part);
    } else if constexpr (std::is_same_v<Plain, std::optional<T>>) {
        if (part) use(*part);
    } else if constexpr (std::is_same_v<Plain, std::vector<T>>) {
        for (auto& each : part) use(each);
    }
}

/// Calls `use` with each `T` that an order names, in the order of its fields.
template <class T, class What, class Use>
void each_named(What& what, const Use& use) {
    if constexpr (Listed<std::remove_const_t<What>>) {
        with_fields(what, [&](auto&... parts) { (use_named<T>(parts, use), ...); });
    }
}

/// What an action names.
struct NamedParts {
    std::vector<Square> squares;
    std::optional<OwnNumber> formation;  ///< other than the one that is ordered
    std::optional<ContactId> contact;
    std::optional<TurnNumber> until;
};

[[nodiscard]] NamedParts parts_of(const Action& action);

}  // namespace flagplot
