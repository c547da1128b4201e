#pragma once

#include <string>

#include "tactical/squadron/tables.h"

/// \file
/// Cards in words for people (table 1.4.6).

namespace flagplot::tactical::squadron {

/// What a card does: "2 AD more for one shot".
[[nodiscard]] std::string effect_of(const CardKind& kind);

/// When it may be played: "A: at any moment of an activation of yours".
[[nodiscard]] std::string timing_of(const CardKind& kind);

/// Hundredths of an inch as inches: "2", "3.5".
[[nodiscard]] std::string inches(std::int32_t hundredths);

}  // namespace flagplot::tactical::squadron
