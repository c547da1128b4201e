#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/save.h"

/// \file
/// Puts the copy beside a save in its place.

namespace flagplot {

/// What a restored save is.
struct Restored {
    Entry head;                  ///< its newest command
    bool is_veiled = false;      ///< one plays alone: what was commanded may be of the enemy
    std::vector<Entry> lost;     ///< the commands that came after it, as far as they can be read
    bool was_readable = false;   ///< nothing else was lost
    std::filesystem::path kept;  ///< where what it replaced lies; empty: nothing was there
};

/// Checks the copy and puts it in the save's place, whole or not at all; it stays beside it too.
/// What it replaces is kept under another name, with the reason beside it if there is one. Errors:
/// of the copy; busy; the save opens, or was written by another program, and no reason to
/// `overrule` that is given. Throws `MachineTrouble`.
[[nodiscard]] Result<Restored> restore(const std::filesystem::path& save, Compile compile,
                                       const std::optional<std::string>& overrule);

/// What is there now, what is lost and what is kept, a sentence each.
[[nodiscard]] std::vector<std::string> told_of(const Restored& restored, const std::string& save);

}  // namespace flagplot
