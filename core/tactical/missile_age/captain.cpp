#include "tactical/missile_age/captain.h"

#include <algorithm>

#include "base/ensure.h"
#include "tactical/doctrine.h"
#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/captain_mind.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Shots count at once, so it is good to begin them; with moves it is good to see the other's.
Order beginner(const Mind& mind) {
    if (mind.battle.progress.phase != Phase::civilians) return {Begin{mind.side}};
    for (std::uint32_t other = 0; other < mind.battle.sides.size(); ++other) {
        if (mind.battle.is_hostile(mind.side, {other})) return {Begin{{other}}};
    }
    return {Begin{mind.side}};
}

std::optional<Order> wanted_of_unit(const Mind& mind, const Unit& unit) {
    switch (mind.battle.progress.phase) {
        case Phase::air:
        case Phase::vessels:
            if (auto order = radar_wanted(mind, unit)) return order;
            return unit.is_aircraft() ? flight_wanted(mind, unit) : move_wanted(mind, unit);
        case Phase::air_again:
            return flight_wanted(mind, unit);
        case Phase::spotting:
            return search_wanted(mind, unit);
        case Phase::launch:
            if (auto order = deck_work_wanted(mind, unit)) return order;
            return shot_wanted(mind, unit);
        case Phase::guns:
        case Phase::sams:
        case Phase::decoys:
        case Phase::close_in:
            return shot_wanted(mind, unit);
        case Phase::opening:
        case Phase::civilians:
        case Phase::torpedoes:
        case Phase::hits:
        case Phase::over:
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Order> wanted_of(const Mind& mind, Tag tag) {
    if (const Unit* unit = unit_with(mind.battle, tag)) return wanted_of_unit(mind, *unit);
    const Torpedo* torpedo = torpedo_with(mind.battle, tag);
    if (torpedo == nullptr || mind.battle.progress.phase != Phase::vessels) return std::nullopt;
    return guidance_wanted(mind, *torpedo);
}

std::optional<Order> opening(const Mind& mind) {
    for (const Unit& unit : mind.battle.units) {
        if (!mind.is_own(unit)) continue;
        if (auto order = radar_wanted(mind, unit)) return order;
    }
    return std::nullopt;
}

std::optional<Order> activation(const Mind& mind) {
    const Progress& progress = mind.battle.progress;
    if (progress.active != 0) return wanted_of(mind, progress.active);
    for (const Tag tag : progress.queue.sides[progress.queue.next].units) {
        if (auto order = wanted_of(mind, tag)) return order;
    }
    return std::nullopt;
}

}  // namespace

std::vector<DoctrineKey> captains_keys() {
    return {
        key_of_words<Emission>("emission", "who searches by radar; picket: one ship of four"),
        key_of_words<Release>("release", "what missiles are fired at"),
        key_of_words<Salvo>("salvo", "rounds of a launcher at one target"),
        key_of_words<Defence>("defence", "whose missiles a ship meets: layered: all that it can"),
        key_of_words<Manoeuvre>("manoeuvre", "how a ship moves; captain: by its weapons"),
        key_of_words<Withdrawal>("withdraw", "the damage with which a ship leaves"),
        key_of_words<Flying>("aircraft", "whether a ship's aircraft take off")};
}

Order captains_order(const Tables& tables, const View& view, const Doctrine& doctrine,
                     const Dice& /*dice*/) {
    const Mind mind(tables, view, doctrine);
    std::optional<Order> order;
    switch (view.known.progress.asking) {
        case Asking::readiness:
            order = opening(mind);
            break;
        case Asking::beginner:
            order = beginner(mind);
            break;
        case Asking::owner:
            order = answer_wanted(mind);
            break;
        case Asking::activation:
            order = activation(mind);
            break;
        case Asking::umpire:
        case Asking::nobody:
            break;
    }
    if (!order) order = passing(view);
    FLAGPLOT_ENSURE(order.has_value());
    return *std::move(order);
}

}  // namespace flagplot::tactical::missile_age
