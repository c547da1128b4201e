#pragma once

#include <string>
#include <vector>

#include "tactical/module.h"

/// \file
/// Battles that every module is asked to fight.

namespace flagplot::tactical {

struct NamedRequest {
    std::string name;
    BattleRequest request;
};

/// From one ship against one to a line against a line, damaged and derelict ships among them.
[[nodiscard]] std::vector<NamedRequest> requests_for_all();

/// The one whose playthrough is kept.
[[nodiscard]] BattleRequest golden_request();

}  // namespace flagplot::tactical
