#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/editors/outline_edits.h"

/// \file
/// A data file that was opened to be edited, and how it is checked and saved: the forces of a
/// campaign (`force_requests.h`) or a deck (`card_requests.h`).

namespace flagplot::desk {

struct EditedDocument {
    std::string name;     ///< of what was opened
    std::string target;   ///< where it is saved, unless another place is named
    std::string checked;  ///< what `lint` would be given for it
    /// All that is wrong with the file as it is now; can be asked beside the frame loop.
    std::function<std::vector<EditProblem>(const Outline&)> check;
    /// As `save_edited`, into this target.
    std::function<Result<bool>(const std::filesystem::path&, const Outline&, bool)> save;
};

/// What is to be done ahead of writing a file.
using BeforeWriting = std::function<Result<void>()>;

/// Writes a text that was edited; what would not be read again as TOML is never written. False:
/// there is such a file, and it may not be replaced. Throws `MachineTrouble`.
[[nodiscard]] Result<bool> save_edited(const std::filesystem::path& file, const Outline& outline,
                                       bool replaces, const BeforeWriting& before = {});

}  // namespace flagplot::desk
