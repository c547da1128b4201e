#include "present/desk/state/preview_room.h"

#include <algorithm>
#include <cmath>

namespace flagplot::desk {

PreviewRoom preview_room(const Box& room, std::size_t papers, double scale) {
    constexpr double legible = 360, widest = 760, gap = 26;  // pixels at the usual size of letters
    constexpr double upright = 595;                          // points, of a page of A4
    const double wide = std::max(room.width(), 1.0);
    const auto most = static_cast<std::size_t>(std::max(wide / ((legible + gap) * scale), 1.0));
    const std::size_t columns = std::clamp<std::size_t>(most, 1, std::max<std::size_t>(papers, 1));
    const double column = std::floor(wide / static_cast<double>(columns));
    const double page = std::floor(std::clamp(column - gap * scale, 1.0, widest * scale));
    return {columns, column, page, page / upright};
}

}  // namespace flagplot::desk
