#include "chart/chart.h"

#include <algorithm>

namespace flagplot {

namespace {

/// The same step as a barrier from its normal end, with its direction.
Barrier crossing(Square from, Direction direction, Closes closes) {
    return normalised({from, neighbour(from, direction), closes});
}

}  // namespace

Barrier normalised(Barrier barrier) {
    const Offset apart = offset(barrier.a, barrier.b);
    if (apart.columns != 0 && apart.rows != 0) {
        const Square corner{std::min(barrier.a.column, barrier.b.column),
                            std::min(barrier.a.row, barrier.b.row)};
        return {corner, neighbour(corner, Direction::south_east), barrier.closes};
    }
    if (barrier.b < barrier.a) std::swap(barrier.a, barrier.b);
    return barrier;
}

std::optional<Direction> direction_between(Square from, Square to) {
    for (const Direction direction : clockwise) {
        if (neighbour(from, direction) == to) return direction;
    }
    return std::nullopt;
}

bool Chart::is_coastal(Square square) const {
    return std::any_of(clockwise.begin(), clockwise.end(), [&](Direction direction) {
        const Square next = neighbour(square, direction);
        return contains(next) && at(next) != Terrain::sea;
    });
}

bool Chart::has_barrier(Square from, Direction direction, Closes what) const {
    if (barriers.empty()) return false;
    const auto closed = [&](Closes closes) {
        return std::binary_search(barriers.begin(), barriers.end(),
                                  crossing(from, direction, closes));
    };
    return closed(Closes::both) || closed(what);
}

bool Chart::may_step(Square from, Direction direction) const {
    const Square to = neighbour(from, direction);
    if (!is_navigable(from) || !is_navigable(to)) return false;
    if (is_diagonal(direction)) {
        const Square one{to.column, from.row};
        const Square other{from.column, to.row};
        if (!is_navigable(one) && !is_navigable(other)) return false;
    }
    return !has_barrier(from, direction, Closes::passage);
}

const NamedPlace* Chart::place_named(std::string_view wanted) const {
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const NamedPlace& place) { return place.name == wanted; });
    return found == places.end() ? nullptr : &*found;
}

const NamedPlace* Chart::port_at(Square square) const {
    const auto found = std::find_if(places.begin(), places.end(), [&](const NamedPlace& place) {
        return place.is_port && place.square == square;
    });
    return found == places.end() ? nullptr : &*found;
}

std::string Chart::last_square() const {
    return name_of(
        Square{static_cast<std::int16_t>(columns - 1), static_cast<std::int16_t>(rows - 1)});
}

}  // namespace flagplot
