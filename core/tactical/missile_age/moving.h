#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// How vessels move (4.3, A-MN-07 to A-MN-10). Lengths in mm.

namespace flagplot::tactical::missile_age {

/// Speed markers that a vessel may put on now, both included (A-MN-08).
struct MarkerRange {
    std::int32_t least = 0;
    std::int32_t most = 0;

    friend bool operator==(const MarkerRange&, const MarkerRange&) = default;
};
[[nodiscard]] MarkerRange markers_allowed(const Battle& battle, const Unit& unit);

/// What it moves with so many markers, both included (A-MN-07).
[[nodiscard]] SpeedBand band_of(const Tables& tables, std::int32_t markers);

/// How far it must have run straight before it turns (MN-09).
[[nodiscard]] std::int32_t run_before_turn(const Tables& tables, const Unit& unit);

/// What was expected instead of this move; none: it may be made (MN-08, A-MN-07 to A-MN-09).
/// \pre the unit is a vessel on the table
[[nodiscard]] std::optional<std::string> why_not_move(const Tables& tables, const Battle& battle,
                                                      const Unit& unit, const Move& move);

/// Where a vessel comes to.
struct Voyage {
    std::vector<kit::Point> path;  ///< from where it is
    std::int32_t heading = 0;
    std::int32_t run = 0;
    bool is_aground = false;
    bool is_leaving = false;

    friend bool operator==(const Voyage&, const Voyage&) = default;
};

/// The way of a vessel, as far as land, the edge and the vessels that its side knows let it
/// (B-MN-06, B-MN-21).
[[nodiscard]] Voyage voyage_of(const Tables& tables, const Battle& battle, const Unit& unit,
                               const std::vector<Leg>& legs);

/// The move that brings a vessel nearest to a place, turning as soon as it may.
[[nodiscard]] Move move_towards(const Tables& tables, const Unit& unit, std::int32_t markers,
                                kit::Point to);

/// Straight on with the markers it has, as little as it must.
[[nodiscard]] Move steady_move(const Tables& tables, const Battle& battle, const Unit& unit);

void move_vessel(Ground& ground, Unit& unit, const Move& move);
void stop_vessel(Ground& ground, Unit& unit);

/// Civilian vessels go along their lanes (2a, A-MN-48).
void move_civilians(Ground& ground);

/// At the end of 2c (A-MN-10).
void drift(Ground& ground);

/// Does the crew leave at its best speed (A-MN-44)?
[[nodiscard]] bool is_broken(const Tables& tables, const Unit& unit);
/// The move of such a crew: to the nearest edge.
[[nodiscard]] Move broken_move(const Tables& tables, const Battle& battle, const Unit& unit);

}  // namespace flagplot::tactical::missile_age
