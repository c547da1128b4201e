#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

/// \file
/// How many random campaigns a property is asked of.

namespace flagplot::test {

/// As many as FLAGPLOT_WORLDS says, for a long run by hand or a quick one; else `usual`.
[[nodiscard]] inline std::uint64_t worlds_of(std::uint64_t usual) {
    const char* asked = std::getenv("FLAGPLOT_WORLDS");
    return asked != nullptr ? std::stoull(asked) : usual;
}

}  // namespace flagplot::test
