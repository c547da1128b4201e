#include "tactical/gunnery/torpedoes.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "tactical/gunnery/hits.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/sighting.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t chance_unit = 10'000;

const TorpedoClass& class_of_salvo(const Field& field, const Salvo& salvo) {
    return field.tables.torpedoes[static_cast<std::size_t>(salvo.torpedo)];
}

/// GU-49: who lies next astern of a ship, near enough; the number of actors: nobody.
std::size_t next_astern(const Field& field, std::size_t target) {
    constexpr std::int32_t near = 600;
    const Actor& hit = field.actors[target];
    const std::vector<std::int32_t>& line = field.division_of(hit).ships;
    auto next = std::find(line.begin(), line.end(), hit.ref.ship);
    for (++next; next < line.end(); ++next) {
        const std::size_t place = field.place_of(ShipRef{hit.ref.side, *next});
        const Actor& other = field.actors[place];
        if (!other.ship->is_in_sight()) continue;
        return kit::distance(hit.middle, other.middle) <= near ? place : field.actors.size();
    }
    return field.actors.size();
}

/// The torpedoes of one salvo.
class Arrival {
  public:
    Arrival(Field& field, std::uint32_t side, const Salvo& salvo, std::uint32_t number)
        : field_(field),
          side_(side),
          salvo_(salvo),
          number_(number),
          torpedo_(class_of_salvo(field, salvo)),
          target_(field.place_of(
              field.battle.truths[side].contacts[static_cast<std::size_t>(salvo.target)])) {}

    void arrive(std::vector<TorpedoHit>& hits) {
        const Actor& target = field_.actors[target_];
        if (!target.ship->is_in_sight()) return;
        const std::size_t before = hits.size();
        const std::int32_t chance = chance_at(target);
        const std::size_t astern =
            finds_others() ? next_astern(field_, target_) : field_.actors.size();
        for (std::int32_t i = 0; i < salvo_.count; ++i) {
            if (runs_true(target_, i, chance)) {
                hits.push_back({{side_}, target_, salvo_.torpedo});
            } else if (astern < field_.actors.size() && runs_true(astern, i, chance / 2)) {
                hits.push_back({{side_}, astern, salvo_.torpedo});
            }
        }
        tell(target, chance, static_cast<std::int32_t>(hits.size() - before));
    }

  private:
    [[nodiscard]] bool finds_others() const {
        switch (field_.tables.switches.misses_find_others) {
            case Strays::long_lance:
                return torpedo_.is_long_lance;
            case Strays::all:
                return true;
            case Strays::none:
                return false;
        }
        return false;
    }

    /// Is there somebody aware who steers her?
    [[nodiscard]] bool evades(const Actor& target) const {
        return field_.side_of(target).is_aware && target.ship->is_there() &&
               !target.ship->rudder_jammed;
    }

    [[nodiscard]] std::int32_t chance_at(const Actor& target) const {
        constexpr std::int32_t sharp = 30, knots = 6;
        const std::int32_t turned = kit::angle_between(salvo_.heading, target.ship->heading);
        const bool has_turned =
            turned > sharp || std::abs(salvo_.knots - target.ship->knots) > knots;
        return torpedo_chance({salvo_.range, target.design->tons, target.ship->knots,
                               evades(target), field_.is_by_day(), salvo_.night, has_turned},
                              field_.tables);
    }

    /// It meets her, and goes off.
    [[nodiscard]] bool runs_true(std::size_t at, std::int32_t torpedo, std::int32_t chance) {
        const std::uint32_t index = (number_ * 64 + static_cast<std::uint32_t>(torpedo)) * 2;
        const std::size_t launcher = field_.first_of[side_] + static_cast<std::size_t>(salvo_.ship);
        if (field_.die(DieUse::torpedo_run, launcher, at, index, chance_unit) > chance)
            return false;
        return field_.die(DieUse::torpedo_run, launcher, at, index + 1, hundred) > salvo_.dud;
    }

    void tell(const Actor& target, std::int32_t chance, std::int32_t hits) {
        const Side& own = field_.battle.sides[side_];
        const std::int32_t weapon =
            static_cast<std::int32_t>(field_.tables.guns.size()) + salvo_.torpedo;
        const Actor& launcher =
            field_.actors[field_.first_of[side_] + static_cast<std::size_t>(salvo_.ship)];
        Tally& tally = field_.tally_of(launcher, target, weapon);
        tally.shots += salvo_.count;
        tally.expected += salvo_.count * chance / 10;
        tally.hits += hits;
        if (field_.log == nullptr) return;
        field_.log
            ->tell({side_},
                   fmt::format("torpedoes of {} reach {}: {}", launcher.ship->name,
                               called(own.contacts[static_cast<std::size_t>(salvo_.target)]),
                               hits == 0 ? "no hit" : fmt::format("hits: {}", hits)),
                   "GU-46", {fmt::format("{} launched", salvo_.count)})
            .event = hits > 0 ? LogEvent::hit : LogEvent::other;
    }

    Field& field_;
    std::uint32_t side_;
    const Salvo& salvo_;
    std::uint32_t number_;
    const TorpedoClass& torpedo_;
    std::size_t target_;
};

/// A target for torpedoes, and what one of them is expected to do.
struct Mark {
    std::size_t target = 0;
    std::int32_t chance = 0;  // ten thousandths
    std::int32_t count = 0;
    std::int64_t score = 0;
};

/// One ship's torpedoes.
class Tubes {
  public:
    Tubes(Field& field, std::size_t place)
        : field_(field), place_(place), own_(field.actors[place]), side_(field.side_of(own_)) {}

    void launch() {
        const Standing& order = field_.division_of(own_).torpedoes;
        if (order.verb == Verb::keep_torpedoes) return;
        Mark best;
        for (std::size_t target = 0; target < field_.actors.size(); ++target) {
            const Contact* contact = field_.contact(own_.ref.side, target);
            if (contact == nullptr || contact->now == Knowing::lost) continue;
            if (!may_launch_at(target, *contact)) continue;
            const bool is_ordered =
                order.verb == Verb::torpedoes_at && contact->enemy == order.enemy;
            if (order.verb == Verb::torpedoes_at && !is_ordered) continue;
            const Mark mark = mark_of(target, *contact, is_ordered);
            if (mark.score > best.score) best = mark;
        }
        if (best.score <= 0) return;
        const bool is_counted = order.verb == Verb::torpedoes_at && order.number > 0;
        let_go(best, is_counted ? std::min(order.number, own_.ship->tubes) : spread_of(best));
    }

  private:
    [[nodiscard]] const TorpedoClass& torpedo() const {
        return field_.tables.torpedoes[static_cast<std::size_t>(own_.design->torpedo)];
    }

    /// GU-45: in reach, in the arc, and seen.
    [[nodiscard]] bool may_launch_at(std::size_t target, const Contact& contact) const {
        constexpr std::int32_t guiding_radar = 2;
        const Actor& other = field_.actors[target];
        if (!field_.is_hostile(own_, other) || !other.ship->is_there()) return false;
        const Sighting& sighting = field_.sighting(place_, target);
        if (sighting.range > torpedo().reach * yards_of_hundred) return false;
        const bool sees =
            field_.is_by_day() || sighting.is_plain() ||
            (own_.design->radar >= guiding_radar && field_.division_of(own_).is_radar_on);
        if (!sees || contact.now < Knowing::contact) return false;
        const std::int32_t off =
            kit::angle_between(kit::bearing(own_.middle, other.middle), own_.ship->heading);
        const bool turns_tubes = own_.design->handling == Handling::destroyer;
        return turns_tubes ? off >= 30 && off <= 150 : off >= 60 && off <= 120;
    }

    /// GU-71: what a salvo is worth; 0: nothing.
    [[nodiscard]] Mark mark_of(std::size_t target, const Contact& contact, bool is_ordered) const {
        constexpr std::int32_t under_way_enough = 1000, stopped = 5, stalked = 6'000;
        constexpr std::int64_t most_expected = 1500, liked = 4;
        const Design& other = side_.designs[static_cast<std::size_t>(contact.design)];
        const std::int32_t knots = field_.actors[target].ship->knots;
        Mark mark;
        mark.target = target;
        mark.chance = torpedo_chance(
            {field_.sighting(place_, target).range / yards_of_hundred, other.tons, knots,
             side_.alert[contact.side.index()] != 0, field_.is_by_day(), own_.design->night, false},
            field_.tables);
        const std::int64_t expected = expected_of(mark.chance, own_.ship->tubes);
        mark.score = std::min(expected, most_expected) * new_value_of(other, field_.tables);
        const Standing& guns = field_.division_of(own_).guns;
        const bool is_liked = guns.verb == Verb::fire_freely && other.is_merchant &&
                              static_cast<Prefer>(guns.number) == Prefer::merchants;
        if (is_liked) mark.score *= liked;
        if (is_ordered) {
            mark.score = std::max<std::int64_t>(1, mark.score);
            return mark;
        }
        const bool is_nimble = other.handling == Handling::destroyer &&
                               own_.design->handling != Handling::destroyer && knots > stopped;
        const bool is_patient = !field_.is_by_day() && side_.alert[contact.side.index()] == 0 &&
                                field_.sighting(place_, target).range > stalked;
        const bool is_good =
            expected >= field_.tables.switches.torpedo_chance && !is_nimble && !is_patient;
        mark.score =
            is_good ? mark.score * std::max<std::int64_t>(0, under_way_enough - under_way(target))
                    : 0;
        return mark;
    }

    /// Hits that a number of torpedoes is expected to make, thousandths.
    [[nodiscard]] static std::int64_t expected_of(std::int32_t chance, std::int32_t count) {
        constexpr std::int32_t of_thousandths = 10;
        return std::int64_t{count} * chance / of_thousandths;
    }

    /// What the side's salvoes under way are expected to do to a target, thousandths.
    [[nodiscard]] std::int64_t under_way(std::size_t target) const {
        const std::int32_t contact = field_.contact_place(own_.ref.side, target);
        std::int64_t expected = 0;
        for (const Salvo& salvo : side_.salvoes) {
            if (salvo.target == contact) expected += expected_of(salvo.chance, salvo.count);
        }
        return expected;
    }

    /// As many as bring 1.2 expected hits.
    [[nodiscard]] std::int32_t spread_of(const Mark& mark) const {
        constexpr std::int64_t enough = 1200;
        std::int32_t count = own_.ship->tubes;
        while (count > 1 && expected_of(mark.chance, count - 1) >= enough) --count;
        return count;
    }

    void let_go(const Mark& mark, std::int32_t count) {
        constexpr std::int32_t reload_turns = 20;
        const Actor& target = field_.actors[mark.target];
        const std::int32_t range = field_.sighting(place_, mark.target).range;
        const std::int32_t contact = field_.contact_place(own_.ref.side, mark.target);
        own_.ship->tubes -= count;
        side_.salvoes.push_back(
            {own_.ref.ship, contact, own_.design->torpedo, count, range / yards_of_hundred,
             field_.turn() + turns_to_arrive(range, torpedo(), field_.battle.conditions.minutes),
             target.ship->heading, target.ship->knots, own_.design->night, own_.design->dud,
             mark.chance});
        if (own_.ship->tubes == 0 && own_.ship->may_reload) {
            own_.ship->may_reload = false;
            own_.ship->reloads_turn = field_.turn() + reload_turns;
        }
        if (field_.log == nullptr) return;
        field_.log->tell(own_.ref.side,
                         fmt::format("{} launches {} at {}, {} yards", own_.ship->name,
                                     count == 1 ? "a torpedo" : fmt::format("{} torpedoes", count),
                                     called(side_.contacts[static_cast<std::size_t>(contact)]),
                                     range / yards_of_hundred * yards_of_hundred),
                         "GU-45",
                         {fmt::format("chance of each {}.{:02} %", mark.chance / hundred,
                                      mark.chance % hundred)});
    }

    Field& field_;
    std::size_t place_;
    Actor& own_;
    Side& side_;
};

}  // namespace

std::int32_t torpedo_chance(const TorpedoRun& run, const Tables& tables) {
    constexpr std::int32_t standard_size = 85, aware = 55, unaware = 120;
    constexpr std::int32_t slow = 5, fast = 25, for_slow = 200, for_fast = 60, for_turned = 40;
    std::int32_t chance = tables.torpedo_chances.back().chance;
    for (const TorpedoChance& row : tables.torpedo_chances) {
        if (run.range > row.to) continue;
        chance = row.chance;
        break;
    }
    chance = chance * size_percent(tables.size_of_hits, run.tons) / standard_size;
    chance = chance * (run.is_aware ? aware : unaware) / hundred;
    if (run.knots <= slow) chance = chance * for_slow / hundred;
    if (run.knots >= fast) chance = chance * for_fast / hundred;
    if (!run.is_by_day) {
        chance = chance * tables.aim.night_plain[static_cast<std::size_t>(run.night)] / hundred;
    }
    return run.has_turned ? chance * for_turned / hundred : chance;
}

std::int32_t turns_to_arrive(std::int32_t range, const TorpedoClass& torpedo,
                             std::int32_t minutes) {
    const std::int32_t run = torpedo.run * minutes / 3;
    return std::max(1, (range + run - 1) / run);
}

std::vector<TorpedoHit> torpedoes_arrive(Field& field) {
    std::vector<TorpedoHit> hits;
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        std::vector<Salvo>& salvoes = field.battle.sides[number].salvoes;
        std::uint32_t which = 0;
        for (const Salvo& salvo : salvoes) {
            if (salvo.arrives <= field.turn()) Arrival(field, number, salvo, which++).arrive(hits);
        }
        std::erase_if(salvoes, [&](const Salvo& each) { return each.arrives <= field.turn(); });
    }
    return hits;
}

void strike(Field& field, const TorpedoHit& hit) {
    constexpr std::int32_t least = 50, thick = 250, for_thick = 60, at_ends = 3;
    constexpr std::int32_t end_hull = 60, end_flood = 30, end_speed = 30, other_speed = 60;
    Actor& target = field.actors[hit.target];
    Ship& ship = *target.ship;
    if (ship.fate != Fate::afloat) return;
    target.is_hit = target.is_torpedoed = true;
    field.battle.truths[target.ref.side.index()].hit_by[static_cast<std::size_t>(target.ref.ship)] =
        hit.by;
    const TorpedoClass& torpedo = field.tables.torpedoes[static_cast<std::size_t>(hit.torpedo)];
    const std::int32_t force = least + strike_die(field, hit.target, hundred);
    const bool is_end = strike_die(field, hit.target, 10) <= at_ends;
    const std::int32_t armoured = target.design->belt >= thick ? for_thick : hundred;
    ship.hull -= torpedo.hull * force / hundred * armoured / hundred *
                 (is_end ? end_hull : hundred) / hundred;
    ship.flood += torpedo.flood * force / hundred * armoured / hundred *
                  (is_end ? end_flood : hundred) / hundred;
    if (!is_end) {
        ship.engines = ship.engines * other_speed / hundred;
    } else if (strike_die(field, hit.target, 10) <= 2) {
        ship.engines = ship.engines * end_speed / hundred;
    }
    if (field.log == nullptr) return;
    field
        .tell_watchers(
            hit.target,
            fmt::format("{} is hit by a torpedo{}", ship.name, is_end ? " at her end" : ""),
            "GU-48")
        .event = LogEvent::hit;
}

void launch_torpedoes(Field& field) {
    for (std::size_t place = 0; place < field.actors.size(); ++place) {
        const Actor& actor = field.actors[place];
        Ship& ship = *actor.ship;
        if (ship.reloads_turn > 0 && field.turn() >= ship.reloads_turn) {
            ship.tubes = actor.design->tubes;
            ship.reloads_turn = 0;
        }
        const bool can_launch = ship.is_there() && ship.tubes > 0 &&
                                ship.silent_until <= field.turn() && field.side_of(actor).is_aware;
        if (can_launch) Tubes(field, place).launch();
    }
}

void watch_for_tracks(Field& field) {
    for (Side& side : field.battle.sides) side.tracks_at.clear();
    if (!field.is_by_day()) return;
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        for (const Salvo& salvo : field.battle.sides[number].salvoes) {
            if (salvo.arrives != field.turn() + 1 || !class_of_salvo(field, salvo).leaves_track) {
                continue;
            }
            const ShipRef ref =
                field.battle.truths[number].contacts[static_cast<std::size_t>(salvo.target)];
            const Actor& target = field.actor_of(ref);
            Side& side = field.side_of(target);
            const bool looks_out =
                side.is_aware && target.ship->is_there() && !target.design->is_merchant;
            if (!looks_out) continue;
            const bool is_new = std::find(side.tracks_at.begin(), side.tracks_at.end(), ref.ship) ==
                                side.tracks_at.end();
            if (!is_new) continue;
            side.tracks_at.push_back(ref.ship);
            side.interrupt = Interrupt::tracks_seen;
            if (field.log == nullptr) continue;
            field.log->tell(ref.side,
                            fmt::format("torpedo tracks are seen near {}", target.ship->name),
                            "GU-47");
        }
    }
}

}  // namespace flagplot::tactical::gunnery
