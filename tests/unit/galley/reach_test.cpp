#include "tactical/galley/reach.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <utility>

#include "tactical/galley/board.h"
#include "tactical/galley/moving.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

using Ends = std::map<std::pair<kit::Hex, kit::Hexside>, std::int32_t>;

/// Every course that the rules of single steps allow, tried one after another.
void try_all(const GalleyKit& kit, Tag ship, const Course& course, std::int32_t spent, Ends& ends) {
    const auto [place, is_new] = ends.try_emplace({course.at.bow, course.at.facing}, spent);
    if (!is_new) place->second = std::min(place->second, spent);
    for (const Step step : {Step::ahead, Step::port, Step::starboard, Step::back, Step::about,
                            Step::spin_port, Step::spin_starboard}) {
        if (!why_not_step(kit.tables, kit.battle, ship, course, step).empty()) continue;
        const Course after = after_step(kit.tables, kit.battle.ship(ship), course, step);
        if (after.motion.has_circled || !is_on_board(kit.battle, after.at.bow)) continue;
        try_all(kit, ship, after, spent + course.motion.left - after.motion.left, ends);
    }
}

void check_agrees(const GalleyKit& kit, Tag ship) {
    Ends ends;
    try_all(kit, ship, course_of(kit.tables, kit.battle, ship), 0, ends);
    Ends found;
    std::int32_t before = 0;
    for (const Reach& reach : reachable(kit.tables, kit.battle, ship)) {
        CHECK(before <= reach.cost);
        before = reach.cost;
        CHECK(found.try_emplace({reach.at.bow, reach.at.facing}, reach.cost).second);
        Course course = course_of(kit.tables, kit.battle, ship);
        for (const Step step : reach.steps) {
            CHECK(why_not_step(kit.tables, kit.battle, ship, course, step).empty());
            course = after_step(kit.tables, kit.battle.ship(ship), course, step);
        }
        CHECK(course.at == reach.at);
    }
    CHECK(found == ends);
}

}  // namespace

TEST_CASE("a ship reaches what single steps allow, at the least cost") {
    const auto [kind, speed] = GENERATE(table<std::string, Speed>({{"trireme", Speed::cruise},
                                                                   {"trireme", Speed::maximum},
                                                                   {"hexeres", Speed::cruise},
                                                                   {"hexeres", Speed::maximum},
                                                                   {"transport", Speed::cruise}}));
    INFO(kind << " " << word_of(speed));
    GalleyKit kit;
    const Tag ship = kit.add(red, kind, midsea);
    kit.add(blue, "trireme", {{12, 15}, 0, 1});
    kit.add(red, "hexeres", {{11, 13}, 2, 2});
    kit.ship(ship).speed = speed;
    kit.activate(ship);
    check_agrees(kit, ship);
    SECTION("also in the middle of her movement") {
        CHECK(kit.give("move T3 ahead").empty());
        check_agrees(kit, ship);
    }
}

TEST_CASE("a ship at the edge or among others reaches only empty hexes of the board") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", {{3, 1}, 0, 1});
    kit.add(red, "trireme", {{4, 1}, 0, 1});
    kit.activate(ship);
    check_agrees(kit, ship);
    for (const Reach& reach : reachable(kit.tables, kit.battle, ship)) {
        CHECK(is_free(kit.battle, reach.at.bow, ship));
    }
}

TEST_CASE("a ship that is held or rammed stays where she is") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.ship(ship).is_rammed = true;
    kit.activate(ship);
    CHECK(reachable(kit.tables, kit.battle, ship).size() == 1);
}
