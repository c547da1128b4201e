#pragma once

#include <cstdint>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Movement, step by step (WG-2 to WG-5, 3.4.2). A two-hex ship moves by the hex of her bow; her
/// stern follows (WG-B2).

namespace flagplot::tactical::galley {

/// A ship in the middle of her movement.
struct Course {
    kit::HexShip at;
    Motion motion;
};

/// Where she is and what she has left: of her movement, if it has begun, else before its beginning.
[[nodiscard]] Course course_of(const Tables& tables, const Battle& battle, Tag ship);

/// May this ship be ordered now? She is of the active group and has not finished.
[[nodiscard]] Refusal why_not_moved(const Battle& battle, Tag ship);

[[nodiscard]] std::int32_t cost_of(const Tables& tables, const Ship& ship, const Course& course,
                                   Step step);

/// What is wrong with one more step of this course, wherever it leads.
[[nodiscard]] Refusal why_not_step_anywhere(const Tables& tables, const Battle& battle, Tag ship,
                                            const Course& course, Step step);

/// The same, and whether there is room. A step ahead over the edge is right: she leaves
/// the board.
[[nodiscard]] Refusal why_not_step(const Tables& tables, const Battle& battle, Tag ship,
                                   const Course& course, Step step);

/// The course after a step. \pre nothing is wrong with it
[[nodiscard]] Course after_step(const Tables& tables, const Ship& ship, Course course, Step step);

/// Makes it this ship's movement, which ends that of another. \pre `why_not_moved` is empty
void begin_motion(Ground& ground, Tag ship);

/// Moves her by one step. \pre nothing is wrong with it
void take_step(Ground& ground, Tag ship, Step step);

/// Takes movement points off her movement, no more than she has.
void spend(Ground& ground, Tag ship, std::int32_t points);

}  // namespace flagplot::tactical::galley
