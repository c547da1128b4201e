#include "tactical/gunnery/lights.h"

#include <limits>

#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/measures.h"

namespace flagplot::tactical::gunnery {

namespace {

/// The hostile ship nearest to this one of those her side held, between two ranges (yards); the
/// number of actors: there is none.
std::size_t nearest_held(const Field& field, const Actor& own, std::int32_t least,
                         std::int32_t most) {
    const Side& side = field.side_of(own);
    std::size_t nearest = field.actors.size();
    std::int32_t best = std::numeric_limits<std::int32_t>::max();
    for (std::size_t i = 0; i < side.contacts.size(); ++i) {
        const Contact& contact = side.contacts[i];
        if (contact.now == Knowing::lost || contact.is_gone || contact.is_wreck) continue;
        const std::size_t place =
            field.place_of(field.battle.truths[own.ref.side.index()].contacts[i]);
        const Actor& target = field.actors[place];
        if (!field.is_hostile(own, target) || !target.ship->is_there()) continue;
        const std::int32_t range = kit::distance(own.middle, target.middle);
        if (range < least || range > most || range >= best) continue;
        best = range;
        nearest = place;
    }
    return nearest;
}

void light_by_lamp(Field& field, Actor& own) {
    const std::size_t target =
        nearest_held(field, own, 0, field.tables.sight.searchlight * yards_of_hundred);
    if (target >= field.actors.size()) return;
    own.shows_lamp = true;
    field.actors[target].is_lit = true;
}

/// The guide lights a whole division.
void light_by_stars(Field& field, Actor& own) {
    const SightTable& sight = field.tables.sight;
    const std::size_t target = nearest_held(field, own, sight.star_shell_least * yards_of_hundred,
                                            sight.star_shell * yards_of_hundred);
    if (target >= field.actors.size() || !has_guns(*own.ship)) return;
    own.lights_stars = true;
    const Actor& lit = field.actors[target];
    for (Actor& each : field.actors) {
        if (each.ref.side == lit.ref.side && each.division == lit.division) each.is_lit = true;
    }
}

}  // namespace

void put_on_lights(Field& field) {
    if (field.is_by_day()) return;
    for (Actor& actor : field.actors) {
        if (!actor.ship->is_there() || actor.ship->silent_until > field.turn()) continue;
        const Side& side = field.side_of(actor);
        const Division& division = field.division_of(actor);
        if (!side.is_aware) continue;
        if (division.lights == Verb::searchlights) light_by_lamp(field, actor);
        if (division.lights == Verb::star_shell && guide_of(side, division) == actor.ref.ship) {
            light_by_stars(field, actor);
        }
    }
}

}  // namespace flagplot::tactical::gunnery
