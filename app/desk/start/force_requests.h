#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "desk/start/edited_document.h"
#include "files/campaign_file.h"
#include "present/desk/editors/force_editor.h"

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

/// How its forces are edited. They are saved in its own folder, or in one of the user's for a
/// campaign that came with the program, with a copy of the rest of the campaign where it is not
/// there.
[[nodiscard]] EditedDocument edited(const ForceDocument& document);

}  // namespace flagplot::desk
