#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tactical/scene.h"

/// \file
/// What is picked on the board of a battle.

namespace flagplot::desk {

struct BattlePick {
    std::string token;                          ///< as orders name it; empty: none
    std::optional<tactical::BoardPlace> place;  ///< only orders for this place are listed
    std::string target;                 ///< only orders for this token are listed; empty: none
    std::optional<std::size_t> listed;  ///< the marked order of the list; none: not chosen yet
    std::set<tactical::SideIndex> captains = {};  ///< sides whose captains decide

    std::set<std::size_t> unfolded = {};     ///< steps whose ledger is unfolded
    std::optional<std::size_t> moment = {};  ///< the step that is shown; none: the last
    bool plays = false;                      ///< the steps are being played back

    /// Picks another token or none, and forgets what was aimed at and marked for the one before.
    void pick_anew(std::string picked) {
        token = std::move(picked);
        place.reset();
        target.clear();
        listed.reset();
    }

    friend bool operator==(const BattlePick&, const BattlePick&) = default;
};

}  // namespace flagplot::desk
