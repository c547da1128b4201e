#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tactical/gunnery/helm.h"
#include "unit/gunnery/view_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

constexpr std::int32_t miles_off = 18'000;

/// Two cruisers against two, by day, nine miles off.
ViewKit even() {
    ViewKit kit;
    kit.division(cruiser(), 2, {0, 0}, 90);
    kit.enemy(cruiser(), {0, miles_off}, 1, 90).enemy(cruiser(), {500, miles_off}, 1, 90);
    return kit;
}

/// One against three battleships.
ViewKit outnumbered() {
    ViewKit kit;
    kit.division(cruiser(), 1, {0, 0}, 90);
    for (std::int32_t i = 0; i < 3; ++i) kit.enemy(battleship(), {i * 500, miles_off}, 1, 90);
    return kit;
}

bool keeps_range(const std::string& line, std::int32_t least, std::int32_t most) {
    const std::size_t at = line.find("keep ");
    if (at == line.npos || line.compare(at + 5, 1, "t") == 0) return false;
    const std::int32_t range = std::stoi(line.substr(at + 5));
    return range >= least && range <= most;
}

}  // namespace

TEST_CASE("A captain's line ends his turn, and he repeats nothing that stands") {
    ViewKit kit = even();
    const Order order = captains_order(kit.view_, {}, kit.tables);
    CHECK(order.turns == 1);
    CHECK_FALSE(order.clauses.empty());
    for (const Clause& clause : order.clauses) give(clause, kit.view_.own);
    CHECK(kit.captain() == "done");
}

TEST_CASE("A captain who is unaware only carries on") {
    ViewKit kit = even();
    kit.view_.own.is_aware = false;
    CHECK(kit.captain() == "done");
}

TEST_CASE("A captain whose surprise has not worn off gives no orders") {
    ViewKit kit = even();
    for (Ship& ship : kit.view_.own.ships) ship.silent_until = kit.view_.conditions.turn + 2;
    CHECK(kit.captain() == "done");
    kit.own_ship().silent_until = kit.view_.conditions.turn + 1;
    CHECK(kit.captain() != "done");
}

TEST_CASE("As he judges a captain fights by day between 9,000 and 16,000 yards") {
    CHECK(keeps_range(even().captain(), 9'000, 16'000));
}

TEST_CASE("The range of a captain is the one that his task allows") {
    const ViewKit kit = even();
    CHECK(keeps_range(kit.captain({"task", "close and destroy"}), 12'000, 14'000));
    CHECK(keeps_range(kit.captain({"task", "keep the range"}), 12'000, 20'000));
    CHECK(keeps_range(kit.captain({"task", "shadow"}), 20'000, 20'000));
    CHECK(kit.captain({"task", "cross their bows"}).find("cross E1 at ") != std::string::npos);
    CHECK(keeps_range(kit.captain({"task", "torpedo attack"}), 3'000, 3'000));
}

TEST_CASE("The range of a captain is the one that is wished") {
    const ViewKit kit = even();
    CHECK(keeps_range(kit.captain({"range", "long"}), 16'000, 24'000));
    CHECK(keeps_range(kit.captain({"range", "middle"}), 12'000, 14'000));
    CHECK(keeps_range(kit.captain({"range", "short"}), 6'000, 9'000));
    CHECK(keeps_range(kit.captain({"range", "point blank"}), 2'000, 4'000));
}

TEST_CASE("By day a captain follows who runs as near as his task allows") {
    ViewKit kit;
    kit.division(cruiser(), 2, {0, 0}, 0);
    kit.enemy(battleship(), {0, miles_off}, 1, 90).enemy(battleship(), {0, miles_off}, 1, 90);
    CHECK(keeps_range(kit.captain({"break_off", "never"}), 16'000, 16'000));
    for (Contact& contact : kit.view_.own.contacts) contact.heading = 0;
    CHECK(keeps_range(kit.captain({"break_off", "never"}), 9'000, 9'000));
}

TEST_CASE("Against guns of twice his damage a captain closes to 14,000 yards and no nearer") {
    ViewKit kit;
    kit.division(cruiser(), 4, {0, 0}, 90).enemy(battleship(), {0, miles_off}, 1, 90);
    CHECK(keeps_range(kit.captain({"task", "close and destroy"}), 14'000, 14'000));
}

TEST_CASE("A captain goes near an enemy that is stopped") {
    ViewKit kit;
    kit.division(battleship(), 2, {0, 0}, 90).enemy(cruiser(), {0, miles_off}, 1, 90, 0);
    CHECK(keeps_range(kit.captain({"task", "close and destroy"}), 2'000, 9'000));
}

TEST_CASE("By night a captain fights between 4,000 and 9,000 yards, or keeps out of sight") {
    ViewKit kit = even();
    kit.at_night();
    CHECK(keeps_range(kit.captain({"task", "close and destroy"}), 4'000, 9'000));
}

TEST_CASE("A stance is a captain's task as long as no doctrine says another") {
    ViewKit kit = even();
    kit.own_division().stance = Stance::avoid;
    CHECK(kit.orders("D1: break off"));
    CHECK_FALSE(kit.orders("D1: break off", {"task", "as he judges"}));
    kit.own_division().stance = Stance::seek;
    CHECK(keeps_range(kit.captain(), 12'000, 14'000));
}

TEST_CASE("A captain breaks off when the odds are bad, and fights again when they are good") {
    ViewKit kit = outnumbered();
    CHECK(kit.orders("D1: break off"));
    CHECK_FALSE(kit.orders("D1: break off", {"break_off", "never"}));
    ViewKit fair = even();
    CHECK_FALSE(fair.orders("D1: break off"));

    fair.own_division().motion = {Verb::break_off, -1, 0, {}};
    CHECK(fair.captain().find("D1: keep ") != std::string::npos);
    ViewKit doubtful = even();
    doubtful.enemy(cruiser(), {1'000, miles_off}, 1, 90);
    CHECK_FALSE(doubtful.orders("D1: break off"));
    doubtful.own_division().motion = {Verb::break_off, -1, 0, {}};
    CHECK(doubtful.captain().find("keep ") == std::string::npos);
}

TEST_CASE("An enemy who is unaware counts a quarter of his strength") {
    ViewKit kit = even();
    kit.enemy(cruiser(), {1'000, miles_off}, 1, 90).enemy(cruiser(), {1'500, miles_off}, 1, 90);
    CHECK(kit.orders("D1: break off"));
    kit.view_.own.alert = {1, 0};
    CHECK_FALSE(kit.orders("D1: break off"));
}

TEST_CASE("An enemy of whom nothing but his place is known counts a quarter of his strength") {
    ViewKit kit = even();
    kit.enemy(cruiser(), {1'000, miles_off}, 1, 90).enemy(cruiser(), {1'500, miles_off}, 1, 90);
    CHECK(kit.orders("D1: break off"));
    for (Contact& contact : kit.view_.own.contacts) contact.now = contact.best = Knowing::contact;
    CHECK_FALSE(kit.orders("D1: break off"));
}

TEST_CASE("A captain who was breaking off fights when he sees that all are merchant ships") {
    ViewKit kit;
    kit.division(cruiser(), 1, {0, 0}, 90);
    kit.enemy(merchant(), {0, miles_off}, 1, 90, 9).enemy(merchant(), {500, miles_off}, 1, 90, 9);
    kit.own_division().motion = {Verb::break_off, -1, 0, {}};
    CHECK(kit.captain().find("D1: keep ") != std::string::npos);
    for (Contact& contact : kit.view_.own.contacts) contact.now = Knowing::lost;
    CHECK(kit.captain().find("D1: keep ") == std::string::npos);  // he goes on leaving
}

TEST_CASE("A captain breaks off at the losses his doctrine names") {
    ViewKit kit;
    kit.division(battleship(), 1, {0, 0}, 90).enemy(destroyer(), {0, miles_off}, 1, 90);
    CHECK_FALSE(kit.orders("D1: break off", {"break_off", "at first damage to a capital ship"}));
    kit.own_ship().hull -= kit.own_ship().hull / 4;
    CHECK(kit.orders("D1: break off", {"break_off", "at first damage to a capital ship"}));
    CHECK_FALSE(kit.orders("D1: break off", {"break_off", "at a quarter lost"}));
    for (Battery& battery : kit.own_ship().batteries) battery.guns /= 2;
    CHECK(kit.orders("D1: break off", {"break_off", "at a quarter lost"}));
    CHECK_FALSE(kit.orders("D1: break off", {"break_off", "at half lost"}));
    for (Battery& battery : kit.own_ship().batteries) battery.guns = 1;
    CHECK(kit.orders("D1: break off", {"break_off", "at half lost"}));
}

TEST_CASE("A captain makes smoke to cover a withdrawal, if he may") {
    const ViewKit kit = outnumbered();
    CHECK(kit.orders("D1: smoke"));
    CHECK_FALSE(kit.orders("D1: smoke", {"smoke", "never"}));
    CHECK_FALSE(kit.orders("D1: smoke", {"smoke", "to cover the convoy"}));
}

TEST_CASE("GU-63: a division leaves with a quarter of its shells left, whichever ship has them") {
    ViewKit kit = even();
    const std::int32_t full = kit.own_ship(0).batteries[0].rounds;
    kit.own_ship(0).batteries[0].rounds = 0;
    CHECK_FALSE(kit.orders("D1: break off"));
    kit.own_ship(1).batteries[0].rounds = full / 2 + 1;
    CHECK_FALSE(kit.orders("D1: break off"));
    kit.own_ship(1).batteries[0].rounds = full / 2;
    CHECK(kit.orders("D1: break off"));
    kit.tables.switches.ammunition = false;
    CHECK_FALSE(kit.orders("D1: break off"));
}

TEST_CASE("A captain opens fire as his doctrine says") {
    ViewKit kit = even();
    kit.own_division().opens_at = 90;
    CHECK(kit.orders("D1: open at effective range"));
    CHECK(kit.orders("D1: open at 45000", {"open_fire", "as soon as seen"}));
    CHECK(kit.orders("D1: open at 4000", {"open_fire", "only at point blank"}));
    CHECK(kit.orders("D1: hold fire", {"open_fire", "only if fired on"}));
    kit.view_.own.was_fired_at = true;
    CHECK_FALSE(kit.orders("D1: hold fire", {"open_fire", "only if fired on"}));
}

TEST_CASE("A captain prefers the targets of his doctrine") {
    const ViewKit kit = even();
    for (const std::string targets : {"strongest", "nearest", "merchants", "escorts", "cripples"}) {
        CHECK(kit.orders("D1: fire freely " + targets, {"targets", targets}));
    }
    CHECK(kit.captain().find("fire freely ") == std::string::npos);
}

TEST_CASE("The best targets are those of a convoy, for who has none to cover") {
    ViewKit kit = even();
    kit.enemy(merchant(), {0, miles_off}, 2, 90);
    CHECK_FALSE(kit.orders("D1: fire freely merchants"));
    kit.enemy(merchant(), {600, miles_off}, 2, 90);
    CHECK(kit.orders("D1: fire freely merchants"));
    CHECK_FALSE(kit.orders("D1: fire freely merchants", {"targets", "strongest"}));
    kit.division(merchant(), 2, {0, -2'000}, 90, 9);
    CHECK_FALSE(kit.orders("D1: fire freely merchants"));
}

TEST_CASE("A captain makes for the enemy division that is worth most and nearest") {
    ViewKit kit;
    kit.division(battleship(), 2, {0, 0}, 90);
    kit.enemy(destroyer(), {0, miles_off}, 1, 90).enemy(cruiser(), {0, miles_off + 500}, 2, 90);
    kit.enemy(merchant(), {0, miles_off + 900}, 3, 90);
    CHECK(kit.captain().find(" from E2") != std::string::npos);
    CHECK(kit.captain({"targets", "merchants"}).find(" from E3") != std::string::npos);
}

TEST_CASE("A captain stays at his enemy until another is a third better") {
    ViewKit kit;
    kit.division(battleship(), 2, {0, 0}, 90);
    kit.enemy(cruiser(), {0, 20'000}, 1, 90).enemy(cruiser(), {0, 18'000}, 2, 90);
    CHECK(kit.captain().find(" from E2") != std::string::npos);
    kit.own_division().motion = {Verb::keep, 140, 1, {}};
    CHECK(kit.captain().find(" from E2") == std::string::npos);
    kit.contact(1).at = {0, 10'000};
    CHECK(kit.captain().find(" from E2") != std::string::npos);
}

TEST_CASE("A captain who stalks by night holds his fire until he is near") {
    ViewKit kit = even();
    kit.at_night().view_.own.alert = {1, 0};
    CHECK(kit.orders("D1: open at 6000"));
    kit.view_.own.salvoes = {{0, 0, 1, 4, 50, kit.view_.conditions.turn + 3, 0, 0, 2, 10}};
    CHECK(kit.orders("D1: open at 3500"));
    kit.own_division().opens_at = 35;
    kit.view_.own.salvoes[0].arrives = kit.view_.conditions.turn + 1;
    CHECK(kit.orders("D1: open at 6000"));
}

TEST_CASE("Who sees the fall of shot by radar opens an ambush by night at 12,000 yards") {
    Design seeing = cruiser();
    seeing.radar = 3;
    ViewKit kit;
    kit.division(seeing, 1, {0, 0}, 90).enemy(battleship(), {0, miles_off}, 1, 90).at_night();
    kit.view_.own.alert = {1, 0};
    CHECK(kit.orders("D1: open at 12000"));
    CHECK(keeps_range(kit.captain({"task", "close and destroy"}), 11'000, 11'000));
}

TEST_CASE("By moonlight a faster captain who stalks circles until the enemy is before the moon") {
    ViewKit kit;
    kit.division(cruiser(), 1, {0, 0}, 0).enemy(merchant(), {0, miles_off}, 1, 0, 9).at_night();
    kit.view_.own.alert = {1, 0};
    kit.view_.conditions.moon_age = 15;  // at midnight in the south
    const std::vector<std::string> task{"task", "close and destroy"};
    CHECK(keeps_range(kit.captain(task), 9'000, 9'000));
    kit.contact().at = {0, -miles_off};
    CHECK(keeps_range(kit.captain(task), 5'500, 5'500));
    kit.contact().at = {0, miles_off};
    kit.contact().knots = 25;
    CHECK(keeps_range(kit.captain(task), 5'500, 5'500));
}

TEST_CASE("By night a captain would rather have the enemy before the moon") {
    const Tables tables;
    const auto course = [&](std::int32_t moon) {
        return heading_for_range({{0, 0}, 0, 30}, Handling::cruiser, {{0, 5'000}, 0, 0}, 5'000, 3,
                                 tables, {{}, moon});
    };
    CHECK(kit::angle_between(course(90), 270) <= 60);
    CHECK(kit::angle_between(course(270), 90) <= 60);
}

TEST_CASE("By night a captain stays 5,000 yards off merchants who are guarded") {
    ViewKit kit;
    kit.division(cruiser(), 2, {0, 0}, 90).enemy(merchant(), {0, 8'000}, 1, 90, 9).at_night();
    const std::vector<std::string> wishes{"task", "close and destroy", "targets", "merchants"};
    CHECK(keeps_range(kit.captain(wishes), 4'000, 4'000));
    kit.enemy(destroyer(), {0, 9'000}, 2, 90);
    CHECK(keeps_range(kit.captain(wishes), 5'000, 5'000));
}

TEST_CASE("Who runs as fast as he is followed is left for a cripple") {
    ViewKit kit;
    kit.division(battleship(), 2, {0, 0}, 0);
    kit.enemy(battleship(), {0, miles_off}, 1, 0, 28)
        .enemy(cruiser(), {4'000, miles_off}, 2, 0, 15);
    CHECK(kit.captain().find(" from E2") != std::string::npos);
    kit.contact(0).knots = 20;
    CHECK(kit.captain().find(" from E1") != std::string::npos);
}

TEST_CASE("A blind cover keeps 8,000 yards off every enemy that it does not know") {
    Design blind = cruiser();
    blind.night = 1;
    ViewKit kit;
    kit.division(blind, 1, {0, 0}, 0).enemy(cruiser(), {0, 9'000}, 1, 0, 0).at_night();
    kit.enemy(cruiser(), {5'000, 9'000}, 2, 0, 0);
    for (std::size_t each : {0U, 1U}) kit.contact(each).now = Knowing::flash;
    CHECK(kit.captain().find("D1: keep ") != std::string::npos);
    kit.own_division().formation = 1;
    CHECK(kit.captain().find("D1: steer ") != std::string::npos);
}

TEST_CASE("By night a captain keeps out of sight of whom he sees first") {
    Design sharp = cruiser(), blind = cruiser();
    sharp.night = 3;
    blind.night = 0;
    ViewKit kit;
    kit.division(sharp, 2, {0, 0}, 0).enemy(blind, {0, 4'500}, 1, 0, 10).at_night();
    kit.view_.own.alert = {1, 0};
    const std::string line = kit.captain();
    CHECK(line.find("D1: steer ") != std::string::npos);
    CHECK(kit.captain({"task", "close and destroy"}).find("D1: keep ") != std::string::npos);
}

TEST_CASE("A captain weaves when he was hit, by night beyond 6,000 yards, or as is wished") {
    ViewKit kit = even();
    CHECK_FALSE(kit.orders("D1: weave"));
    CHECK(kit.orders("D1: weave", {"weave", "always"}));
    kit.own_ship(1).hit_turns = 2;
    CHECK(kit.orders("D1: weave"));
    CHECK_FALSE(kit.orders("D1: weave", {"weave", "never"}));
    kit.contact().at = {0, 5'000};
    CHECK(kit.orders("D1: weave"));
    kit.at_night();
    CHECK_FALSE(kit.orders("D1: weave"));
}

TEST_CASE("An enemy that was hit is worth as much less as her hull has lost") {
    ViewKit kit = outnumbered();
    CHECK(kit.orders("D1: break off"));
    for (Contact& contact : kit.view_.own.contacts)
        contact.hurt = new_hull_of(battleship()) * 9 / 10;
    CHECK_FALSE(kit.orders("D1: break off"));
}

TEST_CASE("Under fire a captain closes so that more guns bear, and chases end on") {
    const Tables tables;
    const auto off_the_bow = [&](std::int32_t enemy_heading, const NightCare& care = {}) {
        const std::int32_t course =
            heading_for_range({{0, 0}, 0, 30}, Handling::cruiser, {{0, 20'000}, enemy_heading, 20},
                              9'000, 3, tables, care);
        return kit::angle_between(course, 0);
    };
    CHECK(off_the_bow(180) >= 40);
    CHECK(off_the_bow(0) < 40);
    CHECK(off_the_bow(180, {{}, 0}) < 40);  // by night, before the moon
}

TEST_CASE("A captain uses torpedoes as his doctrine says") {
    ViewKit kit = even();
    CHECK(kit.orders("D1: torpedoes at E1", {"torpedoes", "freely"}));
    CHECK(kit.orders("D1: keep torpedoes", {"torpedoes", "kept back"}));
    kit.own_division().torpedoes = {Verb::keep_torpedoes, 0, 0, {}};
    CHECK(kit.orders("D1: torpedoes freely"));
}

TEST_CASE("All ships turn away at once from torpedo tracks, and make a line again") {
    ViewKit kit = even();
    kit.view_.own.tracks_at = {1};
    CHECK(kit.orders("D1: together 180"));
    kit.view_.own.tracks_at.clear();
    kit.own_division().is_together = true;
    CHECK(kit.orders("D1: reform"));
}

TEST_CASE("A captain shows lights by night as his doctrine says") {
    ViewKit kit = even();
    kit.at_night();
    for (std::size_t each : {0U, 1U}) kit.contact(each).at = {0, 4'000};
    CHECK_FALSE(kit.orders("D1: searchlights"));
    CHECK(kit.orders("D1: searchlights", {"lights", "searchlights"}));
    CHECK(kit.orders("D1: star shell", {"lights", "star shell"}));
    kit.view_.own.alert = {1, 0};  // who opens by surprise needs light, and cannot be fired at
    CHECK(kit.orders("D1: searchlights"));
    CHECK_FALSE(kit.orders("D1: searchlights", {"lights", "dark"}));
    for (std::size_t each : {0U, 1U}) kit.contact(each).at = {0, 5'900};
    CHECK_FALSE(kit.orders("D1: searchlights"));
    CHECK(kit.orders("D1: searchlights", {"lights", "searchlights"}));
}

TEST_CASE("A convoy turns away, scatters or holds on, as its doctrine says") {
    ViewKit kit;
    kit.division(merchant(), 4, {0, 0}, 90, 9).enemy(battleship(), {0, miles_off}, 1, 90);
    CHECK(kit.orders("D1: steer 180"));
    CHECK(kit.orders("D1: full"));
    CHECK(kit.orders("D1: scatter", {"convoy", "scatters"}));
    CHECK(kit.captain({"convoy", "holds on"}) == "done");
    kit.contact().at = {0, 21'000};
    CHECK(kit.captain() == "done");
}

TEST_CASE("A convoy scatters when half its escort is lost") {
    ViewKit kit;
    kit.division(merchant(), 4, {0, 0}, 90, 9).division(destroyer(), 2, {0, 2'000}, 90, 9);
    kit.enemy(battleship(), {0, miles_off}, 1, 90);
    CHECK_FALSE(kit.orders("D1: scatter"));
    kit.own_ship(4).hull = 0;
    kit.own_ship(5).hull /= 2;
    CHECK(kit.orders("D1: scatter"));
}

TEST_CASE("Half the escorts screen their convoy in smoke, the others attack within four miles") {
    ViewKit kit;
    kit.division(merchant(), 4, {0, 0}, 90, 9);
    kit.division(destroyer(), 2, {0, 2'000}, 90, 9).division(destroyer(), 2, {0, 2'500}, 90, 9);
    kit.enemy(battleship(), {0, miles_off}, 1, 90);
    CHECK(kit.orders("D2: screen D1"));
    CHECK(kit.orders("D2: smoke"));
    CHECK(kit.orders("D3: screen D1"));
    CHECK_FALSE(kit.orders("D2: smoke", {"smoke", "never"}));
    kit.contact().at = {0, 9'000};
    CHECK(kit.orders("D2: screen D1"));
    CHECK(kit.orders("D3: keep 3000 from E1"));
}

TEST_CASE("With a convoy to cover nobody breaks off for the odds") {
    ViewKit kit = outnumbered();
    kit.division(merchant(), 2, {0, -3'000}, 90, 9);
    CHECK_FALSE(kit.orders("D1: break off"));
    CHECK(kit.orders("D1: screen D2", {"task", "cover the convoy"}));
}

TEST_CASE("A captain without contact makes for where the enemy would be by now") {
    constexpr std::int32_t east = 90, turns = 3, yards_of_knot = 100;
    ViewKit kit = even();
    for (Contact& contact : kit.view_.own.contacts) {
        contact.now = Knowing::lost;
        contact.turn = kit.view_.conditions.turn - turns;
        contact.heading = east;
    }
    const Contact& guide = kit.contact();
    const kit::Point there = kit::ahead(guide.at, east, guide.knots * yards_of_knot * turns);
    const std::int32_t bearing = kit::bearing(kit.view_.own.ships[0].at, there);
    CHECK(bearing > 0);
    CHECK(kit.orders(fmt::format("D1: steer {:03}", bearing)));
}

TEST_CASE("A captain without contact looks for the enemy as long as his doctrine says") {
    ViewKit kit = even();
    for (Contact& contact : kit.view_.own.contacts) {
        contact.now = Knowing::lost;
        contact.turn = kit.view_.conditions.turn - 3;
        contact.knots = 0;
    }
    CHECK(kit.orders("D1: steer 000"));
    CHECK_FALSE(kit.orders("D1: steer 000", {"pursuit", "none"}));
    CHECK_FALSE(kit.orders("D1: steer 000", {"pursuit", "cripples only"}));
    for (Contact& contact : kit.view_.own.contacts) contact.turn -= 20;
    CHECK_FALSE(kit.orders("D1: steer 000"));
    CHECK(kit.orders("D1: steer 000", {"pursuit", "to the end"}));
    kit.contact().is_burning = true;
    CHECK(kit.orders("D1: steer 000", {"pursuit", "cripples only"}));
}

TEST_CASE("An enemy who flees is let go as the doctrine says") {
    ViewKit kit = even();
    for (Contact& contact : kit.view_.own.contacts) contact.heading = 0;
    const auto follows = [&](const std::string& pursuit) {
        return kit.captain({"pursuit", pursuit}).find("keep ") != std::string::npos;
    };
    CHECK(follows("as long as it pays"));
    CHECK_FALSE(follows("none"));
    CHECK_FALSE(follows("cripples only"));
    for (Contact& contact : kit.view_.own.contacts) {
        contact.at.y = 26'000;
        contact.knots = 34;
    }
    CHECK_FALSE(follows("as long as it pays"));
    CHECK(follows("to the end"));
    kit.own_division().motion = {Verb::keep, 140, 1, {}};
    CHECK(kit.orders("D1: steer 090"));
    kit.at_night();
    for (Contact& contact : kit.view_.own.contacts) contact.at.y = 10'000;
    CHECK_FALSE(follows("as long as it pays"));
}

TEST_CASE("A wish for one ship is a wish for the division that she leads") {
    ViewKit kit = even();
    kit.division(cruiser(), 2, {0, -2'000}, 90);
    Doctrine doctrine{{{"D2 ship 1", "task", "break off"}}};
    const std::string line = order_text(captains_order(kit.view_, doctrine, kit.tables));
    CHECK(line.find("D2: break off") != std::string::npos);
    CHECK(line.find("D1: break off") == std::string::npos);
}

TEST_CASE("Whatever the doctrine says, nothing that a captain orders is refused") {
    for (ViewKit kit : {even(), outnumbered(), even().at_night()}) {
        kit.division(merchant(), 3, {0, -4'000}, 90, 9);
        kit.division(destroyer(), 2, {0, 1'000}, 90);
        for (const DoctrineKey& key : doctrine_keys()) {
            for (const std::string_view word : key.words) {
                const Doctrine doctrine{{{"", std::string(key.name), std::string(word)}}};
                const Order order = captains_order(kit.view_, doctrine, kit.tables);
                INFO(key.name << " " << word << ": " << order_text(order));
                CHECK(why_not(kit.view_, order) == std::nullopt);
                CHECK(read_order_text(kit.view_, order_text(order)) == order);
            }
        }
    }
}
