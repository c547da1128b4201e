#include <algorithm>

#include "tactical/battle_board/rounds.h"
#include "tactical/battle_board/speed.h"

namespace flagplot::tactical::battle_board {

namespace {

constexpr std::int64_t whole_weight = 10'000;

/// A token within the margin of the heaviest one left may move before it: the first such token in
/// the shuffled list does.
void overtake(std::vector<Turn>& tokens, std::int64_t percent) {
    for (auto next = tokens.begin(); next != tokens.end(); ++next) {
        const std::int64_t least = next->weight * (100 - percent);
        const auto end = std::find_if(next, tokens.end(),
                                      [&](const Turn& each) { return each.weight * 100 < least; });
        const auto first = std::min_element(
            next, end, [](const Turn& a, const Turn& b) { return a.rank < b.rank; });
        std::rotate(next, first, first + 1);
    }
}

}  // namespace

void put_in_moving_order(const Ground& ground, std::vector<Turn>& turns) {
    const Position& position = ground.position();
    const WeightFuzz fuzz = ground.switches.weight_fuzz;
    const bool is_rolled = fuzz == WeightFuzz::round || fuzz == WeightFuzz::phase;
    const std::int32_t margin = ground.switches.weight_fuzz_pct * 100;  // in ten-thousandths
    const std::int32_t phase = fuzz == WeightFuzz::phase ? position.phase : 0;
    const LotDice lot(ground.dice, key_of(DieUse::weight, position.round, phase), 2 * margin + 1);
    turns.clear();
    turns.reserve(static_cast<std::size_t>(ground.size()));
    for (std::int32_t number = 0; number < ground.size(); ++number) {
        const Token& token = ground.token(number);
        if (!is_on_board(token) || token.quarters == 0) continue;
        const std::int64_t factor =
            is_rolled ? whole_weight - margin - 1 + lot.roll_for(static_cast<std::uint32_t>(number))
                      : whole_weight;
        turns.push_back({token.mass * factor, ground.rank[static_cast<std::size_t>(number)], number,
                         squares_in_round(token.quarters, position.round)});
    }
    std::sort(turns.begin(), turns.end());
    if (fuzz == WeightFuzz::overtake) overtake(turns, ground.switches.weight_fuzz_pct);
}

}  // namespace flagplot::tactical::battle_board
