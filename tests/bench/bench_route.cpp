#include <benchmark/benchmark.h>

#include <boost/graph/astar_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <memory>
#include <random>

#include "chart/passages.h"
#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "rules/open_water.h"
#include "rules/route.h"
#include "store/coast_file.h"

// Routes across the whole world in squares of 30 nautical miles, 720 by 360, between 200 pairs of
// squares drawn once: the planner's, and beside it plain boost::astar_search over the graph of
// squares and runs, which knows nothing of ties. One iteration is all 200. The points of each route
// are compared, so a fast wrong answer cannot pass.

using namespace flagplot;

namespace {

constexpr std::size_t pairs = 200;
constexpr DiagonalRule rule = DiagonalRule::alternating;

struct Leg {
    Square from;
    Square to;
};

Chart world_chart() {
    const ChartGrid frame =
        frame_of({-180, -90, 180, 90}, {Projection::equirectangular, 30}).value();
    ChartRequest request{frame, "world", "The world", *read_moment("1941-01-01 00:00")};
    request.takes_ports = false;
    request.takes_straits = false;
    const auto never_stop = [](std::size_t, std::size_t) { return true; };
    return made_chart(request, read_coast().value(), {}, never_stop).value().value().chart;
}

/// A chart and pairs of its squares that water joins.
struct World {
    Chart chart = world_chart();
    std::vector<Leg> legs;

    World() {
        const std::vector<std::int32_t> waters = connected_waters(chart);
        std::mt19937 random(1941);
        while (legs.size() < pairs) {
            const std::size_t from = random() % waters.size();
            const std::size_t to = random() % waters.size();
            if (waters[from] < 0 || waters[from] != waters[to] || from == to) continue;
            legs.push_back({chart.square_at(from), chart.square_at(to)});
        }
    }
};

const World& world() {
    static const World made;
    return made;
}

std::int32_t points_of(const std::vector<Direction>& path) {
    std::int32_t points = 0;
    DiagonalRun run{0};
    for (const Direction direction : path) {
        const StepPrice price = step_price(run, direction, rule);
        points += price.cost.count;
        run = price.run_after;
    }
    return points;
}

/// Every square of the chart with each of its two runs, and every step from it.
class TwoStates {
  public:
    struct Step {
        std::int32_t cost = 0;
    };
    using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Step>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

    explicit TwoStates(const Chart& chart) : chart_(chart) {
        const Passages passages(chart);
        std::vector<std::pair<Vertex, Vertex>> edges;
        std::vector<Step> steps;
        for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
            const Square square = chart.square_at(i);
            for (std::int32_t run = 0; run < 2; ++run) {
                for (const Direction direction : clockwise) {
                    if (!passages.may_step(passages.place(square), direction)) continue;
                    const StepPrice price = step_price({run}, direction, rule);
                    edges.emplace_back(vertex(square, {run}),
                                       vertex(neighbour(square, direction), price.run_after));
                    steps.push_back({price.cost.count});
                }
            }
        }
        graph_ = Graph(boost::edges_are_sorted, edges.begin(), edges.end(), steps.begin(),
                       chart.terrain.size() * 2);
    }

    /// The fewest points of a leg.
    [[nodiscard]] std::int32_t points(const Leg& leg) const {
        struct Arrived {};
        struct StopAtGoal : boost::default_astar_visitor {
            const TwoStates* states = nullptr;
            Square goal;
            void examine_vertex(Vertex v, const Graph& /*graph*/) const {
                if (states->square(v) == goal) throw Arrived{};
            }
        };
        StopAtGoal stop;
        stop.states = this;
        stop.goal = leg.to;
        std::vector<std::int32_t> distances(num_vertices(graph_));
        const auto ahead = [&](Vertex v) {
            return open_water_points(offset(square(v), leg.to), {static_cast<std::int32_t>(v % 2)})
                .count;
        };
        try {
            boost::astar_search(graph_, vertex(leg.from, {0}), ahead,
                                boost::weight_map(get(&Step::cost, graph_))
                                    .distance_map(distances.data())
                                    .visitor(stop));
        } catch (const Arrived&) {
            // Boost.Graph has no other way to stop a search
        }
        return std::min(distances[vertex(leg.to, {0})], distances[vertex(leg.to, {1})]);
    }

  private:
    [[nodiscard]] Vertex vertex(Square square, DiagonalRun run) const {
        return chart_.index(square) * 2 + static_cast<Vertex>(run.count);
    }
    [[nodiscard]] Square square(Vertex v) const { return chart_.square_at(v / 2); }

    const Chart& chart_;
    Graph graph_;
};

void set_mean(benchmark::State& state) {
    state.counters["us_a_route"] = benchmark::Counter(
        static_cast<double>(pairs) / 1e6,
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void route_across_the_world(benchmark::State& state) {
    const World& on = world();
    const TwoStates plain(on.chart);
    RoutePlanner planner(on.chart, {rule});
    for (const Leg& leg : on.legs) {
        const auto path = planner.plan(leg.from, {0}, leg.to);
        if (!path || points_of(*path) != plain.points(leg)) {
            state.SkipWithError("a route costs other points than the plain search finds");
            return;
        }
    }
    for (auto _ : state) {
        for (const Leg& leg : on.legs) {
            benchmark::DoNotOptimize(planner.plan(leg.from, {0}, leg.to));
        }
    }
    set_mean(state);
}

void plain_two_state_astar_across_the_world(benchmark::State& state) {
    const World& on = world();
    const TwoStates plain(on.chart);
    for (auto _ : state) {
        for (const Leg& leg : on.legs) benchmark::DoNotOptimize(plain.points(leg));
    }
    set_mean(state);
}

BENCHMARK(route_across_the_world)->Unit(benchmark::kMillisecond);
BENCHMARK(plain_two_state_astar_across_the_world)->Unit(benchmark::kMillisecond);

}  // namespace
