#pragma once

#include <optional>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Anastrophe: rake, Turn Around and ram in one (WG-70 to WG-76).

namespace flagplot::tactical::galley {

/// How it would go.
struct AnastrophePlan {
    std::int32_t ahead = 0;   ///< hexes forward before or with the rake
    bool is_through = false;  ///< it rakes by Pass-Through
    kit::HexShip raked_from;  ///< where the rake is rolled
    kit::HexShip rams_from;   ///< where the Turn Around puts her
};

/// Where she would stand against the stern hexside of the target, bow forward, on that side
/// (WG-74).
[[nodiscard]] kit::HexShip against_stern(const kit::HexShip& ship, const kit::HexShip& target,
                                         Hand hand);
/// The plan from where she stands; none: she stands in none of the approach hexes (WG-72, WG-A18).
/// After a rake the ram comes from the other side, whatever the hand.
[[nodiscard]] std::optional<AnastrophePlan> plan_of(const kit::HexShip& ship,
                                                    const kit::HexShip& target, Hand hand);
[[nodiscard]] Refusal why_not_anastrophe(const Tables& tables, const Battle& battle, Tag ship,
                                         Tag target, Hand hand);
/// Moves her to where she rakes. All her movement is spent (WG-A20).
void begin_anastrophe(Ground& ground, Tag ship, Tag target, Hand hand);
/// Puts her against the stern of the target.
void turn_about(Ground& ground, Tag ship, Tag target, Hand hand);

}  // namespace flagplot::tactical::galley
