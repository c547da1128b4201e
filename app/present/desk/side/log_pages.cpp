#include "present/desk/side/log_pages.h"

#include <fmt/format.h>

#include <utility>

#include "present/desk/side/side_panels.h"

namespace flagplot::desk {

void LogPages::add(LogTab tab, TurnNumber turn, LogRow row) {
    rows_[static_cast<std::size_t>(tab)][turn].push_back(std::move(row));
}

LogTabs LogPages::tabs() && {
    LogTabs tabs;
    for (std::size_t tab = 0; tab < rows_.size(); ++tab) {
        for (auto& [turn, rows] : rows_[tab]) {
            tabs[tab].push_back({title_of(turn), std::move(rows)});
        }
    }
    return tabs;
}

std::string LogPages::title_of(TurnNumber turn) const {
    if (calendar_.is_over(turn)) return "After the last turn";
    const Moment begin = calendar_.begin_of(turn);
    return fmt::format("Turn {}, {}, {}", turn.count, day_of(begin), hours_of_turn(begin));
}

}  // namespace flagplot::desk
