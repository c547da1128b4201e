#pragma once

#include <string>

/// \file
/// Two pictures compared by eye, as it were: machines draw the same letter a little differently.

namespace flagplot::test {

/// The share of the pixels of two PNGs, 0 to 1, in which a colour differs by more than 8 of 255; 1
/// where one is no picture or they are of different sizes.
[[nodiscard]] double share_that_differs(const std::string& one_png, const std::string& other_png);

}  // namespace flagplot::test
