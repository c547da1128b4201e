#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "present/side/what_if_known.h"
#include "present/war/war_report.h"

/// \file
/// What would have happened if a side had given other orders: two lines of play beside each other.
/// Page: docs/what-if.md

namespace flagplot {

/// The first turn in which more differs than the orders.
struct FirstDifference {
    TurnNumber turn;
    std::vector<std::string> was;    ///< what only happened in the record, with its hour
    std::vector<std::string> would;  ///< what only happened in the branch
};

/// A formation that a side sights in one line of play, or in both but not in the same turn.
struct SightingChange {
    std::string side;
    std::string target;
    std::optional<TurnNumber> was;  ///< first sighted; none: never
    std::optional<TurnNumber> would;
};

/// A ship that is not left in the same state.
struct ShipChange {
    std::string ship;
    std::string side;
    std::string was;
    std::string would;
    bool was_lost = false;
    bool would_be_lost = false;
};

struct PointsChange {
    std::string id;  ///< of the side
    std::string side;
    std::int32_t was = 0;
    std::int32_t would = 0;
};

/// A sentence about a turn, without its point.
struct TurnRemark {
    TurnNumber turn;
    std::string text;
};

struct WhatIf {
    std::string id;                    ///< of the side
    std::string side;                  ///< its name
    TurnNumber turn;                   ///< with the other orders
    TurnNumber until;                  ///< the last turn played
    std::vector<std::string> dropped;  ///< lines of the record's sheet that the other has not
    std::vector<std::string> added;
    std::optional<FirstDifference> difference;  ///< none: nothing differs
    std::vector<SightingChange> sightings;
    std::vector<ShipChange> ships;
    std::vector<PointsChange> points;  ///< by side
    std::int32_t gain = 0;             ///< of the side's lead, with the campaign's own dice
    Spread gains;                      ///< of the same with other dice
    Spread leads;                      ///< of the side's lead as the orders were, with other dice
    std::int32_t lead = 0;             ///< as the orders were, with the campaign's own dice
    std::vector<TurnRemark> remarks;
};

/// A side's points less the most that an enemy of it has.
[[nodiscard]] std::int32_t lead_of(const Definition& definition, const CampaignState& state,
                                   SideId side);

/// Compares what happened in the same turns of two lines of play. Orders, dice and spreads are the
/// caller's. \pre the turns are the same and not empty
[[nodiscard]] WhatIf compared(const Definition& definition, SideId side,
                              std::span<const WarTurn> was, std::span<const WarTurn> would);

/// One page in plain words.
[[nodiscard]] std::string what_if_text(const WhatIf& what_if);

/// The same as data (docs/what-if.md#as-data).
[[nodiscard]] std::string what_if_json(const WhatIf& what_if);
[[nodiscard]] std::string what_if_known_json(const WhatIfKnown& what_if);

}  // namespace flagplot
