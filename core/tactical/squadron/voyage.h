#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/kit/shape.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// How far a ship may move, and where a move brings her (US-13 to US-16, US-21 to US-24, US-B11 to
/// US-B13, US-B35).

namespace flagplot::tactical::squadron {

/// Turns go by steps of so many degrees (table 1.4.2).
inline constexpr std::int32_t turn_step = 15;

/// Her allowance in this activation: Mv, less by a lost mast, more by a card (US-B15).
[[nodiscard]] std::int32_t allowance_of(const Battle& battle, const Ship& ship);

/// Mv with the masts that she has left, without cards.
[[nodiscard]] std::int32_t movement_of(const Ship& ship);

/// 2 against the wind, else 1.
[[nodiscard]] std::int32_t cost_factor(const Tables& tables, const Battle& battle, const Ship& ship,
                                       std::int32_t heading);

/// What the legs cost of the allowance if nothing stops her.
[[nodiscard]] std::int32_t cost_of(const Tables& tables, const Battle& battle, const Ship& ship,
                                   const std::vector<Leg>& legs);

/// The distance that the legs run if nothing stops her.
[[nodiscard]] std::int32_t run_of(const Battle& battle, const Ship& ship,
                                  const std::vector<Leg>& legs);

/// The least that she must run (US-23, US-B11).
[[nodiscard]] std::int32_t least_run(const Tables& tables, const Battle& battle, const Ship& ship);

/// Something that a move meets: a ship, or the obstacle.
struct Met {
    std::optional<ShipNumber> ship;
    std::uint32_t obstacle = 0;
    bool is_by_bow = false;  ///< with the bow edge, corners included (US-54)

    friend bool operator==(const Met&, const Met&) = default;
};

/// Where a move brings her.
struct Voyage {
    kit::Box base;
    std::vector<kit::Point> path;      ///< from where she is
    std::int32_t run = 0;              ///< how far
    std::vector<Met> met;              ///< new contacts
    bool is_blocked = false;           ///< stopped by what she touched before (US-B1)
    std::optional<std::int32_t> exit;  ///< bearing of the edge that she crosses (US-A34)

    friend bool operator==(const Voyage&, const Voyage&) = default;
};

[[nodiscard]] Voyage voyage_of(const Tables& tables, const Battle& battle, ShipNumber number,
                               const std::vector<Leg>& legs);

/// Straight astern (US-B1).
[[nodiscard]] Voyage voyage_astern(const Tables& tables, const Battle& battle, ShipNumber number,
                                   std::int32_t run);

/// On the spot (US-B1); to starboard positive.
[[nodiscard]] Voyage voyage_on_the_spot(const Tables& tables, const Battle& battle,
                                        ShipNumber number, std::int32_t degrees);

/// Can she not go ahead at all (US-B1)?
[[nodiscard]] bool is_blocked(const Tables& tables, const Battle& battle, ShipNumber number);

/// Legs by which she comes as near to a place as she can: a turn, then ahead.
[[nodiscard]] std::vector<Leg> legs_towards(const Tables& tables, const Battle& battle,
                                            ShipNumber number, kit::Point to);

}  // namespace flagplot::tactical::squadron
