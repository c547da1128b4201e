#pragma once

#include <cstdint>
#include <vector>

#include "campaign/historic.h"

/// \file
/// How closely a play of a campaign fits its history.

namespace flagplot {

/// A formation at the beginning of a turn, in history and in play.
struct Standing {
    TurnNumber turn;
    Square historic;
    Square played;

    /// Squares apart, as ships steam.
    [[nodiscard]] Squares lag() const { return chebyshev(historic, played); }
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The figures over a number of formation-turns.
struct Fit {
    std::int32_t formation_turns = 0;
    std::int32_t exact = 0;       ///< in the very square
    std::int32_t within_one = 0;  ///< the exact ones too
    Squares max_lag;

    void add(const Standing& standing);
    void add(const Fit& other);
    friend bool operator==(const Fit&, const Fit&) = default;
};

/// One formation that has a track. Each turn start of the track after its first is asked for.
struct FormationFit {
    HistoricId formation;
    std::vector<Standing> standings;
    std::int32_t absent = 0;  ///< turn starts at which it was not on the chart
};

[[nodiscard]] Fit fit_of(const FormationFit& formation);
[[nodiscard]] Fit fit_of(const std::vector<FormationFit>& formations);

}  // namespace flagplot
