#pragma once

#include <optional>

#include "rules/contact.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// What a formation goes on doing (A-ST-71), and how fast (A-ST-72), in its side's own picture.
/// Rules page: docs/rules/campaign.md#tasks

namespace flagplot {

/// The turn in which it ends, if one was named.
[[nodiscard]] std::optional<TurnNumber> end_of(const Task& task);

/// Its task in the turn of the view; none if it has expired by then.
[[nodiscard]] std::optional<Task> task_now(const SideView& view, OwnNumber number);

/// The formation it keeps with, if it follows or escorts one.
[[nodiscard]] std::optional<OwnNumber> leader_in(const std::optional<Task>& task);
[[nodiscard]] std::optional<OwnNumber> leader_of(const SideView& view, OwnNumber number);

/// Does its task steer it, rather than its route?
[[nodiscard]] bool is_steered_by(const std::optional<Task>& task);

/// How many formations are ahead of this one in company: 0 if it follows nobody.
[[nodiscard]] std::int32_t place_in_company(const SideView& view, OwnNumber number);

/// Would this formation end up following itself if it kept with that one?
[[nodiscard]] bool would_follow_itself(const SideView& view, OwnNumber number, OwnNumber leader);

/// Does it have somewhere to go: a marker, a contact to shadow, or a leader who is elsewhere or
/// under way?
[[nodiscard]] bool is_under_way(const SideView& view, OwnNumber number);

/// How it meets the enemy: a shadowing formation avoids battle, an escort neither avoids nor seeks
/// it.
[[nodiscard]] Stance stance_on(const std::optional<Task>& task, Stance ordered);

/// The contact that stands for this one if the side has joined it to another; none if it does not
/// exist or was struck.
[[nodiscard]] std::optional<ContactId> standing_contact(const SideView& view, ContactId contact);

/// How far away it keeps from a contact: one square more if it searches by radar, or if formations
/// in neighbouring squares fight.
[[nodiscard]] Squares shadowing_distance(const Book& book, const SideView& view, OwnNumber number);

/// Where a contact is expected at that half hour of the turn: on the course and at the speed
/// between the last two turns in which it was seen, as far as there is water; otherwise where it
/// was last seen.
[[nodiscard]] Square expected_square(const Book& book, const SideView& view, const Contact& contact,
                                     Pulse at);

/// The points of a turn that an order to steam slower leaves: at least one, if there was any.
[[nodiscard]] MovePoints slowed(const Switches& switches, const std::optional<KeepSpeed>& speed,
                                TurnNumber turn, MovePoints full);

}  // namespace flagplot
