#pragma once

#include <vector>

#include "tactical/gunnery/field.h"

/// \file
/// What smoke hides (GU-50).

namespace flagplot::tactical::gunnery {

/// Notes whose divisions smoke; in a storm nobody's smoke stands.
void make_smoke(Field& field);

/// Ships whose smoke hides others in this turn: places of actors.
[[nodiscard]] std::vector<std::size_t> smokers(const Field& field);

/// Does the smoke of one of these lie between two ships that are so many yards apart, near enough
/// to the second?
[[nodiscard]] bool is_hidden_by(const Field& field, const std::vector<std::size_t>& smokers,
                                std::size_t observer, std::size_t target, std::int32_t range);

/// Does a ship look through the smoke of her own funnels when she looks that way?
[[nodiscard]] bool is_in_funnel_smoke(const Field& field, const Actor& observer,
                                      std::int32_t bearing);

}  // namespace flagplot::tactical::gunnery
