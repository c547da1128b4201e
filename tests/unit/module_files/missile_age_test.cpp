#include "module_files/missile_age.h"

#include <catch2/catch.hpp>

#include "support/file_of_tree.h"

using namespace flagplot;

namespace {

std::string first_problem(const std::string& text) {
    const Diagnostics problems = missile_age_files().tables.front().problems({"t.toml", text});
    return problems.empty() ? "" : describe(problems.front());
}

}  // namespace

TEST_CASE("the shipped numbers of the module missile_age are its standard") {
    const auto read =
        read_missile_age_tables(test::file_of_tree("assets/missile_age/tables.toml"));
    REQUIRE(read);
    const tactical::missile_age::Tables standard;
    CHECK(read->rounds == standard.rounds);
    CHECK(read->needed == standard.needed);
    CHECK(read->damage == standard.damage);
    CHECK(read->magazines.size() == 1);
}

TEST_CASE("a wrong file of the module missile_age is refused with its place") {
    const std::string numbers = "rounds = 12\nneeded = 5\ndamage = 20\n";
    CHECK(first_problem(numbers).empty());
    CHECK(first_problem(numbers + "damge = 2\n") ==
          "t.toml:4:1: \"damge\" is not known here; did you mean \"damage\"? (text.unknown-key)");
    CHECK(first_problem("rounds = 12\nneeded = 11\ndamage = 20\n") ==
          "t.toml:2:10: needed is 11; expected a whole number from 1 to 10 (text.out-of-range)");
    const std::string magazine = "[[magazine]]\ntype = \"destroyer\"\nsalvoes = 1\n";
    CHECK(first_problem(numbers + magazine + magazine).find("t.toml:8:8: ") == 0);
}

TEST_CASE("a campaign may forbid the ships of the module missile_age to leave") {
    const SourceFile campaign{"campaign.toml", "[missile_age]\nmay_leave = false\n"};
    CHECK_FALSE(read_missile_age_switches(campaign).value().may_leave);
    CHECK(read_missile_age_switches({"campaign.toml", "id = \"x\"\n"}).value().may_leave);
    CHECK_FALSE(read_missile_age_switches({"campaign.toml", "[missile_age]\nmay_leav = false\n"}));
}
