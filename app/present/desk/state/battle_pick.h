#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tactical/scene.h"

/// \file
/// What is picked on the board of a battle at the desk.

namespace flagplot::desk {

struct BattlePick {
    std::string token;                          ///< what orders call it; empty: none
    std::optional<tactical::BoardPlace> place;  ///< the list holds the orders for it alone
    std::string target;                         ///< the same for a token; empty: none
    std::optional<std::size_t> listed;          ///< the order of the list that is marked; none yet
    std::set<tactical::SideIndex> captains = {};  ///< sides that their captain decides for

    std::set<std::size_t> unfolded = {};     ///< steps whose ledger is read
    std::optional<std::size_t> moment = {};  ///< the step that is looked at; none: the last
    bool plays = false;                      ///< one step after another

    /// Another token or none; what was aimed at and marked for the one before is not for it.
    void pick_anew(std::string picked) {
        token = std::move(picked);
        place.reset();
        target.clear();
        listed.reset();
    }

    friend bool operator==(const BattlePick&, const BattlePick&) = default;
};

}  // namespace flagplot::desk
