#pragma once

#include <string>
#include <vector>

#include "support/random_world.h"

/// \file
/// Non-interference: change anything Blue has not been told of, and whatever Blue can receive stays
/// byte for byte the same. Five ways of changing it.

namespace flagplot::test {

/// The commands of one turn, with what each did.
using Turn = std::vector<Played>;

/// Plays the whole war.
[[nodiscard]] std::vector<Turn> turns_of(const World& world, const Rules& rules);

/// What a careless program would add to Blue's output of a turn; none: nothing.
using Leak = std::string (*)(const World&, const Turn&);

/// Enemies out of everyone's reach differ in number, names, places, ships and orders, and the
/// umpire does more that Blue is not told of.
[[nodiscard]] bool far_holds(const World& world, Leak leak);
/// Two equal enemies exchange places, orders and dice.
[[nodiscard]] bool swap_holds(const World& world, Leak leak);
/// Each turn, every enemy it did not report is put far away and the turn is run again.
[[nodiscard]] bool absent_holds(const World& world, Leak leak);
/// Every hidden name and its length is another.
[[nodiscard]] bool rename_holds(const World& world, Leak leak);

/// Enemies that are seen keep what can be seen of them; the rest of their route, stances,
/// conditions, damage, cards and the dice behind what happened are others.
[[nodiscard]] bool intent_holds(const World& world, Leak leak);

/// One of the five: does Blue's output stay the same?
using Way = bool (*)(const World& world, Leak leak);

/// The world with cards of Blue's own affairs alone: what a card of the enemy does depends on where
/// he is (5.2), so `far` and `absent` are asked of such.
[[nodiscard]] World with_own_cards(World world);

}  // namespace flagplot::test
