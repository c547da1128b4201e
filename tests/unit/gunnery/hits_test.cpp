#include <catch2/catch.hpp>

#include "tactical/gunnery/hits.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// One shell that strikes a ship, with the dice of the test: where, with what force, and on.
class Struck {
  public:
    explicit Struck(Unit target, std::string gun = "15")
        : kit({cruiser_unit("Kent")}, {std::move(target)}) {
        kit.begin();
        const auto& guns = kit.tables.guns;
        gun_ = static_cast<std::int32_t>(
            std::find_if(guns.begin(), guns.end(),
                         [&](const GunClass& each) { return each.name == gun; }) -
            guns.begin());
        before = kit.ship(1);
    }

    Struck& by(std::vector<std::int32_t> dice, std::int32_t range = 160) {
        for (std::size_t i = 0; i < dice.size(); ++i) {
            kit.forced.values[key_of(DieUse::strike, 0, 1, 0, static_cast<std::uint32_t>(i))] =
                dice[i];
        }
        const Dice forced = kit.forced;
        Field field(kit.tables, kit.battle, forced, &kit.log);
        field.take_contacts();
        strike(field, ShellHits{0, 1, gun_, range, 1});
        return *this;
    }

    [[nodiscard]] std::int32_t lost() { return before.hull - kit.ship(1).hull; }
    [[nodiscard]] Ship& ship() { return kit.ship(1); }

    BattleKit kit;
    Ship before;

  private:
    std::int32_t gun_ = 0;
};

Unit armoured(std::string armour) {
    return with_data(with_data(battleship_unit("Foe"), "armour", std::move(armour)), "guns",
                     "8x15/2 100 50; 12x6/1 50 25");
}

}  // namespace

TEST_CASE("a shell has 80 to 120 per cent of its force", "[gunnery]") {
    CHECK(force_percent(1) == 80);
    CHECK(force_percent(9) == 120);
}

TEST_CASE("through the belt: all of the damage, machinery, flooding or neither", "[gunnery]") {
    // Force 100: 68 hull points; 350 mm at 16,000 yards; then which vitals, then the magazine.
    Struck engines(armoured("300 500 300"));
    engines.by({1, 5, 100, 4, 1000});
    CHECK(engines.lost() == 68);
    const std::int32_t share = 250 * 68 / engines.before.hull_new;
    CHECK(engines.ship().engines == 100 - share);
    CHECK(engines.ship().engines_lost == share);
    Struck bilges(armoured("300 500 300"));
    bilges.by({7, 5, 100, 6, 1000});
    CHECK(bilges.ship().flood == 40);
    Struck plain(armoured("300 500 300"));
    plain.by({7, 5, 100, 7, 1000});
    CHECK(plain.ship().flood == 0);
    CHECK(plain.ship().engines == 100);
    CHECK(plain.lost() == 68);
}

TEST_CASE("not through the belt: a quarter", "[gunnery]") {
    CHECK(Struck(armoured("350 500 300")).by({1, 5, 100}).lost() == 17);
    CHECK(Struck(armoured("300 500 300")).by({1, 1, 100}).lost() == 54 / 4);  // 280 mm
    CHECK(Struck(armoured("0 500 300")).by({1, 5, 100, 9, 1000}).lost() == 68);
}

TEST_CASE("at long range shells come down on the deck", "[gunnery]") {
    // At 16,000 yards on 40 or less: 350 x 14 % = 49 mm.
    CHECK(Struck(armoured("500 48 300")).by({1, 5, 40, 9, 1000}).lost() == 68);
    CHECK(Struck(armoured("500 48 300")).by({1, 5, 41}).lost() == 17);
    CHECK(Struck(armoured("500 49 300")).by({1, 5, 40}).lost() == 17);
    // From 22,000 always: 290 x 20 % = 58 mm; under 15,000 never.
    CHECK(Struck(armoured("500 57 300")).by({1, 5, 9, 1000}, 220).lost() == 68);
    CHECK(Struck(armoured("500 0 300")).by({1, 5}, 149).lost() == 17);
}

TEST_CASE("at the ends: less hull, some water, and on a ten the rudder", "[gunnery]") {
    Struck struck(armoured("300 500 300"));
    struck.by({10, 5, 9});
    CHECK(struck.lost() == 40);
    CHECK(struck.ship().flood == 20);
    CHECK(!struck.ship().rudder_jammed);
    Struck jammed(armoured("300 500 300"));
    CHECK(jammed.by({8, 5, 10}).ship().rudder_jammed);
}

TEST_CASE("a turret is pierced and a mount lost, or shaken", "[gunnery]") {
    Struck pierced(armoured("300 500 300"));
    pierced.by({11, 5, 2, 1000});
    CHECK(pierced.lost() == 34);
    CHECK(pierced.ship().batteries[0].guns == 6);
    Struck shaken(armoured("300 500 400"));
    shaken.by({14, 5, 1, 2});
    CHECK(shaken.lost() == 13);
    CHECK(shaken.ship().batteries[0].guns == 6);
    Struck held(armoured("300 500 400"));
    held.by({14, 5, 2});
    CHECK(held.ship().batteries[0].guns == 8);
    Struck any(armoured("300 500 300"));
    any.by({11, 5, 1, 2, 1000});
    CHECK(any.ship().batteries[1].guns == 11);  // by lot: the second battery, mounts of one gun
}

TEST_CASE("the control position: fire control, torpedoes on deck", "[gunnery]") {
    Struck struck(with_data(armoured("300 500 300"), "torpedoes", "8x21"));
    struck.by({15, 5, 1, 1});
    CHECK(struck.lost() == 27);
    CHECK(struck.ship().control_out);
    CHECK(struck.ship().tubes == 4);
    Struck spared(with_data(armoured("300 500 300"), "torpedoes", "8x21"));
    spared.by({15, 5, 2, 2});
    CHECK(!spared.ship().control_out);
    CHECK(spared.ship().tubes == 8);
}

TEST_CASE("loaded torpedoes of the great class blow up", "[gunnery]") {
    Struck lance(with_data(armoured("300 500 300"), "torpedoes", "8x24"));
    CHECK(lance.by({15, 5, 2, 2, 60}).ship().fate == Fate::blew_up);
    Struck luck(with_data(armoured("300 500 300"), "torpedoes", "8x24"));
    CHECK(luck.by({15, 5, 2, 2, 61}).ship().fate == Fate::afloat);
}

TEST_CASE("upper works burn, merchants and old ships sooner", "[gunnery]") {
    Struck fire(armoured("300 500 300"), "6");  // 9 points: 14 of 100
    fire.by({16, 5, 14});
    CHECK(fire.lost() == 4);
    CHECK(fire.ship().fires == 1);
    CHECK(Struck(armoured("300 500 300"), "6").by({20, 5, 15}).ship().fires == 0);
    CHECK(Struck(merchant_unit("Ada"), "6").by({20, 5, 34}).ship().fires == 1);
    Struck old(armoured("300 500 300"), "6");
    old.kit.battle.conditions.begin = 7'000'000;  // 1913
    CHECK(old.by({20, 5, 29}).ship().fires == 1);
    CHECK(Struck(armoured("300 500 300"), "18.1").by({20, 9, 61}).ship().fires == 0);  // at most 60
}

TEST_CASE("a magazine blows up by a heavy shell through armour", "[gunnery]") {
    CHECK(Struck(armoured("300 500 300")).by({1, 5, 100, 9, 9}).ship().fate == Fate::blew_up);
    CHECK(Struck(armoured("300 500 300")).by({1, 5, 100, 9, 10}).ship().fate == Fate::afloat);
    CHECK(Struck(armoured("300 500 300")).by({11, 5, 2, 9}).ship().fate == Fate::blew_up);
    CHECK(Struck(armoured("0 0 0"), "6").by({1, 5, 100, 9, 1}).ship().fate == Fate::afloat);
    const Unit hood = with_data(armoured("300 500 300"), "magazine", "135");
    CHECK(Struck(hood).by({1, 5, 100, 9, 135}).ship().fate == Fate::blew_up);
    Struck nine(hood);
    nine.kit.tables.switches.magazine = MagazineRisk::nine;
    CHECK(nine.by({1, 5, 100, 9, 10}).ship().fate == Fate::afloat);
    Struck never(hood);
    never.kit.tables.switches.magazine = MagazineRisk::none;
    CHECK(never.by({1, 5, 100, 9, 1}).ship().fate == Fate::afloat);
}

TEST_CASE("without hull points a ship is a wreck: no speed, no guns, and known by whom",
          "[gunnery]") {
    Struck struck(armoured("300 500 300"));
    struck.ship().hull = 10;
    struck.by({1, 5, 100, 9});
    CHECK(struck.ship().is_wreck());
    CHECK(!struck.ship().is_there());
    CHECK(knots_left(struck.ship(), struck.kit.design(1)) == 0);
    CHECK(struck.kit.battle.truths[1].hit_by[0] == SideIndex{0});
    CHECK(struck.kit.reads(1, "Foe is a wreck"));
    CHECK(!struck.kit.reads(0, "Foe is a wreck"));  // who does not see her does not know
}
