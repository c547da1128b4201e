#include "coast/sea_squares.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace flagplot {

namespace {

constexpr std::array straight{Direction::north, Direction::east, Direction::south, Direction::west};

/// Squares that are land by their amount of water, but connected by it, with the sea squares they
/// touch.
class Strip {
  public:
    Strip(const SeaSquares& sea, const WaterPieces& pieces, const Links& links, Square first)
        : sea_(sea), links_(links) {
        std::vector<Square> open{first};
        squares_.insert(first);
        while (!open.empty()) {
            const Square square = open.back();
            open.pop_back();
            for (const Direction direction : straight) {
                if (links.width(square, direction) == 0) continue;
                const Square next = neighbour(square, direction);
                if (sea.is_sea(next)) {
                    shores_.insert(next);
                } else if (pieces.area(next) > 0 && squares_.insert(next).second) {
                    open.push_back(next);
                }
            }
        }
    }

    [[nodiscard]] const std::set<Square>& squares() const { return squares_; }

    /// The squares that would connect two waters which nothing else connects nearby; none if there
    /// are no such waters.
    [[nodiscard]] std::vector<Square> passage() const {
        if (shores_.size() < 2) return {};
        const auto group = groups();
        const auto number = [&](Square shore) { return group.find(shore)->second; };
        for (const Square shore : shores_) {
            if (number(shore) != 0) return shortest(group);
        }
        return {};
    }

  private:
    struct Bounds {
        Square first;
        Square last;
        [[nodiscard]] bool contains(Square square) const {
            return square.column >= first.column && square.row >= first.row &&
                   square.column <= last.column && square.row <= last.row;
        }
    };

    [[nodiscard]] Bounds bounds() const {
        constexpr std::int16_t margin = 1;
        Bounds found{*shores_.begin(), *shores_.begin()};
        const auto take = [&](Square square) {
            const auto least = [](std::int16_t value) {
                return static_cast<std::int16_t>(value - margin);
            };
            const auto most = [](std::int16_t value) {
                return static_cast<std::int16_t>(value + margin);
            };
            found.first.column = std::min(found.first.column, least(square.column));
            found.first.row = std::min(found.first.row, least(square.row));
            found.last.column = std::max(found.last.column, most(square.column));
            found.last.row = std::max(found.last.row, most(square.row));
        };
        std::for_each(squares_.begin(), squares_.end(), take);
        std::for_each(shores_.begin(), shores_.end(), take);
        return found;
    }

    /// Sea squares near the strip, numbered by connection there; the first shore is in 0.
    [[nodiscard]] std::map<Square, std::int32_t> groups() const {
        const Bounds near = bounds();
        std::map<Square, std::int32_t> group;
        std::int32_t count = 0;
        for (const Square shore : shores_) {
            if (!group.emplace(shore, count).second) continue;
            std::vector<Square> open{shore};
            while (!open.empty()) {
                const Square square = open.back();
                open.pop_back();
                for (const Direction direction : clockwise) {
                    const Square next = neighbour(square, direction);
                    if (!near.contains(next) || !sea_.may_step(square, direction)) continue;
                    if (group.emplace(next, count).second) open.push_back(next);
                }
            }
            ++count;
        }
        return group;
    }

    /// The shortest way through the strip from the waters of group 0 to others.
    [[nodiscard]] std::vector<Square> shortest(const std::map<Square, std::int32_t>& group) const {
        std::map<Square, Square> before;
        std::vector<Square> open;
        const auto touches = [&](Square square, bool is_first) {
            return std::any_of(straight.begin(), straight.end(), [&](Direction direction) {
                const Square next = neighbour(square, direction);
                return links_.width(square, direction) > 0 && shores_.contains(next) &&
                       (group.find(next)->second == 0) == is_first;
            });
        };
        for (const Square square : squares_) {
            if (!touches(square, true)) continue;
            before.emplace(square, square);
            open.push_back(square);
        }
        for (std::size_t i = 0; i < open.size(); ++i) {
            const Square square = open[i];
            if (touches(square, false)) return way_to(square, before);
            for (const Direction direction : straight) {
                const Square next = neighbour(square, direction);
                if (links_.width(square, direction) == 0 || !squares_.contains(next)) continue;
                if (before.emplace(next, square).second) open.push_back(next);
            }
        }
        return {};
    }

    static std::vector<Square> way_to(Square square, const std::map<Square, Square>& before) {
        std::vector<Square> way{square};
        while (before.at(way.back()) != way.back()) way.push_back(before.at(way.back()));
        return way;
    }

    const SeaSquares& sea_;
    const Links& links_;
    std::set<Square> squares_;
    std::set<Square> shores_;
};

}  // namespace

SeaSquares::SeaSquares(const WaterPieces& pieces, const Links& links, const SeaRules& rules,
                       const std::vector<Square>& kept)
    : pieces_(pieces), links_(links) {
    constexpr std::int32_t whole = 1000;
    const std::int32_t cells = pieces.raster().per_square * pieces.raster().per_square;
    const auto squares =
        static_cast<std::size_t>(pieces.columns()) * static_cast<std::size_t>(pieces.rows());
    is_sea_.resize(squares);
    for (std::size_t i = 0; i < squares; ++i) {
        is_sea_[i] = pieces.area(square_at(i)) * whole >= rules.least_water * cells;
    }
    for (const Square square : kept) {
        if (pieces.area(square) > 0) is_sea_[pieces.index(square)] = true;
    }
    while (join_waters()) {  // the rest of a strip may connect others
    }
    drop_pockets(rules.smallest_sea);
}

bool SeaSquares::join_waters() {
    std::vector<bool> seen(is_sea_.size());
    bool has_joined = false;
    for (std::size_t i = 0; i < is_sea_.size(); ++i) {
        if (seen[i] || is_sea_[i] || pieces_.area(square_at(i)) == 0) continue;
        const Strip strip(*this, pieces_, links_, square_at(i));
        for (const Square square : strip.squares()) seen[pieces_.index(square)] = true;
        for (const Square square : strip.passage()) {
            is_sea_[pieces_.index(square)] = true;
            has_joined = true;
        }
    }
    return has_joined;
}

bool SeaSquares::may_step(Square from, Direction direction) const {
    const Square to = neighbour(from, direction);
    if (!is_sea(to)) return false;
    if (!is_diagonal(direction)) return links_.width(from, direction) > 0;
    const bool has_flank = is_sea({to.column, from.row}) || is_sea({from.column, to.row});
    return has_flank &&
           !has_headland({std::min(from.column, to.column), std::min(from.row, to.row)});
}

bool SeaSquares::has_headland(Square north_west) const {
    return is_parted(north_west, Direction::south_east) ||
           is_parted(neighbour(north_west, Direction::east), Direction::south_west);
}

/// Is a diagonal step that the squares allow closed by land at the corner?
bool SeaSquares::is_parted(Square from, Direction direction) const {
    const Square to = neighbour(from, direction);
    const bool has_flank = is_sea({to.column, from.row}) || is_sea({from.column, to.row});
    return is_sea(from) && is_sea(to) && has_flank && !links_.is_joined(from, direction);
}

Square SeaSquares::square_at(std::size_t index) const {
    const auto width = static_cast<std::size_t>(pieces_.columns());
    return {static_cast<std::int16_t>(index % width), static_cast<std::int16_t>(index / width)};
}

std::vector<Square> SeaSquares::joined_to(Square first, std::vector<bool>& seen) const {
    std::vector<Square> joined{first};
    seen[pieces_.index(first)] = true;
    for (std::size_t i = 0; i < joined.size(); ++i) {
        for (const Direction direction : clockwise) {
            const Square next = neighbour(joined[i], direction);
            if (!may_step(joined[i], direction) || seen[pieces_.index(next)]) continue;
            seen[pieces_.index(next)] = true;
            joined.push_back(next);
        }
    }
    return joined;
}

void SeaSquares::drop_pockets(std::int32_t smallest_sea) {
    std::vector<bool> seen(is_sea_.size());
    std::vector<Square> pockets;
    for (std::size_t i = 0; i < is_sea_.size(); ++i) {
        if (!is_sea_[i] || seen[i]) continue;
        const auto sea = joined_to(square_at(i), seen);
        if (sea.size() >= static_cast<std::size_t>(smallest_sea)) continue;
        pockets.insert(pockets.end(), sea.begin(), sea.end());
    }
    for (const Square square : pockets) is_sea_[pieces_.index(square)] = false;
}

void SeaSquares::keep_only(Square square) {
    std::vector<bool> seen(is_sea_.size());
    if (is_sea(square)) static_cast<void>(joined_to(square, seen));
    is_sea_ = std::move(seen);
}

bool SeaSquares::is_empty() const {
    return std::find(is_sea_.begin(), is_sea_.end(), true) == is_sea_.end();
}

}  // namespace flagplot
