#include "tactical/gunnery/leaving.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "tactical/gunnery/damage_control.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/hits.h"
#include "tactical/gunnery/measures.h"

namespace flagplot::tactical::gunnery {

namespace {

bool is_side_there(const Side& side) {
    return std::any_of(side.ships.begin(), side.ships.end(),
                       [](const Ship& ship) { return ship.is_there(); });
}

bool wants_to_leave(const Division& division, std::int32_t turn) {
    return division.is_breaking_off() || division.is_scattered || turn <= division.shaken_until;
}

bool can_steam(const Actor& actor) {
    return actor.ship->is_there() && speed_percent(*actor.ship) > 0;
}

bool is_warship_there(const Actor& actor) {
    return actor.ship->is_there() && !actor.design->is_merchant;
}

/// A division that wants to get away.
class Getaway {
  public:
    Getaway(Field& field, std::uint32_t side, std::size_t division)
        : field_(field),
          side_(side),
          division_(division),
          ships_(ships_there(field.battle.sides[side],
                             field.battle.sides[side].divisions[division])) {}

    void go() {
        constexpr std::int32_t far = 30'000, unseen_turns = 3, beyond_sight = 6'000;
        if (ships_.empty()) return;
        std::int32_t& undetected = field_.battle.truths[side_].undetected[division_];
        undetected = is_detected() ? 0 : undetected + 1;
        const std::int32_t range = nearest_warship();
        const bool is_out_of_sight =
            undetected >= unseen_turns &&
            range > field_.light.visibility * yards_of_hundred + beyond_sight;
        if ((range <= far && !is_out_of_sight) || is_pursued()) return;
        for (const std::int32_t ship : ships_) away(ship);
    }

  private:
    [[nodiscard]] std::size_t place_of(std::int32_t ship) const {
        return field_.first_of[side_] + static_cast<std::size_t>(ship);
    }

    [[nodiscard]] bool is_held_by(SideIndex side) const {
        return std::any_of(ships_.begin(), ships_.end(), [&](std::int32_t ship) {
            const Contact* contact = field_.contact(side, place_of(ship));
            return contact != nullptr && contact->now != Knowing::lost;
        });
    }

    [[nodiscard]] bool is_detected() const {
        for (std::uint32_t other = 0; other < field_.battle.sides.size(); ++other) {
            const bool is_foe = field_.battle.conditions.is_hostile({side_}, {other});
            if (is_foe && is_held_by({other})) return true;
        }
        return false;
    }

    [[nodiscard]] std::int32_t nearest_warship() const {
        std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
        for (const std::int32_t ship : ships_) {
            const Actor& own = field_.actors[place_of(ship)];
            for (const Actor& other : field_.actors) {
                if (!field_.is_hostile(own, other) || !is_warship_there(other)) continue;
                nearest = std::min(nearest, kit::distance(own.middle, other.middle));
            }
        }
        return nearest;
    }

    /// By somebody three knots faster who holds her and does not break off himself.
    [[nodiscard]] bool is_pursued() const {
        constexpr std::int32_t faster = 3;
        std::int32_t slowest = full_speed;
        for (const std::int32_t ship : ships_) {
            const Actor& own = field_.actors[place_of(ship)];
            slowest = std::min(slowest, knots_left(*own.ship, *own.design));
        }
        return std::any_of(field_.actors.begin(), field_.actors.end(), [&](const Actor& other) {
            return field_.battle.conditions.is_hostile({side_}, other.ref.side) &&
                   is_warship_there(other) && is_held_by(other.ref.side) &&
                   !wants_to_leave(field_.division_of(other), field_.turn()) &&
                   knots_left(*other.ship, *other.design) >= slowest + faster;
        });
    }

    void away(std::int32_t ship) {
        Actor& own = field_.actors[place_of(ship)];
        own.ship->has_left = true;
        if (field_.log == nullptr) return;
        field_.tell_watchers(place_of(ship), own.ship->name + " has got away", "GU-59");
    }

    Field& field_;
    std::uint32_t side_;
    std::size_t division_;
    std::vector<std::int32_t> ships_;
};

/// GU-62: an enemy warship within 5,000 yards, and nobody to help.
bool lies_under_guns(const Field& field, const Actor& merchant) {
    constexpr std::int32_t near = 5'000;
    bool is_near = false;
    for (const Actor& other : field.actors) {
        if (!is_warship_there(other)) continue;
        if (other.ref.side == merchant.ref.side) return false;
        is_near |= field.is_hostile(other, merchant) &&
                   kit::distance(other.middle, merchant.middle) <= near;
    }
    return is_near;
}

SideIndex nearest_captor(const Field& field, const Actor& merchant) {
    SideIndex captor = merchant.ref.side;
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (const Actor& other : field.actors) {
        if (!is_warship_there(other) || !field.is_hostile(other, merchant)) continue;
        const std::int32_t range = kit::distance(other.middle, merchant.middle);
        if (range >= least) continue;
        least = range;
        captor = other.ref.side;
    }
    return captor;
}

void let_all_go(Field& field, bool only_who_want) {
    for (Actor& actor : field.actors) {
        const bool goes = !only_who_want || wants_to_leave(field.division_of(actor), field.turn());
        if (goes && can_steam(actor)) actor.ship->has_left = true;
    }
}

/// Does everybody who is there and hostile to somebody want to get away, and can somebody?
bool do_all_break_off(const Field& field) {
    bool can_anybody = false;
    for (const Actor& actor : field.actors) {
        if (!actor.ship->is_there() || field.side_of(actor).is_neutral) continue;
        if (!wants_to_leave(field.division_of(actor), field.turn())) return false;
        can_anybody |= can_steam(actor);
    }
    return can_anybody;
}

bool is_any_contact(const Field& field) {
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        for (const Contact& contact : field.battle.sides[number].contacts) {
            const bool counts = contact.now != Knowing::lost && !contact.is_gone &&
                                !contact.is_wreck &&
                                field.battle.conditions.is_hostile({number}, contact.side);
            if (counts) return true;
        }
    }
    return false;
}

/// How it ended when nobody is there any more whom anybody fights.
EndedBy how_it_ended(const Battle& battle) {
    bool has_any_left = false, is_any_sunk = false, is_a_side_out = false, has_any_struck = false;
    for (const Side& side : battle.sides) {
        bool has_left = false;
        for (const Ship& ship : side.ships) {
            has_left |= ship.has_left;
            is_any_sunk |= ship.is_sunk();
            has_any_struck |= ship.fate == Fate::struck;
        }
        has_any_left |= has_left;
        is_a_side_out |= !has_left && !is_side_there(side);
    }
    if (is_a_side_out && has_any_struck) return EndedBy::surrender;
    if (is_a_side_out && is_any_sunk) return EndedBy::annihilation;
    if (has_any_left) return EndedBy::disengagement;
    return is_any_sunk ? EndedBy::annihilation : EndedBy::no_hostility;
}

void end(Field& field, std::optional<EndedBy> how) {
    field.battle.conditions.stage = Stage::over;
    settle_wrecks(field);
    field.battle.conditions.ended_by = how ? *how : how_it_ended(field.battle);
    if (field.log == nullptr) return;
    field.log->tell_all(fmt::format("it is over after {} turns, by {}", field.turn(),
                                    phrase_of(field.battle.conditions.ended_by)),
                        "GU-62");
}

}  // namespace

bool is_fought_over(const Battle& battle) {
    for (std::uint32_t one = 0; one < battle.sides.size(); ++one) {
        for (std::uint32_t other = one + 1; other < battle.sides.size(); ++other) {
            const bool is_hostile = battle.conditions.is_hostile({one}, {other}) ||
                                    battle.conditions.is_hostile({other}, {one});
            if (is_hostile && is_side_there(battle.sides[one]) &&
                is_side_there(battle.sides[other])) {
                return true;
            }
        }
    }
    return false;
}

void leave(Field& field) {
    for (std::uint32_t side = 0; side < field.battle.sides.size(); ++side) {
        const std::vector<Division>& divisions = field.battle.sides[side].divisions;
        for (std::size_t each = 0; each < divisions.size(); ++each) {
            if (wants_to_leave(divisions[each], field.turn())) Getaway(field, side, each).go();
        }
    }
}

void strike_flags(Field& field) {
    constexpr std::int32_t turns = 3;
    if (!field.tables.switches.striking || !field.is_by_day()) return;
    for (std::size_t place = 0; place < field.actors.size(); ++place) {
        const Actor& merchant = field.actors[place];
        if (!merchant.design->is_merchant || !merchant.ship->is_there()) continue;
        Truth& truth = field.battle.truths[merchant.ref.side.index()];
        const auto number = static_cast<std::size_t>(merchant.ref.ship);
        std::int32_t& near = truth.struck_at[number];
        near = lies_under_guns(field, merchant) ? near + 1 : 0;
        if (near < turns) continue;
        truth.hit_by[number] = nearest_captor(field, merchant);
        sink(field, place, Fate::struck);
    }
}

std::vector<std::vector<std::int32_t>> division_values(const Field& field) {
    std::vector<std::vector<std::int32_t>> values;
    for (const Side& side : field.battle.sides) {
        std::vector<std::int32_t>& own = values.emplace_back();
        for (const Division& division : side.divisions) {
            std::int32_t sum = 0;
            for (const std::int32_t number : division.ships) {
                const Ship& ship = side.ships[static_cast<std::size_t>(number)];
                sum += value_left(ship, side.designs[static_cast<std::size_t>(ship.design)],
                                  field.tables);
            }
            own.push_back(sum);
        }
    }
    return values;
}

void lose_heart(Field& field, const std::vector<std::vector<std::int32_t>>& before) {
    constexpr std::int32_t shaken = 5, steady = 25;
    if (field.tables.switches.morale != Morale::dice) return;
    const auto after = division_values(field);
    for (std::uint32_t side = 0; side < after.size(); ++side) {
        for (std::size_t each = 0; each < before[side].size(); ++each) {
            Side& own = field.battle.sides[side];
            Division& division = own.divisions[each];
            const std::int32_t guide = guide_of(own, division);
            if (guide < 0 || after[side][each] * 2 > before[side][each]) continue;
            const std::int32_t crew = own.ships[static_cast<std::size_t>(guide)].crew;
            const std::int32_t rolled = field.die(DieUse::heart, side, each, 0, hundred);
            if (rolled <= crew - steady) continue;
            division.shaken_until = field.turn() + shaken;
            if (field.log == nullptr) continue;
            field.log->tell({side}, fmt::format("{} loses heart and breaks off", division.name),
                            "GU-60", {fmt::format("needed {}, rolled {}", crew - steady, rolled)});
        }
    }
}

void end_if_over(Field& field) {
    constexpr std::int32_t quiet_turns = 20;
    Battle& battle = field.battle;
    const bool is_any_fire = std::any_of(field.actors.begin(), field.actors.end(),
                                         [](const Actor& actor) { return actor.fires; });
    battle.quiet = is_any_fire || is_any_contact(field) ? 0 : battle.quiet + 1;
    if (!is_fought_over(battle)) return end(field, std::nullopt);
    if (do_all_break_off(field)) {
        let_all_go(field, true);
        return end(field, EndedBy::disengagement);
    }
    const bool can_anybody_go = std::any_of(field.actors.begin(), field.actors.end(), can_steam);
    if (battle.quiet >= quiet_turns && can_anybody_go) {
        let_all_go(field, false);
        return end(field, EndedBy::disengagement);
    }
    if (field.turn() >= battle.conditions.turns) end(field, EndedBy::turn_limit);
}

}  // namespace flagplot::tactical::gunnery
