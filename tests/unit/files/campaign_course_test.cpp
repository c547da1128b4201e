#include <catch2/catch.hpp>

#include "sources.h"

namespace flagplot::test {

namespace {

/// The small campaign with tables behind those of its own.
CampaignSources with(const std::string& campaign, const std::string& forces = "") {
    CampaignSources sources = small_sources();
    sources.campaign.text += campaign;
    sources.forces.text += forces;
    return sources;
}

Definition read(const CampaignSources& sources) {
    auto definition = read_campaign(sources);
    INFO((definition ? std::string{} : described(definition.error())));
    REQUIRE(definition);
    return *std::move(definition);
}

std::string problems(const CampaignSources& sources) {
    const auto definition = read_campaign(sources);
    return definition ? "" : described(definition.error());
}

/// A good table, one change to it, and all that is said then.
struct WrongCourse {
    std::string part, into, message;
};

const std::string asset = R"([[asset]]
id = "BOATS"
name = "Flying boats"
side = "red"
base = "Redhaven"
quality = 3
range = 2
sorties = 2
)";

const std::string watcher = R"([[asset]]
id = "WATCH"
name = "A post ashore"
side = "blue"
quality = 1
watches = "C2"
)";

const std::string weather = R"([[weather]]
from_turn = 1
to_turn = 2
kind = "storm"
square = "A1"
radius = 1
)";

const std::string script = R"([[script]]
turn = 2
side = "red"
card = "Raid"
on = "R1"
)";

const std::string arrival = R"([[victory]]
side = "red"
for = "arrives"
ships = ["Beta"]
at = "C3"
by_turn = 3
points = 5
by_size = true
text = "Freighters in"
)";

const std::string sinking = R"([[victory]]
side = "red"
for = "sinks"
sides = ["blue"]
points = -1
text = "Blue sunk"
)";

}  // namespace

TEST_CASE("aircraft fly from places, squares and ships, and watchers stay", "[files]") {
    const std::string aboard =
        "[[asset]]\nid = \"PLANE\"\nname = \"Float plane\"\nside = \"blue\"\n"
        "ship = \"Gamma\"\nquality = 1\nrange = 1\n";
    const std::string inland =
        "[[asset]]\nid = \"FIELD\"\nname = \"Airfield\"\nside = \"blue\"\n"
        "base = \"B2\"\nquality = 2\nrange = 1\nwatches = \"C3\"\n";
    const Definition definition = read(with("", asset + aboard + watcher + inland));
    const Square a1 = *read_square("A1");
    const Square b2 = *read_square("B2");
    const Square c2 = *read_square("C2");
    const Square c3 = *read_square("C3");
    CHECK(definition.assets ==
          std::vector<AssetRow>{{"BOATS", "Flying boats", {0}, a1, 3, {2}, 2, {}},
                                {"PLANE", "Float plane", {1}, ShipId{2}, 1, {1}, 1, {}},
                                {"WATCH", "A post ashore", {1}, c2, 1, {0}, 1, c2},
                                {"FIELD", "Airfield", {1}, b2, 2, {1}, 1, c3}});
}

TEST_CASE("each wrong key or value of an asset gets its message", "[files]") {
    const std::vector<WrongCourse> cases{
        {"side = \"red\"", "side = \"rde\"",
         "forces.toml:20:8: there is no side \"rde\"; did you mean \"red\"? "
         "(campaign.unknown-reference)"},
        {"base = \"Redhaven\"", "base = \"Redhavn\"",
         "forces.toml:21:8: there is no place or square \"Redhavn\"; did you mean \"Redhaven\"? "
         "(campaign.unknown-reference)"},
        {"base = \"Redhaven\"", "base = \"D4\"",
         "forces.toml:21:8: there is no square \"D4\" on this chart; its squares are A1 to C3 "
         "(chart.bad-square)"},
        {"base = \"Redhaven\"", "ship = \"Gama\"",
         "forces.toml:21:8: there is no ship \"Gama\"; did you mean \"Gamma\"? "
         "(campaign.unknown-reference)"},
        {"base = \"Redhaven\"", "ship = \"Gamma\"",
         "forces.toml:21:8: there is no ship of this side called \"Gamma\" "
         "(campaign.unknown-reference)"},
        {"base = \"Redhaven\"", "base = \"Redhaven\"\nship = \"Alpha\"",
         "forces.toml:22:8: ship is given beside a base; expected one of the two "
         "(text.out-of-range)"},
        {"base = \"Redhaven\"\n", "",
         "forces.toml:17:1: \"base\" is missing; expected a place, or a ship, or what a watcher "
         "watches (text.missing-key)"},
        {"quality = 3", "quality = 10",
         "forces.toml:22:11: quality is 10; expected a whole number from 0 to 9 "
         "(text.out-of-range)"},
        {"range = 2\n", "",
         "forces.toml:17:1: \"range\" is missing; expected squares to the middle of a search "
         "(text.missing-key)"},
        {"range = 2", "range = -1",
         "forces.toml:23:9: range is -1; expected a whole number from 0 to 1000 "
         "(text.out-of-range)"},
        {"sorties = 2", "sorties = 0",
         "forces.toml:24:11: sorties is 0; expected a whole number from 1 to 20 "
         "(text.out-of-range)"},
        {"range = 2", "range = 1\nwatches = \"A3\"",
         "forces.toml:24:11: watches is 2 squares from its base; expected at most 1, its range "
         "(text.out-of-range)"},
        {"sorties = 2", "watches = \"A4\"",
         "forces.toml:24:11: there is no square \"A4\" on this chart; its squares are A1 to C3 "
         "(chart.bad-square)"},
        {"sorties = 2\n",
         "sorties = 2\n" + watcher +
             "[[asset]]\nid = \"watch\"\nname = \"x\"\n"
             "side = \"red\"\nquality = 0\nwatches = \"A1\"\n",
         "forces.toml:32:6: air asset \"watch\" is given twice (text.duplicate)"},
    };
    for (const WrongCourse& each : cases) {
        INFO(each.into);
        std::string table = asset;
        change(table, each.part, each.into);
        CHECK(problems(with("", table)) == each.message + "\n");
    }
}

TEST_CASE("weather lies over an area or the whole chart", "[files]") {
    const Definition definition =
        read(with(weather + "[[weather]]\nfrom_turn = 3\nkind = \"fog\"\n"));
    CHECK(definition.weather ==
          std::vector<WeatherSpell>{{{1}, {2}, {Weather::storm, *read_square("A1"), {1}}},
                                    {{3}, {3}, {Weather::fog, {}, {0}}}});
}

TEST_CASE("cards of the script stand in order of turns", "[files]") {
    const Definition definition =
        read(with(script + "[[script]]\nturn = 1\nside = \"blue\"\ncard = \"Fix\"\non = \"R1\"\n"
                           "[[script]]\nturn = 2\nside = \"blue\"\ncard = \"Gale\"\n"));
    CHECK(definition.script == std::vector<ScriptedCard>{{{1}, {1}, {1}, FormationId{0}},
                                                         {{2}, {0}, {2}, FormationId{0}},
                                                         {{2}, {1}, {0}, {}}});
}

TEST_CASE("a side is paid for ships and formations, however they are named", "[files]") {
    const std::string spotting =
        "[[victory]]\nside = \"blue\"\nfor = \"spots\"\n"
        "sides = [\"red\"]\nformations = [\"R1\"]\npoints = 1\n"
        "text = \"Red seen\"\n";
    const std::string keeping =
        "[[victory]]\nside = \"red\"\nfor = \"keeps\"\n"
        "ships = [\"Beta\"]\nformations = [\"R1\"]\npoints = 1\n"
        "text = \"Red afloat\"\n";
    const Definition definition = read(with(arrival + sinking + spotting + keeping));
    const Square c3 = *read_square("C3");
    CHECK(definition.victory ==
          std::vector<VictoryRow>{
              {{0}, VictoryFor::arrives, {{1}}, {}, c3, TurnNumber{3}, 5, true, "Freighters in"},
              {{0}, VictoryFor::sinks, {{2}}, {}, {}, {}, -1, false, "Blue sunk"},
              {{1}, VictoryFor::spots, {}, {{0}}, {}, {}, 1, false, "Red seen"},
              {{0}, VictoryFor::keeps, {{0}, {1}}, {}, {}, {}, 1, false, "Red afloat"}});
}

TEST_CASE("each wrong key or value of weather, script and victory gets its message", "[files]") {
    struct Table {
        std::string text;
        std::vector<WrongCourse> cases;
    };
    const std::vector<Table> tables{
        {weather,
         {{"from_turn = 1", "from_turn = 3",
           "campaign.toml:20:11: to_turn is 2; expected 3 or later (text.out-of-range)"},
          {"to_turn = 2", "to_turn = 4",
           "campaign.toml:20:11: to_turn is 4; expected a turn from 1 to 3 (text.out-of-range)"},
          {"\"storm\"", "\"strom\"",
           "campaign.toml:21:8: \"strom\" is not one of clear, poor, heavy, storm, fog; did you "
           "mean \"storm\"? (text.unknown-word)"},
          {"\"A1\"", "\"A9\"",
           "campaign.toml:22:10: there is no square \"A9\" on this chart; its squares are A1 to C3 "
           "(chart.bad-square)"},
          {"square = \"A1\"\n", "",
           "campaign.toml:22:10: radius is given without a middle; expected it beside `square` "
           "(text.out-of-range)"}}},
        {script,
         {{"turn = 2", "turn = 4",
           "campaign.toml:19:8: turn is 4; expected a turn from 1 to 3 (text.out-of-range)"},
          {"side = \"red\"", "side = \"red1\"",
           "campaign.toml:20:8: there is no side \"red1\"; did you mean \"red\"? "
           "(campaign.unknown-reference)"},
          {"\"Raid\"", "\"Rain\"",
           "campaign.toml:21:8: there is no card \"Rain\"; did you mean \"Raid\"? "
           "(campaign.unknown-reference)"},
          {"\"R1\"", "\"R2\"",
           "campaign.toml:22:6: there is no formation \"R2\"; did you mean \"R1\"? "
           "(campaign.unknown-reference)"},
          {"\"R1\"", "\"B1\"",
           "campaign.toml:22:6: on is \"B1\"; expected a formation of the side that draws the card "
           "(text.out-of-range)"},
          {"\"Raid\"", "\"Fix\"",
           "campaign.toml:22:6: on is \"R1\"; expected an enemy formation, which this card "
           "concerns "
           "(text.out-of-range)"}}},
        {arrival,
         {{"\"arrives\"", "\"arrive\"",
           "campaign.toml:20:7: \"arrive\" is not one of arrives, sinks, keeps, spots; did you "
           "mean "
           "\"arrives\"? (text.unknown-word)"},
          {"\"arrives\"", "\"keeps\"",
           "campaign.toml:22:6: at is given for \"keeps\"; expected it for \"arrives\" alone "
           "(text.out-of-range)\n"
           "campaign.toml:23:11: by_turn is given for \"keeps\"; expected it for \"arrives\" alone "
           "(text.out-of-range)"},
          {"at = \"C3\"\n", "",
           "campaign.toml:18:1: \"at\" is missing; expected a place of the chart or a square "
           "(text.missing-key)"},
          {"\"C3\"", "\"B2\"", "campaign.toml:22:6: B2 is land (chart.not-sea)"},
          {"\"C3\"", "\"Redhavens\"",
           "campaign.toml:22:6: there is no place or square \"Redhavens\"; did you mean "
           "\"Redhaven\"? (campaign.unknown-reference)"},
          {"by_turn = 3", "by_turn = 5",
           "campaign.toml:23:11: by_turn is 5; expected a turn from 1 to 3 (text.out-of-range)"},
          {"[\"Beta\"]", "[\"Beta\", \"Beta\"]",
           "campaign.toml:21:18: ship \"Beta\" is given twice (text.duplicate)"},
          {"[\"Beta\"]", "[\"Gamma\"]",
           "campaign.toml:21:10: ships is \"Gamma\"; expected no enemy's (text.out-of-range)"},
          {"ships = [\"Beta\"]\n", "",
           "campaign.toml:18:1: \"ships\" is missing; expected ships, formations or sides "
           "(text.missing-key)"},
          {"points = 5", "points = 1001",
           "campaign.toml:24:10: points is 1001; expected a whole number from -1000 to 1000 "
           "(text.out-of-range)"}}},
        {sinking,
         {{"[\"blue\"]", "[\"red\"]",
           "campaign.toml:21:10: sides is \"red\"; expected an enemy's (text.out-of-range)"},
          {"sides = [\"blue\"]", "formations = [\"R1\"]",
           "campaign.toml:21:15: formations is \"R1\"; expected an enemy's (text.out-of-range)"},
          {"\"sinks\"\nsides = [\"blue\"]", "\"spots\"\nships = [\"Gamma\"]",
           "campaign.toml:21:10: ships is given for \"spots\"; expected formations or sides "
           "(text.out-of-range)"}}},
    };
    for (const Table& table : tables) {
        REQUIRE(problems(with(table.text)).empty());
        for (const WrongCourse& each : table.cases) {
            INFO(each.part << " -> " << each.into);
            std::string text = table.text;
            change(text, each.part, each.into);
            CHECK(problems(with(text)) == each.message + "\n");
        }
    }
}

TEST_CASE("a scripted card of the side names no formation", "[files]") {
    CampaignSources sources = with(script);
    sources.decks[0].text =
        "[[card]]\nname = \"Raid\"\nkind = \"blow\"\non = \"side\"\neffects = [\"tell No.\"]\n";
    CHECK(problems(sources) ==
          "campaign.toml:22:6: on is \"R1\"; expected no formation, for the card concerns the side "
          "(text.out-of-range)\n");
}

TEST_CASE("a ship has fighters by herself or by her class", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.classes[0].text, "radar = true", "fighters = true");
    change(sources.forces.text, "{ name = \"Gamma\", class = \"cruiser\" }",
           "{ name = \"Gamma\", class = \"cruiser\", fighters = false }");
    const Definition definition = read(sources);
    CHECK(definition.ships[0].ship.has_fighters);
    CHECK_FALSE(definition.ships[1].ship.has_fighters);
    CHECK_FALSE(definition.ships[2].ship.has_fighters);
}

}  // namespace flagplot::test
