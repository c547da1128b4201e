#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"

/// \file
/// A few words that scene, forecast and log have in common.

namespace flagplot::tactical::gunnery {

/// The clock when so many turns were played: "06:12".
[[nodiscard]] std::string clock_text(const Conditions& conditions, std::int32_t turn);

/// Light, moon and how far a cruiser is seen, as a sentence (GU-12 to GU-14).
[[nodiscard]] std::string light_text(const Conditions& conditions, const Tables& tables);

/// Why a side that carried on is asked again (GU-29): "a new enemy was seen".
[[nodiscard]] std::string_view phrase_of(Interrupt interrupt);

/// What stands ordered of a division: "steer 090, 24 knots, fire freely".
[[nodiscard]] std::string standing_text(const Division& division);

}  // namespace flagplot::tactical::gunnery
