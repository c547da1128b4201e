#include "files/view_file.h"

#include <catch2/catch.hpp>

#include "files/json.h"
#include "support/conditional.h"
#include "support/small_book.h"

namespace flagplot::test {

namespace {

/// A view in which every list has something: Lively was detached from Force K.
SideView full_view() {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
    view.contacts[0].next_marker = at("E4");
    view.battles = {{at("C3"), {1}, {1}, {force_k}, false}};
    OwnFormation& own = view.formations[0];
    own.conditions = {
        test::when_all({WhenContact{ShipType::CA, {}, Squares{2}, {}}, WhenTurn{{3}}}, Hold{}),
        test::when_all({WhenCard{}}, Detach{{lively}, "UK-L", {}}),
        test::when_all({WhenSighted{}}, Merge{tanker})};
    own.conditions[2].any.push_back({{WhenFriendAt{at("D4")}, true}, {WhenOwnDamaged{}, false}});
    own.conditions[2].until = TurnNumber{6};
    own.conditions[2].then.emplace_back(ReturnToPort{});
    own.task = Escort{tanker, TurnNumber{5}};
    own.speed = KeepSpeed{KnotTenths{120}, {}, {}};
    own.effects = {{SpeedTimes{3, 4}, Ends::with_turn, {2}},
                   {PointsBy{{-1}}, Ends::in_port, {1}},
                   {SightBy{SightMode::air, {-2}}, Ends::next_attempt, {1}}};
    OwnFormation detached = own;
    detached.id = "UK-K/2";
    detached.name = "Force K/2";
    detached.ships = {lively};
    own.ships = {aurora};
    view.formations.push_back(detached);
    view.ships[1] = {{50}, {60}, TurnNumber{1}};
    view.blocks = {{at("E3"), {1}}};
    view.hand = {{{"All boilers"}, {"Steam."}, CardNeeds::formation}};
    view.weather = {{{2}, {{Weather::fog, at("C3"), {1}}}}, {{3}, {{Weather::poor, {}, {0}}}}};
    view.dice_commitment = Digest{1, 2, 3};
    view.waiting.push_back(
        OwnShipsLeft{force_k, {{aurora, {{50}, {60}, TurnNumber{1}}}, {lively, {{0}, {0}, {}}}}});
    view.waiting.push_back(BattleOver{{1}, at("C3"), {1}, {"He fled."}, {}});
    view.waiting.push_back(InitiativeTold{{1}, {0}});
    view.waiting.push_back(OwnFounded{{3}, force_k, {"UK-K/2"}, {"Force K/2"}, {lively}, at("C3")});
    view.waiting.push_back(
        AirReport{kalafrana, at("E3"), {{{1}, at("E3"), Declaration{ShipType::CA, {6}}}}});
    view.waiting.push_back(SideOrderLapsed{PlayCard{"Fix", force_k, {}}, SideLapse::no_such_card});
    return view;
}

Json full_json() { return *parsed_json(view_file_text(flying_book(), full_view()), "v"); }

/// What is said of a view file with the value at a path replaced.
std::string error_with(const std::string& path, const Json& value) {
    Json json = full_json();
    json.at(Json::json_pointer(path)) = value;
    const auto read = read_view_file(json.dump(), "v.json");
    return read ? "" : describe(read.error());
}

}  // namespace

TEST_CASE("a view file comes back exactly", "[view-file]") {
    const auto read = read_view_file(view_file_text(flying_book(), full_view()), "v.json");
    INFO((read ? "" : describe(read.error())));
    REQUIRE(read);
    CHECK(read->first == flying_book());
    CHECK(read->second == full_view());
    CHECK(view_file_text(read->first, read->second) == view_file_text(flying_book(), full_view()));
}

TEST_CASE("the picture before any report makes a view file", "[view-file]") {
    const Book book = enemy_book();
    const auto read = read_view_file(view_file_text(book, first_view(book)), "v.json");
    INFO((read ? "" : describe(read.error())));
    REQUIRE(read);
    CHECK(read->second == first_view(book));
}

TEST_CASE("a view file says what it is in its first lines", "[view-file]") {
    CHECK(view_file_text(flying_book(), full_view()).starts_with("{\n \"flagplot_view\": 1,\n"));
}

TEST_CASE("a view file of another form is refused", "[view-file]") {
    CHECK(error_with("/flagplot_view", 2) ==
          "v.json: flagplot_view is 2; expected 1, the only form of view files that this program "
          "knows (text.out-of-range)");
}

TEST_CASE("a number that no campaign can have made is refused with its path", "[view-file]") {
    const std::vector<std::tuple<std::string, Json, std::string>> cases{
        {"/book/ships/0/maximum", 1001, "book.ships[0].maximum is 1001; expected 0 to 1000"},
        {"/book/ships/0/size", 0, "book.ships[0].size is 0; expected 1 to 20"},
        {"/book/ships/1/name", "Aurora",
         "book.ships is a name that is none or stands twice; expected a name of its own for each"},
        {"/book/ships/1/name", "a \"b\"",
         "book.ships is a name that is none or stands twice; expected a name of its own for each"},
        {"/book/formations/0/ships/1", 3, "book.formations[0].ships[1] is 3; expected 0 to 2"},
        {"/book/formations/0/ships/1", 2,
         "book.formations is a list of other ships; expected each ship of the book in one "
         "formation, sorted"},
        {"/book/formations/0/ships", Json::array({1, 0}),
         "book.formations is a list of other ships; expected each ship of the book in one "
         "formation, sorted"},
        {"/book/formations/0/ships", Json::array({0}),
         "book.formations is a list of other ships; expected each ship of the book in one "
         "formation, sorted"},
        {"/book/assets/0/quality", 10, "book.assets[0].quality is 10; expected 0 to 9"},
        {"/book/assets/0/sorties", 0, "book.assets[0].sorties is 0; expected 1 to 20"},
        {"/book/assets/0/range", -1, "book.assets[0].range is -1; expected 0 to 1000000"},
        {"/book/assets/0/base/square", "H1",
         "book.assets[0].base: there is no square \"H1\" on this chart; its squares are A1 to G5"},
        {"/book/assets/1/base/ship", 3, "book.assets[1].base is 3; expected 0 to 2"},
        {"/book/assets/1/id", "KALAFRANA",
         "book.assets is a name that is none or stands twice; expected a name of its own for each"},
        {"/book/switches/event_deck", "a\x1b[2J",
         "book.switches is events.deck of bytes; expected the name of a deck"},
        {"/book/side", 2, "book.side is 2; expected 0 to 1"},
        {"/book/calendar/turn_starts", 1, "book.calendar.turn_starts is 1; expected 2 to 10000"},
        {"/book/calendar/light/0", "dusk",
         "book.calendar.light[0]: \"dusk\" is not one of day, night"},
        {"/book/calendar/light", Json::array(),
         "book.calendar.light is a list of 0; expected one entry for each turn that is resolved"},
        {"/book/switches/min_mp", 7, "book.switches is movement.min_mp = 7; expected 0, 1"},
        {"/book/switches/contact_current_turns", 2'000'000'000,
         "book.switches is contact.current_turns = 2000000000; expected 0 to 99"},
        {"/book/switches/trigger_scope/radius", 5,
         "book.switches is orders.trigger_scope = side; expected side, own, radius(n)"},
        {"/book/sides", Json::array(), "book.sides is an empty list; expected at least one side"},
        {"/book/own_ports/0", "H1",
         "book.own_ports[0]: there is no square \"H1\" on this chart; its squares are A1 to G5"},
        {"/book/formations/0/enters", 0, "book.formations[0].enters is 0; expected 1 to 1000000"},
        {"/book/formations/1/id", "UK-K",
         "book.formations is a name that is none or stands twice; expected a name of its own for "
         "each"},
        {"/book/formations/1/ships", Json::array(),
         "book.formations is a formation without ships; expected at least one ship in each"},
        {"/book/title", "a\x1b[2Jb",
         "book.title: \"book.title\" must be a text without control characters"},
        {"/book/chart/terrain/1", "...",
         "book.chart.terrain[1] is a row of 3 squares; expected rows of equal length, 1 to 10000"},
        {"/book/chart/terrain/1", "...?...",
         "book.chart.terrain[1]: \"book.chart.terrain[1]\" must be a row of . # and ^"},
        {"/book/chart/terrain", Json::array(),
         "book.chart.terrain is no squares; expected at least one square"},
        {"/book/chart/barriers", Json::parse(R"([{"a":"A1","b":"C1","closes":"both"}])"),
         "book.chart.barriers is not in order; expected barriers between neighbours, each written "
         "from its north-western end, sorted"},
        {"/view/turn", 0, "view.turn is 0; expected 1 to 1000000"},
        {"/view/turn", 6, "view.turn is 6; expected a turn of the campaign"},
        {"/view/formations/0/square", "A6",
         "view.formations[0].square: there is no square \"A6\" on this chart; its squares are A1 "
         "to G5"},
        {"/view/formations/0/route/destination", "Z1",
         "view.formations[0].route.destination: there is no square \"Z1\" on this chart; its "
         "squares are A1 to G5"},
        {"/view/formations/0/run", -1, "view.formations[0].run is -1; expected 0 to 1000000"},
        {"/view/ships/0/hull", 101, "view.ships[0].hull is 101; expected 0 to 100"},
        {"/view/ships/1/hurt", 0, "view.ships[1].hurt is 0; expected 1 to 1000000"},
        {"/view/ships", Json::array(),
         "view.ships is a list of 0; expected as many as in the book"},
        {"/view/formations/0/id", "UK-X",
         "view.formations is a list of other formations; expected those of the book, and behind "
         "them those formed in play"},
        {"/view/formations/2/id", "UK-T",
         "view.formations is a name that is none or stands twice; expected a name of its own for "
         "each"},
        {"/view/formations/2/ships", Json::array(),
         "view.formations is a list of other ships; expected each ship of the book in one "
         "formation, sorted"},
        {"/view/formations/2/ships/0", 0,
         "view.formations is a list of other ships; expected each ship of the book in one "
         "formation, sorted"},
        {"/view/formations/2/ships/0", 3, "view.formations[2].ships[0] is 3; expected 0 to 2"},
        {"/view/formations/0/effects/0/what/denominator", 0,
         "view.formations[0].effects[0].what.denominator is 0; expected 1 to 100"},
        {"/view/formations/0/effects/1/what/by", -101,
         "view.formations[0].effects[1].what.by is -101; expected -100 to 100"},
        {"/view/formations/0/effects/2/what/by", 101,
         "view.formations[0].effects[2].what.by is 101; expected -100 to 100"},
        {"/view/formations/0/conditions/1/then/0/ships/0", 3,
         "view.formations[0].conditions[1].then[0].ships[0] is 3; expected 0 to 2"},
        {"/view/formations/0/conditions/1/then/0/name", "a\"b",
         "view.formations[0].conditions[1].then[0].name is no name; expected a text of one line "
         "without quotation marks"},
        {"/view/formations/0/conditions/2/then/0/into", 4,
         "view.formations[0].conditions[2].then[0].into is 4; expected 1 to 3"},
        {"/view/contacts/0/next_marker", "Z1",
         "view.contacts[0].next_marker: there is no square \"Z1\" on this chart; its squares are "
         "A1 "
         "to G5"},
        {"/view/blocks/0/centre", "Z1",
         "view.blocks[0].centre: there is no square \"Z1\" on this chart; its squares are A1 to "
         "G5"},
        {"/view/hand/0/name/text", "",
         "view.hand[0].name is no name; expected a text of one line without quotation marks"},
        {"/view/hand/0/needs", "steam",
         "view.hand[0].needs: \"steam\" is not one of nothing, formation, square"},
        {"/view/weather/0/turn", 4, "view.weather is not in order; expected forecasts by turn"},
        {"/view/weather/0/zones/0/radius", -1,
         "view.weather[0].zones[0].radius is -1; expected 0 to 1000000"},
        {"/view/formations/0/conditions/0/any", Json::array(),
         "view.formations[0].conditions[0].any is an empty list; expected at least one condition"},
        {"/view/formations/0/conditions/0/any/0", Json::array(),
         "view.formations[0].conditions[0].any is an empty list; expected at least one condition"},
        {"/view/formations/0/conditions/0/then", Json::array(),
         "view.formations[0].conditions[0].then is an empty list; expected at least one order"},
        {"/view/formations/0/task/ward", 4, "view.formations[0].task.ward is 4; expected 1 to 3"},
        {"/view/formations", Json::array(),
         "view.contacts[0].sightings[0].by is 1; expected 1 to 0"},
        {"/view/contacts/0/sightings/0/by", 4,
         "view.contacts[0].sightings[0].by is 4; expected 1 to 3"},
        {"/view/contacts/0/sightings", Json::array(),
         "view.contacts[0].sightings is an empty list; expected at least one sighting"},
        {"/view/contacts/0/same_as", 1,
         "view.contacts[0].same_as is a circle of contacts; expected a contact that stands"},
        {"/view/contacts/0/at", 13, "view.contacts[0].at is 13; expected 0 to 12"},
        {"/view/battles/0/own/0", 0, "view.battles[0].own[0] is 0; expected 1 to 3"},
        {"/view/waiting/1/formation", 4, "view.waiting[1].formation is 4; expected 1 to 3"},
        {"/view/waiting/3/contact", 2, "view.waiting[3].contact is 2; expected 1 to 1"},
        {"/view/waiting/5/ships/0/ship", 3, "view.waiting[5].ships[0].ship is 3; expected 0 to 2"},
        {"/view/waiting/6/battle", 2, "view.waiting[6].battle is 2; expected 1 to 1"},
        {"/view/waiting/7/won", 2, "view.waiting[7].won is 2; expected 0 to 1"},
        {"/view/waiting/8/from", 4, "view.waiting[8].from is 4; expected 1 to 3"},
        {"/view/waiting/9/asset", 3, "view.waiting[9].asset is 3; expected 0 to 2"},
        {"/view/waiting/9/found/0/contact", 2,
         "view.waiting[9].found[0].contact is 2; expected 1 to 1"},
        {"/view/waiting/10/order/on", 4, "view.waiting[10].order.on is 4; expected 1 to 3"},
    };
    for (const auto& [path, value, message] : cases) {
        INFO(path);
        CHECK_THAT(error_with(path, value), Catch::Contains(message));
        CHECK_THAT(error_with(path, value), Catch::StartsWith("v.json:"));
    }
}

TEST_CASE("a view file cut short or with a byte changed is read or refused, never more",
          "[view-file]") {
    const std::string text = view_file_text(flying_book(), full_view());
    for (std::size_t length = 0; length < text.size() - 2; length += 31) {
        CHECK_FALSE(read_view_file(text.substr(0, length), "v.json"));
    }
    constexpr std::string_view bytes = "0\"{]x,-\x80";
    for (std::size_t at = 0; at < text.size(); at += 13) {
        std::string changed = text;
        changed[at] = bytes[at / 13 % bytes.size()];
        const auto read = read_view_file(changed, "v.json");
        if (read)
            CHECK(read_view_file(view_file_text(read->first, read->second), "v.json") == *read);
    }
}

}  // namespace flagplot::test
