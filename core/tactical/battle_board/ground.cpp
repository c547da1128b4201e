#include "tactical/battle_board/ground.h"

#include <algorithm>
#include <utility>

namespace flagplot::tactical::battle_board {

std::vector<std::int32_t> shuffled_ranks(const Ground& ground) {
    constexpr std::int32_t faces = 1'000'000'000;
    const LotDice lot(ground.dice, key_of(DieUse::shuffle, 0), faces);
    std::vector<std::pair<std::int32_t, std::int32_t>> rolled;
    rolled.reserve(static_cast<std::size_t>(ground.size()));
    for (std::int32_t token = 0; token < ground.size(); ++token) {
        rolled.emplace_back(lot.roll_for(static_cast<std::uint32_t>(token)), token);
    }
    std::sort(rolled.begin(), rolled.end());
    std::vector<std::int32_t> ranks(rolled.size());
    for (std::size_t place = 0; place < rolled.size(); ++place) {
        ranks[static_cast<std::size_t>(rolled[place].second)] = static_cast<std::int32_t>(place);
    }
    return ranks;
}

bool is_of(const Kind& kind, TargetClass wanted) {
    switch (wanted) {
        case TargetClass::none:
            return false;
        case TargetClass::any:
            return true;
        case TargetClass::starbase:
            return kind.is_base;
        case TargetClass::armed:
            return is_armed(kind);
        case TargetClass::bombers_freighters:
            return kind.is_bomber || kind.is_freighter;
        case TargetClass::unarmed:
            return !is_armed(kind);
        case TargetClass::fuel_transports:
            return kind.is_tanker;
        case TargetClass::freighters:
            return kind.is_freighter;
    }
    return false;
}

std::uint8_t target_classes(const Kind& kind) {
    unsigned classes = 0;
    for (unsigned each = 0; each < words_of<TargetClass>.size(); ++each) {
        if (is_of(kind, static_cast<TargetClass>(each))) classes |= 1U << each;
    }
    return static_cast<std::uint8_t>(classes);
}

std::uint8_t target_rank(const TokenOrders& orders, std::uint8_t classes) {
    const auto is_in = [&](TargetClass wanted) {
        return ((classes >> static_cast<unsigned>(wanted)) & 1U) != 0;
    };
    if (is_in(orders.primary)) return 1;
    return is_in(orders.secondary) ? 2 : 0;
}

}  // namespace flagplot::tactical::battle_board
