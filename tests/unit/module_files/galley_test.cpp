#include "module_files/galley.h"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "unit/module_files/shipped_tables.h"

using namespace flagplot;
using namespace flagplot::tactical::galley;
using namespace flagplot::test;

namespace {

/// The first thing that is wrong with a shipped file in which one part is changed; empty: nothing.
std::string first_problem(const std::string& name, const std::string& part,
                          const std::string& into) {
    const Diagnostics problems = problems_with(galley_files(), name, part, into);
    return problems.empty() ? "" : describe(problems.front());
}

Switches switches_of(const std::string& lines) {
    return read_galley_switches({"campaign.toml", "[galley]\n" + lines}).value();
}

std::string switch_problem(const std::string& lines) {
    const auto read = read_galley_switches({"c.toml", "[galley]\n" + lines});
    return read ? "" : describe(read.error().front());
}

}  // namespace

TEST_CASE("the shipped files of the galleys are their standard, table by table", "[galley]") {
    const auto read = read_galley_tables(shipped_tables(galley_files()));
    INFO((read ? std::string{} : describe(read.error().front())));
    REQUIRE(read);
    const Tables standard;
    REQUIRE(read->classes.size() == standard.classes.size());
    for (std::size_t i = 0; i < standard.classes.size(); ++i) {
        INFO(standard.classes[i].name);
        CHECK(read->classes[i] == standard.classes[i]);
    }
    CHECK(read->types == standard.types);
    CHECK(read->costs == standard.costs);
    CHECK(read->grappling == standard.grappling);
    CHECK(read->ramming == standard.ramming);
    CHECK(read->rake == standard.rake);
    CHECK(read->missiles == standard.missiles);
    CHECK(read->avoidance == standard.avoidance);
    CHECK(read->fatigue == standard.fatigue);
    CHECK(read->boarding == standard.boarding);
    CHECK(read->wind == standard.wind);
    CHECK(read->fire == standard.fire);
    CHECK(read->command == standard.command);
    CHECK(read->victory == standard.victory);
    CHECK(*read == standard);
}

TEST_CASE("every key with a number in the files of the galleys is taken over", "[galley]") {
    const Tables standard;
    const std::vector<SourceFile> shipped = shipped_tables(galley_files());
    for (std::size_t file = 0; file < shipped.size(); ++file) {
        std::set<std::string> seen;
        std::string table;
        std::istringstream lines(shipped[file].text);
        std::size_t at = 0;
        for (std::string line; std::getline(lines, line); at += line.size() + 1) {
            if (line.starts_with('[')) table = line;
            const std::size_t sign = line.find(" = ");
            if (sign == std::string::npos || line.front() == '#') continue;
            const std::size_t digit = line.find_first_of("0123456789", sign);
            const bool is_number = digit <= sign + 4;
            if (!is_number || !seen.insert(table + line.substr(0, sign)).second) continue;
            INFO(shipped[file].name << ": " << table << " " << line);
            std::vector<SourceFile> changed = shipped;
            changed[file].text[at + digit] = line[digit] == '9' ? '8' : char(line[digit] + 1);
            const auto read = read_galley_tables(changed);
            CHECK((!read || !(*read == standard)));
        }
        CHECK(seen.size() > 7);
    }
}

TEST_CASE("a file of the galleys says whose numbers it has, and all of them are named",
          "[galley]") {
    CHECK(has(
        first_problem("attempts.toml", "whose = \"the standard numbers of this program\"\n", ""),
        "\"whose\" is missing"));
    std::vector<SourceFile> files = shipped_tables(galley_files());
    const std::string standard = "the standard numbers of this program";
    for (const std::size_t file : {1U, 2U}) {
        const auto at = files[file].text.find(standard);
        files[file].text.replace(at, standard.size(), "the numbers of our club");
    }
    CHECK(read_galley_tables(files).value().whose == standard + "; the numbers of our club");
}

TEST_CASE("a wrong key or value of the galleys is refused with its place and the nearest word",
          "[galley]") {
    CHECK(has(first_problem("movement.toml", "turns = 20", "turns = 0"), "movement.toml:4:9: "));
    CHECK(has(first_problem("ships.toml", "cataphract = true", "catafract = true"),
              "did you mean \"cataphract\"?"));
    CHECK(has(first_problem("ships.toml", "usual_class = \"trireme\"", "usual_class = \"trierme\""),
              "did you mean \"trireme\"?"));
    CHECK(has(first_problem("ships.toml", "class = \"quinquereme\"", "class = \"quinqereme\""),
              "did you mean \"quinquereme\"?"));
    CHECK(has(first_problem("ships.toml", "hexes = 2", "hexes = 3"), "a whole number from 1 to 2"));
    CHECK(has(first_problem("movement.toml", "\"storm\"", "\"strom\""), "did you mean \"storm\"?"));
}

TEST_CASE("rows of the galleys that do not fit together are refused", "[galley]") {
    CHECK(has(first_problem("ships.toml", "name = \"hemiolia\"", "name = \"liburnian\""),
              "class \"liburnian\" is given twice"));
    CHECK(has(first_problem("ships.toml", "type = \"destroyer\"", "type = \"battleship\""),
              "type \"battleship\" is given twice"));
    CHECK(has(first_problem("ships.toml", "maximum = 7", "maximum = 3"),
              "0, or at least 4 as at Cruise"));
    CHECK(has(first_problem("ships.toml", "maximum = 0", "maximum = 4"), "0 for a merchant"));
    CHECK(has(first_problem("movement.toml", "a = [0, 0, 0, 0, 0, 1]", "a = [0, 0, 0, 0, 1]"),
              "6, one for each face of a die"));
    CHECK(has(first_problem("movement.toml", "class_b_from = 2", "class_b_from = 5"),
              "at most the 4 of class A"));
    CHECK(has(first_problem("movement.toml", "\"clockwise\", \"calm\"]", "\"calm\"]"),
              "11, one for each total of two dice"));
    CHECK(has(first_problem("attempts.toml", "backs_off_from = 11", "backs_off_from = 8"),
              "more than the 8 of rams_from"));
    CHECK(has(first_problem("attempts.toml", "two_from = 10", "two_from = 7"),
              "more than the 7 of one_from"));
    CHECK(has(first_problem("attempts.toml", "up_to = 6", "up_to = 4"),
              "more than the 4 of the row before"));
}

TEST_CASE("every switch of the galleys is read, and what is not given stays", "[galley]") {
    CHECK(switches_of("") == Switches{});
    CHECK(read_galley_switches({"campaign.toml", "id = \"x\"\n"}).value() == Switches{});
    const Switches other = switches_of(
        "reaction_timing = \"before\"\n"
        "missile_path = \"line\"\n"
        "rake_small_refers_to = \"raker\"\n"
        "rakes_per_target = \"n\"\n"
        "rake_and_ram_same_target = true\n"
        "ram_min_mp = 0\n"
        "abreast_gap = 0\n"
        "anastrophe_fatigue = \"after_success\"\n"
        "anastrophe_any_ship = true\n"
        "avoid_penalty = 0\n"
        "rammed_sinks_on = 7\n"
        "firepot_needs_hit = true\n"
        "tower_missile = -1\n"
        "ram_still_target = \"any\"\n"
        "missile_by_manpower = false\n"
        "reaction_point = \"contact\"\n"
        "grapple_hexside = \"either\"\n"
        "ram_final_turn = false\n"
        "fire_before_move = true\n"
        "grapple_drags_down = false\n"
        "board = { size = [30, 24], deploy_depth = 4 }\n");
    Switches all;
    all.reaction_timing = ReactionTiming::before;
    all.missile_path = MissilePath::line;
    all.rake_small_refers_to = SmallOne::raker;
    all.rakes_per_target = Rakes::any;
    all.rake_and_ram_same_target = true;
    all.ram_min_mp = 0;
    all.abreast_gap = 0;
    all.anastrophe_fatigue = AnastropheFatigue::after_success;
    all.anastrophe_any_ship = true;
    all.avoid_penalty = 0;
    all.rammed_sinks_on = 7;
    all.firepot_needs_hit = true;
    all.tower_missile = -1;
    all.ram_still_target = StillTarget::any;
    all.missile_by_manpower = false;
    all.reaction_point = ReactionPoint::contact;
    all.grapple_hexside = GrappleHexside::either;
    all.ram_final_turn = false;
    all.fire_before_move = true;
    all.grapple_drags_down = false;
    all.board_columns = 30;
    all.board_rows = 24;
    all.deploy_depth = 4;
    CHECK(other == all);
    CHECK(switches_of("rakes_per_target = 1\n").rakes_per_target == Rakes::once);
}

TEST_CASE("a wrong switch of the galleys is refused with its place", "[galley]") {
    CHECK(has(switch_problem("rammed_sinks_on = 8\n"), "c.toml:2:19: "));
    CHECK(has(switch_problem("rakes_per_target = 2\n"), "1 or \"n\""));
    CHECK(has(switch_problem("reaction_timing = \"simultanous\"\n"),
              "did you mean \"simultaneous\"?"));
    CHECK(has(switch_problem("raking = 1\n"), "unknown"));
    CHECK(has(switch_problem("board.size = [40]\n"), "2, one for each direction"));
    CHECK(has(switch_problem("board.size = [40, 10]\n"), "a whole number from 20 to 100"));
}
