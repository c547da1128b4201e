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
        const Plan* one = drawn_plan(plans, {0}, OfficialDice{secret_from_seed(seed)}, 1);
        REQUIRE(one != nullptr);
        ++drawn[one->id];
    }
    CHECK(drawn["a"] > secrets * 72 / 100);
    CHECK(drawn["a"] < secrets * 78 / 100);
    CHECK(drawn["a"] + drawn["c"] == secrets);
}

TEST_CASE("of several lots that are drawn the plan is taken that won most", "[admiral]") {
    Plans plans;
    plans.plans = {plan("a", {0}, 1), plan("b", {0}, 1)};
    plans.plans[1].won = 60;
    int won_most = 0;
    constexpr int secrets = 4'000;
    for (std::uint64_t seed = 1; seed <= secrets; ++seed) {
        const Dice dice = OfficialDice{secret_from_seed(seed)};
        if (drawn_plan(plans, {0}, dice, 3) == &plans.plans[1]) ++won_most;
    }
    CHECK(won_most > secrets * 85 / 100);  // 7 of 8 expected
    CHECK(won_most < secrets * 90 / 100);
}

TEST_CASE("without figures of what plans won, more lots draw no other plan", "[admiral]") {
    Plans plans;
    plans.plans = {plan("a", {0}, 2), plan("b", {0}, 1)};
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Dice dice = OfficialDice{secret_from_seed(seed)};
        CHECK(drawn_plan(plans, {0}, dice, 3) == drawn_plan(plans, {0}, dice, 1));
    }
}

TEST_CASE("the same secret draws the same plan, and a side without plans none", "[admiral]") {
    Plans plans;
    plans.plans = {plan("a", {0}, 1), plan("c", {0}, 1)};
    const Dice dice = OfficialDice{secret_from_seed(7)};
    CHECK(drawn_plan(plans, {0}, dice, 3) == drawn_plan(plans, {0}, dice, 3));
    CHECK(drawn_plan(plans, {1}, dice, 1) == nullptr);
    CHECK(plan_named(plans, {0}, "c") == &plans.plans[1]);
    CHECK(plan_named(plans, {1}, "c") == nullptr);
}

}  // namespace flagplot::test
