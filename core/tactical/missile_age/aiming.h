#pragma once

#include <optional>
#include <string_view>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Who may fire what at whom (A-MN-16, A-MN-33, A-MN-50, A-MN-51, B-MN-01, B-MN-12).

namespace flagplot::tactical::missile_age {

/// The phase in which a weapon is fired (MN-01).
[[nodiscard]] Phase phase_of(WeaponKind kind);

/// Has it one attack a turn in which mounts join: guns, CIWS, rockets? Launchers fire rounds.
[[nodiscard]] bool has_one_attack(WeaponKind kind);

/// Rounds that a launcher may fire in a turn (B-MN-01); of a countermeasure one (A-MN-31).
[[nodiscard]] std::int32_t salvo_of(const Tables& tables, const Weapon& weapon);

/// Is the mount ready for this phase: works, has rounds, is not used up this turn, and no blackout
/// stops it (MN-27)?
[[nodiscard]] bool is_ready(const Tables& tables, const Unit& unit, const Mount& mount,
                            Phase phase);

/// How many rounds it can fire now; of guns, how many mounts of this weapon can join from it on.
[[nodiscard]] std::int32_t rounds_ready(const Tables& tables, const Unit& unit, std::size_t mount,
                                        Phase phase);

/// What was expected instead as target of this weapon; none: it may be fired at. \pre the weapon is
/// ready in this phase
[[nodiscard]] std::optional<std::string_view> why_not_target(const Tables& tables,
                                                             const Battle& battle, const Unit& unit,
                                                             const Weapon& weapon, Tag target);

[[nodiscard]] std::optional<std::string_view> why_not_fire(const Tables& tables,
                                                           const Battle& battle, const Unit& unit,
                                                           const Fire& order, Phase phase);
[[nodiscard]] std::optional<std::string_view> why_not_aim(const Tables& tables, const Unit& unit,
                                                          const Aim& order);

/// Can the firer guide the missile now (A-MN-33)? By what is true of the firer; a firer that is not
/// known guides.
[[nodiscard]] bool is_guided_now(const Tables& tables, const Battle& battle, Tag firer,
                                 Seeker seeker, const Unit& target);

/// Does this missile come in this turn (A-MN-26)?
[[nodiscard]] bool comes_in(const Battle& battle, const Missile& missile);

}  // namespace flagplot::tactical::missile_age
