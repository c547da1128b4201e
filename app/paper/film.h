#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// \file
/// Several pictures in one file, as an animated PNG; programs that cannot play it show the first.
/// The same pictures give the same bytes.

namespace flagplot::paper {

/// A film of these pictures that repeats forever. Each is shown for `pace` milliseconds, the last
/// one three times as long. \pre one or more, made by `png_of`, all of one size; `pace` is 1 to
/// 20000
[[nodiscard]] std::string film_of(const std::vector<std::string>& pngs, std::int32_t pace);

}  // namespace flagplot::paper
