#pragma once

#include <cstdint>
#include <vector>

#include "campaign/historic.h"

/// \file
/// How closely a game of a campaign agrees with its history.

namespace flagplot {

/// A formation at the beginning of a turn, in history and in the game.
struct Standing {
    TurnNumber turn;
    Square historic;
    Square played;

    /// Distance in steps.
    [[nodiscard]] Squares lag() const { return chebyshev(historic, played); }
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// The figures for a number of formations and turns.
struct Fit {
    std::int32_t formation_turns = 0;
    std::int32_t exact = 0;       ///< in exactly the same square
    std::int32_t within_one = 0;  ///< including the exact ones
    Squares max_lag;

    void add(const Standing& standing);
    void add(const Fit& other);
    friend bool operator==(const Fit&, const Fit&) = default;
};

/// One formation that has a track. Compared at each beginning of a turn in the track after the
/// first.
struct FormationFit {
    HistoricId formation;
    std::vector<Standing> standings;
    std::int32_t absent = 0;  ///< beginnings of turns at which it was not on the chart
};

[[nodiscard]] Fit fit_of(const FormationFit& formation);
[[nodiscard]] Fit fit_of(const std::vector<FormationFit>& formations);

}  // namespace flagplot
