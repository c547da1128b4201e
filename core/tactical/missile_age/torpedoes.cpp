#include "tactical/missile_age/torpedoes.h"

#include <algorithm>
#include <optional>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

const Weapon& weapon_in(const Tables& tables, const Torpedo& torpedo) {
    return tables.weapons[static_cast<std::size_t>(torpedo.weapon)];
}

/// What a torpedo can strike: vessels that are no wrecks, friend or foe, but not its firer.
bool is_struck_by(const Unit& unit, const Torpedo& torpedo) {
    return unit.is_on_table() && !unit.is_aircraft() && !unit.is_dummy && !unit.is_wreck() &&
           unit.tag != torpedo.firer;
}

std::vector<const Unit*> vessels_near(const Ground& ground, const Torpedo& torpedo,
                                      std::int32_t reach) {
    std::vector<const Unit*> near;
    for (const Unit& unit : ground.battle.units) {
        const bool is_near = kit::distance(unit.place, torpedo.place) <= reach;
        if (is_near && is_struck_by(unit, torpedo)) near.push_back(&unit);
    }
    return near;
}

/// The vessel that comes within the striking distance of this place.
Tag struck_at(const Ground& ground, const std::vector<const Unit*>& near, kit::Point place) {
    const std::int32_t strikes = mm(ground.tables.lengths.torpedo_strikes);
    for (const Unit* unit : near) {
        if (kit::is_within(kit::Circle{place, 0}, base_of(ground.tables, *unit), strikes)) {
            return unit->tag;
        }
    }
    return 0;
}

bool is_on_land(const Conditions& conditions, kit::Point place) {
    return std::any_of(conditions.land.begin(), conditions.land.end(), [place](const auto& land) {
        return kit::do_touch(kit::Circle{place, 0}, land);
    });
}

/// Towards the nearest vessel ahead within its hearing, by at most the turn of the switches.
std::int32_t heading_heard(const Ground& ground, const Torpedo& torpedo) {
    constexpr std::int32_t ahead_of_beam = 90;
    const std::int32_t hears = mm(ground.tables.lengths.torpedo_seeks);
    const Unit* nearest = nullptr;
    for (const Unit* unit : vessels_near(ground, torpedo, hears)) {
        const std::int32_t to = kit::bearing(torpedo.place, unit->place);
        if (kit::angle_between(torpedo.heading, to) > ahead_of_beam) continue;
        const bool is_nearer =
            nearest == nullptr || kit::distance(unit->place, torpedo.place) <
                                      kit::distance(nearest->place, torpedo.place);
        if (is_nearer) nearest = unit;
    }
    if (nearest == nullptr) return torpedo.heading;
    return kit::turned_towards(torpedo.heading, kit::bearing(torpedo.place, nearest->place),
                               ground.tables.switches.move_turn_deg);
}

}  // namespace

bool is_guided(const Tables& tables, const Torpedo& torpedo) {
    return weapon_in(tables, torpedo).is_guided;
}

bool is_steered(const Tables& tables, const Battle& battle, const Torpedo& torpedo) {
    const Unit* firer = unit_with(battle, torpedo.firer);
    return is_guided(tables, torpedo) && torpedo.target == 0 && firer != nullptr &&
           is_fighting(*firer);
}

void run_torpedo(Ground& ground, Torpedo& torpedo, std::int32_t heading) {
    constexpr std::int32_t step = 5;
    const std::int32_t run = std::min(mm(weapon_in(ground.tables, torpedo).run), torpedo.left);
    const std::int32_t around = run + mm(ground.tables.lengths.hull_length.back());
    const std::vector<const Unit*> near = vessels_near(ground, torpedo, around);
    const kit::Point from = torpedo.place;
    torpedo.heading = kit::in_circle(heading);
    std::int32_t done = 0;
    while (done < run) {
        const std::int32_t next = std::min(run, done + step);
        const kit::Point place = kit::ahead(from, torpedo.heading, next);
        const bool is_over = !is_on_table(ground.battle.conditions, place) ||
                             is_on_land(ground.battle.conditions, place);
        if (is_over) {
            torpedo.left = 0;
            break;
        }
        done = next;
        torpedo.place = place;
        torpedo.target = struck_at(ground, near, place);
        if (torpedo.target != 0) break;
    }
    torpedo.left = std::max(0, torpedo.left - done);
    ground.trace(from, torpedo.place, TraceKind::moved);
}

void run_autonomous(Ground& ground) {
    for (Torpedo& torpedo : ground.battle.torpedoes) {
        if (torpedo.target != 0 || is_guided(ground.tables, torpedo)) continue;
        run_torpedo(ground, torpedo, heading_heard(ground, torpedo));
    }
    remove_spent(ground.battle);
}

void remove_spent(Battle& battle) {
    std::erase_if(battle.torpedoes,
                  [](const Torpedo& torpedo) { return torpedo.left == 0 && torpedo.target == 0; });
}

}  // namespace flagplot::tactical::missile_age
