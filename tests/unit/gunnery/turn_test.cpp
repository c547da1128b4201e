#include <catch2/catch.hpp>

#include "tactical/gunnery/gunnery_module.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

Unit with_guns(std::string name, std::string guns) {
    return with_data(cruiser_unit(std::move(name)), "guns", std::move(guns));
}

/// Blue has spotted Red, who is unaware; by night or day, at so many yards.
BattleKit stalked(std::int32_t range, bool is_night, std::string night = "1") {
    BattleKit kit({with_guns("Kent", "8x8/2 100 50")},
                  {with_data(cruiser_unit("Foe"), "night", std::move(night))});
    kit.tables.switches.surprise = Surprise::rule;
    kit.request.spottings = {{"blue", "B-1", "R-1", "by eye"}};
    if (is_night) kit.at_night();
    kit.begin();
    kit.order(0, "D1", Verb::hold_fire).order(0, "D1", Verb::keep_torpedoes);
    kit.put(0, 0, {0, 0}, 0, 10).put(1, 0, {range, 0}, 0, 10);
    return kit;
}

/// Two like sides, fought out by standing orders alone: fire freely, close.
struct Losses {
    std::int64_t first = 0;
    std::int64_t second = 0;
};
Losses fought(bool is_swapped, std::uint64_t seed) {
    std::vector<Unit> ships{with_guns("One", "8x8/2 100 50"), with_guns("Two", "8x8/2 100 50")};
    BattleKit kit(ships, ships);
    if (is_swapped) std::swap(kit.request.parties[0], kit.request.parties[1]);
    kit.request.limit_minutes = 60;
    kit.begin();
    kit.dice = OddsDice{seed};
    const std::uint32_t blue = is_swapped ? 1 : 0;
    kit.put(blue, 0, {0, 0}, 0, 20).put(blue, 1, {0, -400}, 0, 20);
    kit.put(1 - blue, 0, {12'000, 0}, 0, 20).put(1 - blue, 1, {12'000, -400}, 0, 20);
    while (kit.battle.conditions.stage == Stage::orders) {
        play_turn(kit.tables, kit.battle, kit.dice, nullptr);
    }
    Losses losses;
    for (const Ship& ship : kit.side(blue).ships) losses.first += ship.hull_new - ship.hull;
    for (const Ship& ship : kit.side(1 - blue).ships) losses.second += ship.hull_new - ship.hull;
    return losses;
}

}  // namespace

TEST_CASE("an unaware side goes on as it was until it sees a warship", "[gunnery]") {
    BattleKit kit = stalked(30'000, false);
    CHECK(!kit.side(1).is_aware);
    kit.division(1).motion = {Verb::steer, 90, 0, {}};
    kit.turn();
    CHECK(kit.division(1).heading == 0);
    CHECK(kit.ship(1).knots == 10);
    kit.put(0, 0, {0, 0}, 0, 10).put(1, 0, {23'000, 0}, 0, 10).turn();
    CHECK(kit.side(1).is_aware);
    CHECK(kit.side(1).aware_turn == 2);
    CHECK(kit.ship(1).was_surprised);
    CHECK(kit.reads(1, "the alarm is given"));
    kit.order(1, "D1", Verb::steer, 90).turn();
    CHECK(kit.division(1).heading == 90);  // by day at once
}

TEST_CASE("an unaware side fires nothing, and is awake when it is fired at", "[gunnery]") {
    BattleKit kit = stalked(22'000, false);
    kit.ship(1).fired_on_by = 0;
    kit.tables.sight.unaware = 1;  // it sees nothing at all
    kit.turn();
    CHECK(kit.battle.tally.empty());
    CHECK(!kit.side(1).is_aware);
    kit.order(0, "D1", Verb::open_at, 300).put(0, 0, {0, 0}, 0, 10).put(1, 0, {22'000, 0}, 0, 10);
    kit.turn();
    CHECK(kit.battle.tally.size() == 1);
    CHECK(kit.side(1).is_aware);
    CHECK(kit.side(0).alert[1] == 1);
}

TEST_CASE("by night who wakes is silent for as many turns as he is untrained", "[gunnery]") {
    for (const auto& [grade, turns] : {std::pair{"0", 4}, {"1", 3}, {"2", 1}, {"3", 0}}) {
        BattleKit kit = stalked(4'000, true, grade);
        kit.order(0, "D1", Verb::fire_freely).turn();
        REQUIRE(kit.side(1).is_aware);
        CHECK(kit.ship(1).silent_until == 1 + turns);
        kit.order(1, "D1", Verb::steer, 90);
        for (int i = 1; i < turns; ++i) {
            kit.turn();
            CHECK(kit.division(1).heading == 0);
        }
        kit.turn();
        CHECK(kit.division(1).heading == 90);
    }
}

TEST_CASE("gunfire is by the state before the torpedoes of the turn, and both sides' at once",
          "[gunnery]") {
    BattleKit kit({with_guns("Kent", "20x15/1 100 100")}, {with_guns("Foe", "20x15/1 100 100")});
    kit.begin();
    for (const std::uint32_t side : {0U, 1U}) {
        kit.order(side, "D1", Verb::keep_torpedoes);
        kit.ship(side).hull = 30;
        kit.ship(side).hull_new = 30;
    }
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20);
    // Torpedoes that sink her arrive in this turn.
    kit.side(0).contacts.push_back({});
    kit.battle.truths[0].contacts.push_back({{1}, 0});
    kit.battle.truths[0].enemies.push_back({{1}, 0});
    kit.side(0).contacts[0].side = {1};
    kit.side(0).contacts[0].enemy = 1;
    kit.side(0).salvoes.push_back({0, 0, 1, 1, 20, 1, 0, 20, 2, 0, 1000});
    kit.force(DieUse::torpedo_run, 0, 1, 0, 1).force(DieUse::torpedo_run, 0, 1, 1, 100).turn();
    CHECK(kit.ship(1).is_wreck());
    CHECK(std::count_if(kit.battle.tally.begin(), kit.battle.tally.end(), [](const Tally& each) {
              return each.firer.side == SideIndex{1} && each.shots > 0;
          }) == 1);
}

TEST_CASE("orders stand until `done` or `carry on`; then the next side is asked", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    const GunneryModule module(kit.tables);
    Battle battle = *module.begin(kit.request);
    const auto step = [&](std::uint32_t side, std::string_view line) {
        const auto order = module.read_order(module.view(battle, {side}), line);
        REQUIRE(order);
        battle = *module.step(battle, {side}, *order, kit.dice, nullptr);
    };
    CHECK(module.to_act(battle) == SideIndex{0});
    step(0, "D1: steer 90");
    CHECK(module.to_act(battle) == SideIndex{0});
    CHECK(battle.sides[0].divisions[0].motion == Standing{Verb::steer, 90, 0, {}});
    CHECK(module.view(battle, {1}).own == battle.sides[1]);  // the other knows nothing of it
    step(0, "D1: full; done");
    CHECK(module.to_act(battle) == SideIndex{1});
    CHECK(battle.conditions.turn == 0);
    CHECK(module.step(battle, {0}, Order{{}, 1}, kit.dice, nullptr).error().code ==
          ErrorCode::not_to_act);
    step(1, "D1: hold fire; carry on 5");
    CHECK(battle.conditions.turn == 1);
    CHECK(module.to_act(battle) == SideIndex{0});
    CHECK(battle.sides[0].divisions[0].heading == 90);
    battle.conditions.stage = Stage::over;
    CHECK(!module.to_act(battle));
    CHECK(module.step(battle, {0}, Order{{}, 1}, kit.dice, nullptr).error().code ==
          ErrorCode::battle_is_over);
}

TEST_CASE("who carries on is asked again when something happens", "[gunnery]") {
    BattleKit kit({with_guns("Kent", "8x8/2 100 50")}, {with_guns("Foe", "8x8/2 100 50")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 20).put(1, 0, {15'000, 0}, 0, 20);
    kit.side(0).carry_on = 9;
    kit.turn();
    CHECK(kit.side(0).interrupt == Interrupt::new_enemy);
    CHECK(kit.side(0).carry_on == 0);
    kit.side(0).carry_on = 9;
    kit.turn();
    CHECK(kit.side(0).interrupt == Interrupt::none);
    CHECK(kit.side(0).carry_on == 8);
    kit.order(1, "D1", Verb::fire_freely);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {12'000, 0}, 0, 20).turn();
    CHECK(kit.side(0).interrupt == Interrupt::fired_at);
    kit.turn();
    CHECK(kit.side(0).interrupt == Interrupt::none);  // the first time only
    kit.order(1, "D1", Verb::hold_fire).order(0, "D1", Verb::open_at, 50);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'900, 0}, 0, 20).turn();
    CHECK(kit.side(0).interrupt == Interrupt::range_reached);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'900, 0}, 0, 20).turn();
    CHECK(kit.side(0).interrupt == Interrupt::none);
    kit.order(0, "D1", Verb::fire_at, 0, 1);
    kit.ship(1).hull = 0;
    kit.side(0).contacts[0].is_wreck = true;
    kit.force(DieUse::sinking, 1, 0, 0, 100).turn();
    CHECK(kit.side(0).interrupt == Interrupt::target_out);
    CHECK(kit.division(0).guns.verb == Verb::fire_freely);
}

TEST_CASE("who carries on is asked again when a ship of his stops or is wrecked", "[gunnery]") {
    BattleKit kit({battleship_unit("Hood")}, {cruiser_unit("Foe")});
    const auto torpedoed = [&](std::int32_t hull) {
        kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 1).put(1, 0, {0, 20'000});
        kit.ship(0).engines = 5;  // a knot; a torpedo leaves three per cent
        kit.ship(0).hull = hull;
        kit.side(1).contacts.push_back({});
        kit.side(1).contacts[0].enemy = 1;
        kit.battle.truths[1].contacts.push_back({{0}, 0});
        kit.battle.truths[1].enemies.push_back({{0}, 0});
        kit.side(1).salvoes.push_back({0, 0, 1, 1, 20, 1, 0, 1, 2, 0, 1000});
        kit.force(DieUse::torpedo_run, 1, 0, 0, 1).force(DieUse::torpedo_run, 1, 0, 1, 100);
        kit.force(DieUse::strike, 0, 0, 1, 10).force(DieUse::control, 0, 0, 0, 1);
        kit.side(0).carry_on = 9;
        kit.turn();
        CHECK(kit.side(0).carry_on == 0);
        return kit.side(0).interrupt;
    };
    CHECK(torpedoed(1'000) == Interrupt::ship_stopped);
    CHECK(torpedoed(10) == Interrupt::ship_wrecked);
}

TEST_CASE("V-GU-17: exchanging the sides changes nothing but the dice", "[gunnery]") {
    Losses as_it_is, swapped;
    constexpr std::uint64_t battles = 500;
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        const Losses one = fought(false, seed), other = fought(true, seed + battles);
        as_it_is.first += one.first;
        as_it_is.second += one.second;
        swapped.first += other.first;
        swapped.second += other.second;
    }
    // A tenth is more than three times the error of so many battles.
    const auto near = [](std::int64_t one, std::int64_t other) {
        return std::abs(one - other) * 20 <= one + other;
    };
    CHECK(as_it_is.first > 0);
    CHECK(near(as_it_is.first, swapped.first));
    CHECK(near(as_it_is.second, swapped.second));
    CHECK(near(as_it_is.first, as_it_is.second));
}
