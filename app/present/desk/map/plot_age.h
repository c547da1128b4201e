#pragma once

#include <cstdint>

namespace flagplot::desk {

/// Counts changes of the plot. The ground has a count of its own, since it seldom changes.
struct PlotAge {
    std::uint64_t ground = 0;
    std::uint64_t markers = 0;

    friend bool operator==(const PlotAge&, const PlotAge&) = default;
};

}  // namespace flagplot::desk
