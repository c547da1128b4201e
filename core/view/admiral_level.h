#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

namespace flagplot {

/// How well a computer admiral plays (docs/admiral.md).
enum class AdmiralLevel : std::uint8_t {
    plan_only,  ///< carries out its plan and looks at nothing else: the yardstick
    easy,
    normal,
    strong
};
template <>
inline constexpr std::array<std::string_view, 4> words_of<AdmiralLevel>{"plan", "easy", "normal",
                                                                        "strong"};

}  // namespace flagplot
