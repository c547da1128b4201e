#pragma once

#include <string>
#include <utility>
#include <variant>

#include "present/desk/editors/card_desk.h"
#include "present/desk/editors/chart_desk.h"
#include "present/desk/editors/check_page.h"
#include "present/desk/editors/force_desk.h"
#include "present/desk/start/file_browser.h"
#include "present/desk/start/page_name.h"
#include "present/desk/start/setup.h"
#include "present/desk/start/start_page.h"
#include "present/desk/state/asks_for.h"

/// \file
/// What can be asked for on the pages before a campaign lies on the desk: by each page what is its
/// own, and by all of them where to go.

namespace flagplot::desk {

struct ShowPage {
    PageName page{};
};
/// A file, or a campaign's folder, on the page of checks.
struct CheckPath {
    std::string path;
};
/// The message is read, and what it asked is not to be done.
struct CloseMessage {};
struct LeaveDesk {};

using TabIntent = std::variant<ShowPage, CheckPath, CloseMessage, LeaveDesk>;

using FrontIntent = std::variant<TabIntent, StartIntent, SetupIntent, BrowseIntent, CheckIntent,
                                 ChartDeskIntent, ForceDeskIntent, EditedIntent, CardIntent>;

/// What every editor of a file is asked for (`UndoStep`, `RedoStep`, `PickPlace`), of this one.
template <class Step>
[[nodiscard]] FrontIntent step_in(EditedKind kind, Step step) {
    if (kind == EditedKind::forces) return ForceDeskIntent(ForceIntent(std::move(step)));
    return CardIntent(std::move(step));
}

}  // namespace flagplot::desk
