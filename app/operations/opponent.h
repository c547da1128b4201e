#pragma once

#include <optional>

#include "admiral/admiral.h"
#include "store/save.h"

/// \file
/// Computer admirals that lead the other sides of a save with one player. Page:
/// docs/solo.md#who-leads-the-enemy

namespace flagplot {

/// Who leads the other sides; none: they do as in history, or the save has no single player.
[[nodiscard]] std::optional<AdmiralLevel> opponent_of(const Save& save);

/// The admirals of the other sides. Each has drawn its plan with the campaign's secret.
class Opponents {
  public:
    /// \pre `opponent_of` the save has one. Error: the campaign's plans cannot be read.
    [[nodiscard]] static Result<Opponents> of(const Save& save);

    /// What the admiral of a side orders for the coming turn. \pre the save waits for orders
    [[nodiscard]] SubmitOrders orders(const Save& save, SeatId seat) const;

    /// The plan that a side has drawn; null: it has none.
    [[nodiscard]] const admiral::Plan* plan_of(SideId side) const;

    /// What a freed captain of another side than the player's does. \pre the turn waits for him
    [[nodiscard]] Answer answer(const Save& save, const FreedCaptain& freed) const;

  private:
    Opponents(admiral::Plans plans, AdmiralLevel level, const Secret& secret)
        : plans_(std::move(plans)), level_(level), dice_{secret} {}
    [[nodiscard]] admiral::Admiral admiral_of(SideId side) const;

    admiral::Plans plans_;
    AdmiralLevel level_;
    OfficialDice dice_;
};

}  // namespace flagplot
