#include "tactical/squadron/attack.h"

#include <fmt/format.h>

#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

/// The hits of a die that showed this face first, and of those that follow a 6.
std::int32_t open_hits(Ground& ground, ShipNumber by, DieUse use, std::int32_t face,
                       std::int32_t needed, std::string* words) {
    std::int32_t hits = hits_of_face(face, needed);
    while (face == die_faces) {
        face = ground.roll(use, by, die_faces);
        hits += hits_of_face(face, needed);
        if (words != nullptr) *words += fmt::format("+{}", face);
    }
    return hits;
}

}  // namespace

AttackRoll rolled(Ground& ground, ShipNumber by, DieUse use, const AttackDice& dice) {
    AttackRoll roll;
    std::string* const words = ground.is_logged() ? &roll.faces : nullptr;
    for (std::int32_t die = 0; die < dice.dice; ++die) {
        std::int32_t face = ground.roll(use, by, die_faces);
        if (words != nullptr) *words += fmt::format("{}{}", die > 0 ? ", " : "", face);
        if (dice.rerolls_misses && hits_of_face(face, dice.needed) == 0) {
            face = ground.roll(DieUse::attack_again, by, die_faces);
            if (words != nullptr) *words += fmt::format(" again {}", face);
        }
        roll.hits += open_hits(ground, by, use, face, dice.needed, words);
    }
    return roll;
}

Harm harm_of(const Switches& switches, std::int32_t hits, std::int32_t damage_rating,
             std::int32_t critical_rating, AttackKind kind) {
    const bool is_red = kind == AttackKind::red_ram;
    const std::int32_t rating = std::max(1, is_red ? damage_rating : critical_rating);
    if (hits >= rating) {
        const bool is_one = is_red && !switches.red_multiples;
        return {0, is_one ? 1 : hits / rating};
    }
    if (is_red) return {};
    const std::int32_t wanted = damage_rating + (switches.fire_threshold == Threshold::gt ? 1 : 0);
    return {hits >= wanted ? 1 : 0, 0};
}

Harm harm_to(const Ground& ground, ShipNumber target, std::int32_t hits, AttackKind kind) {
    const Ship& ship = ground.battle.ships[target];
    return harm_of(ground.switches(), hits, ground.battle.class_of(ship).damage_rating,
                   critical_rating_of(ground.battle, ship), kind);
}

void do_harm(Ground& ground, ShipNumber target, const Harm& harm, std::optional<SideIndex> by) {
    Ship& ship = ground.battle.ships[target];
    ship.damage.hull += harm.hull;
    if (by && (harm.hull > 0 || harm.criticals > 0)) ship.hit_by = by;
    for (std::int32_t hit = 0; hit < harm.criticals; ++hit) {
        ground.battle.criticals.push_back({target, by, 0, false, false});
    }
}

}  // namespace flagplot::tactical::squadron
