#pragma once

#include <optional>

#include "rules/contact.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// What a formation goes on doing of itself (A-ST-71), and how fast (A-ST-72), in its side's own
/// picture. Rules page: docs/rules/campaign.md#tasks

namespace flagplot {

/// The turn in which it is over, if one was named.
[[nodiscard]] std::optional<TurnNumber> end_of(const Task& task);

/// What it does of itself in the turn of the view: nothing any more, where its time is up then.
[[nodiscard]] std::optional<Task> task_now(const SideView& view, OwnNumber number);

/// The formation it keeps with, if it follows or escorts one.
[[nodiscard]] std::optional<OwnNumber> leader_in(const std::optional<Task>& task);
[[nodiscard]] std::optional<OwnNumber> leader_of(const SideView& view, OwnNumber number);

/// Does it go by its task, and not by its route?
[[nodiscard]] bool is_steered_by(const std::optional<Task>& task);

/// How many formations are before this one in company: 0 for one that follows nobody.
[[nodiscard]] std::int32_t place_in_company(const SideView& view, OwnNumber number);

/// Would this formation come to follow itself, if it kept with that one?
[[nodiscard]] bool would_follow_itself(const SideView& view, OwnNumber number, OwnNumber leader);

/// Has it somewhere to go: a marker, a contact to shadow, a leader who is elsewhere or has himself?
[[nodiscard]] bool is_under_way(const SideView& view, OwnNumber number);

/// How its captain meets the enemy: one who shadows avoids battle, one who escorts neither avoids
/// nor seeks it.
[[nodiscard]] Stance stance_on(const std::optional<Task>& task, Stance ordered);

/// The contact that stands for this one, where its side takes it for another; none where there is
/// none, or where its side does not believe in it.
[[nodiscard]] std::optional<ContactId> standing_contact(const SideView& view, ContactId contact);

/// How far off it keeps from a contact: a square farther where it searches by radar, or where those
/// fight who are beside each other.
[[nodiscard]] Squares shadowing_distance(const Book& book, const SideView& view, OwnNumber number);

/// Where a contact is expected at that half hour of the turn: on with the course and speed between
/// the last two turns in which it was seen, as far as that is water; else where it was seen last.
[[nodiscard]] Square expected_square(const Book& book, const SideView& view, const Contact& contact,
                                     Pulse at);

/// The points that an order to steam slower leaves of those of a turn: never none of some.
[[nodiscard]] MovePoints slowed(const Switches& switches, const std::optional<KeepSpeed>& speed,
                                TurnNumber turn, MovePoints full);

}  // namespace flagplot
