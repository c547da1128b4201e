#include "rules/run_search.h"

#include <algorithm>
#include <boost/graph/astar_search.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <boost/property_map/property_map.hpp>

namespace flagplot {

namespace {

constexpr PathWeight unreached = UINT64_MAX;

}  // namespace

/// One search: the graph of (square, run) for Boost.Graph, and its property maps.
class RunGraph {
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

    RunGraph(RunSearch& search, Square from, Square to)
        : search_(search), runs_(runs_told_apart(search.rule_)), from_(from), to_(to) {}

    /// The edge in this direction, if ships may take it.
    [[nodiscard]] std::optional<Edge> edge(Vertex v, Direction direction) const {
        if (!passages().may_step(passages().place(v.square), direction)) return std::nullopt;
        const StepPrice price = step_price(v.run, direction, search_.rule_);
        const Vertex next{neighbour(v.square, direction), kept(price.run_after)};
        return Edge{v, next, in_weight(price.cost) + distance_from_line(next.square), direction};
    }

    [[nodiscard]] PathWeight weight(Vertex v) const {
        const std::size_t at = index(v);
        return is_reached(at) ? search_.weight_[at] : unreached;
    }
    void set_weight(Vertex v, PathWeight weight) {
        const std::size_t at = index(v);
        search_.reached_[at] = search_.search_;
        search_.weight_[at] = weight;
        search_.is_marked_[at] = false;
        if (v.square == to_) best_ = std::min(best_, weight);
    }
    /// A lower bound of what remains.
    [[nodiscard]] PathWeight remaining(Vertex v) const {
        return in_weight(open_water_points(offset(v.square, to_), v.run));
    }
    /// The best weight at the goal so far, for any run.
    [[nodiscard]] PathWeight best() const { return best_; }

    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(DiagonalRun run);

  private:
    [[nodiscard]] const Passages& passages() const { return search_.passages_; }
    [[nodiscard]] DiagonalRun kept(DiagonalRun run) const { return std::min(run, most_run()); }
    [[nodiscard]] DiagonalRun most_run() const { return {runs_ - 1}; }
    [[nodiscard]] std::size_t index(Vertex v) const {
        return passages().place(v.square) * static_cast<std::size_t>(runs_) +
               static_cast<std::size_t>(v.run.count);
    }
    [[nodiscard]] PathWeight distance_from_line(Square here) const {
        return static_cast<PathWeight>(off_line(offset(from_, here), offset(from_, to_)));
    }
    [[nodiscard]] bool is_reached(std::size_t at) const {
        return search_.reached_[at] == search_.search_;
    }
    [[nodiscard]] bool is_marked(Vertex v) const {
        const std::size_t at = index(v);
        return is_reached(at) && search_.is_marked_[at];
    }
    void search_from(Vertex start);
    void mark_best_paths() const;

    RunSearch& search_;
    std::int32_t runs_;
    Square from_;
    Square to_;
    PathWeight best_ = unreached;
};

/// Iterates over the steps that may be taken from a vertex.
class StepIterator : public boost::iterator_facade<StepIterator, RunGraph::Edge,
                                                   boost::forward_traversal_tag, RunGraph::Edge> {
  public:
    StepIterator() = default;
    StepIterator(const RunGraph& graph, RunGraph::Vertex vertex, std::size_t next)
        : graph_(&graph), vertex_(vertex), next_(next) {
        settle();
    }

  private:
    friend class boost::iterator_core_access;
    [[nodiscard]] RunGraph::Edge dereference() const { return *edge_; }
    [[nodiscard]] bool equal(const StepIterator& other) const { return next_ == other.next_; }
    void increment() {
        ++next_;
        settle();
    }
    void settle() {
        for (; next_ < clockwise.size(); ++next_) {
            edge_ = graph_->edge(vertex_, clockwise[next_]);
            if (edge_) return;
        }
    }

    const RunGraph* graph_ = nullptr;
    RunGraph::Vertex vertex_;
    std::size_t next_{};
    std::optional<RunGraph::Edge> edge_;
};

}  // namespace flagplot

namespace boost {
template <>
struct graph_traits<flagplot::RunGraph> {
    using vertex_descriptor = flagplot::RunGraph::Vertex;
    using edge_descriptor = flagplot::RunGraph::Edge;
    using directed_category = directed_tag;
    using edge_parallel_category = disallow_parallel_edge_tag;
    using traversal_category = incidence_graph_tag;
    using out_edge_iterator = flagplot::StepIterator;
    using degree_size_type = std::size_t;
};
}  // namespace boost

namespace flagplot {

std::pair<StepIterator, StepIterator> out_edges(RunGraph::Vertex v, const RunGraph& graph) {
    return {StepIterator(graph, v, 0), StepIterator(graph, v, clockwise.size())};
}
RunGraph::Vertex source(const RunGraph::Edge& edge, const RunGraph& /*graph*/) { return edge.from; }
RunGraph::Vertex target(const RunGraph::Edge& edge, const RunGraph& /*graph*/) { return edge.to; }

namespace {

/// The weights found so far, as a property map over the tables of the search.
struct Weights {
    RunGraph* search;
    using key_type = RunGraph::Vertex;
    using value_type = PathWeight;
    using reference = PathWeight;
    using category = boost::read_write_property_map_tag;
};
PathWeight get(const Weights& map, RunGraph::Vertex v) { return map.search->weight(v); }
void put(const Weights& map, RunGraph::Vertex v, PathWeight value) {
    map.search->set_weight(v, value);
}

/// The rank of a vertex in the queue, which stores it itself: only the start is asked for its rank,
/// and it is alone in the queue.
struct Ranks : Weights {};
PathWeight get(const Ranks& /*map*/, RunGraph::Vertex /*v*/) { return {}; }
void put(const Ranks& /*map*/, RunGraph::Vertex /*v*/, PathWeight /*value*/) {}

struct Arrived {};

/// Stops once everything that could be on a best path has been examined.
struct StopBehindGoal : boost::default_astar_visitor {
    template <class Graph>
    void examine_vertex(RunGraph::Vertex v, const Graph& search) const {
        if (search.weight(v) + search.remaining(v) > search.best()) throw Arrived{};
    }
};

}  // namespace

void RunGraph::mark_best_paths() const {
    std::vector<Vertex> open;
    const auto mark = [&](Vertex v) {
        if (is_marked(v)) return;
        search_.is_marked_[index(v)] = true;
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
            const Direction back = opposite(direction);
            if (!passages().may_step(passages().place(v.square), back)) continue;
            const Square before = neighbour(v.square, back);
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

void RunGraph::search_from(Vertex start) {
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

std::optional<std::vector<Direction>> RunGraph::first_best_path(DiagonalRun run) {
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

RunSearch::RunSearch(const Passages& passages, DiagonalRule rule)
    : passages_(passages),
      rule_(rule),
      reached_(passages.places() * static_cast<std::size_t>(runs_told_apart(rule))),
      weight_(std::make_unique_for_overwrite<PathWeight[]>(reached_.size())),
      is_marked_(std::make_unique_for_overwrite<bool[]>(reached_.size())) {}

std::optional<std::vector<Direction>> RunSearch::first_best_path(Square from, DiagonalRun run,
                                                                 Square to) {
    ++search_;
    return RunGraph(*this, from, to).first_best_path(run);
}

}  // namespace flagplot
