#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tactical/module.h"
#include "tactical/terms.h"

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

/// The one whose playthrough is kept of every module.
[[nodiscard]] BattleRequest golden_request();

/// A battle whose playthrough is kept, by captains who all have this doctrine.
struct GoldenBattle {
    std::string name;  ///< of its file, without `.txt`
    BattleRequest request;
    Doctrine doctrine = {};
};

/// Those of a module: that of `golden_request` under the module's own name, and others that show
/// what it does not.
[[nodiscard]] std::vector<GoldenBattle> golden_battles(std::string_view module);

}  // namespace flagplot::tactical
