#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "base/fields.h"
#include "tactical/terms.h"

/// \file
/// Who acts next: in order of initiative, the sides take turns to activate one unit.

namespace flagplot::tactical::kit {

/// One die of the initiative.
struct InitiativeRoll {
    SideIndex side;
    std::int32_t again = 0;  ///< 0 for the first roll, then how many times it was repeated
    std::int32_t die = 0;
    std::int32_t total = 0;  ///< with the side's modifier

    friend bool operator==(const InitiativeRoll&, const InitiativeRoll&) = default;
};
FLAGPLOT_FIELDS(InitiativeRoll, side, again, die, total)

struct Initiative {
    std::vector<SideIndex> order;       ///< the winner first
    std::vector<InitiativeRoll> rolls;  ///< in the order they were rolled

    friend bool operator==(const Initiative&, const Initiative&) = default;
};
FLAGPLOT_FIELDS(Initiative, order, rolls)

/// How often sides with equal totals roll again before the one that was named first goes first.
inline constexpr std::int32_t most_rerolls = 20;

/// Every side rolls a die and adds its modifier; the highest total goes first. Sides with equal
/// totals roll again among themselves. The key's subject is the side and its index the roll; the
/// caller sets its other members. `modifiers` has one number for each side.
[[nodiscard]] Initiative roll_initiative(std::span<const std::int32_t> modifiers,
                                         std::int32_t faces, const Dice& dice, const DieKey& key);

/// The order in which those that are so go behind the others, as they did before.
template <class IsSo>
[[nodiscard]] std::vector<SideIndex> with_last(const std::vector<SideIndex>& order,
                                               const IsSo& is_so) {
    std::vector<SideIndex> others, last;
    for (const SideIndex side : order) (is_so(side) ? last : others).push_back(side);
    others.insert(others.end(), last.begin(), last.end());
    return others;
}

/// A unit or squadron that can be activated, by the game's own number.
using Activated = std::uint32_t;

/// What a side has still to activate.
struct Waiting {
    SideIndex side;
    std::vector<Activated> units;             ///< in any order
    std::optional<std::int32_t> passes_left;  ///< none: it may pass any number of times

    friend bool operator==(const Waiting&, const Waiting&) = default;
};
FLAGPLOT_FIELDS(Waiting, side, units, passes_left)

/// A phase in which the sides take turns to activate their units. A side with none left is skipped,
/// and the others finish. The phase is over when all sides with units left pass one after another.
struct ActivationQueue {
    std::vector<Waiting> sides;  ///< in order of initiative
    std::uint32_t next = 0;      ///< index in `sides` of the one to act
    std::uint32_t passed = 0;    ///< how many have passed one after another

    friend bool operator==(const ActivationQueue&, const ActivationQueue&) = default;
};
FLAGPLOT_FIELDS(ActivationQueue, sides, next, passed)

/// The queue before its first activation, with the sides in the given order.
[[nodiscard]] ActivationQueue queue_of(std::vector<Waiting> sides);

/// Whose turn it is; none if the phase is over.
[[nodiscard]] std::optional<SideIndex> side_to_activate(const ActivationQueue& queue);

/// May the side whose turn it is activate this unit?
[[nodiscard]] bool may_activate(const ActivationQueue& queue, Activated unit);
[[nodiscard]] bool may_pass(const ActivationQueue& queue);

/// The queue after the unit has been activated. \pre `may_activate`
[[nodiscard]] ActivationQueue after_activation(ActivationQueue queue, Activated unit);
/// \pre `may_pass`
[[nodiscard]] ActivationQueue after_pass(ActivationQueue queue);

/// The queue without a unit that can no longer act, no matter whose turn it is. No change if the
/// unit is not in it.
[[nodiscard]] ActivationQueue without_unit(ActivationQueue queue, Activated unit);

}  // namespace flagplot::tactical::kit
