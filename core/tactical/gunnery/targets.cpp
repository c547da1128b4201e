#include "tactical/gunnery/targets.h"

#include <algorithm>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/odds.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/smoke.h"

namespace flagplot::tactical::gunnery {

namespace {

/// GU-30: by night an untrained ship without radar fears to hit her own.
bool dares(const Field& field, const Actor& firer, const Actor& target, const Sighting& sighting,
           Aim aim) {
    constexpr std::int32_t trained = 2, guiding_radar = 2;
    if (field.is_by_day() || firer.design->night >= trained ||
        firer.design->radar >= guiding_radar) {
        return true;
    }
    if (aim == Aim::plain) return sighting.is_known();
    if (field.division_of(firer).formation > 0) return false;  // a cover: GU-72
    return firer.ship->fired_on_by == static_cast<std::int32_t>(target.ref.side.number);
}

/// GU-T7, without smoke and radar.
std::int32_t sight_by_eye(const Field& field, const Actor& firer, const Actor& target,
                          const Sighting& sighting, std::int32_t bearing) {
    constexpr std::int32_t near = 45, far_share = 80, best_trained = 3;
    const AimTable& table = field.tables.aim;
    const bool is_against_glow =
        field.light.glow && kit::angle_between(bearing, *field.light.glow) <= near;
    switch (field.light.lit) {
        case Lit::day:
            return std::int64_t{sighting.range} * hundred <=
                           std::int64_t{sighting.plain} * far_share
                       ? table.day
                       : table.far_by_day;
        case Lit::twilight:
            return is_against_glow ? table.against_glow : table.from_glow;
        case Lit::night:
            break;
    }
    const bool is_bright = target.ship->fires > 0 || target.is_lit || is_against_glow;
    if (!is_bright) return table.seen_by_night;
    return firer.design->night >= best_trained ? table.lit_trained : table.lit;
}

/// What a ship could fire at, and how good that is.
struct Choice {
    std::size_t target = 0;
    Aim aim = Aim::plain;
    std::int64_t harm = 0;  ///< expected, hundredths of a hull point
    std::int64_t score = 0;
};

/// Lays the guns of one side.
class Layer {
  public:
    Layer(const Field& field, std::uint32_t number)
        : field_(field),
          number_(number),
          loads_(field.actors.size()),
          pledged_(field.actors.size()) {}

    void lay(std::vector<Laid>& laid) {
        const Side& side = field_.battle.sides[number_];
        if (!side.is_aware) return;
        const std::size_t first = field_.first_of[number_];
        for (std::size_t firer = first; firer < first + side.ships.size(); ++firer) {
            const Ship& ship = *field_.actors[firer].ship;
            const bool can_fire =
                ship.is_there() && ship.silent_until <= field_.turn() && has_guns(ship);
            if (!can_fire) continue;
            const std::vector<Choice> choices = choices_of(firer);
            if (const Choice* best = best_of(choices)) {
                ++loads_[best->target];
                pledged_[best->target] += best->harm;
                laid.push_back(with_second(firer, *best));
            }
        }
    }

  private:
    [[nodiscard]] std::int32_t hundreds_to(std::size_t firer, std::size_t target) const {
        return field_.sighting(firer, target).range / yards_of_hundred;
    }
    [[nodiscard]] const Design& taken_for(const Contact& contact) const {
        return field_.battle.sides[number_].designs[static_cast<std::size_t>(contact.design)];
    }

    /// What the division's order and her rounds (GU-63) let her fire at, with scores.
    [[nodiscard]] std::vector<Choice> choices_of(std::size_t firer) const {
        const Division& division = field_.division_of(field_.actors[firer]);
        if (division.guns.verb == Verb::hold_fire) return {};
        const Actor& own = field_.actors[firer];
        const bool is_low = main_rounds_of(*own.ship, *own.design, field_.tables).is_low();
        std::vector<Choice> choices;
        choices.reserve(field_.actors.size());
        for (std::size_t target = 0; target < field_.actors.size(); ++target) {
            const Contact* contact = field_.contact({number_}, target);
            if (contact == nullptr || !field_.actors[target].ship->is_there()) continue;
            const auto aim = aim_at(field_, firer, target);
            if (!aim || (is_low && !is_pressing(field_, firer, target))) continue;
            if (!is_time(firer, target, *aim, division, *contact)) continue;
            const std::int64_t harm = harm_to(firer, target, *contact, *aim);
            if (harm <= 0) continue;
            choices.push_back(
                {target, *aim, harm, score_of(firer, target, *contact, harm, division)});
        }
        if (division.guns.verb == Verb::fire_at) return ordered_first(choices, division);
        if (prefer_of(division) == Prefer::merchants) return merchants_first(firer, choices);
        return choices;
    }

    [[nodiscard]] static Prefer prefer_of(const Division& division) {
        if (division.guns.verb != Verb::fire_freely) return Prefer::best;
        return static_cast<Prefer>(division.guns.number);
    }

    [[nodiscard]] static bool is_ordered(const Contact& contact, const Division& division) {
        if (division.guns.verb != Verb::fire_at) return false;
        if (!division.guns.name.empty()) return contact.name == division.guns.name;
        return contact.enemy == division.guns.enemy;
    }

    /// Is she near enough to open fire (GU-70)?
    [[nodiscard]] bool is_time(std::size_t firer, std::size_t target, Aim aim,
                               const Division& division, const Contact& contact) const {
        const Ship& ship = *field_.actors[firer].ship;
        const Design& design = *field_.actors[firer].design;
        const std::int32_t range = hundreds_to(firer, target);
        if (division.opens_at > 0) return range <= division.opens_at;
        if (is_ordered(contact, division)) return true;
        const std::int32_t effective =
            least_effective_range(firer_of(ship, design), range, field_.tables);
        return is_effective(field_, firer, target, aim, effective);
    }

    /// What she may expect to do, as well as she sees it.
    [[nodiscard]] std::int64_t harm_to(std::size_t firer, std::size_t target,
                                       const Contact& contact, Aim aim) const {
        const Actor& own = field_.actors[firer];
        return expected_damage(firer_of(*own.ship, *own.design), taken_for(contact),
                               hundreds_to(firer, target), field_.tables) *
               sight_percent(field_, firer, target, aim) / hundred;
    }

    /// What is left of her to be done, by this ship: a tenth of her at least.
    [[nodiscard]] std::int64_t work_left(std::size_t target, const Contact& contact) const {
        const std::int64_t hull = new_hull_of(taken_for(contact)) * std::int64_t{hundred};
        const std::int64_t left = hull - contact.hurt * std::int64_t{hundred} - pledged_[target];
        return std::max(hull / 10, left);
    }

    /// GU-70 (4): by what the firer's side knows.
    [[nodiscard]] std::int64_t score_of(std::size_t firer, std::size_t target,
                                        const Contact& contact, std::int64_t harm,
                                        const Division& division) const {
        constexpr std::int64_t last_target = 130, liked = 400, danger = 10;
        const Actor& own = field_.actors[firer];
        const Design& other = taken_for(contact);
        const std::int32_t range = hundreds_to(firer, target);
        const std::int64_t threat =
            new_value_of(other, field_.tables) +
            danger * expected_damage(firer_new(other), *own.design, range, field_.tables);
        // Guns are taken to go as the hull does, so what is left of her cancels out.
        std::int64_t score =
            std::min(harm, work_left(target, contact)) * threat / new_hull_of(other);
        if (own.ship->last_target == field_.contact_place({number_}, target)) {
            score = score * last_target / hundred;
        }
        switch (prefer_of(division)) {
            case Prefer::best:
                break;
            case Prefer::merchants:
                if (other.is_merchant) score = score * liked / hundred;
                break;
            case Prefer::strongest:
                score = score / 1000 + threat * 1000;
                break;
            case Prefer::nearest:
                score = score / 1000 + 1'000'000'000LL / std::max(1, range);
                break;
            case Prefer::escorts:
                if (!other.is_merchant) score = score * liked / hundred;
                break;
            case Prefer::cripples:
                if (contact.is_burning || contact.knots * 2 <= other.knots) {
                    score = score * liked / hundred;
                }
                break;
        }
        return std::max<std::int64_t>(1, score);
    }

    /// Only what was ordered, while any of it can be fired at.
    [[nodiscard]] std::vector<Choice> ordered_first(std::vector<Choice> choices,
                                                    const Division& division) const {
        const auto is_wanted = [&](const Choice& choice) {
            return is_ordered(*field_.contact({number_}, choice.target), division);
        };
        if (std::any_of(choices.begin(), choices.end(), is_wanted)) {
            std::erase_if(choices, [&](const Choice& choice) { return !is_wanted(choice); });
        }
        return choices;
    }

    /// GU-70: while a merchant can be fired at, of warships only those that are near and armed; of
    /// those that are silent only the nearest.
    [[nodiscard]] std::vector<Choice> merchants_first(std::size_t firer,
                                                      std::vector<Choice> choices) const {
        constexpr std::int32_t near = 4'000, nearer = 2'000;
        const auto is_merchant = [&](const Choice& choice) {
            return taken_for(*field_.contact({number_}, choice.target)).is_merchant;
        };
        if (std::none_of(choices.begin(), choices.end(), is_merchant)) return choices;
        std::erase_if(choices, [&](const Choice& choice) {
            if (is_merchant(choice)) return false;
            const Contact& contact = *field_.contact({number_}, choice.target);
            const std::int32_t range = field_.sighting(firer, choice.target).range;
            return range > (contact.has_fired ? near : nearer) ||
                   looks_disarmed(contact, taken_for(contact));
        });
        return choices;
    }

    /// Who is fired at by nobody counts half as much again; nobody has a third firer while there
    /// is anybody else.
    [[nodiscard]] const Choice* best_of(const std::vector<Choice>& choices) const {
        constexpr std::int64_t unengaged = 150;
        constexpr std::int32_t enough = 2;
        const Choice* best = nullptr;
        bool is_best_crowded = false;
        std::int64_t best_score = 0;
        for (const Choice& choice : choices) {
            const bool is_crowded = loads_[choice.target] >= enough;
            const std::int64_t score =
                loads_[choice.target] == 0 ? choice.score * unengaged / hundred : choice.score;
            const bool is_better = best == nullptr || (is_best_crowded && !is_crowded) ||
                                   (is_best_crowded == is_crowded && score > best_score);
            if (!is_better) continue;
            best = &choice;
            best_score = score;
            is_best_crowded = is_crowded;
        }
        return best;
    }

    [[nodiscard]] bool has_secondary_guns(const Actor& firer) const {
        for (std::size_t i = 0; i < firer.ship->batteries.size(); ++i) {
            if (firer.ship->batteries[i].guns > 0 &&
                is_secondary(*firer.design, i, field_.tables)) {
                return true;
            }
        }
        return false;
    }

    /// GU-30: secondary guns may take the nearest within 8,000 yards.
    [[nodiscard]] Laid with_second(std::size_t firer, const Choice& main) const {
        constexpr std::int32_t near = 8'000;
        Laid laid{firer, main.target, main.aim, main.target, main.aim};
        std::int32_t nearest = field_.sighting(firer, main.target).range;
        if (nearest <= near || !has_secondary_guns(field_.actors[firer])) return laid;
        nearest = near + 1;
        for (std::size_t target = 0; target < field_.actors.size(); ++target) {
            const bool is_target = field_.contact({number_}, target) != nullptr &&
                                   field_.actors[target].ship->is_there();
            if (!is_target || field_.sighting(firer, target).range >= nearest) continue;
            const auto aim = aim_at(field_, firer, target);
            if (!aim) continue;
            nearest = field_.sighting(firer, target).range;
            laid.second_target = target;
            laid.second_aim = *aim;
        }
        return laid;
    }

    const Field& field_;
    std::uint32_t number_;
    std::vector<std::int32_t> loads_;    // ships of the side that fire at each actor
    std::vector<std::int64_t> pledged_;  // what they expect to do, hundredths of a hull point
};

}  // namespace

std::optional<Aim> aim_at(const Field& field, std::size_t firer, std::size_t target) {
    constexpr std::int32_t guiding_radar = 2;
    const Actor& own = field.actors[firer];
    const Actor& other = field.actors[target];
    if (!field.is_hostile(own, other)) return std::nullopt;
    const Contact* contact = field.contact(own.ref.side, target);
    if (contact == nullptr || contact->now == Knowing::lost) return std::nullopt;
    const Sighting& sighting = field.sighting(firer, target);
    std::optional<Aim> aim;
    if (sighting.is_plain()) {
        aim = Aim::plain;
    } else if (own.design->radar >= guiding_radar && field.division_of(own).is_radar_on &&
               contact->now >= Knowing::contact &&
               sighting.range <= radar_range(own.design->radar, other.design->tons, field.tables)) {
        aim = Aim::radar;
    } else if (sighting.is_flash()) {
        aim = Aim::flashes;
    }
    if (!aim || !dares(field, own, other, sighting, *aim)) return std::nullopt;
    return aim;
}

bool is_pressing(const Field& field, std::size_t firer, std::size_t target) {
    constexpr std::int32_t near = 5'000;
    const Actor& own = field.actors[firer];
    const Contact& contact = *field.contact(own.ref.side, target);
    const Design& design = field.side_of(own).designs[static_cast<std::size_t>(contact.design)];
    return !design.is_merchant && field.sighting(firer, target).range <= near &&
           own.ship->fired_on_by == static_cast<std::int32_t>(contact.side.number);
}

bool is_effective(const Field& field, std::size_t firer, std::size_t target, Aim aim,
                  std::int32_t effective_range) {
    constexpr std::int32_t opens = 240, answers = 300;
    const auto side = static_cast<std::int32_t>(field.actors[target].ref.side.number);
    const bool was_fired_at = field.actors[firer].ship->fired_on_by == side;
    // By day he does not wait for better light; who fires at flashes knows that he wastes shells.
    const bool waits = !field.is_by_day() && aim != Aim::flashes;
    const std::int32_t sight = waits ? sight_percent(field, firer, target, aim) : hundred;
    const std::int32_t chance = chance_at(effective_range, field.tables) * sight / hundred;
    return chance >= chance_at(was_fired_at ? answers : opens, field.tables);
}

std::int32_t sight_percent(const Field& field, std::size_t firer, std::size_t target, Aim aim) {
    constexpr std::int32_t guiding_radar = 2, best_radar = 3;
    const AimTable& table = field.tables.aim;
    const Actor& own = field.actors[firer];
    if (aim == Aim::flashes) return table.flashes;
    if (aim == Aim::radar) return own.design->radar >= best_radar ? table.radar_3 : table.radar_2;
    const Sighting& sighting = field.sighting(firer, target);
    const std::int32_t bearing = kit::bearing(own.middle, field.actors[target].middle);
    std::int32_t sight = sight_by_eye(field, own, field.actors[target], sighting, bearing);
    if (sighting.is_smoked || own.is_smoking) {
        sight = table.smoke;
    } else if (is_in_funnel_smoke(field, own, bearing)) {
        sight = sight * table.funnel_smoke / hundred;
    }
    const bool has_radar = own.design->radar >= guiding_radar && field.division_of(own).is_radar_on;
    return has_radar ? std::min(hundred, sight + table.radar_helps) : sight;
}

std::vector<Laid> lay_guns(const Field& field) {
    std::vector<Laid> laid;
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Layer(field, number).lay(laid);
    }
    return laid;
}

}  // namespace flagplot::tactical::gunnery
