#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "desk/start/edited_document.h"
#include "files/campaign_file.h"

/// \file
/// What the card editor does to files.

namespace flagplot::desk {

/// A deck that is edited, as it lies in its file.
struct DeckDocument {
    std::string name;  ///< as it was called when it was opened
    std::filesystem::path file;
    bool came_with_program = false;  ///< it lies in a data folder
    SourceFile source = {};
    std::optional<CampaignSources> campaign = {};  ///< whose deck it is, if it lies with one
    std::vector<std::string> formations = {};      ///< that its effects can name
    std::vector<std::string> sides = {};           ///< that draw from it
};

/// Reads a deck by its file, or by the name of one that came with the program; the first error, if
/// any. Cards that are wrong are opened, as long as they are TOML.
[[nodiscard]] Result<DeckDocument> open_deck(const std::string& name_or_file);

/// How it is edited.
[[nodiscard]] EditedDocument edited(const DeckDocument& document);

}  // namespace flagplot::desk
