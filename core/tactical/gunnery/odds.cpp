#include "tactical/gunnery/odds.h"

#include <algorithm>
#include <limits>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

const Design& design_at(const View& view, std::int32_t place) {
    return view.own.designs[static_cast<std::size_t>(place)];
}

/// Guns go as the hull does: what is left of her value is what is left of that.
std::int32_t value_of(const Contact& contact, const Design& design, const Tables& tables) {
    const std::int64_t hull = new_hull_of(design);
    const std::int64_t left = std::max<std::int64_t>(0, hull - contact.hurt);
    return static_cast<std::int32_t>(
        std::max<std::int64_t>(1, new_value_of(design, tables) * left / hull));
}

/// Is this ship by night farther from all own ships than half the distance at which she sees them?
bool is_dim(const View& view, const Foe& foe, const Light& light, const Tables& tables) {
    if (light.lit != Lit::night) return false;
    return std::none_of(view.own.ships.begin(), view.own.ships.end(), [&](const Ship& ship) {
        if (!ship.is_there()) return false;
        const std::int32_t sight =
            sight_by(foe, ship, design_at(view, ship.design), light, tables) * yards_in_range;
        return kit::distance(ship.at, foe.held->at) * 2 <= sight;
    });
}

}  // namespace

std::vector<Foe> foes_of(const View& view, const Tables& tables) {
    std::vector<Foe> foes;
    const std::vector<Contact>& contacts = view.own.contacts;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const Contact& contact = contacts[i];
        if (!is_held(contact) || contact.is_wreck || !is_hostile(view, contact)) continue;
        const Design& design = design_at(view, contact.design);
        foes.push_back({static_cast<std::int32_t>(i), &contact, &design,
                        value_of(contact, design, tables),
                        view.own.alert[contact.side.index()] != 0});
    }
    return foes;
}

bool looks_disarmed(const Contact& contact, const Design& taken_for) {
    return taken_for.batteries.empty() ||
           (contact.hurt * 2 >= new_hull_of(taken_for) && !contact.has_fired);
}

std::int64_t Odds::percent() const {
    constexpr std::int64_t whole = 100;
    return enemy == 0 ? std::numeric_limits<std::int32_t>::max() : own * whole / enemy;
}

Odds odds_of(const View& view, const std::vector<Foe>& foes, const Light& light,
             const Tables& tables) {
    constexpr std::int32_t quarter = 4;
    Odds odds;
    for (const Ship& ship : view.own.ships) {
        const Design& design = design_at(view, ship.design);
        if (design.is_merchant) continue;
        odds.own += value_left(ship, design, tables);
        odds.own_new += new_value_of(design, tables);
    }
    for (const Foe& foe : foes) {
        if (foe.design->is_merchant) continue;
        const bool is_guess = foe.held->best < Knowing::seen;  // no more than a place
        const bool counts_less = is_guess || !foe.is_alert || is_dim(view, foe, light, tables);
        odds.enemy += counts_less ? foe.value / quarter : foe.value;
    }
    return odds;
}

std::int32_t sight_of(const Ship& ship, const Design& design, const Foe& foe, const Light& light,
                      const Tables& tables) {
    const Looking looking{foe.design->tons,
                          kit::bearing(ship.at, foe.held->at),
                          true,
                          design.night,
                          foe.held->has_fired,
                          foe.held->is_burning,
                          false};
    return visibility(light, looking, tables).plain;
}

std::int32_t sight_by(const Foe& foe, const Ship& ship, const Design& design, const Light& light,
                      const Tables& tables) {
    const Looking looking{design.tons,
                          kit::bearing(foe.held->at, ship.at),
                          foe.is_alert,
                          foe.design->night,
                          ship.fired_last_turn,
                          ship.fires > 0,
                          false};
    return visibility(light, looking, tables).plain;
}

}  // namespace flagplot::tactical::gunnery
