#include "base/calendar.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>

namespace flagplot {

namespace {

using Days = std::chrono::sys_days;

constexpr std::int64_t per_day = 48;

std::int64_t floor_div(std::int64_t value, std::int64_t by) {
    return value / by - (value % by < 0 ? 1 : 0);
}

struct Parts {
    std::chrono::year_month_day date;
    std::int64_t half_hour;
};

Parts parts_of(Moment moment) {
    const std::int64_t day = floor_div(moment.half_hours, per_day);
    return {std::chrono::year_month_day{Days{std::chrono::days{day}}},
            moment.half_hours - day * per_day};
}

constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

constexpr std::string_view before_christ = " BC";

/// There is no year 0: the calendar's year 0 is 1 BC.
struct Year {
    int count;
    std::string_view era;
};

Year year_of(std::chrono::year year) {
    const int count = static_cast<int>(year);
    return count > 0 ? Year{count, ""} : Year{1 - count, before_christ};
}

}  // namespace

std::int32_t hour_of(Moment moment) {
    return static_cast<std::int32_t>(parts_of(moment).half_hour / 2);
}

std::string hour_text(Moment moment) {
    const std::int64_t half = parts_of(moment).half_hour;
    const auto digit = [](std::int64_t value) { return static_cast<char>('0' + value); };
    return {digit(half / 20), digit(half / 2 % 10), ':', digit(half % 2 * 3), '0'};
}

std::string date_hour(Moment moment) {
    const auto date = parts_of(moment).date;
    const Year year = year_of(date.year());
    return fmt::format("{} {} {}{} {}", static_cast<unsigned>(date.day()),
                       months[static_cast<unsigned>(date.month()) - 1], year.count, year.era,
                       hour_text(moment));
}

std::string moment_text(Moment moment) {
    const auto date = parts_of(moment).date;
    const Year year = year_of(date.year());
    return fmt::format("{:04}-{:02}-{:02} {}{}", year.count, static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()), hour_text(moment), year.era);
}

std::optional<Moment> read_moment(std::string_view text) {
    const bool is_before_christ = text.ends_with(before_christ);
    if (is_before_christ) text.remove_suffix(before_christ.size());
    // year-month-day hour:minute, each part a run of digits followed by its separator
    std::array<int, 5> parts{};
    constexpr std::string_view separators = "-- :";
    constexpr std::array<int, 5> least{1, 1, 1, 0, 0};
    constexpr std::array<int, 5> most{9999, 12, 31, 23, 30};
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto [next, problem] = std::from_chars(at, end, parts[i]);
        if (problem != std::errc{} || *at == '-') return std::nullopt;
        if (parts[i] < least[i] || parts[i] > most[i]) return std::nullopt;
        at = next;
        if (i == separators.size()) break;
        if (at == end || *at != separators[i]) return std::nullopt;
        ++at;
    }
    const int year = is_before_christ ? 1 - parts[0] : parts[0];
    const std::chrono::year_month_day date{std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(parts[1])},
                                           std::chrono::day{static_cast<unsigned>(parts[2])}};
    if (at != end || !date.ok() || parts[4] % 30 != 0) return std::nullopt;
    return Moment{Days{date}.time_since_epoch().count() * per_day + parts[3] * 2 + parts[4] / 30};
}

}  // namespace flagplot
