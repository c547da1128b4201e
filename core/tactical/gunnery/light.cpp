#include "tactical/gunnery/light.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "base/plain_text.h"
#include "tactical/gunnery/measures.h"

namespace flagplot::tactical::gunnery {

namespace {

/// Of the moon, hundredths of a day.
constexpr std::int64_t month = 2953;
/// A new moon: 1 January 1900, 13:52.
constexpr std::int64_t new_moon = 13 * minutes_of_hour + 52;

constexpr std::array<std::string_view, 12> names_of_months{
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

std::string_view cut_at(std::string_view& text, char mark) {
    const auto at = text.find(mark);
    const std::string_view part = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
    return part;
}

std::int64_t day_number(std::chrono::year_month_day date) {
    constexpr auto first = std::chrono::sys_days{std::chrono::January / 1 / 1900};
    return (std::chrono::sys_days{date} - first).count();
}

std::optional<std::chrono::year_month_day> date_of(std::optional<std::int32_t> year,
                                                   std::optional<std::uint32_t> month_of_year,
                                                   std::optional<std::uint32_t> day) {
    if (!year || !month_of_year || !day) return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year{*year}, std::chrono::month{*month_of_year}, std::chrono::day{*day}};
    return date.ok() ? std::optional(date) : std::nullopt;
}

/// "1941-11-08" or "8 Nov 1941", cut away from what stands behind it.
std::optional<std::chrono::year_month_day> cut_date(std::string_view& text) {
    const std::string_view first = cut_at(text, ' ');
    if (first.find('-') != std::string_view::npos) {
        std::string_view rest = first;
        const auto year = whole_number<std::int32_t>(cut_at(rest, '-'));
        const auto month_of_year = whole_number<std::uint32_t>(cut_at(rest, '-'));
        return date_of(year, month_of_year, whole_number<std::uint32_t>(rest));
    }
    const std::string_view name = cut_at(text, ' ');
    const auto found = std::find(names_of_months.begin(), names_of_months.end(), name);
    if (found == names_of_months.end()) return std::nullopt;
    const auto month_of_year = static_cast<std::uint32_t>(found - names_of_months.begin()) + 1;
    const auto year = whole_number<std::int32_t>(cut_at(text, ' '));
    return date_of(year, month_of_year, whole_number<std::uint32_t>(first));
}

/// Rounded to the nearest.
constexpr std::int64_t nearest(std::int64_t value, std::int64_t by) {
    return (value + by / 2) / by;
}

std::int32_t minute_of_day(std::int64_t minutes) {
    const auto rest = static_cast<std::int32_t>(minutes % minutes_of_day);
    return rest < 0 ? rest + minutes_of_day : rest;
}

/// Where the sky glows between day and night (GU-12); none: it is not twilight.
std::optional<std::int32_t> twilight_at(std::int32_t minute, std::int32_t width) {
    constexpr std::int32_t sunrise = 6 * minutes_of_hour, sunset = 18 * minutes_of_hour;
    constexpr std::int32_t east = 90, west = 270;
    if (std::abs(minute - sunrise) <= width) return east;
    if (std::abs(minute - sunset) <= width) return west;
    return std::nullopt;
}

std::int32_t by_moon(const Moon& moon, const Visibilities& table) {
    if (!moon.bearing || moon.phase == Phase::dark) return table.dark;
    return moon.phase == Phase::half ? table.half : table.bright;
}

}  // namespace

std::optional<std::int64_t> minutes_in(std::string_view date_hour) {
    const auto date = cut_date(date_hour);
    if (!date) return std::nullopt;
    const auto hour = whole_number<std::int32_t>(cut_at(date_hour, ':'));
    const auto minute = whole_number<std::int32_t>(date_hour);
    const bool is_time =
        hour && minute && *hour >= 0 && *hour < 24 && *minute >= 0 && *minute < minutes_of_hour;
    if (!is_time) return std::nullopt;
    return day_number(*date) * minutes_of_day + *hour * minutes_of_hour + *minute;
}

std::int32_t year_of(std::int64_t minutes) {
    constexpr auto first = std::chrono::sys_days{std::chrono::January / 1 / 1900};
    const auto days = std::chrono::floor<std::chrono::days>(std::chrono::minutes{minutes});
    return static_cast<int>(std::chrono::year_month_day{first + days}.year());
}

Moon moon_at(std::int64_t minutes, std::int32_t age_in_days, Hemisphere hemisphere) {
    constexpr std::int32_t hundredths = 100, half_day = minutes_of_day / 2;
    constexpr std::int32_t rises_when_new = 6 * minutes_of_hour;
    Moon moon;
    // A hundredth of a day is 72/5 minutes.
    const std::int64_t passed = (minutes - new_moon) * 5 / 72;
    const std::int64_t age = age_in_days < 0 ? (passed % month + month) % month
                                             : std::int64_t{age_in_days} * hundredths % month;
    moon.age = static_cast<std::int32_t>(age);
    const auto later = static_cast<std::int32_t>(nearest(age * minutes_of_day, month));
    moon.rises = (rises_when_new + later) % minutes_of_day;
    const std::int64_t days_from_new = std::min(age, month - age) / hundredths;
    constexpr std::int64_t half_from = 3, bright_from = 9;
    moon.phase = days_from_new < half_from     ? Phase::dark
                 : days_from_new < bright_from ? Phase::half
                                               : Phase::bright;
    const std::int32_t up = minute_of_day(minute_of_day(minutes) - moon.rises);
    if (up >= half_day) return moon;
    // Fifteen degrees an hour are one in four minutes.
    constexpr std::int32_t east = 90, minutes_of_degree = 4;
    const std::int32_t along = up / minutes_of_degree;
    moon.bearing = kit::in_circle(hemisphere == Hemisphere::north ? east + along : east - along);
    return moon;
}

Light light_in(const Conditions& conditions, std::int32_t turn, const Tables& tables) {
    constexpr std::int32_t percent = 100;
    const WeatherRow& weather = tables.weather[static_cast<std::size_t>(conditions.weather)];
    if (!conditions.is_night) {
        return {Lit::day, tables.visibility.day * weather.day / percent, std::nullopt};
    }
    const std::int64_t now = conditions.begin + std::int64_t{turn} * conditions.minutes;
    if (const auto glow = twilight_at(minute_of_day(now), tables.switches.twilight)) {
        return {Lit::twilight, tables.visibility.twilight * weather.night / percent, glow};
    }
    const Moon moon = moon_at(now, conditions.moon_age, tables.switches.hemisphere);
    const std::int32_t visibility = by_moon(moon, tables.visibility) * weather.night / percent;
    return {Lit::night, visibility, moon.phase == Phase::dark ? std::nullopt : moon.bearing};
}

}  // namespace flagplot::tactical::gunnery
