#include "rules/harbour.h"

namespace flagplot {

namespace {

MovePoints cost_of(const std::vector<Direction>& leg, DiagonalRule rule) {
    MovePoints cost;
    DiagonalRun run;
    for (const Direction step : leg) {
        const StepPrice price = step_price(run, step, rule);
        cost += price.cost;
        run = price.run_after;
    }
    return cost;
}

}  // namespace

std::optional<Square> nearest_port(RoutePlanner& planner, DiagonalRule rule,
                                   std::span<const Square> ports, Square from) {
    std::optional<Square> nearest;
    MovePoints least;
    for (const Square port : ports) {
        const auto leg = planner.plan(from, {0}, port);
        if (!leg) continue;
        const MovePoints cost = cost_of(*leg, rule);
        if (nearest && cost >= least) continue;
        nearest = port;
        least = cost;
    }
    return nearest;
}

}  // namespace flagplot
