#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "base/result.h"
#include "chart/chart.h"
#include "chart/gazetteer.h"
#include "chart/strait.h"
#include "coast/survey.h"

/// \file
/// Makes a chart from a coastline. docs/charts.md says how its squares are decided.

namespace flagplot {

/// What a chart is to be made from.
struct ChartRequest {
    ChartGrid frame;
    std::string name;
    std::string title;
    Moment date;                           ///< canals exist from their first day on
    std::vector<std::string> opened = {};  ///< straits and canals, whatever the date
    std::vector<std::string> closed = {};  ///< the same
    std::optional<Position> sea = {};      ///< only keep waters that are connected with it
    std::vector<NamedPlace> places = {};   ///< used as they are, before the gazetteer's
    bool takes_ports = true;               ///< put the gazetteer's on the chart
    bool takes_straits = true;             ///< name the gazetteer's on the chart
    SeaRules rules = {};
};

struct MadeChart {
    Chart chart;
    std::vector<Strait> straits;
    std::vector<std::int32_t> land;      ///< of each square, in thousandths
    std::vector<Square> near_threshold;  ///< only just sea or land
    double side_deviation = 0;           ///< the largest, as a fraction of the side
    std::vector<std::string> left_out;   ///< ports within the chart that have no sea square
};

/// The chart; an error (an unknown strait, no sea at all); or nothing if it was cancelled.
[[nodiscard]] Result<std::optional<MadeChart>> made_chart(const ChartRequest& request,
                                                          const Coastline& coast,
                                                          const Gazetteer& gazetteer,
                                                          const RasterProgress& progress);

}  // namespace flagplot
