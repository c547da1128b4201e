#pragma once

#include <string>

#include "campaign/fact.h"
#include "present/truth/fact_text_names.h"

namespace flagplot {

/// "The umpire put Force K [UK-K] in D6: a typing error in the sheet; told Royal Navy."
[[nodiscard]] std::string ruling_text(const FactNames& names, const UmpireRuled& fact);

/// "The umpire amended the campaign's data, ship Trieste, radar: no -> yes: she had one; told
/// nobody."
[[nodiscard]] std::string amendment_text(const FactNames& names, const CampaignAmended& fact);

}  // namespace flagplot
