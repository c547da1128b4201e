#pragma once

#include <string>

#include "support/random_world.h"

namespace flagplot::fuzz {

/// A text with a few things wrong: bytes turned, cut out, said twice, numbers made monstrous,
/// brackets without end, pieces of another text. Equal draws, equal text.
[[nodiscard]] std::string mutated(std::string text, const std::string& other, test::Draw& draw);

}  // namespace flagplot::fuzz
