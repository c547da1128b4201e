#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// \file
/// Pictures one after another in one file, as an animated PNG: a program that cannot play it shows
/// the first. The same pictures give the same bytes.

namespace flagplot::paper {

/// A film of these pictures, which plays again and again; each stays for so many milliseconds, the
/// last one three times as long. \pre one or more, made by `png_of`, all of one size; `pace` is 1
/// to 20000
[[nodiscard]] std::string film_of(const std::vector<std::string>& pngs, std::int32_t pace);

}  // namespace flagplot::paper
