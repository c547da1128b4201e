#include "toml/toml_outline.h"

#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace flagplot;

namespace {

constexpr std::array<std::string_view, 4> order{"id", "name", "enters", "at"};

std::string text_in(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

const std::string forces = R"(# Forces of the bay.

# The squadron.
[[formation]]
id = "A"  # short
at = "B2"
ships = [
    { name = "Zara", class = "Zara" },  # flagship
    # Her sister.
    { name = "Pola", class = "Zara" },
]

[[formation]]
id = "B"
ships = [{ name = "Maria", class = "cargo", grt = 4000 }]
# the end
)";

OutlineList ships_of(const Outline& outline, std::size_t block) {
    return list_in(value_of(outline.blocks.at(block), "ships")).value();
}

}  // namespace

TEST_CASE("every text of the project comes together again as it was", "[outline]") {
    std::size_t texts = 0;
    for (const char* folder : {"/campaigns", "/assets", "/maps"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(
                 std::string(FLAGPLOT_SOURCE_DIR) + folder)) {
            if (file.path().extension() != ".toml") continue;
            const std::string text = text_in(file.path());
            CHECK(text_of(outline_of(text)) == text);
            for (const OutlineBlock& block : outline_of(text).blocks) {
                for (const OutlineEntry& entry : block.entries) {
                    if (const auto list = list_in(entry.value)) {
                        CHECK(text_of(*list) == entry.value);
                    }
                }
            }
            ++texts;
        }
    }
    CHECK(texts > 8);
}

TEST_CASE("what is no TOML comes together again as well", "[outline]") {
    for (const char* text :
         {"", "\n", "a", "a =", "a = [", "a = [1, ", "[[", "a = \"", "= 1", "a = '''\n''", "}",
          "a = {b = 1", "\"a", "a = ]", "[x]\r\na = 1\r\n", "a = [,]", "a = \"\\"}) {
        CHECK(text_of(outline_of(text)) == text);
    }
}

TEST_CASE("a value is changed where it stands, and its remark stays", "[outline]") {
    Outline outline = outline_of(forces);
    put(outline.blocks[1], "id", "\"C\"", order);
    put(outline.blocks[1], "enters", "2", order);
    const std::string text = text_of(outline);
    CHECK(text.find("id = \"C\"  # short\nenters = 2\nat = \"B2\"\n") != std::string::npos);
    put(outline.blocks[1], "id", "\"A\"", order);
    put(outline.blocks[1], "enters", "", order);
    CHECK(text_of(outline) == forces);
}

TEST_CASE("a key of a table on one line is changed, given and taken away", "[outline]") {
    constexpr std::array<std::string_view, 3> keys{"name", "class", "speed"};
    const std::string ship = R"({ name = "Zara", speed = 30 })";
    CHECK(with(ship, "name", "\"Pola\"", keys) == R"({ name = "Pola", speed = 30 })");
    CHECK(with(ship, "class", "\"Z\"", keys) == R"({ name = "Zara", class = "Z", speed = 30 })");
    CHECK(with(ship, "speed", "", keys) == R"({ name = "Zara" })");
    CHECK(with("{}", "name", "\"Z\"", keys) == R"({ name = "Z" })");
    CHECK(said_by(value_in(ship, "name")) == "Zara");
    CHECK(value_in(ship, "speed") == "30");
}

TEST_CASE("a block goes with the remarks that stand at it and no others", "[outline]") {
    Outline outline = outline_of(forces);
    remove_block(outline, 1);
    CHECK(text_of(outline) == R"(# Forces of the bay.

[[formation]]
id = "B"
ships = [{ name = "Maria", class = "cargo", grt = 4000 }]
# the end
)");
    outline = outline_of(forces);
    remove_block(outline, 2);
    CHECK(outline.blocks.size() == 2);
    CHECK(text_of(outline).ends_with("]\n# the end\n"));
}

TEST_CASE("blocks change places with the remarks that stand at them", "[outline]") {
    Outline outline = outline_of(forces);
    exchange_blocks(outline, 1, 2);
    CHECK(text_of(outline).starts_with("# Forces of the bay.\n\n[[formation]]\nid = \"B\"\n"));
    CHECK(text_of(outline).find("\n\n# The squadron.\n[[formation]]\nid = \"A\"") !=
          std::string::npos);
    exchange_blocks(outline, 1, 2);
    CHECK(text_of(outline) == forces);
}

TEST_CASE("a new block stands behind a blank line, the head of the file ahead of it", "[outline]") {
    Outline outline = outline_of(forces);
    add_block(outline, 2, "formation");
    CHECK(text_of(outline).find("\n]\n\n[[formation]]\n\n[[formation]]\n") != std::string::npos);
    outline = outline_of(forces);
    add_block(outline, 1, "formation");
    CHECK(text_of(outline).starts_with(
        "# Forces of the bay.\n\n[[formation]]\n\n# The squadron.\n[[formation]]\n"));
    outline = outline_of("");
    add_block(outline, 1, "card");
    CHECK(text_of(outline) == "[[card]]\n");
}

TEST_CASE("items are added in the way the list is written", "[outline]") {
    const Outline outline = outline_of(forces);
    OutlineList ships = ships_of(outline, 1);
    add_item(ships, 2, "{ name = \"Fiume\" }");
    CHECK(text_of(ships).ends_with("\n    { name = \"Fiume\" },\n]"));
    remove_item(ships, 2);
    CHECK(text_of(ships) == value_of(outline.blocks[1], "ships"));
    exchange_items(ships, 0, 1);
    CHECK(ships.items[1].text.find("Zara\", ") != std::string::npos);
    CHECK(ships.items[1].after == ",  # flagship");

    OutlineList one = ships_of(outline, 2);
    add_item(one, 1, "{ name = \"Sagitta\" }");
    CHECK(text_of(one).ends_with("4000 }, { name = \"Sagitta\" }]"));
    remove_item(one, 1);
    CHECK(text_of(one) == value_of(outline.blocks[2], "ships"));
    add_item(one, 0, "{ name = \"Sagitta\" }");
    CHECK(text_of(one).starts_with("[{ name = \"Sagitta\" }, { name = \"Maria\""));

    OutlineList none;
    add_item(none, 0, "1");
    CHECK(text_of(none) == "[\n    1,\n]");
}

TEST_CASE("a line is known for what stands in it", "[outline]") {
    const Outline outline = outline_of(forces);
    CHECK(place_in(outline, 4) == OutlinePlace{1});
    CHECK(place_in(outline, 6) == OutlinePlace{1, 1});
    CHECK(place_in(outline, 7) == OutlinePlace{1, 2});
    CHECK(place_in(outline, 8) == OutlinePlace{1, 2, 0});
    CHECK(place_in(outline, 10) == OutlinePlace{1, 2, 1});
    CHECK(place_in(outline, 15) == OutlinePlace{2, 1, 0});
    CHECK(place_in(outline, 99) == OutlinePlace{2});
}

TEST_CASE("other ways of writing a list of tables become blocks", "[outline]") {
    const std::string folded = R"(# Forces.
formation = [ { id = "A", ships = [ { name = "Zara" } ] }, { id = "B" } ]
)";
    CHECK(text_of(in_blocks(outline_of(folded), "formation", "ships")) == R"(# Forces.
[[formation]]
id = "A"
ships = [ { name = "Zara" } ]

[[formation]]
id = "B"
)");
    const std::string apart = R"([[formation]]
id = "A"
[[formation.ships]]
name = "Zara"
[[formation.ships]]
name = "Pola"
)";
    CHECK(text_of(in_blocks(outline_of(apart), "formation", "ships")) == R"([[formation]]
id = "A"
ships = [
    { name = "Zara" },
    { name = "Pola" },
]
)");
    CHECK(text_of(in_blocks(outline_of(forces), "formation", "ships")) == forces);
}
