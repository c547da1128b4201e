#include "tactical/kit/cards.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "base/codec.h"
#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;
using flagplot::tactical::SideIndex;

namespace {

constexpr DieKey shuffle_key{Purpose::battle, 0, 1, 7, 0, 0};

/// So many kinds of card, three copies of each.
std::vector<Card> deck_of(std::uint32_t kinds) {
    std::vector<Card> cards;
    for (std::uint32_t kind = 0; kind < kinds; ++kind) cards.insert(cards.end(), 3, Card{kind});
    return cards;
}

std::vector<Card> all_cards(const CardTable& table) {
    std::vector<Card> all = table.deck;
    all.insert(all.end(), table.discards.begin(), table.discards.end());
    for (const auto* places : {&table.hands, &table.laid}) {
        for (const auto& cards : *places) all.insert(all.end(), cards.begin(), cards.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// A table after a while of drawing, laying, discarding and revealing.
CardTable played(Lot& lot, std::uint64_t seed) {
    const Dice dice = OddsDice{seed};
    CardTable table = new_table(deck_of(6), 2, dice, shuffle_key);
    for (std::uint32_t move = 0; move < 40; ++move) {
        const SideIndex side{static_cast<std::uint32_t>(lot.between(0, 1))};
        const auto& hand = table.hands[side.index()];
        const std::int32_t what = lot.between(1, 4);
        if (what == 1 || hand.empty()) {
            table = after_draw(table, side, static_cast<std::uint32_t>(lot.between(1, 4)), dice,
                               shuffle_key);
        } else if (what == 2) {
            table = after_laying(table, side, hand.front());
        } else if (what == 3) {
            table = after_reveal(table, side);
        } else {
            table = after_discard(table, side, hand.back());
        }
    }
    return table;
}

}  // namespace

TEST_CASE("every order of three cards comes up equally often") {
    std::map<std::vector<Card>, int> orders;
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        ++orders[shuffled({Card{0}, Card{1}, Card{2}}, OddsDice{seed}, shuffle_key)];
    }
    CHECK(orders.size() == 6);
    for (const auto& [order, count] : orders) {
        CHECK(count > 880);
        CHECK(count < 1120);
    }
}

TEST_CASE("a draw takes the last card of the deck") {
    CardTable table = new_table(deck_of(4), 2, OddsDice{5}, shuffle_key);
    const Card next = table.deck.back();
    table = after_draw(table, {1}, 1, OddsDice{5}, shuffle_key);
    CHECK(table.hands[1] == std::vector<Card>{next});
    CHECK(table.hands[0].empty());
    CHECK(table.deck.size() == 11);
    CHECK(has_in_hand(table, {1}, next));
    CHECK_FALSE(has_in_hand(table, {0}, next));
}

TEST_CASE("an empty deck is made anew of the discards, and with none a draw ends") {
    CardTable table = new_table({Card{1}, Card{2}}, 1, OddsDice{5}, shuffle_key);
    table = after_draw(table, {0}, 2, OddsDice{5}, shuffle_key);
    table = after_discard(table, {0}, Card{1});
    table = after_draw(table, {0}, 5, OddsDice{5}, shuffle_key);
    CHECK(table.hands[0] == std::vector<Card>{{1}, {2}});
    CHECK(table.deck.empty());
    CHECK(table.discards.empty());
    CHECK(table.shuffles == 2);
}

TEST_CASE("a laid card is hidden until it is revealed") {
    CardTable table = new_table({Card{1}, Card{2}}, 2, OddsDice{5}, shuffle_key);
    table = after_draw(table, {0}, 2, OddsDice{5}, shuffle_key);
    table = after_laying(table, {0}, Card{2});
    CHECK(table.hands[0] == std::vector<Card>{{1}});
    CHECK(seen_by(table, {1}).laid_sizes == std::vector<std::uint32_t>{1, 0});
    CHECK(seen_by(table, {1}).laid.empty());
    CHECK(seen_by(table, {0}).laid == std::vector<Card>{{2}});
    table = after_reveal(table, {0});
    CHECK(seen_by(table, {1}).discards == std::vector<Card>{{2}});
}

TEST_CASE("no card is lost or made, whatever is played") {
    Lot lot(40);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const CardTable table = played(lot, seed);
        CHECK(all_cards(table) == deck_of(6));
        CHECK(decoded<CardTable>(encoded(table)) == table);
    }
}

TEST_CASE("a side sees the same when what it may not know is dealt otherwise") {
    Lot lot(41);
    int otherwise = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const CardTable table = played(lot, seed);
        for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
            const CardsSeen seen = seen_by(table, side);
            const CardTable other = some_table(seen, OddsDice{seed + 1000}, shuffle_key);
            CHECK(seen_by(other, side) == seen);
            CHECK(all_cards(other) == deck_of(6));
            otherwise += other == table ? 0 : 1;
        }
    }
    CHECK(otherwise > 100);
}
