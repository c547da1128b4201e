#include "tactical/gunnery/targets.h"

#include <algorithm>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/sighting.h"

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
    return firer.ship->fired_on_by == static_cast<std::int32_t>(target.ref.side.number);
}

/// What a ship could fire at, and how good that is.
struct Choice {
    std::size_t target = 0;
    Aim aim = Aim::plain;
    std::int64_t score = 0;
};

/// Lays the guns of one side.
class Layer {
  public:
    Layer(const Field& field, std::uint32_t number)
        : field_(field), number_(number), loads_(field.actors.size()) {}

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

    /// What the division's order lets her fire at, with scores.
    [[nodiscard]] std::vector<Choice> choices_of(std::size_t firer) const {
        const Division& division = field_.division_of(field_.actors[firer]);
        if (division.guns.verb == Verb::hold_fire) return {};
        std::vector<Choice> choices;
        for (std::size_t target = 0; target < field_.actors.size(); ++target) {
            const Contact* contact = field_.contact({number_}, target);
            if (contact == nullptr || !field_.actors[target].ship->is_there()) continue;
            const auto aim = aim_at(field_, firer, target);
            if (!aim || !is_time(firer, target, division, *contact)) continue;
            const std::int64_t score = score_of(firer, target, *contact, *aim, division);
            if (score > 0) choices.push_back({target, *aim, score});
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

    /// Is she near enough to open fire, and are there rounds for it (GU-63, GU-70)?
    [[nodiscard]] bool is_time(std::size_t firer, std::size_t target, const Division& division,
                               const Contact& contact) const {
        constexpr std::int32_t opens = 240, answers = 300, spares_to = 50;
        const Ship& ship = *field_.actors[firer].ship;
        const Design& design = *field_.actors[firer].design;
        const std::int32_t range = hundreds_to(firer, target);
        const bool was_fired_at =
            ship.fired_on_by == static_cast<std::int32_t>(contact.side.number);
        if (is_ammunition_low(ship, design, field_.tables) &&
            (taken_for(contact).is_merchant || range > spares_to || !was_fired_at)) {
            return false;
        }
        if (division.opens_at > 0) return range <= division.opens_at;
        if (is_ordered(contact, division)) return true;
        const std::int32_t effective =
            least_effective_range(firer_of(ship, design), range, field_.tables);
        return effective <= opens || (was_fired_at && effective <= answers);
    }

    /// GU-70 (4): by what the firer's side knows.
    [[nodiscard]] std::int64_t score_of(std::size_t firer, std::size_t target,
                                        const Contact& contact, Aim aim,
                                        const Division& division) const {
        constexpr std::int64_t last_target = 130, at_flashes = 8, liked = 400, danger = 10;
        const Actor& own = field_.actors[firer];
        const Design& other = taken_for(contact);
        const std::int32_t range = hundreds_to(firer, target);
        const std::int64_t harm =
            expected_damage(firer_of(*own.ship, *own.design), other, range, field_.tables);
        if (harm <= 0) return 0;
        const std::int64_t threat =
            new_value_of(other, field_.tables) +
            danger * expected_damage(firer_new(other), *own.design, range, field_.tables);
        const std::int32_t hull = new_hull_of(other);
        const std::int64_t left = std::max({1, hull / 10, hull - contact.hurt});
        std::int64_t score = harm * threat / left;
        if (aim == Aim::flashes) score = score * at_flashes / hundred;
        if (own.ship->last_target == field_.contact_places[number_][target]) {
            score = score * last_target / hundred;
        }
        switch (prefer_of(division)) {
            case Prefer::best:
            case Prefer::merchants:
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

    /// GU-70: warships only when they are near and armed, while a merchant can be fired at.
    [[nodiscard]] std::vector<Choice> merchants_first(std::size_t firer,
                                                      std::vector<Choice> choices) const {
        constexpr std::int32_t near = 4'000;
        const auto is_merchant = [&](const Choice& choice) {
            return taken_for(*field_.contact({number_}, choice.target)).is_merchant;
        };
        if (std::none_of(choices.begin(), choices.end(), is_merchant)) return choices;
        std::erase_if(choices, [&](const Choice& choice) {
            return !is_merchant(choice) && field_.sighting(firer, choice.target).range > near;
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
    std::vector<std::int32_t> loads_;  // ships of the side that fire at each actor
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

std::vector<Laid> lay_guns(const Field& field) {
    std::vector<Laid> laid;
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Layer(field, number).lay(laid);
    }
    return laid;
}

}  // namespace flagplot::tactical::gunnery
