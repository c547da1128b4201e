#include "tactical/gunnery/sighting.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/lights.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/smoke.h"

namespace flagplot::tactical::gunnery {

namespace {

/// What a ship looks like from afar, as long as her type is not seen.
const std::string& type_by_size(bool is_large) {
    static const std::string large = "heavy cruiser", small = "destroyer";
    return is_large ? large : small;
}

/// Place of a design among those a side knows; it is added if it is not there.
std::int32_t place_of_design(Side& side, const Design& design) {
    const auto found = std::find(side.designs.begin(), side.designs.end(), design);
    const auto place = static_cast<std::int32_t>(found - side.designs.begin());
    if (found == side.designs.end()) side.designs.push_back(design);
    return place;
}

/// Number of a division with a side: E3 is 3.
std::int32_t enemy_number(Battle& battle, SideIndex side, DivisionRef ref) {
    std::vector<DivisionRef>& enemies = battle.truths[side.index()].enemies;
    const auto found = std::find(enemies.begin(), enemies.end(), ref);
    const auto number = static_cast<std::int32_t>(found - enemies.begin()) + 1;
    if (found == enemies.end()) {
        enemies.push_back(ref);
        battle.sides[side.index()].enemies = number;
    }
    return number;
}

std::size_t place_of_contact(const Truth& truth, ShipRef ref) {
    return static_cast<std::size_t>(std::find(truth.contacts.begin(), truth.contacts.end(), ref) -
                                    truth.contacts.begin());
}

/// All sightings of the turn.
class Lookout {
  public:
    explicit Lookout(Field& field) : field_(field), smokers_(smokers(field)) {}

    void look() {
        const std::size_t many = field_.actors.size();
        field_.sightings.assign(many * many, {});
        for (std::size_t a = 0; a < many; ++a) {
            for (std::size_t b = a + 1; b < many; ++b) {
                if (field_.actors[a].ref.side == field_.actors[b].ref.side) continue;
                const std::int32_t range =
                    kit::distance(field_.actors[a].middle, field_.actors[b].middle);
                look(a, b, range);
                look(b, a, range);
            }
        }
    }

  private:
    void look(std::size_t a, std::size_t b, std::int32_t range) {
        if (!field_.actors[a].ship->is_there() || !field_.actors[b].ship->is_in_sight()) return;
        field_.sightings[a * field_.actors.size() + b] = sighting(a, b, range);
    }

    [[nodiscard]] Sighting sighting(std::size_t a, std::size_t b, std::int32_t range) const {
        const Actor& observer = field_.actors[a];
        const Actor& target = field_.actors[b];
        Sighting made;
        made.range = range;
        made.is_smoked = !smokers_.empty() && is_hidden_by(field_, smokers_, a, b, range);
        const bool needs_bearing = field_.light.glow.has_value();
        const Seen seen = visibility(
            field_.light,
            {target.design->tons, needs_bearing ? kit::bearing(observer.middle, target.middle) : 0,
             field_.side_of(observer).is_aware, observer.design->night,
             target.ship->fired_last_turn, target.ship->fires > 0 || target.is_lit, made.is_smoked},
            field_.tables);
        made.plain = seen.plain * yards_of_hundred;
        made.flashes = seen.flashes * yards_of_hundred;
        if (target.shows_lamp && !field_.is_by_day()) {
            made.plain = std::max(made.plain, field_.tables.sight.lamp_shows * yards_of_hundred);
        }
        return made;
    }

    Field& field_;
    std::vector<std::size_t> smokers_;
};

/// What one side comes to know in a turn.
class Watch {
  public:
    Watch(Field& field, std::uint32_t number)
        : field_(field),
          number_(number),
          side_(field.battle.sides[number]),
          truth_(field.battle.truths[number]) {}

    void keep() {
        for (std::size_t b = 0; b < field_.actors.size(); ++b) {
            const Actor& target = field_.actors[b];
            if (target.ref.side.number == number_) continue;
            if (!target.ship->is_in_sight()) {
                lose(target);
                continue;
            }
            bool is_by_radar = false;
            Knowing knowing = by_eye(b);
            if (knowing < Knowing::contact && is_on_radar(b)) {
                knowing = Knowing::contact;
                is_by_radar = true;
            }
            if (knowing == Knowing::lost) {
                lose(target);
            } else {
                hold(target, knowing, is_by_radar);
            }
        }
    }

    [[nodiscard]] bool sees_reason_to_be_aware() const {
        return std::any_of(side_.contacts.begin(), side_.contacts.end(), [&](const Contact& each) {
            if (each.now == Knowing::lost || each.turn != field_.turn()) return false;
            if (!field_.battle.conditions.is_hostile({number_}, each.side)) return false;
            const Design& design = side_.designs[static_cast<std::size_t>(each.design)];
            return each.is_by_radar || !design.is_merchant;
        });
    }

  private:
    [[nodiscard]] Knowing by_eye(std::size_t target) const {
        Knowing best = Knowing::lost;
        const std::size_t first = field_.first_of[number_];
        for (std::size_t a = first; a < first + side_.ships.size(); ++a) {
            if (!field_.actors[a].ship->is_there()) continue;
            const Sighting& sighting = field_.sighting(a, target);
            if (sighting.is_known()) return Knowing::known;
            if (sighting.is_plain())
                best = Knowing::seen;
            else if (sighting.is_flash())
                best = std::max(best, Knowing::flash);
        }
        return best;
    }

    /// By the best radar of the side that is in range (GU-18).
    [[nodiscard]] bool is_on_radar(std::size_t target) const {
        std::int32_t grade = 0;
        const std::size_t first = field_.first_of[number_];
        const std::int32_t tons = field_.actors[target].design->tons;
        for (std::size_t a = first; a < first + side_.ships.size(); ++a) {
            const Actor& own = field_.actors[a];
            if (own.design->radar <= grade || !own.ship->is_there()) continue;
            if (!field_.division_of(own).is_radar_on) continue;
            const std::int32_t reach = radar_range(own.design->radar, tons, field_.tables);
            if (field_.sighting(a, target).range <= reach) grade = own.design->radar;
        }
        if (grade == 0) return false;
        const std::int32_t rolled = field_.die(DieUse::radar, number_, target, 0, hundred);
        return rolled <= chance(field_.actors[target].ref, grade);
    }

    [[nodiscard]] std::int32_t chance(ShipRef target, std::int32_t grade) const {
        const std::size_t place = place_of_contact(truth_, target);
        const bool is_held =
            place < side_.contacts.size() && side_.contacts[place].now >= Knowing::contact;
        if (is_held) return field_.tables.sight.kept;
        const std::int32_t chance = field_.tables.radar[static_cast<std::size_t>(grade)].chance;
        return field_.battle.conditions.is_coastal ? chance - field_.tables.sight.coast : chance;
    }

    void lose(const Actor& target) {
        const std::size_t place = place_of_contact(truth_, target.ref);
        if (place >= side_.contacts.size()) return;
        Contact& contact = side_.contacts[place];
        if (contact.now == Knowing::lost) return;
        contact.now = Knowing::lost;
        contact.has_fired = contact.is_weaving = contact.is_by_radar = false;
        if (field_.log == nullptr || contact.is_gone) return;
        field_.log->tell({number_}, fmt::format("{} is lost to sight", called(contact)), "GU-17");
    }

    void hold(const Actor& target, Knowing knowing, bool is_by_radar) {
        const std::size_t known_before = side_.contacts.size();
        const std::size_t place =
            contact_of(field_.battle, {number_}, target.ref, target.division, field_.tables);
        Contact& contact = side_.contacts[place];
        const bool is_new = place == known_before;
        const bool was_lost = contact.now == Knowing::lost;
        contact.now = knowing;
        contact.turn = field_.turn();
        contact.is_by_radar = is_by_radar;
        contact.enemy = enemy_number(field_.battle, {number_}, {target.ref.side, target.division});
        learn(contact, target, knowing);
        if (is_new && field_.battle.conditions.is_hostile({number_}, contact.side)) {
            side_.interrupt = Interrupt::new_enemy;
        }
        if (field_.log == nullptr || (!is_new && !was_lost)) return;
        field_.log
            ->tell({number_},
                   fmt::format("{} is {} at {},{}", called(contact),
                               is_by_radar                 ? "held by radar"
                               : knowing == Knowing::flash ? "firing in the dark"
                                                           : "in sight",
                               target.ship->at.x, target.ship->at.y),
                   is_by_radar ? "GU-18" : "GU-17")
            .event = LogEvent::contact;
    }

    /// What is seen of her at this level, if it was not known.
    void learn(Contact& contact, const Actor& target, Knowing knowing) {
        if (knowing <= contact.best) return;
        contact.best = knowing;
        const std::int32_t year = year_of(field_.battle.conditions.begin);
        contact.type = target.design->type;
        if (knowing == Knowing::known) {
            contact.name = target.ship->name;
            contact.design = place_of_design(side_, *target.design);
        } else {
            contact.design =
                place_of_design(side_, usual_design(contact.type, year, field_.tables));
        }
    }

    Field& field_;
    std::uint32_t number_;
    Side& side_;
    Truth& truth_;
};

}  // namespace

Seen visibility(const Light& light, const Looking& looking, const Tables& tables) {
    constexpr std::int32_t near = 45, opposite = 135;
    const SightTable& sight = tables.sight;
    const bool is_day = light.lit == Lit::day;
    Seen seen{light.visibility * size_percent(tables.size_of_sight, looking.tons) / hundred, 0};
    if (light.glow) {
        const std::int32_t off = kit::angle_between(looking.bearing, *light.glow);
        if (off <= near) seen.plain = seen.plain * sight.against_glow / hundred;
        if (off >= opposite) seen.plain = seen.plain * sight.from_glow / hundred;
    }
    if (!looking.is_aware) seen.plain = seen.plain * sight.unaware / hundred;
    if (!is_day && looking.has_fired) seen.flashes = seen.plain * sight.flashes / hundred;
    if (!is_day && looking.is_bright) seen.plain = seen.plain * sight.burning / hundred;
    if (looking.is_smoked) {
        seen.plain = seen.plain * sight.smoke / hundred;
        seen.flashes = seen.flashes * sight.smoke / hundred;
    }
    if (!is_day) {
        const std::int32_t lookouts = sight.lookouts[static_cast<std::size_t>(looking.night)];
        seen.plain = seen.plain * lookouts / hundred;
        seen.flashes = seen.flashes * lookouts / hundred;
    }
    return seen;
}

std::int32_t radar_range(std::int32_t grade, std::int32_t tons, const Tables& tables) {
    return tables.radar[static_cast<std::size_t>(grade)].range *
           size_percent(tables.size_of_sight, tons);
}

std::size_t contact_of(Battle& battle, SideIndex side, ShipRef ship, std::int32_t division,
                       const Tables& tables) {
    Side& own = battle.sides[side.index()];
    Truth& truth = battle.truths[side.index()];
    const std::size_t place = place_of_contact(truth, ship);
    if (place < own.contacts.size()) return place;
    const Side& other = battle.sides[ship.side.index()];
    const Ship& seen = other.ships[static_cast<std::size_t>(ship.ship)];
    Contact contact;
    contact.side = ship.side;
    contact.is_large = looks_large(other.designs[static_cast<std::size_t>(seen.design)]);
    contact.enemy = enemy_number(battle, side, {ship.side, division});
    contact.design = place_of_design(own, usual_design(type_by_size(contact.is_large),
                                                       year_of(battle.conditions.begin), tables));
    contact.at = seen.at;
    contact.heading = seen.heading;
    contact.knots = seen.knots;
    contact.turn = battle.conditions.turn;
    truth.contacts.push_back(ship);
    own.contacts.push_back(std::move(contact));
    return place;
}

std::string called(const Contact& contact) {
    if (!contact.name.empty()) return contact.name;
    if (!contact.type.empty()) return fmt::format("a {} of E{}", contact.type, contact.enemy);
    return fmt::format("a {} ship of E{}", contact.is_large ? "large" : "small", contact.enemy);
}

void become_aware(Field& field, SideIndex side) {
    constexpr std::array<std::int32_t, 4> stunned{4, 3, 1, 0};
    Side& own = field.battle.sides[side.index()];
    if (own.is_aware) return;
    own.is_aware = true;
    own.aware_turn = field.turn();
    for (Ship& ship : own.ships) {
        const Design& design = own.designs[static_cast<std::size_t>(ship.design)];
        ship.was_surprised = true;
        ship.silent_until =
            field.is_by_day() ? 0 : field.turn() + stunned[static_cast<std::size_t>(design.night)];
    }
    if (field.log != nullptr) field.log->tell(side, "the alarm is given", "GU-20");
}

void look_out(Field& field) {
    make_smoke(field);
    put_on_lights(field);
    Lookout(field).look();
    std::vector<SideIndex> alarmed;
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Watch watch(field, number);
        watch.keep();
        const bool wakes = !field.battle.sides[number].is_aware && watch.sees_reason_to_be_aware();
        if (wakes) alarmed.push_back({number});
    }
    for (const SideIndex side : alarmed) become_aware(field, side);
    field.take_contacts();
}

namespace {

/// Does a ship that is held do what only somebody does who is aware?
bool is_reacting(const Contact& before, const Actor& now) {
    constexpr std::int32_t degrees = 20, knots = 3;
    return kit::angle_between(before.heading, now.ship->heading) > degrees ||
           std::abs(before.knots - now.ship->knots) > knots;
}

}  // namespace

void look_again(Field& field) {
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Side& side = field.battle.sides[number];
        for (std::size_t i = 0; i < side.contacts.size(); ++i) {
            Contact& contact = side.contacts[i];
            if (contact.now == Knowing::lost) continue;
            const Actor& seen = field.actor_of(field.battle.truths[number].contacts[i]);
            const bool is_plain = contact.now >= Knowing::seen;
            const bool is_seen_to_fire = seen.fires_main && contact.now != Knowing::contact;
            const bool is_seen_to_react =
                is_plain && seen.ship->is_there() && is_reacting(contact, seen);
            if (is_seen_to_fire || is_seen_to_react) side.alert[contact.side.index()] = 1;
            contact.at = seen.ship->at;
            contact.heading = seen.ship->heading;
            contact.knots = seen.ship->is_there() ? seen.ship->knots : 0;
            contact.has_fired = is_seen_to_fire;
            contact.is_burning = is_plain && seen.ship->fires > 0;
            contact.is_wreck = is_plain && seen.ship->is_wreck();
            contact.is_weaving = is_plain && seen.is_weaving;
            contact.is_gone = !seen.ship->is_in_sight() && contact.now >= Knowing::contact;
            contact.is_sunk = is_plain && seen.ship->is_sunk();
        }
    }
}

}  // namespace flagplot::tactical::gunnery
