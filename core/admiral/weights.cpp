#include "admiral/weights.h"

namespace flagplot::admiral {

namespace {

constexpr std::array<Weights, 3> table{{
    {
        .lots = 1,
        .meeting = {70, 20, 10, 0, 0, 0, 0, 0},
        .danger_close = 30,
        .danger_later = 0,
        .progress = 15,
        .flight = 60,
        .rest = 5,
        .leaving = 60,
        .fleeing = 40,
        .fear = 0,
        .searches_by_map = false,
        .plays_cards = false,
        .leaves_cripples = false,
    },
    {
        .lots = 2,
        .meeting = {55, 18, 11, 8, 8, 0, 0, 0},
        .danger_close = 20,
        .danger_later = 5,
        .progress = 20,
        .flight = 60,
        .rest = 3,
        .leaving = 90,
        .fleeing = 60,
        .fear = 30,
        .searches_by_map = true,
        .plays_cards = true,
        .leaves_cripples = false,
    },
    {
        .lots = 5,
        .meeting = {48, 16, 10, 7, 6, 5, 4, 4},
        .danger_close = 20,
        .danger_later = 5,
        .progress = 20,
        .flight = 60,
        .rest = 2,
        .leaving = 95,
        .fleeing = 60,
        .fear = 30,
        .searches_by_map = true,
        .plays_cards = true,
        .leaves_cripples = true,
    },
}};

}  // namespace

const Weights& weights_of(AdmiralLevel level) {
    const auto place = static_cast<std::size_t>(level);
    return table.at(place - 1);
}

std::int32_t lots_of(AdmiralLevel level) {
    return level == AdmiralLevel::plan_only ? 1 : weights_of(level).lots;
}

}  // namespace flagplot::admiral
