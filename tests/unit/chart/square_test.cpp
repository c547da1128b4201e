#include "chart/square.h"

#include <catch2/catch.hpp>
#include <string>

#include "support/print.h"

using namespace flagplot;

TEST_CASE("every square from A1 to ZZ702 has a name that is read back", "[square][ST-01]") {
    for (std::int16_t column = 0; column < 702; ++column) {
        for (const std::int16_t row :
             {std::int16_t{0}, std::int16_t{8}, std::int16_t{98}, std::int16_t{701}}) {
            const Square square{column, row};
            REQUIRE(read_square(name_of(square)) == square);
        }
    }
}

TEST_CASE("columns are lettered like a spreadsheet's", "[square]") {
    const auto [column, row, name] = GENERATE(table<int, int, std::string>({
        {0, 0, "A1"},
        {4, 5, "E6"},
        {25, 0, "Z1"},
        {26, 0, "AA1"},
        {31, 15, "AF16"},
        {51, 9, "AZ10"},
        {52, 99, "BA100"},
        {701, 359, "ZZ360"},
        {702, 0, "AAA1"},
        {9999, 9999, "NTP10000"},
    }));
    const Square square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    CHECK(name_of(square) == name);
    CHECK(read_square(name) == square);
}

TEST_CASE("letters may be small", "[square]") {
    CHECK(read_square("af16") == Square{31, 15});
    CHECK(read_square("aF16") == Square{31, 15});
    CHECK(read_square("z1") == Square{25, 0});
    CHECK(read_square("a1") == Square{0, 0});
}

TEST_CASE("what is not a name of a square is refused", "[square]") {
    const auto text =
        GENERATE(values<std::string>({"", "A", "6", "6E", "E0", "E06", "E-6", "E6 ", " E6", "E 6",
                                      "E6x", "NTQ1", "A10001", "ZZZZZZZZZZZZ1", "A99999999999",
                                      "\xc3\x84"
                                      "1",
                                      "@1", "[1", "A:"}));
    CHECK_FALSE(read_square(text));
}

TEST_CASE("neighbours lie clockwise from north", "[square]") {
    const Square middle{5, 5};
    const std::string names = "N F5 NE G5 E G6 SE G7 S F7 SW E7 W E6 NW E5";
    std::string found;
    for (const Direction direction : clockwise) {
        found += (found.empty() ? "" : " ") + std::string(word_of(direction)) + " " +
                 name_of(neighbour(middle, direction));
    }
    CHECK(found == names);
}

TEST_CASE("every second direction is a diagonal", "[square]") {
    for (const Direction direction : clockwise) {
        const Offset step = offset_of(direction);
        CHECK(is_diagonal(direction) == (step.columns != 0 && step.rows != 0));
    }
}

TEST_CASE("there and back again", "[square]") {
    for (const Direction direction : clockwise) {
        CHECK(neighbour(neighbour({5, 5}, direction), opposite(direction)) == Square{5, 5});
        CHECK(opposite(opposite(direction)) == direction);
    }
}

TEST_CASE("squares are as far apart as a ship that steams diagonally counts", "[square][ST-40]") {
    const auto [columns, rows, apart] = GENERATE(table<int, int, int>(
        {{0, 0, 0}, {1, 0, 1}, {-1, 1, 1}, {2, -1, 2}, {3, 4, 4}, {-7, 2, 7}}));
    const Square other{static_cast<std::int16_t>(10 + columns),
                       static_cast<std::int16_t>(10 + rows)};
    CHECK(chebyshev({10, 10}, other) == Squares{apart});
    CHECK(chebyshev(other, {10, 10}) == Squares{apart});
    CHECK(offset({10, 10}, other) == Offset{columns, rows});
}
