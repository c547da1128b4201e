#pragma once

#include <vector>

#include "base/id.h"
#include "rules/card.h"

/// \file
/// A deck that has every verb, target and condition there is: for the random worlds.

namespace flagplot::test {

[[nodiscard]] Deck every_verb();

/// The numbers of its cards that concern the enemy, or an area that he is in: what they do depends
/// on where he is, by table 5.2.
[[nodiscard]] std::vector<CardId> cards_of_the_enemy(const Deck& deck);

}  // namespace flagplot::test
