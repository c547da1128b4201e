#pragma once

#include <cstdint>

#include "base/calendar.h"

/// \file
/// The age of the moon on a day: how much light a night battle has.

namespace flagplot {

/// Days since new moon, 0 to 29, counted from the new moon of 6 January 2000 in months of 29 days,
/// 12 hours and 44 minutes: accurate to a day for centuries.
[[nodiscard]] constexpr std::int32_t moon_age(Moment moment) {
    constexpr std::int64_t known_new_moon = 526'213;  // half hours until 6 Jan 2000, 18:30
    constexpr std::int64_t minutes_of_month = 42'524;
    constexpr std::int64_t minutes_of_day = 1'440;
    const std::int64_t since = (moment.half_hours - known_new_moon) * 30;
    const std::int64_t into = (since % minutes_of_month + minutes_of_month) % minutes_of_month;
    return static_cast<std::int32_t>(into / minutes_of_day);
}

}  // namespace flagplot
