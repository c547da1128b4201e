#include "rules/route.h"

#include <algorithm>

#include "rules/open_water.h"

namespace flagplot {

namespace {

bool may_steam(const Chart& chart, Square from, const std::vector<Direction>& path) {
    return std::all_of(path.begin(), path.end(), [&](Direction direction) {
        const bool may_step = chart.may_step(from, direction);
        from = neighbour(from, direction);
        return may_step;
    });
}

}  // namespace

RoutePlanner::RoutePlanner(const Chart& chart, const MovementSwitches& switches)
    : chart_(chart), switches_(switches) {}

std::optional<std::vector<Direction>> RoutePlanner::plan(Square from, DiagonalRun run, Square to) {
    if (from == to) return std::vector<Direction>{};
    if (!chart_.is_navigable(from) || !chart_.is_navigable(to)) return std::nullopt;
    // Land only removes paths: if the best one on open water remains, it is the best.
    auto path = open_water_path(offset(from, to), run, switches_.diagonal);
    if (may_steam(chart_, from, path)) return path;
    return search(from, run, to);
}

std::optional<std::vector<Direction>> RoutePlanner::search(Square from, DiagonalRun run,
                                                           Square to) {
    if (!passages_) {
        passages_ = std::make_unique<const Passages>(chart_);
        if (runs_told_apart(switches_.diagonal) == 2) {
            by_label_ = std::make_unique<LabelSearch>(*passages_, switches_.diagonal);
        } else {
            by_run_ = std::make_unique<RunSearch>(*passages_, switches_.diagonal);
        }
    }
    return by_label_ ? by_label_->first_best_path(from, run, to)
                     : by_run_->first_best_path(from, run, to);
}

bool PointsAhead::has_any_from(TurnNumber turn) const {
    while (turn.count <= static_cast<std::int32_t>(next.size())) {
        if (of(turn) > MovePoints{0}) return true;
        turn += TurnNumber{1};
    }
    return later > MovePoints{0};
}

std::vector<Arrival> arrivals(RoutePlanner& planner, const MovementSwitches& switches,
                              Underway start, const PointsAhead& points,
                              const std::vector<Square>& markers, TurnNumber limit) {
    std::vector<Arrival> reached;
    TurnNumber turn{1};
    MovePoints allowance{};
    MovePoints spent{};
    const auto begin_turn = [&](std::optional<Direction> next) {
        const MovePoints own = points.of(turn);
        allowance = own + usable_carry(start.carried, own, next, switches);
        spent = {0};
    };
    bool has_begun = false;
    for (const Square marker : markers) {
        const auto leg = planner.plan(start.square, start.run, marker);
        if (!leg) return reached;
        for (const Direction direction : *leg) {
            if (!has_begun) begin_turn(direction);
            has_begun = true;
            auto price = payable_price(start.run, direction, points.of(turn), switches);
            while (allowance - spent < price.cost) {
                start.carried = carried_over(allowance - spent, direction, start.run, switches);
                const bool lay_still = allowance == MovePoints{0};
                if (!switches.run_persists || lay_still) start.run = {0};
                if (++turn.count > limit.count || !points.has_any_from(turn)) return reached;
                begin_turn(direction);
                price = payable_price(start.run, direction, points.of(turn), switches);
            }
            spent += price.cost;
            start.run = price.run_after;
            start.square = neighbour(start.square, direction);
        }
        reached.push_back({turn, allowance.count > 0 ? pulse_of(spent, allowance) : Pulse{0}});
    }
    return reached;
}

}  // namespace flagplot
