#pragma once

#include <cstdint>
#include <vector>

#include "base/dice.h"
#include "base/fields.h"
#include "base/id.h"
#include "tactical/terms.h"

/// \file
/// A deck of cards, the hands drawn from it, and what each side may know of them. If the sides have
/// separate decks, each deck is a `CardTable`.

namespace flagplot::tactical::kit {

/// A kind of card, by the game's own list. Copies are equal.
using Card = Id<struct BattleCardTag>;

/// All the cards of one deck, and where they are.
struct CardTable {
    std::vector<Card> deck;  ///< face down; the last one is drawn next
    std::vector<Card> discards;
    std::vector<std::vector<Card>> hands;  ///< by `SideIndex`, each sorted
    std::vector<std::vector<Card>> laid;   ///< face down before each side, each sorted
    std::uint32_t shuffles = 0;            ///< how often the discards were shuffled into the deck

    friend bool operator==(const CardTable&, const CardTable&) = default;
};
FLAGPLOT_FIELDS(CardTable, deck, discards, hands, laid, shuffles)

/// What one side may know of it: its own cards, the discards, and the number of other cards.
struct CardsSeen {
    SideIndex side;
    std::vector<Card> hand;
    std::vector<Card> laid;
    std::vector<Card> discards;
    std::vector<std::uint32_t> hand_sizes;  ///< by `SideIndex`
    std::vector<std::uint32_t> laid_sizes;
    std::uint32_t deck_size = 0;
    std::uint32_t shuffles = 0;
    std::vector<Card> unseen;  ///< all in the deck or with others, sorted

    friend bool operator==(const CardsSeen&, const CardsSeen&) = default;
};
FLAGPLOT_FIELDS(CardsSeen, side, hand, laid, discards, hand_sizes, laid_sizes, deck_size, shuffles,
                unseen)

/// Cards in a random order, all orders equally likely. The key's index is the place that is filled;
/// the caller sets its other members.
[[nodiscard]] std::vector<Card> shuffled(std::vector<Card> cards, const Dice& dice,
                                         const DieKey& key);

/// A shuffled deck and this many empty hands.
[[nodiscard]] CardTable new_table(std::vector<Card> cards, std::size_t sides, const Dice& dice,
                                  const DieKey& key);

/// The table after a side has drawn. When the deck is empty, the discards are shuffled (the key's
/// object is then the number of the shuffle); if there are no discards either, drawing ends.
[[nodiscard]] CardTable after_draw(CardTable table, SideIndex side, std::uint32_t count,
                                   const Dice& dice, const DieKey& key);

[[nodiscard]] bool has_in_hand(const CardTable& table, SideIndex side, Card card);

/// Moves one card from a hand to the discards: played or thrown away. \pre `has_in_hand`
[[nodiscard]] CardTable after_discard(CardTable table, SideIndex side, Card card);

/// Puts one card of a hand face down before its side. \pre `has_in_hand`
[[nodiscard]] CardTable after_laying(CardTable table, SideIndex side, Card card);

/// Shows all cards that a side has laid, and moves them to the discards.
[[nodiscard]] CardTable after_reveal(CardTable table, SideIndex side);

[[nodiscard]] CardsSeen seen_by(const CardTable& table, SideIndex side);

/// Some table that looks exactly the same to that side; what the side has not seen is dealt at
/// random. `seen_by(some_table(seen, ...), seen.side) == seen`.
[[nodiscard]] CardTable some_table(const CardsSeen& seen, const Dice& dice, const DieKey& key);

}  // namespace flagplot::tactical::kit
