#include "desk/start/file_times.h"

#include <chrono>
#include <ctime>

#include "desk/window/file_stamp.h"
#include "present/desk/start/local_time.h"

namespace flagplot::desk {

namespace {

LocalTime local_time(std::time_t seconds) {
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    constexpr int first_year = 1900;
    const std::chrono::year_month_day day{
        std::chrono::year(parts.tm_year + first_year),
        std::chrono::month(static_cast<unsigned>(parts.tm_mon) + 1),
        std::chrono::day(static_cast<unsigned>(parts.tm_mday))};
    return {day, parts.tm_hour, parts.tm_min};
}

}  // namespace

std::string when_written(const std::filesystem::path& file) {
    const auto written = static_cast<std::time_t>(stamp_of(file).seconds);
    return day_text(local_time(written), local_time(std::time(nullptr)));
}

}  // namespace flagplot::desk
