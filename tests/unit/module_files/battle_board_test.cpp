#include "module_files/battle_board.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <tuple>

#include "rules/light.h"
#include "rules/weather.h"
#include "support/file_of_tree.h"

using namespace flagplot;
using namespace flagplot::tactical::battle_board;

namespace {

SourceFile shipped_file(const std::string& name) {
    return {name, test::file_of_tree("assets/battle_board/" + name).text};
}

BoardTables shipped_tables() {
    return read_board_tables(shipped_file("reference.toml"), shipped_file("naval.toml")).value();
}

std::string first_error(const Diagnostics& problems) {
    return problems.empty() ? "" : describe(problems.front());
}

BoardSwitches switches_of(const std::string& lines) {
    return read_board_switches({"campaign.toml", "[battle_board]\n" + lines}).value();
}

}  // namespace

TEST_CASE("every weapon of the reference is there, with its numbers") {
    using Row = std::tuple<WeaponKind, int, int, int, int>;
    using K = WeaponKind;
    const std::vector<Row> rows{
        {K::beam, 10, 1, 9, 0},     {K::beam, 16, 1, 9, 0},      {K::gattling, 16, 2, 12, 0},
        {K::beam, 26, 1, 9, 0},     {K::beam, 90, 0, 10, 0},     {K::beam, 26, 2, 7, 0},
        {K::sapper, 82, 3, 14, 0},  {K::beam, 26, 3, 5, 0},      {K::gattling, 31, 2, 12, 0},
        {K::beam, 66, 1, 9, 0},     {K::beam, 231, 0, 10, 0},    {K::beam, 66, 2, 7, 0},
        {K::sapper, 211, 3, 14, 0}, {K::beam, 66, 3, 5, 0},      {K::gattling, 80, 2, 13, 0},
        {K::beam, 169, 1, 9, 0},    {K::beam, 592, 0, 11, 0},    {K::beam, 169, 2, 8, 0},
        {K::sapper, 541, 3, 14, 0}, {K::beam, 169, 3, 6, 0},     {K::gattling, 204, 2, 13, 0},
        {K::beam, 433, 1, 9, 0},    {K::beam, 433, 2, 8, 0},     {K::torpedo, 5, 4, 0, 35},
        {K::torpedo, 12, 4, 1, 45}, {K::torpedo, 26, 4, 1, 60},  {K::torpedo, 48, 5, 2, 65},
        {K::torpedo, 90, 5, 2, 75}, {K::torpedo, 169, 5, 3, 75}, {K::torpedo, 316, 5, 4, 80},
        {K::capital, 85, 5, 0, 20}, {K::capital, 150, 5, 1, 20}, {K::capital, 280, 6, 2, 25},
        {K::capital, 525, 6, 3, 30}};
    std::vector<Row> found;
    for (const Weapon& each : shipped_tables().weapons) {
        found.emplace_back(each.kind, each.power, each.range, each.initiative, each.accuracy);
    }
    CHECK(found == rows);
}

TEST_CASE("BB-12: hulls and bases of the reference have initiative 0 to 18") {
    const BoardTables tables = shipped_tables();
    CHECK(tables.hulls.size() == 20);
    for (const Hull& hull : tables.hulls) CHECK((hull.initiative >= 0 && hull.initiative <= 18));
    CHECK(tables.hulls.front() == Hull{"scout", 20, 1, 8, false, false, false, false, 0});
    CHECK(tables.hulls.back().armor == 1500);
    CHECK(tables.hulls.back().initiative == 18);
    CHECK(tables.hulls.back().is_base);
    CHECK(tables.engines.size() == 6);
}

TEST_CASE("BB-23: the table of start squares, one to sixteen sides") {
    const auto starts = shipped_tables().starts;
    const std::vector<std::string> rows{"44",
                                        "1485",
                                        "418818",
                                        "11881881",
                                        "4168148428",
                                        "148528716831",
                                        "11152868868251",
                                        "1316386886836131",
                                        "138638611683683144",
                                        "21518114844517873868",
                                        "1386386116836831346366",
                                        "148528716831168312485187",
                                        "11131517315171838538587844",
                                        "1113151728486888868482715131",
                                        "111315172848688886848271513144",
                                        "11131517284868888684827151313366"};
    REQUIRE(starts.size() == 16);
    for (std::size_t row = 0; row < starts.size(); ++row) {
        std::string text;
        for (const BoardSquare square : starts[row]) {
            text += std::to_string(square.x) + std::to_string(square.y);
        }
        CHECK(text == rows[row]);
    }
}

TEST_CASE("all shipped designs can be built, and every type of naval ship has a row") {
    const BoardTables tables = shipped_tables();
    CHECK(tables.designs.size() == 6);
    CHECK(tables.naval.types.size() == 13);
    for (const NavalType& type : tables.naval.types) {
        for (const Fitted& part : type.weapons) {
            CHECK(std::any_of(tables.naval.weapons.begin(), tables.naval.weapons.end(),
                              [&](const Weapon& each) { return each.name == part.part; }));
        }
    }
}

TEST_CASE("a wrong file of the battle board is refused with its place and the nearest word") {
    const SourceFile naval = shipped_file("naval.toml");
    const auto error_of = [&](std::string text) {
        const auto read = read_board_tables({"r.toml", std::move(text)}, naval);
        return read ? std::string() : first_error(read.error());
    };
    const std::string start = "[[start]]\nsquares = [\"4,4\"]\n";
    CHECK(error_of(start).empty());
    CHECK(error_of("[[weapons]]\n" + start).find("did you mean \"weapon\"") != std::string::npos);
    CHECK(error_of("[[engine]]\nname = \"a\"\nideal_speed = 99\n" + start).find("r.toml:3:") == 0);
    CHECK(error_of("[[start]]\nsquares = [\"44\"]\n").find("r.toml:2:") == 0);
    CHECK(error_of("[[start]]\nsquares = [\"4,4\", \"1,1\"]\n") != "");
    CHECK(error_of("[[weapon]]\nname = \"t\"\nkind = \"torpedo\"\npower = 1\nrange = 1\n"
                   "initiative = 1\n" +
                   start)
              .find("accuracy") != std::string::npos);
    CHECK(error_of("[[hull]]\nname = \"cruiser\"\narmor = 1\ninitiative = 1\nmass = 1\n"
                   "[[design]]\nname = \"d\"\nhull = \"crusier\"\n" +
                   start)
              .find("did you mean \"cruiser\"") != std::string::npos);
}

TEST_CASE("a part that cannot be read is told of once, and not again by what refers to it") {
    const std::string rest =
        "[[hull]]\nname = \"h\"\narmor = 1\ninitiative = 1\nmass = 1\n[[design]]\nname = \"d\"\n"
        "hull = \"h\"\nweapons = [{ part = \"gun\" }]\n[[start]]\nsquares = [\"4,4\"]\n";
    const auto count = [&](const std::string& first) {
        return battle_board_files().tables.front().problems({"r.toml", first + rest}).size();
    };
    const std::string gun = "kind = \"beam\"\npower = 1\nrange = 1\ninitiative = 1\n";
    CHECK(count("[[weapon]]\nname = \"gun\"\n" + gun) == 0);
    CHECK(count("[[weapon]]\nname = 7\n" + gun) == 1);
    CHECK(count("[[weapon]]\n" + gun) == 1);
    CHECK(count("weapon = 7\n") == 1);
    CHECK(count("weapon = [7]\n") == 1);
    CHECK(count("[[weapon]]\nname = \"rocket\"\n" + gun) == 1);
}

TEST_CASE("BB-B2, BB-B5: a type of naval ship says where it stands and what it is worth") {
    const BoardTables tables = shipped_tables();
    const auto& types = tables.naval.types;
    const auto row = [&](std::string_view type) {
        return *std::find_if(types.begin(), types.end(),
                             [&](const NavalType& each) { return each.type == type; });
    };
    CHECK(row("destroyer").station == Station::van);
    CHECK(row("battleship").station == Station::line);
    CHECK(row("fleet carrier").station == Station::rear);
    CHECK(row("battleship").cost > row("destroyer").cost);
}

TEST_CASE("BB-B11: the skin says for all light and weather of a campaign how far ships see") {
    const auto sights = shipped_tables().naval.sights;
    for (const std::string_view light : words_of<Light>) {
        std::int32_t before = 9;
        for (const std::string_view weather : words_of<Weather>) {
            const auto row = std::find_if(sights.begin(), sights.end(), [&](const auto& each) {
                return each.light == light && each.weather == weather;
            });
            REQUIRE(row != sights.end());
            CHECK(row->squares <= before);
            before = row->squares;
        }
    }
}

TEST_CASE("BB-B14: the skin has words for warships and merchants and none for starbases") {
    const auto words = shipped_tables().naval.words;
    const auto says = [&words](std::string_view of) {
        return std::find_if(words.begin(), words.end(),
                            [of](const auto& each) { return each.of == of; })
            ->says;
    };
    CHECK(says("armed") == "warships");
    CHECK(says("freighters") == "merchants");
    CHECK(says("starbase").empty());
}

TEST_CASE("every switch of the battle board is read, and what is not given stays") {
    CHECK(switches_of("") == BoardSwitches{});
    CHECK(read_board_switches({"campaign.toml", "id = \"x\"\n"}).value() == BoardSwitches{});
    const BoardSwitches other = switches_of(
        "speed_formula = \"original\"\nspeed_rounding = \"exact_floor\"\n"
        "mass_includes_cargo = false\nweight_fuzz = \"none\"\nweight_fuzz_pct = 20\n"
        "net_damage_metric = \"difference\"\nplan_depth = 1\nchallenge_on = \"any\"\n"
        "retreat_steps = 4\nretreat_leaves = \"with\"\nrange_breaks_ties = false\n"
        "initiative_cap = 99\nstream_scope = \"square\"\ntorpedo_stream = \"square\"\n"
        "beam_stream_cap = \"attacking_ships\"\nbeam_rounding = \"half_up\"\nbeam_loss_pct = 5\n"
        "beam_loss_is_per_square = true\narmor_step = 512\ncapital_double = \"missile\"\n"
        "capacitor_cap = 350\njam_cap = 99\nspread_targets = true\nwreck_factor = 4\n"
        "ai_sees_starbase_range = true\nflee_approach = true\nnaval.cripples = false\n"
        "naval.pursuit = false\nnaval.sight = false\nnaval.surprise = false\n");
    const BoardSwitches all{SpeedFormula::original,
                            SpeedRounding::exact_floor,
                            false,
                            WeightFuzz::none,
                            20,
                            NetMetric::difference,
                            1,
                            ChallengeOn::any,
                            4,
                            RetreatLeaves::with,
                            false,
                            99,
                            StreamScope::square,
                            StreamScope::square,
                            BeamStreamCap::attacking_ships,
                            BeamRounding::half_up,
                            5,
                            true,
                            512,
                            CapitalDouble::missile,
                            350,
                            99,
                            true,
                            4,
                            true,
                            true,
                            false,
                            false,
                            false,
                            false};
    CHECK(other == all);
    const auto wrong = read_board_switches({"c.toml", "[battle_board]\nspeed_formla = \"seed\"\n"});
    CHECK(first_error(wrong.error()).find("speed_formula") != std::string::npos);
}
