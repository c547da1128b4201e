#include "view/briefing.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/conditional.h"
#include "support/print.h"
#include "support/small_book.h"
#include "support/text.h"
#include "view/event_log.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// What Force K's side is told, a part of Force K being its third formation.
std::string told(const Report& report) {
    SideView view = small_view();
    OwnFormation& part = view.formations.emplace_back(view.formations[0]);
    part.id = "UK-K/2";
    part.name = "UK-K/2, detached from Force K, Capt. Agnew";
    return sentence_of(flying_book(), view, report);
}

struct Sentence {
    Report report;
    std::string text;
};

const PlotRoute route{{at("D4"), at("E4")}, at("G5")};
constexpr OwnNumber part{3};
constexpr ActiveEffect slower{PointsBy{{-1}}, Ends::with_turn, {3}};
const Conditional standing = test::when_all({WhenSighted{}}, PlotRoute{{}, at("B2")});

const std::vector<Sentence> sentences{
    {DiceCommitted{},
     "The fingerprint of the dice of the campaign is " + std::string(64, '0') + "."},
    {DiceCommitted{Digest{}, PublicSeed{7}},
     "Public dice, seed 7; their fingerprint is " + std::string(64, '0') + "."},
    {WordTaken{{"tide"}}, "Your word \"tide\" is in the dice of this turn."},
    {TakenBackTold{{3}},
     "The umpire took back something that was decided in turn 3, and what followed it."},
    {BattleOver{{1}, at("D3"), {1}, {}, {60}, ResultFrom::entered},
     "Battle B1 in D3 is over after 1 hour; its result was entered by hand."},
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
     "Force K could not carry out \"hold\": it may not hold under way."},
    {OwnConditionExpired{force_k, standing},
     "A standing order of Force K is over with its time: when sighted then route to B2."},
    {OwnTaskSet{force_k, Follow{tanker}}, "Force K follows Tanker from now on."},
    {OwnTaskSet{force_k, Escort{tanker, TurnNumber{5}}},
     "Force K escorts Tanker until turn 5 from now on."},
    {OwnTaskSet{force_k, Shadow{{1}}}, "Force K shadows contact C1 from now on."},
    {OwnTaskSet{force_k, Hold{at("D4"), {}}}, "Force K stops in D4 from now on."},
    {OwnTaskOver{force_k, Shadow{{1}}, TaskEnd::touch_lost},
     "Force K carries out \"shadow C1\" no longer: touch with the contact was lost."},
    {OwnTaskOver{force_k, Hold{at("D4"), {}}, TaskEnd::done},
     "Force K has carried out \"hold at D4\"."},
    {OwnSpeedSet{force_k, KeepSpeed{{}, MovePoints{1}, {}}},
     "Force K steams at 1 point a turn from now on."},
    {OwnSpeedSet{force_k, KeepSpeed{}}, "Force K steams at full speed from now on."},
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
    {BattleJoined{{1},
                  at("D3"),
                  {force_k, tanker},
                  {{{1}, {ShipType::CA, {6}}}, {{2}, {ShipType::DD, {1}}}},
                  {8}},
     "Battle B1 was joined in D3: Force K and Tanker against 2 forces: 6 units, the biggest a "
     "heavy cruiser (contact C1); 1 unit, a destroyer (contact C2)."},
    {BattleJoined{{1}, at("D3"), {force_k}, {{{1}, {ShipType::CA, {6}}}}, {8}},
     "Battle B1 was joined in D3: Force K against a force of 6 units, the biggest a heavy "
     "cruiser (contact C1)."},
    {OwnAttacks{force_k, {2}, at("D3"), {6}}, "Force K turned to attack contact C2 in D3."},
    {OwnAttackMissed{force_k, {2}, at("D3"), {}, {6}},
     "Force K found nobody to fight in D3, where it looked for contact C2."},
    {OwnAttackMissed{force_k, {2}, at("D3"), OwnBattleNumber{1}, {6}},
     "Force K found battle B1 being fought in D3 and took no part in it."},
    {ContactRevised{{{2}, ContactIs{{1}}}, {}}, "Contact C2 is taken for contact C1 from now on."},
    {ContactRevised{{{2}, ContactApart{}}, {}}, "Contact C2 is a contact of its own again."},
    {ContactRevised{{{2}, ContactApart{}}, ContactId{3}},
     "The last sighting of contact C2 is contact C3 from now on."},
    {ContactRevised{{{2}, ContactNamed{"the raider"}}, {}},
     "Contact C2 is called \"the raider\" from now on."},
    {ContactRevised{{{2}, ContactStruck{}}, {}}, "Contact C2 was struck from the picture."},
    {ContactRevised{{{2}, ContactRestored{}}, {}}, "Contact C2 is back in the picture."},
    {OwnShipsLeft{force_k, {{aurora, {{50}, {75}, {}}}, {lively, {{0}, {0}, {}}}}},
     "State of Force K: Aurora 1 of 2 SP, 24 knots and Lively sunk."},
    {OwnShipsLeft{force_k, {{lively, {{50}, {100}, {}}}}},
     "State of Force K: Lively 1 of 1 SP, 36 knots."},
    {OwnShipsLeft{tanker, {{breconshire, {}}}}, "State of Tanker: Breconshire unharmed."},
    {BattleJoined{{1}, at("D3"), {force_k}, {{{1}, {ShipType::CA, {6}}}}, {8}, {force_k}},
     "Battle B1 was joined in D3: Force K against a force of 6 units, the biggest a heavy "
     "cruiser (contact C1). Force K met the enemy on its way out of D3 and is back there."},
    {BattleOver{{1}, at("D3"), {1}, {}, {80}}, "Battle B1 in D3 is over after 1 hour 20 minutes."},
    {BattleOver{{1}, at("D3"), {1}, {"A merchantman was seen to sink."}, {1}},
     "Battle B1 in D3 is over after 1 minute. A merchantman was seen to sink."},
    {BattleOver{{1}, at("D3"), {3}, {"Gunfire."}, {720}},
     "Battle B1 in D3 goes on to the end of turn 3, for 12 hours in all. Gunfire."},
    {BattleEnded{{1}, at("D3")}, "Battle B1 in D3 is over."},
    {OwnConditionMet{tanker, test::when_all({WhenCard{}}, Merge{force_k}), {0}},
     "Tanker acted on its standing order: when card then merge with UK-K."},
    {OwnOrderLapsed{force_k, Detach{{lively}, "CRIPPLES", {}}, Lapse::may_not_split},
     "Force K could not carry out \"detach Lively as CRIPPLES\": it may be split only where it has "
     "reached its destination."},
    {SideOrderLapsed{SearchFrom{kalafrana, at("G5")}, SideLapse::out_of_range},
     "\"search KALAFRANA at G5\" could not be carried out: it was out of range."},
    {SideOrderLapsed{PlayCard{"All boilers", force_k, {}}, SideLapse::no_such_card},
     "\"play All boilers on UK-K\" could not be carried out: no such card is in the hand."},
    {OwnFounded{part, force_k, {"UK-K/2"}, {"UK-K/2, detached from Force K"}, {lively}, at("C3")},
     "Lively parted from Force K in C3 and is now UK-K/2."},
    {OwnFounded{part, force_k, {"COL"}, {"Column"}, {aurora, lively}, at("C3")},
     "Aurora and Lively parted from Force K in C3 and are now Column, in orders COL."},
    {OwnMerged{part, force_k}, "UK-K/2 joined Force K and is part of it from now on."},
    {OwnSlipped{force_k, at("D4"), {6}}, "Force K refused battle and slipped away to D4."},
    {OwnPrizes{force_k, {{{"Maria"}, {"freighter"}, ShipType::AUX}, {{"X"}, {}, ShipType::DD}}},
     "Prizes in company with Force K: Maria, an auxiliary; X, a destroyer."},
    {OwnPrizes{force_k, {}}, "Force K has no prize in company any more."},
    {OwnBrokeOff{force_k, at("C3")}, "Force K broke off the battle and is in C3."},
    {AirReport{kalafrana, at("D4"), {}},
     "The Sunderlands of Kalafrana searched the nine squares round D4: nothing seen."},
    {AirReport{kalafrana,
               at("D4"),
               {{{1}, at("D3"), {ShipType::BB, {4}}}, {{2}, at("E5"), {ShipType::DD, {1}}}}},
     "The Sunderlands of Kalafrana searched the nine squares round D4: 4 units, the biggest a "
     "battleship, in D3 (contact C1); 1 unit, a destroyer, in E5 (contact C2)."},
    {AirReport{watcher, at("G4"), {}},
     "Submarine P-34 watched the 6 squares round G4: nothing seen."},
    {AirReport{{}, at("A1"), {}}, "An extra flight searched the 4 squares round A1: nothing seen."},
    {ContactReported{{3}, at("D5"), Declaration{ShipType::BB, {4}}, {}},
     "A report puts 4 units, the biggest a battleship, in D5 (contact C3)."},
    {ContactReported{{3}, at("D5"), {}, at("E4")},
     "A report puts an enemy force in D5, bound for E4 (contact C3)."},
    {ContactReported{{3}, at("D5"), Declaration{ShipType::CA, {1}}, at("E4")},
     "A report puts 1 unit, a heavy cruiser, in D5, bound for E4 (contact C3)."},
    {BlockLearned{at("D4")},
     "A direction-finding fix puts an enemy in one of the nine squares C3 to E5."},
    {BlockLearned{at("G5")},
     "A direction-finding fix puts an enemy in one of the 4 squares F4 to G5."},
    {WeatherTold{{3}, {}}, "The forecast for turn 3: clear weather everywhere."},
    {WeatherTold{{3},
                 {{Weather::poor, {}, {}},
                  {Weather::fog, at("D4"), {0}},
                  {Weather::storm, at("B4"), {1}},
                  {Weather::heavy, at("F2"), {2}}}},
     "The forecast for turn 3: poor weather everywhere; fog in D4; a storm within 1 square of B4; "
     "heavy weather within 2 squares of F2."},
    {CardDealt{{{"All boilers"}, {"One point more this turn"}, CardNeeds::formation}, true},
     "The card \"All boilers\" came into the hand: One point more this turn."},
    {CardDealt{{{"All boilers"}, {"One point more this turn."}, CardNeeds::formation}, false},
     "The card \"All boilers\" came, but the hand was full: it was put away."},
    {CardPlayed{{"All boilers"}, force_k}, "The card \"All boilers\" was played on Force K."},
    {CardPlayed{{"Signals intelligence"}, {}}, "The card \"Signals intelligence\" was played."},
    {OwnStruck{force_k, {"A bearing ran hot."}, {}}, "Force K: A bearing ran hot."},
    {OwnStruck{force_k,
               {"A bearing ran hot"},
               {slower, {SightBy{SightMode::eye, {-2}}, Ends::next_attempt, {}}}},
     "Force K: A bearing ran hot. It means: 1 movement point less, to the end of turn 3; harder to "
     "sight by eye (-2), until an enemy next tries to sight it; the time of that is not known."},
    {OwnWeathered{force_k, Weather::fog},
     "Force K has run into fog; how far it reaches is not known."},
    {OwnRefreshed{force_k}, "Force K has been in port, and what hindered it until then is over."},
    {TextTold{{"The convoy has sailed"}}, "The convoy has sailed."},
    {OwnPlaced{force_k, at("B2")}, "The umpire put Force K in B2 (Malta)."},
    {OwnFreed{force_k}, "Force K was freed by the umpire and may change course."},
    {OwnLeft{tanker}, "Tanker left the chart for good."},
    {CardTakenAway{{"Mines"}}, "The card \"Mines\" was taken out of the hand."},
    {LightTold{{5}, Light::night}, "Turn 5 is by night."},
    {SwitchTold{{"movement.diagonal"}, {"after_first"}},
     "From now on movement.diagonal is after_first."},
    {MessageTold{{}, {"The harbour is closed"}},
     "A message from the umpire: \"The harbour is closed.\""},
    {MessageTold{SideId{1}, {"Do you surrender?"}},
     "A message from Regia Marina: \"Do you surrender?\""},
    {Released{{3}}, ""},
    {OwnRenamed{force_k, {"Force K, Capt. Agnew"}},
     "UK-K is called Force K, Capt. Agnew from now on."},
};

struct EffectWords {
    ActiveEffect effect;
    std::string text;
};

const std::vector<EffectWords> effects{
    {{SpeedTimes{3, 4}, Ends::with_turn, {3}},
     "its slowest ship at 3/4 of her speed, to the end of turn 3"},
    {{PointsBy{{1}}, Ends::with_turn, {2}}, "1 movement point more, to the end of turn 2"},
    {{PointsBy{{-2}}, Ends::with_turn, {2}}, "2 movement points less, to the end of turn 2"},
    {{PointsAtMost{{1}}, Ends::in_port, {}},
     "at most 1 movement point a turn, until it has spent a turn in a port of its own"},
    {{SightBy{SightMode::air, {2}}, Ends::next_attempt, {}},
     "easier to sight from the air (+2), until an enemy next tries to sight it; the time of "
     "that is not known"},
    {{NoSight{SightMode::eye}, Ends::with_turn, {2}},
     "no sighting by eye by it or of it, to the end of turn 2"},
    {{NoSight{SightMode::radar}, Ends::with_turn, {2}},
     "no sighting by radar by it or of it, to the end of turn 2"},
    {{NoSight{SightMode::air}, Ends::with_turn, {2}},
     "no search of its square from the air, to the end of turn 2"},
};

}  // namespace

TEST_CASE("every report has its sentence, or keeps the books and is silent", "[briefing]") {
    for (const Sentence& sentence : sentences) CHECK(told(sentence.report) == sentence.text);
}

TEST_CASE("the table of sentences leaves out no kind of report", "[briefing]") {
    std::set<std::size_t> kinds;
    for (const Sentence& sentence : sentences) kinds.insert(sentence.report.index());
    CHECK(kinds.size() == std::variant_size_v<ReportKinds>);
}

TEST_CASE("every lasting effect is told in words, with its end", "[briefing]") {
    std::set<std::size_t> kinds;
    for (const EffectWords& words : effects) {
        CHECK(effect_text(words.effect) == words.text);
        kinds.insert(words.effect.what.index());
    }
    CHECK(kinds.size() == std::variant_size_v<Lasting>);
}

TEST_CASE("a report has an hour exactly when it was told one", "[briefing]") {
    CHECK(hour_of(Report{OwnSpotted{force_k, {7}}}) == Pulse{7});
    CHECK(hour_of(Report{Seen{{1}, force_k, {}, {}, at("E3"), {}, {5}}}) == Pulse{5});
    CHECK_FALSE(hour_of(Report{OwnRouteSet{force_k, route}}));
    CHECK_FALSE(hour_of(Report{TurnEnded{{1}}}));
}

TEST_CASE("two formations with one short name are called by their full names", "[briefing]") {
    SideView view = small_view();
    CHECK(called(view, force_k) == "Force K");
    view.formations[1].name = "Force K, Lt. Smith";
    CHECK(called(view, force_k) == "Force K, Capt. Agnew");
}

TEST_CASE("a title names a formation that is called by its id once", "[briefing]") {
    CHECK(title_of("UK-K", "Force K, Capt. Agnew") == "UK-K, Force K, Capt. Agnew");
    CHECK(title_of("UK-K/2", "UK-K/2, detached from Force K") == "UK-K/2, detached from Force K");
    CHECK(title_of("CRIPPLES", "CRIPPLES") == "CRIPPLES");
    CHECK(title_of("UK", "UK-K") == "UK, UK-K");
}

TEST_CASE("the story of a turn is told in the order of its hours", "[briefing]") {
    SideView view = small_view();
    view.waiting = {TurnBegan{{1}, Light::day},
                    OwnMoved{tanker, Direction::east, at("B5"), {1}, {0}, {12}},
                    OwnRouteSet{force_k, route},
                    OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}},
                    OwnRadarUsed{force_k, false},
                    BattleJoined{{1}, at("C3"), {tanker}, {{{1}, {ShipType::CA, {6}}}}, {8}},
                    OwnShipsLeft{tanker, {{breconshire, {{50}, {100}, {}}}}},
                    TurnEnded{{1}},
                    OrdersReceived{},
                    WeatherTold{{2}, {}},
                    OwnEntered{tanker, at("A5")}};

    const auto story = happenings(small_book(), view, view.waiting);

    REQUIRE(story.size() == 7);
    CHECK(story[0] == Happening{{0}, false, "Force K set course by D4 and E4 to G5."});
    CHECK(story[1] == Happening{{6}, true, "Force K steamed SE to C3."});
    CHECK(story[2] == Happening{{6}, false, "Force K keeps its radar silent."});
    CHECK(story[3].at == Pulse{8});
    CHECK(story[4] == Happening{{12}, true, "Tanker steamed E to B5."});
    CHECK(story[5] == Happening{{12}, false, "State of Tanker: Breconshire 1 of 1 SP, 18 knots."});
    CHECK(story[6] == Happening{{12}, false, "Tanker entered in A5."});
}

TEST_CASE("a blow is told at the beginning of a turn, a battle broken off at its end",
          "[briefing]") {
    SideView view = small_view();
    view.waiting = {TurnBegan{{1}, Light::day},
                    OwnStruck{force_k, {"A mine went up."}, {}},
                    OwnShipsLeft{force_k, {{lively, {{0}, {75}, {}}}}},
                    AirReport{kalafrana, at("D4"), {}},
                    OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}},
                    OwnBrokeOff{force_k, at("C4")},
                    TurnEnded{{1}}};
    std::vector<std::int32_t> hours;
    for (const Happening& happening : happenings(flying_book(), view, view.waiting)) {
        hours.push_back(happening.at.count);
    }
    CHECK(hours == std::vector<std::int32_t>{0, 0, 0, 6, 12});
}

TEST_CASE("the briefing of a turn reads as it should", "[briefing]") {
    CHECK(briefing_markdown(small_book(), view_with_contact()) == R"(# A small campaign: Royal Navy

**Turn 2 of 4**: 8 Nov 1941 12:00 to 8 Nov 1941 18:00, day.

On the chart is 1 formation of your own, 1 due. Of the enemy 1 contact is current.

## What happened in turn 1 (8 Nov 1941 06:00 to 8 Nov 1941 12:00)

1. Force K set course by E4 to G5.
2. 09:00 Force K steamed SE to C3.
3. 09:00 Force K sighted a force by radar in E3: nothing is known of it but its place (contact C1).

## Light and weather

| Turn | From | Light |
| --- | --- | --- |
| 2 | 8 Nov 1941 12:00 | day |
| 3 | 8 Nov 1941 18:00 | night |
| 4 | 9 Nov 1941 00:00 | night |

## Own formations

| Formation | Square | Ships | Points | Stance | Bound for |
| --- | --- | --- | --- | --- | --- |
| UK-K | C3 | 2 | 2 | accept | G5 |

### UK-K, Force K, Capt. Agnew

- In C3.
- Cruises at 21.3 knots, the speed of Aurora: 2 movement points a turn.
- Route: checkpoint E4 (8 Nov 1941 18:00), destination G5 (9 Nov 1941 00:00).
- Free: contact C1 is current; it may move its checkpoints, but not its destination G5 (ST-26, ST-27).
- It may keep touch with contact C1: `UK-K shadow C1`.
- Stance: accept. Radar: in use.

| Ship | Class | Type | Speed | SP | Hull |
| --- | --- | --- | --- | --- | --- |
| Aurora | Class | CL | 32 knots | 2 of 2 | 100 % |
| Lively | Class | DD | 36 knots | 1 of 1 | 100 % |

## Formations still due

| Formation | Name | Enters | Where | Ships |
| --- | --- | --- | --- | --- |
| UK-T | Tanker | turn 3, 8 Nov 1941 18:00 | A5 | Breconshire |

## Own ports

B2 (Malta).

## Contacts

| Contact | Square | Last seen | Age | Place | Composition | Composition is | State |
| --- | --- | --- | --- | --- | --- | --- | --- |
| C1 | E3 | 8 Nov 1941 09:00 | 3 h | certain: UK-K, by radar | unknown | unknown | current |

This is your own picture, and lines of your sheet correct it: `contact C1 is CN`, `contact C1 apart`, `contact C1 named NAME`, `contact C1 struck`.

## Orders standing

What goes on unless you order otherwise:

```
UK-K route E4 to G5
```

## Decisions due

- UK-K: free: contact C1 is current; it may move its checkpoints, but not its destination G5 (ST-26, ST-27).
- UK-K: it may keep touch with contact C1.
- The initiative: who begins if the dice give it to you, you or the enemy.

Order lines to copy and change:

```
UK-K route E4 to G5
UK-K shadow C1
initiative self
```

## Order sheet

What is not named goes on as before.

```
ORDERS uk turn 2

END
```

## Every form of order

Examples, not advice. Formations and places may be called by name: `Force K return to port`.

```
UK-K route C3 to B2 # steam by checkpoints to a destination
UK-K return to port # steam to the nearest port of your own, or to the one you name
UK-K hold # wait this turn
UK-K hold until turn 4 # wait until that turn begins
UK-K hold at B2 until turn 4 # stop at that marker of the route when it is reached
UK-K shadow C1 # keep touch with a contact, out of the range of its guns
UK-K stance seek # seek battle, accept it, or avoid it
UK-K radar off # keep the radar silent, or use it
UK-K speed 12 knots until turn 4 # steam slower: in knots, or in points a turn
UK-K speed full # steam at full speed again
UK-K detach damaged # send its damaged ships to port
UK-K detach Lively as UK-K/2 # form ships into a formation of their own
UK-K when contact of CA or bigger within 2 and not own damaged or sighted until turn 4 then stance avoid and return to port # do it once, as soon as this holds
UK-K when friend at C3 then stance seek # as soon as another formation of yours is there
UK-K no conditions # drop all conditions
UK-K place 1 # move as the first of your formations
initiative enemy # let the enemy begin
contact C1 named Raider # give a contact a name
contact C1 struck # believe in it no longer
```
)");
}

TEST_CASE("the first briefing introduces the side and commits the umpire to his dice",
          "[briefing]") {
    SideView view;
    view.dice_commitment = Digest{0xab};
    view.formations = small_view().formations;
    view.ships = small_view().ships;
    view.waiting = {DiceCommitted{*view.dice_commitment}, OwnEntered{force_k, at("B2")}};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(has(text, "**Turn 1 of 4**: 8 Nov 1941 06:00 to 8 Nov 1941 12:00, day."));
    CHECK(has(text, "\n\nStop the convoy.\n\n"));
    CHECK(has(text, "`ab" + std::string(62, '0') + "`"));
    CHECK(has(text, "## Before the first turn\n\n1. Force K entered in B2 (Malta).\n"));

    view.turn = {2};
    const std::string later = briefing_markdown(small_book(), view);
    CHECK_FALSE(has(later, "Stop the convoy."));
}

TEST_CASE(
    "every briefing has the fingerprint of the dice, and says whether the own word is in them",
    "[briefing]") {
    SideView view = small_view();
    view.dice_commitment = Digest{0xab};
    const std::string print = "`ab" + std::string(62, '0') + "`";
    view.turn = {1};
    const std::string first = briefing_markdown(small_book(), view);
    CHECK(has(first, "## The dice\n\nThe fingerprint of the secret"));
    CHECK(has(first, print));
    CHECK(has(first, "A line `WORD any text` in your orders"));

    view.turn = {3};
    const std::string silent = briefing_markdown(small_book(), view);
    CHECK(has(silent, print));
    CHECK(has(silent, "No word of yours is in the dice of turn 2."));
    view.word = ToldText{"tide and time"};
    CHECK(has(briefing_markdown(small_book(), view),
              "Your word is in the dice of turn 2: `tide and time`."));
    view.is_resolving = true;
    CHECK(has(briefing_markdown(small_book(), view), "in the dice of turn 3: `tide and time`."));
}

TEST_CASE("a briefing of public dice names the seed, and no secret", "[briefing]") {
    SideView view = small_view();
    view.dice_commitment = Digest{0xab};
    view.public_seed = PublicSeed{1941};
    for (const std::int32_t turn : {1, 4, 5}) {
        view.turn = {turn};
        const std::string text = briefing_markdown(small_book(), view);
        CHECK(has(text, "Public dice, seed 1941:"));
        CHECK(has(text, "`ab" + std::string(62, '0') + "`"));
        CHECK_FALSE(has(text, "secret"));
    }
}

TEST_CASE("after the last turn the briefing says that the campaign is over and asks for nothing",
          "[briefing]") {
    SideView view = small_view();
    view.turn = {5};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(has(text, "9 Nov 1941 06:00. **The campaign is over**: no orders are due.\n"));
    CHECK(has(text, "### UK-K, Force K, Capt. Agnew"));
    CHECK_FALSE(has(text, "ORDERS"));
    CHECK_FALSE(has(text, "## Decisions due"));
    CHECK_FALSE(has(text, "nothing frees it"));
    CHECK_FALSE(has(text, "still due"));
}

TEST_CASE("while a turn is being resolved there is no sheet, and no arrival is foretold",
          "[briefing]") {
    SideView view = view_with_contact();
    view.turn = {1};
    view.is_resolving = true;

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(has(text, "It is being resolved."));
    CHECK(has(text, "- Route: by E4 to G5.\n"));
    CHECK(has(text, "- UK-K: free: contact C1 is current"));
    CHECK_FALSE(has(text, "ORDERS"));
    CHECK_FALSE(has(text, "initiative"));
}

TEST_CASE("a briefing can be answered with the sheet at its end", "[briefing]") {
    const Book book = small_book();
    const auto sheet =
        read_sheet(roster_of(book, small_view()), briefing_markdown(book, small_view()), "mail");
    REQUIRE(sheet);
    CHECK(sheet->turn == TurnNumber{2});
    CHECK(sheet->lines.empty());
}

TEST_CASE("a chart stands behind what is known and before what may be ordered", "[briefing]") {
    const std::string text = briefing_markdown(small_book(), view_with_contact(), "  A  B\n1 .\n");
    const auto chart = text.find("## The chart\n\n```\n  A  B\n1 .\n```\n");
    REQUIRE(chart != std::string::npos);
    CHECK(text.find("## Contacts") < chart);
    CHECK(chart < text.find("## Orders standing"));
    CHECK_FALSE(has(briefing_markdown(small_book(), view_with_contact()), "chart\n"));
}

TEST_CASE("a side that has no formations is told nothing of formations", "[briefing]") {
    Book book = flying_book();
    book.ships.clear();
    book.formations.clear();
    book.assets.erase(book.assets.begin() + walrus.index());
    SideView view;
    view.turn = {2};
    view.waiting = {TurnBegan{{1}, Light::day}, TurnEnded{{1}}};
    const std::string text = briefing_markdown(book, view);
    CHECK(has(text, "No enemy is known.\n"));
    CHECK(has(text, "## Own ports\n\nB2 (Malta).\n"));
    CHECK_FALSE(has(text, "formation"));
}

TEST_CASE("the briefing of a formation has its stance and each order that waits on a condition",
          "[briefing]") {
    SideView view = small_view();
    view.formations[0].stance = Stance::avoid;
    view.formations[0].conditions = {test::when_all({WhenSighted{}}, PlotRoute{{}, at("B2")})};
    const std::string text = briefing_markdown(small_book(), view);
    CHECK(has(text, "| UK-K | C3 | 2 | 2 | avoid | G5 |"));
    CHECK(has(text, "- Stance: avoid. Radar: in use.\n"));
    CHECK(has(text, "- Standing order: when sighted then route to B2.\n"));
}

TEST_CASE("a receipt is shown once orders are in", "[briefing]") {
    SideView view = small_view();
    CHECK_FALSE(has(briefing_markdown(small_book(), view), "receipt"));
    view.orders_receipt = Digest{0xcd};
    CHECK(has(briefing_markdown(small_book(), view), "their receipt is `cd00000000000000`."));
}

TEST_CASE("a bar in a name does not break the tables of a briefing", "[briefing]") {
    Book book = small_book();
    book.ships[0].name = "Au|rora";
    CHECK(has(briefing_markdown(book, small_view()), "| Au\\|rora |"));
}

TEST_CASE("damage, battles and lost formations stand in the briefing", "[briefing]") {
    SideView view = small_view();
    view.ships = {{{50}, {75}, {}}, {{0}, {0}, {}}, {{0}, {0}, {}}};
    view.formations[1].presence = Presence::gone;
    view.battles = {{at("C3"), {1}, {1}, {force_k}, true}};

    const std::string text = briefing_markdown(small_book(), view);

    CHECK(has(text, "| Aurora | Class | CL | 24 knots | 1 of 2 | 50 % |"));
    CHECK(has(text, "| Lively | Class | DD | - | 0 of 1 | sunk |"));
    CHECK(has(text, "- Cruises at 16 knots, the speed of Aurora: 2 movement points a turn."));
    CHECK(has(text, "### UK-T, Tanker\n\n- Lost with all its ships.\n"));
    CHECK(has(text, "| B1 | C3 | 1 | UK-K | over |"));
}

TEST_CASE("the slowest ship is one that is afloat", "[briefing]") {
    SideView view = small_view();
    view.ships[0] = {{0}, {0}, {}};
    CHECK(has(briefing_markdown(small_book(), view), "24 knots, the speed of Lively:"));
}

TEST_CASE("a point that was kept is counted and named", "[briefing]") {
    SideView view = small_view();
    view.formations[0].carried = {1};
    const std::string text = briefing_markdown(small_book(), view);
    CHECK(has(text, "| UK-K | C3 | 2 | 3 | accept | G5 |"));
    CHECK(has(text, "2 movement points a turn. It has kept 1 point for the next step.\n"));
}

TEST_CASE("a battle that goes on holds its formation, and fresh damage counts from its last turn",
          "[briefing][A-ST-55]") {
    SideView view = small_view();
    view.formations[0].engaged = {3};
    view.ships[lively.index()] = {{50}, {100}, TurnNumber{3}};
    view.battles = {{at("C3"), {1}, {3}, {force_k}, false}};

    CHECK(points_ahead(small_book(), view, force_k) == PointsAhead{{{0}, {0}, {1}}, {2}});
    const std::string text = briefing_markdown(small_book(), view);
    CHECK(has(text, "2 movement points a turn; a battle holds it to the end of turn 3."));
    CHECK(has(text, "| UK-K | C3 | 2 | 0 | accept | G5 |"));
    CHECK(has(text, "| B1 | C3 | 1 | UK-K | being fought, to the end of turn 3 |"));
}

TEST_CASE("a ship that a card has slowed is named, and slows her formation as long as it lasts",
          "[briefing][A-ST-26]") {
    SideView view = small_view();
    view.ships[aurora.index()].effects = {{SpeedTimes{1, 2}, Ends::with_turn, {2}}};

    CHECK(points_ahead(small_book(), view, force_k) == PointsAhead{{{1}}, {2}});
    CHECK(has(briefing_markdown(small_book(), view),
              "- Aurora: at 1/2 of her speed to the end of turn 2.\n"));
}

TEST_CASE("a formation without points steams nowhere, whatever it has kept",
          "[briefing][A-ST-04]") {
    SideView view = small_view();
    view.formations[0].carried = {1};
    view.ships[aurora.index()].fate = Fate::derelict;
    CHECK(points_ahead(small_book(), view, force_k) == PointsAhead{{}, {0}});
    CHECK(has(briefing_markdown(small_book(), view), "| UK-K | C3 | 2 | 0 | accept | G5 |"));
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

    CHECK(has(text, "- In B2 (Malta), in port.\n"));
    CHECK(has(text, "- Route: none; it stays where it is.\n"));
    CHECK(has(text, "\nUK-K route SQUARES to SQUARE\n"));
}

TEST_CASE("in play without initiative nobody is asked who begins", "[briefing]") {
    Book book = small_book();
    book.switches.turn_mode = TurnMode::simultaneous_steps;
    CHECK(has(briefing_markdown(book, small_view()),
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
    CHECK(expected[0] == ExpectedArrival{at("E4"), false, read_moment("1941-11-08 18:00"), {2}});
    CHECK(expected[1] == ExpectedArrival{at("G5"), true, read_moment("1941-11-09 00:00"), {3}});

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
    CHECK(has(briefing_markdown(book, view), "| old: it may be anywhere by now |"));
    view.battles = {{at("C3"), {3}, {3}, {force_k}, false}};
    CHECK(has(permission_text(book, view, force_k), "free: battle B1 frees it; it may move"));
    view.formations[0].route.reset();
    CHECK(permission_text(book, view, force_k) ==
          "free: it has no destination before it; it may be given any route (ST-28)");
}

namespace {

std::string briefing_of(const SideView& view) { return briefing_markdown(flying_book(), view); }

/// What a briefing says of this turn: all but the examples of every form of order, which end it.
std::string above_examples(const std::string& briefing) {
    const auto examples = briefing.find("\n## Every form of order\n");
    REQUIRE(examples != std::string::npos);
    return briefing.substr(0, examples);
}

/// Force K with Lively damaged.
SideView damaged_view() {
    SideView view = small_view();
    view.ships[lively.index()] = {{50}, {75}, TurnNumber{1}};
    return view;
}

/// Force K and its tanker at rest in one square.
SideView view_in_company() {
    SideView view = small_view();
    for (OwnFormation& own : view.formations) {
        own.presence = Presence::on_chart;
        own.square = at("B2");
        own.route.reset();
    }
    return view;
}

}  // namespace

TEST_CASE("the forecast stands in the briefing, turn by turn", "[briefing]") {
    SideView view = small_view();
    CHECK_FALSE(has(briefing_of(view), "Forecast"));
    view.weather = {{{2}, {{Weather::fog, at("D4"), {1}}}}, {{3}, {}}};
    view.waiting.push_back(view.weather[0]);
    const std::string text = briefing_of(view);
    CHECK(has(text,
              "| Turn | From | Light | Forecast |\n| --- | --- | --- | --- |\n"
              "| 2 | 8 Nov 1941 12:00 | day | fog within 1 square of D4 |\n"
              "| 3 | 8 Nov 1941 18:00 | night | clear weather everywhere |\n"
              "| 4 | 9 Nov 1941 00:00 | night | not told yet |\n"));
    CHECK_FALSE(has(text, "The forecast for turn"));
}

TEST_CASE("aircraft stand in the briefing with the orders that fly them", "[briefing]") {
    SideView view = small_view();
    const std::string text = briefing_of(view);
    CHECK(has(text,
              "| KALAFRANA | Sunderlands of Kalafrana | B2 (Malta) | 4 squares | 2 | ready "
              "|\n| WALRUS | Walrus of Aurora | Aurora, in C3 | 1 square | 1 | ready |\n"
              "| P-34 | Submarine P-34 | G4 | 1 square | - | watches the 6 squares round G4 "
              "|\n"));
    CHECK(has(text, "```\nsearch KALAFRANA at SQUARE\nsearch WALRUS at SQUARE\n```\n"));
    CHECK(has(text, "- KALAFRANA: it may fly 2 sorties.\n- WALRUS: it may fly 1 sortie.\n"));
    CHECK_FALSE(has(text, "search P-34"));

    view.ships[aurora.index()] = {{0}, {0}, {}};
    CHECK(has(briefing_of(view), "| Aurora | 1 square | 1 | its ship is not on the chart |"));
    view.turn = {3};
    CHECK(has(briefing_of(view), "| 4 squares | 2 | cannot fly in this turn |"));
    CHECK_FALSE(has(above_examples(briefing_of(view)), "search KALAFRANA"));
    CHECK(has(briefing_of(view), "\nAircraft do not fly again before the campaign ends.\n"));
    CHECK_FALSE(has(briefing_markdown(small_book(), view), "## Air search"));
}

TEST_CASE("cards in the hand stand in the briefing with the orders that play them", "[briefing]") {
    SideView view = view_with_hand();
    const std::string text = briefing_of(view);
    CHECK(has(text,
              "| All boilers | One point more this turn. | `play All boilers on UK-K` "
              "|\n"));
    CHECK(has(text, "| `play Extra reconnaissance at SQUARE` |\n"));
    CHECK(has(text, "| `play Signals intelligence` |\n"));
    CHECK(has(text, "- The card \"All boilers\" may be played.\n"));

    view.formations[0].presence = Presence::gone;
    CHECK(has(briefing_of(view), "| it needs a formation on the chart |\n"));
    CHECK_FALSE(has(briefing_of(view), "play All boilers"));
    CHECK_FALSE(has(briefing_of(small_view()), "## Cards in hand"));
}

TEST_CASE("blocks that were learned stand below the contacts", "[briefing]") {
    SideView view = small_view();
    view.blocks = {{at("D4"), {1}}};
    CHECK(has(briefing_of(view),
              "No enemy has been sighted.\n\n- Turn 1: a direction-finding fix put an enemy "
              "in one of the nine squares C3 to E5.\n"));
    view.contacts = view_with_contact().contacts;
    CHECK(has(briefing_of(view), "`contact C1 struck`.\n\n- Turn 1: a direction-finding fix"));
}

TEST_CASE("contacts from the air and from reports say so", "[briefing]") {
    SideView view = view_with_contact();
    Contact& contact = view.contacts[0];
    sight_again(contact, SightSource::air, Declaration{ShipType::BB, {4}});
    CHECK(has(briefing_of(view),
              "| certain: from the air | 4 units, the biggest a battleship | certain: from the air "
              "| current |"));
    sight_again(contact, SightSource::report, Declaration{ShipType::BB, {4}});
    contact.next_marker = at("D4");
    CHECK(has(briefing_of(view),
              "| may be false: by report | 4 units, the biggest a battleship | may be false: by "
              "report | current; it was bound for D4 |"));
}

TEST_CASE("what lies on a formation is told, and what it makes of its points", "[briefing]") {
    SideView view = small_view();
    view.formations[0].effects = {slower, {NoSight{SightMode::eye}, Ends::next_attempt, {}}};
    const std::string text = briefing_of(view);
    CHECK(has(text, "- 1 movement point less, to the end of turn 3.\n"));
    CHECK(has(text,
              "- No sighting by eye by it or of it, until an enemy next tries to sight "
              "it; the time of that is not known.\n"));
    CHECK(has(text, "2 movement points a turn, but 1 in turn 2.\n"));
    CHECK(has(text, "| UK-K | C3 | 2 | 1 | accept | G5 |"));
}

TEST_CASE("something that befell a formation frees it", "[briefing]") {
    SideView view = small_view();
    view.formations[0].struck = view.turn;
    CHECK(permission_text(small_book(), view, force_k) ==
          "free: an event affected it; it may move its checkpoints, but not its destination G5 "
          "(ST-26, ST-27)");
}

TEST_CASE("damaged ships may be detached, and the briefing offers it", "[briefing]") {
    const std::string text = briefing_of(damaged_view());
    CHECK(has(text, "- Lively is damaged and may be detached: `UK-K detach damaged`.\n"));
    CHECK(has(text, "- UK-K: Lively is damaged and may be detached.\n"));
    CHECK(has(text, "\nUK-K detach damaged\n"));
    CHECK_FALSE(has(above_examples(briefing_of(small_view())), "detach"));
    SideView both = damaged_view();
    both.ships[aurora.index()] = both.ships[lively.index()];
    CHECK_FALSE(has(above_examples(briefing_of(both)), "detach"));
}

TEST_CASE("a formation may be split where it has reached its destination", "[briefing]") {
    SideView view = small_view();
    view.formations[0].route.reset();
    CHECK(has(briefing_of(view), "- It may be split: `UK-K detach Lively as UK-K/2`.\n"));
    view.formations[0].ships = {aurora};
    CHECK_FALSE(has(briefing_of(view), "split"));
}

TEST_CASE("formations in one square with one next marker may join", "[briefing]") {
    const std::string text = briefing_of(view_in_company());
    CHECK(has(text, "- It may join UK-K: `UK-T merge with UK-K`.\n"));
    CHECK(has(text, "- UK-T: it may join UK-K.\n"));
    CHECK_FALSE(has(above_examples(text), "merge with UK-T"));
    SideView apart = view_in_company();
    apart.formations[1].square = at("B3");
    CHECK_FALSE(has(above_examples(briefing_of(apart)), "merge"));
}

TEST_CASE("while a turn is being resolved nothing is offered", "[briefing]") {
    SideView view = view_in_company();
    view.hand = view_with_hand().hand;
    view.is_resolving = true;
    const std::string text = briefing_of(view);
    CHECK_FALSE(has(text, "merge"));
    CHECK_FALSE(has(text, "detach"));
    CHECK_FALSE(has(text, "search KALAFRANA"));
    CHECK_FALSE(has(text, "may be played"));
}

TEST_CASE("a detached formation is called by its own name", "[briefing]") {
    SideView view = small_view();
    OwnFormation& detached = view.formations.emplace_back(view.formations[0]);
    detached.id = "UK-K/2";
    detached.name = "UK-K/2, detached from Force K, Capt. Agnew";
    detached.ships = {lively};
    view.formations[0].ships = {aurora};
    const std::string text = briefing_of(view);
    CHECK(has(text, "### UK-K/2, detached from Force K, Capt. Agnew\n"));
    CHECK(has(text, "| UK-K/2 | C3 | 1 | 2 | accept | G5 |"));

    view.formations[2].ships.clear();
    view.formations[2].presence = Presence::gone;
    CHECK(has(briefing_of(view), "\n- Its ships are part of another formation now.\n"));
}

TEST_CASE("a briefing holds nothing of a book of the enemy", "[briefing]") {
    SideView view = view_with_hand();
    view.contacts = view_with_contact().contacts;
    const std::string text = briefing_of(view);
    for (const BookFormation& formation : enemy_book().formations) {
        CHECK_FALSE(has(text, formation.id));
        CHECK_FALSE(has(text, short_name(formation.name)));
    }
    for (const BookShip& of_enemy : enemy_book().ships) CHECK_FALSE(has(text, of_enemy.name));
}

TEST_CASE("arrivals go by the points of each turn", "[briefing]") {
    const Book book = small_book();
    SideView view = small_view();
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    const auto expected = [&] { return expected_arrivals(planner, book, view, force_k); };
    CHECK(points_ahead(book, view, force_k) == PointsAhead{{}, {2}});
    const auto plain = expected();

    view.formations[0].effects = {slower};
    CHECK(points_ahead(book, view, force_k) == PointsAhead{{{1}, {1}}, {2}});
    CHECK(expected()[0].when == read_moment("1941-11-09 00:00"));

    view.formations[0].effects = {{PointsAtMost{{1}}, Ends::in_port, {}}};
    CHECK(points_ahead(book, view, force_k) == PointsAhead{{}, {1}});

    view.formations[0].effects = {{PointsBy{{1}}, Ends::with_turn, {2}}};
    CHECK(points_ahead(book, view, force_k) == PointsAhead{{{3}}, {2}});
    CHECK(expected()[0].when < plain[0].when);

    view.formations[0].effects.clear();
    view.ships[lively.index()].hurt = TurnNumber{1};
    CHECK(points_ahead(book, view, force_k) == PointsAhead{{{1}}, {2}});

    view.turn = {4};
    view.formations[0].effects = {slower};
    view.formations[0].effects[0].last = {9};
    CHECK_FALSE(expected()[0].when);

    view.ships = {{{0}, {0}, {}}, {{0}, {0}, {}}, {}};
    CHECK_FALSE(points_ahead(book, view, force_k));
    CHECK(expected().empty());
}

TEST_CASE("turns sailed one by one are the same as turns sailed together", "[briefing]") {
    const Book book = small_book();
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    const PlotRoute way{{at("E4")}, at("G5")};
    for (const std::int32_t points : {1, 2, 3}) {
        const auto expected = [&](const PointsAhead& ahead) {
            return expected_arrivals(planner, book.switches, book.calendar, {1},
                                     {at("C3"), {1}, {1}}, ahead, way);
        };
        const MovePoints each{points};
        CHECK(expected(PointsAhead{{each, each, each}, each}) == expected(PointsAhead{{}, each}));
    }
}
