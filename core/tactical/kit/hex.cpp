#include "tactical/kit/hex.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

constexpr std::array<Hex, 6> ways{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

/// How many half fields the lines of a layout are shifted: half, rounded down.
constexpr std::int32_t half_of(std::int32_t line) { return (line - (line & 1)) / 2; }

Hex times(Hex way, std::int32_t count) { return {way.q * count, way.r * count}; }

/// The direction of a field in half hexsides, 0 to 11: even in a hexside's direction, odd between
/// two. \pre it is not the centre
std::int32_t half_sides_of(Hex field) {
    for (Hexside side = 0; side < 6; ++side) {
        // The field is some steps in this side's direction and some in that of the next side.
        const Hex way = neighbour({}, side);
        const Hex next = neighbour({}, side + 1);
        const std::int32_t along = field.q * next.r - field.r * next.q;
        const std::int32_t beside = way.q * field.r - way.r * field.q;
        if (along > 0 && beside >= 0) return 2 * side + (beside > 0 ? 1 : 0);
    }
    FLAGPLOT_ENSURE(false);
    return 0;
}

}  // namespace

Hex hex_at(BoardPlace place, HexLayout layout) {
    if (layout == HexLayout::rows) return {place.column - half_of(place.row), place.row};
    return {place.column, place.row - half_of(place.column)};
}

BoardPlace place_of(Hex hex, HexLayout layout) {
    if (layout == HexLayout::rows) return {hex.q + half_of(hex.r), hex.r};
    return {hex.q, hex.r + half_of(hex.q)};
}

std::int32_t heading_of(Hexside side, HexLayout layout) {
    return (in_hex(side) * 60 + (layout == HexLayout::rows ? 330 : 0)) % 360;
}

Hexside hexside_of(std::int32_t heading, HexLayout layout) {
    const std::int32_t from_first = heading + (layout == HexLayout::rows ? 30 : 0);
    const std::int32_t around = (from_first % 360 + 360 + 30) % 360;
    return around / 60;
}

Hex neighbour(Hex hex, Hexside side) { return hex + ways[static_cast<std::size_t>(in_hex(side))]; }

std::int32_t hexes_apart(Hex from, Hex to) {
    const Hex way = to - from;
    return (std::abs(way.q) + std::abs(way.r) + std::abs(way.q + way.r)) / 2;
}

std::int32_t turns_between(Hexside from, Hexside to) {
    const std::int32_t clockwise = in_hex(to - from);
    return clockwise <= 3 ? clockwise : clockwise - 6;
}

std::vector<Hex> line_between(Hex from, Hex to, Lean lean) {
    std::vector<Hex> line{from};
    if (from == to) return line;
    // Every field is some steps in a hexside's direction and some in that of the next. On a line of
    // `a` and `b` such steps, a step of the second kind is due when half of it has been passed.
    const Hex way = to - from;
    const Hexside side = half_sides_of(way) / 2;
    const Hex first = neighbour({}, side);
    const Hex second = neighbour({}, side + 1);
    const std::int32_t count = hexes_apart(from, to);
    const std::int32_t turned = hexes_apart(times(first, count), way);
    for (std::int32_t step = 1; step <= count; ++step) {
        const std::int32_t tie = lean == Lean::clockwise ? 0 : 1;
        const std::int32_t beside = (2 * step * turned + count - tie) / (2 * count);
        line.push_back(from + times(first, step - beside) + times(second, beside));
    }
    return line;
}

std::vector<Hex> fields_between(Hex from, Hex to) {
    const std::int32_t count = hexes_apart(from, to);
    std::vector<Hex> found;
    for (const Hex field : fields_within(from, count)) {
        if (hexes_apart(from, field) + hexes_apart(field, to) == count) found.push_back(field);
    }
    std::stable_sort(found.begin(), found.end(),
                     [from](Hex a, Hex b) { return hexes_apart(from, a) < hexes_apart(from, b); });
    return found;
}

std::vector<Hex> fields_within(Hex middle, std::int32_t range) {
    std::vector<Hex> found;
    for (std::int32_t q = -range; q <= range; ++q) {
        for (std::int32_t r = std::max(-range, -q - range); r <= std::min(range, range - q); ++r) {
            found.push_back(middle + Hex{q, r});
        }
    }
    return found;
}

bool is_in(const HexArc& arc, Hex here, Hexside facing, Hex field) {
    const std::int32_t width = 2 * in_hex(arc.to - arc.from);
    if (field == here || width == 0) return true;
    const std::int32_t first = 2 * in_hex(facing + arc.from);
    return (half_sides_of(field - here) - first + 12) % 12 <= width;
}

}  // namespace flagplot::tactical::kit
