#pragma once

#include <string>
#include <vector>

#include "present/picture/palette.h"
#include "present/picture/picture.h"
#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// The chart of a battle that is over, as the history of a staff has it: the tracks of all ships
/// with times, ranges, hits, torpedoes and wrecks, and what every ship fired. It is the truth.

namespace flagplot {

/// Holds references.
struct TrackChart {
    std::string title;
    const tactical::BattleRequest& request;
    const std::vector<tactical::LoggedTurn>& turns;  ///< the first is that before all
    const tactical::BattleResult& result;
};

/// \pre `turns` is not empty, and is of this request
[[nodiscard]] Picture track_chart(const TrackChart& battle, double width, double height);

}  // namespace flagplot
