#pragma once

#include <string_view>
#include <vector>

#include "leak/ways.h"

/// \file
/// Leaks planted on purpose, to test the tests: each is something that a program of this kind was
/// seen to give away, added to Blue's output as a careless one would.

namespace flagplot::test {

struct PlantedLeak {
    std::string_view what;
    Leak leak = nullptr;
    std::vector<Way> caught_by;  ///< each of them must catch it
};

[[nodiscard]] const std::vector<PlantedLeak>& planted_leaks();

}  // namespace flagplot::test
