#pragma once

#include <string>
#include <vector>

#include "actions/statement.h"
#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// An action of history as data: the forces that met, how both sides meant to fight, and what must
/// hold if it is fought many times. Page: docs/history.md#battles

namespace flagplot::actions {

/// An action, or one variation of it ("by day"), ready to be fought.
struct Action {
    std::string title;      ///< "Denmark Strait, 24 May 1941"
    std::string variation;  ///< empty: as it was
    std::string module;     ///< whose words its doctrines have
    tactical::BattleRequest request;
    std::vector<tactical::Doctrine> doctrines;  ///< of each party
    std::vector<Statement> statements;          ///< of this variation alone

    friend bool operator==(const Action&, const Action&) = default;
};

}  // namespace flagplot::actions
