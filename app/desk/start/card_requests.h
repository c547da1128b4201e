#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "desk/start/edited_document.h"
#include "files/campaign_file.h"

/// \file
/// The card editor's operations on files.

namespace flagplot::desk {

/// A deck being edited, as it is in its file.
struct DeckDocument {
    std::string name;  ///< the name it was opened by
    std::filesystem::path file;
    bool came_with_program = false;  ///< it is in a data folder
    SourceFile source = {};
    std::optional<CampaignSources> campaign = {};  ///< that the deck belongs to, if any
    std::vector<std::string> formations = {};      ///< that its effects can name
    std::vector<std::string> sides = {};           ///< that draw from it
};

/// Reads a deck by its file, or by the name of one that came with the program; the first error, if
/// any. Decks with wrong cards can be opened, as long as they are TOML.
[[nodiscard]] Result<DeckDocument> open_deck(const std::string& name_or_file);

/// The deck as an editable document.
[[nodiscard]] EditedDocument edited(const DeckDocument& document);

}  // namespace flagplot::desk
