#include "tactical/kit/cards.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

/// Takes cards from the end.
std::vector<Card> taken(std::vector<Card>& from, std::uint32_t count) {
    FLAGPLOT_ENSURE(count <= from.size());
    const auto first = from.end() - static_cast<std::ptrdiff_t>(count);
    std::vector<Card> cards(first, from.end());
    from.erase(first, from.end());
    std::sort(cards.begin(), cards.end());
    return cards;
}

void put_into(std::vector<Card>& sorted, Card card) {
    sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), card), card);
}

void take_from_hand(CardTable& table, SideIndex side, Card card) {
    FLAGPLOT_ENSURE(has_in_hand(table, side, card));
    auto& hand = table.hands[side.index()];
    hand.erase(std::find(hand.begin(), hand.end(), card));
}

std::vector<std::uint32_t> sizes_of(const std::vector<std::vector<Card>>& places) {
    std::vector<std::uint32_t> sizes;
    for (const auto& cards : places) sizes.push_back(static_cast<std::uint32_t>(cards.size()));
    return sizes;
}

}  // namespace

std::vector<Card> shuffled(std::vector<Card> cards, const Dice& dice, const DieKey& key) {
    for (std::size_t left = cards.size(); left > 1; --left) {
        DieKey place = key;
        place.index = static_cast<std::uint32_t>(left);
        const std::int32_t drawn = roll(dice, place, static_cast<std::int32_t>(left));
        std::swap(cards[left - 1], cards[static_cast<std::size_t>(drawn) - 1]);
    }
    return cards;
}

CardTable new_table(std::vector<Card> cards, std::size_t sides, const Dice& dice,
                    const DieKey& key) {
    CardTable table;
    table.deck = shuffled(std::move(cards), dice, key);
    table.hands.resize(sides);
    table.laid.resize(sides);
    return table;
}

CardTable after_draw(CardTable table, SideIndex side, std::uint32_t count, const Dice& dice,
                     const DieKey& key) {
    for (std::uint32_t drawn = 0; drawn < count; ++drawn) {
        if (table.deck.empty()) {
            DieKey shuffle = key;
            shuffle.object = ++table.shuffles;
            table.deck = shuffled(std::exchange(table.discards, {}), dice, shuffle);
        }
        if (table.deck.empty()) return table;
        put_into(table.hands[side.index()], table.deck.back());
        table.deck.pop_back();
    }
    return table;
}

bool has_in_hand(const CardTable& table, SideIndex side, Card card) {
    const auto& hand = table.hands[side.index()];
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

CardTable after_discard(CardTable table, SideIndex side, Card card) {
    take_from_hand(table, side, card);
    table.discards.push_back(card);
    return table;
}

CardTable after_laying(CardTable table, SideIndex side, Card card) {
    take_from_hand(table, side, card);
    put_into(table.laid[side.index()], card);
    return table;
}

CardTable after_reveal(CardTable table, SideIndex side) {
    auto& laid = table.laid[side.index()];
    table.discards.insert(table.discards.end(), laid.begin(), laid.end());
    laid.clear();
    return table;
}

CardsSeen seen_by(const CardTable& table, SideIndex side) {
    CardsSeen seen{side,
                   table.hands[side.index()],
                   table.laid[side.index()],
                   table.discards,
                   sizes_of(table.hands),
                   sizes_of(table.laid),
                   static_cast<std::uint32_t>(table.deck.size()),
                   table.shuffles,
                   table.deck};
    for (std::size_t other = 0; other < table.hands.size(); ++other) {
        if (other == side.index()) continue;
        for (const auto* cards : {&table.hands[other], &table.laid[other]}) {
            seen.unseen.insert(seen.unseen.end(), cards->begin(), cards->end());
        }
    }
    std::sort(seen.unseen.begin(), seen.unseen.end());
    return seen;
}

CardTable some_table(const CardsSeen& seen, const Dice& dice, const DieKey& key) {
    CardTable table = new_table(seen.unseen, seen.hand_sizes.size(), dice, key);
    table.discards = seen.discards;
    table.shuffles = seen.shuffles;
    for (std::size_t side = 0; side < table.hands.size(); ++side) {
        const bool is_own = side == seen.side.index();
        table.hands[side] = is_own ? seen.hand : taken(table.deck, seen.hand_sizes[side]);
        table.laid[side] = is_own ? seen.laid : taken(table.deck, seen.laid_sizes[side]);
    }
    return table;
}

}  // namespace flagplot::tactical::kit
