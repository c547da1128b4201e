#include "rules/route.h"

#include <algorithm>
#include <boost/graph/astar_search.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <boost/property_map/property_map.hpp>

#include "rules/open_water.h"

namespace flagplot {

namespace {

constexpr PathWeight unreached = UINT64_MAX;

}  // namespace

/// One search: the graph of (square, run) that Boost.Graph walks over, and its property maps.
class Search {
  public:
    struct Vertex {
        Square square;
        DiagonalRun run;
    };
    struct Edge {
        Vertex from;
        Vertex to;
        PathWeight weight;
        Direction direction;
    };

    Search(RoutePlanner& planner, Square from, Square to)
        : planner_(planner),
          runs_(runs_told_apart(planner.switches_.diagonal)),
          from_(from),
          to_(to) {}

    /// The edge in this direction, if ships may take it.
    [[nodiscard]] std::optional<Edge> edge(Vertex v, Direction direction) const {
        if (!planner_.chart_.may_step(v.square, direction)) return std::nullopt;
        const StepPrice price = step_price(v.run, direction, planner_.switches_.diagonal);
        const Vertex next{neighbour(v.square, direction), kept(price.run_after)};
        return Edge{v, next, in_weight(price.cost) + distance_from_line(next.square), direction};
    }

    [[nodiscard]] PathWeight weight(Vertex v) const {
        const std::size_t at = index(v);
        return is_reached(at) ? planner_.weight_[at] : unreached;
    }
    void set_weight(Vertex v, PathWeight weight) {
        const std::size_t at = index(v);
        planner_.reached_[at] = planner_.search_;
        planner_.weight_[at] = weight;
        planner_.is_marked_[at] = false;
        if (v.square == to_) best_ = std::min(best_, weight);
    }
    /// A lower bound of what remains.
    [[nodiscard]] PathWeight remaining(Vertex v) const {
        return in_weight(open_water_points(offset(v.square, to_), v.run));
    }
    /// The best weight at the goal so far, over all runs.
    [[nodiscard]] PathWeight best() const { return best_; }

    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(DiagonalRun run);

  private:
    [[nodiscard]] DiagonalRun kept(DiagonalRun run) const { return std::min(run, most_run()); }
    [[nodiscard]] DiagonalRun most_run() const { return {runs_ - 1}; }
    [[nodiscard]] std::size_t index(Vertex v) const {
        return planner_.chart_.index(v.square) * static_cast<std::size_t>(runs_) +
               static_cast<std::size_t>(v.run.count);
    }
    [[nodiscard]] PathWeight distance_from_line(Square here) const {
        return static_cast<PathWeight>(off_line(offset(from_, here), offset(from_, to_)));
    }
    [[nodiscard]] bool is_reached(std::size_t at) const {
        return planner_.reached_[at] == planner_.search_;
    }
    [[nodiscard]] bool is_marked(Vertex v) const {
        const std::size_t at = index(v);
        return is_reached(at) && planner_.is_marked_[at];
    }
    void search_from(Vertex start);
    void mark_best_paths() const;

    RoutePlanner& planner_;
    std::int32_t runs_;
    Square from_;
    Square to_;
    PathWeight best_ = unreached;
};

/// Walks over the steps that may be taken from a vertex.
class StepIterator : public boost::iterator_facade<StepIterator, Search::Edge,
                                                   boost::forward_traversal_tag, Search::Edge> {
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
    Search::Vertex vertex_;
    std::size_t next_ = 0;
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
    Search* search;
    using key_type = Search::Vertex;
    using value_type = PathWeight;
    using reference = PathWeight;
    using category = boost::read_write_property_map_tag;
};
PathWeight get(const Weights& map, Search::Vertex v) { return map.search->weight(v); }
void put(const Weights& map, Search::Vertex v, PathWeight value) {
    map.search->set_weight(v, value);
}

/// The rank of a vertex in the queue, which keeps it itself: only the start is ever asked for its
/// own, and it is alone there.
struct Ranks : Weights {};
PathWeight get(const Ranks& /*map*/, Search::Vertex /*v*/) { return {}; }
void put(const Ranks& /*map*/, Search::Vertex /*v*/, PathWeight /*value*/) {}

struct Arrived {};

/// Stops once everything that could lie on a best path has been looked at.
struct StopBehindGoal : boost::default_astar_visitor {
    template <class Graph>
    void examine_vertex(Search::Vertex v, const Graph& search) const {
        if (search.weight(v) + search.remaining(v) > search.best()) throw Arrived{};
    }
};

}  // namespace

void Search::mark_best_paths() const {
    std::vector<Vertex> open;
    const auto mark = [&](Vertex v) {
        if (is_marked(v)) return;
        planner_.is_marked_[index(v)] = true;
        open.push_back(v);
    };
    for (std::int32_t run = 0; run < runs_; ++run) {
        const Vertex goal{to_, {run}};
        if (weight(goal) == best()) mark(goal);
    }
    while (!open.empty()) {
        const Vertex v = open.back();
        open.pop_back();
        for (const Direction direction : clockwise) {
            const Square before = neighbour(v.square, opposite(direction));
            if (!planner_.chart_.contains(before)) continue;
            for (std::int32_t run = 0; run < runs_; ++run) {
                const Vertex from{before, {run}};
                if (weight(from) >= weight(v)) continue;
                const auto step = edge(from, direction);
                if (step && step->to.run == v.run && weight(from) + step->weight == weight(v)) {
                    mark(from);
                }
            }
        }
    }
}

void Search::search_from(Vertex start) {
    set_weight(start, 0);
    try {
        boost::astar_search_no_init_tree(
            *this, start, [this](Vertex v) { return remaining(v); }, StopBehindGoal{},
            boost::dummy_property_map(), Ranks{{this}}, Weights{this},
            boost::make_function_property_map<Edge>([](const Edge& e) { return e.weight; }),
            std::less<>{}, boost::closed_plus<PathWeight>(unreached), unreached, PathWeight{0});
    } catch (const Arrived&) {
        return;  // Boost.Graph has no other way to stop a search
    }
}

std::optional<std::vector<Direction>> Search::first_best_path(DiagonalRun run) {
    const Vertex start{from_, kept(run)};
    search_from(start);
    if (best() == unreached) return std::nullopt;
    mark_best_paths();
    std::vector<Direction> path;
    for (Vertex v = start; v.square != to_;) {
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
    // Land only takes paths away: where it leaves the best of the open sea, that is the best.
    auto path = open_water_path(offset(from, to), run, switches_.diagonal);
    if (may_steam(chart_, from, path)) return path;
    return search(from, run, to);
}

std::optional<std::vector<Direction>> RoutePlanner::search(Square from, DiagonalRun run,
                                                           Square to) {
    if (reached_.empty()) {
        const auto runs = static_cast<std::size_t>(runs_told_apart(switches_.diagonal));
        reached_.resize(chart_.terrain.size() * runs);
        weight_ = std::make_unique_for_overwrite<PathWeight[]>(reached_.size());
        is_marked_ = std::make_unique_for_overwrite<bool[]>(reached_.size());
    }
    ++search_;
    return Search(*this, from, to).first_best_path(run);
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
        allowance = points.of(turn) + usable_carry(start.carried, next, switches);
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
                if (!switches.run_persists) start.run = {0};
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
