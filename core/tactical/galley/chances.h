#pragma once

#include <cstdint>

#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"

/// \file
/// The exact chances of single attempts, in ten thousandths, before avoidance.

namespace flagplot::tactical::galley {

[[nodiscard]] std::int32_t ram_chance(const Tables& tables, const Battle& battle, Tag ship,
                                      Tag target);
[[nodiscard]] std::int32_t rake_chance(const Tables& tables, const Battle& battle, Tag ship,
                                       Tag target, bool is_through);
[[nodiscard]] std::int32_t grapple_chance(const Tables& tables, const Battle& battle, Tag ship,
                                          Tag target);
/// That the target avoids this ship, at her next avoidance of this activation.
[[nodiscard]] std::int32_t avoid_chance(const Tables& tables, const Battle& battle, Tag ship,
                                        Tag target);
/// That boarding with so much manpower takes the target at once.
[[nodiscard]] std::int32_t capture_chance(const Tables& tables, const Battle& battle, Tag ship,
                                          Tag target, std::int32_t manpower);

}  // namespace flagplot::tactical::galley
