#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The words in which every battle is reported, wherever it was fought (contract 4.1, 4.4).

namespace flagplot::tactical {

/// Why it was over.
enum class EndedBy : std::uint8_t {
    annihilation,
    disengagement,
    turn_limit,
    surrender,  ///< or a side whose morale broke
    no_hostility,
    victory_points
};

/// What has become of a unit: exactly one of these. Whether it withdrew is said beside it.
enum class UnitState : std::uint8_t {
    intact,
    damaged,
    crippled,  ///< at most half her speed, or in tow
    derelict,  ///< afloat without a crew that could sail her
    captured,
    sunk
};

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::EndedBy>{
    "annihilation", "disengagement", "turn_limit", "surrender", "no_hostility", "victory_points"};

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::UnitState>{
    "intact", "damaged", "crippled", "derelict", "captured", "sunk"};

}  // namespace flagplot
