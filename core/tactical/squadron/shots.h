#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/kit/arc.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// Which shots are possible, and how many attack dice they have (US-30 to US-36, US-45 to US-49).

namespace flagplot::tactical::squadron {

/// The band of a range; none: beyond the last, or beyond what can be seen (US-31, US-B37).
[[nodiscard]] std::optional<std::size_t> band_of(const Tables& tables, const Battle& battle,
                                                 ShipNumber from, ShipNumber to);

/// How much of a target is in the arc (US-32).
[[nodiscard]] kit::Cover cover_of(const Tables& tables, const Battle& battle, const Guns& guns,
                                  ShipNumber target);

/// What hides a target: nothing, an island partly, or wholly (US-A35, US-B43).
[[nodiscard]] kit::Cover hidden(const Tables& tables, const Battle& battle, ShipNumber from,
                                ShipNumber target);

/// Can these guns fire at all now: a ship of the element that is free, whose arc has not fired and
/// is not silenced?
[[nodiscard]] bool may_fire(const Battle& battle, const Guns& guns);

/// Attack dice against a target, in the order of US-B15 but without cards; 0: no shot.
[[nodiscard]] std::int32_t dice_against(const Tables& tables, const Battle& battle,
                                        const Guns& guns, ShipNumber target);

/// What guns that join add (US-45): half their dice, at least one; 0: they cannot join.
[[nodiscard]] std::int32_t dice_joining(const Tables& tables, const Battle& battle,
                                        const Guns& leader, const Guns& joiner, ShipNumber target);

/// All dice of a shot at its only target, before any card.
[[nodiscard]] std::int32_t dice_linked(const Tables& tables, const Battle& battle,
                                       const Shot& shot);

/// The face from which on its dice hit (US-36).
[[nodiscard]] std::int32_t face_needed(const Tables& tables, const Battle& battle,
                                       ShipNumber leader, ShipNumber target);

/// May these guns fire at this target: an enemy in sight, arc and range, with dice?
[[nodiscard]] bool is_target(const Tables& tables, const Battle& battle, const Guns& guns,
                             ShipNumber target);

/// All guns of the element that may fire.
[[nodiscard]] std::vector<Guns> guns_ready(const Battle& battle);

/// Guns besides the leader that may join a shot at this target (US-47).
[[nodiscard]] std::vector<Guns> joiners_for(const Tables& tables, const Battle& battle,
                                            const Guns& leader, ShipNumber target);

/// What was expected instead of this shot; none: it may be fired.
[[nodiscard]] std::optional<std::string> why_not_shot(const Tables& tables, const Battle& battle,
                                                      const Shot& shot);

/// Is any shot possible?
[[nodiscard]] bool has_shots(const Tables& tables, const Battle& battle);

}  // namespace flagplot::tactical::squadron
