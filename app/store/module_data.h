#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "store/save.h"
#include "tactical/catalog/catalog.h"

/// \file
/// The data of the tactical modules: tables from `assets` in the data roots, switches from the
/// campaign. A save stores the texts of both, so that its battles are fought again with the same
/// tables, whatever is installed.

namespace flagplot {

/// The text of an installed file; nothing if no data root has it.
[[nodiscard]] std::optional<std::string> installed_text(const std::string& name);

/// The modules for the battles of a campaign with these texts. A table that is missing among them,
/// since an older program stored none, is read from the data roots. Error: a file is missing or
/// wrong; the first of several problems.
[[nodiscard]] Result<tactical::Modules> modules_for(const std::vector<SourceText>& campaign_texts);

/// The texts in force in a state of this save: those of its last amendment, or the first ones.
[[nodiscard]] const std::vector<SourceText>& texts_in_force(const Save& save,
                                                            const CampaignState& state);

}  // namespace flagplot
