#include "present/desk/start/local_time.h"

#include <fmt/format.h>

#include <array>

namespace flagplot::desk {

namespace {

constexpr std::array<const char*, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                             "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

}  // namespace

std::string day_text(const LocalTime& then, const LocalTime& now) {
    const auto days = std::chrono::sys_days(now.day) - std::chrono::sys_days(then.day);
    if (days.count() == 0) return fmt::format("today {:02}:{:02}", then.hour, then.minute);
    if (days.count() == 1) return fmt::format("yesterday {:02}:{:02}", then.hour, then.minute);
    return fmt::format("{} {} {}", static_cast<unsigned>(then.day.day()),
                       months.at(static_cast<unsigned>(then.day.month()) - 1),
                       static_cast<int>(then.day.year()));
}

}  // namespace flagplot::desk
