#pragma once

#include <string_view>

#include "present/picture/palette.h"

namespace flagplot {

/// The style of a side by the name of its navy, "Royal Navy"; an unknown one has the style of its
/// place among the sides.
[[nodiscard]] SideStyle style_of_navy(std::string_view navy, SideId side);

}  // namespace flagplot
