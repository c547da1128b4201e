#pragma once

#include <array>
#include <functional>
#include <map>
#include <vector>

#include "base/calendar.h"
#include "present/desk/state/intent.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"

/// \file
/// The pages of the log: filled in the order of events, read turn by turn.

namespace flagplot::desk {

/// Rows are added in the order in which they happened. They are read by turn, the newest first.
class LogPages {
  public:
    explicit LogPages(const Calendar& calendar) : calendar_(calendar) {}

    void add(LogTab tab, TurnNumber turn, LogRow row);
    [[nodiscard]] LogTabs tabs() &&;

  private:
    [[nodiscard]] std::string title_of(TurnNumber turn) const;

    const Calendar& calendar_;
    std::array<std::map<TurnNumber, std::vector<LogRow>, std::greater<>>, 5> rows_;
};

}  // namespace flagplot::desk
