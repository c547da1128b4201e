#include "files/view_file.h"

#include <catch2/catch.hpp>

#include "files/json.h"
#include "support/small_book.h"

namespace flagplot::test {

namespace {

/// A view in which every list has something.
SideView full_view() {
    SideView view = view_with_contact();
    view.contacts[0].declared = Declaration{ShipType::CA, {6}};
    view.battles = {{at("C3"), {1}, {force_k}, false}};
    view.formations[0].conditions = {
        {{WhenContact{ShipType::CA, {}, Squares{2}, {}}, WhenTurn{{3}}}, Hold{}}};
    view.dice_commitment = Digest{1, 2, 3};
    view.last_turn.push_back(OwnShipsLeft{force_k, {{{50}, {60}}, {{0}, {0}}}});
    view.last_turn.push_back(BattleOver{{1}, at("C3"), {"He fled."}});
    view.last_turn.push_back(InitiativeTold{{1}, {0}});
    return view;
}

Json full_json() { return *parsed_json(view_file_text(small_book(), full_view()), "v"); }

/// What is said of a view file with the value at a path replaced.
std::string error_with(const std::string& path, const Json& value) {
    Json json = full_json();
    json.at(Json::json_pointer(path)) = value;
    const auto read = read_view_file(json.dump(), "v.json");
    return read ? "" : describe(read.error());
}

}  // namespace

TEST_CASE("a view file comes back exactly", "[view-file]") {
    const auto read = read_view_file(view_file_text(small_book(), full_view()), "v.json");
    INFO((read ? "" : describe(read.error())));
    REQUIRE(read);
    CHECK(read->first == small_book());
    CHECK(read->second == full_view());
    CHECK(view_file_text(read->first, read->second) == view_file_text(small_book(), full_view()));
}

TEST_CASE("the picture before any report makes a view file", "[view-file]") {
    const Book book = enemy_book();
    const auto read = read_view_file(view_file_text(book, first_view(book)), "v.json");
    INFO((read ? "" : describe(read.error())));
    REQUIRE(read);
    CHECK(read->second == first_view(book));
}

TEST_CASE("a view file says what it is in its first lines", "[view-file]") {
    CHECK(view_file_text(small_book(), full_view()).starts_with("{\n \"flagplot_view\": 1,\n"));
}

TEST_CASE("a view file of another form is refused", "[view-file]") {
    CHECK(error_with("/flagplot_view", 2) ==
          "v.json: flagplot_view is 2; expected 1, the only form of view files that this program "
          "knows (text.out-of-range)");
}

TEST_CASE("a number that no campaign can have made is refused with its path", "[view-file]") {
    const std::vector<std::tuple<std::string, Json, std::string>> cases{
        {"/book/formations/0/ships/0/maximum", 1001,
         "book.formations[0].ships[0].maximum is 1001; expected 0 to 1000"},
        {"/book/formations/0/ships/0/size", 0,
         "book.formations[0].ships[0].size is 0; expected 1 to 20"},
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
         "book.formations is an id that is no name or stands twice; expected a name for each "
         "formation"},
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
        {"/view/formations/0/ships/0/hull", 101,
         "view.formations[0].ships[0].hull is 101; expected 0 to 100"},
        {"/view/formations/0/ships", Json::array(),
         "view.formations is a formation with 0 ships; expected the ships that the book gives it"},
        {"/view/formations/0/conditions/0/all", Json::array(),
         "view.formations[0].conditions[0].all is an empty list; expected at least one condition"},
        {"/view/formations", Json::array(),
         "view.contacts[0].seen_by[0].formation is 1; expected 1 to 0"},
        {"/view/contacts/0/seen_by/0/formation", 3,
         "view.contacts[0].seen_by[0].formation is 3; expected 1 to 2"},
        {"/view/contacts/0/at", 13, "view.contacts[0].at is 13; expected 0 to 12"},
        {"/view/battles/0/own/0", 0, "view.battles[0].own[0] is 0; expected 1 to 2"},
        {"/view/last_turn/1/formation", 3, "view.last_turn[1].formation is 3; expected 1 to 2"},
        {"/view/last_turn/3/contact", 2, "view.last_turn[3].contact is 2; expected 1 to 1"},
        {"/view/last_turn/5/ships", Json::array(),
         "view.last_turn is a formation with 0 ships; expected the ships that the book gives it"},
        {"/view/last_turn/6/battle", 2, "view.last_turn[6].battle is 2; expected 1 to 1"},
        {"/view/last_turn/7/won", 2, "view.last_turn[7].won is 2; expected 0 to 1"},
    };
    for (const auto& [path, value, message] : cases) {
        INFO(path);
        CHECK_THAT(error_with(path, value), Catch::Contains(message));
        CHECK_THAT(error_with(path, value), Catch::StartsWith("v.json:"));
    }
}

TEST_CASE("a view file cut short or with a byte changed is read or refused, never more",
          "[view-file]") {
    const std::string text = view_file_text(small_book(), full_view());
    for (std::size_t length = 0; length < text.size() - 2; length += 7) {
        CHECK_FALSE(read_view_file(text.substr(0, length), "v.json"));
    }
    constexpr std::string_view bytes = "0\"{]x,-\x80";
    for (std::size_t at = 0; at < text.size(); at += 3) {
        std::string changed = text;
        changed[at] = bytes[at / 3 % bytes.size()];
        const auto read = read_view_file(changed, "v.json");
        if (read)
            CHECK(read_view_file(view_file_text(read->first, read->second), "v.json") == *read);
    }
}

}  // namespace flagplot::test
