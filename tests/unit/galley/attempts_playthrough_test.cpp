#include <catch2/catch.hpp>
#include <span>
#include <string>

#include "support/told_battle.h"
#include "tactical/galley/captain.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

// A battle in which every kind of attempt is made once, as it is told:
// tests/playthroughs/galley_attempts.txt.

namespace {

using kit::Around;

/// Plays orders and writes down what everybody may read of them.
class Told : public test::ToldBattle {
  public:
    explicit Told(GalleyKit& kit)
        : ToldBattle("Every kind of attempt of the galleys once, with forced dice."), kit_(kit) {}

    void give(std::string_view line) {
        INFO(line);
        REQUIRE(kit_.refused(line).empty());
        order(line);
        const std::size_t before = kit_.log.lines.size();
        REQUIRE(kit_.give(line).empty());
        lines(std::span(kit_.log.lines).subspan(before));
        const Dice dice = OddsDice{1};
        if (kit_.battle.progress.phase == Phase::answer) {
            give(order_text(captains_order(kit_.tables, kit_.view(), {}, dice)));
        }
    }

  private:
    GalleyKit& kit_;
};

std::string words(std::string_view verb, Tag ship, Tag target) {
    return std::string(verb) + " T" + std::to_string(ship) + " T" + std::to_string(target);
}

/// A target in the middle of open water, so far from the others that nothing reaches them.
kit::HexShip far_water(std::int32_t row) { return {{18 - row / 2, row}, 2, 1}; }

void ram_and_firepot(GalleyKit& kit, Told& told) {
    told.heading("A ram with a firepot");
    const Tag target = kit.add(blue, "trireme", far_water(4));
    const Tag ship = kit.add_beside(red, "trireme", target, Around::stern_starboard, -1);
    kit.ship(ship).firepots = 1;
    kit.activate(ship);
    kit.force(DieUse::avoidance, target, {2});
    kit.force(DieUse::missiles, target, {2});
    kit.force(DieUse::ram, ship, {5, 4});
    kit.force(DieUse::firepot, ship, {6});
    told.give(words("firepot", ship, target));
    CHECK(kit.ship(target).is_rammed);
    CHECK(kit.ship(target).fire_since);
}

void rake_of_a_flank(GalleyKit& kit, Told& told) {
    told.heading("A rake");
    const Tag target = kit.add(blue, "trireme", far_water(8));
    const Tag ship = kit.add_beside(red, "trireme", target, Around::stern_starboard, 0);
    kit.activate_fast(ship);
    kit.force(DieUse::avoidance, target, {3});
    kit.force(DieUse::missiles, target, {1});
    kit.force(DieUse::rake, ship, {5, 4});
    told.give("move T" + std::to_string(ship) + " ahead");
    told.give(words("rake", ship, target));
    CHECK(kit.ship(target).is_crippled);
}

void pass_through_a_line(GalleyKit& kit, Told& told) {
    told.heading("A Pass-Through");
    const Tag target = kit.add(blue, "trireme", far_water(12));
    kit.add_beside(blue, "trireme", target, Around::bow_port, 0);
    const kit::HexShip at = kit.battle.ship(target).at;
    const Tag ship = kit.add(red, "trireme", {{at.bow.q + 2, at.bow.r}, 5, 1});
    kit.activate_fast(ship);
    kit.force(DieUse::avoidance, target, {1});
    kit.force(DieUse::missiles, target, {1});
    kit.force(DieUse::rake, ship, {4, 4});
    told.give("move T" + std::to_string(ship) + " ahead");
    told.give("pass T" + std::to_string(ship) + " through T" + std::to_string(target));
    CHECK(kit.ship(target).is_crippled);
    CHECK(kit.ship(ship).at.bow == kit::Hex{at.bow.q - 1, at.bow.r});
}

void anastrophe_round_a_bow(GalleyKit& kit, Told& told) {
    told.heading("An anastrophe");
    const Tag target = kit.add(blue, "trireme", far_water(18));
    const Tag ship = kit.add_beside(red, "fast trireme", target, Around::bow_starboard, 3);
    kit.activate_fast(ship);
    kit.force(DieUse::avoidance, target, {1, 1});
    kit.force(DieUse::missiles, target, {1, 1});
    kit.force(DieUse::rake, ship, {2, 3});
    kit.force(DieUse::ram, ship, {5, 4});
    kit.force(DieUse::fatigue, ship, {6});
    told.give(words("anastrophe", ship, target) + " port");
    CHECK(kit.ship(target).is_rammed);
    told.give("done");
    CHECK(kit.ship(ship).fatigue > 0);
}

void grapple_and_capture(GalleyKit& kit, Told& told) {
    told.heading("A grapple, and a capture");
    const Tag target = kit.add(blue, "trireme", far_water(22));
    const Tag ship = kit.add_beside(red, "quinquereme", target, Around::stern_starboard, 0);
    kit.activate(ship);
    kit.force(DieUse::avoidance, target, {2});
    kit.force(DieUse::missiles, target, {2});
    kit.force(DieUse::grapple, ship, {5});
    kit.force(DieUse::boarding, target, {6, 6});
    kit.force(DieUse::boarding, ship, {6, 6});
    told.give(words("grapple", ship, target));
    told.give("done");
    told.give("board T" + std::to_string(target) + " T" + std::to_string(ship) + " x3");
    CHECK(kit.ship(target).is_captured);
    CHECK(kit.ship(target).side == red);
}

}  // namespace

TEST_CASE("every kind of attempt is told as it was approved", "[playthrough]") {
    GalleyKit kit;
    Told told(kit);
    ram_and_firepot(kit, told);
    rake_of_a_flank(kit, told);
    pass_through_a_line(kit, told);
    anastrophe_round_a_bow(kit, told);
    grapple_and_capture(kit, told);
    told.check("tests/playthroughs/galley_attempts.txt");
}
