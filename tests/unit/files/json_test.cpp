#include "files/json.h"

#include <catch2/catch.hpp>

#include "base/limits.h"
#include "support/small_book.h"

namespace flagplot::test {

namespace {

/// Makes a value of any listed type in which no two members are alike, so that swapped or forgotten
/// members show.
class Maker {
  public:
    template <class T>
    T make() {
        T value{};
        fill(value);
        return value;
    }

    /// One value for each alternative of a variant, lists and options in it filled.
    template <class V, class Kinds = V>
    std::vector<V> each_alternative() {
        return each_alternative<V, Kinds>(std::make_index_sequence<std::variant_size_v<Kinds>>{});
    }

  private:
    template <class V, class Kinds, std::size_t... Is>
    std::vector<V> each_alternative(std::index_sequence<Is...> /*positions*/) {
        return {V{make<std::variant_alternative_t<Is, Kinds>>()}...};
    }

    void fill(bool& value) { value = next() % 2 == 0; }
    void fill(std::int32_t& value) { value = next() - 3; }
    void fill(std::uint64_t& value) { value = static_cast<std::uint64_t>(next()); }
    void fill(std::string& value) { value = "text " + std::to_string(next()) + " \"\\\n\t\u00e4"; }
    void fill(Square& value) {
        // no chart has more columns, or rows
        value = {up_to(limits::chart_columns), up_to(limits::chart_columns)};
    }
    void fill(Digest& value) {
        for (auto& byte : value) byte = static_cast<std::uint8_t>(next());
    }
    template <class Tag>
    void fill(Quantity<Tag>& value) {
        value.count = next();
    }
    template <class Tag>
    void fill(Id<Tag>& value) {
        value.number = static_cast<std::uint32_t>(next());
    }
    template <Worded E>
    void fill(E& value) {
        value = static_cast<E>(static_cast<std::size_t>(next()) % words_of<E>.size());
    }
    template <class T>
    void fill(std::optional<T>& value) {
        fill(value.emplace());
    }
    template <class T>
    void fill(std::vector<T>& values) {
        for (int i = 0; i < 2; ++i) fill(values.emplace_back());
    }
    template <class... Ts>
    void fill(std::variant<Ts...>& value) {
        const auto all = each_alternative<std::variant<Ts...>>();
        value = all[static_cast<std::size_t>(next()) % all.size()];
    }
    template <class T>
        requires(Listed<T> || std::is_empty_v<T>)
    void fill(T& value) {
        if constexpr (!std::is_empty_v<T>) {
            with_fields(value, [&](auto&... field) { (fill(field), ...); });
        }
    }

    int next() { return ++last_; }
    std::int16_t up_to(std::size_t end) {
        return static_cast<std::int16_t>(static_cast<std::size_t>(next()) % end);
    }
    int last_ = 0;
};

template <class T>
void check_round_trip(const T& value) {
    const std::string text = json_of(value).dump();
    INFO(text);
    const auto json = parsed_json(text, "x.json");
    REQUIRE(json);
    const auto read = value_of<T>(*json);
    INFO((read ? "" : describe(read.error())));
    REQUIRE(read);
    CHECK(*read == value);
    CHECK(json_of(*read).dump() == text);
}

template <class T>
std::string error_of(const std::string& text) {
    const auto json = parsed_json(text, "x.json");
    if (!json) return describe(json.error());
    const auto read = value_of<T>(*json, "x.json");
    return read ? "" : describe(read.error());
}

}  // namespace

TEST_CASE("every kind of report comes back from JSON as it was", "[json]") {
    Maker maker;
    for (int round = 0; round < 20; ++round) {
        for (const Report& report : maker.each_alternative<Report, ReportKinds>())
            check_round_trip(report);
    }
}

TEST_CASE("every kind of order and condition comes back from JSON as it was", "[json]") {
    Maker maker;
    for (int round = 0; round < 20; ++round) {
        for (const Order& order : maker.each_alternative<Order>()) check_round_trip(order);
        for (const auto& what : maker.each_alternative<FormationOrderKind>()) {
            check_round_trip(Order{FormationOrder{{1}, what}});
        }
        for (const Action& action : maker.each_alternative<Action>()) check_round_trip(action);
        for (const Condition& each : maker.each_alternative<Condition>()) check_round_trip(each);
    }
}

TEST_CASE("every kind of effect and of base comes back from JSON as it was", "[json]") {
    Maker maker;
    for (const Lasting& each : maker.each_alternative<Lasting>()) check_round_trip(each);
    for (const AssetBase& each : maker.each_alternative<AssetBase>()) check_round_trip(each);
    for (const SideOrderKind& each : maker.each_alternative<SideOrderKind>()) {
        check_round_trip(each);
    }
    check_round_trip(maker.make<BookAsset>());
    check_round_trip(maker.make<BookShip>());
}

TEST_CASE("what is no object stands under the name of its kind", "[json]") {
    CHECK(json_of(AssetBase{at("E6")}).dump() == R"({"kind":"square","square":"E6"})");
    CHECK(json_of(AssetBase{OwnShip{2}}).dump() == R"({"kind":"ship","ship":2})");
    CHECK(error_of<AssetBase>(R"({"kind":"ship","square":"E6"})") ==
          "x.json: \"square\" is not known here (text.unknown-key)");
    CHECK(error_of<AssetBase>(R"({"kind":"ship"})") ==
          "x.json: \"ship\" is missing; expected it here (text.missing-key)");
    CHECK(error_of<AssetBase>(R"({"kind":"square","square":3})") ==
          "x.json:square: \"square\" must be a square like \"E6\" (text.wrong-type)");
}

TEST_CASE("what is optional and absent comes back absent", "[json]") {
    check_round_trip(Report{OwnRouteSet{{1}, std::nullopt}});
    check_round_trip(Condition{WhenContact{}});
    const auto read = value_of<WhenContact>(Json::object());
    REQUIRE(read);
    CHECK(*read == WhenContact{});
}

TEST_CASE("JSON says things in the words of the field", "[json]") {
    const Report report =
        Seen{{2}, {1}, SightMode::eye, Reach::close, at("E6"), Declaration{ShipType::CA, {6}}, {8}};
    CHECK(json_of(report).dump() ==
          R"({"kind":"seen","contact":2,"by":1,"mode":"eye","reach":"close","square":"E6",)"
          R"("declared":{"biggest":"CA","units":6},"at":8})");
    CHECK(json_of(Action{Hold{}}).dump() == R"({"kind":"hold","at":null,"until":null})");
    CHECK(json_of(small_calendar()).dump() ==
          R"({"start":"1941-11-08 06:00","turn_starts":5,"light":["day","day","night","night"]})");
    CHECK(json_of(DiceCommitted{}).dump() ==
          R"({"commitment":")" + std::string(64, '0') + R"(","seed":null})");
}

TEST_CASE("a chart in JSON is drawn in characters", "[json]") {
    Chart chart = small_chart();
    chart.barriers = {{at("A1"), at("B2"), Closes::sight}};
    check_round_trip(chart);
    CHECK(json_of(chart)["terrain"].dump() ==
          R"([".......","...##..","....^..",".......","......."])");
}

TEST_CASE("JSON that is not what it should be is refused with its path", "[json]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {R"({"checkpoints":[],"destination":"E6","speed":3})",
         "x.json: \"speed\" is not known here (text.unknown-key)"},
        {R"({"checkpoint":[],"destination":"E6"})",
         "x.json: \"checkpoint\" is not known here; did you mean \"checkpoints\"? "
         "(text.unknown-key)"},
        {R"({"checkpoints":[]})",
         "x.json: \"destination\" is missing; expected it here "
         "(text.missing-key)"},
        {R"({"checkpoints":["A1","A0"],"destination":"E6"})",
         "x.json:checkpoints[1]: \"checkpoints[1]\" must be a square like \"E6\" "
         "(text.wrong-type)"},
        {R"({"checkpoints":"A1","destination":"E6"})",
         "x.json:checkpoints: \"checkpoints\" must be a list (text.wrong-type)"},
        {R"({"checkpoints":[],"checkpoints":[],"destination":"E6"})",
         "x.json: the key \"checkpoints\" stands twice in an object (text.syntax)"},
        {"[]", "x.json: \"the text\" must be an object (text.wrong-type)"},
        {"{\n  \"checkpoints\": [,]\n}", "x.json:2:19: this is not JSON (text.syntax)"},
        {"", "x.json: this is not JSON (text.syntax)"},
        {"{\"checkpoints\": [\"\xff\"]}", "x.json:1:19: this is not JSON (text.syntax)"},
    };
    for (const auto& [text, message] : cases) {
        INFO(text);
        CHECK(error_of<PlotRoute>(text) == message);
    }
}

TEST_CASE("numbers and words of JSON are read strictly", "[json]") {
    CHECK(error_of<TakePlace>(R"({"place":2147483648})") ==
          "x.json:place: place is 2147483648; expected -2147483648 to 2147483647 "
          "(text.out-of-range)");
    CHECK(error_of<TakePlace>(R"({"place":18446744073709551615})") ==
          "x.json:place: place is 18446744073709551615; expected -2147483648 to "
          "2147483647 (text.out-of-range)");
    CHECK(error_of<TakePlace>(R"({"place":1.0})") ==
          "x.json:place: \"place\" must be a whole number (text.wrong-type)");
    CHECK(error_of<OwnSpotted>(R"({"formation":-1,"at":0})") ==
          "x.json:formation: formation is -1; expected 0 to 4294967295 (text.out-of-range)");
    CHECK(error_of<UseRadar>(R"({"on":1})") ==
          "x.json:on: \"on\" must be true or false (text.wrong-type)");
    CHECK(error_of<TakeStance>(R"({"stance":"avid"})") ==
          "x.json:stance: \"avid\" is not one of seek, accept, avoid; did you mean \"avoid\"? "
          "(text.unknown-word)");
    CHECK(error_of<Action>(R"({"kind":"hodl"})") ==
          "x.json:kind: \"hodl\" is not one of route, hold, stance, radar, detach, merge, follow, "
          "escort, shadow, return_to_port, speed; did you mean \"hold\"? (text.unknown-word)");
    CHECK(error_of<Action>(R"({"kind":"hold","on":true})") ==
          "x.json: \"on\" is not known here (text.unknown-key)");
    CHECK(error_of<Action>(R"({"on":true})") ==
          "x.json: \"kind\" is missing; expected it here (text.missing-key)");
    CHECK(error_of<Moment>(R"("1941-11-7 18:00")") ==
          "x.json: \"1941-11-7 18:00\" is not a date and hour; expected one like \"1941-11-07 "
          "18:00\" (campaign.bad-moment)");
    CHECK(error_of<DiceCommitted>(R"({"commitment":"00"})") ==
          "x.json:commitment: \"commitment\" must be 64 hexadecimal digits (text.wrong-type)");
}

TEST_CASE("JSON nested deeper or wider than any value is refused before it is built", "[json]") {
    CHECK(error_of<TakePlace>(std::string(1'000'000, '[')) ==
          "x.json: lists and objects are nested too deeply (text.syntax)");
    std::string wide = "{";
    for (int i = 0; i < 100'000; ++i) wide += "\"k" + std::to_string(i) + "\":0,";
    CHECK(error_of<TakePlace>(wide + "\"k\":0}") ==
          "x.json: an object has too many keys (text.syntax)");
}

}  // namespace flagplot::test
