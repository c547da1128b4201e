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
/// A chart from a coastline: docs/charts.md says how its squares are decided.

namespace flagplot {

/// What a chart is to be made of.
struct ChartRequest {
    ChartGrid frame;
    std::string name;
    std::string title;
    Moment date;                           ///< canals are there from their first day on
    std::vector<std::string> opened = {};  ///< straits and canals, whatever the date
    std::vector<std::string> closed = {};  ///< the same
    std::optional<Position> sea = {};      ///< keep the waters alone that are joined to it
    std::vector<NamedPlace> places = {};   ///< taken as they are, before the gazetteer's
    bool takes_ports = true;               ///< put the gazetteer's on the chart
    bool takes_straits = true;             ///< name the gazetteer's on the chart
    SeaRules rules = {};
};

struct MadeChart {
    Chart chart;
    std::vector<Strait> straits;
    std::vector<std::int32_t> land;      ///< of each square, in thousandths
    std::vector<Square> near_threshold;  ///< sea or land by little
    double side_deviation = 0;           ///< largest, as a share of the side
    std::vector<std::string> left_out;   ///< ports within the chart that have no sea square
};

/// The chart, an error (a strait nobody knows, no sea at all), or nothing when the work was given
/// up.
[[nodiscard]] Result<std::optional<MadeChart>> made_chart(const ChartRequest& request,
                                                          const Coastline& coast,
                                                          const Gazetteer& gazetteer,
                                                          const RasterProgress& progress);

}  // namespace flagplot
