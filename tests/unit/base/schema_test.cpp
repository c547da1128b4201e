#include "base/schema.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/codec.h"
#include "base/fields.h"
#include "base/kept_form.h"
#include "base/kept_schema.h"

using namespace flagplot;

// A type that went by another name when saves were made of it, and a member that did.
namespace renamed {

struct CardAimed {
    std::int32_t square = 0;
    friend bool operator==(const CardAimed&, const CardAimed&) = default;
};
FLAGPLOT_FIELDS(CardAimed, at)

}  // namespace renamed

template <>
inline constexpr std::string_view flagplot::kept_as<renamed::CardAimed> = "StrikeAimed";

// A type as version 1 had it, and as version 2 has it.
namespace first {

enum class Light : std::uint8_t { night, day };
struct Quiet {
    friend bool operator==(Quiet, Quiet) = default;
};
struct Square {
    std::int32_t column = 0;
    std::int32_t row = 0;
    friend bool operator==(const Square&, const Square&) = default;
};
FLAGPLOT_FIELDS(Square, column, row)
struct Seen {
    Square square;
    Light light{};
    std::optional<std::string> name;
    std::vector<std::int64_t> hours;
    std::map<std::string, std::int32_t> counts;
    std::variant<Quiet, Square, std::string> about;
    std::array<std::uint8_t, 2> bytes{};
    Id<struct ShipTag> ship;
    Quantity<struct TurnTag> turn;
    friend bool operator==(const Seen&, const Seen&) = default;
};
FLAGPLOT_FIELDS(Seen, square, light, name, hours, counts, about, bytes, ship, turn)

}  // namespace first

namespace second {

enum class Light : std::uint8_t { night, dawn, day };
struct Seen {
    Id<struct ShipTag> ship;
    std::string remark = "none";
    Light light{};
    std::vector<std::int64_t> hours;
    friend bool operator==(const Seen&, const Seen&) = default;
};
FLAGPLOT_FIELDS(Seen, ship, remark, light, hours)

}  // namespace second

namespace flagplot {
template <>
inline constexpr std::array<std::string_view, 2> words_of<first::Light>{"by night", "by day"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<second::Light>{"by night", "at dawn",
                                                                         "by day"};
}  // namespace flagplot

namespace {

first::Seen full() {
    return {{3, -4},     first::Light::day,   "Aurora", {6, 12},
            {{"DD", 4}}, first::Square{1, 2}, {7, 255}, {9},
            {5}};
}

KeptValue read_back(const std::string& bytes) {
    static const std::string text = schema_text<first::Seen>();
    const auto value = KeptSchema::read(text)->decoded("first::Seen", bytes);
    REQUIRE(value);
    return *value;
}

bool reads(const std::string& today, const std::string& old) {
    const auto a = KeptSchema::read(today);
    const auto b = KeptSchema::read(old);
    REQUIRE((a && b));
    return b->is_read_by(*a);
}

}  // namespace

TEST_CASE("a schema names members and enumerators, never a word shown to people", "[schema]") {
    CHECK(schema_text<first::Seen>() ==
          "struct first::Square column:int row:int\n"
          "enum first::Light night day\n"
          "struct first::Quiet\n"
          "struct first::Seen square:first::Square light:first::Light name:?text hours:[int] "
          "counts:{text>int} about:(first::Quiet|first::Square|text) bytes:[2*int] ship:id "
          "turn:int\n"
          "root first::Seen\n");
}

TEST_CASE("a type that is renamed goes by its old name in what saves keep", "[schema]") {
    CHECK(schema_text<renamed::CardAimed>() ==
          "struct StrikeAimed at:int\n"
          "root StrikeAimed\n");
}

TEST_CASE("bytes are read back by the schema that was kept with them", "[schema]") {
    const std::string bytes = encoded(full());
    const KeptValue value = read_back(bytes);
    CHECK(in_words(value) ==
          "square (column 3, row -4), light day, name Aurora, hours (6, 12), counts (DD, 4), "
          "about first::Square column 1, row 2, bytes (7, 255), ship 9, turn 5");
    REQUIRE(value.member("square") != nullptr);
    CHECK(value.member("square")->bytes == std::string_view(bytes).substr(0, 2));
    CHECK(value.member("nothing of the kind") == nullptr);
}

TEST_CASE("bytes that are cut, too long or out of a list of names are not read", "[schema]") {
    const auto schema = KeptSchema::read(schema_text<first::Seen>());
    const std::string bytes = encoded(full());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        CHECK_FALSE(schema->decoded("first::Seen", bytes.substr(0, size)));
    }
    CHECK_FALSE(schema->decoded("first::Seen", bytes + '\0'));
    CHECK_FALSE(schema->decoded("first::Sea", bytes));
    std::string wrong = bytes;
    wrong[2] = 2;  // the light, of which there are two
    CHECK_FALSE(schema->decoded("first::Seen", wrong));
}

TEST_CASE("a value of an older program becomes one of today's by the names of its parts",
          "[schema]") {
    const std::string bytes = encoded(full());
    second::Seen today;
    REQUIRE(take(read_back(bytes), today));
    CHECK(today == second::Seen{{9}, "none", second::Light::day, {6, 12}});
    first::Seen same;
    REQUIRE(take(read_back(bytes), same));
    CHECK(same == full());
}

TEST_CASE("values agree where both have a member for it", "[schema]") {
    const std::string bytes = encoded(full());
    const std::string other = encoded(second::Seen{{9}, "seen", second::Light::day, {6, 12}});
    const std::string later = encoded(second::Seen{{9}, "seen", second::Light::dawn, {6, 12}});
    const auto today = KeptSchema::read(schema_text<second::Seen>());
    CHECK(agree(read_back(bytes), *today->decoded("second::Seen", other)));
    CHECK_FALSE(agree(read_back(bytes), *today->decoded("second::Seen", later)));
}

TEST_CASE("kinds and enumerators that are added behind others leave old bytes readable",
          "[schema]") {
    const std::string old =
        "struct A\nstruct B x:int\nenum E one two\nstruct S e:E v:(A|B)\nroot S\n";
    CHECK(reads(old, old));
    CHECK(
        reads("struct A\nstruct B x:int\nenum E one two three\nstruct S e:E v:(A|B|text)\n"
              "root S\n",
              old));
    const auto [what, today] = GENERATE(table<std::string, std::string>({
        {"an enumerator before others",
         "struct A\nstruct B x:int\nenum E zero one two\nstruct S e:E v:(A|B)\nroot S\n"},
        {"one fewer", "struct A\nstruct B x:int\nenum E one\nstruct S e:E v:(A|B)\nroot S\n"},
        {"a kind before others",
         "struct A\nstruct B x:int\nenum E one two\nstruct S e:E v:(text|A|B)\nroot S\n"},
        {"a member more",
         "struct A\nstruct B x:int y:int\nenum E one two\nstruct S e:E v:(A|B)\nroot S\n"},
        {"a member of another name",
         "struct A\nstruct B z:int\nenum E one two\nstruct S e:E v:(A|B)\nroot S\n"},
        {"a member of another shape",
         "struct A\nstruct B x:text\nenum E one two\nstruct S e:E v:(A|B)\nroot S\n"},
    }));
    INFO(what);
    CHECK_FALSE(reads(today, old));
}

TEST_CASE("what is no schema is not read as one", "[schema]") {
    const std::string text = GENERATE(as<std::string>{}, "", "root", "root S\n",
                                      "struct S x:\nroot S\n", "struct S x:[int\nroot S\n",
                                      "struct S x:(int|)\nroot S\n", "struct S\nstruct S\nroot S\n",
                                      "class S\nroot S\n", "struct S x:[99999999*int]\nroot S\n",
                                      "struct S x:{int}\nroot S\n", "struct S x:int]\nroot S\n");
    INFO(text);
    CHECK_FALSE(KeptSchema::read(text));
}

TEST_CASE("a hostile schema cannot make a program read without end", "[schema]") {
    const auto schema = KeptSchema::read("struct S s:S\nroot S\n");
    REQUIRE(schema);
    CHECK_FALSE(schema->decoded("S", ""));
    const std::string deep = "struct S x:" + std::string(500, '?') + "int\nroot S\n";
    CHECK_FALSE(KeptSchema::read(deep));
}
