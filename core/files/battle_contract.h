#pragma once

#include <string>

#include "tactical/module.h"

namespace flagplot {

/// Everything that goes into a battle as JSON, for a program that fights it: the request and its
/// fingerprint, which the result must repeat. It contains no die and no seed. Page:
/// docs/battle-papers.md#with
[[nodiscard]] std::string contract_json(const tactical::BattleRequest& request);

}  // namespace flagplot
