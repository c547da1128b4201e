#include <catch2/catch.hpp>
#include <random>

#include "support/print.h"
#include "view/notation.h"

using namespace flagplot;

namespace {

const Roster navy{"uk", "Royal Navy", {"UK-K", "UK-F", "Force H"}};

std::string read_back(std::string_view line) {
    const auto order = read_order(navy, line);
    return order ? text_of(navy, *order) : describe(order.error());
}

// A generator of orders: whole numbers alone, so that it draws the same on every machine.
class OrderDraw {
  public:
    explicit OrderDraw(std::uint32_t seed) : engine_(seed) {}

    Order order() {
        if (below(8) == 0) return UseInitiative{word<Initiative>()};
        const OwnNumber formation{below(3) + 1};
        switch (below(3)) {
            case 0:
                return FormationOrder{formation, TakePlace{number(1)}};
            case 1:
                return FormationOrder{formation, conditional()};
            default:
                break;
        }
        return std::visit(
            [&](const auto& what) -> Order { return FormationOrder{formation, what}; }, action());
    }
    Action action() {
        switch (below(4)) {
            case 0:
                return Hold{};
            case 1:
                return TakeStance{word<Stance>()};
            case 2:
                return UseRadar{below(2) == 0};
            default:
                break;
        }
        PlotRoute route;
        route.destination = square();
        for (auto checkpoints = below(5); checkpoints > 0; --checkpoints) {
            route.checkpoints.push_back(square());
        }
        return route;
    }

  private:
    std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>(engine_() % limit);
    }
    std::int32_t number(std::int32_t lowest) {
        const auto span = below(2) == 0 ? 10U : 9999U;
        return static_cast<std::int32_t>(below(span)) + lowest;
    }
    Square square() {
        const auto size = below(2) == 0 ? 20U : 9999U;
        return {static_cast<std::int16_t>(below(size)), static_cast<std::int16_t>(below(size))};
    }
    template <Worded E>
    E word() {
        return static_cast<E>(below(static_cast<std::uint32_t>(words_of<E>.size())));
    }
    WhenContact contact() {
        WhenContact contact;
        if (below(2) == 0) contact.type_or_bigger = word<ShipType>();
        if (below(2) == 0) contact.at_least = ShipCount{number(1)};
        if (below(2) == 0) contact.within = Squares{number(0)};
        if (below(2) == 0) contact.by = word<SightMode>();
        return contact;
    }
    Condition condition() {
        switch (below(5)) {
            case 0:
                return WhenSighted{};
            case 1:
                return below(2) == 0 ? WhenBattle{} : WhenBattle{Squares{number(0)}};
            case 2:
                return WhenAt{square()};
            case 3:
                return WhenTurn{TurnNumber{number(1)}};
            default:
                return contact();
        }
    }
    Conditional conditional() {
        Conditional conditional;
        do conditional.all.push_back(condition());
        while (below(2) == 0);
        conditional.then = action();
        return conditional;
    }

    std::mt19937 engine_;
};

struct WrongLine {
    std::string line;
    ErrorCode code;
    std::int32_t column;
    std::string nearest;
    std::string sentence;
};

}  // namespace

TEST_CASE("a canonical line reads back to itself", "[notation]") {
    const std::string line = GENERATE(
        as<std::string>{},  //
        "UK-K route to C7", "UK-K route D6 C6 to C7", "UK-K hold", "UK-F stance seek",
        "UK-F stance accept", "UK-F stance avoid", "UK-K radar on", "UK-K radar off",
        "UK-K place 2", "\"Force H\" hold", "initiative self", "initiative enemy",
        "UK-K when contact then hold",
        "UK-K when contact of CA or bigger of at least 3 ships "
        "within 2 by eye then route D6 to C7",
        "UK-K when contact by radar then radar on", "UK-K when sighted then stance avoid",
        "UK-K when battle then hold", "UK-K when battle within 3 and at C7 and turn 4 then hold");
    CHECK(read_back(line) == line);
}

TEST_CASE("every order reads back from its text", "[notation]") {
    for (std::uint32_t seed = 0; seed < 5000; ++seed) {
        OrderDraw draw(seed);
        const Order order = draw.order();
        const std::string text = text_of(navy, order);
        CAPTURE(seed, text);

        const auto read = read_order(navy, text);

        REQUIRE(read);
        REQUIRE(*read == order);
    }
}

TEST_CASE("every action reads back from its text", "[notation]") {
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        const Action action = OrderDraw(seed).action();
        const auto read = read_action(text_of(action));
        REQUIRE(read);
        REQUIRE(*read == action);
    }
}

TEST_CASE("a line is read as a player types it", "[notation]") {
    const auto [typed, canonical] = GENERATE(table<std::string, std::string>({
        {"uk-k ROUTE d6, c6 To c7", "UK-K route D6 C6 to C7"},
        {"F1 hold", "UK-K hold"},
        {"f3 hold", "\"Force H\" hold"},
        {"\"uk-f\" hold", "UK-F hold"},
        {"\xe2\x80\x9c"
         "Force H\xe2\x80\x9d hold",
         "\"Force H\" hold"},
        {"\xc2\xab"
         "force h\xc2\xbb hold",
         "\"Force H\" hold"},
        {"UK\xe2\x80\x93K route D6 to C7", "UK-K route D6 to C7"},
        {"UK\xe2\x80\x94K route D6 to C7", "UK-K route D6 to C7"},
        {"UK\xe2\x88\x92K hold", "UK-K hold"},
        {"UK-K\xc2\xa0route\xe2\x80\xaf"
         "D6 to\tC7",
         "UK-K route D6 to C7"},
        {"\xef\xbb\xbfUK-K hold", "UK-K hold"},
        {"- UK-K: hold.", "UK-K hold"},
        {"* **UK-K** hold", "UK-K hold"},
        {"+ `UK-K` hold;", "UK-K hold"},
        {"\xe2\x80\xa2 UK-K hold", "UK-K hold"},
        {"UK-K \xe2\x80\x93 route D6 - C6 - to C7", "UK-K route D6 C6 to C7"},
        {"UK-K hold # until the tanker is here", "UK-K hold"},
        {"UK-K when contact by visual then hold", "UK-K when contact by eye then hold"},
        {"UK-K when contact within 1 of ca or bigger then hold",
         "UK-K when contact of CA or bigger within 1 then hold"},
        {"UK-K when contact of at least 1 ship then hold",
         "UK-K when contact of at least 1 ships then hold"},
        {"INITIATIVE Enemy", "initiative enemy"},
    }));
    CHECK(read_back(typed) == canonical);
}

TEST_CASE("a wrong line names code, column, what was expected and the nearest right word",
          "[notation]") {
    const auto wrong = GENERATE(values<WrongLine>({
        {"UK-K rout to C7", ErrorCode::unknown_order, 6, "route",
         "\"rout\" is not an order; expected one of route, hold, stance, radar, place, when"},
        {"UK-L hold", ErrorCode::unknown_formation, 1, "UK-K", "you have no formation \"UK-L\""},
        {"  F4 hold", ErrorCode::unknown_formation, 3, "", "you have no formation \"F4\""},
        {"initiatve self", ErrorCode::unknown_formation, 1, "initiative",
         "you have no formation \"initiatve\""},
        {"route to C7", ErrorCode::unexpected_word, 1, "",
         "\"route\" stands where the name of a formation was expected"},
        {"UK-K", ErrorCode::incomplete_order, 5, "",
         "expected route, hold, stance, radar, place or when after \"UK-K\""},
        {"UK-K route D6 tp C7", ErrorCode::unexpected_word, 15, "to",
         "\"tp\" stands where a checkpoint like \"E6\", or \"to\" was expected"},
        {"UK-K route D6 C7", ErrorCode::incomplete_order, 17, "",
         "expected a checkpoint like \"E6\", or \"to\" after \"C7\""},
        {"UK-K route to", ErrorCode::incomplete_order, 14, "",
         "expected a destination like \"E6\" after \"to\""},
        {"UK-K route to 7C", ErrorCode::unexpected_word, 15, "C7",
         "\"7C\" stands where a destination like \"E6\" was expected"},
        {"UK-K route to C7x", ErrorCode::unexpected_word, 15, "C7",
         "\"C7x\" stands where a destination like \"E6\" was expected"},
        {"UK-K route to C7 D7", ErrorCode::unexpected_word, 18, "",
         "\"D7\" stands where the end of the line was expected"},
        {"UK-K stance seak", ErrorCode::unknown_word, 13, "seek",
         "\"seak\" is not one of seek, accept, avoid"},
        {"UK-K stance", ErrorCode::incomplete_order, 12, "",
         "expected seek, accept or avoid after \"stance\""},
        {"UK-K radar of", ErrorCode::unknown_word, 12, "off", "\"of\" is not one of off, on"},
        {"UK-K place two", ErrorCode::unexpected_word, 12, "",
         "\"two\" stands where a number was expected"},
        {"UK-K place 0", ErrorCode::out_of_range, 12, "",
         "the place is 0; expected a number from 1 to 9999"},
        {"UK-K place 10000", ErrorCode::out_of_range, 12, "",
         "the place is 10000; expected a number from 1 to 9999"},
        {"UK-K place 99999999999", ErrorCode::out_of_range, 12, "",
         "the place is 99999999999; expected a number from 1 to 9999"},
        {"UK-K when contct then hold", ErrorCode::unknown_condition, 11, "contact",
         "\"contct\" is not a condition; expected one of contact, sighted, battle, at, turn"},
        {"UK-K when contact whithin 2 then hold", ErrorCode::unexpected_word, 19, "within",
         "\"whithin\" stands where \"then\", \"and\", \"of\", \"within\" or \"by\" was expected"},
        {"UK-K when sighted", ErrorCode::incomplete_order, 18, "",
         "expected \"then\" or \"and\" after \"sighted\""},
        {"UK-K when battle wthin 2 then hold", ErrorCode::unexpected_word, 18, "within",
         "\"wthin\" stands where \"then\", \"and\" or \"within\" was expected"},
        {"UK-K when contact of XX or bigger then hold", ErrorCode::unknown_word, 22, "",
         "\"XX\" is not one of BB, CV, CVL, CVE, BC, CA, PB, CL, DD, SL, SS, MS, AUX"},
        {"UK-K when contact of CA then hold", ErrorCode::unexpected_word, 25, "",
         "\"then\" stands where \"or\" was expected"},
        {"UK-K when contact of CA or biger then hold", ErrorCode::unexpected_word, 28, "bigger",
         "\"biger\" stands where \"bigger\" was expected"},
        {"UK-K when contact of at least 3 shops then hold", ErrorCode::unexpected_word, 33, "ships",
         "\"shops\" stands where \"ships\" was expected"},
        {"UK-K when contact by sight then hold", ErrorCode::unknown_word, 22, "",
         "\"sight\" is not one of eye, radar"},
        {"UK-K when contact within 2 within 3 then hold", ErrorCode::duplicate, 28, "",
         "the condition \"within\" stands here a second time"},
        {"UK-K when sighted then place 2", ErrorCode::unknown_order, 24, "",
         "\"place\" is not an order; expected one of route, hold, stance, radar"},
        {"UK-K when sighted then", ErrorCode::incomplete_order, 23, "",
         "expected route, hold, stance or radar after \"then\""},
        {"UK-K when turn 0 then hold", ErrorCode::out_of_range, 16, "",
         "the turn is 0; expected a number from 1 to 9999"},
        {"UK\xe2\x80\x93K rout to C7", ErrorCode::unknown_order, 6, "route",
         "\"rout\" is not an order; expected one of route, hold, stance, radar, place, when"},
        {"initiative us", ErrorCode::unknown_word, 12, "", "\"us\" is not one of self, enemy"},
        {"\"initiative\" self", ErrorCode::unknown_formation, 1, "initiative",
         "you have no formation \"initiative\""},
    }));
    CAPTURE(wrong.line);
    const auto order = read_order(navy, wrong.line);

    REQUIRE_FALSE(order);
    const Error& error = order.error();
    CHECK(name_of(error.code) == name_of(wrong.code));
    CHECK(error.where.column == wrong.column);
    CHECK(error.nearest == wrong.nearest);
    const std::string hint =
        wrong.nearest.empty() ? "" : "; did you mean \"" + wrong.nearest + "\"?";
    CHECK(sentence_of(error) == wrong.sentence + hint);
}

TEST_CASE("an action alone may not be what needs a line of its own", "[notation]") {
    CHECK(read_action("hold").has_value());
    CHECK(read_action("place 1").error().code == ErrorCode::unknown_order);
    CHECK(read_action("hold hold").error().code == ErrorCode::unexpected_word);
    CHECK(read_action("").error().code == ErrorCode::incomplete_order);
}

TEST_CASE("a formation's very id wins over one in another case, and an id over a number",
          "[notation]") {
    const Roster roster{"uk", "Royal Navy", {"ab", "AB", "F1"}};
    const auto formation = [&](std::string_view name) {
        return std::get<FormationOrder>(*read_order(roster, std::string(name) + " hold")).formation;
    };
    CHECK(formation("ab") == OwnNumber{1});
    CHECK(formation("AB") == OwnNumber{2});
    CHECK(formation("Ab") == OwnNumber{1});
    CHECK(formation("F1") == OwnNumber{3});
    CHECK(formation("F2") == OwnNumber{2});
}

TEST_CASE("an id that would not be read as one name is written in quotation marks", "[notation]") {
    const std::string id = GENERATE(as<std::string>{}, "Force H", "A,B", "initiative", "K.", "#1",
                                    "-", ">K", "route", "\xc3\x96-1", "UK\xe2\x80\x93K", "1)");
    const Roster roster{"uk", "Royal Navy", {"UK-F", id}};
    const Order order = FormationOrder{{2}, Hold{}};
    CAPTURE(text_of(roster, order));

    CHECK(read_order(roster, text_of(roster, order)) == order);
    const Sheet sheet{{3}, {order}};
    const auto read = read_sheet(roster, text_of(roster, sheet), "");
    REQUIRE(read);
    REQUIRE(read->lines.size() == 1);
    CHECK(read->lines[0].order == order);
}

TEST_CASE("any bytes are read to an order or an error", "[notation]") {
    const std::string letters = "UK- \"\xe2\x80\xc3\xff>,#*.7C\nto route when contact";
    std::mt19937 engine(7);
    for (int i = 0; i < 20'000; ++i) {
        std::string line;
        for (auto size = engine() % 24; size > 0; --size)
            line += letters[engine() % letters.size()];
        const auto order = read_order(navy, line);
        if (!order) {
            REQUIRE(order.error().where.column >= 1);
            REQUIRE_FALSE(sentence_of(order.error()).empty());
        }
    }
}
