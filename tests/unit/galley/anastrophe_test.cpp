#include "tactical/galley/anastrophe.h"

#include <catch2/catch.hpp>

#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea, T4 of Red in an approach hex, bow to bow, at Maximum. She avoids
/// nothing, but can be crippled.
struct BowToBow : GalleyKit {
    explicit BowToBow(Around where, std::string_view target = "trireme") {
        add(blue, target, midsea);
        add_beside(red, "fast trireme", 3, where, 3);
        tables.avoidance.needed = 99;
        activate_fast(4);
    }
    /// The order, and then what the target answers.
    void turn_about(std::string_view hand) {
        CHECK(give("anastrophe T4 T3 " + std::string(hand)).empty());
        while (battle.progress.phase == Phase::answer) CHECK(give("done").empty());
    }
};

}  // namespace

TEST_CASE("V-WG-16: the ram of an anastrophe is at -1 if its rake failed") {
    BowToBow failed(Around::bow_starboard);
    failed.force(DieUse::rake, 4, {2, 3});
    failed.turn_about("port");
    CHECK(failed.has_part("WG-34", "failed rake -1"));

    BowToBow worked(Around::bow_starboard);
    worked.force(DieUse::rake, 4, {5, 5});
    worked.turn_about("port");
    CHECK(worked.ship(3).is_crippled);
    CHECK_FALSE(worked.has_part("WG-34", "failed rake -1"));
}

TEST_CASE("V-WG-17: after a rake on the right flank she ends against the left stern hexside") {
    BowToBow kit(Around::bow_starboard);
    CHECK(kit.refused("anastrophe T4 T3 starboard") == "the side opposite to the rake (WG-74)");
    kit.turn_about("port");
    CHECK(kit.ship(4).at.bow == hex_around(midsea, Around::stern_port));
    CHECK(a_hex_ahead(kit.ship(4).at).bow == midsea.bow);
}

TEST_CASE("V-WG-18: an anastrophe is refused to ships of squadrons, without asterisk, at Cruise") {
    BowToBow kit(Around::bow_starboard);
    kit.activate({4}, true);
    CHECK(kit.refused("anastrophe T4 T3 port") == "an individual ship (WG-70)");
    kit.tables.switches.anastrophe_any_ship = true;
    CHECK(kit.refused("anastrophe T4 T3 port").empty());
    kit.activate(4);
    kit.ship(4).may_anastrophe = false;
    CHECK(kit.refused("anastrophe T4 T3 port") ==
          "a ship with an asterisk after her Ram Attack (WG-70)");
    kit.ship(4).may_anastrophe = true;
    kit.ship(4).speed = Speed::cruise;
    CHECK(kit.refused("anastrophe T4 T3 port") == "a ship at Maximum (WG-70)");
}

TEST_CASE("an anastrophe is the only manoeuvre of its ship") {
    BowToBow kit(Around::bow_starboard);
    kit.ship(4).at = a_hex_astern(kit.ship(4).at);
    kit.activate_fast(4);
    CHECK(kit.refused("anastrophe T4 T3 port").empty());  // from 2 hexes off
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("anastrophe T4 T3 port") ==
          "a ship that does nothing else in this turn (WG-70)");
}

TEST_CASE("WG-71: the bows face each other, and nobody else is round the stern") {
    BowToBow kit(Around::bow_starboard);
    kit.add_beside(blue, "trireme", 3, Around::stern, 0);
    CHECK(kit.refused("anastrophe T4 T3 port") == "no other ship round the target's stern (WG-71)");
    kit.ship(5).where = Whereabouts::left;
    CHECK(kit.refused("anastrophe T4 T3 port").empty());
    kit.ship(4).at.facing = kit::in_hex(kit.ship(4).at.facing + 1);
    CHECK(kit.refused("anastrophe T4 T3 port") == "a ship that faces the target's bow (WG-71)");
    kit.ship(4).at = kit.ship(1).at;
    kit.ship(4).at.facing = kit::in_hex(midsea.facing + 3);
    CHECK(kit.refused("anastrophe T4 T3 port") ==
          "a ship in an approach hex, or 2 hexes from the target's bow (WG-72)");
}

TEST_CASE("WG-B15: from the bow hex an anastrophe passes through, and the owner chooses the side") {
    BowToBow kit(Around::bow);
    CHECK(kit.refused("anastrophe T4 T3 starboard") == "a target in line abreast (WG-50)");
    kit.add_beside(blue, "trireme", 3, Around::bow_port, 0);
    kit.activate_fast(4);
    CHECK(kit.refused("anastrophe T4 T3 port").empty());
    kit.turn_about("starboard");
    CHECK(kit.has_part("WG-41", "Pass-Through +1"));
    CHECK(kit.ship(4).at.bow == hex_around(midsea, Around::stern_starboard));
}

TEST_CASE("WG-76: after an anastrophe she is fatigued by row 7A, by one level at least") {
    for (const auto& [face, level] : {std::pair{1, 1}, std::pair{6, 2}}) {
        BowToBow kit(Around::bow_starboard);
        kit.force(DieUse::ram, 4, {2, 3});
        kit.force(DieUse::fatigue, 4, {face});
        kit.turn_about("port");
        CHECK(kit.ship(4).fatigue == level);
        CHECK(kit.battle.progress.motion.left == 0);
    }
}

TEST_CASE("WG-A15: by the switch only a ram that succeeds tires the crew") {
    for (const auto& [face, level] : {std::pair{2, 0}, std::pair{5, 2}}) {
        BowToBow kit(Around::bow_starboard);
        kit.tables.switches.anastrophe_fatigue = AnastropheFatigue::after_success;
        kit.force(DieUse::rake, 4, {2, 3});
        kit.force(DieUse::ram, 4, {face, face});
        kit.force(DieUse::fatigue, 4, {6});
        kit.turn_about("port");
        CHECK(kit.ship(4).fatigue == level);
    }
}

TEST_CASE("WG-B4: a raker that cripples herself still turns round, and does not ram") {
    BowToBow kit(Around::bow_starboard);
    kit.force(DieUse::rake, 4, {1, 1});
    kit.turn_about("port");
    CHECK(kit.ship(4).is_crippled);
    CHECK(kit.ship(4).at.bow == hex_around(midsea, Around::stern_port));
    CHECK(kit.parts_of("WG-34").empty());
    CHECK(kit.ship(4).fatigue >= 1);
}

TEST_CASE(
    "WG-A20: an anastrophe takes all movement that is left, the rake's and one more at least") {
    for (const auto& [maximum, is_enough] : {std::pair{2, true}, std::pair{1, false}}) {
        BowToBow kit(Around::bow_starboard);
        kit.ship(4).cruise = 1;  // so that it is not 1/2 Speed
        kit.ship(4).maximum = maximum;
        kit.activate_fast(4);
        CHECK(kit.refused("anastrophe T4 T3 port") ==
              (is_enough ? "" : "movement points for the rake and one more (WG-A20)"));
        if (!is_enough) continue;
        kit.turn_about("port");
        CHECK(kit.battle.progress.motion.left == 0);
    }
    // through the target the rake costs the way there, and 2
    for (const auto& [maximum, is_enough] : {std::pair{3, true}, std::pair{2, false}}) {
        BowToBow kit(Around::bow);
        kit.add_beside(blue, "trireme", 3, Around::bow_port, 0);
        kit.ship(4).cruise = 1;  // so that it is not 1/2 Speed
        kit.ship(4).maximum = maximum;
        kit.activate_fast(4);
        CHECK(kit.refused("anastrophe T4 T3 port") ==
              (is_enough ? "" : "movement points for the rake and one more (WG-A20)"));
    }
}
