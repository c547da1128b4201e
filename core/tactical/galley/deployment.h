#pragma once

#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Where the fleets begin (WG-B1).

namespace flagplot::tactical::galley {

/// Hexes of land along an edge that leads to land.
inline constexpr std::int32_t land_depth = 2;

/// A ship and where she is to be.
struct Berth {
    Tag ship = 0;
    kit::HexShip at;
};

/// Hexes between a place and the edge of this bearing: 0 at it.
[[nodiscard]] std::int32_t depth_of(const Battle& battle, std::int32_t edge, BoardPlace place);
/// The ships of a squadron, the commander first, in line from this hex.
[[nodiscard]] std::vector<Berth> line_up(const Battle& battle, const Group& squadron, kit::Hex hex,
                                         Line line);
/// Are all on the board, in water, in the zone of their side, and not on other ships?
[[nodiscard]] bool has_room(const Tables& tables, const Battle& battle,
                            const std::vector<Berth>& berths);
[[nodiscard]] Refusal why_not_deploy(const Tables& tables, const Battle& battle,
                                     const Deploy& order);
void deploy(Battle& battle, const Deploy& order);
/// Places all squadrons, each as near to the middle of its edge as there is room. False: there is
/// no room for all.
[[nodiscard]] bool deploy_all(const Tables& tables, Battle& battle);

}  // namespace flagplot::tactical::galley
