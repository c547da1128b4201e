#pragma once

#include <string>

#include "chart/chart.h"

/// \file
/// A chart that can be chosen: for a campaign that is set up, or to be drawn on.

namespace flagplot::desk {

struct ChartOffer {
    std::string file;  ///< its path
    std::string name;  ///< as a campaign names it: "med60"
    Chart chart;

    friend bool operator==(const ChartOffer&, const ChartOffer&) = default;
};

/// "21 by 14 squares of 60 miles".
[[nodiscard]] std::string size_text(const Chart& chart);

}  // namespace flagplot::desk
