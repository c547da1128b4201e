#include "tactical/kit/order_text.h"

#include <catch2/catch.hpp>
#include <variant>

using namespace flagplot;
using namespace flagplot::tactical::kit;

namespace {

using tactical::BoardPlace;
using tactical::FormSlot;
using tactical::SlotKind;

// A game of two orders.

using Tag = std::uint32_t;
struct Aim {
    Tag target = 0;
    std::int32_t rounds = 0;

    friend bool operator==(const Aim&, const Aim&) = default;
};
struct Steer {
    Tag ship = 0;
    BoardPlace to;
    std::optional<std::int32_t> heading;
    bool is_ram = false;

    friend bool operator==(const Steer&, const Steer&) = default;
};
struct Fire {
    Tag ship = 0;
    std::vector<Aim> aims;
    bool is_last = false;

    friend bool operator==(const Fire&, const Fire&) = default;
};
using Order = std::variant<Steer, Fire>;

struct ShipWord : Lettered<'T', Tag> {
    static constexpr std::string_view expected = "a ship, like T3";
};
struct PlaceWord : PlaceNotation {
    static constexpr std::string_view expected = "a place, like 4,5";
};
struct RoundsWord : Lettered<'x', std::int32_t> {
    static std::string open(std::string_view name) { return fmt::format("x{{{}}}", name); }
};
struct AimWords : TwoWords<Aim, ShipWord, &Aim::target, RoundsWord, &Aim::rounds> {
    static constexpr std::string_view expected = "a ship and rounds, like T7 x2";
};

constexpr auto verbs = std::tuple{
    verb<Steer>("steer", slot<ShipWord>("ship", &Steer::ship), Word{"to"},
                slot<PlaceWord>("place", &Steer::to),
                maybe<HeadingWord>("heading", &Steer::heading, "heading"),
                flag("ram", &Steer::is_ram)),
    verb<Fire>("fire", slot<ShipWord>("ship", &Fire::ship), many<AimWords>("aims", &Fire::aims),
               flag("last", &Fire::is_last)),
};

Result<Order> read(std::string_view line) { return OrderReading(line).order<Order>(verbs); }
std::string written(const Order& order, const std::vector<FormSlot>& open = {}) {
    return std::visit([&](const auto& what) { return OrderWriting(open).text_of(verbs, what); },
                      order);
}
/// The word that is wrong and what was expected.
std::vector<std::string> wrong(std::string_view line) {
    const auto order = read(line);
    return order ? std::vector<std::string>{} : order.error().details;
}

}  // namespace

TEST_CASE("an order reads back from its text, with and without what may be left out") {
    const std::vector<std::pair<std::string, Order>> orders{
        {"steer T3 to 4,5", Steer{3, {4, 5}, {}, false}},
        {"steer T3 to 4,5 heading 090 ram", Steer{3, {4, 5}, 90, true}},
        {"fire T1", Fire{1, {}, false}},
        {"fire T1 T7 x2 T8 x1 last", Fire{1, {{7, 2}, {8, 1}}, true}}};
    for (const auto& [text, order] : orders) {
        INFO(text);
        CHECK(written(order) == text);
        CHECK(read(text) == order);
    }
}

TEST_CASE("the first word that is wrong is named, with what was expected and the nearest word") {
    CHECK(wrong("sterr T3") == std::vector<std::string>{"sterr", "one of steer, fire"});
    CHECK(read("sterr T3").error().nearest == "steer");
    CHECK(wrong("steer X3 to 4,5") == std::vector<std::string>{"X3", "a ship, like T3"});
    CHECK(wrong("steer T3 at 4,5") == std::vector<std::string>{"at", "\"to\""});
    CHECK(wrong("steer T3 to 4,5 north") ==
          std::vector<std::string>{"north", "the end of the order"});
    CHECK(wrong("fire T1 T7 2") == std::vector<std::string>{"2", "a ship and rounds, like T7 x2"});
    // a line that ends too early is wrong as a whole
    CHECK(wrong("steer T3 to") == std::vector<std::string>{"steer T3 to", "a place, like 4,5"});
}

TEST_CASE("a form has an order's words with slots left open, as their notations say") {
    const FormSlot place{"place", SlotKind::place, 0, 0, {}, {}};
    const FormSlot heading{"heading", SlotKind::heading, 0, 0, {}, {}};
    CHECK(written(Steer{3, {}, {}, true}, {place, heading}) ==
          "steer T3 to {place} heading {heading} ram");
    const FormSlot aims{"aims", SlotKind::token, 0, 0, {}, {}};
    CHECK(written(Fire{1, {}, false}, {aims}) == "fire T1 {aims}");
}
