#pragma once

#include <map>
#include <memory>
#include <vector>

#include "admiral/plan.h"
#include "base/dice.h"
#include "base/result.h"
#include "campaign/rules_in_force.h"
#include "campaign/state.h"

/// \file
/// Whole campaigns that agree with what one side knows, drawn by chance: to try out what may happen
/// without the truth. Page: docs/what-if.md#imagined-worlds
///
/// 1. Own forces are exactly as the side's view has them, and the view itself is the same.
/// 2. Every enemy formation of the campaign's order of battle exists from its turn of entry on.
/// 3. A contact is given to a formation whose composition it may have and which can have been
///    there by its speed over water; several contacts may be one formation.
/// 4. From its last sighting, or from where it entered or was expected, a formation steams to a
/// port of its side,
///    to a square that gives its side points, or to any other, at full or half speed, or waits.
/// 5. A course on which own formations and aircraft would probably have seen it is drawn less
///    often, by the chance that they would not have.
///
/// The truth is not a parameter. What an enemy has been told, holds in its hand or has lost is not
/// known either: an imagined enemy knows nothing, has no cards, and has lost nothing but prizes.

namespace flagplot {

/// Draws worlds for one view. Holds a reference: the rules must outlive it.
class Imagination {
  public:
    /// `rules` are those in force. `expected`: what staffs expect of their enemies, as the campaign
    /// prints it; what that of the seat's side expects says where enemies are from and bound for
    /// that have not been seen. Error: the view is of the middle of a turn.
    [[nodiscard]] static Result<Imagination> of(const Rules& rules, SeatId seat,
                                                const SideView& view,
                                                std::vector<admiral::ExpectedForce> expected = {});
    Imagination(Imagination&&) noexcept;
    Imagination& operator=(Imagination&&) noexcept;
    ~Imagination();

    /// One world: equal dice, equal world. Between two turns, with no orders given.
    [[nodiscard]] CampaignState draw(OddsDice dice);

  private:
    struct Parts;
    explicit Imagination(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

/// A single world. Error: as `Imagination::of`.
[[nodiscard]] Result<CampaignState> imagine(const Rules& rules, SeatId seat, const SideView& view,
                                            OddsDice dice);

}  // namespace flagplot
