#include "admiral/plan.h"

#include <catch2/catch.hpp>

#include <map>

namespace flagplot::test {

using admiral::Plan;
using admiral::Plans;

namespace {

Plan plan(std::string id, SideId side, std::int32_t weight) {
    Plan made;
    made.id = std::move(id);
    made.side = side;
    made.weight = weight;
    return made;
}

}  // namespace

TEST_CASE("a side draws its plans as often as their weights say", "[admiral]") {
    Plans plans;
    plans.plans = {plan("a", {0}, 3), plan("b", {1}, 1), plan("c", {0}, 1)};
    std::map<std::string, int> drawn;
    constexpr int secrets = 4'000;
    for (std::uint64_t seed = 1; seed <= secrets; ++seed) {
        const Plan* one = drawn_plan(plans, {0}, OfficialDice{secret_from_seed(seed)});
        REQUIRE(one != nullptr);
        ++drawn[one->id];
    }
    CHECK(drawn["a"] > secrets * 72 / 100);
    CHECK(drawn["a"] < secrets * 78 / 100);
    CHECK(drawn["a"] + drawn["c"] == secrets);
}

TEST_CASE("the same secret draws the same plan, and a side without plans none", "[admiral]") {
    Plans plans;
    plans.plans = {plan("a", {0}, 1), plan("c", {0}, 1)};
    const Dice dice = OfficialDice{secret_from_seed(7)};
    CHECK(drawn_plan(plans, {0}, dice) == drawn_plan(plans, {0}, dice));
    CHECK(drawn_plan(plans, {1}, dice) == nullptr);
    CHECK(plan_named(plans, {0}, "c") == &plans.plans[1]);
    CHECK(plan_named(plans, {1}, "c") == nullptr);
}

}  // namespace flagplot::test
