#pragma once

#include <string>

#include "tactical/module.h"

namespace flagplot {

/// All that goes into a battle as JSON, for a program that fights it: the request, and its
/// fingerprint, which the result is to repeat. No die and no seed is in it.
/// Page: docs/battle-papers.md#with
[[nodiscard]] std::string contract_json(const tactical::BattleRequest& request);

}  // namespace flagplot
