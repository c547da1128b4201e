#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "chart/chart.h"
#include "chart/strait.h"

/// \file
/// What is doubtful about a readable chart: docs/charts.md#check.

namespace flagplot {

/// A water that is not connected with the largest one.
struct SealedSea {
    Square first;  ///< its north-westernmost square
    std::size_t squares = 0;
    std::vector<std::string> ports;
    std::string lake = {};  ///< the known lake that it is; empty if it is none

    friend bool operator==(const SealedSea&, const SealedSea&) = default;
};

struct ChartDoubts {
    std::vector<SealedSea> sealed;      ///< of more than one square, the largest first
    std::vector<Square> traps;          ///< squares that ships can be in and never leave
    std::vector<Square> pockets;        ///< squares with one way in, and no port
    std::vector<Square> narrows;        ///< squares without which waters would be separated
    std::vector<NamedPlace> dry_ports;  ///< ports from which no step leads
    std::vector<std::string> shut;      ///< straits of the chart that no ship can pass
    std::vector<std::string> lost;      ///< straits that should be open and are land

    friend bool operator==(const ChartDoubts&, const ChartDoubts&) = default;
};

/// A strait or a lake in the gazetteer, and its square on the chart.
struct KnownWater {
    std::string name;
    Square square;
};

/// What the gazetteer says about the waters of a chart. \invariant the squares are on the chart
struct KnownWaters {
    std::vector<KnownWater> straits;  ///< that should be open
    std::vector<KnownWater> lakes;
};

[[nodiscard]] ChartDoubts doubts_of(const Chart& chart, std::span<const Strait> straits,
                                    const KnownWaters& known);

}  // namespace flagplot
