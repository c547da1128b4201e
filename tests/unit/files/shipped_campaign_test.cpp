#include <catch2/catch.hpp>

#include "shipped.h"

namespace flagplot::test {

namespace {

const Definition& beta() { return shipped("convoy-beta"); }

const std::vector<ShipFact> beta_ship_facts{
    {"AX-BETA", "Duisburg (Ger.)", "cargo 7389 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"AX-BETA", "San Marco (Ger.)", "cargo 3113 GRT", "AUX", "auxiliary", 9, false, 1, "LH"},
    {"AX-BETA", "Maria", "cargo 6339 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"AX-BETA", "Sagitta", "cargo 5153 GRT", "AUX", "auxiliary", 9, false, 2, "LH"},
    {"AX-BETA", "Rina Corrado", "cargo 5180 GRT", "AUX", "auxiliary", 11, false, 2, "HH"},
    {"AX-BETA", "Conte di Misurata", "tanker 5014 GRT", "AUX", "auxiliary", 10, false, 2, "HH"},
    {"AX-BETA", "Minatitlan", "tanker 7599 GRT", "AUX", "auxiliary", 12, false, 2, "HH"},
    {"AX-BETA", "Maestrale", "Maestrale", "DD", "battle", 38, false, 1, "MH"},
    {"AX-BETA", "Grecale", "Maestrale", "DD", "battle", 38, false, 1, "MH"},
    {"AX-BETA", "Libeccio", "Maestrale", "DD", "battle", 38, false, 1, "MH"},
    {"AX-BETA", "Alfredo Oriani", "Oriani", "DD", "battle", 38, false, 1, "MH"},
    {"AX-BETA", "Fulmine", "Folgore", "DD", "battle", 38, false, 1, "MH"},
    {"AX-BETA", "Euro", "Turbine", "DD", "battle", 36, false, 1, "MH"},
    {"AX-3", "Trieste", "Trento", "CA", "battle", 35, false, 3, "MH"},
    {"AX-3", "Trento", "Trento", "CA", "battle", 35, false, 3, "MH"},
    {"AX-3", "Granatiere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"AX-3", "Fuciliere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"AX-3", "Bersagliere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"AX-3", "Alpino", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"UK-K", "Aurora", "Arethusa", "CL", "battle", 32, true, 2, "MH"},
    {"UK-K", "Penelope", "Arethusa", "CL", "battle", 32, true, 2, "MH"},
    {"UK-K", "Lance", "L", "DD", "battle", 36, true, 1, "MM"},
    {"UK-K", "Lively", "L", "DD", "battle", 36, true, 1, "MM"},
};

}  // namespace

TEST_CASE("convoy Beta has its twenty-three ships with their numbers", "[shipped]") {
    REQUIRE(beta_ship_facts.size() == 23);
    check_ships(beta(), beta_ship_facts);
}

TEST_CASE("the formations of convoy Beta enter and steam as history has them", "[shipped]") {
    check_formations(beta(), {{"AX-BETA", "axis", 1, 1, "B2", 13, 1},
                              {"AX-3", "axis", 2, 3, "C4", 6, 2},
                              {"UK-K", "uk", 1, 4, "C7", 4, 2}});
}

TEST_CASE("convoy Beta has the calendar and the switches of its sources", "[shipped]") {
    const Calendar& calendar = beta().calendar;
    CHECK(moment_text(calendar.start) == "1941-11-07 18:00");
    CHECK(calendar.turn_starts == TurnNumber{9});
    using enum Light;
    CHECK(calendar.light == std::vector{night, night, day, day, night, night, day, day});
    CHECK(beta().profile == Profile::umpired);
    CHECK(beta().switches == switches_of_history());
}

TEST_CASE("the two sides of convoy Beta are at war and own their ports", "[shipped]") {
    check_sides(beta(), {{"Regia Marina", {"A10", "B2", "C4", "E2", "G10", "J5", "J7"}},
                         {"Royal Navy", {"C7", "O11"}}});
}

TEST_CASE("the tracks of convoy Beta stand in its history", "[shipped]") {
    using Names = std::vector<std::string>;
    REQUIRE(beta().tracks.size() == 3);
    CHECK(track_of(beta(), "AX-BETA") == Names{"B2", "C2", "C4", "D4", "E5", "E6", "E6"});
    CHECK(track_of(beta(), "AX-3") == Names{"C4", "C4", "E5", "E6", "E6"});
    CHECK(track_of(beta(), "UK-K") == Names{"C7", "C7", "E6", "D6", "C6", "C7"});
    CHECK(stood_in(beta(), "AX-BETA", 1) == "B2");
    CHECK(stood_in(beta(), "AX-3", 2) == "-");
    for (const char* formation : {"AX-BETA", "AX-3", "UK-K"}) {
        CHECK(stood_in(beta(), formation, 6) == "E6");
    }
    CHECK(stood_in(beta(), "UK-K", 9) == "C7");
    CHECK(beta().anchors.size() == 11);
    CHECK(beta().events.size() == 8);
}

TEST_CASE("the sightings of convoy Beta say who found whom, when and how", "[shipped]") {
    CHECK(sightings_text(beta()) ==
          "1941-11-08 14:00+0 LUQA air AX-BETA\n"
          "1941-11-09 00:30+9 UK-K eye AX-BETA AX-3\n");
}

TEST_CASE("the battle of convoy Beta takes all merchants and one destroyer", "[shipped]") {
    using Names = std::vector<std::string>;
    REQUIRE(beta().battles.size() == 1);
    const HistoricBattle& battle = beta().battles[0];
    CHECK(name_of(battle.square) == "E6");
    CHECK(battle.formations == std::vector<FormationId>{{0}, {1}, {2}});
    CHECK(sunk_in(beta(), battle) == Names{"Duisburg (Ger.)", "San Marco (Ger.)", "Maria",
                                           "Sagitta", "Rina Corrado", "Conte di Misurata",
                                           "Minatitlan", "Fulmine"});
    CHECK(hit_in(beta(), battle) == Names{"Maestrale", "Grecale", "Euro"});
    CHECK(battle.outcome.learned.size() == 2);
}

TEST_CASE("convoy Beta has its aircraft and watchers", "[shipped]") {
    CHECK(assets_text(beta()) ==
          "uk LUQA C7 3 8 2\n"
          "uk KALAFRANA C7 3 12 1\n"
          "uk UPHOLDER E6 1 0 1 watches E6\n"
          "axis AUGUSTA C5 2 7 2\n"
          "axis TRIESTE-RO43 Trieste 1 4 1\n"
          "axis TRENTO-RO43 Trento 1 4 1\n");
}

TEST_CASE("the card of convoy Beta falls on the convoy in the morning after the battle",
          "[shipped]") {
    CHECK(script_text(beta()) == "7 1941-11-09 06:00 axis Submarine attack on AX-BETA\n");
}

TEST_CASE("what convoy Beta pays names every ship of both sides", "[shipped]") {
    CHECK(victory_text(beta()) ==
          "axis arrives 7 of size 13, 0 formations: 1 by size\n"
          "axis arrives 7 of size 13, 0 formations: 1 by size\n"
          "axis arrives 7 of size 13, 0 formations: 1 by size\n"
          "axis sinks 4 of size 6, 0 formations: 3 by size\n"
          "uk sinks 7 of size 13, 0 formations: 3 by size\n"
          "uk sinks 12 of size 16, 0 formations: 1 by size\n"
          "uk spots 0 of size 0, 1 formations: 3\n");
}

TEST_CASE("an introduction of convoy Beta names nothing of the enemy's forces", "[shipped]") {
    CHECK(betrayed_by_briefings(beta()).empty());
}

TEST_CASE("MED60 has the coasts of its sea, and its places in the squares of the sources",
          "[shipped]") {
    const Chart& chart = beta().chart;
    CHECK(chart.last_square() == "U14");
    const auto at = [&](std::string_view square) { return chart.at(*read_square(square)); };
    CHECK(at("B5") == Terrain::islands);  // the south coast of Sicily
    CHECK(at("I5") == Terrain::islands);  // the Peloponnese
    CHECK(at("C11") == Terrain::land);    // Tripolitania
    CHECK(at("E6") == Terrain::sea);
    // Crete is as narrow as an edge of squares, and lies on one
    CHECK_FALSE(chart.may_step(*read_square("K7"), Direction::south));
    CHECK_FALSE(chart.may_step(*read_square("J7"), Direction::south_east));
    CHECK(chart.may_step(*read_square("J7"), Direction::south));  // by Antikithera
    CHECK(chart.may_step(*read_square("L7"), Direction::south));  // by Kasos
    // the Strait of Messina: ships pass, nobody sees through it
    CHECK(chart.may_step(*read_square("C4"), Direction::south));
    CHECK(chart.has_barrier(*read_square("C4"), Direction::south, Closes::sight));
    CHECK_FALSE(chart.may_step(*read_square("B4"), Direction::south));
    const std::vector<std::pair<std::string, std::string>> places{
        {"Naples", "B2"}, {"Taranto", "E2"},   {"Brindisi", "E2"},    {"Messina", "C4"},
        {"Malta", "C7"},  {"Gavdos", "J8"},    {"Alexandria", "O11"}, {"Piraeus", "J5"},
        {"Suda", "J7"},   {"Benghazi", "G10"}, {"Tripoli", "A10"}};
    for (const auto& [name, square] : places) {
        INFO(name);
        REQUIRE(chart.place_named(name) != nullptr);
        CHECK(name_of(chart.place_named(name)->square) == square);
        CHECK(chart.place_named(name)->is_port == (name != "Gavdos"));
    }
}

}  // namespace flagplot::test
