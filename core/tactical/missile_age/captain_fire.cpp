#include <algorithm>
#include <array>

#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/captain_mind.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/shots.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// What a captain would fire at, how much that is worth to him, and with how many rounds.
struct Choice {
    Tag target = 0;
    std::int32_t worth = 0;  ///< 0: nothing
    std::int32_t rounds = 1;
};

/// Weighs the targets of one mount of one unit.
class Weighing {
  public:
    Weighing(const Mind& mind, const Unit& unit, std::size_t mount, std::int32_t ready)
        : mind_(mind),
          unit_(unit),
          weapon_(weapon_of(mind.tables, unit.mounts[mount])),
          ready_(ready) {}

    Choice best() {
        for (const Missile& missile : mind_.battle.missiles) {
            if (mind_.battle.is_hostile(mind_.side, missile.side)) {
                const bool is_sam = weapon_.kind == WeaponKind::sam;
                consider({missile.tag, worth_of(missile), is_sam ? pair() : 1});
            }
        }
        if (phase_of(weapon_.kind) == Phase::decoys) {
            for (const Torpedo& torpedo : mind_.battle.torpedoes) {
                if (torpedo.target == unit_.tag) consider({torpedo.tag, 1, 1});
            }
            return best_;
        }
        for (const Unit* enemy : mind_.enemies) consider(choice_of(*enemy));
        return best_;
    }

  private:
    /// Its worth is cheap to know, whether it may be fired at is not.
    void consider(const Choice& choice) {
        if (choice.worth <= best_.worth) return;
        if (why_not_target(mind_.tables, mind_.battle, unit_, weapon_, choice.target)) return;
        best_ = choice;
    }

    // --- missiles that come in -------------------------------------------------------------------

    /// By how likely it is to hit; its own before others', and none that comes in at nothing.
    [[nodiscard]] std::int32_t worth_of(const Missile& missile) const {
        constexpr std::int32_t urgent = 1'000, own_first = 200;
        const Unit* target = unit_with(mind_.battle, missile.target);
        if (target == nullptr || target->is_dummy) return 0;
        const bool is_own = target->tag == unit_.tag;
        const bool only_own = mind_.wish<Defence>(unit_, "defence") == Defence::own;
        const bool is_friend = !mind_.battle.is_hostile(mind_.side, target->side);
        if (!is_own && (only_own || !is_friend)) return 0;
        const Weapon& weapon = mind_.tables.weapons[static_cast<std::size_t>(missile.weapon)];
        const Unit* firer = unit_with(mind_.battle, missile.firer);
        return urgent + (is_own ? own_first : 0) +
               chance_on_d20(missile_shot(mind_.tables, weapon, firer, *target));
    }

    // --- units -----------------------------------------------------------------------------------

    [[nodiscard]] Choice choice_of(const Unit& enemy) const {
        if (weapon_.kind == WeaponKind::missile) return missiles_at(enemy);
        if (!mind_.is_identified(enemy)) return {};
        const Mark mark = mark_of(mind_.battle, enemy.tag);
        switch (weapon_.kind) {
            case WeaponKind::sam:
                return {enemy.tag,
                        chance_on_d20(sam_shot(mind_.tables, mind_.battle, unit_, weapon_, mark)),
                        pair()};
            case WeaponKind::torpedo:
                return {enemy.tag,
                        chance_on_d20(torpedo_shot(mind_.tables, weapon_, &unit_, enemy)), pair()};
            default:
                break;
        }
        if (!can_hurt(enemy)) return {};
        const Shot shot = gun_shot(mind_.tables, mind_.battle, unit_, weapon_, mark, 1);
        return {enemy.tag, chance_on_d20(shot) + worth_of_damage(enemy), 1};
    }

    /// Two rounds at a time: what a launcher fires at once is gone even if the first one hits.
    [[nodiscard]] std::int32_t pair() const { return std::min(ready_, 2); }

    /// Light damage needs a score of 1 (MN-20).
    [[nodiscard]] bool can_hurt(const Unit& enemy) const {
        if (enemy.is_aircraft()) return true;
        const auto level = static_cast<std::size_t>(enemy.level);
        const DamageTable& damage = mind_.tables.damage;
        const std::int32_t most = static_cast<std::int32_t>(d10) + weapon_.modifier +
                                  enemy.damage_modifier + damage.levels[level].earlier;
        return most >= damage.levels[1].from;
    }

    /// Who is hurt is worth finishing.
    [[nodiscard]] static std::int32_t worth_of_damage(const Unit& enemy) {
        constexpr std::int32_t each = 10;
        return each * static_cast<std::int32_t>(enemy.level);
    }

    // --- missiles at ships -----------------------------------------------------------------------

    [[nodiscard]] Choice missiles_at(const Unit& enemy) const {
        constexpr std::int32_t hopeless = 5, unknown = 20, preferred = 100, each_inbound = 5;
        const bool is_model = mind_.is_identified(enemy);
        if (!is_model && !is_released(enemy)) return {};
        const std::int32_t inbound = inbound_at(enemy);
        const std::int32_t left = wanted_at(enemy) - inbound;
        if (left <= 0) return {};
        std::int32_t worth = unknown;
        if (is_model) {
            const std::int32_t chance =
                chance_on_d20(missile_shot(mind_.tables, weapon_, &unit_, enemy));
            if (chance <= hopeless) return {};
            worth = preferred + chance + worth_of_damage(enemy);
        }
        const bool is_single = mind_.wish<Salvo>(unit_, "salvo") == Salvo::single;
        return {enemy.tag, std::max(1, worth - each_inbound * inbound),
                is_single ? 1 : std::min(ready_, left)};
    }

    /// A Radar Contact that nobody can look at: it may still be a civilian or nothing, unless its
    /// radar was heard.
    [[nodiscard]] bool is_released(const Unit& contact) const {
        if (contact.seen_by(mind_.side) != Sighting::contact) return false;
        switch (mind_.wish<Release>(unit_, "release")) {
            case Release::any:
                return true;
            case Release::identified:
                return false;
            case Release::careful:
                return is_heard(contact) || !is_in_sight(contact);
        }
        return false;
    }

    [[nodiscard]] bool is_heard(const Unit& contact) const {
        const auto& traces = mind_.battle.traces;
        return std::any_of(traces.begin(), traces.end(), [&](const Trace& trace) {
            return trace.kind == TraceKind::esm && trace.to == contact.place;
        });
    }

    [[nodiscard]] bool is_in_sight(const Unit& contact) const {
        const auto& units = mind_.battle.units;
        return std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
            return mind_.is_own(unit) && is_fighting(unit) &&
                   distance_between(unit, contact) <=
                       eye_reach(mind_.tables, mind_.battle, unit, contact);
        });
    }

    [[nodiscard]] std::int32_t inbound_at(const Unit& enemy) const {
        const auto& missiles = mind_.battle.missiles;
        return static_cast<std::int32_t>(
            std::count_if(missiles.begin(), missiles.end(), [&](const Missile& missile) {
                return missile.side == mind_.side && missile.target == enemy.tag;
            }));
    }

    /// Missiles that are enough for one turn: by size of a model, half as many where nobody knows.
    [[nodiscard]] std::int32_t wanted_at(const Unit& enemy) const {
        constexpr std::array<std::int32_t, sizes> by_size{2, 4, 6, 8, 10};
        constexpr std::int32_t at_unknown = 2, at_heard = 4;
        if (mind_.is_identified(enemy)) return by_size[static_cast<std::size_t>(enemy.size)];
        return is_heard(enemy) ? at_heard : at_unknown;
    }

    const Mind& mind_;
    const Unit& unit_;
    const Weapon& weapon_;
    std::int32_t ready_;
    Choice best_;
};

bool is_useful(const Unit& aircraft) {
    const bool has_rounds =
        std::any_of(aircraft.mounts.begin(), aircraft.mounts.end(),
                    [](const Mount& mount) { return mount.full > 0 && mount.rounds > 0; });
    return aircraft.has_radar || has_rounds;
}

}  // namespace

std::optional<Order> shot_wanted(const Mind& mind, const Unit& unit) {
    if (!is_fighting(unit)) return std::nullopt;
    const Phase phase = mind.battle.progress.phase;
    for (std::size_t mount = 0; mount < unit.mounts.size(); ++mount) {
        const std::int32_t ready = rounds_ready(mind.tables, unit, mount, phase);
        if (ready == 0) continue;
        const Choice choice = Weighing(mind, unit, mount, ready).best();
        if (choice.worth == 0) continue;
        return Order{Fire{unit.tag, static_cast<std::int32_t>(mount), choice.rounds,
                          named(mind.battle, choice.target)}};
    }
    return std::nullopt;
}

std::optional<Order> deck_work_wanted(const Mind& mind, const Unit& unit) {
    if (!is_fighting(unit) || mind.enemies.empty()) return std::nullopt;
    for (const Unit& other : mind.battle.units) {
        if (!mind.is_own(other)) continue;
        const bool is_on_deck = other.where == Whereabouts::aboard && unit.entry >= 0 &&
                                other.home == unit.entry && is_useful(other);
        if (is_on_deck && mind.wish<Flying>(unit, "aircraft") == Flying::launch) {
            return Order{TakeOff{other.number}};
        }
        const bool is_done = unit.is_aircraft() && !is_useful(unit);
        if (is_done && can_land(mind.tables, unit, other)) return Order{Land{unit.tag, other.tag}};
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::missile_age
