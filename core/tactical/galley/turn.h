#pragma once

#include <optional>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/order.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// The sequence of play (WG-1, WG-A1): wind, squadrons, initiative, speed levels, command
/// squadrons, individual ships, end of the turn.

namespace flagplot::tactical::galley {

/// Can two sides that are hostile still fight each other?
[[nodiscard]] bool is_fought_over(const Battle& battle);
/// Groups of this turn by command range (WG-1 B).
[[nodiscard]] std::vector<Group> groups_of(const Tables& tables, const Battle& battle);
/// The squadrons as they entered, for deployment.
[[nodiscard]] std::vector<Group> squadron_groups(const Battle& battle);
/// The queue of groups, side by side in this order; `which` are the command squadrons or the
/// others.
[[nodiscard]] kit::ActivationQueue queue_for(const std::vector<SideIndex>& sides,
                                             const std::vector<Group>& groups,
                                             std::optional<bool> which);
/// May the admiral try to lead these two together (3.4.10)?
[[nodiscard]] bool may_lead_both(const Battle& battle, GroupNumber one, GroupNumber other);
/// The side asked now has ended its deployment of one squadron.
void end_deployment_of(Ground& ground, GroupNumber group);
/// This side goes first in the turn.
void begin_with(Ground& ground, SideIndex side);
/// The speed levels of a group are set.
void end_speed_of(Ground& ground, GroupNumber group);
/// A group acts, or the admiral tries two (3.4.10).
void activate(Ground& ground, const Activate& order);
/// The active group has moved: it boards, if it can.
void end_movement(Ground& ground);
/// The active group has boarded: the next one acts.
void end_activation(Ground& ground);
/// After every order: a battle that is over ends, and an activation without ships or boarders.
void check_end(Ground& ground);

}  // namespace flagplot::tactical::galley
