#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "base/id.h"
#include "base/quantity.h"
#include "base/sealed.h"

/// \file
/// Which kind of value a type is, for code that goes through the members of listed structs.

namespace flagplot {

template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

/// A variant, sealed or not.
template <class T>
inline constexpr bool is_variant = false;
template <class... Ts>
inline constexpr bool is_variant<std::variant<Ts...>> = true;
template <class T>
inline constexpr bool is_variant<Sealed<T>> = true;

template <class T>
inline constexpr bool is_quantity = false;
template <class Tag>
inline constexpr bool is_quantity<Quantity<Tag>> = true;

template <class T>
inline constexpr bool is_id = false;
template <class Tag>
inline constexpr bool is_id<Id<Tag>> = true;

}  // namespace flagplot
