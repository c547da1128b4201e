#include "base/codec.h"

#include <catch2/catch.hpp>
#include <limits>
#include <string>

#include "base/fields.h"
#include "base/hex_text.h"

using namespace flagplot;

// A value with a part of every kind there is.
namespace example {

enum class Colour : std::uint8_t { red, blue };
enum class Plain : std::uint8_t {};

struct Nothing {
    friend bool operator==(Nothing, Nothing) = default;
};
struct Point {
    std::int16_t x = 0;
    std::int32_t y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
FLAGPLOT_FIELDS(Point, x, y)

struct Everything {
    bool flag = false;
    std::int64_t number = 0;
    Colour colour{};
    Quantity<struct KnotTag> speed;
    Id<struct ShipTag> id;
    std::string text;
    std::vector<Point> points;
    std::vector<Colour> colours;
    std::array<std::uint8_t, 3> bytes{};
    std::optional<Point> maybe;
    std::map<std::string, std::int32_t> counts;
    std::variant<Nothing, Point, std::string> one_of;
    friend bool operator==(const Everything&, const Everything&) = default;
};
FLAGPLOT_FIELDS(Everything, flag, number, colour, speed, id, text, points, colours, bytes, maybe,
                counts, one_of)

Everything full() {
    return {true,
            -300,
            Colour::blue,
            {215},
            {70'000},
            "Zara \xc3\xa4",
            {{1, -2}, {3, 400}},
            {Colour::blue, Colour::red},
            {1, 200, 0},
            Point{5, 6},
            {{"a", 1}, {"b", -1}},
            std::string("x")};
}

}  // namespace example

namespace flagplot {
template <>
inline constexpr std::array<std::string_view, 2> words_of<example::Colour>{"red", "blue"};
}  // namespace flagplot

using example::Colour;
using example::Everything;
using example::Nothing;
using example::Point;

namespace {

std::string bytes_of(std::string_view hex_text) {
    std::string bytes;
    for (std::size_t i = 0; i < hex_text.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(std::string(hex_text.substr(i, 2)), nullptr, 16));
    }
    return bytes;
}

/// Decodes to nothing, or to a value whose bytes are these again.
template <class T>
bool is_refused_or_canonical(const std::string& bytes) {
    const auto value = decoded<T>(bytes);
    return !value || encoded(*value) == bytes;
}

}  // namespace

TEST_CASE("numbers are zigzag and of variable length", "[codec]") {
    const auto [number, hex_text] = GENERATE(table<std::int64_t, std::string>({
        {0, "00"},
        {-1, "01"},
        {1, "02"},
        {63, "7e"},
        {64, "8001"},
        {-64, "7f"},
        {-65, "8101"},
        {8192, "808001"},
        {std::numeric_limits<std::int64_t>::max(), "feffffffffffffffff01"},
        {std::numeric_limits<std::int64_t>::min(), "ffffffffffffffffff01"},
    }));
    CHECK(hex_of(encoded(number)) == hex_text);
    CHECK(decoded<std::int64_t>(bytes_of(hex_text)) == number);
}

TEST_CASE("the canonical bytes of every kind of value are pinned", "[codec]") {
    CHECK(hex_of(encoded(true)) == "02");
    CHECK(hex_of(encoded(Colour::blue)) == "01");
    CHECK(hex_of(encoded(Quantity<struct Tag>{-5})) == "09");
    CHECK(hex_of(encoded(Id<struct Tag>{300})) == "ac02");
    CHECK(hex_of(encoded(std::string("abc"))) == "03616263");
    CHECK(hex_of(encoded(std::vector<std::int32_t>{1, 2, 3})) == "03020406");
    CHECK(hex_of(encoded(std::vector<Colour>{Colour::blue, Colour::red})) == "020100");
    CHECK(hex_of(encoded(std::optional<std::int32_t>{})) == "00");
    CHECK(hex_of(encoded(std::optional<std::int32_t>{7})) == "010e");
    CHECK(hex_of(encoded(std::map<std::int32_t, bool>{{2, true}, {1, false}})) == "0202000402");
    CHECK(hex_of(encoded(std::variant<Nothing, Point>{Point{1, 2}})) == "010204");
    CHECK(hex_of(encoded(Nothing{})).empty());
    CHECK(hex_of(encoded(example::full())) ==
          "02d70401ae03f0a204075a61726120c3a402020306a0060201000290030001"
          "0a0c020161020162010201"
          "78");
}

TEST_CASE("every value is read back from its bytes", "[codec]") {
    CHECK(decoded<Everything>(encoded(example::full())) == example::full());
    CHECK(decoded<Everything>(encoded(Everything{})) == Everything{});
}

TEST_CASE("bytes that are cut off are refused at every place", "[codec]") {
    const std::string bytes = encoded(example::full());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(decoded<Everything>(std::string_view(bytes).substr(0, size)));
    }
}

TEST_CASE("bytes with something behind them are refused", "[codec]") {
    CHECK_FALSE(decoded<Everything>(encoded(example::full()) + '\0'));
    CHECK_FALSE(decoded<std::int32_t>(bytes_of("0200")));
}

TEST_CASE("altered bytes are refused, or are the bytes of another value", "[codec]") {
    const std::string bytes = encoded(example::full());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (int change = 1; change < 256; ++change) {
            std::string altered = bytes;
            altered[at] = static_cast<char>(altered[at] ^ change);
            CAPTURE(at, change);
            REQUIRE(is_refused_or_canonical<Everything>(altered));
            REQUIRE(decoded<Everything>(altered) != example::full());
        }
    }
}

TEST_CASE("a number has one form only", "[codec]") {
    // a needless last byte of nothing; bits beyond the sixty-fourth; eleven bytes
    const auto hex_text =
        GENERATE(values<std::string>({"8000", "808000", "feffffffffffffffff03",
                                      "feffffffffffffffff7f", "feffffffffffffffffff01"}));
    CHECK_FALSE(decoded<std::int64_t>(bytes_of(hex_text)));
}

TEST_CASE("a number too great for its type is refused", "[codec]") {
    CHECK(decoded<std::int16_t>(encoded(std::int64_t{32'767})) == 32'767);
    CHECK_FALSE(decoded<std::int16_t>(encoded(std::int64_t{32'768})));
    CHECK(decoded<std::int16_t>(encoded(std::int64_t{-32'768})) == -32'768);
    CHECK_FALSE(decoded<std::int16_t>(encoded(std::int64_t{-32'769})));
    CHECK_FALSE(decoded<std::uint8_t>(encoded(std::int64_t{-1})));
    CHECK_FALSE(decoded<bool>(encoded(std::int64_t{2})));
    CHECK(decoded<Id<struct Tag>>(bytes_of("ffffffff0f")) == Id<struct Tag>{UINT32_MAX});
    CHECK_FALSE(decoded<Id<struct Tag>>(bytes_of("8080808010")));
}

TEST_CASE("words that do not exist are refused", "[codec]") {
    CHECK(decoded<Colour>(bytes_of("01")) == Colour::blue);
    CHECK_FALSE(decoded<Colour>(bytes_of("02")));
    CHECK_FALSE(decoded<std::vector<Colour>>(bytes_of("020102")));
    CHECK_FALSE(decoded<std::optional<bool>>(bytes_of("0202")));
    CHECK_FALSE(decoded<std::variant<Nothing, Point>>(bytes_of("02")));
}

TEST_CASE("an enumeration without words takes any byte", "[codec]") {
    CHECK(decoded<example::Plain>(bytes_of("ff")) == static_cast<example::Plain>(255));
}

TEST_CASE("maps must be in order and without doubles", "[codec]") {
    using Counts = std::map<std::int32_t, bool>;
    CHECK(decoded<Counts>(bytes_of("0202000402")) == Counts{{1, false}, {2, true}});
    CHECK_FALSE(decoded<Counts>(bytes_of("0204020200")));
    CHECK_FALSE(decoded<Counts>(bytes_of("0202000202")));
}

TEST_CASE("a length beyond the bytes that are left asks for no memory", "[codec]") {
    CHECK_FALSE(decoded<std::string>(bytes_of("ffffffffffffffff7f")));
    CHECK_FALSE(decoded<std::vector<std::int32_t>>(bytes_of("ffffffff0f00")));
    CHECK_FALSE(decoded<std::vector<Colour>>(bytes_of("0300")));
    CHECK_FALSE(decoded<std::map<std::int32_t, bool>>(bytes_of("ffffffff0f00")));
}

TEST_CASE("after the first wrong byte a reader stays wrong", "[codec]") {
    Reader in("\x01");
    std::uint8_t byte = 0;
    CHECK(in.ok());
    CHECK(in.remaining() == 1);
    CHECK(in.byte(byte));
    CHECK(in.at_end());
    CHECK_FALSE(in.byte(byte));
    CHECK_FALSE(in.ok());
    CHECK_FALSE(in.at_end());
}

TEST_CASE("a listed struct knows the names of its members", "[fields]") {
    CHECK(field_names<Point>() == std::vector<std::string>{"x", "y"});
    CHECK(field_names<Everything>().size() == 12);
    CHECK(field_names<Everything>().back() == "one_of");
}

TEST_CASE("a value's word is the one of its place", "[fields]") {
    CHECK(word_of(Colour::red) == "red");
    CHECK(word_of(Colour::blue) == "blue");
}
