#pragma once

#include <optional>

#include "tactical/gunnery/field.h"

/// \file
/// Who gets away, who loses heart, who strikes, and when it is over (GU-59 to GU-62).

namespace flagplot::tactical::gunnery {

/// Is there anybody left who fights anybody else there?
[[nodiscard]] bool is_fought_over(const Battle& battle);

/// Divisions that break off or scattered and are far enough away leave (GU-59).
void leave(Field& field);

/// Merchants that lie under an enemy's guns strike (GU-62, switch `striking`).
void strike_flags(Field& field);

/// What each division is worth, side by side, for `lose_heart`.
[[nodiscard]] std::vector<std::vector<std::int32_t>> division_values(const Field& field);

/// Divisions that lost half of that in this turn may break off (GU-60, switch `morale`).
void lose_heart(Field& field, const std::vector<std::vector<std::int32_t>>& before);

/// Ends the battle, if it is over (GU-62).
void end_if_over(Field& field);

}  // namespace flagplot::tactical::gunnery
