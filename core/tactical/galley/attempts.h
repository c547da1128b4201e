#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/order.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Attempts against a ship, and her answer (WG-12 to WG-14, WG-B13): reaction fire, avoidance,
/// dice, firepot.

namespace flagplot::tactical::galley {

/// What is wrong with an answer to the first attempt that waits.
[[nodiscard]] Refusal why_not_answer(const Tables& tables, const Battle& battle,
                                     const Answer& answer);
/// Has the target of this attempt anything to decide?
[[nodiscard]] bool may_answer(const Tables& tables, const Battle& battle, const Attempt& attempt);

/// Carries out the attempts that wait, one after another, until one needs an answer.
void carry_out_attempts(Ground& ground);
/// Carries out the first that waits, with this answer, and goes on.
void carry_out_answer(Ground& ground, const Answer& answer);

}  // namespace flagplot::tactical::galley
