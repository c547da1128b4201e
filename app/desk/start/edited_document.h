#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/editors/outline_edits.h"

/// \file
/// A data file opened for editing, and how it is checked and saved: the forces of a campaign
/// (`force_requests.h`) or a deck (`card_requests.h`).

namespace flagplot::desk {

struct EditedDocument {
    std::string name;     ///< of what was opened
    std::string target;   ///< where it is saved, if no other place is named
    std::string checked;  ///< what `lint` would be given
    /// Everything wrong with the file as it is now; may be called on another thread.
    std::function<std::vector<EditProblem>(const Outline&)> check;
    /// As `save_edited`, to this target.
    std::function<Result<bool>(const std::filesystem::path&, const Outline&, bool)> save;
};

/// To be done before a file is written.
using BeforeWriting = std::function<Result<void>()>;

/// Writes an edited text, unless it cannot be read again as TOML. False: the file exists, and must
/// not be replaced. Throws `MachineTrouble`.
[[nodiscard]] Result<bool> save_edited(const std::filesystem::path& file, const Outline& outline,
                                       bool replaces, const BeforeWriting& before = {});

}  // namespace flagplot::desk
