#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace flagplot::desk {

/// A date and time in the user's time zone.
struct LocalTime {
    std::chrono::year_month_day day;
    std::int32_t hour = 0;
    std::int32_t minute = 0;
};

/// "today 14:05", "yesterday 23:40"; "3 Nov 2026" for an earlier or a future day.
[[nodiscard]] std::string day_text(const LocalTime& then, const LocalTime& now);

}  // namespace flagplot::desk
