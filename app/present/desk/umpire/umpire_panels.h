#pragma once

#include <vector>

#include "campaign/definition.h"
#include "campaign/fact.h"
#include "campaign/state.h"
#include "present/desk/state/panel_rows.h"
#include "present/desk/umpire/umpire_orders.h"

/// \file
/// The umpire's panels, made from the truth.

namespace flagplot::desk {

/// Something that happened, with the turn that was open then.
struct TurnFact {
    TurnNumber turn;
    Fact fact;
    std::vector<SideId> told = {};  ///< of it, as the log says (`audiences_of`)
};

[[nodiscard]] TopBar umpire_top_bar(const Definition& definition, const CampaignState& state);

/// The truth and every side.
[[nodiscard]] std::vector<Viewpoint> viewpoints_of(const Definition& definition);

/// Whose orders for the open turn are in.
[[nodiscard]] std::vector<OrdersIn> orders_in(const Definition& definition,
                                              const CampaignState& state);

/// Everything that happened: events, orders, sightings, rulings, dice; and what is ordered.
[[nodiscard]] LogTabs umpire_log(const Definition& definition, const CampaignState& state,
                                 const std::vector<TurnFact>& facts,
                                 const std::vector<SheetIn>& sheets);

}  // namespace flagplot::desk
