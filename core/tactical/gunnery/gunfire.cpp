#include "tactical/gunnery/gunfire.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/poisson.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/smoke.h"

namespace flagplot::tactical::gunnery {

namespace {

/// How far a bearing lies from the line of bow and stern, 0 to 90.
std::int32_t off_ends(std::int32_t bearing, std::int32_t heading) {
    const std::int32_t off = kit::angle_between(bearing, heading);
    return std::min(off, half_circle - off);
}

/// GU-35 (6).
std::int32_t target_motion(const Actor& target, std::int32_t bearing_of_firer) {
    constexpr std::int32_t weaving = 65, turned = 75, end_on = 90, sharp = 60, narrow = 20;
    if (target.is_weaving) return weaving;
    if (target.turned > sharp) return turned;
    return off_ends(bearing_of_firer, target.ship->heading) <= narrow ? end_on : hundred;
}

/// GU-35 (8), without the night.
std::int32_t own_motion(const Actor& firer) {
    constexpr std::int32_t weaving = 80, turned = 60, sharp = 60;
    if (firer.is_weaving) return weaving;
    return firer.turned > sharp ? turned : hundred;
}

/// One ship's fire.
class Broadside {
  public:
    Broadside(Field& field, const Laid& laid, const std::vector<std::int32_t>& firers)
        : field_(field),
          laid_(laid),
          firers_(firers),
          firer_(field.actors[laid.firer]),
          salvo_(field.tables.switches.salvo_die
                     ? field.tables.salvo_die[static_cast<std::size_t>(
                           field.die(DieUse::salvo, laid.firer, 0, 0, 6) - 1)]
                     : hundred) {}

    void fire(std::vector<ShellHits>& hits) {
        for (std::size_t i = 0; i < firer_.design->batteries.size(); ++i) {
            const bool is_second = is_secondary(*firer_.design, i, field_.tables);
            const std::size_t target = is_second ? laid_.second_target : laid_.target;
            const Aim aim = is_second ? laid_.second_aim : laid_.aim;
            fire_battery(i, target, aim, hits);
        }
        if (!firer_.fires) return;
        firer_.ship->has_fired = true;
        firer_.ship->last_target = field_.contact_place(firer_.ref.side, laid_.target);
    }

  private:
    struct Battery {
        std::size_t number;
        const BatteryDesign& design;
        const GunClass& gun;
        std::int32_t range;      // hundreds of yards
        std::int32_t effective;  // GU-31
        std::int32_t bearing;    // of the target
    };

    void fire_battery(std::size_t number, std::size_t target, Aim aim,
                      std::vector<ShellHits>& hits) {
        constexpr std::int32_t hundreds_in_thousand = 10;
        const BatteryDesign& design = firer_.design->batteries[number];
        const GunClass& gun = field_.tables.guns[static_cast<std::size_t>(design.gun)];
        const std::int32_t range = field_.sighting(laid_.firer, target).range / yards_of_hundred;
        if (range > gun.reach * hundreds_in_thousand) return;
        const Battery battery{
            number,
            design,
            gun,
            range,
            effective_range(range, gun, control_of(*firer_.ship, *firer_.design), field_.tables),
            kit::bearing(firer_.middle, field_.actors[target].middle)};
        const std::int32_t chance = chance_at(battery.effective, field_.tables);
        if (chance == 0) return;
        if (is_spared(battery, target, aim)) return;
        const std::int32_t shots = spend(battery, target, aim);
        if (shots <= 0) return;
        note_fire(battery, target);
        const Factors factors = factors_of(battery, target, aim);
        const std::int32_t expected = expected_hits(shots, chance, factors);
        const std::int32_t hit = roll_hits(battery, target, expected);
        take_tally(battery, target, shots, expected, hit);
        tell(battery, target, shots, chance, factors, expected, hit);
        if (hit > 0) hits.push_back({laid_.firer, target, design.gun, range, hit});
    }

    /// GU-70: guns that are free to fire wait until it is worth it for them too.
    [[nodiscard]] bool is_spared(const Battery& battery, std::size_t target, Aim aim) const {
        const Division& division = field_.division_of(firer_);
        const bool is_free = division.guns.verb == Verb::fire_freely && division.opens_at == 0;
        return is_free && is_secondary(*firer_.design, battery.number, field_.tables) &&
               !is_effective(field_, laid_.firer, target, aim, battery.effective);
    }

    /// GU-63: rounds of the main battery that are not for this target.
    [[nodiscard]] std::int32_t reserve(const Battery& battery, std::size_t target) const {
        constexpr std::int32_t quarter = 4;
        const bool is_main = main_battery_of(*firer_.design, field_.tables) ==
                             static_cast<std::int32_t>(battery.number);
        if (!is_main || is_pressing(field_, laid_.firer, target)) return 0;
        return full_rounds(battery.design, field_.tables) / quarter;
    }

    /// GU-32, GU-33, GU-63: the shots, which are taken from her rounds.
    std::int32_t spend(const Battery& battery, std::size_t target, Aim aim) {
        constexpr std::int32_t shattered = 50, slower = 60, at_flashes = 50, surprised = 25;
        gunnery::Battery& left = firer_.ship->batteries[battery.number];
        if (left.guns <= 0) return 0;
        std::int32_t rate = rate_percent(battery.effective);
        if (hull_percent(*firer_.ship) < shattered) rate = rate * slower / hundred;
        if (aim == Aim::flashes) rate = rate * at_flashes / hundred;
        if (firer_.ship->was_surprised && !firer_.ship->has_fired)
            rate = rate * surprised / hundred;
        const std::int32_t bear = bearing_percent(
            battery.design, kit::angle_between(battery.bearing, firer_.ship->heading));
        const std::int32_t threes = field_.battle.conditions.minutes / 3;
        std::int32_t shots = shots_of(left.guns, bear, battery.gun.rate * threes, rate);
        if (field_.tables.switches.ammunition) {
            shots = std::clamp(left.rounds - reserve(battery, target), 0, shots);
            left.rounds -= shots;
        }
        if (firer_.lights_stars) {
            shots -= shots * field_.tables.sight.star_shell_costs / hundred;
        }
        return shots;
    }

    void note_fire(const Battery& battery, std::size_t target) {
        firer_.fires = true;
        if (!is_secondary(*firer_.design, battery.number, field_.tables)) firer_.fires_main = true;
        Actor& other = field_.actors[target];
        other.is_fired_at = true;
        other.fired_at_by = firer_.ref.side;
        field_.side_of(firer_).alert[other.ref.side.index()] = 1;
    }

    [[nodiscard]] Factors factors_of(const Battery& battery, std::size_t target, Aim aim) const {
        constexpr std::int32_t from_hundred = 100, far_first = 70, near_first = 85;
        constexpr std::int32_t spotter_from = 160, spotter = 110, small_ship = 6'000;
        const Actor& other = field_.actors[target];
        const Conditions& conditions = field_.battle.conditions;
        const bool is_ambush = !field_.side_of(other).is_aware;
        const bool is_first =
            !is_ambush && firer_.ship->last_target != field_.contact_place(firer_.ref.side, target);
        const std::int32_t first = battery.effective > from_hundred ? far_first : near_first;
        const WeatherRow& weather =
            field_.tables.weather[static_cast<std::size_t>(conditions.weather)];
        const std::int32_t sea =
            firer_.design->tons < small_ship ? weather.sea * weather.sea / hundred : weather.sea;
        const bool has_spotter = firer_.design->has_spotter && battery.effective > spotter_from &&
                                 field_.is_by_day() && weather.name == "clear";
        return {
            {{"size", size_percent(field_.tables.size_of_hits, other.design->tons)},
             {"speed", speed_factor(other.ship->knots)},
             {"firers", firers_factor(firers_[target])},
             {"first salvoes", is_first ? first : hundred},
             {"sight", sight_percent(field_, laid_.firer, target, aim)},
             {"her motion", target_motion(other, kit::in_circle(battery.bearing + half_circle))},
             {"sea", sea},
             {"own motion", own_motion(firer_) * night_factor(aim) / hundred},
             {"aircraft", has_spotter ? spotter : hundred},
             {"crew", firer_.ship->crew},
             {"salvo", salvo_}}};
    }

    [[nodiscard]] std::int32_t night_factor(Aim aim) const {
        if (field_.is_by_day()) return hundred;
        const auto grade = static_cast<std::size_t>(firer_.design->night);
        return aim == Aim::plain ? field_.tables.aim.night_plain[grade]
                                 : field_.tables.aim.night_unseen[grade];
    }

    [[nodiscard]] std::int32_t roll_hits(const Battery& battery, std::size_t target,
                                         std::int32_t expected) const {
        constexpr std::uint32_t most_parts = 64;
        std::int32_t hits = 0;
        for (std::int32_t part = 0; part_for(expected, part) > 0; ++part) {
            const std::uint32_t index = static_cast<std::uint32_t>(battery.number) * most_parts +
                                        static_cast<std::uint32_t>(part);
            const std::int32_t die =
                field_.die(DieUse::hits, laid_.firer, target, index, faces_of_hits);
            hits += hits_for(part_for(expected, part), die);
        }
        return hits;
    }

    void take_tally(const Battery& battery, std::size_t target, std::int32_t shots,
                    std::int32_t expected, std::int32_t hits) {
        Tally& tally = field_.tally_of(firer_, field_.actors[target], battery.design.gun);
        tally.shots += shots;
        tally.expected += expected;
        tally.hits += hits;
        Contact& contact = *field_.contact(firer_.ref.side, target);
        const Design& taken_for =
            field_.side_of(firer_).designs[static_cast<std::size_t>(contact.design)];
        contact.hurt += hits * battery.gun.damage *
                        mean_effect(battery.gun, taken_for, battery.range) / hundred;
    }

    /// GU-40.
    void tell(const Battery& battery, std::size_t target, std::int32_t shots, std::int32_t chance,
              const Factors& factors, std::int32_t expected, std::int32_t hits) const {
        if (field_.log == nullptr) return;
        constexpr std::int32_t tenth = 10, thousand = 1000;
        std::string product =
            fmt::format("{} shots x {}.{} %", shots, chance / hundred, chance % hundred / tenth);
        for (const Factor& factor : factors) {
            if (factor.percent == hundred) continue;
            product += fmt::format(" x {} {}", factor.what, factor.percent);
        }
        field_.log
            ->tell(firer_.ref.side,
                   fmt::format("{} at {}, {} yards, {}-inch: {} = {}.{:02} hits expected; {}",
                               firer_.ship->name, called(*field_.contact(firer_.ref.side, target)),
                               battery.range * yards_of_hundred, battery.gun.name, product,
                               expected / thousand, expected % thousand / tenth,
                               hits == 0 ? "no hit" : fmt::format("hits: {}", hits)),
                   "GU-40")
            .event = hits > 0 ? LogEvent::hit : LogEvent::other;
    }

    Field& field_;
    const Laid& laid_;
    const std::vector<std::int32_t>& firers_;  // ships that fire at each actor
    Actor& firer_;
    std::int32_t salvo_;
};

/// How many ships fire at each actor; secondary guns alone count too.
std::vector<std::int32_t> counted_firers(const Field& field, const std::vector<Laid>& laid) {
    std::vector<std::int32_t> firers(field.actors.size());
    for (const Laid& each : laid) {
        ++firers[each.target];
        if (each.second_target != each.target) ++firers[each.second_target];
    }
    return firers;
}

}  // namespace

std::int32_t expected_hits(std::int32_t shots, std::int32_t chance, const Factors& factors) {
    constexpr std::int64_t of_thousandths = 10;
    std::int64_t expected = std::int64_t{shots} * chance;
    for (const Factor& factor : factors) expected = expected * factor.percent / hundred;
    return static_cast<std::int32_t>(expected / of_thousandths);
}

std::int32_t shots_of(std::int32_t guns, std::int32_t bear, std::int32_t shots, std::int32_t rate) {
    constexpr std::int32_t of_percents = 10'000;
    return guns * bear * shots * rate / of_percents;
}

std::int32_t bearing_percent(const BatteryDesign& battery, std::int32_t off_bow) {
    constexpr std::int32_t end_on = 30, quarter = 50;
    const std::int32_t off = std::min(off_bow, half_circle - off_bow);
    if (off <= end_on) return battery.ends;
    return off <= quarter ? (battery.ends + battery.beam) / 2 : battery.beam;
}

std::int32_t speed_factor(std::int32_t knots) {
    constexpr std::int32_t stopped = 5, slow = 12;
    if (knots <= stopped) return 150;
    return knots <= slow ? 120 : hundred;
}

std::int32_t firers_factor(std::int32_t firers) {
    constexpr std::array<std::int32_t, 4> percents{100, 90, 75, 60};
    const auto last = static_cast<std::int32_t>(percents.size()) - 1;
    return percents[static_cast<std::size_t>(std::clamp(firers - 1, 0, last))];
}

std::vector<ShellHits> fire_guns(Field& field) {
    std::vector<ShellHits> hits;
    const std::vector<Laid> laid = lay_guns(field);
    const std::vector<std::int32_t> firers = counted_firers(field, laid);
    for (const Laid& each : laid) Broadside(field, each, firers).fire(hits);
    return hits;
}

}  // namespace flagplot::tactical::gunnery
