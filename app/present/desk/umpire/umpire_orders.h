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
/// The orders for the coming turn that are in, as the umpire reads them: in the log, in the
/// inspector and on the chart.

namespace flagplot::desk {

/// A line of a side's sheet.
struct OrderIn {
    std::optional<OwnNumber> formation;  ///< none: it is not about a formation
    std::string text;                    ///< "UK-K route D6 to C7"
};

/// The state of one side's orders.
struct SheetIn {
    SideId side;
    std::string name;  ///< "Royal Navy"
    bool is_in = false;
    std::vector<OrderIn> orders;
    SideView planned;  ///< its picture after the orders, before anybody moves
};

/// One for each side while orders are due, otherwise none.
[[nodiscard]] std::vector<SheetIn> sheets_in(const Definition& definition,
                                             const CampaignState& state);

/// Replaces each formation's way with the one it is ordered. Since the orders have not been carried
/// out, all of it is drawn as later than this turn.
void add_plans(Plot& truth, const Definition& definition, const std::vector<SheetIn>& sheets);

/// Adds what a formation is ordered.
void add_orders_in(Inspector& inspector, const SheetIn& sheet, OwnNumber formation);

/// All orders, shown when nothing is selected; empty if no orders are due.
[[nodiscard]] Inspector orders_inspector(const std::vector<SheetIn>& sheets);

}  // namespace flagplot::desk
