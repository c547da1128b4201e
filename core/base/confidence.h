#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

namespace flagplot {

/// How certain a historical fact is: found in a source, remembered from the literature, or
/// estimated.
enum class Confidence : std::uint8_t { high, medium, low };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Confidence>{"H", "M", "L"};

}  // namespace flagplot
