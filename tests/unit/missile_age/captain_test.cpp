#include "tactical/missile_age/captain.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/missile_age_module.h"
#include "tactical/missile_age/spotting.h"
#include "unit/missile_age/asked.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

namespace {

/// What red's captain orders in a phase, with one wish of a doctrine.
std::string captain_of(MissileKit& kit, Phase phase, std::string_view key = "",
                       std::string_view word = "") {
    const View view = asked_in(kit, phase);
    const Doctrine doctrine{{{"", std::string(key), std::string(word)}}};
    const Dice dice = OddsDice{1};
    const Order order = captains_order(kit.tables, view, doctrine, dice);
    CHECK(read_order_text(kit.tables, view, order_text(order)));
    return order_text(order);
}

/// What he answers about a marker of his that was found so.
std::string answer_of(MissileKit& kit, Tag tag, FoundBy how) {
    Progress& progress = kit.battle.progress;
    progress.asking = Asking::owner;
    progress.asked = red;
    progress.found = Found{tag, blue, how, 0};
    const Dice dice = OddsDice{1};
    const View view = view_of(kit.tables, kit.battle, red);
    return order_text(captains_order(kit.tables, view, {}, dice));
}

}  // namespace

TEST_CASE("a captain's doctrine has a key for each of his habits") {
    std::vector<std::string_view> names;
    for (const DoctrineKey& key : captains_keys()) {
        names.push_back(key.name);
        CHECK(key.words.size() > 1);
        CHECK_FALSE(key.help.empty());
    }
    CHECK(names == std::vector<std::string_view>{"emission", "release", "salvo", "defence",
                                                 "manoeuvre", "withdraw", "aircraft"});
}

TEST_CASE("a captain keeps emission control") {
    MissileKit kit;
    for (const std::int32_t x : {0, 50, 100, 150, 200}) kit.add(red, "frigate", {x, 0}).markers = 4;
    kit.add(blue, "frigate", {0, 900});
    const auto order = [&](std::string_view word) {
        return captain_of(kit, Phase::vessels, "emission", word);
    };
    SECTION("in the first turn all listen") { CHECK(order("picket") == "radar T1 off"); }
    SECTION("later one ship of four searches") {
        kit.battle.progress.turn = 2;
        CHECK(order("picket") == "radar T3 off");
        for (const std::size_t place : {2U, 3U, 4U}) kit.battle.units[place].has_radar_on = false;
        CHECK(order("picket") == "pass");
        kit.battle.units[0].has_radar_on = false;
        CHECK(order("picket") == "radar T1 on");
    }
    SECTION("an aircraft with a radar searches for all") {
        kit.battle.progress.turn = 2;
        kit.add(red, "maritime patrol");
        CHECK(order("picket") == "radar T1 off");
    }
    SECTION("or nobody does") { CHECK(order("silent") == "radar T1 off"); }
    SECTION("or everybody does") {
        kit.battle.units[1].has_radar_on = false;
        CHECK(order("all") == "radar T2 on");
    }
}

TEST_CASE("a captain looks at contacts before markers, then searches by radar") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 300});
    kit.add(blue, "frigate", {0, 400}).known_by[0] = Sighting::contact;
    kit.add(blue, "frigate", {0, 900});
    CHECK(captain_of(kit, Phase::spotting) == "identify T1 T3");
    kit.battle.units[0].looks = 1;
    CHECK(captain_of(kit, Phase::spotting) == "detect T1 T2");
    kit.battle.units[0].searches = 1;
    kit.battle.units[0].looks = 0;
    kit.battle.units[1].known_by[0] = kit.battle.units[2].known_by[0] = Sighting::model;
    CHECK(captain_of(kit, Phase::spotting) == "pass");
}

TEST_CASE("missiles are released as the doctrine says") {
    MissileKit kit;
    kit.add(red, "1980s missile boat");
    missile_age::Unit& contact = kit.add(blue, "frigate", {0, 800});
    contact.known_by[0] = Sighting::contact;
    const auto order = [&](std::string_view word) {
        return captain_of(kit, Phase::launch, "release", word);
    };
    SECTION("at a contact that nobody can look at") {
        CHECK(order("careful") == "fire T1 W1 x2 at T2");
        CHECK(order("identified") == "pass");
    }
    SECTION("but not at one within sight, unless its radar was heard") {
        contact.place = {0, 300};
        CHECK(order("careful") == "pass");
        CHECK(order("any") == "fire T1 W1 x2 at T2");
        kit.battle.traces.push_back({{}, {0, 300}, TraceKind::esm, false, {false, {red}}});
        CHECK(order("careful") == "fire T1 W1 x2 at T2");
    }
    SECTION("at models before contacts") {
        kit.add_model(blue, "destroyer", {100, 800});
        CHECK(order("careful") == "fire T1 W1 x2 at T3");
        CHECK(order("identified") == "fire T1 W1 x2 at T3");
    }
}

TEST_CASE("missiles are fired in salvos, and no more than are enough") {
    MissileKit kit;
    missile_age::Unit& boat = kit.add(red, "1980s missile boat");
    missile_age::Unit& enemy = kit.add_model(blue, "patrol boat", {0, 800});
    enemy.markers = 2;
    CHECK(captain_of(kit, Phase::launch, "salvo", "full") == "fire T1 W1 x2 at T2");
    CHECK(captain_of(kit, Phase::launch, "salvo", "single") == "fire T1 W1 x1 at T2");
    launched(kit, boat, "medium ASM", enemy);
    CHECK(captain_of(kit, Phase::launch, "salvo", "full") == "fire T1 W1 x1 at T2");
    launched(kit, boat, "medium ASM", enemy);
    CHECK(captain_of(kit, Phase::launch) == "pass");
}

TEST_CASE("a salvo that cannot hit is saved") {
    MissileKit kit;
    kit.add(red, "1960s missile boat");
    kit.add_model(blue, "1980s missile boat", {0, 800});
    CHECK(captain_of(kit, Phase::launch) == "pass");
}

TEST_CASE("missiles that come in meet one layer after another") {
    MissileKit kit;
    kit.add_model(red, "corvette");
    kit.add_model(red, "merchant", {50, 0});
    missile_age::Unit& enemy = kit.add_model(blue, "frigate", {0, 1100});
    launched(kit, enemy, "medium ASM", kit.battle.units[1]);
    launched(kit, enemy, "medium ASM", kit.battle.units[0]);
    CHECK(captain_of(kit, Phase::sams) == "fire T1 W3 x2 at M5");
    CHECK(captain_of(kit, Phase::decoys) == "fire T1 W5 x1 at M5");
    CHECK(captain_of(kit, Phase::close_in) == "fire T1 W4 x1 at M5");
    kit.battle.missiles.pop_back();
    SECTION("those at others too") {
        CHECK(captain_of(kit, Phase::sams, "defence", "layered") == "fire T1 W3 x2 at M4");
        CHECK(captain_of(kit, Phase::decoys) == "pass");
    }
    SECTION("unless each ship looks after itself") {
        CHECK(captain_of(kit, Phase::sams, "defence", "own") == "pass");
    }
    SECTION("but none that comes in at nothing") {
        kit.battle.units[1].is_dummy = true;
        CHECK(captain_of(kit, Phase::sams, "defence", "layered") == "pass");
    }
}

TEST_CASE("guns fire at what they can hurt") {
    MissileKit kit;
    missile_age::Unit& boat = kit.add_model(red, "patrol boat");
    kit.arm(boat, "heavy machine gun");
    missile_age::Unit& enemy = kit.add_model(blue, "carrier", {0, 50});
    CHECK(captain_of(kit, Phase::guns) == "pass");
    enemy.damage_modifier = 0;
    CHECK(captain_of(kit, Phase::guns) == "fire T1 W1 x1 at T2");
}

TEST_CASE("cripples leave at the level of damage that the doctrine says") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add_model(red, "frigate");
    unit.heading = 0;
    kit.add_model(blue, "frigate", {0, 1100});
    const std::string onward = "pass", away = "steer T1 speed 4 to 120,140";
    const auto order = [&](Level level, std::string_view word) {
        unit.level = level;
        unit.has_radar_on = false;
        return captain_of(kit, Phase::vessels, "withdraw", word);
    };
    CHECK(order(Level::heavy, "critical") == onward);
    CHECK(order(Level::critical, "critical") == away);
    CHECK(order(Level::light, "heavy") == onward);
    CHECK(order(Level::heavy, "heavy") == away);
    CHECK(order(Level::intact, "light") == onward);
    CHECK(order(Level::light, "light") == away);
    CHECK(order(Level::critical, "never") == onward);
    unit.mounts.clear();
    CHECK(order(Level::intact, "critical") == away);
}

TEST_CASE("a ship closes or stands off as the doctrine says") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add_model(red, "frigate");
    unit.has_radar_on = false;
    kit.add_model(blue, "frigate", {0, 500});
    const auto order = [&](std::string_view word) {
        return captain_of(kit, Phase::vessels, "manoeuvre", word);
    };
    CHECK(order("close") == "pass");
    CHECK(order("stand-off") == "steer T1 speed 4 to 120,140");
    CHECK(order("captain") == "steer T1 speed 4 to 120,140");
    kit.arm(unit, "76 mm gun");
    CHECK(order("captain") == "pass");
}

TEST_CASE("a ship does not run off the table or onto land") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add_model(red, "frigate", {0, 1000});
    unit.has_radar_on = false;
    kit.add_model(blue, "frigate", {0, 200});
    kit.battle.units[1].place = {0, 900};
    CHECK(captain_of(kit, Phase::vessels) == "steer T1 speed 4 to 120,40");
}

TEST_CASE("aircraft take off and come home as they are wanted") {
    MissileKit kit;
    missile_age::Unit& ship = kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 900});
    missile_age::Unit& helicopter = kit.add(red, "helicopter");
    helicopter.number = 1;
    helicopter.home = ship.entry;
    helicopter.where = Whereabouts::aboard;
    helicopter.tag = 0;
    CHECK(captain_of(kit, Phase::launch, "aircraft", "launch") == "take off A1");
    CHECK(captain_of(kit, Phase::launch, "aircraft", "aboard") == "pass");
    helicopter.tag = 9;
    helicopter.where = Whereabouts::on_table;
    helicopter.place = {0, 200};
    CHECK(captain_of(kit, Phase::air) == "fly T9 to 120,70 low");
    helicopter.mounts.clear();
    CHECK(captain_of(kit, Phase::air) == "fly T9 to 120,120 low");
    helicopter.place = {0, 5};
    CHECK(captain_of(kit, Phase::launch, "aircraft", "aboard") == "land T9 on T1");
    helicopter.where = Whereabouts::away;
    CHECK(captain_of(kit, Phase::air) == "return A1 at 120,0");
}

TEST_CASE("a captain lets markers that are nothing deceive, and gives them up last") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add_dummy(red, "frigate");
    CHECK(answer_of(kit, 2, FoundBy::radar) == "answer mark");
    CHECK(answer_of(kit, 2, FoundBy::eye) == "answer remove");
    CHECK(answer_of(kit, 2, FoundBy::missile) == "answer remove");
    kit.battle.units[1].known_by[1] = Sighting::contact;
    CHECK(answer_of(kit, 2, FoundBy::eye) == "answer place");
    CHECK(answer_of(kit, 1, FoundBy::radar) == "answer mark");
    CHECK(answer_of(kit, 1, FoundBy::eye) == "answer reveal");
    kit.battle.units[1].known_by[1] = Sighting::marker;
    kit.tables.switches.contact_binding = ContactBinding::owner_choice;
    CHECK(answer_of(kit, 1, FoundBy::radar) == "answer remove");
}

TEST_CASE("the winner of the initiative begins with shots and lets others move first") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 900});
    Progress& progress = kit.battle.progress;
    progress.asking = Asking::beginner;
    progress.asked = red;
    const Dice dice = OddsDice{1};
    const auto begun = [&](Phase phase) {
        progress.phase = phase;
        const View view = view_of(kit.tables, kit.battle, red);
        return order_text(captains_order(kit.tables, view, {}, dice));
    };
    CHECK(begun(Phase::civilians) == "begin S2");
    CHECK(begun(Phase::spotting) == "begin S1");
    CHECK(begun(Phase::guns) == "begin S1");
}
