#pragma once

#include <cstdint>
#include <string>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"

/// \file
/// What leaves a weapon slot and what arrives: capacitors, distance, deflectors, accuracy (BB-51 to
/// BB-58). Only whole numbers and exact fractions.

namespace flagplot::tactical::battle_board {

/// Unit of fractions of damage: 0.9 for each deflector, exact for the first nine.
inline constexpr std::int64_t billion = 1'000'000'000;
/// Faces of a torpedo's die; an accuracy is a number of them.
inline constexpr std::int32_t faces_of_torpedo = 1'000'000;

/// All capacitors, in billionths, never above the cap (BB-53, BB-A28): exact for the first nine
/// tenths.
struct Factor {
    std::int64_t over = 1;
    std::int64_t under = 1;

    friend bool operator==(const Factor&, const Factor&) = default;
};
[[nodiscard]] Factor capacitor_factor(const Kind& kind, const Switches& switches);

/// What deflectors let through, in billionths.
[[nodiscard]] std::int64_t deflector_share(std::int32_t deflectors);

/// Power of all weapons of a slot in all its ships (BB-51); for a beam with its
/// capacitors, halves up (BB-53).
[[nodiscard]] std::int64_t volley_of(const Slot& slot, std::int32_t ships,
                                     const Factor& capacitors);

/// What distance leaves of a beam, out of `under`. \pre distance is within range, or one more for a
/// base
[[nodiscard]] Factor share_at(const Weapon& weapon, std::int32_t distance,
                              const Switches& switches);

/// How a beam reaches a target.
struct BeamPath {
    const Slot& slot;
    const Factor& capacitors;
    std::int32_t distance = 0;
    std::int64_t deflected = billion;  ///< fraction that the target's deflectors let through
};

/// How much of a volley arrives at a target (BB-53, BB-54), by the switch `beam_rounding`. `volley`
/// may be what an earlier target did not need.
[[nodiscard]] std::int64_t beam_damage(std::int64_t volley, const BeamPath& path,
                                       const Switches& switches);

/// Whole hundredths that distance leaves of a beam (BB-A24).
[[nodiscard]] std::int16_t percent_at(const Weapon& weapon, std::int32_t distance,
                                      const Switches& switches);

/// Below this the terms of `small_beam_damage` fit into 64 bits.
inline constexpr std::int64_t most_of_small_volley = std::int64_t{1} << 22U;

/// `beam_damage` by `percent_floor`, with this many hundredths. \pre volley < most_of_small_volley
[[nodiscard]] constexpr std::int64_t small_beam_damage(std::int64_t volley, std::int64_t deflected,
                                                       std::int64_t percent) {
    constexpr std::int64_t hundred = 100;
    if (deflected == billion) return (2 * volley * percent + hundred) / (2 * hundred);
    return (2 * volley * deflected * percent + hundred * billion) / (2 * hundred * billion);
}

/// What goes on when a target needed all but `unused` of the `arrived` points
/// (BB-56).
[[nodiscard]] std::int64_t streamed(std::int64_t volley, std::int64_t unused, std::int64_t arrived);

/// An accuracy, calculated as an exact fraction (BB-58): a torpedo hits with this number of a
/// million or less, rounded up.
struct Accuracy {
    std::int32_t faces = 0;

    friend bool operator==(const Accuracy&, const Accuracy&) = default;
};
[[nodiscard]] Accuracy accuracy_of(const Weapon& weapon, const Kind& attacker, const Kind& target,
                                   const Switches& switches);

/// How an accuracy came about, as exact fractions: for the log.
[[nodiscard]] std::string accuracy_words(const Weapon& weapon, const Kind& attacker,
                                         const Kind& target, const Switches& switches);

}  // namespace flagplot::tactical::battle_board
