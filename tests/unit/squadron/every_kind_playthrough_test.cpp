#include <catch2/catch.hpp>
#include <span>
#include <string>

#include "support/told_battle.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

// Battles in which every kind of contact, of shot and of card comes once, as they are told:
// tests/playthroughs/squadron_every_kind.txt.

namespace {

/// A scene with its own ships, whose orders are written down with those of all scenes.
class Scene : public SquadronKit {
  public:
    Scene(test::ToldBattle& told, std::string_view heading) : told_(told) { told.heading(heading); }

    /// In the order in which the decks list them.
    void hold(SideIndex side, std::initializer_list<CardOp> ops) {
        auto& hand = battle.decks[side.index()].hands[side.index()];
        for (const CardOp op : ops) hand.push_back(card_of(op));
        std::sort(hand.begin(), hand.end());
    }
    [[nodiscard]] kit::Card card_of(CardOp op) const {
        const auto& kinds = tables.cards.kinds;
        const auto found = std::find_if(kinds.begin(), kinds.end(),
                                        [op](const CardKind& kind) { return kind.op == op; });
        return {static_cast<std::uint32_t>(found - kinds.begin())};
    }
    [[nodiscard]] std::string called(CardOp op) const {
        return "C" + std::to_string(card_of(op).number + 1);
    }

    /// The first dice of a use in the next step; those that follow miss.
    void roll(DieUse use, std::uint32_t subject, std::initializer_list<std::int32_t> faces) {
        force_all(use, subject, 1);
        std::uint32_t nth = 0;
        for (const std::int32_t face : faces) force(use, subject, nth++, face);
    }
    /// Nobody hits anything, unless other dice are given.
    void start() {
        for (ShipNumber ship = 0; ship < battle.ships.size(); ++ship) {
            roll(DieUse::attack, ship, {});
            roll(DieUse::melee, ship, {});
        }
        begin();
    }

    void order(std::string_view line) {
        const std::string side = battle.sides[battle.progress.asked.index()].name;
        INFO(side << ": " << line);
        const std::size_t before = log.lines.size();
        REQUIRE(give(line) == std::string());
        told_.order(side + ": " + std::string(line));
        told_.lines(std::span(log.lines).subspan(before));
    }

  private:
    test::ToldBattle& told_;
};

void linked_and_split_shots(test::ToldBattle& told) {
    Scene scene(told, "A linked shot with an A card and an R card, and a split one");
    const SquadronNumber squadron = scene.squadron(red, "heavy cruiser");
    scene.ship(squadron, {0, 0}, 0);
    scene.ship(squadron, {0, -400}, 0);
    scene.ship(scene.squadron(blue, "cruiser"), {700, 0}, 0);
    scene.ship(scene.squadron(blue, "frigate"), {700, -500}, 0);
    scene.hold(red, {CardOp::more_attack_dice});
    scene.hold(blue, {CardOp::halve_attack});
    scene.start();
    scene.order("activate S1");
    scene.order("move T1 ahead 200");
    scene.order("move T2 ahead 200");
    scene.order("play " + scene.called(CardOp::more_attack_dice));
    scene.order("pass");
    scene.roll(DieUse::attack, 0, {4, 5, 6, 4, 2, 3, 5});
    scene.order("fire T1 starboard at T3 with T2 starboard T1 turret");
    scene.order("play " + scene.called(CardOp::halve_attack));
    CHECK(scene.battle.ships[2].damage.hull == 1);
    scene.roll(DieUse::attack, 1, {1, 5, 4});
    scene.order("split T2 turret T3 1 T4 2");
    CHECK(scene.battle.ships[3].damage.hull == 1);
}

void cards_of_a_turn(test::ToldBattle& told) {
    Scene scene(told, "T cards: a shift of the wind, and fog");
    scene.ship(scene.squadron(red, "cruiser"), {0, 0}, 0);
    scene.ship(scene.squadron(blue, "cruiser"), {700, 0}, 0);
    scene.hold(red, {CardOp::shift_wind});
    scene.hold(blue, {CardOp::fog});
    scene.battle.conditions.force = usual_force;
    scene.battle.conditions.wind_from = 180;
    scene.start();
    scene.battle.progress.phase = Phase::turn_cards;
    scene.battle.progress.asking = Asking::turn_card;
    scene.battle.progress.waiting = {red, blue};
    scene.force(DieUse::initiative, 0, 0, 5);
    scene.dice[key_of(DieUse::initiative, 1, 0, 0)] = 5;
    scene.dice[key_of(DieUse::initiative, 1, 1, 0)] = 2;
    scene.roll(DieUse::wind, 0, {6});
    scene.roll(DieUse::wind_change, 0, {5});
    scene.order("lay " + scene.called(CardOp::shift_wind) + " port");
    scene.order("lay " + scene.called(CardOp::fog));
    CHECK(scene.battle.conditions.fog_band == 2);
    CHECK(scene.battle.conditions.wind_from == 225);
}

void cards_of_a_squadron(test::ToldBattle& told) {
    Scene scene(told, "An S card, and another that is cancelled");
    scene.ship(scene.squadron(red, "cruiser"), {0, 0}, 0);
    scene.ship(scene.squadron(red, "cruiser"), {-1'000, 0}, 0);
    scene.far_enemy();
    scene.hold(red, {CardOp::ignore_wind, CardOp::more_movement});
    scene.hold(blue, {CardOp::cancel_card, CardOp::fog});
    scene.battle.conditions.force = usual_force;
    scene.start();
    scene.order("activate S1 with " + scene.called(CardOp::ignore_wind));
    scene.order("pass");
    scene.order("move T1 ahead 700");
    scene.battle.progress.asked = red;
    scene.battle.progress.queue = kit::queue_of({{red, {1}, 0}, {blue, {2}, 0}});
    scene.battle.progress.asking = Asking::squadron;
    scene.order("activate S2 with " + scene.called(CardOp::more_movement));
    scene.roll(DieUse::card, 0, {4});
    scene.order("play " + scene.called(CardOp::cancel_card));
    scene.order("move T2 ahead 350");
    CHECK(scene.battle.ships[0].place.y == 700);
    CHECK(scene.battle.ships[1].place.y == 350);
}

void ram_and_boarding(test::ToldBattle& told) {
    Scene scene(told, "A ram that an R card does not ward off, a boarding, and a prize");
    scene.ship(scene.squadron(red, "cruiser"), {0, 0}, 0);
    scene.ship(scene.squadron(blue, "transport"), {0, 600}, 90);
    scene.far_enemy();
    scene.hold(red, {CardOp::more_melee_dice});
    scene.hold(blue, {CardOp::dodge_ram});
    scene.start();
    scene.order("activate S1");
    scene.order("play " + scene.called(CardOp::more_melee_dice) + " on T1");
    scene.order("pass");
    scene.order("move T1 ahead 600 ram");
    scene.roll(DieUse::card, 0, {2});
    scene.roll(DieUse::attack, 0, {4, 4, 5});
    scene.roll(DieUse::attack, 1, {4});
    scene.roll(DieUse::melee, 0, {4, 1, 5});
    scene.roll(DieUse::melee, 1, {6, 1});
    scene.order("play " + scene.called(CardOp::dodge_ram));
    CHECK(scene.battle.ships[1].where == Whereabouts::captured);
}

void dodged_ram(test::ToldBattle& told) {
    Scene scene(told, "A ram that an R card makes a miss");
    scene.ship(scene.squadron(red, "cruiser"), {0, 0}, 0);
    scene.ship(scene.squadron(blue, "cruiser"), {0, 600}, 90);
    scene.hold(blue, {CardOp::dodge_ram});
    scene.start();
    scene.order("activate S1");
    scene.order("move T1 ahead 600 ram");
    scene.roll(DieUse::card, 0, {3});
    scene.order("play " + scene.called(CardOp::dodge_ram));
    CHECK(scene.battle.ships[1].damage.hull == 0);
    CHECK(scene.battle.fights == std::vector<Pair>{{0, 1}});
}

void red_ram(test::ToldBattle& told) {
    Scene scene(told, "A red ram: a critical at DR, which an R card rolls again");
    scene.ship(scene.squadron(red, "battleship"), {0, 0}, 0);
    scene.ship(scene.squadron(blue, "battleship"), {0, 700}, 90);
    scene.hold(blue, {CardOp::reroll_critical});
    scene.start();
    scene.order("activate S1");
    scene.order("move T1 ahead 500 ram");
    scene.roll(DieUse::attack, 0, {6, 6, 5, 4, 6, 2, 4});
    scene.order("pass");
    CHECK(scene.battle.criticals.size() == 1);
    scene.roll(DieUse::critical, 1, {4, 5});
    scene.order("play " + scene.called(CardOp::reroll_critical));
    while (scene.battle.progress.asking == Asking::reaction) scene.order("pass");
    CHECK(scene.battle.ships[1].damage.hull == 3);
}

void collisions(test::ToldBattle& told) {
    Scene scene(told, "Collisions: with an enemy, a friend, a sandbank, a reef and a cliff");
    const SquadronNumber squadron = scene.squadron(red, "frigate");
    for (std::int32_t at = 0; at < 5; ++at) scene.ship(squadron, {300 * at, 0}, 0);
    scene.ship(scene.squadron(red, "frigate"), {0, 500}, 0);
    scene.ship(scene.squadron(blue, "frigate"), {300, 500}, 180);
    for (const std::int32_t kind : {0, 1, 2}) {
        scene.battle.obstacles.push_back(
            {static_cast<ObstacleKind>(kind), {{600 + 300 * kind, 500}, 0, 200, 200}, kind == 2});
    }
    scene.start();
    scene.order("activate S1");
    for (std::int32_t ship = 1; ship <= 4; ++ship) {
        scene.order("move T" + std::to_string(ship) + " ahead 500");
    }
    scene.roll(DieUse::attack, 2, {4, 5});
    scene.order("move T5 ahead 500");
    CHECK(scene.battle.ships[2].damage.hull == 1);
}

void drift_into_enemy(test::ToldBattle& told) {
    Scene scene(told, "A ship out of command that drifts into an enemy");
    const SquadronNumber squadron = scene.squadron(red, "frigate");
    scene.ship(squadron, {0, 0}, 0);
    scene.ship(squadron, {1'000, 0}, 0);
    scene.ship(scene.squadron(blue, "cruiser"), {1'000, 200}, 90);
    scene.start();
    scene.order("activate S1");
    scene.order("element T1");
    scene.order("move T1 ahead 200");
    CHECK(scene.battle.touching == std::vector<Pair>{{1, 2}});
}

void derelicts(test::ToldBattle& told) {
    Scene scene(told, "Derelicts: one is taken, one is rescued");
    scene.ship(scene.squadron(red, "cruiser"), {0, 0}, 0);
    scene.ship(scene.squadron(red, "frigate"), {-600, 0}, 0);
    scene.ship(scene.squadron(blue, "transport"), {0, 500}, 90);
    scene.ship(scene.squadron(red, "frigate"), {-600, 500}, 0);
    scene.far_enemy();
    for (const ShipNumber number : {2U, 3U}) {
        Ship& derelict = scene.battle.ships[number];
        derelict.is_derelict = true;
        derelict.squadron = no_squadron;
        derelict.damage.crew = 2;
    }
    scene.start();
    scene.order("activate S1");
    scene.order("move T1 ahead 600");
    scene.battle.progress.asked = red;
    scene.battle.progress.queue = kit::queue_of({{red, {1}, 0}, {blue, {4}, 0}});
    scene.order("activate S2");
    scene.order("move T2 ahead 600");
    CHECK(scene.battle.ships[2].where == Whereabouts::captured);
    CHECK(scene.battle.ships[3].where == Whereabouts::rescued);
}

}  // namespace

TEST_CASE("every kind of contact, shot and card is told as it was approved", "[playthrough]") {
    test::ToldBattle told("Every kind of contact, shot and card of squadrons, with forced dice.");
    linked_and_split_shots(told);
    cards_of_a_turn(told);
    cards_of_a_squadron(told);
    ram_and_boarding(told);
    dodged_ram(told);
    red_ram(told);
    collisions(told);
    drift_into_enemy(told);
    derelicts(told);
    told.check("tests/playthroughs/squadron_every_kind.txt");
}
