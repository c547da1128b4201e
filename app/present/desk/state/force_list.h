#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "present/desk/state/intent.h"

/// \file
/// How the order of battle is filtered and sorted: which formations are listed, in which order, and
/// whose ships.

namespace flagplot::desk {

/// A ship by its side's own number, and the formation it is in.
struct ShipPick {
    FormationPick formation;
    OwnShip ship;
    friend auto operator<=>(const ShipPick&, const ShipPick&) = default;
};

struct ForceList {
    std::string filter;  ///< a part of a name, or a type of ship: "dd"
    ForceSieve sieve{};
    ForceSort sort{};
    /// Formations whose ships are listed, in addition to the selected one.
    std::set<FormationPick> unfolded = {};
    Selection selected = {};
    std::set<ShipPick> ticked = {};
};

}  // namespace flagplot::desk
