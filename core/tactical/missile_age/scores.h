#pragma once

#include <cstdint>
#include <optional>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/tables.h"

/// \file
/// The tables of modifiers (4.4 to 4.7): what is added to a die.

namespace flagplot::tactical::missile_age {

/// The situation of a radar attempt (4.4). Of the target only where it is counts.
struct RadarCase {
    std::int32_t crew_quality = 0;
    bool has_land_behind = false;
    std::int32_t vessels_between = 0;
    std::int32_t sea_state = 0;
    Generation fire_control = Generation::none;
    std::int32_t markers = 0;  ///< of a vessel; of an aircraft 0
};
[[nodiscard]] Sum radar_modifiers(const Tables& tables, const RadarCase& attempt);

/// By eye (MN-15, MN-18, A-MN-19).
struct EyeCase {
    std::int32_t crew_quality = 0;
    std::int32_t sea_state = 0;
    std::int32_t markers = 0;
    bool has_eo = false;
};
[[nodiscard]] Sum eye_modifiers(const Tables& tables, const EyeCase& attempt);

/// An attack by the table of 6.2.
struct GunCase {
    Attack attack{};
    std::int32_t crew_quality = 0;
    Size target_size{};
    std::int32_t shooter_markers = 0;
    std::optional<std::int32_t> target_markers{};  ///< none: it is in the air
    Generation fire_control = Generation::none;
    std::int32_t sea_state = 0;
    std::int32_t mounts = 1;
    std::int32_t fires = 0;
    bool is_rockets = false;  ///< a pod or a salvo launcher
};
[[nodiscard]] Sum gun_modifiers(const Tables& tables, const GunCase& attack);

/// What a jammer of this generation takes off a seeker (4.7, MN-19, A-MN-34).
[[nodiscard]] std::int32_t jamming(const Tables& tables, Seeker seeker, Generation generation,
                                   Generation against);

/// A SAM or a missile (4.7).
struct GuidedCase {
    Seeker seeker{};
    Generation generation = Generation::none;
    Generation against = Generation::none;
    std::int32_t crew_quality = 0;
    Size target_size{};
    std::int32_t markers = 0;  ///< of the target; not used by SAM
    std::int32_t fires = 0;
    bool is_at_missile = false;  ///< of a SAM
};
[[nodiscard]] Sum sam_modifiers(const Tables& tables, const GuidedCase& shot);
[[nodiscard]] Sum missile_modifiers(const Tables& tables, const GuidedCase& shot);

/// Torpedo: size and speed rows of 6.11, crew quality of a guided one's firer (A-MN-30).
[[nodiscard]] Sum torpedo_modifiers(const Tables& tables, Size target_size, std::int32_t markers,
                                    std::optional<std::int32_t> crew_quality);

/// Does its firer guide it all the way: CMD and SARH (4.7, A-MN-33)?
[[nodiscard]] bool is_guided_by_firer(Seeker seeker);

/// 20 always hits, 1 never, else the score counts (A-MN-22).
[[nodiscard]] bool is_hit(const Score& score, std::int32_t needed);

/// The number to reach of a ship's gun at this distance (A-MN-22). \pre distance <= range
[[nodiscard]] std::int32_t gun_needs(const TargetNumbers& numbers, std::int32_t distance,
                                     std::int32_t range);

}  // namespace flagplot::tactical::missile_age
