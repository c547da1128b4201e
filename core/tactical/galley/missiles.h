#pragma once

#include <cstdint>
#include <optional>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/order.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Missiles and flame missiles (WG-10 to WG-16, WG-80, 3.4.6).

namespace flagplot::tactical::galley {

/// What is wrong with the way from a ship at one place to a ship at another (WG-10, WG-11, WG-80).
/// Hexes that these two ships fill now do not block it.
[[nodiscard]] Refusal why_not_path(const Tables& tables, const Battle& battle,
                                   const kit::HexShip& from, const kit::HexShip& to, Weapon weapon,
                                   Tag firer, Tag target);

/// What is wrong with the fire of a ship in her own turn; each part of it must hit an enemy.
[[nodiscard]] Refusal why_not_fire(const Tables& tables, const Battle& battle, Tag ship,
                                   const std::vector<Aim>& aims, Weapon weapon);

/// Where a ship that is attacked finds the one that attacks her, nearest first (WG-B11); none: she
/// cannot fire at her.
[[nodiscard]] std::optional<kit::HexShip> reaction_point(const Tables& tables, const Battle& battle,
                                                         Tag firer, Tag attacker, Weapon weapon);

/// What one part of a fire does.
struct Losses {
    std::int32_t manpower = 0;
    bool has_caught_fire = false;
};

[[nodiscard]] Sum missile_modifiers(const Tables& tables, const Battle& battle, Tag target,
                                    std::int32_t range, std::int32_t strength);

/// Rolls for one part of a fire. Nothing is lost yet (WG-14).
[[nodiscard]] Losses volley(Ground& ground, Tag firer, Tag target, std::int32_t range,
                            std::int32_t strength, Weapon weapon);

/// Now it is lost.
void suffer(Ground& ground, Tag target, const Losses& losses, SideIndex by);

}  // namespace flagplot::tactical::galley
