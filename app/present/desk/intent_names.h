#pragma once

#include <cstddef>
#include <string>

#include "present/desk/intent.h"

/// \file
/// What intents are called where they are counted.

namespace flagplot::desk {

inline constexpr std::size_t intent_kinds = std::variant_size_v<Intent>;

/// "PlaceMarker" for the kind with this place in the list. \pre below `intent_kinds`
[[nodiscard]] std::string intent_name(std::size_t kind);

}  // namespace flagplot::desk
