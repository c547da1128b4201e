#include "rules/label_search.h"

#include <bit>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/property_map.hpp>

#include "base/ensure.h"
#include "rules/open_water.h"

namespace flagplot {

namespace {

constexpr std::uint32_t unlabelled = UINT32_MAX;

MovePoints points_of(std::uint32_t label) { return {static_cast<std::int32_t>(label / 2)}; }

}  // namespace

/// The squares of a chart as a graph for Boost.Graph. A vertex only has edges for steps that give a
/// square a smaller label than found so far; other steps need not be examined.
class LabelGraph {
  public:
    using Vertex = Passages::Place;
    struct Edge {
        Vertex from{};
        Vertex to{};
        bool is_diagonal = false;

        friend bool operator==(const Edge&, const Edge&) = default;
    };

    explicit LabelGraph(LabelSearch& search)
        : search_(search), goal_(passages().place(search.to_)) {}

    [[nodiscard]] const Passages& passages() const { return search_.passages_; }
    void set_label(Vertex v, std::uint32_t label) {
        search_.labels_[v] = {search_.search_, label};
        if (v == goal_) best_ = points_of(label);
    }
    void take(const Edge& edge) {
        set_label(edge.to, search_.after(search_.least_label(edge.from), edge.is_diagonal));
    }
    /// The steps that are edges, one bit each.
    [[nodiscard]] std::uint8_t steps_from(Vertex v) const {
        const std::uint32_t label = search_.least_label(v);
        unsigned steps = 0;
        for (unsigned left = passages().steps(v); left != 0; left &= left - 1) {
            const auto direction = static_cast<Direction>(std::countr_zero(left));
            const std::uint32_t found = search_.least_label(passages().next(v, direction));
            const bool is_less = search_.after(label, is_diagonal(direction)) < found;
            steps |= is_less ? left & (~left + 1) : 0;
        }
        return static_cast<std::uint8_t>(steps);
    }
    /// The fewest points from the start to the goal through this vertex; exact if there is no land
    /// on the rest of the way.
    [[nodiscard]] MovePoints points_by(Vertex v) const {
        const std::uint32_t label = search_.least_label(v);
        const Offset apart = offset(passages().square(v), search_.to_);
        return points_of(label) + open_water_points(apart, {static_cast<std::int32_t>(label & 1U)});
    }
    /// The points of the best path so far.
    [[nodiscard]] MovePoints best() const { return best_; }

  private:
    LabelSearch& search_;
    Vertex goal_;
    MovePoints best_{INT32_MAX};
};

/// Iterates over the edges of a vertex.
class LabelEdges : public boost::iterator_facade<LabelEdges, LabelGraph::Edge,
                                                 boost::forward_traversal_tag, LabelGraph::Edge> {
  public:
    LabelEdges() = default;
    LabelEdges(const Passages& passages, LabelGraph::Vertex vertex, std::uint8_t left)
        : passages_(&passages), vertex_(vertex), left_(left) {}

  private:
    friend class boost::iterator_core_access;
    [[nodiscard]] LabelGraph::Edge dereference() const {
        const auto direction = static_cast<Direction>(std::countr_zero(left_));
        return {vertex_, passages_->next(vertex_, direction), is_diagonal(direction)};
    }
    [[nodiscard]] bool equal(const LabelEdges& other) const { return left_ == other.left_; }
    void increment() { left_ &= static_cast<std::uint8_t>(left_ - 1); }

    const Passages* passages_ = nullptr;
    LabelGraph::Vertex vertex_{};
    std::uint8_t left_{};  ///< one bit for each step still to come
};

}  // namespace flagplot

namespace boost {
template <>
struct graph_traits<flagplot::LabelGraph> {
    using vertex_descriptor = flagplot::LabelGraph::Vertex;
    using edge_descriptor = flagplot::LabelGraph::Edge;
    using directed_category = directed_tag;
    using edge_parallel_category = disallow_parallel_edge_tag;
    using traversal_category = incidence_graph_tag;
    using out_edge_iterator = flagplot::LabelEdges;
    using degree_size_type = std::size_t;
    static vertex_descriptor null_vertex() { return UINT32_MAX; }
};
}  // namespace boost

namespace flagplot {

std::pair<LabelEdges, LabelEdges> out_edges(LabelGraph::Vertex v, const LabelGraph& graph) {
    const Passages& passages = graph.passages();
    return {LabelEdges(passages, v, graph.steps_from(v)), LabelEdges(passages, v, 0)};
}
std::size_t out_degree(LabelGraph::Vertex v, const LabelGraph& graph) {
    return static_cast<std::size_t>(std::popcount(graph.steps_from(v)));
}
LabelGraph::Vertex source(const LabelGraph::Edge& edge, const LabelGraph& /*graph*/) {
    return edge.from;
}
LabelGraph::Vertex target(const LabelGraph::Edge& edge, const LabelGraph& /*graph*/) {
    return edge.to;
}

/// The queue of A*: next is the vertex through which the goal is nearest. The priorities are small
/// whole numbers that never decrease, so it is a row of stacks instead of a heap. Empty when
/// nothing is left that could be on a cheapest path.
class LabelQueue {
  public:
    LabelQueue(const LabelGraph& graph, std::vector<std::vector<LabelGraph::Vertex>>& stacks)
        : graph_(graph), stacks_(stacks) {}

    void push(LabelGraph::Vertex v) {
        const MovePoints points = graph_.points_by(v);
        if (!least_) least_ = points;
        const auto at = static_cast<std::size_t>((points - *least_).count);
        if (at >= stacks_.size()) stacks_.resize(at + 1);
        stacks_[at].push_back(v);
    }
    [[nodiscard]] LabelGraph::Vertex top() const { return stacks_[at_].back(); }
    void pop() { stacks_[at_].pop_back(); }
    [[nodiscard]] bool empty() {
        while (at_ < stacks_.size() && stacks_[at_].empty()) ++at_;
        return at_ == stacks_.size() ||
               *least_ + MovePoints{static_cast<std::int32_t>(at_)} > graph_.best();
    }

  private:
    const LabelGraph& graph_;
    std::vector<std::vector<LabelGraph::Vertex>>& stacks_;  ///< by points above the least
    std::optional<MovePoints> least_;
    std::size_t at_ = 0;
};

namespace {

/// Every edge leads to a smaller label, so its end must be examined as if it were new.
struct AlwaysNew {
    using key_type = LabelGraph::Vertex;
    using value_type = boost::default_color_type;
    using reference = boost::default_color_type;
    using category = boost::read_write_property_map_tag;
};
boost::default_color_type get(const AlwaysNew& /*map*/, LabelGraph::Vertex /*v*/) {
    return boost::white_color;
}
void put(const AlwaysNew& /*map*/, LabelGraph::Vertex /*v*/, boost::default_color_type /*color*/) {}

struct TakeLesserLabel : boost::default_bfs_visitor {
    explicit TakeLesserLabel(LabelGraph& graph) : graph_(&graph) {}
    template <class Graph>
    void tree_edge(const LabelGraph::Edge& edge, const Graph& /*graph*/) const {
        graph_->take(edge);
    }
    LabelGraph* graph_;
};

}  // namespace

LabelSearch::LabelSearch(const Passages& passages, DiagonalRule rule)
    : passages_(passages),
      later_(rule == DiagonalRule::after_first ? 1 : 0),
      labels_(passages.places()),
      remaining_(passages.places() * 2) {
    FLAGPLOT_ENSURE(runs_told_apart(rule) == 2);
}

LabelSearch::Label LabelSearch::least_label(Place place) const {
    const Labelled& found = labels_[place];
    return found.search == search_ ? found.label : unlabelled;
}

LabelSearch::Remaining* LabelSearch::remaining(State state) {
    const Label least = least_label(state.place);
    if (least == unlabelled || state.label - least > 1) return nullptr;
    return &remaining_[state.place * std::size_t{2} + (state.label - least)];
}

std::int64_t LabelSearch::distance_from_line(Place place) const {
    return off_line(offset(from_, passages_.square(place)), offset(from_, to_));
}

/// Gives every place that could be on a cheapest path its smallest label.
void LabelSearch::label_from(Place start, Label label) {
    LabelGraph graph(*this);
    LabelQueue queue(graph, stacks_);
    graph.set_label(start, label);
    boost::breadth_first_visit(graph, start, queue, TakeLesserLabel(graph), AlwaysNew{});
    for (auto& stack : stacks_) stack.clear();
}

/// Records, for a place from which a step leads here, what remains with this step.
void LabelSearch::weigh_before(State state) {
    const std::int64_t off_line = remaining(state)->off_line + distance_from_line(state.place);
    for (std::uint8_t left = passages_.steps(state.place); left != 0; left &= left - 1) {
        const auto back = static_cast<Direction>(std::countr_zero(left));
        const Place place = passages_.next(state.place, back);
        const Label least = least_label(place);
        if (least == unlabelled) continue;
        for (const Label label : {least, least + 1}) {
            if (after(label, is_diagonal(back)) != state.label) continue;
            Remaining& before = *remaining({place, label});
            if (before.search != search_) {
                before = {search_, off_line};
                by_label_[label].push_back({place, label});
            } else {
                before.off_line = std::min(before.off_line, off_line);
            }
        }
    }
}

/// Weighs everything on cheapest paths from the goal backward. Every step increases the label, so
/// places with larger labels have already been weighed.
void LabelSearch::weigh_from_goal() {
    const Place goal = passages_.place(to_);
    const Label least = least_label(goal);
    const Label most = least | 1U;
    by_label_.resize(std::max(by_label_.size(), std::size_t{most} + 1));
    for (Label label = least; label <= most; ++label) {
        *remaining({goal, label}) = {search_, 0};
        by_label_[label].push_back({goal, label});
    }
    for (std::size_t label = std::size_t{most} + 1; label-- > 0;) {
        for (const State& state : by_label_[label]) weigh_before(state);
        by_label_[label].clear();
    }
}

std::vector<Direction> LabelSearch::path_from(State start) {
    std::vector<Direction> path;
    const Place goal = passages_.place(to_);
    for (State state = start; state.place != goal;) {
        const std::int64_t wanted = remaining(state)->off_line;
        for (const Direction direction : clockwise) {
            if (!passages_.may_step(state.place, direction)) continue;
            const State next{passages_.next(state.place, direction),
                             after(state.label, is_diagonal(direction))};
            const Remaining* rest = remaining(next);
            if (rest == nullptr || rest->search != search_ ||
                rest->off_line + distance_from_line(next.place) != wanted) {
                continue;
            }
            path.push_back(direction);
            state = next;
            break;
        }
    }
    return path;
}

std::optional<std::vector<Direction>> LabelSearch::first_best_path(Square from, DiagonalRun run,
                                                                   Square to) {
    ++search_;
    from_ = from;
    to_ = to;
    const State start{passages_.place(from), run.count == 0 ? 0U : 1U};
    label_from(start.place, start.label);
    if (least_label(passages_.place(to)) == unlabelled) return std::nullopt;
    weigh_from_goal();
    return path_from(start);
}

}  // namespace flagplot
