#include "rules/route.h"

#include <algorithm>
#include <boost/graph/astar_search.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <boost/property_map/property_map.hpp>
#include <cstdlib>
#include <deque>
#include <ranges>

namespace flagplot {

namespace {

// A weight orders paths by points, then by distance from the straight line.
constexpr unsigned points_shift = 40;
constexpr std::uint64_t unreached = UINT64_MAX;

/// Runs that planning tells apart: prices beyond that are never worth paying, since two straight
/// steps replace any diagonal that costs two.
std::uint32_t runs_of(DiagonalRule rule) { return rule == DiagonalRule::escalating ? 4 : 2; }

}  // namespace

/// One search: the graph of (square, run) that Boost.Graph walks over, and its property maps.
class Search {
  public:
    using Vertex = std::uint32_t;
    struct Edge {
        Vertex from;
        Vertex to;
        std::uint64_t weight;
        Direction direction;
    };

    Search(RoutePlanner& planner, Square from, Square to)
        : planner_(planner), runs_(runs_of(planner.switches_.diagonal)), from_(from), to_(to) {}

    [[nodiscard]] Vertex vertex(Square square, DiagonalRun run) const {
        const auto kept = std::min(static_cast<std::uint32_t>(run.count), runs_ - 1);
        return static_cast<Vertex>(planner_.chart_.index(square)) * runs_ + kept;
    }
    /// A square with every run there is.
    [[nodiscard]] auto vertices(Square square) const {
        const Vertex first = vertex(square, {});
        return std::views::iota(first, first + runs_);
    }
    [[nodiscard]] Square square(Vertex v) const { return planner_.chart_.square_at(v / runs_); }
    [[nodiscard]] DiagonalRun run(Vertex v) const {
        return {static_cast<std::int32_t>(v % runs_)};
    }

    /// The edge in this direction, if ships may take it.
    [[nodiscard]] std::optional<Edge> edge(Vertex v, Direction direction) const {
        const Square here = square(v);
        if (!planner_.chart_.may_step(here, direction)) return std::nullopt;
        const StepPrice price = step_price(run(v), direction, planner_.switches_.diagonal);
        const Square next = neighbour(here, direction);
        return Edge{v, vertex(next, price.run_after),
                    (static_cast<std::uint64_t>(price.cost.count) << points_shift) +
                        distance_from_line(next),
                    direction};
    }

    [[nodiscard]] std::uint64_t weight(Vertex v) const {
        return planner_.reached_[v] == planner_.search_ ? planner_.weight_[v] : unreached;
    }
    void set_weight(Vertex v, std::uint64_t weight) const {
        planner_.reached_[v] = planner_.search_;
        planner_.weight_[v] = weight;
    }
    /// A lower bound of what remains.
    [[nodiscard]] std::uint64_t remaining(Vertex v) const {
        const MovePoints points = open_water_points(offset(square(v), to_), run(v));
        return static_cast<std::uint64_t>(points.count) << points_shift;
    }
    /// The best weight at the goal so far, over all runs.
    [[nodiscard]] std::uint64_t best() const {
        std::uint64_t least = unreached;
        for (const Vertex goal : vertices(to_)) least = std::min(least, weight(goal));
        return least;
    }

    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(DiagonalRun run);

  private:
    /// Twice the area between the straight line and this square (A-ST-48).
    [[nodiscard]] std::uint64_t distance_from_line(Square here) const {
        const Offset step = offset(from_, here);
        const Offset whole = offset(from_, to_);
        return static_cast<std::uint64_t>(
            std::abs(std::int64_t{step.columns} * whole.rows - std::int64_t{step.rows} * whole.columns));
    }
    [[nodiscard]] bool is_marked(Vertex v) const {
        return planner_.marked_[v] == planner_.search_;
    }
    void mark_best_paths() const;

    RoutePlanner& planner_;
    std::uint32_t runs_;
    Square from_;
    Square to_;
};

/// Walks over the steps that may be taken from a vertex.
class StepIterator
    : public boost::iterator_facade<StepIterator, Search::Edge, boost::forward_traversal_tag,
                                    Search::Edge> {
  public:
    StepIterator() = default;
    StepIterator(const Search& search, Search::Vertex vertex, std::size_t next)
        : search_(&search), vertex_(vertex), next_(next) {
        settle();
    }

  private:
    friend class boost::iterator_core_access;
    [[nodiscard]] Search::Edge dereference() const { return *edge_; }
    [[nodiscard]] bool equal(const StepIterator& other) const { return next_ == other.next_; }
    void increment() {
        ++next_;
        settle();
    }
    void settle() {
        for (; next_ < clockwise.size(); ++next_) {
            edge_ = search_->edge(vertex_, clockwise[next_]);
            if (edge_) return;
        }
    }

    const Search* search_ = nullptr;
    Search::Vertex vertex_{};
    std::size_t next_{};
    std::optional<Search::Edge> edge_;
};

}  // namespace flagplot

namespace boost {
template <>
struct graph_traits<flagplot::Search> {
    using vertex_descriptor = flagplot::Search::Vertex;
    using edge_descriptor = flagplot::Search::Edge;
    using directed_category = directed_tag;
    using edge_parallel_category = disallow_parallel_edge_tag;
    using traversal_category = incidence_graph_tag;
    using out_edge_iterator = flagplot::StepIterator;
    using degree_size_type = std::size_t;
};
}  // namespace boost

namespace flagplot {

std::pair<StepIterator, StepIterator> out_edges(Search::Vertex v, const Search& search) {
    return {StepIterator(search, v, 0), StepIterator(search, v, clockwise.size())};
}
Search::Vertex source(const Search::Edge& edge, const Search& /*search*/) { return edge.from; }
Search::Vertex target(const Search::Edge& edge, const Search& /*search*/) { return edge.to; }

namespace {

/// The weights found so far, as a property map over the planner's tables.
struct Weights {
    const Search* search;
    using key_type = Search::Vertex;
    using value_type = std::uint64_t;
    using reference = std::uint64_t;
    using category = boost::read_write_property_map_tag;
};
std::uint64_t get(const Weights& map, Search::Vertex v) { return map.search->weight(v); }
void put(const Weights& map, Search::Vertex v, std::uint64_t value) {
    map.search->set_weight(v, value);
}

/// The rank of a vertex in the queue, which keeps it itself: only the start is ever asked for its
/// own, and it is alone there.
struct Ranks : Weights {};
std::uint64_t get(const Ranks& /*map*/, Search::Vertex /*v*/) { return {}; }
void put(const Ranks& /*map*/, Search::Vertex /*v*/, std::uint64_t /*value*/) {}

struct Arrived {};

/// Stops once everything that could lie on a best path has been looked at.
struct StopBehindGoal : boost::default_astar_visitor {
    template <class Graph>
    void examine_vertex(Search::Vertex v, const Graph& search) const {
        if (search.weight(v) + search.remaining(v) > search.best()) throw Arrived{};
    }
};

}  // namespace

MovePoints open_water_points(Offset apart, DiagonalRun run) {
    const std::int32_t longer = std::max(std::abs(apart.columns), std::abs(apart.rows));
    const std::int32_t both = std::abs(apart.columns) + std::abs(apart.rows);
    if (both == 0) return {0};
    const std::int32_t pending = run.count == 0 ? 0 : 1;
    return {std::max(longer, (2 * both - 1 + pending + 2) / 3)};
}

void Search::mark_best_paths() const {
    std::deque<Vertex> open;
    const std::uint64_t least = best();
    const auto mark = [&](Vertex v) {
        if (is_marked(v)) return;
        planner_.marked_[v] = planner_.search_;
        open.push_back(v);
    };
    for (const Vertex goal : vertices(to_)) {
        if (weight(goal) == least) mark(goal);
    }
    for (; !open.empty(); open.pop_front()) {
        const Vertex v = open.front();
        for (const Direction direction : clockwise) {
            const Square before = neighbour(square(v), opposite(direction));
            if (!planner_.chart_.contains(before)) continue;
            for (const Vertex from : vertices(before)) {
                if (weight(from) == unreached) continue;
                const auto step = edge(from, direction);
                if (step && step->to == v && weight(from) + step->weight == weight(v)) mark(from);
            }
        }
    }
}

std::optional<std::vector<Direction>> Search::first_best_path(DiagonalRun run) {
    const Vertex start = vertex(from_, run);
    set_weight(start, 0);
    try {
        boost::astar_search_no_init_tree(
            *this, start, [this](Vertex v) { return remaining(v); }, StopBehindGoal{},
            boost::dummy_property_map(), Ranks{{this}}, Weights{this},
            boost::make_function_property_map<Edge>([](const Edge& e) { return e.weight; }),
            std::less<>{}, boost::closed_plus<std::uint64_t>(unreached), unreached,
            std::uint64_t{});
    } catch (const Arrived&) {
    }
    if (best() == unreached) return std::nullopt;

    mark_best_paths();
    std::vector<Direction> path;
    for (Vertex v = start; square(v) != to_;) {
        for (const Direction direction : clockwise) {
            const auto step = edge(v, direction);
            if (!step || !is_marked(step->to) || weight(v) + step->weight != weight(step->to)) {
                continue;
            }
            path.push_back(direction);
            v = step->to;
            break;
        }
    }
    return path;
}

RoutePlanner::RoutePlanner(const Chart& chart, const MovementSwitches& switches)
    : chart_(chart), switches_(switches) {}

std::optional<std::vector<Direction>> RoutePlanner::plan(Square from, DiagonalRun run, Square to) {
    if (from == to) return std::vector<Direction>{};
    if (!chart_.is_navigable(from) || !chart_.is_navigable(to)) return std::nullopt;
    if (weight_.empty()) {
        const std::size_t vertices = chart_.terrain.size() * runs_of(switches_.diagonal);
        weight_.resize(vertices);
        reached_.resize(vertices);
        marked_.resize(vertices);
    }
    ++search_;
    return Search(*this, from, to).first_best_path(run);
}

std::vector<Arrival> arrivals(RoutePlanner& planner, const MovementSwitches& switches,
                              Underway start, MovePoints points, const std::vector<Square>& markers,
                              TurnNumber limit) {
    std::vector<Arrival> reached;
    TurnNumber turn{1};
    MovePoints allowance{};
    MovePoints spent{};
    const auto begin_turn = [&](std::optional<Direction> next) {
        allowance = points + usable_carry(start.carried, next, switches);
        spent = {0};
    };
    bool has_begun = false;
    for (const Square marker : markers) {
        const auto leg = planner.plan(start.square, start.run, marker);
        if (!leg) return reached;
        for (const Direction direction : *leg) {
            if (!has_begun) begin_turn(direction);
            has_begun = true;
            auto price = payable_price(start.run, direction, points, switches);
            while (allowance - spent < price.cost) {
                start.carried = carried_over(allowance - spent, direction, start.run, switches);
                if (!switches.run_persists) start.run = {0};
                if (++turn.count > limit.count || points == MovePoints{0}) return reached;
                begin_turn(direction);
                price = payable_price(start.run, direction, points, switches);
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
