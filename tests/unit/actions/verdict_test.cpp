#include "actions/verdict.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::actions;
using tactical::UnitState;

namespace {

Statement bounded(BoundOf of, std::int32_t least, std::int32_t most) {
    Statement statement;
    statement.bound_of = of;
    statement.least = least;
    statement.most = most;
    return statement;
}

}  // namespace

TEST_CASE("a mean is told in tenths, with what a tenth of the battles are below and above",
          "[actions]") {
    const Counts counts{1, 2, 3, 4, 5, 6, 7, 8, 9, 21};
    const Found found = found_in(counts, bounded(BoundOf::mean, 60, 66));
    CHECK(found.mean == 66);
    CHECK(found.low == 2);
    CHECK(found.high == 9);
    CHECK(found.holds);
    CHECK_FALSE(found_in(counts, bounded(BoundOf::mean, 60, 65)).holds);
    CHECK_FALSE(found_in(counts, bounded(BoundOf::mean, 67, 80)).holds);
}

TEST_CASE("a percentage is of all battles, also where it never came to it", "[actions]") {
    const Counts counts{60, 90, {}, {}};
    Statement statement = bounded(BoundOf::percent, 25, 25);
    statement.at_least = 80;
    const Found found = found_in(counts, statement);
    CHECK(found.battles == 4);
    CHECK(found.percent == 25);
    CHECK(found.holds);
    statement.is_if_ever = true;
    CHECK(found_in(counts, statement).battles == 2);
    CHECK(found_in(counts, statement).percent == 50);
    CHECK_FALSE(found_in(counts, statement).holds);
}

TEST_CASE("bounds are compared before anything is rounded", "[actions]") {
    Counts counts(200, 0);
    counts[0] = 1;
    Statement statement = bounded(BoundOf::percent, 1, 100);
    statement.at_least = 1;
    CHECK(found_in(counts, statement).percent == 1);  // half a percent, rounded up
    CHECK_FALSE(found_in(counts, statement).holds);
}

TEST_CASE("nothing holds of no battle", "[actions]") {
    Statement statement = bounded(BoundOf::percent, 0, 100);
    statement.at_least = 1;
    statement.is_if_ever = true;
    CHECK_FALSE(found_in({std::nullopt, std::nullopt}, statement).holds);
    CHECK_FALSE(found_in({}, bounded(BoundOf::mean, 0, 100)).holds);
}

TEST_CASE("what two counted of one action is counted as by one", "[actions]") {
    actions::Action action;
    action.statements = {bounded(BoundOf::mean, 0, 1000)};
    action.statements[0].count = Count::hull;
    action.statements[0].of = {"Hood"};
    const auto left = [](std::int32_t hull) {
        Fought fought;
        fought.result.minutes = hull;
        tactical::UnitResult hood;
        hood.name = "Hood";
        hood.hull = Hundredths{hull};
        fought.result.units = {hood};
        return fought;
    };
    ActionCount one(action), other(action), both(action);
    one.add(left(20));
    other.add(left(41));
    both.add(left(20));
    both.add(left(41));
    one.add(other);
    CHECK(one.found().found == both.found().found);
    CHECK(one.found().battles == 2);
    CHECK(one.found().minutes == 31);
    CHECK(one.found().found[0]->mean == 305);
}

TEST_CASE("what only turns tell is not counted where a module logs none", "[actions]") {
    actions::Action action;
    action.statements = {bounded(BoundOf::mean, 0, 1000), bounded(BoundOf::mean, 0, 1000)};
    action.statements[0].count = Count::hits;
    action.statements[1].count = Count::hull;
    ActionCount count(action);
    count.add(Fought{});
    const ActionFound found = count.found();
    CHECK_FALSE(found.found[0]);
    CHECK(found.found[1]);
}
