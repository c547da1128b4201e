#include "present/basemap/coast.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace flagplot {

namespace {

using Corner = std::pair<std::int32_t, std::int32_t>;  // row first: from north to south
using Ring = std::vector<Point>;

/// Edges round squares, by the corner where they begin. The squares are to the right of each edge.
class Edges {
  public:
    explicit Edges(const std::vector<Square>& squares) {
        const std::set<Square> inside(squares.begin(), squares.end());
        for (const Square square : inside) {
            const std::int32_t x = square.column, y = square.row;
            const auto is_edge = [&](Direction direction) {
                return !inside.contains(neighbour(square, direction));
            };
            if (is_edge(Direction::north)) add({y, x}, {y, x + 1});
            if (is_edge(Direction::east)) add({y, x + 1}, {y + 1, x + 1});
            if (is_edge(Direction::south)) add({y + 1, x + 1}, {y + 1, x});
            if (is_edge(Direction::west)) add({y + 1, x}, {y, x});
        }
    }

    [[nodiscard]] bool is_empty() const { return from_.empty(); }

    Ring take_ring() {
        const Corner first = from_.begin()->first;
        Ring ring;
        Corner at = first, before = first;
        do {
            ring.push_back({static_cast<double>(at.second), static_cast<double>(at.first)});
            const Corner next = take_next(before, at);
            before = at;
            at = next;
        } while (at != first);
        return ring;
    }

  private:
    void add(Corner from, Corner to) { from_.emplace(from, to); }

    /// Where two squares meet only in a corner, the line turns right, so they stay two rings.
    Corner take_next(Corner before, Corner at) {
        const auto [begin, end] = from_.equal_range(at);
        auto chosen = begin;
        for (auto edge = begin; edge != end; ++edge) {
            const auto turn = (at.second - before.second) * (edge->second.first - at.first) -
                              (at.first - before.first) * (edge->second.second - at.second);
            if (turn > 0) chosen = edge;
        }
        const Corner next = chosen->second;
        from_.erase(chosen);
        return next;
    }

    std::multimap<Corner, Corner> from_;
};

/// A number from 0 to 1 for a place, without a visible pattern.
double noise(std::int32_t x, std::int32_t y) {
    auto mixed =
        static_cast<std::uint32_t>(x) * 0x9e3779b1U ^ static_cast<std::uint32_t>(y) * 0x85ebca77U;
    mixed = (mixed ^ mixed >> 15U) * 0x2c1b3c6dU;
    mixed = (mixed ^ mixed >> 12U) * 0x297a2d39U;
    return static_cast<double>((mixed ^ mixed >> 15U) & 0xffffU) / 0xffff;
}

/// Divides every edge in three and moves each point a little across it, because coasts are not
/// straight.
Ring uneven(const Ring& ring) {
    constexpr double depth = 0.16;
    constexpr std::int32_t parts = 3;
    Ring rough;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], to = ring[(i + 1) % ring.size()];
        const Point along = to - from;
        for (std::int32_t part = 0; part < parts; ++part) {
            const Point at = from + along * (static_cast<double>(part) / parts);
            const auto x = static_cast<std::int32_t>(std::lround(at.x * parts));
            const auto y = static_cast<std::int32_t>(std::lround(at.y * parts));
            const double shift = (noise(x, y) - 0.5) * 2 * depth;
            rough.push_back(part == 0 ? at : at + Point{-along.y, along.x} * shift);
        }
    }
    return rough;
}

/// Chaikin's method: every corner is cut off at a quarter of its edges.
Ring smooth(Ring ring, int times) {
    for (; times > 0; --times) {
        Ring finer;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i], to = ring[(i + 1) % ring.size()];
            finer.push_back(from * 0.75 + to * 0.25);
            finer.push_back(from * 0.25 + to * 0.75);
        }
        ring = std::move(finer);
    }
    return ring;
}

constexpr int cuts = 3;

}  // namespace

std::vector<std::vector<Point>> outline_of(const std::vector<Square>& squares) {
    Edges edges(squares);
    std::vector<Ring> rings;
    while (!edges.is_empty()) rings.push_back(edges.take_ring());
    return rings;
}

std::vector<std::vector<Point>> coast_of(const Chart& chart, std::int32_t beyond) {
    std::vector<Square> land;
    for (std::int32_t row = -beyond; row < chart.rows + beyond; ++row) {
        for (std::int32_t column = -beyond; column < chart.columns + beyond; ++column) {
            const Square nearest{
                static_cast<std::int16_t>(std::clamp(column, 0, chart.columns - 1)),
                static_cast<std::int16_t>(std::clamp(row, 0, chart.rows - 1))};
            if (chart.at(nearest) != Terrain::land) continue;
            land.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        }
    }
    std::vector<Ring> rings = outline_of(land);
    for (Ring& ring : rings) ring = smooth(uneven(ring), cuts);
    return rings;
}

std::vector<std::vector<Point>> islands_in(Square square) {
    constexpr int islands = 4;
    constexpr int corners = 7;
    std::vector<Ring> rings;
    for (int island = 0; island < islands; ++island) {
        const auto draw = [&](int which) {
            return noise(square.column * 17 + which, square.row * 31 + island * 101);
        };
        constexpr double quarter = 0.25;
        const Point centre{square.column + quarter + 0.5 * (island % 2) + 0.2 * (draw(0) - 0.5),
                           square.row + quarter + 0.5 * (island / 2) + 0.2 * (draw(1) - 0.5)};
        const double size = 0.08 + 0.11 * draw(2);
        Ring ring;
        for (int corner = 0; corner < corners; ++corner) {
            const double angle = 2 * std::numbers::pi * corner / corners;
            const double reach = size * (0.7 + 0.6 * draw(3 + corner));
            ring.push_back(centre + Point{std::cos(angle) * reach, std::sin(angle) * reach * 0.8});
        }
        rings.push_back(smooth(ring, cuts));
    }
    return rings;
}

}  // namespace flagplot
