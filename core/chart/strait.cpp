#include "chart/strait.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace flagplot {

namespace {

constexpr Squares nearby{2};

bool is_near(const Strait& strait, Square square) {
    return std::any_of(strait.squares.begin(), strait.squares.end(),
                       [&](Square own) { return chebyshev(own, square) <= nearby; });
}

/// The squares nearby that are connected by water with the first square of the strait.
std::set<Square> water_nearby(const Chart& chart, const Strait& strait) {
    if (!chart.is_navigable(strait.squares.front())) return {};
    std::set<Square> water{strait.squares.front()};
    std::vector<Square> open{strait.squares.front()};
    while (!open.empty()) {
        const Square square = open.back();
        open.pop_back();
        for (const Direction direction : clockwise) {
            const Square next = neighbour(square, direction);
            if (!chart.may_step(square, direction) || !is_near(strait, next)) continue;
            if (water.insert(next).second) open.push_back(next);
        }
    }
    return water;
}

/// For every square of water nearby, the index of the nearest square of the strait by water,
/// counting two for a straight step and three for a diagonal; the first of equals.
std::map<Square, std::size_t> nearest_places(const Chart& chart, const Strait& strait) {
    struct Reached {
        std::int32_t distance = 0;
        std::size_t place = 0;
        Square square;
        auto operator<=>(const Reached&) const = default;
    };
    std::set<Reached> open;
    for (std::size_t place = 0; place < strait.squares.size(); ++place) {
        open.insert({0, place, strait.squares[place]});
    }
    std::map<Square, std::size_t> nearest;
    while (!open.empty()) {
        const Reached here = *open.begin();
        open.erase(open.begin());
        if (!nearest.emplace(here.square, here.place).second) continue;
        for (const Direction direction : clockwise) {
            const Square next = neighbour(here.square, direction);
            if (!chart.may_step(here.square, direction) || !is_near(strait, next)) continue;
            open.insert({here.distance + (is_diagonal(direction) ? 3 : 2), here.place, next});
        }
    }
    return nearest;
}

/// The steps from squares nearest to places before this one to squares nearest to it or later ones:
/// without them the two ends are separated.
std::vector<Barrier> steps_across(const Chart& chart, const std::map<Square, std::size_t>& nearest,
                                  std::size_t place) {
    std::vector<Barrier> across;
    for (const auto& [square, before] : nearest) {
        if (before >= place) continue;
        for (const Direction direction : clockwise) {
            const auto next = nearest.find(neighbour(square, direction));
            if (next == nearest.end() || next->second < place) continue;
            if (!chart.may_step(square, direction)) continue;
            across.push_back(normalised({square, next->first, Closes::passage}));
        }
    }
    std::sort(across.begin(), across.end());
    across.erase(std::unique(across.begin(), across.end()), across.end());
    return across;
}

/// Adds a barrier. One that already closes the line of sight then closes both.
void add(Barrier barrier, Chart& chart) {
    const auto is_same = [&](const Barrier& each) {
        return each.a == barrier.a && each.b == barrier.b;
    };
    if (std::erase_if(chart.barriers, is_same) > 0) barrier.closes = Closes::both;
    chart.barriers.push_back(barrier);
}

}  // namespace

bool is_passable(const Chart& chart, const Strait& strait) {
    return water_nearby(chart, strait).contains(strait.squares.back());
}

Chart with_strait_closed(const Chart& chart, const Strait& strait) {
    constexpr std::size_t widest = 8;  // barriers across three squares of water, and corners
    if (!is_passable(chart, strait)) return chart;
    const auto nearest = nearest_places(chart, strait);
    std::vector<Barrier> best;
    std::size_t best_from_middle = 0;
    for (std::size_t place = 1; place < strait.squares.size(); ++place) {
        std::vector<Barrier> across = steps_across(chart, nearest, place);
        const std::size_t from_middle =
            std::max(place * 2, strait.squares.size()) - std::min(place * 2, strait.squares.size());
        const bool is_better = place == 1 || std::pair(across.size(), from_middle) <
                                                 std::pair(best.size(), best_from_middle);
        if (!is_better) continue;
        best = std::move(across);
        best_from_middle = from_middle;
    }
    if (best.size() > widest) return chart;
    Chart closed = chart;
    for (const Barrier& barrier : best) add(barrier, closed);
    std::sort(closed.barriers.begin(), closed.barriers.end());
    return closed;
}

}  // namespace flagplot
