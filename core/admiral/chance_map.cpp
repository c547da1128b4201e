#include "admiral/chance_map.h"

#include <algorithm>
#include <numeric>

namespace flagplot::admiral {

namespace {

/// How likely a step is, against the others from the same square.
constexpr std::int64_t least_moved = 20;  ///< less is left where it is
constexpr std::int64_t nearer = 12, level = 3, farther = 1, staying = 2, anywhere = 1;

}  // namespace

const std::vector<std::int32_t>& Bearings::to(Square goal) {
    const auto found = steps_.find(goal);
    return found != steps_.end() ? found->second
                                 : steps_.emplace(goal, waters_.steps_to(goal)).first->second;
}

void ChanceMap::add(Square square, std::int64_t chance,
                    const std::vector<std::int32_t>* steps_to_goal) {
    const std::size_t place = waters_->chart().index(square);
    const auto known = std::find_if(shares_.begin(), shares_.end(), [&](const Share& share) {
        return share.steps == steps_to_goal;
    });
    Share& share = known != shares_.end()
                       ? *known
                       : shares_.emplace_back(Share{steps_to_goal, PerSquare(waters_->size())});
    share.chances[place] += chance;
}

/// What is left over by the division stays.
void ChanceMap::step(Share& share) const {
    PerSquare after(share.chances.size());
    std::vector<std::int64_t> weights;
    for (std::size_t i = 0; i < share.chances.size(); ++i) {
        const std::int64_t here = share.chances[i];
        if (here < least_moved) {
            after[i] += here;
            continue;
        }
        const auto& next = waters_->next_to(i);
        const bool is_bound = share.steps != nullptr;
        const bool is_there = is_bound && (*share.steps)[i] == 0;
        std::int64_t all = is_there ? nearer * staying : staying;
        weights.clear();
        for (const std::size_t to : next) {
            std::int64_t weight = anywhere;
            if (is_bound) {
                const std::int32_t gained = (*share.steps)[i] - (*share.steps)[to];
                weight = gained > 0 ? nearer : gained == 0 ? level : farther;
            }
            weights.push_back(weight);
            all += weight;
        }
        std::int64_t left = here;
        for (std::size_t n = 0; n < next.size(); ++n) {
            const std::int64_t goes = here * weights[n] / all;
            after[next[n]] += goes;
            left -= goes;
        }
        after[i] += left;
    }
    share.chances = std::move(after);
}

void ChanceMap::spread(std::int32_t steps) {
    for (Share& share : shares_) {
        for (std::int32_t i = 0; i < steps; ++i) step(share);
    }
}

void ChanceMap::clear(Square centre, std::int32_t distance, std::int32_t of_twelve) {
    constexpr std::int64_t twelve = 12;
    const Chart& chart = waters_->chart();
    for (std::int32_t row = centre.row - distance; row <= centre.row + distance; ++row) {
        for (std::int32_t column = centre.column - distance; column <= centre.column + distance;
             ++column) {
            const Square square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
            if (!chart.contains(square)) continue;
            for (Share& share : shares_) {
                std::int64_t& chance = share.chances[chart.index(square)];
                chance = chance * (twelve - of_twelve) / twelve;
            }
        }
    }
}

void ChanceMap::scale_to(std::int64_t wanted) {
    const std::int64_t present = sum();
    if (present == 0) return;
    for (Share& share : shares_) {
        for (std::int64_t& chance : share.chances) chance = chance * wanted / present;
    }
}

std::int64_t ChanceMap::sum() const {
    std::int64_t sum = 0;
    for (const Share& share : shares_) {
        sum = std::accumulate(share.chances.begin(), share.chances.end(), sum);
    }
    return sum;
}

PerSquare ChanceMap::chances() const {
    PerSquare all(waters_->size());
    for (const Share& share : shares_) {
        for (std::size_t i = 0; i < all.size(); ++i) all[i] += share.chances[i];
    }
    return all;
}

}  // namespace flagplot::admiral
