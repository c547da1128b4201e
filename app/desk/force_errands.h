#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "files/campaign_file.h"
#include "present/desk/front.h"

/// \file
/// What the force editor does to files.

namespace flagplot::desk {

/// A campaign whose forces are edited, as it lies in its folder.
struct ForceDocument {
    std::filesystem::path folder;
    bool came_with_program = false;  ///< it lies in a data folder
    CampaignSources sources;
    ForceSurroundings round;
    Chart chart = {};
};

/// Reads a campaign by its name or its folder; the first error, if any. Forces that are wrong are
/// opened, as long as they are TOML.
[[nodiscard]] Result<ForceDocument> open_forces(const std::string& name_or_folder);

/// Where its forces are saved, unless another folder is named: its own, or one of the user's for a
/// campaign that came with the program.
[[nodiscard]] std::filesystem::path target_of(const ForceDocument& document);

/// All that is wrong with the campaign with these forces.
[[nodiscard]] std::vector<EditProblem> check_forces(const ForceDocument& document,
                                                    const Outline& forces);

/// Writes the forces into this folder, with a copy of the rest of the campaign where it is not
/// there; what would not be read again as TOML is never written. False: there are forces, and they
/// may not be replaced.
[[nodiscard]] Result<bool> save_forces(const std::filesystem::path& target,
                                       const ForceDocument& document, const Outline& forces,
                                       bool replaces);

}  // namespace flagplot::desk
