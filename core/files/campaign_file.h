#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "campaign/definition.h"
#include "toml/source_file.h"

/// \file
/// Campaigns from text: docs/data-reference.md names every file and key. Only values: the shell
/// finds and reads the files, the core interprets them.

namespace flagplot {

/// The texts of a campaign. Those in lists are found by the end of their names: "maps/med60.toml",
/// "assets/ship-classes.toml", "briefing-uk.md", "assets/decks/default24.toml".
struct CampaignSources {
    SourceFile campaign;  ///< campaign.toml
    SourceFile forces;    ///< forces.toml
    SourceFile history;   ///< history.toml; an empty text if there is none
    std::vector<SourceFile> charts;
    std::vector<SourceFile> classes;
    std::vector<SourceFile> briefings;
    std::vector<SourceFile> decks;        ///< the first one counts of several with one name
    std::vector<SourceFile> tables = {};  ///< of the tactical modules
    SourceFile plans = {};                ///< plans.toml; an empty text if there is none
};

/// Files that a campaign names, besides its own three. Charts and classes are relative to the
/// folder that contains `maps` and `assets`, briefings to the campaign's own.
struct FilesNeeded {
    std::vector<std::string> charts;     ///< "maps/med60.toml"
    std::vector<std::string> classes;    ///< "assets/ship-classes.toml"
    std::vector<std::string> briefings;  ///< "briefing-uk.md"
    /// "default24.toml": in the campaign's own folder, otherwise in assets/decks.
    std::string deck;
    std::vector<std::string> side_decks = {};  ///< of single sides, in the same places
};

/// Which files to read for this campaign.toml. Keys that cannot be read name none; `read_campaign`
/// says why.
[[nodiscard]] FilesNeeded files_needed(const SourceFile& campaign);

/// The campaign that the texts describe, with every invariant of `Definition` checked; or
/// everything wrong with them, sorted by place.
[[nodiscard]] tl::expected<Definition, Diagnostics> read_campaign(const CampaignSources& sources);

}  // namespace flagplot
