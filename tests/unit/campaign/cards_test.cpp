#include <catch2/catch.hpp>
#include <map>

#include "support/print.h"
#include "support/scenario.h"

// What no adjudication case can see, since it forces the numbers: how many faces the dice of cards
// have, and how many of them fall.

using namespace flagplot;
using namespace flagplot::test;

namespace {

Card blow(CardTarget on, PlainEffect what) {
    Card card;
    card.name = "Blow";
    card.kind = CardKind::blow;
    card.on = on;
    card.effects = {CardEffect{std::move(what)}};
    return card;
}

/// Blue is dealt this card in turn 1.
Turn dealt(std::string_view drawing, Card card) {
    Scenario scenario(drawing);
    scenario.with("events.draw", "scripted");
    scenario.draft().deck = {"one", {std::move(card)}};
    scenario.draft().script = {{{1}, side_of(blue_seat), {0}, {}}};
    scenario.draft().assets = {{"CAPE",
                                "Cape",
                                side_of(blue_seat),
                                Square{0, 0},
                                1,
                                {1},
                                1,
                                Square{3, 3}}};  // it looks at D4 and the eight squares round it
    return scenario.resolve();
}

/// Of the dice of a card, by what they are rolled for.
using Faces = std::map<std::uint32_t, std::int32_t>;

/// \pre one card took effect
Faces faces_of(const Turn& turn) {
    Faces faces;
    for (const DieRolled& die : turn.all<DieRolled>()) {
        if (die.key.purpose == Purpose::card) faces[die.key.index] = die.faces;
    }
    return faces;
}

}  // namespace

TEST_CASE("A-ST-47: a false report is one of five types, of six numbers and three distances",
          "[cards]") {
    const Turn turn = dealt(R"(
        . . . . . . .
        . . . . . . .
        A . . . . . .
        . . . b . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    )",
                            blow(CardTarget::side, FalseContact{}));
    CHECK(faces_of(turn) == Faces{{1, 5}, {2, 6}, {3, 3}});
}

TEST_CASE("A-ST-47: the die of a fix has a face for each block of the chart that holds the square",
          "[cards]") {
    const auto blocks = [](std::string_view drawing) {
        return faces_of(dealt(drawing, blow(CardTarget::enemy_at_sea, Reveal{Reveals::block})));
    };
    CHECK(blocks("A . . .\n. . . .\n. b . .\n. . . .\n. . . .") == Faces{{4, 9}});
    CHECK(blocks("A . b .\n. . . .\n. . . .") == Faces{{4, 6}});
    CHECK(blocks("A . . .\n. . . b\n. . . .") == Faces{{4, 6}});
    CHECK(blocks("A . . .\n. . . .\n. . . b") == Faces{{4, 4}});
}

TEST_CASE("A-ST-41: four cards are shuffled with dice of four, three and two faces", "[cards]") {
    Scenario scenario("A . . b");
    scenario.with("events.draw", "roll").with("events.threshold", "12");
    Card news = blow(CardTarget::side, TellText{"The fleet has oil again"});
    news.copies = 4;
    scenario.draft().deck = {"one", {news}};
    std::vector<std::int32_t> faces;
    for (const DieRolled& die : scenario.resolve().all<DieRolled>()) {
        if (die.key.purpose != Purpose::shuffle || die.key.subject != blue_seat.number) continue;
        faces.push_back(die.faces);
        CHECK(die.needed == 0);
    }
    CHECK(faces == std::vector<std::int32_t>{4, 3, 2});
}
