#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "desk/start/edited_document.h"
#include "files/campaign_file.h"
#include "present/desk/editors/force_editor.h"

/// \file
/// The force editor's operations on files.

namespace flagplot::desk {

/// A campaign whose forces are edited, as it is in its folder.
struct ForceDocument {
    std::filesystem::path folder;
    bool came_with_program = false;  ///< it is in a data folder
    CampaignSources sources;
    ForceSurroundings round;
    Chart chart = {};
};

/// Reads a campaign by its name or folder; the first error, if any. Wrong forces can be opened, as
/// long as they are TOML.
[[nodiscard]] Result<ForceDocument> open_forces(const std::string& name_or_folder);

/// Its forces as an editable document. They are saved in its own folder; for a campaign that came
/// with the program, in a folder of the user's, with a copy of the rest of the campaign if that is
/// not there yet.
[[nodiscard]] EditedDocument edited(const ForceDocument& document);

}  // namespace flagplot::desk
