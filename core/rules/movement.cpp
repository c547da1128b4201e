#include "rules/movement.h"

#include "base/ensure.h"

namespace flagplot {

namespace {

constexpr std::int32_t pulses_per_turn = 12;

/// The largest number of points that can be carried toward a step of this cost.
MovePoints most_carried(MovePoints cost, const MovementSwitches& switches) {
    if (!switches.run_persists) return {0};
    switch (switches.residual) {
        case ResidualRule::diagonal_only:
            return {cost == MovePoints{2} ? 1 : 0};
        case ResidualRule::any:
            return {1};
        case ResidualRule::none:
            return {0};
    }
    return {};
}

}  // namespace

StepPrice step_price(DiagonalRun run, Direction direction, DiagonalRule rule) {
    if (!is_diagonal(direction)) return {{1}, {0}};
    switch (rule) {
        case DiagonalRule::alternating:
            return run.count == 0 ? StepPrice{{1}, {1}} : StepPrice{{2}, {0}};
        case DiagonalRule::after_first:
            return run.count == 0 ? StepPrice{{1}, {1}} : StepPrice{{2}, {1}};
        case DiagonalRule::escalating:
            return {{run.count + 1}, {run.count + 1}};
    }
    return {};
}

StepPrice payable_price(DiagonalRun run, Direction direction, MovePoints allowance,
                        const MovementSwitches& switches) {
    const StepPrice price = step_price(run, direction, switches.diagonal);
    const MovePoints most = allowance + most_carried(price.cost, switches);
    return price.cost <= most ? price : step_price({0}, direction, switches.diagonal);
}

MovePoints carried_over(MovePoints left, std::optional<Direction> next, DiagonalRun run,
                        const MovementSwitches& switches) {
    if (!next || left < MovePoints{1} || !switches.run_persists) return {0};
    if (switches.residual == ResidualRule::any) return {1};
    const MovePoints cost = step_price(run, *next, switches.diagonal).cost;
    const bool is_pending_diagonal = cost == MovePoints{2} && left == MovePoints{1};
    return {is_pending_diagonal && switches.residual == ResidualRule::diagonal_only ? 1 : 0};
}

MovePoints usable_carry(MovePoints carried, MovePoints points, std::optional<Direction> next,
                        const MovementSwitches& switches) {
    if (points == MovePoints{0}) return {0};
    const bool for_anything = switches.residual == ResidualRule::any;
    return next && (for_anything || is_diagonal(*next)) ? carried : MovePoints{0};
}

MovePoints earned_after(Pulse pulse, MovePoints allowance) {
    return {pulse.count * allowance.count / pulses_per_turn};
}

Pulse pulse_of(MovePoints spent, MovePoints allowance) {
    FLAGPLOT_ENSURE(allowance.count >= 1);
    return {(pulses_per_turn * spent.count + allowance.count - 1) / allowance.count};
}

}  // namespace flagplot
