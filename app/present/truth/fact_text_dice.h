#pragma once

#include <string>
#include <vector>

#include "campaign/fact.h"
#include "present/truth/fact_text_names.h"

namespace flagplot {

/// "Force K [UK-K] tries to sight 3rd Division [IT-3]: d12 = 4, needs 5 or less (...): spotted."
[[nodiscard]] std::string die_text(const FactNames& names, const DieRolled& fact);

/// What a die is rolled for, without its number: "Force K [UK-K] tries to sight 3rd Division
/// [IT-3]".
[[nodiscard]] std::string roll_text(const FactNames& names, const DieKey& key);

}  // namespace flagplot
