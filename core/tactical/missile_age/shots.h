#pragma once

#include <cstdint>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/scores.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What a shot or an attempt to find needs: modifiers and the number to reach, by the battle or by
/// what a side knows of it. Firing and spotting roll by them; forecasts and captains reckon with
/// them.

namespace flagplot::tactical::missile_age {

/// What a shot is aimed at, as it stands: a missile is very small and flies (A-MN-32, B-MN-12).
struct Mark {
    Tag tag = 0;
    Tag place = 0;  ///< the unit where it stands
    bool is_missile = false;
    bool is_in_air = false;
    Size size{};
    std::int32_t markers = 0;
};
/// \pre there is such a missile or unit
[[nodiscard]] Mark mark_of(const Battle& battle, Tag tag);

/// What is added to the die, and what it has to reach with it.
struct Shot {
    Sum modifiers;
    std::int32_t needed = 0;
};

/// By radar and by eye, on a d10 (4.4, 4.5).
[[nodiscard]] Shot radar_attempt(const Tables& tables, const Battle& battle, const Unit& unit,
                                 const Unit& target);
[[nodiscard]] Shot eye_attempt(const Tables& tables, const Battle& battle, const Unit& unit);

/// Guns, rockets, bombs, CIWS and air-to-air missiles, on a d20 (4.6, A-MN-22).
[[nodiscard]] Shot gun_shot(const Tables& tables, const Battle& battle, const Unit& unit,
                            const Weapon& weapon, const Mark& mark, std::int32_t mounts);
/// SAM, on a d20 (4.7, A-MN-28).
[[nodiscard]] Shot sam_shot(const Tables& tables, const Battle& battle, const Unit& unit,
                            const Weapon& weapon, const Mark& mark);
/// A missile that comes in, on a d20 (4.7, A-MN-29). `firer`: null if it is not known.
[[nodiscard]] Shot missile_shot(const Tables& tables, const Weapon& weapon, const Unit* firer,
                                const Unit& target);
/// A torpedo that has struck, on a d20 (A-MN-30).
[[nodiscard]] Shot torpedo_shot(const Tables& tables, const Weapon& weapon, const Unit* firer,
                                const Unit& target);
/// A countermeasure against a missile or torpedo, on a d10 (A-MN-31).
[[nodiscard]] Shot decoy_shot(const Tables& tables, const Battle& battle, const Unit& unit,
                              Tag target);

/// The chance that a shot on a d20 hits, in percent (A-MN-22).
[[nodiscard]] std::int32_t chance_on_d20(const Shot& shot);
/// The chance that a d10 with its modifiers reaches the number, in percent.
[[nodiscard]] std::int32_t chance_on_d10(const Shot& shot);

/// The attack that a gun, rocket, bomb or air-to-air missile makes on such a target (6.2).
[[nodiscard]] Attack attack_of(WeaponKind kind, bool is_at_air);

/// The number that it needs. `distance` and `range` in mm count for ships' guns at ships.
[[nodiscard]] std::int32_t needed_by(const TargetNumbers& numbers, WeaponKind kind, bool is_at_air,
                                     std::int32_t distance, std::int32_t range);

}  // namespace flagplot::tactical::missile_age
