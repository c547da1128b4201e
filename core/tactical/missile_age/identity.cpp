#include "tactical/missile_age/identity.h"

#include <algorithm>
#include <utility>

namespace flagplot::tactical::missile_age {

void exchange(Unit& one, Unit& other) {
    std::swap(one, other);
    std::swap(one.tag, other.tag);
    std::swap(one.place, other.place);
    std::swap(one.was, other.was);
    std::swap(one.heading, other.heading);
    std::swap(one.altitude, other.altitude);
    std::swap(one.is_leaving, other.is_leaving);
    std::swap(one.exit, other.exit);
    std::swap(one.known_by, other.known_by);
}

bool is_veiled(const Battle& battle, const Unit& unit, SideIndex side) {
    const auto is_of_it = [&](const auto& weapon) { return weapon.firer == unit.tag; };
    return unit.side != side && unit.is_on_table() && !unit.is_civilian &&
           unit.seen_by(side) != Sighting::model && unit.fires == 0 &&
           std::none_of(battle.missiles.begin(), battle.missiles.end(), is_of_it) &&
           std::none_of(battle.torpedoes.begin(), battle.torpedoes.end(), is_of_it);
}

}  // namespace flagplot::tactical::missile_age
