#pragma once

#include <string>
#include <vector>

#include "campaign/definition.h"
#include "files/draft.h"
#include "files/schema_campaign.h"
#include "toml/problems.h"
#include "toml/source_file.h"

/// \file
/// Ships by their classes: for the forces of a campaign, and for an action of history.

namespace flagplot {

/// "assets/ship-classes.toml" of "ship-classes".
[[nodiscard]] std::string class_file_name(const std::string& name);

/// The classes of all files, by name.
struct Classes {
    NameIndex names{"ship class"};
    std::vector<file_schema::ClassTable> tables;

    void take(const Source& source, const std::vector<file_schema::ClassTable>& classes);
};

[[nodiscard]] Classes read_classes(const std::vector<SourceFile>& files, Problems& problems);

/// A ship as her table says, and her class where it says nothing. A class that is not there is a
/// problem, and the ship empty.
[[nodiscard]] ShipRow ship_of(const Source& source, const Classes& classes,
                              const file_schema::ShipTable& table);

}  // namespace flagplot
