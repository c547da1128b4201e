#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "tactical/kit/shape.h"

/// \file
/// Fields of fire on the plane. Their edges belong to them. Edges are the directions of the table
/// of sines, not rounded bearings: a target exactly at 45 degrees on the beam is in the broadside.

namespace flagplot::tactical::kit {

/// How much of a target is in a field of fire.
enum class Cover : std::uint8_t { none, partly, wholly };

/// All places whose bearing from the apex is between one heading and, clockwise, another. Twice the
/// same heading means all round.
struct Sector {
    Point apex;
    std::int32_t from = 0;
    std::int32_t to = 0;

    friend bool operator==(const Sector&, const Sector&) = default;
};
FLAGPLOT_FIELDS(Sector, apex, from, to)

/// The sector of a ship's weapon, clockwise from one angle to another, both measured from her bow:
/// 45 to 135 is her starboard broadside.
[[nodiscard]] Sector sector_of(const Box& ship, std::int32_t from, std::int32_t to);

/// Everything straight ahead of a base, as wide as the base: the field of a gun in the bow. For the
/// stern, turn the base round.
struct Corridor {
    Box base;

    friend bool operator==(const Corridor&, const Corridor&) = default;
};
FLAGPLOT_FIELDS(Corridor, base)

[[nodiscard]] bool is_in(const Sector& sector, Point place);
[[nodiscard]] bool is_in(const Corridor& corridor, Point place);

/// Wholly: all four corners of the target are in it. Partly: target and field overlap otherwise,
/// even with no corner inside.
[[nodiscard]] Cover cover_of(const Sector& sector, const Box& target);
[[nodiscard]] Cover cover_of(const Corridor& corridor, const Box& target);

}  // namespace flagplot::tactical::kit

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::kit::Cover>{"none", "partly",
                                                                                "wholly"};

}  // namespace flagplot
