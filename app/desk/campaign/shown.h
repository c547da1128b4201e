#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "desk/campaign/open_document.h"
#include "present/desk/map/plot_age.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/panel_rows.h"
#include "present/desk/state/rail.h"
#include "present/desk/state/standing.h"

/// \file
/// What is drawn of a document and the state of the desk; made anew when one of them changes.

namespace flagplot::desk {

struct Shown {
    Plot plot;
    PlotAge age;
    std::vector<ForceRow> forces;
    std::vector<ContactRow> contacts;
    Inspector inspector;
    std::vector<Square> group;  ///< where several are that are chosen
    std::optional<Pending> pending;
    TopBar bar;
    StatusLine status;
    std::vector<OrdersIn> orders;  ///< whose are in
    Waiting waiting;               ///< on the umpire's pages
    Forms forms;                   ///< of the page that is open
    std::optional<Plot> beside;    ///< a side's, beside the truth
    PlotAge beside_age;
};

/// `word`: proposed to the side that is looked at for its dice. `before`: what was shown last,
/// whose ages are counted on.
[[nodiscard]] Shown shown_of(const OpenDocument& document, const DeskState& state,
                             const std::string& word, const Shown& before);

}  // namespace flagplot::desk
