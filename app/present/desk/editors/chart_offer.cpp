#include "present/desk/editors/chart_offer.h"

#include <fmt/format.h>

namespace flagplot::desk {

std::string size_text(const Chart& chart) {
    std::string text = fmt::format("{} by {} squares", chart.columns, chart.rows);
    if (chart.geography) text += fmt::format(" of {} miles", chart.geography->square_side);
    return text;
}

}  // namespace flagplot::desk
