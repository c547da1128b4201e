#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "files/campaign_file.h"
#include "present/desk/front.h"

/// \file
/// What the card editor does to files.

namespace flagplot::desk {

/// A deck that is edited, as it lies in its file.
struct DeckDocument {
    std::filesystem::path file;
    bool came_with_program = false;  ///< it lies in a data folder
    SourceFile source = {};
    std::optional<CampaignSources> campaign = {};  ///< whose deck it is, if it lies with one
    std::vector<std::string> formations = {};      ///< that its effects can name
};

/// Reads a deck by its file, or by the name of one that came with the program; the first error, if
/// any. Cards that are wrong are opened, as long as they are TOML.
[[nodiscard]] Result<DeckDocument> open_deck(const std::string& name_or_file);

/// Where it is saved, unless another file is named.
[[nodiscard]] std::filesystem::path target_of(const DeckDocument& document);

/// All that is wrong with these cards: with their campaign where they lie with one, else by
/// themselves.
[[nodiscard]] std::vector<EditProblem> check_deck(const DeckDocument& document,
                                                  const Outline& cards);

/// Writes the cards; what would not be read again as TOML is never written. False: there is such a
/// file, and it may not be replaced.
[[nodiscard]] Result<bool> save_deck(const std::filesystem::path& target, const Outline& cards,
                                     bool replaces);

}  // namespace flagplot::desk
