#include "present/side/deck_cards.h"

#include <catch2/catch.hpp>

#include "present/side/card_text.h"
#include "support/test_deck.h"

namespace flagplot::test {

namespace {

std::size_t copies_in(const Deck& deck) {
    std::size_t copies = 0;
    for (const Card& card : deck.cards) copies += static_cast<std::size_t>(card.copies);
    return copies;
}

/// How often these words stand on the pages.
std::size_t times_written(const std::vector<Picture>& pages, const std::string& text) {
    std::size_t times = 0;
    for (const Picture& page : pages) {
        for (const Primitive& primitive : page.primitives) {
            const auto* words = std::get_if<Words>(&primitive.drawn);
            times += words != nullptr && words->text == text ? 1 : 0;
        }
    }
    return times;
}

Card plain_card(std::string name, std::int32_t copies) {
    Card card;
    card.name = std::move(name);
    card.copies = copies;
    card.on = CardTarget::side;
    card.effects = {CardEffect{TellText{"News."}, {}, {1}}};
    return card;
}

}  // namespace

TEST_CASE("a deck is printed nine cards a page, a page of backs behind each", "[deck]") {
    for (const PaperSize size : {a4_paper, letter_paper}) {
        const Deck deck = every_verb();
        const std::size_t sheets = (copies_in(deck) + 8) / 9;
        const auto pages = deck_cards(deck, size);
        CHECK(pages.size() == 2 * sheets);
        CHECK(times_written(pages, deck.id) == 2 * copies_in(deck));  // on each face and each back
    }
}

TEST_CASE("each card of a deck is printed as often as the deck has it", "[deck]") {
    const Deck deck{"mine", {plain_card("Often", 10), plain_card("Once", 1)}};
    const auto pages = deck_cards(deck, a4_paper);
    CHECK(pages.size() == 4);
    CHECK(times_written(pages, "Often") == 10);
    CHECK(times_written(pages, "Once") == 1);
    CHECK(times_written(pages, "10 of 10") == 1);
}

TEST_CASE("nothing of a card is written beside it, however long its texts", "[deck]") {
    Card card = plain_card("Long", 1);
    for (int i = 0; i < 60; ++i) card.text += "Signals from every quarter tell of ships. ";
    const auto pages = deck_cards({"long", {card}}, a4_paper);
    REQUIRE(pages.size() == 2);
    double lowest = 0;
    for (const Primitive& primitive : pages.front().primitives) {
        const auto* words = std::get_if<Words>(&primitive.drawn);
        if (words != nullptr && primitive.feature == Feature::legend) {
            lowest = std::max(lowest, words->at.y);
        }
    }
    CHECK(lowest < PaperFlow::margin + 6 + 250);
}

TEST_CASE("a card says in words whom it concerns, when it strikes and what it does", "[deck]") {
    Card card = plain_card("Raid", 1);
    card.on = CardTarget::radius;
    card.radius = {2};
    card.at = *read_square("C3");
    card.only_if = {CardIf::night};
    card.is_redrawn = true;
    card.test = CardTest{3, {{TestBy::destroyers, {-1}, 3}}};
    card.effects = {
        UmpireBranch{"Was it foggy?", {CardEffect{PointsBy{{-1}}, Ends::with_turn, {2}}}, {}}};
    CHECK(card_lines(card) ==
          std::vector<std::string>{
              "Concerns all within 2 squares of C3.", "Only if by night; else draw another.",
              "Roll 1d12, 3 or less, -1 per 3 destroyers.",
              "The umpire decides: Was it foggy? Yes: " + card_effect_text(PointsBy{{-1}}) +
                  " (for 2 turns). No: nothing."});
}

}  // namespace flagplot::test
