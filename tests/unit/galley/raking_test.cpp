#include "tactical/galley/raking.h"

#include <catch2/catch.hpp>

#include "tactical/galley/chances.h"
#include "tactical/galley/holds.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea, T4 of Red in a hex round it on the opposite heading.
struct Alongside : GalleyKit {
    explicit Alongside(Around where, std::string_view target = "trireme") {
        add(blue, target, midsea);
        add_beside(red, "fast trireme", 3, where, 3);
        activate_fast(4);
        ship(3).is_rammed = true;    // she does not avoid,
        ship(3).has_reacted = true;  // nor fire back
    }
};

/// T3 and T5 of Blue side by side; T4 of Red one hex before the bow of T3, at Maximum.
struct LineAbreast : GalleyKit {
    LineAbreast() {
        add(blue, "trireme", midsea);
        add_beside(red, "fast trireme", 3, Around::bow, 3);
        ship(4).at.bow = kit::neighbour(ship(4).at.bow, midsea.facing);
        add_beside(blue, "trireme", 3, Around::bow_port, 0);
        ship(3).is_rammed = true;
        activate_fast(4);
        ship(3).has_reacted = true;
    }
};

constexpr std::string_view not_along = "a step along the flank of the target (WG-40)";

}  // namespace

TEST_CASE("V-WG-11: a small ship is raked from flank hex to flank hex, and not from her bow hex") {
    Alongside kit(Around::bow_starboard);
    CHECK(kit.refused("rake T4 T3") == "a step forward just before it (WG-B28)");
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("rake T4 T3").empty());

    GalleyKit other;
    other.add(blue, "trireme", midsea);
    other.add_beside(red, "trireme", 3, Around::bow, 2);
    other.activate(4);
    CHECK(other.give("move T4 ahead").empty());
    CHECK(around_of(midsea, other.ship(4).at.bow) == Around::bow_starboard);
    CHECK(other.refused("rake T4 T3") == not_along);
}

TEST_CASE("V-WG-10: a large ship is raked on the way into her midship hex, and not out of it") {
    Alongside kit(Around::bow_starboard, "hexeres");
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("rake T4 T3").empty());
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("rake T4 T3") == not_along);
}

TEST_CASE("WG-A8: by the switch the raker must be small instead") {
    Alongside kit(Around::bow_starboard, "hexeres");
    CHECK(kit.give("move T4 ahead ahead").empty());
    CHECK(kit.refused("rake T4 T3") == not_along);
    kit.tables.switches.rake_small_refers_to = SmallOne::raker;
    CHECK(kit.refused("rake T4 T3").empty());
}

TEST_CASE("WG-A9: a ship rakes one target once in a turn, unless the switch says any number") {
    Alongside kit(Around::bow_starboard);
    kit.ship(4).raked = {3};
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("rake T4 T3") == "a ship that she has not raked in this turn (WG-A9)");
    kit.tables.switches.rakes_per_target = Rakes::any;
    CHECK(kit.refused("rake T4 T3").empty());
}

TEST_CASE("a ship that is crippled, held or under sail rakes nobody") {
    const auto refused_with = [](auto change) {
        Alongside kit(Around::bow_starboard);
        CHECK(kit.give("move T4 ahead").empty());
        change(kit);
        return kit.refused("rake T4 T3");
    };
    CHECK(refused_with([](Alongside& kit) { kit.ship(4).is_crippled = true; }) ==
          "a ship that is not crippled to rake (WG-43)");
    CHECK(refused_with([](Alongside& kit) { hold(kit.battle, 4, 3, HoldKind::grappled); }) ==
          "a ship that is not grappled or fouled to rake (WG-B28)");
    CHECK(refused_with([](Alongside& kit) { kit.ship(4).has_sails_up = true; }) ==
          "a ship without sails up to rake (WG-93)");
}

TEST_CASE("the chances of a rake are those of the rules: 28 percent at Cruise, 42 at Maximum") {
    Alongside kit(Around::bow_starboard);
    CHECK(rake_chance(kit.tables, kit.battle, 4, 3, false) == 4167);  // 15 of 36
    CHECK(rake_chance(kit.tables, kit.battle, 4, 3, true) == 5833);
    kit.ship(4).speed = Speed::cruise;
    CHECK(rake_chance(kit.tables, kit.battle, 4, 3, false) == 2778);  // 10 of 36
    kit.ship(4).crew = 4;
    CHECK(rake_chance(kit.tables, kit.battle, 4, 3, false) == 4167);
    kit.ship(3).at.hexes = 2;
    CHECK(rake_chance(kit.tables, kit.battle, 4, 3, false) == 2778);
}

TEST_CASE("a total of 9 cripples the target, and a natural 2 the raker") {
    Alongside kit(Around::bow_starboard);
    CHECK(kit.give("move T4 ahead").empty());
    kit.force(DieUse::rake, 4, {4, 4});  // and 1 at Maximum
    CHECK(kit.give("rake T4 T3").empty());
    CHECK(kit.ship(3).is_crippled);
    CHECK_FALSE(kit.ship(4).is_crippled);

    Alongside unlucky(Around::bow_starboard);
    CHECK(unlucky.give("move T4 ahead").empty());
    unlucky.force(DieUse::rake, 4, {1, 1});
    CHECK(unlucky.give("rake T4 T3").empty());
    CHECK(unlucky.ship(4).is_crippled);
    CHECK(unlucky.battle.progress.motion.left == 0);
}

TEST_CASE(
    "V-WG-12: a crippled ship moves one hex, may fire and grapple, and neither ram nor avoid") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    kit.add_beside(red, "trireme", 3, Around::bow_starboard, 0);
    kit.ship(4).is_crippled = true;
    kit.ship(4).speed = Speed::maximum;  // counts as Cruise
    kit.activate(4);
    CHECK(kit.refused("fire T4 T3 x1").empty());
    CHECK(kit.refused("grapple T4 T3").empty());
    CHECK(kit.refused("move T4 about") == "more movement points (3.4.2)");
    CHECK(kit.refused("move T4 spin-port").empty());
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("move T4 ahead") == "more movement points (3.4.2)");
}

TEST_CASE("V-WG-14: a Pass-Through costs 2 movement points and comes out beyond the target") {
    LineAbreast kit;
    CHECK(kit.give("move T4 ahead").empty());
    const std::int32_t left = kit.battle.progress.motion.left;
    kit.force(DieUse::rake, 4, {3, 4});  // 9 with Maximum and Pass-Through
    CHECK(kit.give("pass T4 through T3").empty());
    CHECK(kit.battle.progress.motion.left == left - 2);
    CHECK(kit.ship(4).at.bow == hex_around(midsea, Around::stern));
    CHECK(kit.ship(3).is_crippled);
    CHECK(kit.refused("move T4 ahead").empty());
}

TEST_CASE("V-WG-13: a Pass-Through at Cruise, with a turn, or without room is refused") {
    LineAbreast slow;
    slow.ship(4).speed = Speed::cruise;
    slow.activate(4);
    CHECK(slow.give("move T4 ahead").empty());
    CHECK(slow.refused("pass T4 through T3") == "a ship at Maximum (WG-50)");

    LineAbreast turned;
    CHECK(turned.refused("pass T4 through T3") ==
          "a ship before the bow or stern of the target, with her bow at it (WG-50)");
    turned.ship(4).at = {kit::neighbour(midsea.bow, midsea.facing), kit::in_hex(midsea.facing + 4),
                         1};
    turned.activate_fast(4);
    turned.battle.progress.motion = {};
    CHECK(turned.refused("pass T4 through T3") ==
          "a ship before the bow or stern of the target, with her bow at it (WG-50)");

    LineAbreast full;
    full.add_beside(blue, "trireme", 3, Around::stern, 0);
    full.activate_fast(4);
    CHECK(full.give("move T4 ahead").empty());
    CHECK(full.refused("pass T4 through T3") == "an empty hex beyond the target (WG-51)");
}

TEST_CASE("WG-B15: a ship that starts before the bow must first move into that hex") {
    LineAbreast kit;
    kit.ship(4).at.bow = kit::neighbour(midsea.bow, midsea.facing);
    kit.activate_fast(4);
    CHECK(kit.refused("pass T4 through T3") == "a ship that has just moved into that hex (WG-B15)");
}

TEST_CASE("WG-A13: a target alone is in no line abreast; one empty hex between ships may be") {
    LineAbreast kit;
    CHECK(is_in_line_abreast(kit.tables, kit.battle, 3));
    kit.ship(5).at.facing = kit::in_hex(kit.ship(5).at.facing + 1);
    CHECK_FALSE(is_in_line_abreast(kit.tables, kit.battle, 3));
    kit.ship(5).at.facing = kit::in_hex(midsea.facing + 3);
    CHECK(is_in_line_abreast(kit.tables, kit.battle, 3));
    kit.ship(5).at.bow = kit::neighbour(kit.ship(5).at.bow, midsea.facing - 1);
    CHECK(is_in_line_abreast(kit.tables, kit.battle, 3));
    kit.tables.switches.abreast_gap = 0;
    CHECK_FALSE(is_in_line_abreast(kit.tables, kit.battle, 3));
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("pass T4 through T3") == "a target in line abreast (WG-50)");
}

TEST_CASE("WG-B2: a two-hex ship needs two empty hexes beyond the target") {
    LineAbreast kit;
    kit.ship(4).at = {kit::neighbour(kit::neighbour(midsea.bow, midsea.facing), midsea.facing),
                      kit::in_hex(midsea.facing + 3), 2};
    kit.activate_fast(4);
    CHECK(kit.give("move T4 ahead").empty());
    const kit::Hex second =
        kit::neighbour(kit::neighbour(midsea.bow, midsea.facing + 3), midsea.facing + 3);
    kit.add(blue, "trireme", {second, midsea.facing, 1});
    CHECK(kit.refused("pass T4 through T3") == "an empty hex beyond the target (WG-51)");
    kit.ship(6).where = Whereabouts::left;
    CHECK(kit.give("pass T4 through T3").empty());
    CHECK(kit.ship(4).at.bow == second);
}

TEST_CASE("WG-A14: a Pass-Through rakes the target, not the ships beside the way") {
    LineAbreast kit;
    kit.add_beside(blue, "trireme", 3, Around::bow_starboard, 0);
    CHECK(kit.give("move T4 ahead").empty());
    kit.force(DieUse::rake, 4, {6, 6});
    CHECK(kit.give("pass T4 through T3").empty());
    CHECK(kit.ship(3).is_crippled);
    CHECK_FALSE(kit.ship(5).is_crippled);
    CHECK_FALSE(kit.ship(6).is_crippled);
    CHECK(std::count_if(kit.log.lines.begin(), kit.log.lines.end(),
                        [](const LogLine& line) { return line.rule == "WG-41"; }) == 1);
}
