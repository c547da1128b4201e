#include <catch2/catch.hpp>

#include "tactical/gunnery/torpedoes.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// A destroyer abeam of a ship, both stopped or under way; her torpedoes are ordered.
BattleKit attack(std::int32_t range, std::int32_t knots = 20, std::string torpedoes = "8x21") {
    BattleKit kit({with_data(destroyer_unit("Echo"), "torpedoes", std::move(torpedoes))},
                  {cruiser_unit("Foe"), cruiser_unit("Next")});
    kit.begin().hold_all_fire();
    kit.put(0, 0, {0, 0}, 0, knots).put(1, 0, {range, 0}, 0, knots);
    kit.put(1, 1, {range, -400}, 0, knots);
    kit.order(0, "D1", Verb::torpedoes_freely);
    return kit;
}

constexpr std::uint32_t run_of(std::uint32_t torpedo) { return torpedo * 2; }

}  // namespace

TEST_CASE("the chance of a torpedo is by range, size, speed, night and evasion", "[gunnery]") {
    const Tables tables;
    const TorpedoRun run{20, 10'000, 16, true, true, 2, false};
    const auto chance = [&](auto change) {
        TorpedoRun changed = run;
        change(changed);
        return torpedo_chance(changed, tables);
    };
    CHECK(torpedo_chance(run, tables) == 3200 * 55 / 100);
    CHECK(chance([](TorpedoRun& r) { r.range = 121; }) == 150 * 55 / 100);
    CHECK(chance([](TorpedoRun& r) { r.tons = 1'000; }) == 3200 * 48 / 85 * 55 / 100);
    CHECK(chance([](TorpedoRun& r) { r.is_aware = false; }) == 3200 * 120 / 100);
    CHECK(chance([](TorpedoRun& r) { r.knots = 5; }) == 1760 * 2);
    CHECK(chance([](TorpedoRun& r) { r.knots = 25; }) == 1760 * 60 / 100);
    CHECK(chance([](TorpedoRun& r) { r.is_by_day = false; }) == 1760 * 90 / 100);
    CHECK(chance([](TorpedoRun& r) { r.has_turned = true; }) == 1760 * 40 / 100);
}

TEST_CASE("a salvo at a good chance is launched, arrives later, and leaves at most what it needs",
          "[gunnery]") {
    BattleKit kit = attack(3'500);
    kit.turn();
    REQUIRE(kit.side(0).salvoes.size() == 1);
    const Salvo& salvo = kit.side(0).salvoes[0];
    CHECK(salvo.arrives == 2);
    CHECK(salvo.chance == 1045);
    CHECK(salvo.count == 8);  // 8 x 1045: 0.84 expected
    CHECK(kit.ship(0).tubes == 0);
    for (std::uint32_t i = 0; i < 8; ++i) kit.force(DieUse::torpedo_run, 0, 1, run_of(i), 10'000);
    kit.force(DieUse::torpedo_run, 0, 1, run_of(0), 1045);
    kit.force(DieUse::torpedo_run, 0, 1, run_of(0) + 1, 11);
    kit.force(DieUse::torpedo_run, 0, 1, run_of(1), 1045);
    kit.force(DieUse::torpedo_run, 0, 1, run_of(1) + 1, 10);  // a dud
    kit.force(DieUse::torpedo_run, 0, 1, run_of(2), 1046);    // a miss
    kit.turn();
    CHECK(kit.side(0).salvoes.empty());
    CHECK(kit.battle.tally.at(0).hits == 1);
    CHECK(kit.battle.tally.at(0).shots == 8);
    CHECK(kit.reads(1, "Foe is hit by a torpedo"));
    CHECK(kit.side(1).interrupt == Interrupt::torpedo_hit);
}

TEST_CASE("a spread is as many as bring 1.2 expected hits", "[gunnery]") {
    BattleKit kit = attack(1'500);
    kit.turn();
    CHECK(kit.side(0).salvoes.at(0).count == 7);  // 1760 each
}

TEST_CASE("a poor chance is kept, unless torpedoes are ordered", "[gunnery]") {
    BattleKit kit = attack(7'000);
    kit.turn();
    CHECK(kit.side(0).salvoes.empty());
    kit.tables.switches.torpedo_chance = 100;
    kit.put(0, 0, {0, 0}, 0, 20).turn();
    CHECK(kit.side(0).salvoes.size() == 1);
    kit = attack(7'000);
    kit.turn();
    kit.put(0, 0, {0, 2'000}, 0, 20).order(0, "D1", Verb::torpedoes_at, 3, 1).turn();
    CHECK(kit.side(0).salvoes.at(0).count == 3);
    kit = attack(3'000);
    kit.order(0, "D1", Verb::keep_torpedoes).turn();
    CHECK(kit.side(0).salvoes.empty());
}

TEST_CASE("torpedoes are launched only on the beam, and within reach", "[gunnery]") {
    BattleKit kit = attack(3'000);
    kit.put(0, 0, {0, 0}, 90, 0).turn();
    CHECK(kit.side(0).salvoes.empty());
    kit.put(0, 0, {0, 0}, 59, 0).put(1, 0, {3'000, 0}).turn();
    CHECK(!kit.side(0).salvoes.empty());  // destroyers from 30 degrees
    BattleKit cruiser({with_data(cruiser_unit("Kent"), "torpedoes", "8x21")},
                      {cruiser_unit("Foe")});
    cruiser.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
    cruiser.put(0, 0, {0, 0}, 40, 0).put(1, 0, {1'500, 0}).turn();
    CHECK(cruiser.side(0).salvoes.empty());  // others from 60
    cruiser.put(0, 0, {0, 0}, 30, 0).turn();
    CHECK(!cruiser.side(0).salvoes.empty());
    kit = attack(11'100);
    kit.turn();
    kit.put(0, 0, {0, 2'000}, 0, 20).order(0, "D1", Verb::torpedoes_at, 0, 1).turn();
    CHECK(kit.side(0).salvoes.empty());
}

TEST_CASE("no salvo where one hit is expected already", "[gunnery]") {
    BattleKit kit({with_data(destroyer_unit("Echo"), "torpedoes", "8x21"),
                   with_data(destroyer_unit("Eclipse"), "torpedoes", "8x21")},
                  {cruiser_unit("Foe")});
    kit.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
    kit.put(0, 0, {0, 0}, 0, 20).put(0, 1, {0, -300}, 0, 20).put(1, 0, {1'500, 0}, 0, 20).turn();
    CHECK(kit.side(0).salvoes.size() == 1);
}

TEST_CASE("salvoes go to where fewer torpedoes are under way, merchants first if they are wanted",
          "[gunnery]") {
    const auto targets = [](std::vector<Unit> foes, bool prefers_merchants) {
        BattleKit kit({with_data(destroyer_unit("Echo"), "torpedoes", "8x21"),
                       with_data(destroyer_unit("Eclipse"), "torpedoes", "8x21")},
                      std::move(foes));
        kit.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
        if (prefers_merchants) {
            kit.order(0, "D1", Verb::fire_freely, static_cast<std::int32_t>(Prefer::merchants));
        }
        kit.put(0, 0, {0, 0}, 0, 20).put(0, 1, {0, -300}, 0, 20);
        kit.put(1, 0, {1'500, 0}, 0, 20).put(1, 1, {1'500, 0}, 0, 10).turn();
        std::vector<std::int32_t> ships;
        for (const Salvo& salvo : kit.side(0).salvoes) {
            ships.push_back(
                kit.battle.truths[0].contacts[static_cast<std::size_t>(salvo.target)].ship);
        }
        return ships;
    };
    CHECK(targets({cruiser_unit("Foe"), cruiser_unit("Other")}, false) ==
          std::vector<std::int32_t>{0, 1});
    const std::vector<Unit> guarded{destroyer_unit("Foe"), merchant_unit("Ada")};
    CHECK(targets(guarded, false).front() == 0);
    CHECK(targets(guarded, true).front() == 1);
}

TEST_CASE("by night nobody launches from afar at who is unaware", "[gunnery]") {
    BattleKit kit({with_data(destroyer_unit("Echo"), "torpedoes", "16x21")}, {cruiser_unit("Foe")});
    kit.at_night().request.scene.moon_age = 15;
    kit.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
    kit.tables.switches.torpedo_chance = 1;
    kit.side(0).alert[1] = 0;
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {6'500, 0}, 0, 0).turn();
    CHECK(kit.side(0).salvoes.empty());
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {5'500, 0}, 0, 0).turn();
    CHECK(kit.side(0).salvoes.size() == 1);
}

TEST_CASE("a cruiser spends no torpedoes on a destroyer under way", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "torpedoes", "16x21")}, {destroyer_unit("Foe")});
    kit.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {1'500, 0}, 0, 20).turn();
    CHECK(kit.side(0).salvoes.empty());
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {1'500, 0}, 0, 0).turn();
    CHECK(kit.side(0).salvoes.size() == 1);
}

TEST_CASE("by night torpedoes need a target that is plainly seen", "[gunnery]") {
    BattleKit kit({with_data(destroyer_unit("Echo"), "torpedoes", "8x21")}, {cruiser_unit("Foe")});
    kit.at_night().begin().hold_all_fire();
    kit.tables.switches.torpedo_chance = 1;
    kit.order(0, "D1", Verb::torpedoes_freely);
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {6'000, 0}, 0, 0);
    kit.ship(1).fired_last_turn = true;
    kit.turn();
    REQUIRE(kit.knows(0) == Knowing::flash);
    CHECK(kit.side(0).salvoes.empty());
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {5'000, 0}, 0, 0).turn();
    CHECK(kit.side(0).salvoes.size() == 1);
}

TEST_CASE("a salvo misses who has turned away since", "[gunnery]") {
    const auto expected = [](std::int32_t heading) {
        BattleKit kit = attack(3'500);
        kit.turn();
        kit.order(1, "D1", Verb::together, heading).turn();
        return kit.battle.tally.at(0).expected;
    };
    CHECK(expected(0) == 836);
    CHECK(expected(90) == 334);
}

TEST_CASE("tracks are seen a turn before, by day, of all but the great torpedoes", "[gunnery]") {
    BattleKit kit = attack(5'000);
    kit.tables.switches.torpedo_chance = 1;
    kit.side(1).carry_on = 5;
    kit.turn();
    CHECK(kit.side(1).tracks_at.empty());
    kit.side(1).carry_on = 5;
    kit.turn();
    CHECK(kit.side(1).tracks_at == std::vector<std::int32_t>{0});
    CHECK(kit.side(1).carry_on == 0);
    kit = attack(3'500);
    kit.turn();
    CHECK(kit.side(1).tracks_at == std::vector<std::int32_t>{0});
    CHECK(kit.side(1).interrupt == Interrupt::tracks_seen);
    CHECK(kit.reads(1, "torpedo tracks are seen near Foe"));
    kit = attack(3'500, 20, "8x24");
    kit.turn();
    CHECK(kit.side(0).salvoes.size() == 1);
    CHECK(kit.side(1).tracks_at.empty());
}

TEST_CASE("what a torpedo does", "[gunnery]") {
    const auto hit = [](std::string armour, std::vector<std::int32_t> dice) {
        BattleKit kit({destroyer_unit("Echo")}, {with_data(cruiser_unit("Foe"), "armour", armour)});
        kit.begin();
        for (std::size_t i = 0; i < dice.size(); ++i) {
            kit.forced.values[key_of(DieUse::strike, 0, 1, 0, static_cast<std::uint32_t>(i))] =
                dice[i];
        }
        const Dice forced = kit.forced;
        Field field(kit.tables, kit.battle, forced, nullptr);
        strike(field, TorpedoHit{{0}, 1, 1});
        return kit.ship(1);
    };
    const auto lost = [](const Ship& ship) { return ship.hull_new - ship.hull; };
    const Ship middle = hit("0 0 0", {50, 4});
    CHECK(lost(middle) == 110);
    CHECK(middle.flood == 200);
    CHECK(middle.engines == 60);
    const Ship end = hit("0 0 0", {50, 3, 3});
    CHECK(lost(end) == 66);
    CHECK(end.flood == 60);
    CHECK(end.engines == 100);
    CHECK(hit("0 0 0", {50, 3, 2}).engines == 30);
    CHECK(lost(hit("250 0 0", {50, 4})) == 66);
    CHECK(hit("250 0 0", {50, 4}).flood == 120);
    CHECK(lost(hit("0 0 0", {100, 4})) == 165);
}

TEST_CASE("a great torpedo that misses may find the next ship astern", "[gunnery]") {
    for (const auto& [strays, kind, finds] : {std::tuple{Strays::long_lance, "8x24", true},
                                              {Strays::long_lance, "8x21", false},
                                              {Strays::all, "8x21", true},
                                              {Strays::none, "8x24", false}}) {
        BattleKit kit = attack(3'500, 20, kind);
        kit.tables.switches.misses_find_others = strays;
        kit.turn();
        const auto count = static_cast<std::uint32_t>(kit.side(0).salvoes.at(0).count);
        for (std::uint32_t i = 0; i < count; ++i) {
            kit.force(DieUse::torpedo_run, 0, 1, run_of(i), 10'000);
            kit.force(DieUse::torpedo_run, 0, 2, run_of(i), i == 0 ? 522 : 523);
            kit.force(DieUse::torpedo_run, 0, 2, run_of(i) + 1, 100);
        }
        kit.turn();
        CHECK(kit.reads(1, "Next is hit by a torpedo") == finds);
    }
}

TEST_CASE("great torpedoes are loaded again once, after twenty turns", "[gunnery]") {
    for (const Reload reload : {Reload::long_lance, Reload::never}) {
        BattleKit kit({with_data(destroyer_unit("Yugumo"), "torpedoes", "2x24")},
                      {cruiser_unit("Foe")});
        kit.tables.switches.reload = reload;
        kit.tables.switches.torpedo_chance = 1;
        kit.begin().hold_all_fire().order(0, "D1", Verb::torpedoes_freely);
        kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {18'000, 0}).turn();
        REQUIRE(kit.ship(0).tubes == 0);
        kit.order(0, "D1", Verb::keep_torpedoes).turns(19);
        CHECK(kit.ship(0).tubes == 0);
        kit.turn();
        CHECK(kit.ship(0).tubes == (reload == Reload::never ? 0 : 2));
        CHECK(!kit.ship(0).may_reload);
    }
}
