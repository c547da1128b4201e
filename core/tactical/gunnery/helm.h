#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/kit/plane.h"

/// \file
/// What course the standing order of a division comes to, by what its side knows (GU-28, GU-51).

namespace flagplot::tactical::gunnery {

/// The first ship of a division that is there: its guide; -1: there is none.
[[nodiscard]] std::int32_t guide_of(const Side& side, const Division& division);

/// Its ships that are there, the guide first.
[[nodiscard]] std::vector<std::int32_t> ships_there(const Side& side, const Division& division);

/// Something that moves straight on: where it is, and what it runs in a turn.
struct Mover {
    kit::Point at;
    std::int32_t heading = 0;
    std::int32_t knots = 0;
};

/// Where it is after a turn of so many minutes.
[[nodiscard]] kit::Point after_a_turn(const Mover& mover, std::int32_t minutes);

/// Where a ship is after a turn in which she turns to a heading (GU-3), and how she heads.
[[nodiscard]] Mover after_turning(Mover ship, Handling handling, std::int32_t to,
                                  std::int32_t minutes, const Tables& tables);

/// A contact as it would be now, if it went on as it was when it was last held.
[[nodiscard]] Mover reckoned(const Contact& contact, const Conditions& conditions);

/// The hostile contact nearest to a place that is not known to be a wreck or gone; of one enemy
/// division alone, if it is not 0. Place in `contacts`; -1: there is none.
[[nodiscard]] std::int32_t nearest_enemy(const Side& own, SideIndex side,
                                         const Conditions& conditions, kit::Point from,
                                         std::int32_t enemy = 0);

/// A place, after the turn, that a ship would rather stay so many yards off.
struct Berth {
    kit::Point at;
    std::int32_t yards = 0;
};

/// What a captain heeds by night besides the range.
struct NightCare {
    std::vector<Berth> berths;
    std::optional<std::int32_t> glow;  ///< bearing of the moon or the twilight: behind the enemy
};

/// Of the 36 headings in tens the one that best brings a ship to a range (yards) of something and
/// keeps it there (GU-70, 3), with a price for every yard nearer than a berth allows, and for every
/// degree that the enemy is not before the glow.
[[nodiscard]] std::int32_t heading_for_range(const Mover& ship, Handling handling,
                                             const Mover& target, std::int32_t range,
                                             std::int32_t minutes, const Tables& tables,
                                             const NightCare& care = {});

/// Heading and speed that a division is to have now.
struct Course {
    std::int32_t heading = 0;
    std::int32_t speed = 0;  ///< knots, or `full_speed`
};
[[nodiscard]] Course course_of(const Division& division, const Side& own, SideIndex side,
                               const Conditions& conditions, bool is_by_day, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
