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

/// The texts of a campaign that is not on the disk yet, and is to lie in this folder: its own with
/// what they name. A chart that is given is taken, and none of its name is looked for.
[[nodiscard]] Result<CampaignSources> with_shared_files(
    CampaignSources own, const std::filesystem::path& folder,
    const std::vector<std::filesystem::path>& roots);

/// As a save keeps them, and back.
[[nodiscard]] std::vector<SourceText> texts_of(const CampaignSources& sources);
[[nodiscard]] CampaignSources sources_of(const std::vector<SourceText>& texts);

/// The definition from stored texts; the first error, if any.
[[nodiscard]] Result<Definition> compiled(const std::vector<SourceText>& texts);

}  // namespace flagplot
