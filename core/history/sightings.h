#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "campaign/historic.h"
#include "rules/sighting.h"

/// \file
/// What the rules would have given for the sightings of history: the pair, its distance, the number
/// needed. Page: docs/history.md#sightings

namespace flagplot {

/// One searcher and one target of a sighting: each target has its own roll (ST-32, AR-3).
struct SightingOdds {
    std::size_t event = 0;  ///< index in the definition's events
    std::variant<HistoricId, AssetId> searcher;
    HistoricId target;
    TurnNumber turn;  ///< in which it was made
    Light light{};
    /// By the tracks: the smaller of those at the two beginnings of turns round it (A-ST-57); for
    /// an asset from its base to the square of the event. None: history does not say.
    std::optional<Squares> distance;
    /// With the mode that history names, in the square of the event: by eye as in the same or an
    /// adjacent square, by radar as with one square between. None: the rules give no roll.
    std::optional<Attempt> attempt;

    /// How many faces of the die succeed, of `sighting_die`.
    [[nodiscard]] std::int32_t chances() const;
};

/// Every sighting of history, in the order of the events and their targets. Formations have the
/// ships of that time, all undamaged; their effects and the weather of cards are unknown.
[[nodiscard]] std::vector<SightingOdds> sighting_odds(const Definition& definition);

}  // namespace flagplot
