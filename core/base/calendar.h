#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

namespace flagplot {

/// Half hours since 1 January 1970, 00:00, on the campaign's own clock. Earlier dates are negative.
struct Moment {
    std::int64_t half_hours = 0;

    friend constexpr auto operator<=>(Moment, Moment) = default;
    friend constexpr Moment operator+(Moment moment, Pulse pulses) {
        return {moment.half_hours + pulses.count};
    }
};
FLAGPLOT_FIELDS(Moment, half_hours)

inline constexpr std::int32_t half_hours_per_turn = 12;  ///< a turn is six hours (ST-10)

/// Hour of the day, 0 to 23.
[[nodiscard]] std::int32_t hour_of(Moment moment);

/// "8 Nov 1941 18:00", "23 Sep 480 BC 06:00". All days are counted by the Gregorian calendar.
[[nodiscard]] std::string date_hour(Moment moment);

/// "18:00".
[[nodiscard]] std::string hour_text(Moment moment);

/// Reads "1941-11-07 18:00" or "0480-09-23 06:00 BC"; nothing if it is not such a text, or not on a
/// half hour.
[[nodiscard]] std::optional<Moment> read_moment(std::string_view text);

/// "1941-11-07 18:00" or "0480-09-23 06:00 BC", as `read_moment` reads it.
[[nodiscard]] std::string moment_text(Moment moment);

}  // namespace flagplot
