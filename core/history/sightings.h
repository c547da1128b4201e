#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "campaign/historic.h"
#include "rules/sighting.h"

/// \file
/// What the rules would have given for the sightings of history: the pair, how far it was apart,
/// the number needed. Page: docs/history.md#sightings

namespace flagplot {

/// One searcher and one target of a sighting: every target is rolled for by itself (ST-32, AR-3).
struct SightingOdds {
    std::size_t event = 0;  ///< its place in the definition's events
    std::variant<HistoricId, AssetId> searcher;
    HistoricId target;
    TurnNumber turn;  ///< in which it was made
    Light light{};
    /// By the tracks: the smaller of those at the two turn starts round it (A-ST-57); of an asset
    /// from its base to the square of the event. None: history does not say.
    std::optional<Squares> distance;
    /// By the mode history names, in the square of the event: by eye as in the same or an adjacent
    /// square, by radar as with one square between. None: the rules give no roll.
    std::optional<Attempt> attempt;

    /// Faces of the die that succeed, of `sighting_die`.
    [[nodiscard]] std::int32_t chances() const;
};

/// Every sighting of history, in the order of the events and their targets. Ships are those that
/// the formations had at that time, all sound, their effects and the weather of cards unknown.
[[nodiscard]] std::vector<SightingOdds> sighting_odds(const Definition& definition);

}  // namespace flagplot
