#pragma once

#include <cstdint>

#include "tactical/squadron/battle.h"
#include "tactical/squadron/ground.h"
#include "tactical/squadron/tables.h"

/// \file
/// The wind: where it comes from, how it changes, whom it hinders (US-10 to US-16).

namespace flagplot::tactical::squadron {

/// The nearest notch to a direction, ties clockwise (US-B36).
[[nodiscard]] std::int32_t nearest_notch(const Switches& switches, std::int32_t from);

/// The direction after so many notches, clockwise positive.
[[nodiscard]] std::int32_t shifted_wind(const Switches& switches, std::int32_t from,
                                        std::int32_t notches);

/// How many notches the wind changes by these dice; `second` counts only if the first changes it
/// (US-11, US-12).
[[nodiscard]] std::int32_t notches_by(const WindTable& table, std::int32_t first,
                                      std::int32_t second);

/// Is the wind ahead on this heading (US-15)?
[[nodiscard]] bool is_head_wind(const Switches& switches, const Conditions& conditions,
                                std::int32_t heading);

/// Phase 2b.
void change_wind(Ground& ground, SideIndex roller);

/// By the card of a side, until the end of the turn (US-B29).
void shift_wind(Ground& ground, std::int32_t notches);
/// At the end of the turn.
void shift_wind_back(Ground& ground);

}  // namespace flagplot::tactical::squadron
