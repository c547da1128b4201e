#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"

/// \file
/// Day, twilight and night, the moon, and how far one sees (GU-12 to GU-14).

namespace flagplot::tactical::gunnery {

/// "8 Nov 1941 18:00" or "1941-11-08 18:00" in minutes since 1 January 1900, 00:00; none: it is no
/// such text.
[[nodiscard]] std::optional<std::int64_t> minutes_in(std::string_view date_hour);

/// The year of that many minutes since 1 January 1900.
[[nodiscard]] std::int32_t year_of(std::int64_t minutes);

enum class Phase : std::uint8_t { dark, half, bright };

/// The moon at some minute (GU-13).
struct Moon {
    std::int32_t age = 0;    ///< hundredths of a day since new, 0 to 2952
    std::int32_t rises = 0;  ///< minute of the day
    Phase phase = Phase::dark;
    std::optional<std::int32_t> bearing;  ///< none: she is below the horizon

    friend bool operator==(const Moon&, const Moon&) = default;
};

/// `age_in_days`: what the request says of her age, or -1: as the date says.
[[nodiscard]] Moon moon_at(std::int64_t minutes, std::int32_t age_in_days, Hemisphere hemisphere);

/// Day, twilight or night of a turn.
enum class Lit : std::uint8_t { day, twilight, night };

struct Light {
    Lit lit = Lit::day;
    std::int32_t visibility = 300;     ///< V of GU-14, hundreds of yards
    std::optional<std::int32_t> glow;  ///< bearing of a moon that lights, or of the twilight

    friend bool operator==(const Light&, const Light&) = default;
};

/// The light when so many turns were played.
[[nodiscard]] Light light_in(const Conditions& conditions, std::int32_t turn, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
