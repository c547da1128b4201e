#pragma once

#include <cstdint>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/tables.h"
#include "tactical/kit/plane.h"

/// \file
/// What a side holds of the enemy, what that is worth, and whether the odds are bad (GU-11, GU-70,
/// GU-73).

namespace flagplot::tactical::gunnery {

/// An enemy ship that is held and no wreck.
struct Foe {
    std::int32_t contact = 0;  ///< place in `Side::contacts`
    const Contact* held = nullptr;
    const Design* design = nullptr;  ///< what she is taken for
    std::int32_t value = 0;          ///< that she has left, as far as is known
    bool is_alert = true;            ///< her side is taken to be aware
};

/// \pre the view outlives them
[[nodiscard]] std::vector<Foe> foes_of(const View& view, const Tables& tables);

/// No guns, or half her hull gone and silent: she is taken to be disarmed.
[[nodiscard]] bool looks_disarmed(const Contact& contact, const Design& taken_for);

/// Odds, per cent, under which a captain breaks off, and from which he fights again.
inline constexpr std::int64_t bad_odds = 60;
inline constexpr std::int64_t odds_good_again = 80;

/// Values of warships left: of the side, and of the enemy that it holds.
struct Odds {
    std::int64_t own = 0;
    std::int64_t own_new = 0;
    std::int64_t enemy = 0;

    /// Own value per cent of the enemy's; very much where there is no enemy.
    [[nodiscard]] std::int64_t percent() const;
};

/// Of the enemy a ship counts a quarter that is unaware, or of which no more than the place was
/// ever known, and by night one that is farther from all own ships than half her visibility.
[[nodiscard]] Odds odds_of(const View& view, const std::vector<Foe>& foes, const Light& light,
                           const Tables& tables);

/// How far one of the side's ships sees this enemy plainly, hundreds of yards (GU-15).
[[nodiscard]] std::int32_t sight_of(const Ship& ship, const Design& design, const Foe& foe,
                                    const Light& light, const Tables& tables);
/// How far this enemy sees one of the side's ships plainly.
[[nodiscard]] std::int32_t sight_by(const Foe& foe, const Ship& ship, const Design& design,
                                    const Light& light, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
