#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/save.h"

/// \file
/// Replaces a save with the copy beside it.

namespace flagplot {

/// The result of restoring a save.
struct Restored {
    Entry head;                  ///< its newest command
    bool is_veiled = false;      ///< a solo campaign: commands may be the enemy's
    std::vector<Entry> lost;     ///< the commands after it, as far as they can be read
    bool was_readable = false;   ///< nothing else was lost
    std::filesystem::path kept;  ///< where the replaced file is now; empty: there was none
};

/// Checks the copy and puts it in the save's place, completely or not at all. The copy also stays.
/// The replaced file is kept under another name, with the reason beside it if there is one. Errors:
/// those of the copy; the save is in use; the save can be opened, or another program wrote it, and
/// there is no reason to `overrule` that. Throws `MachineTrouble`.
[[nodiscard]] Result<Restored> restore(const std::filesystem::path& save, Compile compile,
                                       const std::optional<std::string>& overrule);

/// What the save is now, what is lost and what is kept, one sentence each.
[[nodiscard]] std::vector<std::string> told_of(const Restored& restored, const std::string& save);

}  // namespace flagplot
