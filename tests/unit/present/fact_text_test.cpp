#include "present/fact_text.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/print.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

struct Sentence {
    Fact fact;
    std::string text;
};

const PlotRoute route{{at("D4"), at("E4")}, at("G5")};
const Conditional standing{{WhenSighted{}}, PlotRoute{{}, at("B2")}};
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
    {SheetReceived{{0}, {{3}, {FormationOrder{force_k, route}, UseInitiative{Initiative::enemy}}}},
     "Royal Navy sent orders for turn 3: UK-K route D4 E4 to G5; initiative enemy."},
    {SheetReceived{{1}, {{3}, {FormationOrder{{2}, Hold{}}}}},
     "Regia Marina sent orders for turn 3: IT-3 hold."},
    {SheetReceived{{1}, {{3}, {}}}, "Regia Marina sent orders for turn 3: no changes."},
    {TurnOpened{{2}, Light::day, 1, {}},
     "Turn 2 opened at 8 Nov 1941 12:00, by day, with line 1 of its dice; orders "
     "0000000000000000."},
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
    {OrderLapsed{true_force_k, Hold{}, Lapse::may_not_hold},
     "Force K [UK-K] could not carry out \"hold\": it may not stand still under way."},
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
    {FormationMoved{true_force_k, Direction::east, at("D3"), {1}, {0}, {6}},
     "Force K [UK-K] steamed E to D3 for 1 point."},
    {MarkerReached{true_force_k, at("E4"), false, {6}},
     "Force K [UK-K] reached its checkpoint E4."},
    {MarkerReached{true_force_k, at("G5"), true, {6}},
     "Force K [UK-K] reached its destination G5 (Navarino Bay)."},
    {SightingTried{{true_force_k, true_convoy, Reach::one_between},
                   SightMode::radar,
                   at("C3"),
                   at("E3"),
                   {6},
                   true,
                   {}},
     "Force K [UK-K] in C3 spotted Convoy Beta [IT-B] in E3 by radar, with one square between; "
     "nothing was declared."},
    {SightingTried{{true_convoy, true_force_k, Reach::close},
                   SightMode::eye,
                   at("D3"),
                   at("C3"),
                   {6},
                   true,
                   Declaration{ShipType::CL, {2}}},
     "Convoy Beta [IT-B] in D3 spotted Force K [UK-K] in C3 by eye, in the same or the next "
     "square; declared were 2 units, the biggest a light cruiser."},
    {SightingTried{{true_convoy, true_force_k, Reach::close},
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
    {BattleMarked{{0}, at("E3"), {true_force_k, true_convoy}, {}, {6}},
     "Battle 1 was joined in E3: Force K [UK-K] and Convoy Beta [IT-B]."},
    {BattleAwaited{{0}}, "The turn waits for battle 1."},
    {BattleFought{{0}, {90, {{{3}, {0}, {0}}, {{4}, {50}, {50}}}, {{{0}, "All transports sunk."}}}},
     "Battle 1 was fought in 90 minutes: Duisburg sunk and Grecale 1 of 1 SP, 19 knots. Royal Navy "
     "learned: \"All transports sunk.\""},
    {BattleFought{{0}, {}}, "Battle 1 was fought in 0 minutes: no ship was harmed."},
    {FormationLost{true_convoy}, "Convoy Beta [IT-B] was lost with all its ships."},
    {FormationRested{true_force_k, {1}, {1}},
     "Force K [UK-K] keeps 1 point and a run of 1 diagonal for the next turn."},
    {SpottingForgotten{{1}}, "Sightings of turn 1 and before are current no more."},
    {TurnClosed{{3}, false}, "The turn closed; turn 3 is next."},
    {TurnClosed{{5}, true}, "The turn closed, and with it the campaign."},
};

}  // namespace

TEST_CASE("every fact is one sentence of the umpire's log", "[log]") {
    for (const Sentence& sentence : sentences) {
        CHECK(sentence_of(small_campaign(), sentence.fact) == sentence.text);
    }
}

TEST_CASE("the table of sentences leaves out no kind of fact", "[log]") {
    std::set<std::size_t> kinds;
    for (const Sentence& sentence : sentences) kinds.insert(sentence.fact.index());
    CHECK(kinds.size() == std::variant_size_v<Fact>);
}

TEST_CASE("a fact has an hour exactly when it has one", "[log]") {
    CHECK(hour_of(Fact{BattleMarked{{0}, at("E3"), {}, {}, {6}}}) == Pulse{6});
    CHECK_FALSE(hour_of(Fact{TurnClosed{}}));
}
