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
/// Everything that is drawn from a document and the state of the desk. Made again when one of them
/// changes.

namespace flagplot::desk {

struct Shown {
    Plot plot;
    PlotAge age;
    std::vector<ForceRow> forces;
    std::vector<ContactRow> contacts;
    Inspector inspector;
    std::vector<Square> group;  ///< the squares of several selected formations
    std::optional<Pending> pending;
    TopBar bar;
    StatusLine status;
    std::vector<OrdersIn> orders;  ///< which sides' orders are in
    Waiting waiting;               ///< on the umpire's pages
    Forms forms;                   ///< of the open page
    std::optional<Plot> beside;    ///< a side's, beside the truth
    PlotAge beside_age;
    std::optional<CardRows> card;  ///< what has happened; none: nothing, or it is put away
};

/// Is a player asked by cards? A solo player, and each side at a desk that sides share.
[[nodiscard]] bool shows_cards(const OpenDocument& document, const DeskState& state);

/// `word` is proposed to the side shown, for its dice. `before` is what was shown last; its ages
/// are counted up.
[[nodiscard]] Shown shown_of(const OpenDocument& document, const DeskState& state,
                             const std::string& word, const Shown& before);

}  // namespace flagplot::desk
