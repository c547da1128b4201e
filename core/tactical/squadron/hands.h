#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/squadron/ground.h"
#include "tactical/squadron/order.h"

/// \file
/// Cards: decks and hands, which card may be played, and what each does (US-70 to US-72, table
/// 1.4.6, US-B6, US-B29 to US-B34).

namespace flagplot::tactical::squadron {

/// Which deck a side draws from.
[[nodiscard]] std::size_t deck_of(const Switches& switches, SideIndex side);

/// The hand of the view's side, sorted.
[[nodiscard]] const std::vector<kit::Card>& hand_in(const Tables& tables, const View& view);

/// How many cards a side has; everybody may know it.
[[nodiscard]] std::size_t hand_size(const Switches& switches, const Battle& battle, SideIndex side);

/// The kind of a card; none: there is no such card.
[[nodiscard]] const CardKind* kind_of(const Tables& tables, kit::Card card);

/// Cards that a side may hold: one for each of its squadrons, five at most (US-70, US-72).
[[nodiscard]] std::size_t hand_limit(const Tables& tables, const Battle& battle, SideIndex side);

/// The decks as they come out of their boxes: one a side, or one for all (US-B6).
[[nodiscard]] std::vector<kit::CardTable> new_decks(const Tables& tables, std::size_t sides);
void shuffle_decks(Ground& ground);

/// Draws to the limit, and notes what may be exchanged (US-70).
void draw_to_limit(Ground& ground, SideIndex side);
/// When all squadrons are deployed; these cards are not exchanged (US-B32).
void draw_opening_hands(Ground& ground);
void exchange_cards(Ground& ground, SideIndex side, const std::vector<kit::Card>& cards);

/// Moves a card from a hand to the discards, for all to see.
void discard(Ground& ground, SideIndex side, kit::Card card);
void lay(Ground& ground, SideIndex side, kit::Card card);

/// Shows the T cards and carries them out, in this order of sides (US-5).
void reveal_laid(Ground& ground, const std::vector<SideIndex>& order);

/// What was expected instead of this card with the activation of a squadron (S), at this moment of
/// an own activation (A), in answer to an enemy (R). None: it may be played.
[[nodiscard]] std::optional<std::string> why_not_with(const Tables& tables, const View& view,
                                                      SquadronNumber squadron,
                                                      const PlayedCard& card);
[[nodiscard]] std::optional<std::string> why_not_play(const Tables& tables, const View& view,
                                                      const PlayedCard& card);

/// Ways to play a card of the hand now, each with a ship and damage if it needs them.
[[nodiscard]] std::vector<PlayedCard> ways_to_play(const Tables& tables, const View& view,
                                                   std::optional<SquadronNumber> squadron);

/// What an S or A card does once nobody has cancelled it.
void take_effect(Ground& ground, const PlayedCard& card);

/// What an R card does to that which waits for it.
void answer_with(Ground& ground, kit::Card card);

}  // namespace flagplot::tactical::squadron
