#include <catch2/catch.hpp>
#include <random>

#include "support/print.h"
#include "view/notation.h"

using namespace flagplot;

namespace {

const Roster navy{
    "uk",
    "Royal Navy",
    {"UK-K", "UK-F", "Force H"},
    {"Aurora", "Lively", "Conte", "Conte di Misurata", "Maria-Anna", "Duisburg (Ger.)",
     "H.M.S. Hood", "Rock and Roll", "As Good", "Damaged", "A,B", "K #1", "K"},
    {"KALAFRANA", "WALRUS", "830 Squadron", "830"}};

const std::vector<std::string> new_names{"UK-X", "Force Z", "as", "to", "K.", "#2", "play", "hold"};
const std::vector<std::string> card_names{
    "All boilers", "EventInjector on Deck", "Attack at C5", "A, B", "#3", "K.", "play", "on"};

const std::vector<std::string> words{"tide", "Long Watch 7", "a, b", "#7", "K.", "WORD", "END"};

std::string read_back(std::string_view line) {
    const auto order = read_order(navy, line);
    return order ? text_of(navy, *order) : describe(order.error());
}

// A generator of orders: whole numbers alone, so that it draws the same on every machine.
class OrderDraw {
  public:
    OrderDraw(std::uint32_t seed, const Roster& roster) : engine_(seed), roster_(roster) {}

    Order order() {
        switch (below(14)) {
            case 3:
                return revision();
            case 0:
                return UseInitiative{word<Initiative>()};
            case 1:
                return SearchFrom{{below(roster_.assets.size())}, square()};
            case 2:
                return play();
            case 4:
                return SendWord{one_of(words)};
            default:
                break;
        }
        const OwnNumber formation = own();
        switch (below(6)) {
            case 0:
                return FormationOrder{formation, TakePlace{number(1)}};
            case 1:
            case 2:
                return FormationOrder{formation, conditional()};
            case 3:
                return FormationOrder{formation, DropConditions{}};
            default:
                break;
        }
        return std::visit(
            [&](const auto& what) -> Order { return FormationOrder{formation, what}; }, action());
    }
    Action action() {
        switch (below(14)) {
            case 0:
                return hold();
            case 8:
                return Follow{own(), until()};
            case 9:
                return Escort{own(), until()};
            case 10:
                return Shadow{{static_cast<std::uint32_t>(number(1))}, until()};
            case 11:
                return below(2) == 0 ? ReturnToPort{} : ReturnToPort{square()};
            case 12:
                return speed();
            case 1:
                return TakeStance{word<Stance>()};
            case 2:
                return UseRadar{below(2) == 0};
            case 3:
                return Merge{own()};
            case 4:
                return detach_damaged();
            case 5:
                return detach_ships();
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
    std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(engine_() % limit); }
    OwnNumber own() { return {below(roster_.formations.size()) + 1}; }
    const std::string& one_of(const std::vector<std::string>& names) {
        return names[below(names.size())];
    }
    std::optional<TurnNumber> until() {
        if (below(2) == 0) return std::nullopt;
        return TurnNumber{number(1)};
    }
    Hold hold() {
        Hold order;
        if (below(2) == 0) order.at = square();
        order.until = until();
        return order;
    }
    KeepSpeed speed() {
        KeepSpeed order;
        const std::int32_t so_many = static_cast<std::int32_t>(below(99)) + 1;
        switch (below(3)) {
            case 0:
                return order;
            case 1:
                order.knots = KnotTenths{so_many * 10};
                break;
            default:
                order.points = MovePoints{so_many};
        }
        order.until = until();
        return order;
    }
    Detach detach_damaged() {
        Detach order;
        if (below(2) == 0) order.name = one_of(new_names);
        if (below(2) == 0) order.to = square();
        return order;
    }
    Detach detach_ships() {
        Detach order{{}, one_of(new_names), {}};
        if (below(3) == 0) order.to = square();
        while (order.ships.empty()) {
            for (std::uint32_t ship = 0; ship < roster_.ships.size(); ++ship) {
                if (below(4) == 0) order.ships.push_back({ship});
            }
        }
        return order;
    }
    PlayCard play() {
        PlayCard order{one_of(card_names), {}, {}};
        if (below(2) == 0) order.on = own();
        if (below(2) == 0) order.at = square();
        return order;
    }
    ContactId contact_id() { return {below(9999) + 1}; }
    ContactOrder revision() {
        switch (below(5)) {
            case 0:
                return {contact_id(), ContactIs{contact_id()}};
            case 1:
                return {contact_id(), ContactApart{}};
            case 2:
                return {contact_id(), ContactNamed{one_of(new_names)}};
            case 3:
                return {contact_id(), ContactStruck{}};
            default:
                return {contact_id(), ContactRestored{}};
        }
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
        switch (below(8)) {
            case 5:
                return WhenCard{};
            case 6:
                return WhenOwnDamaged{};
            case 7:
                return WhenFriendAt{square()};
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
        do {
            auto& all = conditional.any.emplace_back();
            do all.push_back({condition(), below(4) == 0});
            while (below(2) == 0 && all.size() < 6);
        } while (below(3) == 0 && conditional.any.size() < 3);
        conditional.until = until();
        do conditional.then.push_back(action());
        while (below(3) == 0 && conditional.then.size() < 5);
        return conditional;
    }

    std::mt19937 engine_;
    const Roster& roster_;
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
        "UK-K when battle then hold", "UK-K when battle within 3 and at C7 and turn 4 then hold",
        "UK-K when card then route to C7", "UK-K when contact by air then hold",
        "UK-K when battle then detach damaged", "UK-K when at C7 then merge with UK-F",
        "UK-K when at C7 then detach Lively as UK-L", "UK-K no conditions", "UK-K detach damaged",
        "UK-K detach damaged to C7", "UK-K detach damaged as UK-L",
        "UK-K detach damaged as \"Force L\" to C7", "UK-K detach Lively as UK-L",
        "UK-K detach Aurora, Lively, Conte di Misurata as \"Force L\"",
        "UK-K detach Maria-Anna, Duisburg (Ger.), Rock and Roll as to",
        "UK-K detach \"Conte\", \"As Good\", \"Damaged\", \"A,B\", \"K #1\", \"K\" as UK-L",
        "UK-K hold at C7", "UK-K hold until turn 7", "UK-K hold at C7 until turn 9",
        "UK-K follow UK-F", "UK-K follow \"Force H\" until turn 6", "UK-K escort UK-F",
        "UK-K shadow C1", "UK-K shadow C12 until turn 8", "UK-K return to port",
        "UK-K return to C7", "UK-K speed 12 knots", "UK-K speed 1 point until turn 4",
        "UK-K speed full", "UK-K detach Lively as UK-L to C7",
        "UK-K when sighted or not battle within 2 and turn 4 until turn 9 then stance avoid and "
        "route D6 to C7 and speed full",
        "UK-K when own damaged then return to port", "UK-K when friend at C7 then merge with UK-F",
        "UK-K merge with UK-F", "UK-K merge with \"Force H\"", "search KALAFRANA at C7",
        "search 830 Squadron at C7", "search \"830\" at C7", "play All boilers",
        "play All boilers on UK-K", "play Extra reconnaissance at C7",
        "play All boilers on \"Force H\" at C7", "play \"Attack at Dawn\" on UK-K",
        "play \"EventInjector on Deck\"", "contact C2 is C1", "contact C3 apart",
        "contact C1 named \"the raider\"", "contact C1 named raider", "contact C12 struck",
        "contact C4 restored");
    CHECK(read_back(line) == line);
}

TEST_CASE("every order reads back from its text", "[notation]") {
    for (std::uint32_t seed = 0; seed < 5000; ++seed) {
        OrderDraw draw(seed, navy);
        const Order order = draw.order();
        const std::string text = text_of(navy, order);
        CAPTURE(seed, text);

        const auto read = read_order(navy, text);

        REQUIRE(read);
        REQUIRE(*read == order);
    }
}

TEST_CASE("every sheet reads back from its text, with orders for what it forms", "[notation]") {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        Roster roster = navy;
        OrderDraw draw(seed, roster);
        Sheet sheet{{3}, {}};
        for (int i = 0; i < 12; ++i) {
            Order order = draw.order();
            auto* line = std::get_if<FormationOrder>(&order);
            auto* detach = line != nullptr ? std::get_if<Detach>(&line->what) : nullptr;
            if (detach != nullptr && !detach->name.empty()) detach->name += std::to_string(i);
            enlist(roster, order);
            sheet.orders.push_back(std::move(order));
        }
        CAPTURE(seed, text_of(navy, sheet));

        const auto read = read_sheet(navy, text_of(navy, sheet), "");

        REQUIRE(read);
        REQUIRE(read->lines.size() == sheet.orders.size());
        for (std::size_t i = 0; i < sheet.orders.size(); ++i) {
            REQUIRE(read->lines[i].order == sheet.orders[i]);
        }
    }
}

TEST_CASE("only a formation that a line forms by name, and at once, joins the roster",
          "[notation]") {
    const auto enlisted = [](std::string_view line) {
        Roster roster = navy;
        enlist(roster, read_order(navy, line).value());
        return std::vector<std::string>(roster.formations.begin() + 3, roster.formations.end());
    };
    using Names = std::vector<std::string>;
    CHECK(enlisted("UK-K detach Lively as UK-L") == Names{"UK-L"});
    CHECK(enlisted("UK-K detach damaged as UK-L to C7") == Names{"UK-L"});
    CHECK(enlisted("UK-K detach damaged").empty());
    CHECK(enlisted("UK-K when sighted then detach Lively as UK-L").empty());
    CHECK(enlisted("UK-K hold").empty());
    CHECK(enlisted("play All boilers").empty());
}

TEST_CASE("every action reads back from its text", "[notation]") {
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        const Action action = OrderDraw(seed, navy).action();
        const auto read = read_action(navy, text_of(navy, action));
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
        {"UK-K when contact by VISUAL then hold", "UK-K when contact by eye then hold"},
        {"uk-k DETACH lively and AURORA as UK-L", "UK-K detach Aurora, Lively as UK-L"},
        {"uk-k detach \"lively\", and \xe2\x80\x9c"
         "Aurora\xe2\x80\x9d as UK-L",
         "UK-K detach Aurora, Lively as UK-L"},
        {"UK-K detach Lively; Aurora: as UK\xe2\x80\x93L", "UK-K detach Aurora, Lively as UK-L"},
        {"UK-K detach conte di misurata conte and lively as uk-l",
         "UK-K detach Lively, \"Conte\", Conte di Misurata as uk-l"},
        {"UK-K detach maria\xe2\x80\x93"
         "anna, duisburg (ger.) as UK-L",
         "UK-K detach Maria-Anna, Duisburg (Ger.) as UK-L"},
        {"UK-K detach h.m.s. hood as UK-L", "UK-K detach \"H.M.S. Hood\" as UK-L"},
        {"UK-K detach rock and roll and lively as UK-L",
         "UK-K detach Lively, Rock and Roll as UK-L"},
        {"f1 Detach Damaged To c7", "UK-K detach damaged to C7"},
        {"UK-K merge with f2", "UK-K merge with UK-F"},
        {"UK-K when (sighted or battle) and card then hold",
         "UK-K when sighted and card or battle and card then hold"},
        {"UK-K when not (sighted or battle) then hold",
         "UK-K when not sighted and not battle then hold"},
        {"UK-K when not (sighted and not ( battle )) then hold",
         "UK-K when not sighted or battle then hold"},
        {"UK-K when sighted and until 7 then stance avoid, route to C7",
         "UK-K when sighted until turn 7 then stance avoid and route to C7"},
        {"UK-K when at C7 then detach Lively and Aurora as UK-L and hold",
         "UK-K when at C7 then detach Aurora, Lively as UK-L and hold"},
        {"UK-K Return To Port.", "UK-K return to port"},
        {"UK-K speed 12 kn", "UK-K speed 12 knots"},
        {"UK-K speed 1 point until 5", "UK-K speed 1 point until turn 5"},
        {"Force H hold", "\"Force H\" hold"},
        {"UK-K follow force h until 5", "UK-K follow \"Force H\" until turn 5"},
        {"UK-K shadow c3", "UK-K shadow C3"},
        {"UK-K No Conditions.", "UK-K no conditions"},
        {"Search kalafrana, at c7", "search KALAFRANA at C7"},
        {"search 830 at C7", "search \"830\" at C7"},
        {"Play all boilers, on f1", "play all boilers on UK-K"},
        {"play \"All boilers\" at c7 on f1", "play All boilers on UK-K at C7"},
        {"play Attack at Dawn at C7", "play \"Attack at Dawn\" at C7"},
        {"play EventInjector on Deck on UK-K", "play \"EventInjector on Deck\" on UK-K"},
        {"play on all fronts", "play \"on all fronts\""},
    }));
    CHECK(read_back(typed) == canonical);
}

TEST_CASE("a wrong line names code, column, what was expected and the nearest right word",
          "[notation]") {
    const auto wrong = GENERATE(values<WrongLine>({
        {"UK-K rout to C7", ErrorCode::unknown_order, 6, "route",
         "\"rout\" is not an order; expected one of route, hold, stance, radar, "
         "detach, merge, follow, escort, shadow, return to port, speed, place, when, no "
         "conditions"},
        {"UK-L hold", ErrorCode::unknown_formation, 1, "UK-K", "you have no formation \"UK-L\""},
        {"  F4 hold", ErrorCode::unknown_formation, 3, "", "you have no formation \"F4\""},
        {"initiatve self", ErrorCode::unknown_formation, 1, "initiative",
         "you have no formation \"initiatve\""},
        {"route to C7", ErrorCode::unexpected_word, 1, "",
         "found \"route\", expected the name of a formation"},
        {"UK-K", ErrorCode::incomplete_order, 5, "",
         "expected route, hold, stance, radar, detach, merge, follow, escort, shadow, return to "
         "port, "
         "speed, place, when or no conditions after "
         "\"UK-K\""},
        {"UK-K route D6 tp C7", ErrorCode::unexpected_word, 15, "to",
         "found \"tp\", expected a checkpoint like \"E6\", or \"to\""},
        {"UK-K route D6 C7", ErrorCode::incomplete_order, 17, "",
         "expected a checkpoint like \"E6\", or \"to\" after \"C7\""},
        {"UK-K route to", ErrorCode::incomplete_order, 14, "",
         "expected a destination like \"E6\" after \"to\""},
        {"UK-K route to 7C", ErrorCode::unexpected_word, 15, "C7",
         "found \"7C\", expected a destination like \"E6\""},
        {"UK-K route to C7x", ErrorCode::unexpected_word, 15, "C7",
         "found \"C7x\", expected a destination like \"E6\""},
        {"UK-K route to C7 D7", ErrorCode::unexpected_word, 18, "",
         "found \"D7\", expected the end of the line"},
        {"UK-K stance seak", ErrorCode::unknown_word, 13, "seek",
         "\"seak\" is not one of seek, accept, avoid"},
        {"UK-K stance", ErrorCode::incomplete_order, 12, "",
         "expected seek, accept or avoid after \"stance\""},
        {"UK-K radar of", ErrorCode::unknown_word, 12, "off", "\"of\" is not one of off, on"},
        {"UK-K place two", ErrorCode::unexpected_word, 12, "", "found \"two\", expected a number"},
        {"UK-K place 0", ErrorCode::out_of_range, 12, "",
         "the place is 0; expected a number from 1 to 9999"},
        {"UK-K place 10000", ErrorCode::out_of_range, 12, "",
         "the place is 10000; expected a number from 1 to 9999"},
        {"UK-K place 99999999999", ErrorCode::out_of_range, 12, "",
         "the place is 99999999999; expected a number from 1 to 9999"},
        {"UK-K when contct then hold", ErrorCode::unknown_condition, 11, "contact",
         "\"contct\" is not a condition; expected one of contact, sighted, battle, card, at, "
         "turn, own damaged, friend at"},
        {"UK-K when contact whithin 2 then hold", ErrorCode::unexpected_word, 19, "within",
         "found \"whithin\", expected \"then\", \"and\", \"or\", \"until\", \"of\", \"within\" or "
         "\"by\""},
        {"UK-K when sighted", ErrorCode::incomplete_order, 18, "",
         "expected \"then\", \"and\", \"or\" or \"until\" after \"sighted\""},
        {"UK-K when battle wthin 2 then hold", ErrorCode::unexpected_word, 18, "within",
         "found \"wthin\", expected \"then\", \"and\", \"or\", \"until\" or \"within\""},
        {"UK-K when contact of XX or bigger then hold", ErrorCode::unknown_word, 22, "",
         "\"XX\" is not one of BB, CV, CVL, CVE, BC, CA, PB, CL, DD, SL, SS, MS, AUX"},
        {"UK-K when contact of CA then hold", ErrorCode::unexpected_word, 25, "",
         "found \"then\", expected \"or\""},
        {"UK-K when contact of CA or biger then hold", ErrorCode::unexpected_word, 28, "bigger",
         "found \"biger\", expected \"bigger\""},
        {"UK-K when contact of at least 3 shops then hold", ErrorCode::unexpected_word, 33, "ships",
         "found \"shops\", expected \"ships\""},
        {"UK-K when contact by sight then hold", ErrorCode::unknown_word, 22, "",
         "\"sight\" is not one of eye, radar, air"},
        {"UK-K when contact within 2 within 3 then hold", ErrorCode::duplicate, 28, "",
         "the condition \"within\" is given twice"},
        {"UK-K when sighted then place 2", ErrorCode::unknown_order, 24, "",
         "\"place\" is not an order; expected one of route, hold, stance, radar, "
         "detach, merge, follow, escort, shadow, return to port, speed"},
        {"UK-K when sighted then", ErrorCode::incomplete_order, 23, "",
         "expected route, hold, stance, radar, detach, merge, follow, escort, shadow, return to "
         "port "
         "or speed after \"then\""},
        {"UK-K when turn 0 then hold", ErrorCode::out_of_range, 16, "",
         "the turn is 0; expected a number from 1 to 9999"},
        {"UK\xe2\x80\x93K rout to C7", ErrorCode::unknown_order, 6, "route",
         "\"rout\" is not an order; expected one of route, hold, stance, radar, "
         "detach, merge, follow, escort, shadow, return to port, speed, place, when, no "
         "conditions"},
        {"no conditions", ErrorCode::unexpected_word, 1, "",
         "found \"no\", expected the name of a formation"},
        {"UK-K no condition", ErrorCode::unexpected_word, 9, "conditions",
         "found \"condition\", expected \"conditions\""},
        {"UK-K no", ErrorCode::incomplete_order, 8, "", "expected \"conditions\" after \"no\""},
        {"UK-K detach", ErrorCode::incomplete_order, 12, "",
         "expected a ship or \"damaged\" after \"detach\""},
        {"UK-K detach damged", ErrorCode::unknown_ship, 13, "damaged",
         "you have no ship \"damged\""},
        {"UK-K detach Arora as UK-L", ErrorCode::unknown_ship, 13, "Aurora",
         "you have no ship \"Arora\""},
        {"UK-K detach Aurora, Livly as UK-L", ErrorCode::unknown_ship, 21, "Lively",
         "you have no ship \"Livly\""},
        {"UK-K detach Conte de Missurata, Lively as UK-L", ErrorCode::unknown_ship, 19, "",
         "you have no ship \"de\""},
        {"UK-K detach Conti di Missurata, Lively as UK-L", ErrorCode::unknown_ship, 13,
         "Conte di Misurata", "you have no ship \"Conti di Missurata\""},
        {"UK-K detach Rock as UK-L", ErrorCode::unknown_ship, 13, "Rock and Roll",
         "you have no ship \"Rock\""},
        {"UK-K detach Bismarck as UK-L", ErrorCode::unknown_ship, 13, "",
         "you have no ship \"Bismarck\""},
        {"UK-K detach \"Livly\" as UK-L", ErrorCode::unknown_ship, 13, "Lively",
         "you have no ship \"Livly\""},
        {"UK-K detach Lively az UK-L", ErrorCode::unknown_ship, 20, "as",
         "you have no ship \"az\""},
        {"UK-K detach Lively, lively as UK-L", ErrorCode::duplicate, 21, "",
         "the ship \"Lively\" is given twice"},
        {"UK-K detach Lively", ErrorCode::incomplete_order, 19, "",
         "expected another ship, \"and\" or \"as\" after \"Lively\""},
        {"UK-K detach Lively and", ErrorCode::incomplete_order, 23, "",
         "expected another ship after \"and\""},
        {"UK-K detach Lively and as UK-L", ErrorCode::unknown_ship, 24, "As Good",
         "you have no ship \"as\""},
        {"UK-K detach Lively, Rock and", ErrorCode::incomplete_order, 29, "",
         "expected the rest of the name after \"and\""},
        {"UK-K detach Lively as", ErrorCode::incomplete_order, 22, "",
         "expected a name for the new formation after \"as\""},
        {"UK-K detach Lively as \"\"", ErrorCode::unexpected_word, 23, "",
         "found \"\", expected a name for the new formation"},
        {"UK-K detach Lively as Force Z", ErrorCode::unexpected_word, 29, "",
         "found \"Z\", expected the end of the line"},
        {"UK-K detach Lively as UK-L to 7C", ErrorCode::unexpected_word, 31, "C7",
         "found \"7C\", expected a destination like \"E6\""},
        {"UK-K hold at", ErrorCode::incomplete_order, 13, "",
         "expected a square like \"E6\" after \"at\""},
        {"UK-K hold untl turn 4", ErrorCode::unexpected_word, 11, "",
         "found \"untl\", expected the end of the line"},
        {"UK-K hold until turn two", ErrorCode::unexpected_word, 22, "",
         "found \"two\", expected a number"},
        {"UK-K follow UK-G", ErrorCode::unknown_formation, 13, "UK-K",
         "you have no formation \"UK-G\""},
        {"UK-K follow", ErrorCode::incomplete_order, 12, "",
         "expected the name of a formation after \"follow\""},
        {"UK-K shadow 1", ErrorCode::unexpected_word, 13, "",
         "found \"1\", expected a contact like \"C1\""},
        {"UK-K shadow C0", ErrorCode::unexpected_word, 13, "",
         "found \"C0\", expected a contact like \"C1\""},
        {"UK-K shadow \"\"", ErrorCode::unexpected_word, 13, "",
         "found \"\", expected a contact like \"C1\""},
        {"UK-K return", ErrorCode::incomplete_order, 12, "", "expected \"to\" after \"return\""},
        {"UK-K return to prt", ErrorCode::unexpected_word, 16, "port",
         "found \"prt\", expected \"port\", or a port like \"E6\""},
        {"UK-K speed", ErrorCode::incomplete_order, 11, "",
         "expected \"full\", or knots or points after \"speed\""},
        {"UK-K speed 12", ErrorCode::incomplete_order, 14, "",
         "expected \"knots\" or \"points\" after \"12\""},
        {"UK-K speed 12 knits", ErrorCode::unexpected_word, 15, "knots",
         "found \"knits\", expected \"knots\" or \"points\""},
        {"UK-K speed 120 knots", ErrorCode::out_of_range, 12, "",
         "the speed is 120; expected at most 99"},
        {"UK-K when not then hold", ErrorCode::unknown_condition, 15, "",
         "\"then\" is not a condition; expected one of contact, sighted, battle, card, at, "
         "turn, own damaged, friend at"},
        {"UK-K when (sighted or battle then hold", ErrorCode::unexpected_word, 30, "",
         "found \"then\", expected \")\""},
        {"UK-K when sighted) then hold", ErrorCode::unexpected_word, 18, "",
         "found \")\", expected \"then\", \"and\", \"or\" or \"until\""},
        {"UK-K when own ship then hold", ErrorCode::unexpected_word, 15, "",
         "found \"ship\", expected \"damaged\""},
        {"UK-K when sighted then hold and", ErrorCode::incomplete_order, 32, "",
         "expected route, hold, stance, radar, detach, merge, follow, escort, shadow, return to "
         "port "
         "or speed after \"and\""},
        {"UK-K detach damaged to 7C", ErrorCode::unexpected_word, 24, "C7",
         "found \"7C\", expected a port like \"E6\""},
        {"UK-K merge UK-F", ErrorCode::unexpected_word, 12, "",
         "found \"UK-F\", expected \"with\""},
        {"UK-K merge with", ErrorCode::incomplete_order, 16, "",
         "expected the name of a formation after \"with\""},
        {"UK-K merge with UK-G", ErrorCode::unknown_formation, 17, "UK-K",
         "you have no formation \"UK-G\""},
        {"search", ErrorCode::incomplete_order, 7, "",
         "expected the name of aircraft after \"search\""},
        {"search KALAFRNA at C7", ErrorCode::unknown_asset, 8, "KALAFRANA",
         "you have no aircraft \"KALAFRNA\""},
        {"search KALAFRANA C7", ErrorCode::unexpected_word, 18, "",
         "found \"C7\", expected \"at\""},
        {"search KALAFRANA at 7C", ErrorCode::unexpected_word, 21, "C7",
         "found \"7C\", expected a square like \"E6\""},
        {"serch KALAFRANA at C7", ErrorCode::unknown_formation, 1, "search",
         "you have no formation \"serch\""},
        {"play", ErrorCode::incomplete_order, 5, "", "expected the name of a card after \"play\""},
        {"play on UK-K", ErrorCode::unexpected_word, 6, "",
         "found \"on\", expected the name of a card"},
        {"play \"All boilers\" on UK-L", ErrorCode::unknown_formation, 23, "UK-K",
         "you have no formation \"UK-L\""},
        {"play \"All boilers\" on", ErrorCode::incomplete_order, 22, "",
         "expected the name of a formation after \"on\""},
        {"play \"All boilers\" at 7C", ErrorCode::unexpected_word, 23, "C7",
         "found \"7C\", expected a square like \"E6\""},
        {"play All boilers on UK-K on UK-F", ErrorCode::unexpected_word, 26, "",
         "found \"on\", expected the end of the line"},
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
    CHECK(read_action(navy, "hold").has_value());
    CHECK(read_action(navy, "place 1").error().code == ErrorCode::unknown_order);
    CHECK(read_action(navy, "no conditions").error().code == ErrorCode::unknown_order);
    CHECK(read_action(navy, "hold hold").error().code == ErrorCode::unexpected_word);
    CHECK(read_action(navy, "").error().code == ErrorCode::incomplete_order);
}

TEST_CASE("a formation's very id wins over one in another case, and an id over a number",
          "[notation]") {
    const Roster roster{"uk", "Royal Navy", {"ab", "AB", "F1"}, {}, {}};
    const auto formation = [&](std::string_view name) {
        return std::get<FormationOrder>(*read_order(roster, std::string(name) + " hold")).formation;
    };
    CHECK(formation("ab") == OwnNumber{1});
    CHECK(formation("AB") == OwnNumber{2});
    CHECK(formation("Ab") == OwnNumber{1});
    CHECK(formation("F1") == OwnNumber{3});
    CHECK(formation("F2") == OwnNumber{2});
}

TEST_CASE("a ship's very name wins over one in another case, and the longest over the others",
          "[notation]") {
    const Roster roster{"uk", "Royal Navy", {"UK-K"}, {"ab", "AB", "ab cd"}, {}};
    const auto ships = [&](std::string_view names) {
        const auto order = read_order(roster, "UK-K detach " + std::string(names) + " as X");
        return std::get<Detach>(std::get<FormationOrder>(order.value()).what).ships;
    };
    using Ships = std::vector<OwnShip>;
    CHECK(ships("ab") == Ships{{0}});
    CHECK(ships("AB") == Ships{{1}});
    CHECK(ships("Ab") == Ships{{0}});
    CHECK(ships("\"AB\"") == Ships{{1}});
    CHECK(ships("AB CD") == Ships{{2}});
    CHECK(ships("\"AB\" \"ab\"") == Ships{{0}, {1}});
}

TEST_CASE("a ship's name is in quotation marks where another ship's begins with its words",
          "[notation]") {
    const Roster roster{"uk",
                        "Royal Navy",
                        {"UK-K"},
                        {"Conte", "CONTE di Misurata", "Contessa", "Lord A", "Lord; a 2", "Lord B",
                         "Lord Bute", "Lord Cc.", "Lord cc"},
                        {}};
    const auto written = [&](std::uint32_t ship) {
        const Order order = FormationOrder{{1}, Detach{{{ship}}, "X", {}}};
        CHECK(read_order(roster, text_of(roster, order)) == order);
        return text_of(roster, order);
    };
    CHECK(written(0) == "UK-K detach \"Conte\" as X");
    CHECK(written(1) == "UK-K detach CONTE di Misurata as X");
    CHECK(written(2) == "UK-K detach Contessa as X");
    CHECK(written(3) == "UK-K detach \"Lord A\" as X");
    CHECK(written(5) == "UK-K detach Lord B as X");
    CHECK(written(6) == "UK-K detach Lord Bute as X");
    CHECK(written(8) == "UK-K detach \"Lord cc\" as X");
}

TEST_CASE("an id that would not be read as one name is written in quotation marks", "[notation]") {
    const std::string id =
        GENERATE(as<std::string>{}, "Force H", "A,B", "initiative", "search", "play", "K.", "#1",
                 "-", ">K", "route", "\xc3\x96-1", "UK\xe2\x80\x93K", "1)");
    const Roster roster{"uk", "Royal Navy", {"UK-F", id}, {}, {}};
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
    const std::string letters =
        "UK- \"\xe2\x80\xc3\xff>,#*.7C\nto route when contact detach play search";
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

namespace {

/// A side whose chart and formations have names.
Roster named_navy() {
    Roster roster = navy;
    roster.names = {"Force K, Capt. Agnew", "Tanker", "Battle Group"};
    roster.formations.push_back("UK-W");
    roster.names.push_back("Tanker");
    roster.places = {{"Malta", {2, 6}, true},       {"Port Said", {8, 8}, true},
                     {"Patrol", {3, 3}, false},     {"Patrol", {4, 4}, false},
                     {"St. John's", {5, 5}, false}, {"Rock and Sand", {6, 6}, false}};
    return roster;
}

std::string read_by_name(std::string_view line) {
    const Roster roster = named_navy();
    const auto order = read_order(roster, line);
    return order ? text_of(roster, *order) : describe(order.error());
}

}  // namespace

TEST_CASE("places and formations may be called by name; the canonical text has squares and ids",
          "[notation]") {
    const auto [typed, canonical] = GENERATE(table<std::string, std::string>({
        {"UK-K route to Malta", "UK-K route to C7"},
        {"uk-k ROUTE port said MALTA to d6", "UK-K route I9 C7 to D6"},
        {"UK-K route \"St. John's\" to Rock and Sand", "UK-K route F6 to G7"},
        {"Force K route to St. John's", "UK-K route to F6"},
        {"Force K, Capt. Agnew, hold at Malta until 4", "UK-K hold at C7 until turn 4"},
        {"battle group follow Force K", "\"Force H\" follow UK-K"},
        {"UK-F escort Battle Group until turn 6", "UK-F escort \"Force H\" until turn 6"},
        {"UK-K merge with \"battle group\"", "UK-K merge with \"Force H\""},
        {"UK-K return to Port Said", "UK-K return to I9"},
        {"UK-K return to port", "UK-K return to port"},
        {"UK-K return to port Malta", "UK-K return to C7"},
        {"UK-K when friend at Malta or at Port Said then route to Malta and stance avoid",
         "UK-K when friend at C7 or at I9 then route to C7 and stance avoid"},
        {"search KALAFRANA at Malta", "search KALAFRANA at C7"},
        {"play All boilers on Force K", "play All boilers on UK-K"},
        {"play Mines at Port Said", "play Mines at I9"},
        {"UK-K detach Lively as UK-L to Malta", "UK-K detach Lively as UK-L to C7"},
    }));
    CHECK(read_by_name(typed) == canonical);
}

TEST_CASE("a name that fits several is refused with the choices, a slip with the nearest",
          "[notation]") {
    const auto [typed, said] = GENERATE(table<std::string, std::string>({
        {"Tanker hold", "1: \"Tanker\" may mean UK-F or UK-W; write which of them"},
        {"UK-K follow Tanker", "13: \"Tanker\" may mean UK-F or UK-W; write which of them"},
        {"UK-K route to Patrol", "15: \"Patrol\" may mean D4 or E5; write which of them"},
        {"UK-K route to Mallta",
         "15: found \"Mallta\", expected a destination like \"E6\"; did you mean "
         "\"Malta\"?"},
        {"UK-K route to Port Sayd",
         "15: found \"Port Sayd\", expected a destination like \"E6\"; did you mean "
         "\"Port Said\"?"},
        {"Battle Grop hold",
         "1: you have no formation \"Battle Grop\"; did you mean \"Battle Group\"?"},
    }));
    const Roster roster = named_navy();
    const auto order = read_order(roster, typed);
    REQUIRE_FALSE(order);
    Error error = order.error();
    const std::int32_t column = error.where.column;
    CHECK(std::to_string(column) + ": " + sentence_of(error) == said);
}

TEST_CASE("brackets and \"not\" are read to a depth, and no deeper", "[notation]") {
    std::string deep = "UK-K when ";
    for (int i = 0; i < 100'000; ++i) deep += "not ( ";
    const auto order = read_order(navy, deep + "sighted then hold");
    REQUIRE_FALSE(order);
    CHECK(order.error().code == ErrorCode::out_of_range);
    // In one word: taken off it one by one they would take a minute.
    CHECK_FALSE(read_order(navy, "UK-K when " + std::string(300'000, '(') + "sighted" +
                                     std::string(300'000, ')') + " then hold"));
    CHECK_FALSE(read_order(navy,
                           "UK-K when (sighted or card) and (sighted or card) and (sighted "
                           "or card) and (sighted or battle) then hold"));
}

TEST_CASE("WORD takes all that stands behind it as one text, in any case and in quotation marks",
          "[notation]") {
    CHECK(read_back("WORD tide") == "WORD tide");
    CHECK(read_back("word  The long   watch") == "WORD The long watch");
    CHECK(read_back("- Word: \"a, b\"") == "WORD \"a, b\"");
    CHECK(read_back("WORD k3mf-9rtw-x2hd-b7qn") == "WORD k3mf-9rtw-x2hd-b7qn");
    CHECK(read_back("WORD") == "expected a text of your own after \"WORD\" (orders.no-word)");

    const auto mailed =
        read_sheet(navy, "> ORDERS uk turn 1\n> - Word: \"a, b\"\n> Word\n> END\n", "m");
    REQUIRE(mailed);
    REQUIRE(mailed->lines.size() == 2);
    CHECK(mailed->lines[0].order == Order{SendWord{"a, b"}});
    REQUIRE_FALSE(mailed->lines[1].order);
    CHECK(describe(mailed->lines[1].order.error()) ==
          "m:3:3: expected a text of your own after \"WORD\" (orders.no-word)");
}

TEST_CASE("a WORD without a text does not take the next line for one", "[notation]") {
    const auto sheet = read_sheet(navy, "ORDERS uk turn 1\nWORD\ninitiative enemy\nEND\n", "m");
    REQUIRE(sheet);
    REQUIRE(sheet->lines.size() == 2);
    CHECK_FALSE(sheet->lines[0].order);
    CHECK(sheet->lines[1].order == Order{UseInitiative{Initiative::enemy}});
}
