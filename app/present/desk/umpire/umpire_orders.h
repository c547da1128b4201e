#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/definition.h"
#include "campaign/state.h"
#include "present/desk/state/panel_rows.h"
#include "present/plot/plot.h"
#include "view/side_view.h"

/// \file
/// The orders for the turn to come that are in, as the umpire reads them: in the log, in the
/// inspector and on the chart.

namespace flagplot::desk {

/// A line of a side's sheet.
struct OrderIn {
    std::optional<OwnNumber> formation;  ///< none: it is about no formation
    std::string text;                    ///< "UK-K route D6 to C7"
};

/// How one side stands with its orders.
struct SheetIn {
    SideId side;
    std::string name;  ///< "Royal Navy"
    bool is_in = false;
    std::vector<OrderIn> orders;
    SideView planned;  ///< its picture as the orders leave it, before anybody moves
};

/// One for each side while orders are wanted, else none.
[[nodiscard]] std::vector<SheetIn> sheets_in(const Definition& definition,
                                             const CampaignState& state);

/// The way that each formation is ordered, in place of the one it is on. None of it falls into a
/// turn yet, since the orders are not carried out: all of it is drawn as what comes later.
void add_plans(Plot& truth, const Definition& definition, const std::vector<SheetIn>& sheets);

/// What a formation is ordered.
void add_orders_in(Inspector& inspector, const SheetIn& sheet, OwnNumber formation);

/// All that is ordered, for where nothing is selected; empty where no orders are wanted.
[[nodiscard]] Inspector orders_inspector(const std::vector<SheetIn>& sheets);

}  // namespace flagplot::desk
