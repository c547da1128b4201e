#include <catch2/catch.hpp>

#include "shipped.h"

namespace flagplot::test {

namespace {

using Names = std::vector<std::string>;

const Definition& matapan() { return shipped("matapan"); }

const std::vector<ShipFact> matapan_ship_facts{
    {"IT-VV", "Vittorio Veneto", "Littorio", "BB", "battle", 30, false, 4, "HH"},
    {"IT-VV", "Granatiere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-VV", "Fuciliere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-VV", "Bersagliere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-VV", "Alpino", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-3", "Trieste", "Trento", "CA", "battle", 35, false, 3, "MH"},
    {"IT-3", "Trento", "Trento", "CA", "battle", 35, false, 3, "MH"},
    {"IT-3", "Bolzano", "Bolzano", "CA", "battle", 36, false, 3, "MH"},
    {"IT-3", "Corazziere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-3", "Carabiniere", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-3", "Ascari", "Soldati", "DD", "battle", 38, false, 1, "MH"},
    {"IT-1", "Zara", "Zara", "CA", "battle", 32, false, 3, "HH"},
    {"IT-1", "Pola", "Zara", "CA", "battle", 32, false, 3, "HH"},
    {"IT-1", "Fiume", "Zara", "CA", "battle", 32, false, 3, "HH"},
    {"IT-1", "Vittorio Alfieri", "Oriani", "DD", "battle", 38, false, 1, "MH"},
    {"IT-1", "Alfredo Oriani", "Oriani", "DD", "battle", 38, false, 1, "MH"},
    {"IT-1", "Giosue Carducci", "Oriani", "DD", "battle", 38, false, 1, "MH"},
    {"IT-1", "Vincenzo Gioberti", "Oriani", "DD", "battle", 38, false, 1, "MH"},
    {"IT-8", "Duca degli Abruzzi", "Abruzzi", "CL", "battle", 34, false, 2, "MH"},
    {"IT-8", "Giuseppe Garibaldi", "Abruzzi", "CL", "battle", 34, false, 2, "MH"},
    {"IT-8", "Nicoloso da Recco", "Navigatori", "DD", "battle", 38, false, 1, "LH"},
    {"IT-8", "Emanuele Pessagno", "Navigatori", "DD", "battle", 38, false, 1, "LH"},
    {"UK-A", "Warspite", "Queen Elizabeth (rebuilt)", "BB", "battle", 24, false, 4, "HH"},
    {"UK-A", "Valiant", "Queen Elizabeth (rebuilt)", "BB", "battle", 24, true, 4, "HH"},
    {"UK-A", "Barham", "Queen Elizabeth", "BB", "battle", 24, false, 4, "ML"},
    {"UK-A", "Formidable", "Illustrious", "CV", "battle", 30.5, true, 4, "HM"},
    {"UK-A", "Jervis", "J (leader)", "DD", "battle", 36, false, 1, "HL"},
    {"UK-A", "Janus", "J", "DD", "battle", 36, false, 1, "HL"},
    {"UK-A", "Mohawk", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-A", "Nubian", "Tribal", "DD", "battle", 36, false, 1, "HL"},
    {"UK-A", "Stuart (RAN)", "Admiralty leader", "DD", "battle", 36, false, 1, "ML"},
    {"UK-A", "Greyhound", "G", "DD", "battle", 36, false, 1, "ML"},
    {"UK-A", "Griffin", "G", "DD", "battle", 36, false, 1, "ML"},
    {"UK-A", "Hotspur", "H", "DD", "battle", 36, false, 1, "ML"},
    {"UK-A", "Havock", "H", "DD", "battle", 36, false, 1, "ML"},
    {"UK-B", "Orion", "Leander", "CL", "battle", 32.5, true, 2, "HL"},
    {"UK-B", "Ajax", "Leander", "CL", "battle", 32.5, true, 2, "HH"},
    {"UK-B", "Perth (RAN)", "Modified Leander", "CL", "battle", 32.5, false, 2, "HL"},
    {"UK-B", "Gloucester", "Town", "CL", "battle", 32, false, 2, "HL"},
    {"UK-B", "Hereward", "H", "DD", "battle", 36, false, 1, "ML"},
    {"UK-B", "Vendetta (RAN)", "V", "DD", "battle", 34, false, 1, "ML"},
    {"UK-D", "Juno", "J", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D", "Jaguar", "J", "DD", "battle", 36, false, 1, "HL"},
    {"UK-D", "Defender", "D", "DD", "battle", 36, false, 1, "ML"},
    {"UK-2F", "Ilex", "I", "DD", "battle", 36, false, 1, "ML"},
    {"UK-2F", "Hasty", "H", "DD", "battle", 36, false, 1, "ML"},
};

/// Where the formations stood, a row for each turn start, in the order of the columns.
const Names matapans_columns{"IT-VV", "IT-3", "IT-1", "IT-8", "UK-A", "UK-B"};
const std::vector<Names> matapans_matrix{
    {"B2", "-", "E2", "E2", "-", "-"},      // 26 March 18:00
    {"C2", "C4", "E2", "E2", "-", "-"},     // 27 March 00:00
    {"C4", "C4", "E4", "E4", "-", "-"},     // 06:00
    {"E5", "E6", "E5", "E5", "-", "J5"},    // 12:00
    {"F6", "F6", "F6", "F6", "O11", "J6"},  // 18:00
    {"H7", "H7", "H7", "H7", "N11", "J7"},  // 28 March 00:00
    {"J8", "J8", "J8", "J8", "M10", "J8"},  // 06:00
    {"J8", "J8", "J8", "J8", "K9", "J9"},   // 12:00
    {"H7", "H7", "H7", "H7", "I8", "I8"},   // 18:00
    {"G6", "G6", "H7", "G6", "H7", "H7"},   // 29 March 00:00
    {"F5", "F5", "-", "F4", "H7", "H7"},    // 06:00
    {"E3", "E3", "-", "E2", "-", "-"},      // 12:00
    {"E2", "E2", "-", "-", "-", "-"},       // 18:00
};

}  // namespace

TEST_CASE("Matapan has its forty-six ships with their numbers", "[shipped]") {
    REQUIRE(matapan_ship_facts.size() == 46);
    check_ships(matapan(), matapan_ship_facts);
}

TEST_CASE("the formations of Matapan enter and steam as history has them", "[shipped]") {
    check_formations(matapan(), {{"IT-VV", "it", 1, 1, "B2", 5, 2},
                                 {"IT-3", "it", 2, 2, "C4", 6, 2},
                                 {"IT-1", "it", 3, 1, "E2", 7, 2},
                                 {"IT-8", "it", 4, 1, "E2", 4, 2},
                                 {"UK-A", "uk", 1, 5, "O11", 13, 2},
                                 {"UK-B", "uk", 2, 4, "J5", 6, 2},
                                 {"UK-D", "uk", 3, 1, "J5", 3, 2},
                                 {"UK-2F", "uk", 4, 7, "J8", 2, 2}});
}

TEST_CASE("Matapan has the calendar and the switches of its sources", "[shipped]") {
    const Calendar& calendar = matapan().calendar;
    CHECK(moment_text(calendar.start) == "1941-03-26 18:00");
    CHECK(calendar.turn_starts == TurnNumber{13});
    using enum Light;
    CHECK(calendar.light ==
          std::vector{night, night, day, day, night, night, day, day, night, night, day, day});
    Switches expected = switches_of_history();
    expected.air_misreport = true;
    expected.split = SplitRule::on_trigger;
    expected.weather_enabled = true;
    CHECK(matapan().profile == Profile::umpired);
    CHECK(matapan().switches == expected);
}

TEST_CASE("the two sides of Matapan are at war and own their ports", "[shipped]") {
    check_sides(matapan(), {{"Regia Marina", {"A10", "B2", "C4", "E2"}},
                            {"Royal Navy", {"C7", "G10", "J5", "J7", "O11"}}});
}

TEST_CASE("the tracks of Matapan are those of the table of squares, with forty positions",
          "[shipped]") {
    CHECK(matapan().tracks.size() == matapans_columns.size());
    CHECK(matapan().anchors.size() == 40);
    check_tracks(matapan(), matapans_columns, matapans_matrix);
}

TEST_CASE("the fleets of Matapan meet in J8 in the morning and in H7 at midnight", "[shipped]") {
    constexpr std::int32_t morning = 7;
    constexpr std::int32_t midnight = 10;
    CHECK(moment_text(matapan().calendar.begin_of({morning})) == "1941-03-28 06:00");
    CHECK(moment_text(matapan().calendar.begin_of({midnight})) == "1941-03-29 00:00");
    for (const char* formation : {"IT-VV", "IT-3", "IT-1", "IT-8", "UK-B"}) {
        CHECK(stood_in(matapan(), formation, morning) == "J8");
    }
    for (const char* formation : {"IT-1", "UK-A", "UK-B"}) {
        CHECK(stood_in(matapan(), formation, midnight) == "H7");
    }
}

TEST_CASE("every track of Matapan begins where and when its formation enters", "[shipped]") {
    for (const FormationRow& formation : matapan().formations) {
        const Names track = track_of(matapan(), formation.id);
        if (track.empty()) continue;
        INFO(formation.id);
        CHECK(stood_in(matapan(), formation.id, formation.enters.count) ==
              name_of(formation.enters_at));
        CHECK(track.front() == name_of(formation.enters_at));
    }
}

TEST_CASE("the sightings of Matapan say who found whom, when and how", "[shipped]") {
    CHECK(matapan().events.size() == 22);
    CHECK(sightings_text(matapan()) ==
          "1941-03-27 12:00+20 SCARAMANGA air IT-3\n"
          "1941-03-28 06:30+5 VENETO-RO43 air UK-B\n"
          "1941-03-28 07:00+22 FORMIDABLE-AIR air IT-1 IT-8\n"
          "1941-03-28 07:30+9 FORMIDABLE-AIR air IT-3\n"
          "1941-03-28 08:00+2 UK-B eye IT-3\n"
          "1941-03-28 10:30+28 UK-B eye IT-VV\n"
          "1941-03-28 18:00+20 WARSPITE-SWORDFISH air IT-VV IT-3 IT-1\n"
          "1941-03-28 20:00+15 UK-B radar IT-1\n"
          "1941-03-28 22:00+10 UK-A radar IT-1\n");
}

TEST_CASE("Ilex and Hasty join Force B, and Vendetta leaves it", "[shipped]") {
    CHECK(ships_at(matapan(), "1941-03-28 06:00", "UK-B") ==
          Names{"Orion", "Ajax", "Perth (RAN)", "Gloucester", "Hereward", "Vendetta (RAN)"});
    CHECK(ships_at(matapan(), "1941-03-28 06:30", "UK-B") ==
          Names{"Orion", "Ajax", "Perth (RAN)", "Gloucester", "Hereward", "Vendetta (RAN)", "Ilex",
                "Hasty"});
    CHECK(ships_at(matapan(), "1941-03-28 06:30", "UK-2F").empty());
    CHECK(ships_at(matapan(), "1941-03-28 12:00", "UK-B") ==
          Names{"Orion", "Ajax", "Perth (RAN)", "Gloucester", "Hereward", "Ilex", "Hasty"});
    CHECK(ships_at(matapan(), "1941-03-28 12:00", "UK-VENDETTA") == Names{"Vendetta (RAN)"});
}

TEST_CASE("the battles of Matapan are two by day without loss and the one by night", "[shipped]") {
    REQUIRE(matapan().battles.size() == 3);
    const HistoricBattle& gavdos = matapan().battles[0];
    CHECK(name_of(gavdos.square) == "J8");
    CHECK(gavdos.formations == std::vector<FormationId>{{1}, {5}});
    CHECK(gavdos.outcome.minutes == 43);
    CHECK(gavdos.outcome.ships.empty());
    const HistoricBattle& flagship = matapan().battles[1];
    CHECK(name_of(flagship.square) == "J9");
    CHECK(flagship.formations == std::vector<FormationId>{{0}, {5}});
    CHECK(flagship.outcome.ships.empty());
    const HistoricBattle& night = matapan().battles[2];
    CHECK(name_of(night.square) == "H7");
    CHECK(night.formations == std::vector<FormationId>{{2}, {4}});
    CHECK(sunk_in(matapan(), night) ==
          Names{"Zara", "Pola", "Fiume", "Vittorio Alfieri", "Giosue Carducci"});
    CHECK(hit_in(matapan(), night) == Names{"Alfredo Oriani"});
    for (const HistoricBattle& battle : matapan().battles) {
        CHECK(battle.outcome.learned.size() == 2);
    }
}

TEST_CASE("Matapan has its aircraft and watchers", "[shipped]") {
    CHECK(assets_text(matapan()) ==
          "uk SCARAMANGA J5 3 12 1\n"
          "uk FORMIDABLE-AIR Formidable 2 4 2\n"
          "uk WARSPITE-SWORDFISH Warspite 1 3 1\n"
          "uk MALEME J7 2 3 1\n"
          "uk ROVER J7 1 0 1 watches J7\n"
          "uk TRIUMPH J6 1 0 1 watches J6\n"
          "it AUGUSTA C5 2 7 2\n"
          "it RHODES N6 2 7 1\n"
          "it VENETO-RO43 Vittorio Veneto 1 4 1\n"
          "it TRIESTE-RO43 Trieste 1 4 1\n"
          "it TRENTO-RO43 Trento 1 4 1\n"
          "it BOLZANO-RO43 Bolzano 1 4 1\n"
          "it ZARA-RO43 Zara 1 4 1\n"
          "it POLA-RO43 Pola 1 4 1\n"
          "it FIUME-RO43 Fiume 1 4 1\n");
}

TEST_CASE("the cards of Matapan fall in the turns of what they stand for", "[shipped]") {
    CHECK(script_text(matapan()) ==
          "1 1941-03-26 18:00 uk Signals intelligence\n"
          "5 1941-03-27 18:00 uk Machinery defect on UK-B\n"
          "7 1941-03-28 06:00 uk False report\n"
          "8 1941-03-28 12:00 it Air attack on IT-VV\n"
          "8 1941-03-28 12:00 it Air attack on IT-1\n");
}

TEST_CASE("poor visibility lies over the Ionian Sea when the Sunderland finds the cruisers",
          "[shipped]") {
    REQUIRE(matapan().weather.size() == 1);
    const WeatherSpell& spell = matapan().weather[0];
    CHECK(moment_text(matapan().calendar.begin_of(spell.from)) == "1941-03-27 12:00");
    CHECK(spell.to == spell.from);
    CHECK(spell.zone.weather == Weather::poor);
    CHECK(spell.zone.centre == read_square("E6"));
    CHECK(spell.zone.radius == Squares{1});
}

TEST_CASE("what Matapan pays names every ship that history puts at stake", "[shipped]") {
    CHECK(victory_text(matapan()) ==
          "it arrives 1 of size 4, 0 formations: 6\n"
          "it arrives 8 of size 22, 0 formations: 6\n"
          "it sinks 24 of size 40, 0 formations: 3 by size\n"
          "it spots 0 of size 0, 1 formations: 3\n"
          "uk arrives 1 of size 4, 0 formations: 4\n"
          "uk sinks 1 of size 4, 0 formations: 3 by size\n"
          "uk sinks 21 of size 35, 0 formations: 2 by size\n");
}

TEST_CASE("an introduction of Matapan names nothing of the enemy's forces", "[shipped]") {
    CHECK(betrayed_by_briefings(matapan()).empty());
}

}  // namespace flagplot::test
