#include "admiral/forecast.h"

#include <algorithm>

namespace flagplot::admiral {

Forecast::Forecast(const Waters& waters, const Quarry& quarry, const Weights& weights)
    : chart_(waters.chart()), quarry_(quarry), now_(quarry.where.chances()) {
    ChanceMap where = quarry.where;
    for (std::size_t turn = 0; turn < most_turns_ahead; ++turn) {
        const bool is_looked_at = weights.meeting[turn] > 0 || turn < 2;
        if (!is_looked_at) break;
        where.spread(quarry.steps);
        ahead_.emplace_back(waters.chart(), where.chances());
    }
}

Square Forecast::likeliest() const {
    const auto most = std::max_element(now_.begin(), now_.end());
    return chart_.square_at(static_cast<std::size_t>(most - now_.begin()));
}

}  // namespace flagplot::admiral
