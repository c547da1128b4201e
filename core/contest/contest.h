#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "admiral/admiral.h"
#include "base/result.h"
#include "campaign/advance.h"
#include "tactical/module.h"

/// \file
/// A whole campaign in memory, from its first turn to its last, with a computer admiral for every
/// side: for tables of who beats whom. Page: docs/admiral.md#figures

namespace flagplot {

/// Fights a battle. A result without ships: it ends without losses.
using Fighter = std::function<tactical::BattleResult(const tactical::BattleRequest&)>;

/// How the orders of a turn are asked for; `admiral::orders_of`, or the same with a clock.
using AskOrders =
    std::function<admiral::Decided(const admiral::Admiral&, const Book&, const SideView&)>;

/// What decides a campaign besides its definition.
struct Contest {
    std::vector<admiral::Admiral> admirals;  ///< by side
    std::uint64_t seed = 1;                  ///< of public dice
    Fighter fight;
    AskOrders ask = admiral::orders_of;
};

struct Contested {
    CampaignState end;
    std::int32_t refused = 0;  ///< sheets: 0, or an admiral is wrong
};

/// Plays the campaign. Freed captains and cards are decided by the admiral of their side; the
/// umpire says no. An error is a defect of the program or of the campaign.
/// \pre one admiral for each side
[[nodiscard]] Result<Contested> contested(const Definition& definition, const Contest& contest);

/// By how much a side is ahead: its points, once for each side at war with it, less theirs.
[[nodiscard]] std::int32_t margin_of(const Definition& definition, const CampaignState& end,
                                     SideId side);

}  // namespace flagplot
