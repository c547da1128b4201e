#include <fmt/format.h>

#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/speed.h"
#include "tactical/battle_board/squares.h"

// The log of a plan: every square that was weighed, and how its score is made up. It reveals the
// tactic, so it is only for its own side.

namespace flagplot::tactical::battle_board {

void Squares::note_squares(const Mover& mover, const Plan& plan) const {
    for (std::int32_t number = 0; number < plan.prospect.size(); ++number) {
        const BoardSquare square = plan.prospect.square(number);
        const Exchange sum = plan.prospect.exchange(number);
        std::vector<std::string> parts;
        std::int64_t taken = 0;
        for (const std::int32_t foe : foes(ground_.token(mover.token).side)) {
            const Token& other = ground_.token(foe);
            Range range;
            exchange(mover, foe, range);
            const auto d = static_cast<std::size_t>(distance(square, other.at));
            taken += range.taken[d];
            parts.push_back(fmt::format("{} at distance {}: given {}, taken {}", token_name(foe), d,
                                        points_text(range.given[d]), points_text(range.taken[d])));
        }
        if (sum.taken != taken) {
            parts.push_back(fmt::format("own tokens there: {}", points_text(sum.taken - taken)));
        }
        ground_.log->tell(
            ground_.token(mover.token).side,
            fmt::format("{} at {}: {}", token_name(mover.token), square_text(square),
                        score_text(sum, aim_of(plan.tactic), ground_.switches.net_damage_metric)),
            "BB-34", std::move(parts));
    }
}

void Squares::note(const Mover& mover, const Plan& plan) const {
    if (!plan.approaches) note_squares(mover, plan);
    ground_.log->tell(
        ground_.token(mover.token).side,
        fmt::format("{} makes for {}", token_name(mover.token), square_text(plan.goal)), "BB-34",
        {fmt::format("it tries to {}", phrase_of(plan.tactic)),
         plan.approaches ? "no target can be brought into reach: toward the nearest"
                         : fmt::format("best of {} squares", plan.prospect.size())});
}

}  // namespace flagplot::tactical::battle_board
