#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// Day and night alternate, two turns each (ST-10, 3.1 step 1).

namespace flagplot {

enum class Light : std::uint8_t { day, night };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Light>{"day", "night"};

/// Light of the turn that begins at this hour: 06:00 and 12:00 are day turns. A campaign may name
/// other hours (far north in summer); this is the default.
[[nodiscard]] constexpr Light light_at(std::int32_t hour) {
    return hour >= 6 && hour < 18 ? Light::day : Light::night;
}

}  // namespace flagplot
