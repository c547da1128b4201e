#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/kept_schema.h"
#include "campaign/receipts.h"
#include "campaign/record.h"
#include "store/save.h"

/// \file
/// The contents of a save of any version, before this program interprets them: texts, commands,
/// dice, and the bytes of what the commands did, with the schema for reading them.

namespace flagplot {

struct KeptRecord {
    std::vector<SourceText> sources;
    std::map<Digest, std::vector<SourceText>> amended_sources;  ///< by the amended campaign
    DiceSource dice;
    std::vector<Entry> entries;
    std::vector<EarlierRecord> earlier;
    /// Nothing for a save that names its schema by a digest which this program does not know.
    std::optional<KeptSchema> schema;
};

/// Reads a save whose form this program may no longer understand, and checks it by its own digests.
/// Errors: not a save, damaged (and where), of a newer program, in use. Throws `MachineTrouble`.
[[nodiscard]] Result<KeptRecord> read_kept_record(const std::filesystem::path& path);

}  // namespace flagplot
