#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

/// \file
/// How many random campaigns, and battles, a property is asked of.

namespace flagplot::test {

/// What a variable of the environment says; else `usual`.
[[nodiscard]] inline std::uint64_t asked(const char* variable, std::uint64_t usual) {
    const char* text = std::getenv(variable);
    return text != nullptr ? std::stoull(text) : usual;
}

/// As many as FLAGPLOT_WORLDS says, for a long run by hand or a quick one; else `usual`.
[[nodiscard]] inline std::uint64_t worlds_of(std::uint64_t usual) {
    return asked("FLAGPLOT_WORLDS", usual);
}

/// Likewise of the battles that each module is asked to fight: as many as FLAGPLOT_BATTLES says.
[[nodiscard]] inline std::uint64_t battles_of(std::uint64_t usual) {
    return asked("FLAGPLOT_BATTLES", usual);
}

}  // namespace flagplot::test
