#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "desk/campaign/battle_requests.h"
#include "desk/campaign/open_document.h"
#include "desk/campaign/work.h"
#include "present/desk/state/desk_state.h"

/// \file
/// What each request does to the campaign, and what is shown meanwhile: a table over the
/// operations.

namespace flagplot::desk {

/// What a request needs, as its own copies, since the window continues meanwhile.
struct RequestContext {
    DocumentWanted document;
    std::optional<SideId> viewer;  ///< none: the umpire
    SideId side;                   ///< whose orders are sent; of no meaning for the umpire
    TurnNumber turn;
    std::string sheet;        ///< the orders of the side
    bool has_unsent = false;  ///< they were changed and not sent
    RunStops stops;
    std::vector<SideId> held_back;  ///< by the umpire, from what is released
    BattleWanted battle;            ///< on its board; not used if there is none
};
[[nodiscard]] RequestContext context_of(const OpenDocument& document, const DeskState& state);

struct Job {
    std::string_view doing;  ///< "resolving the turn"
    /// How the names begin of the fields that are emptied once it is done: of all, if it is empty.
    std::optional<std::string_view> empties;
    std::function<Work::Done(const Progress&)> work;
};
[[nodiscard]] Job job_of(const Request& request, RequestContext context);

}  // namespace flagplot::desk
