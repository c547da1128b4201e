#pragma once

#include <optional>
#include <span>
#include <vector>

#include "campaign/state.h"
#include "history/fit.h"

/// \file
/// A war that was played, beside the history of its campaign. History is what the campaign's files
/// say of it: tracks, sightings, and battles with their losses.

namespace flagplot {

/// Where the formation with this name of history is, if it is on the chart.
[[nodiscard]] std::optional<Square> square_of(const Definition& definition,
                                              const CampaignState& state, HistoricId historic);

/// One for each track, without standings.
[[nodiscard]] std::vector<FormationFit> fits_of_tracks(const Definition& definition);

/// Adds where every formation is at the beginning of the turn that the state waits for, if its
/// track says where it was. The beginning of a track is left out: everybody begins there.
void add_standings(std::vector<FormationFit>& fits, const Definition& definition,
                   const CampaignState& state);

/// When a formation came to the square where its track ends.
struct TrackEnd {
    HistoricId formation;
    Square at;
    TurnNumber in_history;          ///< at whose beginning it was there, having come to stay
    std::optional<TurnNumber> now;  ///< the same in this war; none: it never was there
};

/// \pre `turns` are the states after each turn of the war, in order
[[nodiscard]] std::vector<TrackEnd> track_ends_beside(const Definition& definition,
                                                      std::span<const CampaignState* const> turns);

/// A ship that history or this war took from her side; none: she was not lost.
struct LossBeside {
    ShipId ship;
    std::optional<Fate> in_history;
    std::optional<Fate> now;
    const HistoricBattle* battle = nullptr;  ///< of history, in which she was lost
};

/// In the order of the ships.
[[nodiscard]] std::vector<LossBeside> losses_beside(const Definition& definition,
                                                    const CampaignState& end);

/// A ship that gets points for a square, and when she was first in it.
struct ArrivalBeside {
    ShipId ship;
    Square at;
    std::optional<TurnNumber> in_history;  ///< at whose beginning; none: never, or lost
    std::optional<TurnNumber> now;         ///< the same in this war
};

/// By the rows of the victory table, then by ship.
/// \pre `turns` are the states after each turn of the war, in order
[[nodiscard]] std::vector<ArrivalBeside> arrivals_beside(
    const Definition& definition, std::span<const CampaignState* const> turns);

/// Where history's formation of a track was at the beginning of each turn, and where it is in this
/// war; none: not on the chart, or history does not say.
struct WayBeside {
    HistoricId formation;
    std::vector<std::optional<Square>> in_history;  ///< one for each of the states
    std::vector<std::optional<Square>> now;
};

/// One for each track. \pre `turns` are the states after each turn of the war, in order
[[nodiscard]] std::vector<WayBeside> ways_beside(const Definition& definition,
                                                 std::span<const CampaignState* const> turns);

/// The points of each side if ships are lost, arrive and are sighted as in history, by the same
/// table (A-ST-32).
[[nodiscard]] std::vector<std::int32_t> historic_points(const Definition& definition);

}  // namespace flagplot
