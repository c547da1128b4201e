#include "module_files/gunnery.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "rules/light.h"
#include "rules/weather.h"
#include "unit/module_files/shipped_tables.h"

using namespace flagplot;
using namespace flagplot::tactical::gunnery;
using namespace flagplot::test;

namespace {

/// All that is wrong with a shipped file in which one part is changed, a line each.
std::string problems_of(const std::string& name, const std::string& part, const std::string& into) {
    std::string problems;
    for (const Error& problem : problems_with(gunnery_files(), name, part, into)) {
        problems += describe(problem) + "\n";
    }
    return problems;
}

Switches switches_of(const std::string& lines) {
    return read_gunnery_switches({"campaign.toml", "[gunnery]\n" + lines}).value();
}

std::string switch_problem(const std::string& lines) {
    const auto read = read_gunnery_switches({"c.toml", "[gunnery]\n" + lines});
    return read ? "" : describe(read.error().front());
}

}  // namespace

TEST_CASE("the shipped files of gunnery are its standard, table by table", "[gunnery]") {
    const auto read = read_gunnery_tables(shipped_tables(gunnery_files()));
    INFO((read ? std::string{} : describe(read.error().front())));
    REQUIRE(read);
    const Tables standard;
    CHECK(read->chances == standard.chances);
    CHECK(read->guns == standard.guns);
    CHECK(read->control == standard.control);
    CHECK(read->visibility == standard.visibility);
    CHECK(read->weather == standard.weather);
    CHECK(read->size_of_hits == standard.size_of_hits);
    CHECK(read->size_of_sight == standard.size_of_sight);
    CHECK(read->radar == standard.radar);
    CHECK(read->sight == standard.sight);
    CHECK(read->salvo_die == standard.salvo_die);
    CHECK(read->aim == standard.aim);
    CHECK(read->torpedoes == standard.torpedoes);
    CHECK(read->torpedo_chances == standard.torpedo_chances);
    CHECK(read->magazines == standard.magazines);
    CHECK(read->handling == standard.handling);
    CHECK(read->types == standard.types);
    CHECK(*read == standard);
}

TEST_CASE("GU-T4: there is a row for each weather that a campaign knows", "[gunnery]") {
    const auto tables = read_gunnery_tables(shipped_tables(gunnery_files()));
    REQUIRE(tables);
    for (const std::string_view weather : words_of<Weather>) {
        INFO(weather);
        CHECK(std::any_of(tables->weather.begin(), tables->weather.end(),
                          [&](const auto& row) { return row.name == weather; }));
    }
}

TEST_CASE("every key with a number in the files of gunnery is taken over", "[gunnery]") {
    const Tables standard;
    const std::vector<SourceFile> shipped = shipped_tables(gunnery_files());
    for (std::size_t file = 0; file < shipped.size(); ++file) {
        std::set<std::string> seen;
        std::istringstream lines(shipped[file].text);
        std::size_t at = 0;
        for (std::string line; std::getline(lines, line); at += line.size() + 1) {
            const std::size_t sign = line.find(" = ");
            if (sign == std::string::npos || line.front() == '#') continue;
            const std::size_t digit = sign + 3;
            const bool is_number = line[digit] >= '1' && line[digit] <= '9';
            if (!is_number || !seen.insert(line.substr(0, sign)).second) continue;
            INFO(shipped[file].name << ": " << line);
            std::vector<SourceFile> changed = shipped;
            changed[file].text[at + digit] = line[digit] == '9' ? '8' : char(line[digit] + 1);
            const auto read = read_gunnery_tables(changed);
            CHECK((!read || !(*read == standard)));
        }
        CHECK(seen.size() > 2);
    }
}

TEST_CASE("a wrong key or value of gunnery is refused with its place and the nearest word",
          "[gunnery]") {
    CHECK(has(problems_of("hits.toml", "funnel_smoke", "funel_smoke"),
              "did you mean \"funnel_smoke\"?"));
    CHECK(has(problems_of("guns.toml", "name = \"15h\"", "name = \"15hh\""),
              "did you mean \"15h\"?"));
    CHECK(has(problems_of("ships.toml", "of = \"cruiser\"", "of = \"cruizer\""),
              "did you mean \"cruiser\"?"));
    CHECK(has(problems_of("torpedoes.toml", "dud = 10", "dud = 101"), "torpedoes.toml:7:7: "));
    CHECK(has(problems_of("ships.toml", "10x12/2 100 40", "10x12/2 100"), "batteries like"));
    CHECK(has(problems_of("ships.toml", "\"4x18\"", "\"4x19\""), "classes are 18, 21, 24"));
}

TEST_CASE("rows of gunnery that do not fit together are refused", "[gunnery]") {
    CHECK(has(problems_of("hits.toml", "range = 40", "range = 15"), "more than the 20 before it"));
    CHECK(has(problems_of("hits.toml", "chance = 2100", "chance = 3400"),
              "at most the 3300 before it"));
    CHECK(has(problems_of("hits.toml", "range = 0\n", "range = 1\n"), "a first row"));
    CHECK(has(problems_of("hits.toml", "tons = 10000", "tons = 30000"),
              "less than the 25000 before it"));
    CHECK(has(problems_of("sight.toml", "tons = 0", "tons = 10"), "a last row with tons = 0"));
    CHECK(has(problems_of("hits.toml", "140, 185]", "140]"), "6, one for each face"));
    CHECK(has(problems_of("hits.toml",
                          "[[control]]  # 5: with centimetric gunnery radar\n"
                          "scale = 90  # [FIT]\nfrom = 1943\n",
                          ""),
              "6, one for each grade"));
    CHECK(has(problems_of("guns.toml", "name = \"14\"", "name = \"15\""),
              "gun \"15\" is given twice"));
    CHECK(has(problems_of("guns.toml", "690, 600, 510, 430, 360", "690, 600, 510, 430"),
              "5, one for each band of range"));
    CHECK(has(problems_of("guns.toml", "690, 600", "690, 700"), "at most the 690 before it"));
    CHECK(has(problems_of("sight.toml", "name = \"fog\"", "name = \"poor\""), "poor"));
    CHECK(has(problems_of("torpedoes.toml", "to = 40\n", ""), "\"to\" is missing"));
    CHECK(has(problems_of("torpedoes.toml", "[[chance]]\nchance = 150",
                          "[[chance]]\nto = 200\nchance = 150"),
              "none in the last row"));
    CHECK(has(problems_of("ships.toml", "of = \"merchant\"", "of = \"cruiser\""), "cruiser"));
    CHECK(has(problems_of("ships.toml", "to = 1921", "to = 1901"), "from 1906 on"));
}

TEST_CASE("a class of guns that is missing is told of once, and a list that is none not again",
          "[gunnery]") {
    const auto count = [](const std::string& text) {
        return gunnery_files().tables[1].problems({"guns.toml", text}).size();
    };
    CHECK(count("gun = []\n") == 1);
    CHECK(count("gun = 7\n") == 1);
    CHECK(count("gun = [7]\n") == 1);
    CHECK(count("") == 1);
}

TEST_CASE("every switch of gunnery is read, and what is not given stays", "[gunnery]") {
    CHECK(switches_of("") == Switches{});
    CHECK(read_gunnery_switches({"campaign.toml", "id = \"x\"\n"}).value() == Switches{});
    const Switches other = switches_of(
        "minutes_per_turn = 6\ntwilight = 60\nhemisphere = \"south\"\ncover_distance = 8000\n"
        "finish = false\nmisses_find_others = \"all\"\nmorale = \"dice\"\nair_event = true\n"
        "ammunition = false\nreload = \"never\"\nmagazine = \"9\"\nsurprise = \"never\"\n"
        "salvo_die = false\nstriking = true\ncaptain.torpedo_chance = 800\n");
    const Switches all{6,
                       60,
                       Hemisphere::south,
                       8000,
                       false,
                       Strays::all,
                       Morale::dice,
                       true,
                       false,
                       Reload::never,
                       MagazineRisk::nine,
                       Surprise::never,
                       false,
                       true,
                       800};
    CHECK(other == all);
    CHECK(switches_of("misses_find_others = \"none\"\n").misses_find_others == Strays::none);
    CHECK(switches_of("magazine = \"0\"\n").magazine == MagazineRisk::none);
}

TEST_CASE("a wrong switch of gunnery is refused with its place", "[gunnery]") {
    CHECK(has(switch_problem("minutes_per_turn = 4\n"), "c.toml:2:20: "));
    CHECK(has(switch_problem("minutes_per_turn = 4\n"), "one of 3, 6"));
    CHECK(has(switch_problem("misses_find_others = \"al\"\n"), "did you mean \"all\"?"));
    CHECK(has(switch_problem("twilght = 4\n"), "did you mean \"twilight\"?"));
    CHECK(has(switch_problem("captain.chance = 4\n"), "c.toml:2:"));
}
