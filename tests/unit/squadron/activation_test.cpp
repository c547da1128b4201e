#include <catch2/catch.hpp>

#include "tactical/squadron/contacts.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

// The order of what happens in an activation, and who acts after it.

namespace {

void give_all(SquadronKit& kit, const std::vector<std::string>& orders) {
    for (const std::string& order : orders) {
        INFO(order);
        REQUIRE(kit.give(order).empty());
    }
}

/// The rules of all lines so far that are among these, in the order in which they were told.
std::vector<std::string> told(const SquadronKit& kit, const std::vector<std::string>& rules) {
    std::vector<std::string> found;
    for (const LogLine& line : kit.log.lines) {
        if (std::find(rules.begin(), rules.end(), line.rule) != rules.end()) {
            found.push_back(line.rule);
        }
    }
    return found;
}

std::size_t lines_with(const SquadronKit& kit, std::string_view words) {
    return static_cast<std::size_t>(std::count_if(
        kit.log.lines.begin(), kit.log.lines.end(),
        [&](const LogLine& line) { return line.text.find(words) != std::string::npos; }));
}

/// Two cruisers of red in line abreast, a cruiser of blue ahead of the first, another within range
/// of the second's broadside. Nobody hits anything.
SquadronKit pair_before_enemies() {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {300, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {0, 600}, 90);
    kit.ship(kit.squadron(blue, "cruiser"), {900, 200}, 0);
    for (ShipNumber ship = 0; ship < 4; ++ship) {
        kit.force_attacks(ship, 1);
        kit.force_all(DieUse::melee, ship, 1);
    }
    kit.begin();
    return kit;
}

/// One ship of each side that fight hand to hand; a second squadron of each far away.
SquadronKit two_engaged() {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {110, 0}, 0);
    kit.ship(kit.squadron(red, "cruiser"), {-3'000, 0}, 0);
    kit.far_enemy();
    kit.battle.fights = {{0, 1}};
    for (ShipNumber ship = 0; ship < 4; ++ship) {
        kit.force_attacks(ship, 1);
        kit.force_all(DieUse::melee, ship, 1);
    }
    kit.begin();
    return kit;
}

}  // namespace

TEST_CASE("a squadron moves ship by ship, then come contacts, fire and fights (US-20)") {
    SquadronKit kit = pair_before_enemies();
    give_all(kit, {"activate S1", "move T1 ahead 600 ram"});
    CHECK(told(kit, {"US-50", "US-51"}).empty());
    give_all(kit, {"move T2 ahead 200", "fire T2 starboard at T4", "pass"});
    CHECK(told(kit, {"US-8", "US-22", "US-21", "US-54", "US-50", "US-51", "US-30", "US-65"}) ==
          std::vector<std::string>{"US-8", "US-22", "US-21", "US-22", "US-54", "US-50", "US-51",
                                   "US-30", "US-65", "US-65"});
    CHECK(kit.battle.progress.asked == blue);
    CHECK(kit.battle.progress.asking == Asking::squadron);
}

TEST_CASE(
    "by contact.resolve = immediately a contact is over before the next ship moves (US-A10)") {
    for (const ContactResolve when : {ContactResolve::after_moves, ContactResolve::immediately}) {
        SquadronKit kit = pair_before_enemies();
        kit.tables.switches.contact_resolve = when;
        kit.battle.ships[2].damage.hull = 4;
        kit.force_all(DieUse::attack, 0, 4);  // six hits of a ram: a hull point, her last
        give_all(kit, {"activate S1", "move T1 ahead 600 ram"});
        INFO(word_of(when));
        CHECK(kit.battle.progress.asking == Asking::movement);
        CHECK(kit.battle.ships[2].is_on_table() == (when == ContactResolve::after_moves));
        give_all(kit, {"move T2 ahead 200"});
        CHECK(kit.battle.ships[2].where == Whereabouts::sunk);
        CHECK(lines_with(kit, "rams Ship 3") == 2);  // told, and rolled once
    }
}

TEST_CASE("a ship in contact with an enemy does not fire, beside a wreck she does (US-60)") {
    for (const bool is_sunk : {false, true}) {
        SquadronKit kit = pair_before_enemies();
        kit.battle.ships[3].place = {600, 300};
        if (is_sunk) {
            kit.battle.ships[2].damage.hull = 4;
            kit.force_all(DieUse::attack, 0, 4);
        }
        give_all(kit, {"activate S1", "move T1 ahead 600 ram", "move T2 ahead 200"});
        REQUIRE(kit.battle.progress.asking == Asking::fire);
        CHECK(may_fire(kit.battle, {0, WeaponArc::starboard}) == is_sunk);
        CHECK(may_fire(kit.battle, {1, WeaponArc::starboard}));
    }
}

TEST_CASE("crew killed by a collision still fires the guns, and is missed in the fight (US-60)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "battleship"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "battleship"), {0, 700}, 90);
    kit.begin();
    kit.force_attacks(0, 4);
    kit.force_attacks(1, 1);
    kit.battle.ships[1].damage.lasting[static_cast<std::size_t>(Lasting::waterline)] = 1;
    kit.force(DieUse::critical, 1, 0, 3);
    kit.force(DieUse::critical, 1, 1, 4);  // shambles
    kit.force(DieUse::crew, 1, 0, 3);
    for (ShipNumber ship = 0; ship < 2; ++ship) kit.force_all(DieUse::melee, ship, 1);
    give_all(kit, {"activate S1", "move T1 ahead 500 ram"});
    CHECK(kit.dice_said("Ship 1 (T1) fights") == "8 MD");
    CHECK(kit.dice_said("Ship 2 (T2) fights") == "5 MD");
    CHECK(kit.battle.ships[1].damage.crew == 3);
}

TEST_CASE("a ship at anchor fires, and fights hand to hand (US-27)") {
    SquadronKit kit = two_engaged();
    kit.battle.ships[0].anchor = Anchor::anchored;
    give_all(kit, {"activate S1", "pass"});
    CHECK(kit.dice_said("Ship 1 (T1) fights") == "5 MD");
    SquadronKit free = pair_before_enemies();
    free.battle.ships[1].anchor = Anchor::anchored;
    give_all(free, {"activate S1", "move T1 ahead 200", "stay T2", "fire T2 starboard at T4"});
    CHECK(free.battle.ships[1].place == kit::Point{300, 0});
    CHECK(free.battle.ships[1].has_fired[static_cast<std::size_t>(WeaponArc::starboard)]);
}

TEST_CASE("a fight goes on when a squadron of either side is activated (US-67, US-A29)") {
    for (const bool is_once : {false, true}) {
        SquadronKit kit = two_engaged();
        kit.tables.switches.melee_once_per_turn = is_once;
        give_all(kit, {"activate S1", "pass"});
        CHECK(lines_with(kit, "Ship 1 (T1) fights") == 1);
        give_all(kit, {"activate S2", "pass"});
        CHECK(lines_with(kit, "Ship 1 (T1) fights") == (is_once ? 1 : 2));
        CHECK(kit.battle.fights == std::vector<Pair>{{0, 1}});
    }
}

TEST_CASE("by melee.once_per_turn a second contact in a turn brings no second round (US-A29)") {
    for (const bool is_once : {false, true}) {
        SquadronKit kit = pair_before_enemies();
        kit.tables.switches.melee_once_per_turn = is_once;
        kit.battle.progress.fought = {{0, 2}};
        give_all(kit, {"activate S1", "move T1 ahead 600 ram", "move T2 ahead 200", "pass"});
        CHECK(lines_with(kit, "fights") == (is_once ? 0 : 2));
    }
}

TEST_CASE("while a fight lasts a ship neither moves nor fires (US-68, US-69)") {
    SquadronKit kit = two_engaged();
    kit.ship(kit.squadron(blue, "cruiser"), {-700, 0}, 0);
    kit.begin();
    give_all(kit, {"activate S1", "pass"});
    CHECK_FALSE(may_fire(kit.battle, {0, WeaponArc::port}));
    CHECK(kit.battle.progress.asked == blue);  // there was nothing to move and nothing to fire
    kit = two_engaged();
    kit.ship(kit.squadron(blue, "cruiser"), {-700, 0}, 0);
    kit.tables.switches.break_off = BreakOff::free;
    kit.begin();
    give_all(kit, {"activate S1", "break T1", "move T1 ahead 200"});
    CHECK(may_fire(kit.battle, {0, WeaponArc::port}));
    CHECK(kit.battle.progress.asking == Asking::fire);
}

TEST_CASE("an activation begins with card, command, element, break-off, fight, drift (US-B14)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {110, 0}, 0);
    kit.ship(squadron, {-100 - 900, 0}, 0);  // 9 inches from the first
    kit.far_enemy();
    kit.battle.fights = {{0, 1}};
    kit.force(DieUse::break_off, 0, 0, 1);
    kit.force(DieUse::break_off, 1, 0, 6);
    for (ShipNumber ship = 0; ship < 2; ++ship) kit.force_all(DieUse::melee, ship, 1);
    kit.begin();
    give_all(kit, {"activate S1"});
    REQUIRE(kit.battle.progress.asking == Asking::element);
    give_all(kit, {"element T1"});
    REQUIRE(kit.battle.progress.asking == Asking::break_off);
    give_all(kit, {"break T1"});
    CHECK(told(kit, {"US-8", "US-69", "US-65", "US-18"}) ==
          std::vector<std::string>{"US-8", "US-69", "US-65", "US-65", "US-18"});
}

TEST_CASE("the command test comes after an S card, and is not made again after a drift (US-B14)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {0, -150 - 700}, 0);
    kit.far_enemy();
    const auto& kinds = kit.tables.cards.kinds;
    const auto signals = std::find_if(kinds.begin(), kinds.end(), [](const CardKind& kind) {
        return kind.op == CardOp::command_radius;
    });
    const kit::Card card{static_cast<std::uint32_t>(signals - kinds.begin())};
    kit.battle.decks[0].hands[0] = {card};
    kit.begin();
    SquadronKit without = kit;
    give_all(kit, {"activate S1 with C" + std::to_string(card.number + 1)});
    CHECK(kit.battle.activation.element == std::vector<ShipNumber>{0, 1});
    give_all(without, {"activate S1", "element T1"});
    // the other drifted 2 inches towards her, and stays outside for all that
    CHECK(without.battle.activation.outside == std::vector<ShipNumber>{1});
    CHECK(without.give("move T2 ahead 200") == "a ship of the element that has yet to move");
}

TEST_CASE("anchored and engaged ships outside the element lie still (US-B18)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {-1'000, 0}, 0);
    kit.ship(squadron, {1'000, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {1'110, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {-1'400, 0}, 0);
    kit.battle.ships[1].anchor = Anchor::anchored;
    kit.battle.fights = {{2, 3}};
    for (ShipNumber ship = 2; ship < 4; ++ship) kit.force_all(DieUse::melee, ship, 1);
    kit.begin();
    give_all(kit, {"activate S1", "element T1"});
    CHECK(kit.battle.ships[1].place == kit::Point{-1'000, 0});
    CHECK(kit.battle.ships[2].place == kit::Point{1'000, 0});
    CHECK(lines_with(kit, "Ship 3 (T3) fights") == 1);  // nobody asked whether it breaks off
    CHECK(kit.give("weigh T2") == "a ship of the element that has yet to move");
    CHECK_FALSE(may_fire(kit.battle, {1, WeaponArc::port}));
}

TEST_CASE("after the fire only pairs fight that have not fought yet (US-B20)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {300, -400}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {110, 0}, 0);
    kit.battle.fights = {{0, 2}};
    for (ShipNumber ship = 0; ship < 3; ++ship) {
        kit.force_attacks(ship, 1);
        kit.force_all(DieUse::melee, ship, 1);
    }
    kit.battle.ships[2].damage.crew = 1;
    kit.begin();
    give_all(kit, {"activate S1", "pass", "move T2 port 45 ahead 350"});
    CHECK(lines_with(kit, "Ship 1 (T1) fights Ship 3") == 1);
    CHECK(lines_with(kit, "Ship 2 (T2) fights Ship 3") == 1);
    CHECK(kit.battle.fights == std::vector<Pair>{{0, 2}, {1, 2}});
}

TEST_CASE("a shot is over before the next is declared, or all are declared first (US-B25)") {
    for (const FireDeclare declare : {FireDeclare::one_by_one, FireDeclare::all_first}) {
        SquadronKit kit;
        kit.tables.switches.fire_declare = declare;
        const SquadronNumber squadron = kit.squadron(red, "cruiser");
        kit.ship(squadron, {0, 0}, 0);
        kit.ship(squadron, {0, -400}, 0);
        kit.ship(kit.squadron(blue, "frigate"), {500, 0}, 0);
        kit.far_enemy();
        kit.battle.ships[2].damage.hull = 1;
        kit.begin();
        kit.force_attacks(0, 1);
        kit.force(DieUse::attack, 0, 0, 4);
        kit.force(DieUse::attack, 0, 1, 4);  // two hits: her last hull point
        give_all(kit, {"activate S1", "move T1 ahead 200", "move T2 ahead 200",
                       "fire T1 starboard at T3"});
        INFO(word_of(declare));
        const bool is_first = declare == FireDeclare::all_first;
        CHECK(kit.battle.ships[2].is_on_table() == is_first);
        if (!is_first) continue;
        give_all(kit, {"fire T2 starboard at T3"});
        CHECK(kit.battle.ships[2].where == Whereabouts::sunk);
        CHECK(lines_with(kit, "fires starboard") == 1);  // the other shot has lost its target
    }
}

TEST_CASE("three sides go round in the order of initiative, allies for themselves (US-B42)") {
    SquadronKit kit;
    const SideIndex green{2};
    kit.battle.sides.push_back({"Green", 90, false, {0, 1, 0}, 0, 0, 0, false, {}, {}});
    kit.battle.sides[0].hostile = {0, 1, 0};
    kit.battle.sides[1].hostile = {1, 0, 1};
    kit.tables.switches.link_scope = LinkScope::fleet;
    for (kit::CardTable& deck : kit.battle.decks) {
        deck.hands.resize(3);
        deck.laid.resize(3);
    }
    kit.battle.decks.push_back(kit.battle.decks.front());
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(green, "cruiser"), {0, -400}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {700, 0}, 0);
    kit.ship(kit.squadron(red, "cruiser"), {-2'000, 0}, 0);
    kit.battle.decks[0].hands[0] = {{0}, {1}};
    kit.battle.decks[2].hands[2] = {{5}};
    kit.battle.progress.initiative = {green, red, blue};
    kit.battle.progress.queue = kit::queue_of({{green, {1}, 0}, {red, {0, 3}, 0}, {blue, {2}, 0}});
    kit.battle.progress.asked = green;
    kit.battle.progress.asking = Asking::squadron;
    give_all(kit, {"activate S2", "move T2 ahead 200"});
    REQUIRE(kit.battle.progress.asking == Asking::fire);
    CHECK(joiners_for(kit.tables, kit.battle, {1, WeaponArc::starboard}, 2).empty());
    CHECK(kit.view(green).cards[0].hand.empty());
    CHECK(kit.view(green).cards[0].hand_sizes[0] == 2);
    CHECK(kit.view(red).cards[2].hand.empty());
    give_all(kit, {"pass"});
    CHECK(kit.battle.progress.asked == red);
    give_all(kit, {"activate S1", "move T1 ahead 200", "pass"});
    CHECK(kit.battle.progress.asked == blue);
    give_all(kit, {"activate S3", "move T3 ahead 200", "pass"});
    CHECK(kit.battle.progress.asked == red);  // green has no squadron left and is skipped
}
