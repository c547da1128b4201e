#include "tactical/galley/fittings.h"

#include <algorithm>

#include "tactical/galley/moving.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

Refusal why_not_jettison(const Tables& tables, const Battle& battle, Tag tag) {
    const Motion motion = course_of(tables, battle, tag).motion;
    return first_failed({
        {battle.ship(tag).has_towers, "a ship with towers (WG-82)"},
        {!motion.is_ended, "a ship that has not ended her movement (WG-B25)"},
        {motion.left >= tables.costs.towers, "movement points to jettison towers (WG-82)"},
    });
}

void jettison(Ground& ground, Tag tag) {
    spend(ground, tag, ground.tables.costs.towers);
    Ship& ship = ground.battle.ship(tag);
    ship.has_towers = ship.has_flames = false;
    ship.missiles = std::max(0, ship.missiles + ground.tables.switches.tower_missile);
    if (ship.maximum > 0) ++ship.maximum;
    if (level_of(ship) == Speed::maximum) ++ground.battle.progress.motion.left;
    ground.say([&] { return called(ground.battle, tag) + " jettisons her towers"; }, "WG-82");
}

Refusal why_not_sails(const Tables& tables, const Battle& battle, Tag tag, bool is_up) {
    const Ship& ship = battle.ship(tag);
    const Motion motion = course_of(tables, battle, tag).motion;
    return first_failed({
        {ship.has_mast, "a ship with masts (WG-93)"},
        {ship.has_sails_up != is_up, "sails that are not so already (WG-93)"},
        {!is_up || level_of(ship) == Speed::cruise, "a ship at Cruise to raise sails (WG-93)"},
        {!motion.is_ended, "a ship that has not ended her movement (WG-B25)"},
        {motion.left >= tables.costs.sails, "movement points for the sails (WG-93)"},
    });
}

void set_sails(Ground& ground, Tag tag, bool is_up) {
    spend(ground, tag, ground.tables.costs.sails);
    ground.battle.ship(tag).has_sails_up = is_up;
    ground.say(
        [&] { return called(ground.battle, tag) + (is_up ? " raises sails" : " lowers sails"); },
        "WG-93");
}

}  // namespace flagplot::tactical::galley
