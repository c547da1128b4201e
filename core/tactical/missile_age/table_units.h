#pragma once

#include <optional>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Questions about what is on the table. All of them work on a battle and on the `known` of a view
/// alike, and ask nothing that a view leaves out of others' units.

namespace flagplot::tactical::missile_age {

/// Centimetres of the tables in millimetres.
[[nodiscard]] constexpr std::int32_t mm(std::int32_t centimetres) { return 10 * centimetres; }

[[nodiscard]] const Unit* unit_with(const Battle& battle, Tag tag);
[[nodiscard]] Unit* unit_with(Battle& battle, Tag tag);
[[nodiscard]] const Missile* missile_with(const Battle& battle, Tag tag);
[[nodiscard]] const Torpedo* torpedo_with(const Battle& battle, Tag tag);
/// The thing with this tag as orders name it.
[[nodiscard]] Target named(const Battle& battle, Tag tag);
/// Aircraft A3 of a side is number 3.
[[nodiscard]] const Unit* aircraft_numbered(const Battle& battle, SideIndex side,
                                            std::int32_t number);

[[nodiscard]] const Weapon& weapon_of(const Tables& tables, const Mount& mount);
[[nodiscard]] const Template& template_of(const Tables& tables, const Unit& unit);

/// Its fire control and jammer as they count now: none while knocked out (B-MN-15).
[[nodiscard]] Generation fire_control_of(const Unit& unit);
[[nodiscard]] Generation ecm_of(const Tables& tables, const Unit& unit);

/// Working, and by the switches not stopped by a blackout (A-MN-36, A-MN-41).
[[nodiscard]] bool has_working(const Tables& tables, const Unit& unit, System system);
/// A radar that is on and works.
[[nodiscard]] bool is_radiating(const Tables& tables, const Unit& unit);

/// The base of its model.
[[nodiscard]] kit::Box base_of(const Tables& tables, const Unit& unit);

/// Is it a model on the table, as this side sees it? Its own are models once another side has seen
/// them.
[[nodiscard]] bool is_model(const Unit& unit, SideIndex side);

/// May the unit fight: on the table, no wreck, no dummy, no prize.
[[nodiscard]] bool is_fighting(const Unit& unit);

/// Where units stand: centre to centre, mm.
[[nodiscard]] std::int32_t distance_between(const Unit& one, const Unit& other);

}  // namespace flagplot::tactical::missile_age
