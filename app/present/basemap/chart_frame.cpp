#include "present/basemap/chart_frame.h"

#include <algorithm>

namespace flagplot {

namespace {

/// Widens a stretch round its centre to `wanted`, within 0 and `end`.
void widen(double& from, double& to, double wanted, double end) {
    const double missing = wanted - (to - from);
    if (missing <= 0) return;
    from -= missing / 2;
    to += missing / 2;
    if (from < 0) {
        to -= from;
        from = 0;
    }
    if (to > end) {
        from -= to - end;
        to = end;
    }
    from = std::max(from, 0.0);
}

}  // namespace

ChartFrame frame_for(const Box& room, GridBox part, double columns, double rows) {
    const double side =
        std::min(room.width() / (part.east - part.west), room.height() / (part.south - part.north));
    widen(part.west, part.east, room.width() / side, std::max(columns, part.east));
    widen(part.north, part.south, room.height() / side, std::max(rows, part.south));
    const Box page =
        box_round(room.centre(), (part.east - part.west) * side, (part.south - part.north) * side);
    return {page, part, side};
}

}  // namespace flagplot
