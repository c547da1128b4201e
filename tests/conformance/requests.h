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

/// From one ship against one to a line against a line, damaged and derelict ships among them; with
/// three and four sides, a neutral, a prize, by night, off a coast, of one to forty minutes.
[[nodiscard]] std::vector<NamedRequest> requests_for_all();

/// Two ships a side, alike in everything but their names.
[[nodiscard]] BattleRequest even_request();

/// The one whose playthrough is kept.
[[nodiscard]] BattleRequest golden_request();

}  // namespace flagplot::tactical
