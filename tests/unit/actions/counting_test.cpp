#include "actions/counting.h"

#include <catch2/catch.hpp>

#include "actions/verdict.h"

using namespace flagplot;
using namespace flagplot::actions;
using tactical::LoggedTurn;
using tactical::UnitResult;
using tactical::UnitState;

namespace {

UnitResult came_out(const std::string& name, UnitState state, std::int32_t hull) {
    UnitResult ship;
    ship.name = name;
    ship.state = state;
    ship.hull = Hundredths{hull};
    ship.firepower = Hundredths{hull / 2};
    ship.ammunition = Hundredths{70};
    ship.has_withdrawn = state == UnitState::intact;
    return ship;
}

/// Hood and Prince of Wales against Bismarck: three turns, the first shot in the second.
Fought denmark_strait() {
    Fought fought;
    fought.turns = {{0, {{"Hood", 0, 0, 100, 29, true}, {"Bismarck", 0, 0, 100, 30, true}}, {}},
                    {3, {{"Hood", 0, 0, 100, 29, true}, {"Bismarck", 0, 0, 100, 30, true}}, {}},
                    {6,
                     {{"Hood", 0, 0, 60, 0, true}, {"Bismarck", 0, 0, 98, 28, true}},
                     {{"Bismarck", "Hood", "15h", 20, 2}, {"Hood", "Bismarck", "15", 16, 1}}},
                    {9,
                     {{"Hood", 0, 0, 0, 0, false, true}, {"Bismarck", 0, 0, 98, 28, false}},
                     {{"Bismarck", "Hood", "15h", 24, 1}, {"Bismarck", "Hood", "5.9", 30, 4}}}};
    fought.result.minutes = 9;
    fought.result.units = {came_out("Hood", UnitState::sunk, 0),
                           came_out("Prince of Wales", UnitState::intact, 100),
                           came_out("Bismarck", UnitState::damaged, 98)};
    return fought;
}

Statement statement_of(Count count, std::vector<std::string> of, ShipIs is = ShipIs::lost,
                       std::int32_t percent = 0) {
    Statement statement;
    statement.count = count;
    statement.of = std::move(of);
    statement.which = {{is, percent}};
    return statement;
}

}  // namespace

TEST_CASE("hits and shots count by whom, at whom and with what", "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement = statement_of(Count::hits, {"Hood"});
    CHECK(counted_in(fought, statement) == 7);
    statement.with = {"15h"};
    CHECK(counted_in(fought, statement) == 3);
    statement.count = Count::shots;
    CHECK(counted_in(fought, statement) == 44);
    statement.within = 6;
    CHECK(counted_in(fought, statement) == 20);
    statement.by = {"Hood"};
    CHECK(counted_in(fought, statement) == 0);
}

TEST_CASE("minutes count from the battle's beginning, or from the turn of the first shot",
          "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement = statement_of(Count::minutes, {"Hood"}, ShipIs::sunk);
    CHECK(counted_in(fought, statement) == 9);
    statement.is_from_first_shot = true;
    CHECK(counted_in(fought, statement) == 6);
    statement.which = {{ShipIs::hull_at_most, 60}};
    CHECK(counted_in(fought, statement) == 3);
}

TEST_CASE("minutes until so many ships are so are none where it never comes to it", "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement = statement_of(Count::minutes, {"Hood", "Bismarck"}, ShipIs::silent);
    CHECK(counted_in(fought, statement) == 9);
    statement.many = 2;
    CHECK(counted_in(fought, statement) == 9);
    statement.which = {{ShipIs::sunk, 0}};
    CHECK_FALSE(counted_in(fought, statement));
}

TEST_CASE("ships count once, whichever of the conditions they meet", "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement =
        statement_of(Count::ships, {"Hood", "Prince of Wales", "Bismarck"}, ShipIs::lost);
    CHECK(counted_in(fought, statement) == 1);
    statement.which = {{ShipIs::lost, 0}, {ShipIs::out, 0}, {ShipIs::withdrawn, 0}};
    CHECK(counted_in(fought, statement) == 2);
    statement.which = {{ShipIs::hit, 0}};
    CHECK(counted_in(fought, statement) == 2);
    statement.which = {{ShipIs::firepower_at_most, 49}};
    CHECK(counted_in(fought, statement) == 2);
}

TEST_CASE("what was so within minutes leaves the end of the battle out", "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement = statement_of(Count::ships, {"Hood"}, ShipIs::stopped);
    statement.within = 3;
    CHECK(counted_in(fought, statement) == 0);
    statement.within = 6;
    CHECK(counted_in(fought, statement) == 1);
    statement.which = {{ShipIs::sunk, 0}};
    CHECK(counted_in(fought, statement) == 0);
}

TEST_CASE("what is left is the mean of the ships", "[actions]") {
    const Fought fought = denmark_strait();
    CHECK(counted_in(fought, statement_of(Count::hull, {"Prince of Wales", "Bismarck"})) == 99);
    CHECK(counted_in(fought, statement_of(Count::firepower, {"Hood", "Prince of Wales"})) == 25);
    CHECK(counted_in(fought, statement_of(Count::ammunition, {"Hood"})) == 70);
    CHECK(counted_in(fought, statement_of(Count::better_off, {"Bismarck"})) == 1);
    CHECK(counted_in(fought, statement_of(Count::better_off, {"Hood", "Prince of Wales"})) == 0);
}

TEST_CASE("the last shot of a side is told in minutes, and of one that never fired not at all",
          "[actions]") {
    const Fought fought = denmark_strait();
    Statement statement = statement_of(Count::last_shot, {});
    statement.by = {"Hood"};
    CHECK(counted_in(fought, statement) == 6);
    statement.by = {"Prince of Wales"};
    CHECK_FALSE(counted_in(fought, statement));
}

TEST_CASE("a ship that has left the battle did not stop in it", "[actions]") {
    Fought fought = denmark_strait();
    fought.turns[3].ships[1].knots = 0;
    Statement statement = statement_of(Count::ships, {"Bismarck"}, ShipIs::stopped);
    CHECK(counted_in(fought, statement) == 1);
    fought.turns[3].ships[1].has_left = true;
    CHECK(counted_in(fought, statement) == 0);
}
