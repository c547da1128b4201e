#pragma once

#include <vector>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Finding the enemy: radar, the eye, ESM, and what the owner of a marker answers (4.4, 4.5,
/// A-MN-12 to A-MN-19).

namespace flagplot::tactical::missile_age {

/// May this unit try to find that marker by radar, or to identify it by eye?
[[nodiscard]] bool can_detect(const Tables& tables, const Battle& battle, const Unit& unit,
                              const Unit& target);
[[nodiscard]] bool can_identify(const Tables& tables, const Battle& battle, const Unit& unit,
                                const Unit& target);

/// Has it an attempt of the kind left this turn (A-MN-13)?
[[nodiscard]] bool has_search_left(const Tables& tables, const Unit& unit);
[[nodiscard]] bool has_look_left(const Tables& tables, const Unit& unit);

void detect(Ground& ground, Unit& unit, const Unit& target);
void identify(Ground& ground, Unit& unit, const Unit& target);

/// Before 3: who hears whom (A-MN-18, B-MN-07). Then radars that are on are heard next turn.
void listen(Ground& ground);

/// What the owner of a marker that was found may answer (MN-10, MN-16, MN-17, A-MN-14, B-MN-08).
[[nodiscard]] std::vector<Answer> answers_to(const Tables& tables, const Battle& battle,
                                             const Found& found);
/// The civilian that was placed, if one was. \pre it is one of them
Tag answer(Ground& ground, const Answer& given);

/// A marker becomes a civilian at its place (MN-17, B-MN-18). Its tag.
Tag place_civilian(Ground& ground, Unit& marker);
/// Gives a placed civilian vessel its template.
void make_civilian(const Tables& tables, Unit& unit, std::int32_t kind);

/// Contacts that nobody holds turn back into markers (A-MN-49).
void lose_contacts(Ground& ground);

}  // namespace flagplot::tactical::missile_age
