#include <catch2/catch.hpp>
#include <cmath>

#include "rules/speed.h"
#include "sources.h"

namespace flagplot::test {

namespace {

const Definition& beta() {
    static const Definition definition = [] {
        auto read = read_campaign(shipped_campaign("convoy-beta"));
        INFO((read ? std::string{} : described(read.error())));
        REQUIRE(read);
        return *std::move(read);
    }();
    return definition;
}

std::vector<Unit> units_of(const FormationRow& formation) {
    std::vector<Unit> units;
    for (const ShipId id : formation.ships) {
        const BookShip& ship = beta().ship(id).ship;
        units.push_back({ship.type, ship.kind, ship.maximum, ship.size, ship.has_radar});
    }
    return units;
}

struct ShipFact {
    std::string formation, name, class_name, type, kind;
    std::int32_t knots;
    bool has_radar;
    std::int32_t size;
    std::string confidence;  ///< of speed and radar
};

const std::vector<ShipFact> ship_facts{
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

ShipFact fact_of(const FormationRow& formation, const ShipRow& row) {
    const BookShip& ship = row.ship;
    return {
        formation.id,
        ship.name,
        ship.class_name,
        std::string(word_of(ship.type)),
        std::string(word_of(ship.kind)),
        ship.maximum.count / 10,
        ship.has_radar,
        ship.size.count,
        std::string(word_of(row.speed_confidence)) + std::string(word_of(row.radar_confidence))};
}

bool operator==(const ShipFact& a, const ShipFact& b) {
    return std::tie(a.formation, a.name, a.class_name, a.type, a.kind, a.knots, a.has_radar, a.size,
                    a.confidence) == std::tie(b.formation, b.name, b.class_name, b.type, b.kind,
                                              b.knots, b.has_radar, b.size, b.confidence);
}

std::string squares_of(const HistoricTrack& track) {
    std::string text;
    for (const TrackSquare& square : track.squares) {
        text += std::to_string(square.turn.count) + name_of(square.square) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("convoy Beta has its twenty-three ships with their numbers", "[shipped]") {
    REQUIRE(beta().ships.size() == 23);
    std::size_t i = 0;
    for (const FormationRow& formation : beta().formations) {
        for (const ShipId id : formation.ships) {
            INFO(ship_facts[i].name);
            CHECK(id.index() == i);
            CHECK(fact_of(formation, beta().ship(id)) == ship_facts[i++]);
        }
    }
    CHECK(i == 23);
}

TEST_CASE("the formations of convoy Beta enter and steam as history has them", "[shipped]") {
    struct Row {
        std::string id, side;
        std::uint32_t number;
        std::int32_t enters;
        std::string at;
        std::int32_t points;
    };
    const std::vector<Row> rows{{"AX-BETA", "axis", 1, 1, "B2", 1},
                                {"AX-3", "axis", 2, 3, "C4", 2},
                                {"UK-K", "uk", 1, 4, "C7", 2}};
    REQUIRE(beta().formations.size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const FormationRow& formation = beta().formations[i];
        INFO(rows[i].id);
        CHECK(formation.id == rows[i].id);
        CHECK(beta().side(formation.side).id == rows[i].side);
        CHECK(formation.number == OwnNumber{rows[i].number});
        CHECK(formation.enters == TurnNumber{rows[i].enters});
        CHECK(name_of(formation.enters_at) == rows[i].at);
        CHECK(formation_speed(units_of(formation), beta().switches.speed()).points ==
              MovePoints{rows[i].points});
    }
}

TEST_CASE("convoy Beta has the calendar and the switches of its sources", "[shipped]") {
    const Calendar& calendar = beta().calendar;
    CHECK(moment_text(calendar.start) == "1941-11-07 18:00");
    CHECK(calendar.turn_starts == TurnNumber{9});
    using enum Light;
    CHECK(calendar.light == std::vector{night, night, day, day, night, night, day, day});
    Switches expected = switches_of(Profile::umpired);
    expected.square_side_nm = 60;
    expected.night_visual_mod = -2;
    expected.event_draw = EventDraw::scripted;
    CHECK(beta().profile == Profile::umpired);
    CHECK(beta().switches == expected);
}

TEST_CASE("the two sides of convoy Beta are at war and own their ports", "[shipped]") {
    REQUIRE(beta().sides.size() == 2);
    CHECK(beta().sides[0].name == "Regia Marina");
    CHECK(beta().sides[0].hostile_to == std::vector{SideId{1}});
    CHECK(beta().sides[1].name == "Royal Navy");
    CHECK(beta().sides[1].hostile_to == std::vector{SideId{0}});
    CHECK(beta().sides[1].ports == std::vector{*read_square("C7"), *read_square("O11")});
}

TEST_CASE("the tracks of convoy Beta stand in its history", "[shipped]") {
    REQUIRE(beta().tracks.size() == 3);
    CHECK(squares_of(beta().tracks[0]) == "1B2 2C2 3C4 4D4 5E5 6E6 7E6 ");
    CHECK(squares_of(beta().tracks[1]) == "3C4 4C4 5E5 6E6 7E6 ");
    CHECK(squares_of(beta().tracks[2]) == "4C7 5C7 6E6 7D6 8C6 9C7 ");
    CHECK(beta().anchors.size() == 11);
    CHECK(beta().events.size() == 8);
}

TEST_CASE("every position of history lies in the square that its degrees give", "[shipped]") {
    const double shrink = std::cos(36 * std::acos(-1.0) / 180);
    for (const HistoricAnchor& anchor : beta().anchors) {
        INFO(anchor.what);
        const Square square{
            static_cast<std::int16_t>(std::floor((anchor.longitude / 100.0 - 12) * shrink)),
            static_cast<std::int16_t>(std::floor(42 - anchor.latitude / 100.0))};
        CHECK(name_of(anchor.square) == name_of(square));
    }
}

TEST_CASE("the battle of convoy Beta takes all merchants and one destroyer", "[shipped]") {
    REQUIRE(beta().battles.size() == 1);
    const HistoricBattle& battle = beta().battles[0];
    CHECK(name_of(battle.square) == "E6");
    CHECK(battle.formations == std::vector<FormationId>{{0}, {1}, {2}});
    std::vector<std::string> sunk;
    std::vector<std::string> hit;
    for (const ShipOutcome& outcome : battle.outcome.ships) {
        (outcome.hull == Hundredths{0} ? sunk : hit).push_back(beta().ship(outcome.ship).ship.name);
    }
    CHECK(sunk == std::vector<std::string>{"Duisburg (Ger.)", "San Marco (Ger.)", "Maria",
                                           "Sagitta", "Rina Corrado", "Conte di Misurata",
                                           "Minatitlan", "Fulmine"});
    CHECK(hit == std::vector<std::string>{"Maestrale", "Grecale", "Euro"});
    CHECK(battle.outcome.learned.size() == 2);
}

TEST_CASE("convoy Beta has its aircraft and watchers", "[shipped]") {
    std::string text;
    for (const AssetRow& asset : beta().assets) {
        const auto* square = std::get_if<Square>(&asset.base);
        const std::string base =
            square ? name_of(*square) : beta().ship(std::get<ShipId>(asset.base)).ship.name;
        text += beta().side(asset.side).id + " " + asset.id + " " + base + " " +
                std::to_string(asset.quality) + " " + std::to_string(asset.range.count) + " " +
                std::to_string(asset.sorties) + (asset.watches ? " watches" : "") + "\n";
    }
    CHECK(text ==
          "uk LUQA C7 3 8 2\n"
          "uk KALAFRANA C7 3 12 1\n"
          "uk UPHOLDER E6 1 0 1 watches\n"
          "axis AUGUSTA C5 2 7 2\n"
          "axis TRIESTE-RO43 Trieste 1 4 1\n"
          "axis TRENTO-RO43 Trento 1 4 1\n");
}

TEST_CASE("the card of convoy Beta falls on the convoy in the morning after the battle",
          "[shipped]") {
    REQUIRE(beta().script.size() == 1);
    const ScriptedCard& scripted = beta().script[0];
    CHECK(moment_text(beta().calendar.begin_of(scripted.turn)) == "1941-11-09 06:00");
    CHECK(beta().side(scripted.side).id == "axis");
    CHECK(beta().deck.cards.at(scripted.card.index()).name == "Submarine attack");
    CHECK(scripted.on == FormationId{0});
}

TEST_CASE("what convoy Beta pays names every ship of both sides", "[shipped]") {
    std::string text;
    for (const VictoryRow& row : beta().victory) {
        std::int32_t size = 0;
        for (const ShipId ship : row.ships) size += beta().ship(ship).ship.size.count;
        text += beta().side(row.side).id + " " + std::string(word_of(row.what)) + " " +
                std::to_string(row.ships.size()) + " of size " + std::to_string(size) + ", " +
                std::to_string(row.formations.size()) +
                " formations: " + std::to_string(row.points) + (row.is_by_size ? " by size" : "") +
                "\n";
    }
    CHECK(text ==
          "axis keeps 7 of size 13, 0 formations: 3 by size\n"
          "axis arrives 7 of size 13, 0 formations: 1\n"
          "axis sinks 4 of size 6, 0 formations: 3 by size\n"
          "uk sinks 7 of size 13, 0 formations: 3 by size\n"
          "uk sinks 12 of size 16, 0 formations: 1 by size\n"
          "uk spots 0 of size 0, 1 formations: 2\n"
          "uk keeps 4 of size 6, 0 formations: 2 by size\n");
}

TEST_CASE("a side's introduction names nothing of the enemy's forces", "[shipped]") {
    for (const FormationRow& formation : beta().formations) {
        for (std::uint32_t i = 0; i < beta().sides.size(); ++i) {
            if (SideId{i} == formation.side) continue;
            const std::string& briefing = beta().sides[i].briefing;
            CHECK(briefing.find(formation.id) == std::string::npos);
            for (const ShipId ship : formation.ships) {
                INFO(beta().ship(ship).ship.name);
                CHECK(briefing.find("*" + beta().ship(ship).ship.name + "*") == std::string::npos);
            }
        }
    }
}

TEST_CASE("the land of MED60 is where its facts put it", "[shipped]") {
    const Chart& chart = beta().chart;
    CHECK(chart.last_square() == "Q12");
    std::string land;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        if (chart.terrain[i] == Terrain::sea) continue;
        land += name_of(chart.square_at(i)) + std::string(word_of(chart.terrain[i])) + " ";
    }
    CHECK(land == "B5land I5land J7islands K7land L7land ");
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
