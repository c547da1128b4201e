#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "files/campaign_file.h"
#include "store/data_roots.h"
#include "store/save.h"

/// \file
/// Campaigns as folders on disk, and in a save.

namespace flagplot {

/// The campaigns in `campaigns` of every root, in alphabetical order.
[[nodiscard]] std::vector<std::string> campaign_names(
    const std::vector<std::filesystem::path>& roots);

/// The name of a file in messages: as in a save ("campaigns/convoy-beta/forces.toml", wherever it
/// was found), or the path where it was found.
enum class FileNames : std::uint8_t { as_kept, as_found };

/// The texts of a campaign, by its name or folder. Nothing outside its folder and the data roots is
/// read, whatever the campaign names.
[[nodiscard]] Result<CampaignSources> read_campaign_folder(
    const std::string& name_or_folder, const std::vector<std::filesystem::path>& roots,
    FileNames names = FileNames::as_kept);

/// Converts them to the texts in a save, and back.
[[nodiscard]] std::vector<SourceText> texts_of(const CampaignSources& sources);
[[nodiscard]] CampaignSources sources_of(const std::vector<SourceText>& texts);

/// The definition from stored texts; the first error, if any.
[[nodiscard]] Result<Definition> compiled(const std::vector<SourceText>& texts);

}  // namespace flagplot
