#include "tactical/kit/activation.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "base/codec.h"
#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;
using flagplot::tactical::SideIndex;

namespace {

constexpr DieKey turn_three{Purpose::battle, 0, 3, 0, 0, 0};

Dice forced(const std::vector<std::vector<std::int32_t>>& rolls) {
    ForcedDice dice;
    for (std::size_t again = 0; again < rolls.size(); ++again) {
        for (std::size_t side = 0; side < rolls[again].size(); ++side) {
            DieKey key = turn_three;
            key.subject = static_cast<std::uint32_t>(side);
            key.index = static_cast<std::uint32_t>(again);
            dice.values[key] = rolls[again][side];
        }
    }
    return dice;
}

Initiative initiative(const std::vector<std::int32_t>& modifiers,
                      const std::vector<std::vector<std::int32_t>>& rolls) {
    return roll_initiative(modifiers, 6, forced(rolls), turn_three);
}

Waiting waiting(std::uint32_t side, std::vector<Activated> units,
                std::optional<std::int32_t> passes = 0) {
    return {{side}, std::move(units), passes};
}

}  // namespace

TEST_CASE("the highest total has the initiative") {
    CHECK(initiative({0, 0}, {{2, 5}}).order == std::vector<SideIndex>{{1}, {0}});
    CHECK(initiative({2, -2}, {{2, 5}}).order == std::vector<SideIndex>{{0}, {1}});
    CHECK(initiative({0, 0, 0}, {{2, 5, 3}}).order == std::vector<SideIndex>{{1}, {2}, {0}});
    CHECK(initiative({0}, {}).order == std::vector<SideIndex>{{0}});
}

TEST_CASE("sides that are level roll again among themselves, with the same modifiers") {
    const auto made = initiative({1, 0, 0}, {{4, 5, 2}, {3, 6, 6}});
    CHECK(made.order == std::vector<SideIndex>{{1}, {0}, {2}});
    CHECK(made.rolls.size() == 5);
    CHECK(made.rolls[3] == InitiativeRoll{{0}, 1, 3, 4});
}

TEST_CASE("dice without an end to their levels still give an order") {
    CHECK(roll_initiative(std::vector<std::int32_t>{0, 0, 0}, 1, OddsDice{1}, turn_three).order ==
          std::vector<SideIndex>{{0}, {1}, {2}});
}

TEST_CASE("level sides are put first equally often") {
    std::map<SideIndex, int> first;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const std::vector<std::int32_t> modifiers{0, 0, 0};
        ++first[roll_initiative(modifiers, 6, OddsDice{seed}, turn_three).order.front()];
    }
    for (const auto& [side, times_first] : first) {
        CHECK(times_first > 900);
        CHECK(times_first < 1100);
    }
}

TEST_CASE("sides activate in turn, and who has more units finishes alone") {
    auto queue = queue_of({waiting(1, {10, 11, 12}), waiting(0, {20})});
    std::vector<std::uint32_t> order;
    for (const Activated unit : {11U, 20U, 10U, 12U}) {
        order.push_back(side_to_activate(queue).value().number);
        REQUIRE(may_activate(queue, unit));
        queue = after_activation(queue, unit);
    }
    CHECK(order == std::vector<std::uint32_t>{1, 0, 1, 1});
    CHECK_FALSE(side_to_activate(queue));
    CHECK_FALSE(may_activate(queue, 10));
}

TEST_CASE("nobody activates a unit of the other side, or one a second time") {
    const auto queue = queue_of({waiting(0, {1, 2}), waiting(1, {3, 4})});
    CHECK_FALSE(may_activate(queue, 3));
    const auto next = after_activation(after_activation(queue, 1), 3);
    CHECK_FALSE(may_activate(next, 1));
    CHECK(may_activate(next, 2));
}

TEST_CASE("a pass costs a token, and without one it is refused") {
    auto queue = queue_of({waiting(0, {1}, 1), waiting(1, {2, 3})});
    REQUIRE(may_pass(queue));
    queue = after_pass(queue);
    CHECK(side_to_activate(queue) == SideIndex{1});
    CHECK_FALSE(may_pass(queue));
    queue = after_activation(queue, 2);
    CHECK(side_to_activate(queue) == SideIndex{0});
    CHECK_FALSE(may_pass(queue));
}

TEST_CASE("when all that have units left pass one after another, the phase is over") {
    auto queue = queue_of({waiting(0, {1}, std::nullopt), waiting(1, {2}, std::nullopt),
                           waiting(2, {}, std::nullopt)});
    queue = after_pass(queue);
    CHECK(side_to_activate(queue) == SideIndex{1});
    CHECK_FALSE(side_to_activate(after_pass(queue)));
    CHECK(side_to_activate(after_activation(queue, 2)) == SideIndex{0});
}

TEST_CASE("a unit that is lost leaves the queue, and its side is skipped when it was the last") {
    const auto queue = queue_of({waiting(0, {1}), waiting(1, {2})});
    CHECK(side_to_activate(without_unit(queue, 1)) == SideIndex{1});
    CHECK(side_to_activate(without_unit(queue, 2)) == SideIndex{0});
    CHECK(without_unit(queue, 9) == queue);
    CHECK_FALSE(side_to_activate(without_unit(without_unit(queue, 1), 2)));
    CHECK_FALSE(side_to_activate(queue_of({})));
}

TEST_CASE("in random play every unit is activated once or passed over, and the queue ends") {
    Lot lot(30);
    for (int game = 0; game < 100; ++game) {
        std::vector<Waiting> sides;
        Activated unit = 0;
        for (std::uint32_t side = 0; side < 3; ++side) {
            sides.push_back(waiting(side, {}, lot.between(0, 2)));
            for (std::int32_t i = lot.between(0, 4); i > 0; --i)
                sides[side].units.push_back(unit++);
        }
        auto queue = queue_of(sides);
        std::set<Activated> done;
        while (const auto side = side_to_activate(queue)) {
            REQUIRE(decoded<ActivationQueue>(encoded(queue)) == queue);
            const auto& units = queue.sides[queue.next].units;
            CHECK(queue.sides[queue.next].side == *side);
            if (may_pass(queue) && lot.between(1, 3) == 1) {
                queue = after_pass(queue);
                continue;
            }
            const auto chosen = units[static_cast<std::size_t>(
                lot.between(0, static_cast<std::int32_t>(units.size()) - 1))];
            CHECK(done.insert(chosen).second);
            queue = after_activation(queue, chosen);
        }
    }
}
