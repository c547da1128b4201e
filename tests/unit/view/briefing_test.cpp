#include "view/briefing.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/print.h"
#include "support/small_book.h"
#include "view/happenings.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string told(const Report& report) { return sentence_of(small_book(), small_view(), report); }

struct Sentence {
    Report report;
    std::string text;
};

const PlotRoute route{{at("D4"), at("E4")}, at("G5")};
const Conditional standing{{WhenSighted{}}, PlotRoute{{}, at("B2")}};

const std::vector<Sentence> sentences{
    {DiceCommitted{},
     "The umpire committed himself to the dice of the campaign: " + std::string(64, '0') + "."},
    {TurnBegan{{2}, Light::night}, "Turn 2 began, by night."},
    {TurnEnded{{2}}, "Turn 2 ended."},
    {OrdersReceived{}, "Orders were received; their receipt is 0000000000000000."},
    {OwnEntered{force_k, at("B2")}, "Force K entered in B2 (Malta)."},
    {OwnRouteSet{force_k, route}, "Force K set course by D4 and E4 to G5."},
    {OwnRouteSet{force_k, {}}, "Force K has no route."},
    {OwnStanceTaken{force_k, Stance::avoid}, "Force K avoids battle from now on."},
    {OwnRadarUsed{force_k, true}, "Force K uses its radar."},
    {OwnRadarUsed{force_k, false}, "Force K keeps its radar silent."},
    {OwnConditionsSet{force_k, {standing}},
     "Force K has standing orders: when sighted then route to B2."},
    {OwnConditionsSet{force_k, {}}, "Force K has no standing orders."},
    {OwnConditionMet{force_k, standing, {0}},
     "Force K acted on its standing order: when sighted then route to B2."},
    {OwnOrderLapsed{force_k, Hold{}, Lapse::may_not_hold},
     "Force K could not carry out \"hold\": it may not stand still under way."},
    {OwnAllowance{force_k, {2}, {0}}, ""},
    {OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}},
     "Force K steamed SE to C3."},
    {OwnReached{force_k, at("E4"), false, {6}}, "Force K passed its checkpoint E4."},
    {OwnReached{force_k, at("G5"), true, {6}},
     "Force K reached its destination G5 (Navarino Bay)."},
    {OwnTurnOver{force_k, {1}, {1}}, ""},
    {OwnSpotted{force_k, {6}}, "Force K was spotted; by whom and from where is not known."},
    {Seen{{1}, force_k, SightMode::radar, Reach::one_between, at("E3"), {}, {6}},
     "Force K sighted a force by radar in E3: nothing is known of it but its place (contact C1)."},
    {Seen{
         {2}, force_k, SightMode::eye, Reach::close, at("D3"), Declaration{ShipType::CA, {6}}, {6}},
     "Force K sighted a force by eye in D3: 6 units, the biggest a heavy cruiser (contact C2)."},
    {Seen{{2},
          force_k,
          SightMode::eye,
          Reach::close,
          at("D3"),
          Declaration{ShipType::AUX, {1}},
          {6}},
     "Force K sighted a force by eye in D3: 1 unit, an auxiliary (contact C2)."},
    {InitiativeTold{{0}, {0}}, "The initiative went to Royal Navy, who began."},
    {InitiativeTold{{0}, {1}}, "The initiative went to Royal Navy; Regia Marina began."},
    {BattleJoined{
         {1}, at("D3"), {force_k, tanker}, {{ShipType::CA, {6}}, {ShipType::DD, {1}}}, {8}},
     "Battle B1 was joined in D3: Force K and Tanker against 2 forces: 6 units, the biggest a "
     "heavy "
     "cruiser; 1 unit, a destroyer."},
    {BattleJoined{{1}, at("D3"), {force_k}, {{ShipType::CA, {6}}}, {8}},
     "Battle B1 was joined in D3: Force K against a force of 6 units, the biggest a heavy "
     "cruiser."},
    {OwnShipsLeft{force_k, {{{50}, {75}}, {{0}, {0}}}},
     "Force K after the battle: Aurora 1 of 2 SP, 24 knots and Lively sunk."},
    {OwnShipsLeft{tanker, {{{100}, {100}}}}, "Tanker after the battle: Breconshire unharmed."},
    {BattleOver{{1}, at("D3"), {}}, "Battle B1 in D3 is over."},
    {BattleOver{{1}, at("D3"), {"A merchantman was seen to sink."}},
     "Battle B1 in D3 is over. A merchantman was seen to sink."},
};

}  // namespace

TEST_CASE("every report has its sentence, or keeps the books and is silent", "[briefing]") {
    for (const Sentence& sentence : sentences) CHECK(told(sentence.report) == sentence.text);
}

TEST_CASE("the table of sentences leaves out no kind of report", "[briefing]") {
    std::set<std::size_t> kinds;
    for (const Sentence& sentence : sentences) kinds.insert(sentence.report.index());
    CHECK(kinds.size() == std::variant_size_v<Report>);
}

TEST_CASE("a report has an hour exactly when it was told one", "[briefing]") {
    CHECK(hour_of(Report{OwnSpotted{force_k, {7}}}) == Pulse{7});
    CHECK(hour_of(Report{Seen{{1}, force_k, {}, {}, at("E3"), {}, {5}}}) == Pulse{5});
    CHECK_FALSE(hour_of(Report{OwnRouteSet{force_k, route}}));
    CHECK_FALSE(hour_of(Report{TurnEnded{{1}}}));
}

TEST_CASE("two formations with one short name are called by their full names", "[briefing]") {
    Book book = small_book();
    CHECK(called(book, force_k) == "Force K");
    book.formations[1].name = "Force K, Lt. Smith";
    CHECK(called(book, force_k) == "Force K, Capt. Agnew");
}

TEST_CASE("the story of a turn is told in the order of its hours", "[briefing]") {
    SideView view = small_view();
    view.last_turn = {TurnBegan{{1}, Light::day},
                      OwnMoved{tanker, Direction::east, at("B5"), {1}, {0}, {12}},
                      OwnRouteSet{force_k, route},
                      OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}},
                      OwnRadarUsed{force_k, false},
                      OwnShipsLeft{tanker, {{{50}, {100}}}},
                      TurnEnded{{1}},
                      OrdersReceived{},
                      OwnEntered{tanker, at("A5")}};

    const auto story = happenings(small_book(), view);

    REQUIRE(story.size() == 6);
    CHECK(story[0] == Happening{{0}, false, "Force K set course by D4 and E4 to G5."});
    CHECK(story[1] == Happening{{6}, true, "Force K steamed SE to C3."});
    CHECK(story[2] == Happening{{6}, false, "Force K keeps its radar silent."});
    CHECK(story[3] == Happening{{12}, true, "Tanker steamed E to B5."});
    CHECK(story[4].sentence == "Tanker after the battle: Breconshire 1 of 1 SP, 18 knots.");
    CHECK(story[5] == Happening{{12}, false, "Tanker entered in A5."});
}

TEST_CASE("the briefing of a turn reads as it should", "[briefing]") {
    CHECK(briefing_markdown(small_book(), view_with_contact()) == R"(# A small campaign: Royal Navy

**Turn 2 of 4**: 8 Nov 1941 12:00 to 8 Nov 1941 18:00, day.

## What happened in turn 1 (8 Nov 1941 06:00 to 8 Nov 1941 12:00)

1. Force K set course by E4 to G5.
2. 09:00 Force K steamed SE to C3.
3. 09:00 Force K sighted a force by radar in E3: nothing is known of it but its place (contact C1).

## Own formations

| Formation | Square | Ships | Points | Bound for |
| --- | --- | --- | --- | --- |
| UK-K | C3 | 2 | 2 | G5 |

### UK-K, Force K, Capt. Agnew

- In C3.
- Cruises at 21.3 knots, the speed of Aurora: 2 movement points a turn.
- Route: checkpoint E4 (8 Nov 1941 18:00), destination G5 (9 Nov 1941 00:00).
- Free: contact C1 is current; it may move its checkpoints, but not its destination G5 (ST-26, ST-27).
- Stance: accept. Radar: in use.

| Ship | Class | Type | Speed | SP | Hull |
| --- | --- | --- | --- | --- | --- |
| Aurora | Class | CL | 32 knots | 2 of 2 | 100 % |
| Lively | Class | DD | 36 knots | 1 of 1 | 100 % |

## Formations still due

| Formation | Name | Enters | Where | Ships |
| --- | --- | --- | --- | --- |
| UK-T | Tanker | turn 3, 8 Nov 1941 18:00 | A5 | Breconshire |

## Contacts

| Contact | Square | Last seen | Age | Seen by | Declared | State |
| --- | --- | --- | --- | --- | --- | --- |
| C1 | E3 | 8 Nov 1941 09:00 | 3 h | UK-K, by radar | unknown | current |

## Decisions due

- UK-K: free: contact C1 is current; it may move its checkpoints, but not its destination G5 (ST-26, ST-27).
- The initiative: who begins if the dice give it to you, you (`self`) or the enemy.

Order lines to copy and change:

```
UK-K route E4 to G5
initiative self
```

## Order sheet

What is not named goes on as before.

```
ORDERS uk turn 2

END
```
)");
}

TEST_CASE("the first briefing introduces the side and commits the umpire to his dice",
          "[briefing]") {
    SideView view;
    view.dice_commitment = Digest{0xab};
    view.formations.resize(2);
    view.formations[0] = small_view().formations[0];
    view.formations[1] = small_view().formations[1];
    view.last_turn = {DiceCommitted{*view.dice_commitment}, OwnEntered{force_k, at("B2")}};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(contains(text, "**Turn 1 of 4**: 8 Nov 1941 06:00 to 8 Nov 1941 12:00, day."));
    CHECK(contains(text, "\n\nStop the convoy.\n\n## The dice\n"));
    CHECK(contains(text, "`ab" + std::string(62, '0') + "`"));
    CHECK(contains(text, "## Before the first turn\n\n1. Force K entered in B2 (Malta).\n"));

    view.turn = {2};
    const std::string later = briefing_markdown(small_book(), view);
    CHECK_FALSE(contains(later, "Stop the convoy."));
    CHECK_FALSE(contains(later, "## The dice"));
}

TEST_CASE("after the last turn the briefing says that the campaign is over and asks for nothing",
          "[briefing]") {
    SideView view = small_view();
    view.turn = {5};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(contains(text, "9 Nov 1941 06:00. **The campaign is over**: no orders are due.\n"));
    CHECK(contains(text, "### UK-K, Force K, Capt. Agnew"));
    CHECK_FALSE(contains(text, "ORDERS"));
    CHECK_FALSE(contains(text, "## Decisions due"));
    CHECK_FALSE(contains(text, "nothing frees it"));
    CHECK_FALSE(contains(text, "still due"));
}

TEST_CASE("while a turn is being resolved there is no sheet, and no arrival is foretold",
          "[briefing]") {
    SideView view = view_with_contact();
    view.turn = {1};
    view.is_resolving = true;

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(contains(text, "It is being resolved."));
    CHECK(contains(text, "- Route: by E4 to G5.\n"));
    CHECK(contains(text, "- UK-K: free: contact C1 is current"));
    CHECK_FALSE(contains(text, "ORDERS"));
    CHECK_FALSE(contains(text, "initiative"));
}

TEST_CASE("a briefing can be answered with the sheet at its end", "[briefing]") {
    const Book book = small_book();
    const auto sheet = read_sheet(roster_of(book), briefing_markdown(book, small_view()), "mail");
    REQUIRE(sheet);
    CHECK(sheet->turn == TurnNumber{2});
    CHECK(sheet->lines.empty());
}

TEST_CASE("a receipt is shown once orders are in", "[briefing]") {
    SideView view = small_view();
    CHECK_FALSE(contains(briefing_markdown(small_book(), view), "receipt"));
    view.orders_receipt = Digest{0xcd};
    CHECK(contains(briefing_markdown(small_book(), view), "their receipt is `cd00000000000000`."));
}

TEST_CASE("a bar in a name does not break the tables of a briefing", "[briefing]") {
    Book book = small_book();
    book.formations[0].ships[0].name = "Au|rora";
    CHECK(contains(briefing_markdown(book, small_view()), "| Au\\|rora |"));
}

TEST_CASE("damage, battles and lost formations stand in the briefing", "[briefing]") {
    SideView view = small_view();
    view.formations[0].ships = {{{50}, {75}}, {{0}, {0}}};
    view.formations[1].presence = Presence::gone;
    view.formations[1].ships = {{{0}, {0}}};
    view.battles = {{at("C3"), {1}, {force_k}, true}};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(contains(text, "| Aurora | Class | CL | 24 knots | 1 of 2 | 50 % |"));
    CHECK(contains(text, "| Lively | Class | DD | - | 0 of 1 | sunk |"));
    CHECK(contains(text, "- Cruises at 16 knots, the speed of Aurora: 2 movement points a turn."));
    CHECK(contains(text, "### UK-T, Tanker\n\n- Lost with all its ships.\n"));
    CHECK(contains(text, "| B1 | C3 | 1 | UK-K | over |"));
}

TEST_CASE("the slowest ship is one that is afloat", "[briefing]") {
    SideView view = small_view();
    view.formations[0].ships[0] = {{0}, {0}};
    CHECK(contains(briefing_markdown(small_book(), view), "24 knots, the speed of Lively:"));
}

TEST_CASE("a point that was kept is counted and named", "[briefing]") {
    SideView view = small_view();
    view.formations[0].carried = {1};
    const std::string text = briefing_markdown(small_book(), view);
    CHECK(contains(text, "| UK-K | C3 | 2 | 3 | G5 |"));
    CHECK(contains(text, "2 movement points a turn. It has kept 1 point for the next step.\n"));
}

TEST_CASE("speeds are told to the nearest tenth of a knot", "[briefing]") {
    CHECK(knots_text(KnotThirtieths{640}) == "21.3 knots");
    CHECK(knots_text(KnotThirtieths{680}) == "22.7 knots");
    CHECK(knots_text(KnotThirtieths{270}) == "9 knots");
}

TEST_CASE("a formation without a route is asked for one, and an own port is named", "[briefing]") {
    SideView view = small_view();
    view.formations[0].route.reset();
    view.formations[0].square = at("B2");

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(contains(text, "- In B2 (Malta), in port.\n"));
    CHECK(contains(text, "- Route: none; it stays where it is.\n"));
    CHECK(contains(text, "\nUK-K route SQUARES to SQUARE\n"));
}

TEST_CASE("in play without initiative nobody is asked who begins", "[briefing]") {
    Book book = small_book();
    book.switches.turn_mode = TurnMode::simultaneous_steps;
    CHECK(contains(briefing_markdown(book, small_view()),
                   "None: every formation is under way and steams on.\n"));
}

TEST_CASE("arrivals are foretold by date and hour, but not beyond the end of the campaign",
          "[briefing]") {
    const Book book = small_book();
    SideView view = small_view();
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);

    auto expected = expected_arrivals(planner, book, view, force_k);
    REQUIRE(expected.size() == 2);
    CHECK(expected[0] == ExpectedArrival{at("E4"), false, read_moment("1941-11-08 18:00")});
    CHECK(expected[1] == ExpectedArrival{at("G5"), true, read_moment("1941-11-09 00:00")});

    view.turn = {3};
    CHECK(expected_arrivals(planner, book, view, force_k)[1].when ==
          read_moment("1941-11-09 06:00"));

    view.turn = {4};
    expected = expected_arrivals(planner, book, view, force_k);
    REQUIRE(expected.size() == 2);
    CHECK(expected[0].when == read_moment("1941-11-09 06:00"));
    CHECK_FALSE(expected[1].when);

    view.turn = {5};
    CHECK_FALSE(expected_arrivals(planner, book, view, force_k)[0].when);

    view.is_resolving = true;
    CHECK(expected_arrivals(planner, book, view, force_k).empty());
}

TEST_CASE("a contact ages by the hours since it was seen and frees nobody when old", "[briefing]") {
    const Book book = small_book();
    SideView view = view_with_contact();
    CHECK(age_hours(book.calendar, view.contacts[0], {2}) == 3);
    CHECK(age_hours(book.calendar, view.contacts[0], {1}) == 0);
    CHECK(permission_text(book, view, force_k) ==
          "free: contact C1 is current; it may move its checkpoints, but not its destination G5 "
          "(ST-26, ST-27)");
    view.turn = {3};
    CHECK(permission_text(book, view, force_k) == "under way to G5: nothing frees it (ST-24)");
    CHECK(contains(briefing_markdown(book, view), "| old: it may be anywhere by now |"));
    view.battles = {{at("C3"), {3}, {force_k}, false}};
    CHECK(contains(permission_text(book, view, force_k), "free: battle B1 frees it; it may move"));
    view.formations[0].route.reset();
    CHECK(permission_text(book, view, force_k) ==
          "free: it has no destination before it; it may be given any route (ST-28)");
}
