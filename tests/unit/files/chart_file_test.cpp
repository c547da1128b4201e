#include "files/chart_file.h"

#include <catch2/catch.hpp>

#include "sources.h"

namespace flagplot::test {

namespace {

std::string chart_with(const std::string& drawing, const std::string& rest = "") {
    return "name = \"x\"\ntitle = \"X\"\ndrawing = \"\"\"\n" + drawing + "\"\"\"\n" + rest;
}

std::string problems_of(const std::string& text) {
    const auto chart = read_chart({"x.toml", text});
    return chart ? "" : described(chart.error());
}

}  // namespace

TEST_CASE("a chart is read row by row from the north-west", "[chart-file]") {
    const auto chart = read_chart({"x.toml", chart_with(". # ^\n^ . #\n")});
    REQUIRE(chart);
    CHECK(chart->columns == 3);
    CHECK(chart->rows == 2);
    using enum Terrain;
    CHECK(chart->terrain == std::vector{sea, land, islands, islands, sea, land});
}

TEST_CASE("rulers, row numbers, spaces and blank lines change nothing", "[chart-file]") {
    const auto plain = read_chart({"x.toml", chart_with(".#^\n^.#\n")});
    const auto ruled =
        read_chart({"x.toml", chart_with("\n    A B C\r\n\n  1 . # ^\n\n  2 ^ . #\n")});
    REQUIRE(plain);
    REQUIRE(ruled);
    CHECK(*plain == *ruled);
}

TEST_CASE("barriers are kept in their one form, sorted", "[chart-file]") {
    const auto chart = read_chart(
        {"x.toml", chart_with("...\n...\n",
                              "barriers = [ { between = [\"C1\", \"B2\"], closes = \"sight\" }, "
                              "{ between = [\"B1\", \"A1\"] } ]\n")});
    REQUIRE(chart);
    CHECK(chart->barriers ==
          std::vector<Barrier>{{*read_square("A1"), *read_square("B1"), Closes::both},
                               {*read_square("B1"), *read_square("C2"), Closes::sight}});
}

TEST_CASE("a drawing on the line of its key has its place there", "[chart-file]") {
    CHECK(problems_of("name = \"x\"\ntitle = \"X\"\ndrawing = \"...\\n..\"\n") ==
          "x.toml:4:1: row 2 has 2 squares; the rows above have 3 (chart.bad-row)\n");
}

TEST_CASE("a chart without squares is refused", "[chart-file]") {
    CHECK(problems_of(chart_with("A B C\n")) ==
          "x.toml:4:1: there are no squares in this drawing (chart.bad-row)\n");
}

TEST_CASE("a chart larger than the limits is refused", "[chart-file]") {
    CHECK(problems_of(chart_with(std::string(10'001, '.') + "\n")) ==
          "x.toml:4:1: a chart has at most 10000 columns and 4000000 squares (chart.bad-row)\n");
    std::string rows;
    for (int i = 0; i < 10'001; ++i) rows += ".\n";
    CHECK(problems_of(chart_with(rows)) ==
          "x.toml:10004:1: a chart has at most 10000 rows (chart.bad-row)\n");
}

TEST_CASE("a chart says where on the globe it lies, or does not", "[chart-file]") {
    CHECK_FALSE(read_chart({"x.toml", chart_with("...\n")})->geography);
    const auto flat =
        read_chart({"x.toml", chart_with("...\n",
                                         "[geography]\nprojection = \"equirectangular\"\n"
                                         "origin_longitude = -6.5\norigin_latitude = 47.25\n"
                                         "square_side_nm = 30\n")});
    REQUIRE(flat);
    CHECK(flat->geography == Geography{Projection::equirectangular, -650, 4725, 4725, 0, 0, 30});
    const auto ocean = read_chart({"atl60.toml", text_of_file("maps/atl60.toml")});
    REQUIRE(ocean);
    CHECK(ocean->geography ==
          Geography{Projection::lambert_azimuthal_equal_area, -2000, 5700, 0, -1140, 1260, 60});
}

TEST_CASE("a chart's place on the globe has what its projection needs and no more",
          "[chart-file]") {
    CHECK(problems_of(chart_with("...\n",
                                 "[geography]\nprojection = \"lambert_azimuthal_equal_area\"\n"
                                 "origin_longitude = -20\norigin_latitude = 57\n"
                                 "square_side_nm = 60\nstandard_parallel = 57\n")) ==
          "x.toml:11:21: \"standard_parallel\" is not known here (text.unknown-key)\n");
    CHECK(problems_of(chart_with("...\n",
                                 "[geography]\nprojection = \"equirectangular\"\n"
                                 "origin_longitude = -20\norigin_latitude = 57\n")) ==
          "x.toml:6:1: \"square_side_nm\" is missing; expected a whole number from 1 to 1000 "
          "(text.missing-key)\n");
}

TEST_CASE("a chart file of its own is checked without a campaign", "[chart-file]") {
    CHECK(problems_of(text_of_file("maps/med60.toml")).empty());
    CHECK(problems_of("[\n") ==
          "x.toml:1:2: Error while parsing key: expected bare key starting character or "
          "string delimiter, saw '\\n' (text.syntax)\n");
}

}  // namespace flagplot::test
