#include "module_files/missile_age.h"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "unit/module_files/shipped_tables.h"

using namespace flagplot;
using namespace flagplot::tactical::missile_age;
using namespace flagplot::test;

namespace {

/// The first thing that is wrong with a shipped file in which one part is changed; empty: nothing.
std::string first_problem(const std::string& name, const std::string& part,
                          const std::string& into) {
    const Diagnostics problems = problems_with(missile_age_files(), name, part, into);
    return problems.empty() ? "" : describe(problems.front());
}

Switches switches_of(const std::string& lines) {
    return read_missile_age_switches({"campaign.toml", "[missile_age]\n" + lines}).value();
}

std::string switch_problem(const std::string& lines) {
    const auto read = read_missile_age_switches({"c.toml", "[missile_age]\n" + lines});
    return read ? "" : describe(read.error().front());
}

}  // namespace

TEST_CASE("the shipped files of the missile age are its standard, table by table",
          "[missile_age]") {
    const auto read = read_missile_age_tables(shipped_tables(missile_age_files()));
    INFO((read ? std::string{} : describe(read.error().front())));
    REQUIRE(read);
    const Tables standard;
    CHECK(read->bands == standard.bands);
    CHECK(read->minimum_moves == standard.minimum_moves);
    CHECK(read->initiative == standard.initiative);
    CHECK(read->lengths == standard.lengths);
    CHECK(read->radar == standard.radar);
    CHECK(read->eye == standard.eye);
    CHECK(read->sensors == standard.sensors);
    CHECK(read->conditions == standard.conditions);
    CHECK(read->combat == standard.combat);
    CHECK(read->jamming == standard.jamming);
    CHECK(read->guided == standard.guided);
    CHECK(read->decoys == standard.decoys);
    CHECK(read->damage == standard.damage);
    CHECK(read->repair == standard.repair);
    CHECK(read->types == standard.types);
    CHECK(read->lanes == standard.lanes);
    CHECK(*read == standard);
}

TEST_CASE("each weapon and template of the shipped file is the standard one", "[missile_age]") {
    const auto read = read_missile_age_tables(shipped_tables(missile_age_files()));
    REQUIRE(read);
    const Tables standard;
    REQUIRE(read->weapons.size() == standard.weapons.size());
    for (std::size_t i = 0; i < standard.weapons.size(); ++i) {
        INFO(standard.weapons[i].name);
        CHECK(read->weapons[i] == standard.weapons[i]);
    }
    REQUIRE(read->templates.size() == standard.templates.size());
    for (std::size_t i = 0; i < standard.templates.size(); ++i) {
        INFO(standard.templates[i].name);
        CHECK(read->templates[i] == standard.templates[i]);
    }
}

TEST_CASE("every key with a number in the files of the missile age is taken over",
          "[missile_age]") {
    const Tables standard;
    const std::vector<SourceFile> shipped = shipped_tables(missile_age_files());
    for (std::size_t file = 0; file < shipped.size(); ++file) {
        std::set<std::string> seen;
        std::string table;
        std::istringstream lines(shipped[file].text);
        std::size_t at = 0;
        for (std::string line; std::getline(lines, line); at += line.size() + 1) {
            if (line.starts_with('[')) table = line;
            const std::size_t sign = line.find(" = ");
            if (sign == std::string::npos || line.front() == '#') continue;
            const std::size_t digit = line.find_first_of("123456789", sign);
            const bool is_number = digit <= sign + 5;  // first, or the first of a list
            if (!is_number || !seen.insert(table + line.substr(0, sign)).second) continue;
            INFO(shipped[file].name << ": " << table << " " << line);
            std::vector<SourceFile> changed = shipped;
            changed[file].text[at + digit] = line[digit] == '9' ? '8' : char(line[digit] + 1);
            const auto read = read_missile_age_tables(changed);
            CHECK((!read || !(*read == standard)));
        }
        CHECK(seen.size() > 2);
    }
}

TEST_CASE("a wrong key or value of the missile age is refused with its place and the nearest word",
          "[missile_age]") {
    CHECK(has(first_problem("units.toml", "small_arms = true", "small_arm = true"),
              "did you mean \"small_arms\"?"));
    CHECK(has(first_problem("movement.toml", "turns = 36", "turns = 0"), "movement.toml:5:9: "));
    CHECK(has(first_problem("spotting.toml", "needed = 6", "needed = 11"),
              "expected a whole number from 0 to 10"));
    CHECK(has(first_problem("fire.toml", "\"gun at air\"", "\"gun at ayr\""),
              "did you mean \"gun at air\"?"));
    CHECK(has(first_problem("fire.toml", "seeker = \"infra-red\"", "seeker = \"infrared\""),
              "did you mean \"infra-red\"?"));
    CHECK(has(first_problem("damage.toml", "\"demoralisation\"", "\"demoralization\""),
              "did you mean \"demoralisation\"?"));
    CHECK(
        has(first_problem("units.toml", "{ weapon = \"76 mm gun\" }", "{ weapon = \"76 mm gum\" }"),
            "did you mean \"76 mm gun\"?"));
    CHECK(has(first_problem("units.toml", "{ kind = \"fighter\"", "{ kind = \"figter\""),
              "did you mean \"fighter\"?"));
    CHECK(has(first_problem("units.toml", "kind = \"corvette\"", "kind = \"corvete\""),
              "did you mean \"corvette\"?"));
}

TEST_CASE("rows of the missile age that do not fit together are refused", "[missile_age]") {
    CHECK(has(first_problem("movement.toml", "least = 25\nmost = 30", "least = 25\nmost = 24"),
              "25 or more"));
    CHECK(has(first_problem("movement.toml", "[[band]]  # 6\nleast = 25\nmost = 30\n", ""),
              "7, one for each number of speed markers"));
    CHECK(has(first_problem("movement.toml", "mvr = 4", "mvr = 2"), "given twice"));
    CHECK(has(first_problem("spotting.toml", "[60, 80, 100, 120, 140]", "[60, 80, 100, 120]"),
              "5, one for each size"));
    CHECK(has(first_problem("spotting.toml", "[100, 120, 140]", "[100, 120]"),
              "3, one for each altitude"));
    CHECK(
        has(first_problem("fire.toml", "[0, 2, 3, 4]", "[2, 3, 4]"), "4, one for each generation"));
    CHECK(has(first_problem("fire.toml", "generation = \"2nd\"", "generation = \"1st\""),
              "jamming \"active radar 1st\" is given twice"));
    CHECK(has(first_problem("damage.toml", "from = 7", "from = 4"),
              "more than the 4 of the level before"));
    CHECK(has(first_problem("damage.toml",
                            "[[level]]  # light\nfrom = 1\nearlier = 1\n"
                            "knocks_out = 9\n",
                            ""),
              "4, one for each level"));
    CHECK(has(first_problem("damage.toml", "mvr_gain = [2, 2, 2, 2, 2, 2, 4, 4, 4, 6]\n", ""),
              "\"mvr_gain\" is missing"));
}

TEST_CASE("weapons and units that cannot be are refused", "[missile_age]") {
    const auto units = [](const std::string& part, const std::string& into) {
        return first_problem("units.toml", part, into);
    };
    CHECK(has(units("name = \"57 mm gun\"", "name = \"76 mm gun\""),
              "weapon \"76 mm gun\" is given twice"));
    CHECK(has(units("name = \"57 mm gun\"", "name = \"gun, 57 mm\""), "without commas"));
    CHECK(has(units("name = \"57 mm gun\"", "name = \"gun 57\""), "its last word no number"));
    CHECK(has(units("range = 28", "range = 0"), "at least 1"));
    CHECK(has(units("seeker = \"command wire\"\n", ""), "\"seeker\" is missing"));
    CHECK(has(units("modifier = -5\n", "modifier = -5\nseeker = \"infra-red\"\n"),
              "it of a missile or SAM"));
    CHECK(has(units("run = 30\n", ""), "\"run\" is missing"));
    CHECK(has(units("rating = 4\n", ""), "\"rating\" is missing"));
    CHECK(has(units("endurance = 12\n", ""), "\"endurance\" is missing"));
    CHECK(has(units("name = \"dhow\"", "name = \"merchant\""), "\"merchant\" is given twice"));
    CHECK(has(units("kind = \"fighter\"", "kind = \"frigate\""), "template of an aircraft"));
    CHECK(has(units("kind = \"corvette\"", "kind = \"fighter\""), "template of a ship"));
    CHECK(has(units("[[type]]",
                    "[[lane]]\nkind = \"frigate\"\nheading = 0\noffset = 0\n"
                    "along = 0\n[[type]]"),
              "template of a civilian"));
    CHECK(has(units("\"destroyer\", \"destroyer\"]", "\"destroyer\"]"), "4, one for each number"));
}

TEST_CASE("a list of weapons that is none is told of once", "[missile_age]") {
    const auto count = [](const std::string& part, const std::string& into) {
        std::string text = test::file_of_tree("assets/missile_age/units.toml").text;
        text.replace(text.find(part), part.size(), into);
        return missile_age_files().tables.back().problems({"units.toml", text}).size();
    };
    const std::string first = "[[weapon]]  # 12.7 to 14.5 mm\nname = \"heavy machine gun\"\n";
    CHECK(count(first, "[[weapon]]\n") == 1);
    CHECK(count("name = \"fighter\"\n", "") == 1);
    CHECK(count("craft = \"jet\"", "craft = \"jett\"") == 1);
}

TEST_CASE("every switch of the missile age is read, and what is not given stays", "[missile_age]") {
    CHECK(switches_of("") == Switches{});
    CHECK(read_missile_age_switches({"campaign.toml", "id = \"x\"\n"}).value() == Switches{});
    const Switches other = switches_of(
        "tactical = { nm_per_cm = 0.5, minutes_per_turn = 20 }\n"
        "initiative = { tie = \"commander\", benefit = \"first_always\" }\n"
        "move = { accel = 2, accel_small = 3, turn_deg = 60, straight_carry = false, "
        "drift = \"none\" }\n"
        "spot.attempts = 2\n"
        "contact = { binding = \"owner_choice\", dummies = 0.5 }\n"
        "roe.arh_on_radar_contact = false\n"
        "sensors = { esm = false, eo = false }\n"
        "night.visibility = 15\n"
        "combat.tn = { gun_short = 1, gun_medium = 2, gun_long = 3, gun_vs_air = 4, ciws = 5, "
        "air_gun = 6, bomb = 7, air_rocket = 8, air_air = 9, sam = 10, missile = 12, "
        "torpedo = 13 }\n"
        "combat.multi_mount = \"per_extra\"\n"
        "combat.cm_success = 7\n"
        "combat.salvo = 3\n"
        "combat.salvo_area = 6\n"
        "missile.flight = \"next_turn\"\n"
        "damage = { special1_fire = true, sinking = true, blackout_stack = \"all_at_once\", "
        "blackout_sensors = true, fire_burns = true }\n"
        "morale.break_at = -4\n"
        "crew_test.tn = 5\n");
    Switches all;
    all.nm_hundredths_per_cm = 50;
    all.minutes_per_turn = 20;
    all.initiative_tie = InitiativeTie::commander;
    all.initiative_benefit = InitiativeBenefit::first_always;
    all.move_accel = 2;
    all.move_accel_small = 3;
    all.move_turn_deg = 60;
    all.move_straight_carry = false;
    all.move_drift = Drift::none;
    all.spot_attempts = 2;
    all.contact_binding = ContactBinding::owner_choice;
    all.contact_dummies = 50;
    all.roe_arh_on_radar_contact = all.sensors_esm = all.sensors_eo = false;
    all.night_visibility = 15;
    all.combat_tn = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13};
    all.combat_multi_mount = MultiMount::per_extra;
    all.missile_flight = MissileFlight::next_turn;
    all.combat_cm_success = 7;
    all.combat_salvo = 3;
    all.combat_salvo_area = 6;
    all.damage_special1_fire = all.damage_sinking = true;
    all.damage_blackout_stack = BlackoutStack::all_at_once;
    all.damage_blackout_sensors = all.damage_fire_burns = true;
    all.morale_break_at = -4;
    all.crew_test_tn = 5;
    CHECK(other == all);
    CHECK(switches_of("initiative.tie = \"keep_previous\"\n").initiative_tie ==
          InitiativeTie::keep_previous);
    CHECK_FALSE(switches_of("night.visibility = \"roll\"\n").night_visibility);
    CHECK_FALSE(switches_of("morale.break_at = \"none\"\n").morale_break_at);
}

TEST_CASE("a wrong switch of the missile age is refused with its place", "[missile_age]") {
    CHECK(has(switch_problem("tactical.nm_per_cm = 0\n"), "c.toml:2:22: "));
    CHECK(has(switch_problem("tactical.nm_per_cm = 0\n"), "a number above 0, up to 10"));
    CHECK(has(switch_problem("tactical.nm_per_cm = 0.005\n"), "in steps of 1/100"));
    CHECK(has(switch_problem("initiative.tie = \"re-roll\"\n"), "did you mean \"reroll\"?"));
    CHECK(has(switch_problem("night.visibility = \"rol\"\n"), "did you mean \"roll\"?"));
    CHECK(has(switch_problem("night.visibility = 0\n"), "roll, or a whole number from 1 to 200"));
    CHECK(has(switch_problem("morale.break_at = true\n"), "none, or a whole number"));
    CHECK(has(switch_problem("combat.tn.gun_shrot = 4\n"), "did you mean \"gun_short\"?"));
    CHECK(has(switch_problem("moove.accel = 4\n"), "did you mean \"move\"?"));
}
