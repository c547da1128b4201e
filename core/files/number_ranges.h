#pragma once

#include <cstdint>

#include "base/calendar.h"
#include "base/quantity.h"

/// \file
/// The range of numbers of each kind in files.

namespace flagplot {

struct NumberRange {
    std::int64_t least;
    std::int64_t most;

    [[nodiscard]] constexpr bool holds(std::int64_t value) const {
        return value >= least && value <= most;
    }
};

struct NumberRanges {
    /// In a campaign or a state of it, in a save.
    NumberRange in_save;
    /// In a side's view: wide enough for every campaign, narrow enough that no sum of a few of them
    /// overflows.
    NumberRange in_view;
};

inline constexpr NumberRange any_number{INT32_MIN, INT32_MAX};

/// For a quantity without a row of its own.
template <class T>
inline constexpr NumberRanges ranges_of{any_number, {0, 1'000'000}};
template <>
inline constexpr NumberRanges ranges_of<KnotTenths>{{0, 1'000}, {0, 1'000}};
template <>
inline constexpr NumberRanges ranges_of<StructurePoints>{{0, 1'000}, {1, 20}};
template <>
inline constexpr NumberRanges ranges_of<Hundredths>{{0, 100}, {0, 100}};
template <>
inline constexpr NumberRanges ranges_of<TurnNumber>{any_number, {1, 1'000'000}};
template <>
inline constexpr NumberRanges ranges_of<Pulse>{any_number, {0, half_hours_per_turn}};
template <>
inline constexpr NumberRanges ranges_of<Chance>{any_number, {-100, 100}};

}  // namespace flagplot
