#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/quantity.h"
#include "present/side/spread.h"

/// \file
/// What other orders would probably do, by what their side knows: counted in many imagined worlds.
/// Page: docs/what-if.md

namespace flagplot {

/// In how many of the games something happens, and the points at their end.
struct GamesCounted {
    std::int32_t sightings = 0;     ///< an enemy is sighted
    std::int32_t spotted = 0;       ///< an own formation is spotted, as far as its side is told
    std::int32_t battles = 0;       ///< a battle of its own is joined
    std::int32_t own_losses = 0;    ///< an own ship is lost
    std::int32_t enemy_losses = 0;  ///< an enemy ship is lost
    Spread lead;                    ///< its points less the most that an enemy has

    [[nodiscard]] std::int32_t games() const { return lead.games; }
};

struct WhatIfKnown {
    std::string id;                    ///< of the side
    std::string side;                  ///< its name
    TurnNumber turn;                   ///< with the other orders
    TurnNumber until;                  ///< the last turn played
    std::vector<std::string> dropped;  ///< lines of the sheet given that the other has not
    std::vector<std::string> added;
    GamesCounted given;  ///< with the orders as they were given
    GamesCounted other;
    Spread gain;              ///< of the lead by the other orders, world by world
    std::int32_t better = 0;  ///< games in which the lead is larger
    std::int32_t worse = 0;
};

/// In plain words, and that they come from imagined worlds.
[[nodiscard]] std::string what_if_known_text(const WhatIfKnown& what_if);

/// "  without: ..." and "  with:    ..." for each line of two sheets that differ.
[[nodiscard]] std::string changed_orders_text(const std::vector<std::string>& dropped,
                                              const std::vector<std::string>& added);

}  // namespace flagplot
