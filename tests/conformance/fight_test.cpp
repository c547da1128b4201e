#include "tactical/fight.h"

#include <catch2/catch.hpp>

#include "conformance/example_module.h"
#include "conformance/requests.h"

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

constexpr SideIndex red{0};
constexpr SideIndex blue{1};

struct Given {
    std::unique_ptr<const Module> module = module_of(example::ExampleModule());
    BattleRequest request = golden_request();
    Dice dice = battle_dice(OfficialDice{secret_from_seed(1)}, 1, {3}, 0);

    [[nodiscard]] Fighting fighting() const { return {*module, request, dice}; }
};

/// The key of a step's roll is the same whatever was ordered before: other dice, another number.
std::vector<std::int32_t> hulls_after(const Given& given, const std::vector<SideOrder>& orders) {
    const auto state = fight_again(given.fighting(), orders, nullptr);
    REQUIRE(state);
    std::vector<std::int32_t> hulls;
    for (const UnitResult& unit : result_of(given.fighting(), *state).units) {
        hulls.push_back(unit.hull->count);
    }
    return hulls;
}

}  // namespace

TEST_CASE("a battle's dice are its own: of its number, its turn and the line of the turn's dice") {
    const Dice campaign = OfficialDice{secret_from_seed(1)};
    const auto secret = [&](std::int32_t battle, TurnNumber turn, std::uint8_t line) {
        return std::get<OfficialDice>(battle_dice(campaign, battle, turn, line)).secret;
    };
    CHECK(secret(1, {3}, 0) == secret(1, {3}, 0));
    CHECK(secret(1, {3}, 0) != secret_from_seed(1));
    CHECK(secret(1, {3}, 0) != secret(2, {3}, 0));
    CHECK(secret(1, {3}, 0) != secret(1, {4}, 0));
    CHECK(secret(1, {3}, 0) != secret(1, {3}, 1));
    CHECK(std::holds_alternative<OfficialDice>(
        battle_dice(ForcedDice{{}, {secret_from_seed(1)}}, 1, {3}, 0)));
    CHECK(std::holds_alternative<OddsDice>(battle_dice(OddsDice{1}, 1, {3}, 0)));
}

TEST_CASE("an order that is taken back and given otherwise meets other dice") {
    const Given given;
    const std::vector<SideOrder> waits{{red, "wait"}, {blue, "wait"}};
    const SideOrder shot{red, "fire Hart at Bison"}, end{blue, "wait"};  // hits count at its end
    int differing = 0;
    for (int first = 0; first < 8; ++first) {
        std::vector<SideOrder> orders;
        for (int i = 0; i < first; ++i) orders.insert(orders.end(), waits.begin(), waits.end());
        std::vector<SideOrder> others = orders;
        orders.insert(orders.end(), {{red, "wait"}, {blue, "wait"}, shot, end});
        others.insert(others.end(), {{red, "wait"}, {blue, "fire Prinz at Hart"}, shot, end});
        differing += hulls_after(given, orders)[2] != hulls_after(given, others)[2] ? 1 : 0;
        CHECK(hulls_after(given, orders) == hulls_after(given, orders));
    }
    CHECK(differing > 0);
}

TEST_CASE("an order of the wrong side, a wrong order and one behind the end change nothing") {
    Given given;
    const auto begun = begin_fight(given.fighting());
    REQUIRE(begun);
    SideOrder order{blue, "wait"};
    auto refused = carry_out(given.fighting(), *begun, order, nullptr);
    REQUIRE_FALSE(refused);
    CHECK(describe(refused.error()) == "Blue does not decide now; Red does (battle.not-to-act)");
    order = {red, "fire Hart at Bisson"};
    refused = carry_out(given.fighting(), *begun, order, nullptr);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().nearest == "fire Hart at Bison");
    const auto over = fight_again(
        given.fighting(), {{red, "leave Hart"}, {blue, "wait"}, {red, "leave Perch"}}, nullptr);
    REQUIRE(over);
    order = {blue, "wait"};
    refused = carry_out(given.fighting(), *over, order, nullptr);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::battle_is_over);
}

TEST_CASE("a result is a paper of its campaign, its battle and its ships") {
    const Given given;
    const auto state = begin_fight(given.fighting());
    REQUIRE(state);
    const BattleResult result = result_of(given.fighting(), *state);
    CHECK(result.campaign == "conformance");
    CHECK(result.battle == 1);
    CHECK(result.contract == contract_version);
    CHECK(result.fingerprint == fingerprint_of(given.request));
}
