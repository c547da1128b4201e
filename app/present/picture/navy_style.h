#pragma once

#include <span>
#include <string_view>

#include "base/id.h"
#include "present/picture/palette.h"

namespace flagplot {

/// What stands for a side, on charts, papers, boards and in lists alike: by the name of its navy,
/// "Royal Navy"; a navy that is not known has what its place among the sides has.
[[nodiscard]] SideStyle style_of_navy(std::string_view navy, SideId side);

/// The navies that are known by their names, to choose from.
[[nodiscard]] std::span<const std::string_view> known_navies();

}  // namespace flagplot
