#pragma once

#include <string>
#include <vector>

#include "coast/chart_maker.h"

/// \file
/// The text of a chart that was made: what `read_chart` reads, drawn for people.

namespace flagplot {

/// What stands at the head of the text beside the chart itself.
struct ChartOrigin {
    std::string coast;    ///< the coastline, for people
    Moment date;          ///< the day whose canals are there
    std::string command;  ///< that makes the chart again
};

[[nodiscard]] std::string chart_text(const MadeChart& made, const ChartOrigin& origin);

}  // namespace flagplot
