#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "campaign/historic.h"
#include "rules/speed.h"
#include "shipped.h"

namespace flagplot::test {

namespace {

using Names = std::vector<std::string>;

const Definition& bismarck() { return shipped("bismarck"); }

const std::vector<ShipFact> bismarck_ship_facts{
    {"DE-KG", "Bismarck", "Bismarck", "BB", "battle", 30, true, 4, "HH"},
    {"DE-KG", "Prinz Eugen", "Admiral Hipper", "CA", "battle", 32, true, 3, "HH"},
    {"DE-ESC", "Z10 Hans Lody", "Z1934A", "DD", "battle", 36, false, 1, "ML"},
    {"DE-ESC", "Z16 Friedrich Eckoldt", "Z1934A", "DD", "battle", 36, false, 1, "ML"},
    {"DE-ESC", "Z23", "Z1936A", "DD", "battle", 36, false, 1, "ML"},
    {"UK-BC", "Hood", "Admiral", "BC", "battle", 29, true, 4, "MH"},
    {"UK-BC", "Prince of Wales", "King George V", "BB", "battle", 28, true, 4, "HH"},
    {"UK-BC", "Electra", "E", "DD", "battle", 35.5, false, 1, "ML"},
    {"UK-BC", "Echo", "E", "DD", "battle", 35.5, false, 1, "ML"},
    {"UK-BC", "Icarus", "I", "DD", "battle", 36, false, 1, "ML"},
    {"UK-BC", "Anthony", "A", "DD", "battle", 35, false, 1, "ML"},
    {"UK-BC", "Achates", "A", "DD", "battle", 35, false, 1, "ML"},
    {"UK-BC", "Antelope", "A", "DD", "battle", 35, false, 1, "ML"},
    {"UK-HF", "King George V", "King George V", "BB", "battle", 28, true, 4, "HM"},
    {"UK-HF", "Victorious", "Illustrious", "CV", "battle", 30.5, true, 4, "HM"},
    {"UK-HF", "Galatea", "Arethusa", "CL", "battle", 32, false, 2, "ML"},
    {"UK-HF", "Aurora", "Arethusa", "CL", "battle", 32, true, 2, "MM"},
    {"UK-HF", "Kenya", "Fiji", "CL", "battle", 32, true, 2, "MM"},
    {"UK-HF", "Hermione", "Dido", "CL", "battle", 32, true, 2, "MM"},
    {"UK-HF", "Inglefield", "I (leader)", "DD", "battle", 36, false, 1, "ML"},
    {"UK-HF", "Intrepid", "I", "DD", "battle", 36, false, 1, "ML"},
    {"UK-HF", "Active", "A", "DD", "battle", 35, false, 1, "ML"},
    {"UK-HF", "Punjabi", "Tribal", "DD", "battle", 36, false, 1, "ML"},
    {"UK-HF", "Windsor", "W", "DD", "battle", 34, false, 1, "LL"},
    {"UK-HF", "Lance", "L", "DD", "battle", 36, false, 1, "LL"},
    {"UK-HF", "Nestor (RAN)", "N", "DD", "battle", 36, false, 1, "LL"},
    {"UK-REP", "Repulse", "Renown", "BC", "battle", 29, true, 4, "ML"},
    {"UK-CS1", "Norfolk", "County (Norfolk)", "CA", "battle", 31.5, true, 3, "MH"},
    {"UK-CS1", "Suffolk", "County (Kent)", "CA", "battle", 31.5, true, 3, "MH"},
    {"UK-IF", "Manchester", "Town", "CL", "battle", 32, false, 2, "ML"},
    {"UK-IF", "Birmingham", "Town", "CL", "battle", 32, false, 2, "ML"},
    {"UK-IF", "Arethusa", "Arethusa", "CL", "battle", 32, false, 2, "ML"},
    {"UK-H", "Renown", "Renown (rebuilt)", "BC", "battle", 30.5, false, 4, "ML"},
    {"UK-H", "Ark Royal", "Ark Royal", "CV", "battle", 31, false, 4, "HM"},
    {"UK-H", "Sheffield", "Town", "CL", "battle", 32, true, 2, "HH"},
    {"UK-ROD", "Rodney", "Nelson", "BB", "battle", 23, true, 4, "HH"},
    {"UK-ROD", "Somali", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-ROD", "Tartar", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-ROD", "Mashona", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-RAM", "Ramillies", "R", "BB", "battle", 21, false, 4, "HL"},
    {"UK-EDI", "Edinburgh", "Town (Edinburgh)", "CL", "battle", 32, true, 2, "ML"},
    {"UK-DOR", "Dorsetshire", "County (Norfolk)", "CA", "battle", 31.5, false, 3, "ML"},
    {"UK-D4", "Cossack", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D4", "Maori", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D4", "Sikh", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D4", "Zulu", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D4", "Piorun (Pol.)", "N", "DD", "battle", 36, false, 1, "HL"},
    {"UK-HX126", "Hindustan", "cargo 5245 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Ribera", "cargo 5559 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Dorelian", "cargo 6431 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Tongariro", "cargo 8729 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "British Splendour", "tanker 7138 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Regent Panther", "tanker 9556 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Athelprincess", "tanker 8882 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Nicoya", "cargo 5364 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-HX126", "Baron Carnegie", "cargo 3178 GRT", "AUX", "auxiliary", 8, false, 1, "LH"},
    {"UK-HX126", "Burnham", "Town (destroyer)", "DD", "battle", 28, false, 1, "ML"},
    {"UK-HX126", "Burwell", "Town (destroyer)", "DD", "battle", 28, false, 1, "ML"},
    {"UK-HX126", "Mallow", "Flower", "SL", "battle", 16, false, 1, "HL"},
    {"UK-HX126", "Verbena", "Flower", "SL", "battle", 16, false, 1, "HL"},
    {"UK-SC31", "SC 31, ship 1", "cargo 4500 GRT", "AUX", "auxiliary", 7, false, 2, "LH"},
    {"UK-SC31", "SC 31, ship 2", "cargo 4500 GRT", "AUX", "auxiliary", 7, false, 2, "LH"},
    {"UK-SC31", "SC 31, ship 3", "cargo 4500 GRT", "AUX", "auxiliary", 7, false, 2, "LH"},
    {"UK-SC31", "SC 31, ship 4", "cargo 3500 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-SC31", "SC 31, ship 5", "cargo 3500 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-SC31", "SC 31, ship 6", "cargo 3500 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-SC31", "Wolfe", "armed merchant cruiser 16418 GRT", "AUX", "battle", 15, false, 2, "ML"},
    {"UK-HG62", "City of Dublin", "cargo 3267 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-HG62", "Thelma", "cargo 1593 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-HG62", "Hjalmar Wessel", "cargo 1742 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-HG62", "Blairnevis", "cargo 4155 GRT", "AUX", "auxiliary", 7, false, 2, "LH"},
    {"UK-HG62", "Fidra", "cargo 1574 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-HG62", "Rose Schiaffino", "cargo 3349 GRT", "AUX", "auxiliary", 7, false, 1, "LH"},
    {"UK-HG62", "Deptford", "Grimsby", "SL", "battle", 16.5, false, 1, "HL"},
    {"UK-HG62", "Coreopsis", "Flower", "SL", "battle", 16, false, 1, "HL"},
    {"UK-HG62", "Fleur de Lys", "Flower", "SL", "battle", 16, false, 1, "HL"},
    {"UK-WS8B", "Georgic", "liner 27751 GRT", "AUX", "auxiliary", 15, false, 3, "LM"},
    {"UK-WS8B", "WS 8B, liner 2", "liner 20000 GRT", "AUX", "auxiliary", 15, false, 3, "LM"},
    {"UK-WS8B", "WS 8B, liner 3", "liner 16000 GRT", "AUX", "auxiliary", 15, false, 3, "LM"},
    {"UK-WS8B", "WS 8B, liner 4", "liner 11000 GRT", "AUX", "auxiliary", 15, false, 2, "LM"},
    {"UK-WS8B", "WS 8B, store ship 5", "cargo 8000 GRT", "AUX", "auxiliary", 15, false, 2, "LH"},
    {"UK-WS8B", "WS 8B, store ship 6", "cargo 8000 GRT", "AUX", "auxiliary", 15, false, 2, "LH"},
    {"UK-WS8B", "Exeter", "York", "CA", "battle", 32, false, 3, "MM"},
    {"UK-BRIT", "Britannic", "liner 26943 GRT", "AUX", "auxiliary", 18, false, 3, "MM"},
    {"UK-BRIT", "Eskimo", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-HX127", "Barrdale", "cargo 5072 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Standella", "tanker 6197 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Acavus", "tanker 8010 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Aircrest", "cargo 5237 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Regent Lion", "tanker 9551 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Trelissick", "cargo 5265 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Comanchee", "tanker 6837 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Lord Byron", "cargo 4118 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-HX127", "Temple Yard", "cargo 5205 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"UK-SL74", "SL 74, ship 1", "cargo 6000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-SL74", "SL 74, ship 2", "cargo 6000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-SL74", "SL 74, ship 3", "cargo 5000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-SL74", "SL 74, ship 4", "cargo 5000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-SL74", "SL 74, ship 5", "cargo 3500 GRT", "AUX", "auxiliary", 8, false, 1, "LH"},
    {"UK-SL74", "Bulolo", "armed merchant cruiser 6267 GRT", "AUX", "battle", 15, false, 2, "ML"},
    {"UK-OB324", "OB 324, ship 1", "cargo 6000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-OB324", "OB 324, ship 2", "cargo 6000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-OB324", "OB 324, ship 3", "cargo 5000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-OB324", "OB 324, ship 4", "cargo 5000 GRT", "AUX", "auxiliary", 8, false, 2, "LH"},
    {"UK-OB324", "OB 324, ship 5", "cargo 3500 GRT", "AUX", "auxiliary", 8, false, 1, "LH"},
    {"UK-OB324", "OB 324, ship 6", "cargo 3500 GRT", "AUX", "auxiliary", 8, false, 1, "LH"},
    {"UK-OB324", "OB 324, escort 7", "Flower", "SL", "battle", 16, false, 1, "HL"},
};

/// Where the formations stood, a row for each turn start, in the order of the columns.
const Names bismarcks_columns{"DE-KG", "UK-BC",  "UK-HF",  "UK-CS1", "UK-CS2",
                              "UK-H",  "UK-ROD", "UK-RAM", "UK-EDI"};
const std::vector<Names> matrix{
    {"AF16", "-", "-", "-", "-", "-", "-", "-", "-"},                // 21 May 18:00
    {"AE15", "AB19", "-", "-", "-", "-", "-", "-", "-"},             // 22 May 00:00
    {"AD13", "AA18", "-", "-", "-", "-", "-", "-", "-"},             // 06:00
    {"AC11", "Y18", "-", "-", "-", "-", "-", "-", "-"},              // 12:00
    {"AA11", "X18", "AB19", "-", "-", "-", "-", "-", "-"},           // 18:00
    {"X11", "V17", "AB18", "-", "-", "-", "-", "-", "-"},            // 23 May 00:00
    {"V11", "T17", "Z18", "R12", "-", "-", "-", "-", "-"},           // 06:00
    {"T11", "S17", "Y18", "R12", "-", "-", "-", "-", "-"},           // 12:00
    {"R11", "Q16", "X18", "R11", "-", "-", "-", "-", "-"},           // 18:00
    {"P13", "P16", "V18", "P13", "-", "AE41", "-", "-", "-"},        // 24 May 00:00
    {"N15", "N15", "T19", "N14", "-", "AD41", "R23", "-", "-"},      // 06:00
    {"M17", "-", "R20", "M16", "P19", "AC41", "R23", "I31", "Q34"},  // 12:00
    {"L18", "-", "O21", "L18", "O19", "AA40", "Q24", "I30", "P33"},  // 18:00
    {"K20", "-", "M22", "K20", "L20", "Y39", "P25", "I29", "O31"},   // 25 May 00:00
    {"K22", "-", "K23", "K21", "K21", "W38", "N25", "I28", "N29"},   // 06:00
    {"M23", "-", "J24", "-", "J21", "V37", "N26", "I27", "-"},       // 12:00
    {"N25", "-", "L23", "-", "-", "U35", "O26", "-", "-"},           // 18:00
    {"P26", "-", "O24", "-", "-", "U33", "Q27", "-", "-"},           // 26 May 00:00
    {"Q28", "-", "Q26", "-", "-", "T31", "R27", "-", "-"},           // 06:00
    {"S29", "-", "S27", "-", "-", "U30", "S28", "-", "-"},           // 12:00
    {"U30", "-", "T28", "-", "-", "V30", "T28", "-", "-"},           // 18:00
    {"V30", "-", "T29", "-", "-", "V30", "U29", "-", "-"},           // 27 May 00:00
    {"V30", "-", "U30", "-", "-", "V30", "U30", "-", "-"},           // 06:00
    {"V30", "-", "V30", "-", "-", "V30", "V30", "-", "-"},           // 12:00
};

/// Formations that history has nothing of but estimates: they may not change what is known.
const Names convoys{"UK-HX126", "UK-SC31",  "UK-HG62", "UK-WS8B",
                    "UK-BRIT",  "UK-HX127", "UK-SL74", "UK-OB324"};

/// The turn that begins at this hour.
std::int32_t turn_at(const std::string& half_hour) {
    return turn_of(bismarck().calendar, {*read_moment(half_hour), 0}).count;
}

/// How far apart two formations of history stood.
std::int32_t squares_between(const std::string& one, const std::string& other, std::int32_t turn) {
    const auto a = read_square(stood_in(bismarck(), one, turn));
    const auto b = read_square(stood_in(bismarck(), other, turn));
    REQUIRE(a);
    REQUIRE(b);
    return chebyshev(*a, *b).count;
}

}  // namespace

TEST_CASE("the hunt for the Bismarck has its hundred and seven ships with their numbers",
          "[shipped]") {
    REQUIRE(bismarck_ship_facts.size() == 107);
    check_ships(bismarck(), bismarck_ship_facts);
}

TEST_CASE("the formations of the hunt enter and steam as history has them", "[shipped]") {
    check_formations(
        bismarck(),
        {{"DE-KG", "de", 1, 1, "AF16", 2, 2},     {"DE-ESC", "de", 2, 1, "AF16", 3, 2},
         {"UK-BC", "uk", 1, 2, "AB19", 8, 2},     {"UK-HF", "uk", 2, 5, "AB19", 13, 2},
         {"UK-REP", "uk", 3, 7, "Z18", 1, 2},     {"UK-CS1", "uk", 4, 7, "R12", 2, 2},
         {"UK-IF", "uk", 5, 5, "X16", 3, 2},      {"UK-H", "uk", 6, 10, "AE41", 3, 2},
         {"UK-ROD", "uk", 7, 11, "R23", 4, 2},    {"UK-RAM", "uk", 8, 12, "I31", 1, 1},
         {"UK-EDI", "uk", 9, 12, "Q34", 1, 2},    {"UK-DOR", "uk", 10, 19, "S35", 1, 2},
         {"UK-D4", "uk", 11, 20, "S28", 5, 2},    {"UK-HX126", "uk", 12, 9, "P18", 13, 1},
         {"UK-SC31", "uk", 13, 9, "Q21", 7, 1},   {"UK-HG62", "uk", 14, 9, "T28", 9, 1},
         {"UK-WS8B", "uk", 15, 5, "AB22", 7, 2},  {"UK-BRIT", "uk", 16, 11, "R23", 2, 2},
         {"UK-HX127", "uk", 17, 12, "I31", 9, 1}, {"UK-SL74", "uk", 18, 19, "S35", 6, 1},
         {"UK-OB324", "uk", 19, 9, "W22", 7, 1}});
}

TEST_CASE("the biggest unit of a formation of the hunt, and the biggest with radar", "[shipped]") {
    struct Row {
        std::string formation;
        std::int32_t biggest, biggest_with_radar;  ///< 0: none
    };
    const std::vector<Row> table{{"DE-KG", 4, 4},    {"DE-ESC", 1, 0},   {"UK-BC", 4, 4},
                                 {"UK-HF", 4, 4},    {"UK-REP", 4, 4},   {"UK-CS1", 3, 3},
                                 {"UK-IF", 2, 0},    {"UK-H", 4, 2},     {"UK-ROD", 4, 4},
                                 {"UK-RAM", 4, 0},   {"UK-EDI", 2, 2},   {"UK-DOR", 3, 0},
                                 {"UK-D4", 1, 0},    {"UK-HX126", 2, 0}, {"UK-SC31", 2, 0},
                                 {"UK-HG62", 2, 0},  {"UK-WS8B", 3, 0},  {"UK-BRIT", 3, 0},
                                 {"UK-HX127", 2, 0}, {"UK-SL74", 2, 0},  {"UK-OB324", 2, 0}};
    REQUIRE(table.size() == bismarck().formations.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const FormationRow& formation = bismarck().formations[i];
        INFO(table[i].formation);
        CHECK(formation.id == table[i].formation);
        Row found{formation.id, 0, 0};
        for (const ShipId id : formation.ships) {
            const BookShip& ship = bismarck().ship(id).ship;
            found.biggest = std::max(found.biggest, ship.size.count);
            if (!ship.has_radar) continue;
            found.biggest_with_radar = std::max(found.biggest_with_radar, ship.size.count);
        }
        CHECK(found.biggest == table[i].biggest);
        CHECK(found.biggest_with_radar == table[i].biggest_with_radar);
    }
}

TEST_CASE("the hunt has the calendar and the switches of its sources", "[shipped]") {
    const Calendar& calendar = bismarck().calendar;
    CHECK(moment_text(calendar.start) == "1941-05-21 18:00");
    CHECK(calendar.turn_starts == TurnNumber{24});
    REQUIRE(calendar.light.size() == 23);
    for (std::int32_t turn = 1; turn <= 23; ++turn) {
        INFO(moment_text(calendar.begin_of({turn})));
        const bool is_far_north = turn < turn_at("1941-05-24 18:00");
        const Light usual = light_at(hour_of(calendar.begin_of({turn})));
        CHECK(calendar.light_of({turn}) == (is_far_north ? Light::day : usual));
    }
    Switches expected = switches_of_history();
    expected.air_misreport = true;
    expected.split = SplitRule::on_trigger;
    expected.weather_enabled = true;
    CHECK(bismarck().profile == Profile::umpired);
    CHECK(bismarck().switches == expected);
}

TEST_CASE("the two sides of the hunt are at war and own their ports", "[shipped]") {
    check_sides(bismarck(), {{"Kriegsmarine", {"AD29", "AE30", "AF12", "AF16"}},
                             {"Royal Navy", {"AB19", "AB22", "AD27", "AE41", "S14"}}});
}

TEST_CASE("the tracks of the hunt are those of the table of squares", "[shipped]") {
    CHECK(bismarck().tracks.size() == bismarcks_columns.size() + 1 + convoys.size());
    check_tracks(bismarck(), bismarcks_columns, matrix);
    CHECK(track_of(bismarck(), "DE-ESC") == Names{"AF16", "AE15", "AD13"});
}

TEST_CASE("every track of the hunt begins where and when its formation enters", "[shipped]") {
    for (const FormationRow& formation : bismarck().formations) {
        const Names track = track_of(bismarck(), formation.id);
        if (track.empty()) continue;
        INFO(formation.id);
        CHECK(stood_in(bismarck(), formation.id, formation.enters.count) ==
              name_of(formation.enters_at));
        CHECK(track.front() == name_of(formation.enters_at));
    }
}

TEST_CASE("the battlecruisers meet the battle group in N15 in the morning of 24 May", "[shipped]") {
    const std::int32_t morning = turn_at("1941-05-24 06:00");
    CHECK(stood_in(bismarck(), "DE-KG", morning) == "N15");
    CHECK(stood_in(bismarck(), "UK-BC", morning) == "N15");
}

TEST_CASE("the cruisers keep touch from 23 May 18:00 to 25 May 00:00", "[shipped]") {
    for (std::int32_t turn = turn_at("1941-05-23 18:00"); turn <= turn_at("1941-05-25 00:00");
         ++turn) {
        INFO("turn " << turn);
        CHECK(squares_between("UK-CS1", "DE-KG", turn) <= 1);
    }
}

TEST_CASE("Force H is two squares off at noon on 26 May and within one from 18:00", "[shipped]") {
    CHECK(squares_between("UK-H", "DE-KG", turn_at("1941-05-26 12:00")) == 2);
    for (std::int32_t turn = turn_at("1941-05-26 18:00"); turn <= 24; ++turn) {
        INFO("turn " << turn);
        CHECK(squares_between("UK-H", "DE-KG", turn) <= 1);
    }
}

TEST_CASE("no convoy of the hunt is within two squares of the battle group", "[shipped]") {
    for (const std::string& convoy : convoys) {
        for (std::int32_t turn = 1; turn <= 24; ++turn) {
            if (stood_in(bismarck(), convoy, turn) == "-") continue;
            INFO(convoy << " in turn " << turn);
            CHECK(squares_between(convoy, "DE-KG", turn) > 2);
        }
    }
}

TEST_CASE("a convoy is where the warship that leaves it is", "[shipped]") {
    const auto together = [](const std::string& convoy, const std::string& escort,
                             const std::string& half_hour) {
        const std::int32_t turn = turn_at(half_hour);
        const auto at = std::find_if(bismarck().formations.begin(), bismarck().formations.end(),
                                     [&](const FormationRow& each) { return each.id == escort; });
        return stood_in(bismarck(), convoy, turn) == name_of(at->enters_at) &&
               at->enters == TurnNumber{turn};
    };
    CHECK(together("UK-BRIT", "UK-ROD", "1941-05-24 06:00"));
    CHECK(together("UK-HX127", "UK-RAM", "1941-05-24 12:00"));
    CHECK(together("UK-SL74", "UK-DOR", "1941-05-26 06:00"));
}

TEST_CASE("the sightings of the hunt say who found the battle group, when and how", "[shipped]") {
    CHECK(bismarck().anchors.size() == 46);
    CHECK(bismarck().events.size() == 23);
    CHECK(sightings_text(bismarck()) ==
          "1941-05-23 19:00+22 UK-CS1 eye DE-KG\n"
          "1941-05-23 20:30+0 UK-CS1 eye DE-KG\n"
          "1941-05-24 05:30+5 UK-BC eye DE-KG\n"
          "1941-05-26 10:30+0 LOUGH-ERNE air DE-KG\n"
          "1941-05-26 11:00+15 ARK-ROYAL-AIR air DE-KG\n"
          "1941-05-26 17:30+10 UK-SHEFFIELD eye DE-KG\n"
          "1941-05-26 22:30+8 UK-D4 eye DE-KG\n"
          "1941-05-27 08:30+13 UK-HF eye DE-KG\n");
}

TEST_CASE("formations of the hunt part and join as history had them", "[shipped]") {
    const auto at = [](const std::string& half_hour, const std::string& formation) {
        return ships_at(bismarck(), half_hour, formation);
    };
    CHECK(at("1941-05-23 06:30", "UK-REP") == Names{"Repulse"});
    CHECK(at("1941-05-23 07:00", "UK-REP").empty());
    CHECK(at("1941-05-23 07:00", "UK-HF").size() == 14);
    CHECK(at("1941-05-24 06:30", "UK-CS1") == Names{"Prince of Wales", "Norfolk", "Suffolk"});
    CHECK(at("1941-05-24 15:30", "UK-CS2") ==
          Names{"Victorious", "Galatea", "Aurora", "Kenya", "Hermione"});
    CHECK(at("1941-05-24 15:30", "UK-HF").size() == 9);
    CHECK(at("1941-05-24 18:30", "DE-PE") == Names{"Prinz Eugen"});
    CHECK(at("1941-05-24 18:30", "DE-KG") == Names{"Bismarck"});
    CHECK(at("1941-05-26 13:30", "UK-SHEFFIELD") == Names{"Sheffield"});
    CHECK(at("1941-05-26 13:30", "UK-H") == Names{"Renown", "Ark Royal"});
}

TEST_CASE("Victorious and her cruisers make two squares a turn", "[shipped]") {
    REQUIRE(bismarck().partings.size() == 4);
    const HistoricParting& parting = bismarck().partings[1];
    CHECK(parting.id == "UK-CS2");
    const std::vector<Unit> units = sound_units(bismarck(), parting.ships);
    const FormationSpeed speed = formation_speed(units, bismarck().switches.speed());
    CHECK(speed.points == MovePoints{2});
}

TEST_CASE("Hood is the first ship to be lost and Bismarck the last", "[shipped]") {
    struct Row {
        std::string square;
        std::int32_t minutes;
        Names sunk, hit;
    };
    const std::vector<Row> table{{"R11", 5, {}, {}},
                                 {"N15", 17, {"Hood"}, {"Bismarck", "Prince of Wales"}},
                                 {"L18", 16, {}, {}},
                                 {"V30", 320, {}, {}},
                                 {"V30", 117, {"Bismarck"}, {}}};
    REQUIRE(bismarck().battles.size() == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const HistoricBattle& battle = bismarck().battles[i];
        INFO(battle.name);
        CHECK(name_of(battle.square) == table[i].square);
        CHECK(battle.outcome.minutes == table[i].minutes);
        CHECK(sunk_in(bismarck(), battle) == table[i].sunk);
        CHECK(hit_in(bismarck(), battle) == table[i].hit);
        CHECK(battle.outcome.learned.size() == 2);
    }
}

TEST_CASE("the hunt has its aircraft and watchers", "[shipped]") {
    CHECK(assets_text(bismarck()) ==
          "de BISMARCK-AR196 Bismarck 1 4 1\n"
          "de PRINZ-AR196 Prinz Eugen 1 4 1\n"
          "de STAVANGER AF17 2 9 1\n"
          "de KG40 AG32 3 15 1\n"
          "de BREST-RECCE AD29 2 8 2\n"
          "de U-556 V30 1 0 1 watches V30\n"
          "uk WICK AB19 2 7 1\n"
          "uk HATSTON AB19 2 7 1\n"
          "uk ICELAND-HUDSONS S14 2 7 2\n"
          "uk ICELAND-SUNDERLAND S14 3 12 1\n"
          "uk LOUGH-ERNE AA23 3 18 2\n"
          "uk VICTORIOUS-AIR Victorious 2 4 1\n"
          "uk ARK-ROYAL-AIR Ark Royal 2 4 2\n");
}

TEST_CASE("the cards of the hunt fall in the turns of what they stand for", "[shipped]") {
    CHECK(script_text(bismarck()) ==
          "9 1941-05-23 18:00 uk False report\n"
          "14 1941-05-25 00:00 uk Direction-finding fix\n"
          "20 1941-05-26 12:00 de Air attack on DE-KG\n");
}

TEST_CASE("poor weather lies over the Denmark Strait while the cruisers keep touch there",
          "[shipped]") {
    REQUIRE(bismarck().weather.size() == 3);
    const WeatherSpell& strait = bismarck().weather[1];
    CHECK(strait.from.count == turn_at("1941-05-23 12:00"));
    CHECK(strait.to.count == turn_at("1941-05-24 06:00"));
    CHECK(strait.zone.centre == read_square("P13"));
    for (const WeatherSpell& spell : bismarck().weather) {
        CHECK(spell.zone.weather == Weather::poor);
    }
}

TEST_CASE("what the hunt pays names every ship that history puts at stake", "[shipped]") {
    CHECK(victory_text(bismarck()) ==
          "de sinks 60 of size 104, 0 formations: 2 by size\n"
          "de sinks 42 of size 84, 0 formations: 3 by size\n"
          "de arrives 2 of size 7, 0 formations: 1\n"
          "de arrives 3 of size 3, 0 formations: 1\n"
          "uk sinks 1 of size 4, 0 formations: 6 by size\n"
          "uk sinks 1 of size 3, 0 formations: 4 by size\n"
          "uk sinks 3 of size 3, 0 formations: 1 by size\n"
          "uk arrives 3 of size 5, 0 formations: 2\n");
}

TEST_CASE("an introduction of the hunt names nothing of the enemy's forces", "[shipped]") {
    CHECK(betrayed_by_briefings(bismarck()).empty());
}

TEST_CASE("ATL60 has its places and Iceland, and every square of a track is open", "[shipped]") {
    const Chart& chart = bismarck().chart;
    CHECK(chart.last_square() == "AH44");
    const std::vector<std::pair<std::string, std::string>> ports{
        {"Bergen", "AF16"}, {"Trondheim", "AF12"},  {"Scapa", "AB19"},
        {"Clyde", "AB22"},  {"Plymouth", "AD27"},   {"Hvalfjord", "S14"},
        {"Brest", "AD29"},  {"St Nazaire", "AE30"}, {"Gibraltar", "AE41"}};
    for (const auto& [name, square] : ports) {
        INFO(name);
        REQUIRE(chart.place_named(name) != nullptr);
        CHECK(name_of(chart.place_named(name)->square) == square);
        CHECK(chart.place_named(name)->is_port);
    }
    CHECK(name_of(chart.place_named("North Cape of Iceland")->square) == "R12");
    CHECK(name_of(chart.place_named("Cape Farewell")->square) == "H17");
    for (const char* land : {"T13", "U13", "T14", "U14"}) {
        CHECK_FALSE(chart.is_navigable(*read_square(land)));
    }
    CHECK(chart.at(*read_square("S13")) == Terrain::islands);  // with the bay Breidafjord
    for (const HistoricTrack& track : bismarck().tracks) {
        for (const TrackSquare& at : track.squares) {
            INFO(name_of(at.square));
            CHECK(chart.is_navigable(at.square));
        }
    }
}

TEST_CASE("all seas of ATL60 in which ships of the hunt are hang together", "[shipped]") {
    const Chart& chart = bismarck().chart;
    const std::vector<std::int32_t> waters = connected_waters(chart);
    const std::int32_t ocean = waters[chart.index(*read_square("K21"))];
    for (const FormationRow& formation : bismarck().formations) {
        INFO(formation.id);
        CHECK(waters[chart.index(formation.enters_at)] == ocean);
    }
    for (const NamedPlace& place : chart.places) {
        if (place.is_port) CHECK(waters[chart.index(place.square)] == ocean);
    }
}

}  // namespace flagplot::test
