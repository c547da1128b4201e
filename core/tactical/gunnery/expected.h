#pragma once

#include <cstdint>
#include <span>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"

/// \file
/// What fire is expected to do, without dice: GU-31, GU-32, GU-34, GU-42, and the expected damage
/// by which captains and ships that fire freely choose (GU-70).

namespace flagplot::tactical::gunnery {

/// Range as it counts for this gun and fire control (GU-31), hundreds of yards.
[[nodiscard]] std::int32_t effective_range(std::int32_t range, const GunClass& gun,
                                           std::int32_t control, const Tables& tables);

/// Chance of a shot at this effective range, ten thousandths (GU-34, GU-T1).
[[nodiscard]] std::int32_t chance_at(std::int32_t effective, const Tables& tables);

/// How fast guns fire at this effective range, per cent (GU-32).
[[nodiscard]] std::int32_t rate_percent(std::int32_t effective);

/// What a shell goes through at this range (hundreds of yards), mm, before chance (GU-42): of
/// belts and turrets, and of decks.
[[nodiscard]] std::int32_t belt_pierced(const GunClass& gun, std::int32_t range);
[[nodiscard]] std::int32_t deck_pierced(const GunClass& gun, std::int32_t range);

/// Who fires: a class, and what is left of it.
struct Firer {
    const Design& design;
    std::span<const Battery> batteries;  ///< empty: as she was built
    std::int32_t control = 0;
    std::int32_t crew = 100;
};
[[nodiscard]] Firer firer_of(const Ship& ship, const Design& design);
[[nodiscard]] Firer firer_new(const Design& design);

/// Damage of a mean hit, per cent of the shell's (GU-70): vitals, ends, turrets, and the rest.
[[nodiscard]] std::int32_t mean_effect(const GunClass& gun, const Design& target,
                                       std::int32_t range);

/// Expected damage of a turn's fire on the beam, hundredths of a hull point (GU-70, 2). The range
/// is in hundreds of yards.
[[nodiscard]] std::int64_t expected_damage(const Firer& firer, const Design& target,
                                           std::int32_t range, const Tables& tables);

/// The least effective range among guns that are left and reach; none: a very great one.
[[nodiscard]] std::int32_t least_effective_range(const Firer& firer, std::int32_t range,
                                                 const Tables& tables);

}  // namespace flagplot::tactical::gunnery
