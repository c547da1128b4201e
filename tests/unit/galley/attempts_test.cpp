#include "tactical/galley/attempts.h"

#include <catch2/catch.hpp>

#include "tactical/galley/avoidance.h"
#include "tactical/galley/chances.h"
#include "tactical/galley/holds.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea; T4 of Red a hex behind her quarter, so that she moves past a flank
/// hexside before she rams.
struct Attacked : GalleyKit {
    explicit Attacked() {
        add(blue, "quadrireme", midsea);
        const kit::Hex quarter = hex_around(midsea, Around::stern_starboard).value();
        add(red, "trireme", {kit::neighbour(quarter, midsea.facing + 3), midsea.facing, 1});
        activate(4);
    }
    void come_and_ram() {
        CHECK(give("move T4 ahead port").empty());
        CHECK(give("ram T4 T3").empty());
    }
};

}  // namespace

TEST_CASE("V-WG-4: a ship that fired in her own turn fires once in each enemy activation") {
    Attacked kit;
    kit.ship(3).has_fired = true;
    kit.come_and_ram();
    CHECK(kit.battle.progress.phase == Phase::answer);
    CHECK(kit.battle.progress.asked == blue);
    kit.force(DieUse::ram, 4, {2, 3});
    CHECK(kit.give("answer missiles hold").empty());
    CHECK(kit.ship(3).has_reacted);
    kit.ship(4).has_tried_to_ram = false;
    kit.activate(4);
    CHECK(kit.give("ram T4 T3").empty());
    CHECK(kit.refused("answer missiles avoid") ==
          "a path for missiles to the ship that attacks (WG-11)");
    kit.battle.progress.motion.trail.insert(kit.battle.progress.motion.trail.begin(),
                                            {kit.ship(4).at.bow, midsea.facing, 1});
    CHECK(kit.refused("answer missiles avoid").empty());
}

TEST_CASE("V-WG-5: a ship that was grappled at and then raked in one activation reacts once") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    kit.add_beside(red, "trireme", 3, Around::stern_port, 0);
    kit.add_beside(red, "trireme", 3, Around::bow_starboard, 3);
    kit.activate({4, 5}, true);
    kit.force(DieUse::grapple, 4, {1});
    CHECK(kit.give("grapple T4 T3").empty());
    CHECK(kit.give("answer missiles hold").empty());
    CHECK(kit.give("move T5 ahead").empty());
    CHECK(kit.give("rake T5 T3").empty());
    CHECK(kit.refused("answer missiles hold") == "one reaction for each enemy activation (WG-13)");
    CHECK(kit.refused("answer none avoid").empty());
}

TEST_CASE("WG-B11: reaction fire finds a rammer on her path, or by the switch only in contact") {
    Attacked kit;
    kit.come_and_ram();
    CHECK(kit.refused("answer missiles hold").empty());
    kit.tables.switches.reaction_point = ReactionPoint::contact;
    CHECK(kit.refused("answer missiles hold") ==
          "a path for missiles to the ship that attacks (WG-11)");
}

TEST_CASE("WG-14: losses of reaction fire count after the attempt, or by the switch before it") {
    for (const auto& [timing, log] : {std::pair{ReactionTiming::simultaneous, "total 4"},
                                      std::pair{ReactionTiming::before, "total 3"}}) {
        GalleyKit kit;
        kit.tables.switches.reaction_timing = timing;
        kit.add(blue, "trireme", midsea);
        kit.add_beside(red, "trireme", 3, Around::bow_starboard, 0);
        kit.activate(4);
        kit.force(DieUse::missiles, 3, {6});  // 8: one manpower
        kit.force(DieUse::grapple, 4, {4});
        CHECK(kit.give("grapple T4 T3").empty());
        CHECK(kit.give("answer missiles hold").empty());
        CHECK(kit.ship(4).manpower == 1);
        CHECK(kit.has_part("WG-21", log));
    }
}

TEST_CASE("both sides of a fire lose what they lose") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    kit.add_beside(red, "trireme", 3, Around::bow_starboard, 0);
    kit.activate(4);
    kit.force(DieUse::missiles, 3, {6});
    kit.force(DieUse::missiles, 4, {6}, 1);
    CHECK(kit.give("fire T4 T3 x1").empty());
    CHECK(kit.refused("answer missiles avoid") == "an attempt to grapple, ram or rake (WG-90)");
    CHECK(kit.give("answer missiles hold").empty());
    CHECK(kit.ship(3).manpower == 1);
    CHECK(kit.ship(4).manpower == 1);
}

TEST_CASE("an avoided ram ends the rammer's movement, and an avoided rake does not stop her") {
    Attacked kit;
    kit.come_and_ram();
    kit.force(DieUse::avoidance, 3, {6});
    CHECK(kit.give("answer none avoid").empty());
    CHECK_FALSE(kit.ship(3).is_rammed);
    CHECK(kit.battle.progress.motion.is_ended);

    GalleyKit raked;
    raked.add(blue, "trireme", midsea);
    raked.add_beside(red, "trireme", 3, Around::bow_starboard, 3);
    raked.activate(4);
    raked.force(DieUse::avoidance, 3, {6});
    CHECK(raked.give("move T4 ahead").empty());
    CHECK(raked.give("rake T4 T3").empty());
    CHECK(raked.give("answer none avoid").empty());
    CHECK_FALSE(raked.ship(3).is_crippled);
    CHECK(raked.refused("move T4 ahead").empty());
}

TEST_CASE(
    "a ship of equal crew avoids with one chance in six, and each modifier is that of 3.4.7") {
    const auto chance = [](auto change) {
        Attacked kit;
        change(kit);
        return avoid_chance(kit.tables, kit.battle, 4, 3);
    };
    CHECK(chance([](Attacked&) {}) == 1667);
    CHECK(chance([](Attacked& kit) { kit.ship(3).crew = 5; }) == 5000);
    CHECK(chance([](Attacked& kit) { kit.ship(3).speed = Speed::maximum; }) == 3333);
    CHECK(chance([](Attacked& kit) {
              kit.ship(3).speed = Speed::maximum;
              kit.ship(3).at.hexes = 2;
          }) == 1667);
    CHECK(chance([](Attacked& kit) {
              kit.ship(3).crew = 5;
              kit.ship(3).avoidances = 2;
          }) == 1667);
    CHECK(chance([](Attacked& kit) {
              kit.ship(3).crew = 5;
              kit.ship(3).avoidances = 2;
              kit.tables.switches.avoid_penalty = 0;
          }) == 5000);
    CHECK(chance([](Attacked& kit) {
              kit.ship(3).crew = 5;
              kit.ship(3).is_slow = true;
          }) == 1667);
    CHECK(chance([](Attacked& kit) {
              kit.ship(3).crew = 5;
              kit.ship(4).crew = 0;
          }) == 8333);  // a 1 fails
}

TEST_CASE("ships that are crippled, rammed, grappled or fouled do not avoid") {
    const auto refused_with = [](auto change) {
        Attacked kit;
        change(kit);
        return std::string(why_not_avoid(kit.battle, 3, AttemptKind::ram));
    };
    CHECK(refused_with([](Attacked&) {}).empty());
    CHECK(refused_with([](Attacked& kit) { kit.ship(3).is_crippled = true; }) ==
          "a ship that is not crippled to avoid (WG-43)");
    CHECK(refused_with([](Attacked& kit) { kit.ship(3).is_rammed = true; }) ==
          "a ship that is not rammed to avoid (WG-A21)");
    CHECK(refused_with([](Attacked& kit) { hold(kit.battle, 3, 2, HoldKind::fouled); }) ==
          "a ship that is not grappled or fouled to avoid (WG-A21)");
}

TEST_CASE("a ship that can neither avoid nor fire back is asked nothing") {
    Attacked kit;
    kit.ship(3).is_crippled = true;
    kit.ship(3).manpower = 0;
    kit.come_and_ram();
    CHECK(kit.battle.progress.phase == Phase::movement);
    CHECK_FALSE(kit.parts_of("WG-34").empty());
}
