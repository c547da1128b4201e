#include <catch2/catch.hpp>

#include "tactical/squadron/course.h"
#include "tactical/squadron/hands.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

kit::Card card_of(const Tables& tables, CardOp op) {
    for (std::uint32_t number = 0; number < tables.cards.kinds.size(); ++number) {
        if (tables.cards.kinds[number].op == op) return {number};
    }
    return {999};
}

/// Two cruisers within range of each other; each side holds these cards.
SquadronKit with_cards(const std::vector<CardOp>& of_red, const std::vector<CardOp>& of_blue) {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {500, 0}, 0);
    for (const CardOp op : of_red) kit.battle.decks[0].hands[0].push_back(card_of(kit.tables, op));
    for (const CardOp op : of_blue) kit.battle.decks[1].hands[1].push_back(card_of(kit.tables, op));
    std::sort(kit.battle.decks[0].hands[0].begin(), kit.battle.decks[0].hands[0].end());
    kit.begin();
    return kit;
}

std::string called(const SquadronKit& kit, CardOp op) {
    return "C" + std::to_string(card_of(kit.tables, op).number + 1);
}

}  // namespace

TEST_CASE("a hand is one card for each squadron, five at most (V-US-19)") {
    for (const auto& [squadrons, cards] : {std::pair{3, 3}, {5, 5}, {7, 5}}) {
        SquadronKit kit;
        for (int squadron = 0; squadron < squadrons; ++squadron) {
            kit.ship(kit.squadron(red, "frigate"), {200 * squadron, 0}, 0);
        }
        CHECK(hand_limit(kit.tables, kit.battle, red) == static_cast<std::size_t>(cards));
        kit.battle.sides[0].squadrons_at_start = 5;
        kit.battle.ships[0].where = Whereabouts::sunk;
        CHECK(hand_limit(kit.tables, kit.battle, red) ==
              static_cast<std::size_t>(std::min(5, squadrons - 1)));
        kit.tables.switches.count_initial = true;
        CHECK(hand_limit(kit.tables, kit.battle, red) == 5);
    }
}

TEST_CASE("the deck has forty cards, by the table of 1.4.6") {
    std::map<CardTiming, std::int32_t> copies;
    for (const CardKind& kind : Tables().cards.kinds) copies[kind.timing] += kind.copies;
    CHECK(copies == std::map<CardTiming, std::int32_t>{{CardTiming::turn, 8},
                                                       {CardTiming::activation, 12},
                                                       {CardTiming::action, 10},
                                                       {CardTiming::reaction, 10}});
}

TEST_CASE("all sail adds 2 inches, and no A card follows an S card (US-71, US-A22)") {
    SquadronKit kit = with_cards({CardOp::more_movement, CardOp::more_attack_dice}, {});
    REQUIRE(kit.give("activate S1 with " + called(kit, CardOp::more_movement)).empty());
    REQUIRE(kit.give("move T1 ahead 900").empty());
    kit.battle.ships[0].place = {0, 0};
    if (kit.battle.progress.asking == Asking::fire) {
        CHECK(kit.give("play " + called(kit, CardOp::more_attack_dice)) ==
              "no second card in this activation");
    }
}

TEST_CASE("an A card adds 2 AD to one shot after all halves (US-B15)") {
    SquadronKit kit = with_cards({CardOp::more_attack_dice}, {CardOp::halve_attack});
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("move T1 ahead 200").empty());
    REQUIRE(kit.give("play " + called(kit, CardOp::more_attack_dice)).empty());
    CHECK(kit.battle.progress.asking == Asking::reaction);
    REQUIRE(kit.give("pass").empty());
    kit.force_attacks(0, 1);
    REQUIRE(kit.give("fire T1 starboard at T2").empty());
    CHECK(kit.battle.progress.asked == blue);
    REQUIRE(kit.give("play " + called(kit, CardOp::halve_attack)).empty());
    CHECK(kit.dice_said("fires") == "5 AD");  // 6 halved, plus 2
    SquadronKit first = with_cards({CardOp::more_attack_dice}, {CardOp::halve_attack});
    first.tables.switches.fire_order = FireOrder::card_first;
    first.give("activate S1");
    first.give("move T1 ahead 200");
    first.give("play " + called(first, CardOp::more_attack_dice));
    first.give("pass");
    first.force_attacks(0, 1);
    first.give("fire T1 starboard at T2");
    first.give("play " + called(first, CardOp::halve_attack));
    CHECK(first.dice_said("fires") == "4 AD");
}

TEST_CASE("an enemy with cards is asked whether it can answer or not, without cards not (US-B34)") {
    SquadronKit kit = with_cards({}, {CardOp::fog});
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("move T1 ahead 200").empty());
    REQUIRE(kit.give("fire T1 starboard at T2").empty());
    CHECK(kit.battle.progress.asking == Asking::reaction);
    CHECK(kit.give("play " + called(kit, CardOp::fog)) == "an R card");
    SquadronKit empty = with_cards({}, {});
    REQUIRE(empty.give("activate S1").empty());
    REQUIRE(empty.give("move T1 ahead 200").empty());
    REQUIRE(empty.give("fire T1 starboard at T2").empty());
    CHECK(empty.battle.progress.asking != Asking::reaction);
}

TEST_CASE("a counterspell cancels an S card on 4 or more") {
    for (const std::int32_t face : {3, 4}) {
        SquadronKit kit = with_cards({CardOp::more_movement}, {CardOp::cancel_card});
        REQUIRE(kit.give("activate S1 with " + called(kit, CardOp::more_movement)).empty());
        kit.force(DieUse::card, 0, 0, face);
        REQUIRE(kit.give("play " + called(kit, CardOp::cancel_card)).empty());
        CHECK(kit.battle.activation.more_movement == (face == 3 ? 200 : 0));
        CHECK(kit.battle.decks[1].discards.size() == 1);
    }
}

TEST_CASE("evasion makes a ram a miss on 3 or more; the ships still touch (US-B31)") {
    for (const std::int32_t face : {2, 3}) {
        SquadronKit kit = with_cards({}, {CardOp::dodge_ram});
        kit.battle.ships[1].place = {0, 600};
        REQUIRE(kit.give("activate S1").empty());
        REQUIRE(kit.give("move T1 ahead 600 ram").empty());
        REQUIRE(kit.battle.progress.asking == Asking::reaction);
        kit.force(DieUse::card, 0, 0, face);
        kit.force_attacks(0, 1);
        kit.force_attacks(1, 1);
        for (std::uint32_t nth = 0; nth < 20; ++nth) {
            kit.force(DieUse::melee, 0, nth, 1);
            kit.force(DieUse::melee, 1, nth, 1);
        }
        REQUIRE(kit.give("play " + called(kit, CardOp::dodge_ram)).empty());
        CHECK(kit.dice_said("takes the ram of").empty() == (face == 3));
        CHECK(kit.battle.fights == std::vector<Pair>{{0, 1}});
    }
}

TEST_CASE("good fortune rolls a critical again, and the second stands (US-B34)") {
    SquadronKit kit = with_cards({}, {CardOp::reroll_critical});
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("move T1 ahead 200").empty());
    kit.battle.criticals = {{1, red, 5, false, false}};
    REQUIRE(kit.give("pass").empty());
    REQUIRE(kit.battle.progress.asking == Asking::reaction);
    kit.force(DieUse::critical, 1, 0, 4);
    kit.force(DieUse::critical, 1, 1, 5);
    REQUIRE(kit.give("play " + called(kit, CardOp::reroll_critical)).empty());
    CHECK(kit.battle.ships[1].damage.hull == 3);
    CHECK(kit.battle.ships[1].damage.of(Lasting::mast) == 0);
}

TEST_CASE("hard over pays for 45 degrees, not without steering (US-B27)") {
    SquadronKit kit = with_cards({CardOp::free_turn}, {});
    REQUIRE(kit.give("activate S1").empty());
    SquadronKit stuck = kit;
    stuck.battle.ships[0].damage.lasting[0] = 1;
    CHECK(stuck.give("play " + called(kit, CardOp::free_turn) + " on T1") ==
          "a ship that can turn and has yet to move");
    REQUIRE(kit.give("play " + called(kit, CardOp::free_turn) + " on T1").empty());
    CHECK(kit.give("move T1 starboard 45 ahead 700").empty());
}

TEST_CASE("a jury rig repairs one lasting critical on 3 or more") {
    SquadronKit kit = with_cards({CardOp::repair_now}, {});
    kit.battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::mast)] = 1;
    const std::string card = called(kit, CardOp::repair_now);
    CHECK(kit.give("activate S1 with " + card + " on T1 guns") == "damage that she has");
    kit.force(DieUse::card, 0, 0, 3);
    REQUIRE(kit.give("activate S1 with " + card + " on T1 mast").empty());
    CHECK(kit.battle.ships[0].damage.of(Lasting::mast) == 0);
}

TEST_CASE("T cards are laid face down and carried out together (US-5, US-B29)") {
    SquadronKit kit = with_cards({CardOp::shift_wind}, {CardOp::fog});
    kit.battle.progress.phase = Phase::turn_cards;
    kit.battle.progress.asking = Asking::turn_card;
    kit.battle.progress.waiting = {red, blue};
    kit.battle.conditions.force = usual_force;
    const std::string wind = called(kit, CardOp::shift_wind);
    CHECK(kit.give("lay " + wind) == "port or starboard after it");
    REQUIRE(kit.give("lay " + wind + " port").empty());
    CHECK(kit.view(blue).cards[0].laid_sizes[0] == 1);
    CHECK(kit.view(blue).known.sides[0].shift == Turning::starboard);
    CHECK(kit.battle.conditions.wind_from == 0);
    kit.force(DieUse::wind, 0, 0, 1);
    kit.force(DieUse::wind, 1, 0, 1);
    REQUIRE(kit.give("lay " + called(kit, CardOp::fog)).empty());
    CHECK(kit.battle.conditions.wind_from == 315);
    CHECK(kit.battle.conditions.fog_band == 2);
    CHECK(kit.battle.progress.asking == Asking::squadron);
}

TEST_CASE("after the draw cards held before may be exchanged (US-70, US-72)") {
    SquadronKit kit = with_cards({CardOp::fog}, {});
    kit.battle.decks[0].deck = {{0}, {1}, {2}};
    kit.ship(kit.squadron(red, "frigate"), {0, -500}, 0);
    kit.battle.progress.phase = Phase::end;
    kit.battle.progress.done = 3;
    kit.battle.progress.asking = Asking::squadron;
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    go_on(ground);
    CHECK(kit.battle.decks[0].hands[0] == std::vector<kit::Card>{{1}, {2}});
    CHECK(kit.battle.progress.asking == Asking::exchange);
    CHECK(kit.give("exchange C3") == "cards that you held before you drew");
    REQUIRE(kit.give("exchange C2").empty());
    CHECK(kit.battle.decks[0].hands[0] == std::vector<kit::Card>{{1}, {2}});
    CHECK(kit.battle.decks[0].discards == std::vector<kit::Card>{{1}});
}

TEST_CASE("the end phase draws cards and ends what a turn lasts (US-9)") {
    SquadronKit kit = with_cards({}, {});
    kit.battle.decks[0].deck = {{0}, {1}};
    kit.battle.conditions.fog_band = 2;
    kit.battle.conditions.swell = 1;
    kit.battle.squadrons[0].radius = 800;
    kit.battle.ships[0].anchor = Anchor::weighing;
    kit.battle.ships[0].run = 300;
    kit.battle.ships[0].has_fired[0] = true;
    kit.battle.progress.fought = {{0, 1}};
    kit.battle.progress.queue = {};
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, &kit.log);
    go_on(ground);
    CHECK(kit.battle.progress.turn == 2);
    CHECK(kit.battle.decks[0].hands[0] == std::vector<kit::Card>{{1}});
    CHECK(kit.battle.conditions.fog_band == 4);
    CHECK(kit.battle.conditions.swell == 0);
    CHECK(kit.battle.squadrons[0].radius == 0);
    CHECK(kit.battle.ships[0].anchor == Anchor::under_way);
    CHECK(kit.battle.ships[0].run == 0);
    CHECK_FALSE(kit.battle.ships[0].has_fired[0]);
    CHECK(kit.battle.progress.fought.empty());
}

TEST_CASE("each side has a deck, or all draw from one (US-B6)") {
    for (const bool is_shared : {false, true}) {
        SquadronKit kit = with_cards({}, {});
        kit.tables.switches.shared_deck = is_shared;
        kit.battle.decks = new_decks(kit.tables, 2);
        CHECK(kit.battle.decks.size() == (is_shared ? 1 : 2));
        const Dice forced = ForcedDice{kit.dice, {}};
        Ground ground(kit.tables, kit.battle, forced, nullptr);
        shuffle_decks(ground);
        for (const SideIndex side : {red, blue}) draw_to_limit(ground, side);
        const auto left = [&](std::size_t deck) { return kit.battle.decks[deck].deck.size(); };
        CHECK(left(0) == (is_shared ? 38 : 39));
        if (!is_shared) CHECK(left(1) == 39);
        CHECK(kit.battle.decks[is_shared ? 0 : 1].hands[1].size() == 1);
    }
}

TEST_CASE("an empty deck is made of the discards, shuffled (US-B6)") {
    SquadronKit kit = with_cards({}, {});
    kit.battle.decks[0].discards = {{4}};
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    draw_to_limit(ground, red);
    CHECK(kit.battle.decks[0].hands[0] == std::vector<kit::Card>{{4}});
    CHECK(kit.battle.decks[0].discards.empty());
    CHECK(kit.battle.decks[0].shuffles == 1);
}

TEST_CASE("a hand that is too large stays, and is exchanged one for one (US-B32)") {
    SquadronKit kit = with_cards({CardOp::fog, CardOp::swell, CardOp::shift_wind}, {});
    kit.battle.decks[0].deck = {{9}, {8}, {7}};
    kit.battle.progress.queue = {};
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    go_on(ground);
    REQUIRE(kit.battle.progress.asking == Asking::exchange);
    CHECK(kit.battle.decks[0].hands[0].size() == 3);  // for one squadron
    const auto two =
        std::vector(kit.battle.decks[0].hands[0].begin(), kit.battle.decks[0].hands[0].begin() + 2);
    REQUIRE(kit.give("exchange C" + std::to_string(two[0].number + 1) + " C" +
                     std::to_string(two[1].number + 1))
                .empty());
    CHECK(kit.battle.decks[0].hands[0].size() == 3);
    CHECK(kit.battle.decks[0].discards == two);
}

TEST_CASE("the opening hand is drawn when all are deployed, and is not exchanged (US-B6, US-B32)") {
    SquadronKit kit = with_cards({}, {});
    kit.battle.decks = new_decks(kit.tables, 2);
    kit.battle.progress.phase = Phase::deployment;
    kit.battle.progress.turn = 0;
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    go_on(ground);
    CHECK(kit.battle.progress.turn == 1);
    CHECK(kit.battle.progress.asking == Asking::turn_card);
    for (std::size_t side = 0; side < 2; ++side) {
        CHECK(kit.battle.decks[side].hands[side].size() == 1);
        CHECK(kit.battle.sides[side].held.empty());
    }
}
