#include "present/truth/fact_text.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/conditional.h"
#include "support/print.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr FormationId true_part{4};
constexpr AssetId sunderlands{0};
constexpr CardId mines{0};

BattleOutcome remarked(std::string remarks) {
    BattleOutcome outcome;
    outcome.remarks = std::move(remarks);
    return outcome;
}

/// The small campaign with aircraft, a card, something to be paid for.
Definition eventful_campaign() {
    Definition definition = small_campaign();
    definition.assets = {{"KALAFRANA", "Sunderlands of Kalafrana", {0}, at("B2"), 3, {4}, 2, {}}};
    definition.deck.cards.emplace_back().name = "Mines";
    definition.victory = {{{0}, VictoryFor::sinks, {{3}}, {}, {}, {}, 5, false, "Ships sunk"},
                          {{0}, VictoryFor::spots, {}, {true_convoy}, {}, {}, 2, false, "Seen"}};
    return definition;
}

FormationRow part_row() {
    return {"UK-K/2", "UK-K/2, detached from Force K", {0}, {3}, {2}, at("C3"), {{1}}};
}

/// After Lively left Force K.
CampaignState eventful_state() {
    CampaignState state = small_state();
    state.formations.push_back(state.formations[true_force_k.index()]);
    state.founded.push_back({part_row(), {2}, {}});
    state.views[0].formations.push_back(state.views[0].formations[0]);
    state.views[0].formations.back().id = "UK-K/2";
    return state;
}

DieRolled die(Purpose purpose, std::uint32_t subject, std::uint32_t object, std::int32_t needed,
              std::uint32_t index = 0) {
    return {{purpose, 0, 1, subject, object, index}, 12, {}, needed, 3};
}

CardResolution strike(std::optional<FormationId> on, std::optional<Square> where) {
    return {{0}, mines, 0, on, where, 0, false, false};
}

constexpr ActiveEffect slower{PointsBy{{-1}}, Ends::with_turn, {3}};

/// Of Royal Navy, told to it or to nobody.
UmpireRuled ruled(Ruling what, std::vector<SideId> told = {}) {
    return {std::move(what), "a slip of the pen.", std::move(told)};
}

constexpr ShipId aurora_of_k{0};
constexpr SideId royal_navy{0};
constexpr DieKey first_look{Purpose::sighting, 0, 4, true_force_k.number, true_division.number, 1};

struct Sentence {
    Fact fact;
    std::string text;
};

const PlotRoute route{{at("D4"), at("E4")}, at("G5")};
const Conditional standing = test::when_all({WhenSighted{}}, PlotRoute{{}, at("B2")});
const std::vector<Modifier> sizes{{ModifierName::searcher_size, 2}, {ModifierName::target_size, 3}};

DieRolled sighting_roll(std::int32_t needed, std::int32_t result) {
    return {{Purpose::sighting, 0, 1, true_force_k.number, true_division.number, 1},
            12,
            sizes,
            needed,
            result};
}

DieRolled initiative_roll(std::uint32_t side, std::int32_t result) {
    return {{Purpose::initiative, 0, 1, side, 0, 0}, 12, {}, 0, result};
}

const std::vector<Sentence> sentences{
    {DiceRemembered{{{{3}, 0, {}}, {{4}, 1, {}}}},
     "Dice were seen in what was taken back: turn 3, line 0 and turn 4, line 1; other orders will "
     "have other dice."},
    {DiceRemembered{}, "No dice had been seen in what was taken back."},
    {CommandWithdrawn{7, "the sheet came late"},
     "Command 7 and all that followed it were taken back: the sheet came late."},
    {SheetReceived{
         {0}, {{3}, {FormationOrder{force_k, route}, UseInitiative{Initiative::enemy}}}, {}},
     "Royal Navy sent orders for turn 3: UK-K route D4 E4 to G5; initiative enemy."},
    {SheetReceived{{1}, {{3}, {FormationOrder{{2}, Hold{}}}}, {}},
     "Regia Marina sent orders for turn 3: IT-3 hold."},
    {SheetReceived{{1}, {{3}, {}}, {}}, "Regia Marina sent orders for turn 3: no changes."},
    {SheetReceived{{1}, {{3}, {}}, "he meant it."},
     "Regia Marina sent orders for turn 3: no changes; the umpire took them against the rules: he "
     "meant it."},
    {TurnOpened{{2}, Light::day, 1, {}},
     "Turn 2 opened at 8 Nov 1941 12:00, by day, with line 1 of its dice; orders "
     "0000000000000000."},
    {DecisionCounted{2, {}},
     "The dice behind this decision are those of line 2; decisions 0000000000000000."},
    {PhaseEntered{Phase::activations}, "Phase of the turn: activations."},
    {FormationEntered{true_force_k, at("B2")}, "Force K [UK-K] entered in B2 (Malta)."},
    {RouteSet{true_force_k, route}, "Force K [UK-K] set course by D4 and E4 to G5."},
    {RouteSet{true_force_k, {}}, "Force K [UK-K] has no route."},
    {LegPlanned{true_force_k, {Direction::east, Direction::south_east}},
     "Force K [UK-K] planned its leg: E SE."},
    {LegPlanned{true_force_k, {}}, "Force K [UK-K] has no leg planned."},
    {StanceTaken{true_force_k, Stance::seek}, "Force K [UK-K] took the stance \"seek\"."},
    {RadarUsed{true_force_k, true}, "Force K [UK-K] uses its radar."},
    {RadarUsed{true_force_k, false}, "Force K [UK-K] keeps its radar silent."},
    {PlaceTaken{true_tanker, 1}, "Tanker [UK-T] asked for place 1 among its side's activations."},
    {HoldOrdered{true_force_k}, "Force K [UK-K] holds where it is."},
    {ConditionsSet{true_force_k, {standing}},
     "Force K [UK-K] has standing orders: when sighted then route to B2."},
    {ConditionsSet{true_force_k, {}}, "Force K [UK-K] has standing orders: none."},
    {ConditionMet{true_force_k, 0, {0}},
     "Force K [UK-K] acted on standing order 1, which is used up."},
    {ConditionExpired{true_force_k, 0}, "The time of standing order 1 of Force K [UK-K] is up."},
    {TaskSet{true_force_k, Follow{tanker, TurnNumber{5}}},
     "Force K [UK-K] was ordered: follow UK-T until turn 5."},
    {TaskOver{true_force_k, TaskEnd::touch_lost},
     "Force K [UK-K] is done with its task: touch with the contact was lost."},
    {SpeedSet{true_force_k, KeepSpeed{KnotTenths{120}, {}, {}}},
     "Force K [UK-K] steams at 12 knots."},
    {OrderLapsed{true_force_k, Hold{}, Lapse::may_not_hold},
     "Force K [UK-K] could not carry out \"hold\": it may not hold under way."},
    {initiative_roll(1, 9), "Regia Marina rolls for the initiative: d12 = 9."},
    {sighting_roll(5, 4),
     "Force K [UK-K] tries to sight 3rd Division [IT-3]: d12 = 4, needs 5 or less (biggest "
     "searching unit 2, biggest target unit 3): spotted."},
    {sighting_roll(5, 5),
     "Force K [UK-K] tries to sight 3rd Division [IT-3]: d12 = 5, needs 5 or less (biggest "
     "searching unit 2, biggest target unit 3): spotted."},
    {sighting_roll(5, 6),
     "Force K [UK-K] tries to sight 3rd Division [IT-3]: d12 = 6, needs 5 or less (biggest "
     "searching unit 2, biggest target unit 3): not spotted."},
    {InitiativeDecided{{{1}, {0}}, {{0}, {1}}},
     "The initiative by dice, best first: Regia Marina and Royal Navy; order of activation: Royal "
     "Navy and Regia Marina."},
    {QueueDrawnUp{{true_force_k, true_convoy}},
     "Formations are activated in this order: Force K [UK-K] and Convoy Beta [IT-B]."},
    {QueueDrawnUp{}, "Formations are activated in this order: none is on the chart."},
    {FormationUnderWay{true_force_k}, "Force K [UK-K] began its activation."},
    {FormationDone{true_force_k}, "Force K [UK-K] ended its activation."},
    {PulseBegan{{3}}, "Half hour 3 of the turn began."},
    {AllowanceSet{true_force_k, {2}, {1}},
     "Force K [UK-K] has 2 points this turn and 1 kept from the last."},
    {FormationMoved{true_force_k, Direction::east, at("D3"), {1}, {0}, {6}, {}},
     "Force K [UK-K] steamed E to D3 for 1 point."},
    {FormationMoved{true_force_k, Direction::east, at("D3"), {1}, {0}, {6}, ContactId{2}},
     "Force K [UK-K] steamed E to D3 for 1 point, to attack contact C2."},
    {MarkerReached{true_force_k, at("E4"), false, {6}},
     "Force K [UK-K] reached its checkpoint E4."},
    {MarkerReached{true_force_k, at("G5"), true, {6}},
     "Force K [UK-K] reached its destination G5 (Navarino Bay)."},
    {SightingTried{{true_force_k, true_convoy, Reach::one_between},
                   {0},
                   SightMode::radar,
                   at("C3"),
                   at("E3"),
                   {6},
                   true,
                   {}},
     "Force K [UK-K] in C3 spotted Convoy Beta [IT-B] in E3 by radar, with one square between; "
     "nothing was declared."},
    {SightingTried{{true_convoy, true_force_k, Reach::close},
                   {1},
                   SightMode::eye,
                   at("D3"),
                   at("C3"),
                   {6},
                   true,
                   Declaration{ShipType::CL, {2}}},
     "Convoy Beta [IT-B] in D3 spotted Force K [UK-K] in C3 by eye, in the same or the next "
     "square; declared were 2 units, the biggest a light cruiser."},
    {SightingTried{{true_convoy, true_force_k, Reach::close},
                   {1},
                   SightMode::eye,
                   at("D3"),
                   at("C3"),
                   {6},
                   false,
                   {}},
     "Convoy Beta [IT-B] in D3 did not spot Force K [UK-K] in C3 by eye, in the same or the next "
     "square."},
    {CaptainAsked{true_force_k}, "Force K [UK-K] was freed and asked for its decision."},
    {CaptainAnswered{true_force_k}, "Force K [UK-K] gave its decision."},
    {BattleMarked{{0}, at("E3"), {true_force_k, true_convoy}, {}, {}, {6}},
     "Battle 1 was joined in E3: Force K [UK-K] and Convoy Beta [IT-B]."},
    {BattleMarked{{0}, at("E3"), {true_force_k, true_convoy}, {}, {}, {6}, {true_convoy}},
     "Battle 1 was joined in E3: Force K [UK-K] and Convoy Beta [IT-B]; met on the way out of it: "
     "Convoy Beta [IT-B]."},
    {BattleMarked{{0}, at("E3"), {true_force_k, true_convoy}, {}, {{1}}, {6}},
     "Battle 1 was joined in E3: Force K [UK-K] and Convoy Beta [IT-B]; surprised: Regia Marina."},
    {CrossingsWait{{{true_force_k, true_convoy}}},
     "Exchanged squares, and wait for the umpire's answer: Force K [UK-K] and Convoy Beta [IT-B]."},
    {CrossingsWait{}, "Nobody who exchanged squares waits for the umpire any more."},
    {BattleAwaited{{0}}, "The turn waits for battle 1."},
    {BattleFought{{0},
                  {90, {{{3}, {0}, {0}}, {{4}, {50}, {50}}}, {}, {{{0}, "All transports sunk."}}}},
     "Battle 1 was fought in 90 minutes (its result was entered by hand): Duisburg sunk and "
     "Grecale 1 of 1 SP, 19 knots. Royal Navy "
     "learned: \"All transports sunk.\""},
    {BattleFought{{0}, {}, {}, ResultFrom::fought},
     "Battle 1 was fought in 0 minutes: no ship was harmed."},
    {BattleFought{{0}, remarked("Wreck: 30 tons")},
     "Battle 1 was fought in 0 minutes (its result was entered by hand): no ship was harmed. "
     "Wreck: "
     "30 tons."},
    {BattleOrderAdded{{0}, {"battle_board", {}}},
     "Battle 1, fought by battle_board: no order yet."},
    {BattleOrderAdded{{0}, {"battle_board", {{royal_navy, "auto"}, {SideId{1}, "go on"}}}},
     "Battle 1, fought by battle_board: Royal Navy: auto; Regia Marina: go on."},
    {PrizesHeld{true_force_k, {ShipId{3}}}, "Prizes in company with Force K [UK-K]: Duisburg."},
    {PrizesHeld{true_force_k, {}}, "Force K [UK-K] has no prize in company any more."},
    {FormationLost{true_convoy}, "Convoy Beta [IT-B] was lost with all its ships."},
    {FormationRested{true_force_k, {1}, {1}},
     "Force K [UK-K] keeps 1 point and a run of 1 diagonal for the next turn."},
    {SpottingForgotten{{1}}, "Sightings of turn 1 and before are current no more."},
    {TurnClosed{{3}, false}, "The turn closed; turn 3 is next."},
    {TurnClosed{{5}, true}, "The turn closed, and with it the campaign."},
    {die(Purpose::air_search, sunderlands.number, true_convoy.number, 4),
     "Sunderlands of Kalafrana [KALAFRANA]: search for Convoy Beta [IT-B]: d12 = 3, needs 4 or "
     "less: found."},
    {die(Purpose::air_search, 0x8000'0000, true_convoy.number, 2),
     "A card's flight: search for Convoy Beta [IT-B]: d12 = 3, needs 2 or less: not found."},
    {die(Purpose::misreport, sunderlands.number, true_convoy.number, 0),
     "Sunderlands of Kalafrana [KALAFRANA]: how Convoy Beta [IT-B] is reported: d12 = 3."},
    {die(Purpose::draw, 0, 0, 2),
     "Royal Navy rolls for a card: d12 = 3, needs 2 or less: no card comes."},
    {die(Purpose::draw, 0, 0, 3),
     "Royal Navy rolls for a card: d12 = 3, needs 3 or less: a card comes."},
    {die(Purpose::shuffle, 0, 0, 0, 12), "Royal Navy shuffles its cards, 12 left: d12 = 3."},
    {die(Purpose::lot, 0, 7, 0), "Royal Navy's card draws a lot: d12 = 3."},
    {die(Purpose::card, 0, true_force_k.number, 3),
     "Royal Navy's card rolls: d12 = 3, needs 3 or less: it strikes."},
    {die(Purpose::card, 0, true_force_k.number, 2),
     "Royal Navy's card rolls: d12 = 3, needs 2 or less: it does not strike."},
    {die(Purpose::refusal, true_force_k.number, true_division.number, 0),
     "Force K [UK-K] rolls against 3rd Division [IT-3], battle or no battle: d12 = 3."},
    {SheetReceived{{0},
                   {{2},
                    {FormationOrder{force_k, Detach{{{0}}, "COL", {}}}, FormationOrder{{4}, Hold{}},
                     SearchFrom{{0}, at("D4")}, PlayCard{"Mines", {}, {}}}},
                   {}},
     "Royal Navy sent orders for turn 2: UK-K detach Aurora as COL; COL hold; search KALAFRANA at "
     "D4; play Mines."},
    {SideLapsed{{0}, SearchFrom{{0}, at("G5")}, SideLapse::out_of_range},
     "Royal Navy could not carry out \"search KALAFRANA at G5\": it was out of range."},
    {FormationFounded{{part_row(), {2}, {}}, true_force_k},
     "Lively parted from Force K [UK-K] and became UK-K/2 [UK-K/2]."},
    {FormationsMerged{true_part, true_force_k}, "UK-K/2 [UK-K/2] joined Force K [UK-K]."},
    {BattleRefused{true_part, at("D4"), {6}},
     "UK-K/2 [UK-K/2] refused battle and slipped away to D4."},
    {RefusalFailed{true_convoy}, "Convoy Beta [IT-B] could not slip away from the battle."},
    {FormationBrokeOff{true_convoy, at("E4")},
     "Convoy Beta [IT-B] broke off the battle and is in E4."},
    {SortieFlown{{0}, sunderlands, at("D4")},
     "Sunderlands of Kalafrana [KALAFRANA] searched the nine squares round D4 for Royal Navy."},
    {SortieFlown{{1}, {}, at("A1")},
     "A card's flight searched the 4 squares round A1 for Regia Marina."},
    {FoundFromAir{{0}, true_convoy, at("E3"), {ShipType::BB, {4}}},
     "Royal Navy found Convoy Beta [IT-B] and is told of 4 units, the biggest a battleship, in "
     "E3."},
    {DeckShuffled{{0}, {mines, mines}}, "Royal Navy has a deck of 2 cards in a new order."},
    {CardMoved{{0}, mines, Pile::draw, Pile::hand},
     "Royal Navy's card \"Mines\" went from \"deck\" to \"hand\"."},
    {CardLaid{strike(true_force_k, {})},
     "The card \"Mines\" of Royal Navy is laid for the next turn on Force K [UK-K]."},
    {CardTaken{strike({}, {})}, "The card \"Mines\" of Royal Navy was taken from the table."},
    {CardResolutionBegan{strike({}, at("D4"))},
     "The card \"Mines\" of Royal Navy takes effect at D4."},
    {CardAimed{true_convoy, {}}, "The card strikes Convoy Beta [IT-B]."},
    {CardAimed{{}, at("D4")}, "The card strikes at D4."},
    {CardAimed{{}, {}}, "The card strikes its side."},
    {CardEffectApplied{}, "An effect of the card was applied."},
    {CardResolved{true}, "The card is used up."},
    {CardResolved{false}, "The card had no effect."},
    {EffectsChanged{true_convoy, {slower}},
     "Effects on Convoy Beta [IT-B]: 1 movement point less, to the end of turn 3."},
    {EffectsChanged{true_convoy, {}}, "Effects on Convoy Beta [IT-B]: nothing."},
    {ShipEffectsChanged{{0}, {{SpeedTimes{3, 4}, Ends::with_turn, {3}}}},
     "Aurora is at 3/4 of her speed to the end of turn 3."},
    {ShipEffectsChanged{{0}, {}}, "Aurora is slowed by nothing."},
    {FalseReportDue{{{0}, 0}}, "Royal Navy will be told of a force that is not there."},
    {FalseReportDropped{{0}}, "Royal Navy is told of none: no true report could come this turn."},
    {ShipHit{{0}, {{50}, {75}}}, "Aurora was hit: 1 of 2 SP, 24 knots."},
    {WeatherCame{{{Weather::fog, at("D4"), {1}}, {3}}},
     "Weather came, to the end of turn 3: fog within 1 square of D4."},
    {WeatherPassed{{3}}, "Weather that cards brought to turn 3 or before is over."},
    {ContactInvented{{0}, at("D4"), {ShipType::BB, {1}}},
     "Royal Navy is told of a force that is not there: 1 unit, a battleship, in D4."},
    {EnemyRevealed{{0}, true_convoy, Reveals::square, at("E3")},
     "Royal Navy learned the square of Convoy Beta [IT-B]: E3."},
    {EnemyRevealed{{0}, true_convoy, Reveals::marker, at("E3")},
     "Royal Navy learned the square and the next marker of Convoy Beta [IT-B]: E3."},
    {EnemyRevealed{{0}, true_convoy, Reveals::block, at("E4")},
     "Royal Navy learned the middle of a block that holds Convoy Beta [IT-B]: E4."},
    {FlightGiven{{{0}, at("D4"), {2}, 0}}, "Royal Navy has a card's flight round D4, with +2."},
    {ChoiceAwaited{{{0}, mines, true_force_k}},
     "The turn waits for Royal Navy to choose what the card \"Mines\" does to Force K [UK-K]."},
    {ChoiceMade{false}, "The first was chosen."},
    {ChoiceMade{true}, "The second was chosen."},
    {RulingAwaited{{"May it slip away?", true_convoy, {}}},
     "The turn waits for the umpire: May it slip away?"},
    {RulingGiven{true, ""}, "The umpire ruled: yes."},
    {RulingGiven{false, "It was too slow."},
     "The umpire ruled: no, and said \"It was too slow.\"."},
    {SidePaid{{0, 3, 5}}, "Royal Navy was paid 5 points for Duisburg: Ships sunk."},
    {SidePaid{{1, true_convoy.number, 2}},
     "Royal Navy was paid 2 points for Convoy Beta [IT-B]: Seen."},
    {ruled(ruling::Place{true_force_k, at("B2")}, {{0}, {1}}),
     "The umpire put Force K [UK-K] in B2 (Malta): a slip of the pen; told Royal Navy and Regia "
     "Marina."},
    {ruled(ruling::Place{true_force_k, at("D4")}),
     "The umpire put Force K [UK-K] in D4: a slip of the pen; told nobody."},
    {ruled(ruling::Route{true_force_k, route}, {royal_navy}),
     "The umpire gave Force K [UK-K] a course by D4 and E4 to G5: a slip of the pen; told Royal "
     "Navy."},
    {ruled(ruling::Route{true_force_k, {}}),
     "The umpire took its route from Force K [UK-K]: a slip of the pen; told nobody."},
    {ruled(ruling::Free{true_force_k}),
     "The umpire freed Force K [UK-K] to change course: a slip of the pen."},
    {ruled(ruling::Arrive{true_tanker, at("B2")}),
     "The umpire had Tanker [UK-T] arrive in B2 (Malta): a slip of the pen."},
    {ruled(ruling::Stance{true_force_k, Stance::avoid}),
     "The umpire had Force K [UK-K] avoid battle: a slip of the pen; told nobody."},
    {ruled(ruling::Cancel{royal_navy, {3}}),
     "The umpire struck contact C3 of Royal Navy: a slip of the pen."},
    {ruled(ruling::Leave{true_tanker}),
     "The umpire took Tanker [UK-T] off the chart: a slip of the pen; told nobody."},
    {ruled(ruling::Split{true_force_k, {aurora_of_k}, "COL"}),
     "The umpire parted Aurora from Force K [UK-K] as COL: a slip of the pen."},
    {ruled(ruling::Merge{true_part, true_force_k}),
     "The umpire joined UK-K/2 [UK-K/2] to Force K [UK-K]: a slip of the pen."},
    {ruled(ruling::Damage{aurora_of_k, {2}}),
     "The umpire took 2 structure points off Aurora: a slip of the pen; told nobody."},
    {ruled(ruling::Repair{aurora_of_k, {75}, {100}}),
     "The umpire had Aurora mended to hull 75 and speed 100: a slip of the pen; told nobody."},
    {ruled(ruling::Sink{aurora_of_k}), "The umpire sank Aurora: a slip of the pen; told nobody."},
    {ruled(ruling::Speed{aurora_of_k, {50}}),
     "The umpire set the speed of Aurora to 50 of 100: a slip of the pen; told nobody."},
    {ruled(ruling::Reveal{true_convoy, royal_navy, false}),
     "The umpire revealed Convoy Beta [IT-B] to Royal Navy: a slip of the pen."},
    {ruled(ruling::Reveal{true_convoy, royal_navy, true}),
     "The umpire revealed Convoy Beta [IT-B] with its composition to Royal Navy: a slip of the "
     "pen."},
    {ruled(ruling::Hide{true_convoy, royal_navy}),
     "The umpire hid Convoy Beta [IT-B] from Royal Navy: a slip of the pen; told nobody."},
    {ruled(ruling::Contact{royal_navy, at("D4"), Declaration{ShipType::BB, {1}}, true_convoy}),
     "The umpire reported 1 unit, a battleship, in D4 to Royal Navy, meaning Convoy Beta [IT-B]: "
     "a slip of the pen."},
    {ruled(ruling::Contact{royal_navy, at("D4"), {}, {}}),
     "The umpire reported a force in D4 to Royal Navy, about no real formation: a slip of the "
     "pen."},
    {ruled(ruling::Tell{royal_navy, "Gunfire is heard."}),
     "The umpire told Royal Navy \"Gunfire is heard.\": a slip of the pen."},
    {ruled(ruling::Weather{{Weather::fog, at("D4"), {1}}, {2}}),
     "The umpire brought fog within 1 square of D4 for 2 turns: a slip of the pen."},
    {ruled(ruling::Light{{5}, Light::night}),
     "The umpire had turn 5 be by night: a slip of the pen; told nobody."},
    {ruled(ruling::Switch{"movement.diagonal", "after_first"}),
     "The umpire set movement.diagonal to after_first: a slip of the pen."},
    {ruled(ruling::Card{royal_navy, mines, false}),
     "The umpire put the card \"Mines\" into the hand of Royal Navy: a slip of the pen."},
    {ruled(ruling::Card{royal_navy, mines, true}),
     "The umpire took the card \"Mines\" out of the hand of Royal Navy: a slip of the pen."},
    {ruled(ruling::Die{first_look, 7}),
     "The umpire had a die of turn 4 show 7 (Force K [UK-K] tries to sight 3rd Division [IT-3]; "
     "die sighting turn 4 line 0 subject 0 object 3 index 1): a slip of the pen; told nobody."},
    {ruled(ruling::Die{{Purpose::refusal, 0, 4, 77, 78, 0}, 7}),
     "The umpire had a die of turn 4 show 7 (formation 77 rolls against formation 78, battle or no "
     "battle; die refusal turn 4 line 0 subject 77 object 78 index 0): a slip of the pen; told "
     "nobody."},
    {ruled(ruling::Die{{Purpose::initiative, 0, 4, 7, 0, 0}, 7}),
     "The umpire had a die of turn 4 show 7 (Side 7 rolls for the initiative; die initiative turn "
     "4 line 0 subject 7 object 0 index 0): a slip of the pen; told nobody."},
    {ruled(ruling::Victory{royal_navy, 3, "bold play"}),
     "The umpire gave Royal Navy 3 points for \"bold play\": a slip of the pen; told nobody."},
    {ruled(ruling::Victory{royal_navy, -1, "delay"}),
     "The umpire took 1 point from Royal Navy for \"delay\": a slip of the pen; told nobody."},
    {SoloBegun{{0}}, "The campaign is played by one, who leads Royal Navy."},
    {SheetRefused{{1}, {3}, "UK-K is under way."},
     "A sheet of Regia Marina for turn 3 was refused: UK-K is under way."},
    {BriefingsReleased{{3}}, "The briefings went out; they ask for the orders of turn 3."},
    {BriefingsReleasedTo{{3}, {royal_navy}},
     "The briefings of Royal Navy went out, and no others; they ask for the orders of turn 3."},
    {MessagePassed{{}, SideId{1}, "The harbour is closed."},
     "The umpire sent Regia Marina a message: \"The harbour is closed.\""},
    {MessagePassed{SideId{1}, SideId{0}, "Do you surrender?"},
     "Regia Marina sent Royal Navy a message: \"Do you surrender?\""},
    {MessagePassed{{}, {}, "The war is over."},
     "The umpire sent all sides a message: \"The war is over.\""},
    {NoteTaken{"Red asked twice about fog."}, "The umpire noted: Red asked twice about fog."},
    {FormationDeparted{true_tanker}, "Tanker [UK-T] left the game at its destination."},
    {RefusalOverruled{"D4 is land.", "the chart is wrong."},
     "The umpire overruled a refusal, \"D4 is land.\": the chart is wrong."},
    {CampaignAmended{{},
                     {{"ship Trieste, radar", "no", "yes"}, {"weather 1", "", "from 1"}},
                     false,
                     "she had one.",
                     {royal_navy}},
     "The umpire amended the campaign (ship Trieste, radar: no -> yes; weather 1: added, from 1): "
     "she had one; told Royal Navy."},
    {CampaignAmended{{}, {{"barrier 2", "a A1, b B1", ""}}, true, "there is none", {}},
     "The umpire amended the campaign (barrier 2: taken out, a A1, b B1): there is none; told "
     "nobody."},
};

}  // namespace

TEST_CASE("every fact is one sentence of the umpire's log", "[log]") {
    const Definition definition = eventful_campaign();
    const CampaignState state = eventful_state();
    for (const Sentence& sentence : sentences) {
        CHECK(sentence_of(definition, state, sentence.fact) == sentence.text);
    }
}

TEST_CASE("the table of sentences leaves out no kind of fact and no verb", "[log]") {
    std::set<std::size_t> kinds;
    std::set<std::size_t> verbs;
    for (const Sentence& sentence : sentences) {
        kinds.insert(sentence.fact.index());
        const auto* of_the_umpire = std::get_if<UmpireRuled>(&sentence.fact);
        if (of_the_umpire != nullptr) verbs.insert(of_the_umpire->what.index());
    }
    CHECK(kinds.size() == std::variant_size_v<FactKinds>);
    CHECK(verbs.size() == std::variant_size_v<Ruling>);
}

TEST_CASE("a fact has an hour exactly when it has one", "[log]") {
    CHECK(hour_of(Fact{BattleMarked{{0}, at("E3"), {}, {}, {}, {6}}}) == Pulse{6});
    CHECK_FALSE(hour_of(Fact{CardAimed{{}, at("E3")}}));
    CHECK_FALSE(hour_of(Fact{TurnClosed{}}));
}
