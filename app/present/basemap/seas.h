#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// \file
/// The names of the seas, for pictures.

namespace flagplot {

enum class SeaSize : std::uint8_t { ocean, sea, strait };

/// A sea's name and roughly where it is written: hundredths of a degree, north and east positive.
struct SeaName {
    std::string_view name;
    std::int32_t latitude;
    std::int32_t longitude;
    SeaSize size;
};

/// Larger ones first.
[[nodiscard]] std::span<const SeaName> sea_names();

}  // namespace flagplot
