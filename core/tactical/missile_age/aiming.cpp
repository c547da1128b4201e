#include "tactical/missile_age/aiming.h"

#include <algorithm>

#include "tactical/kit/shape.h"
#include "tactical/missile_age/scores.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

using WhyNot = std::optional<std::string_view>;

bool is_countermeasure(WeaponKind kind) { return phase_of(kind) == Phase::decoys; }

/// Its fire control is knocked out; who never had one is not hindered (A-MN-33).
bool has_lost_fire_control(const Unit& unit) {
    return unit.fire_control != Generation::none && fire_control_of(unit) == Generation::none;
}

bool is_dark(const Tables& tables, const Unit& unit, const Weapon& weapon) {
    if (unit.blackout == 0 || weapon.is_small_arms) return false;
    return !is_countermeasure(weapon.kind) || tables.switches.damage_blackout_sensors;
}

// --- targets -------------------------------------------------------------------------------------

/// Whether one unit may fire one weapon at one thing.
class Aiming {
  public:
    Aiming(const Tables& tables, const Battle& battle, const Unit& unit, const Weapon& weapon)
        : tables_(tables), battle_(battle), unit_(unit), weapon_(weapon) {}

    [[nodiscard]] WhyNot why_not(Tag target) const {
        if (const Missile* missile = missile_with(battle_, target)) return at_missile(*missile);
        if (const Torpedo* torpedo = torpedo_with(battle_, target)) return at_torpedo(*torpedo);
        const Unit* other = unit_with(battle_, target);
        if (other == nullptr || !other->is_on_table() || other->is_wreck()) return "a target";
        if (!battle_.is_hostile(unit_.side, other->side)) return "an enemy";
        return other->is_aircraft() ? at_aircraft(*other) : at_vessel(*other);
    }

  private:
    [[nodiscard]] WhyNot at_missile(const Missile& missile) const {
        if (is_countermeasure(weapon_.kind)) return decoys(missile);
        const bool is_of_use = weapon_.kind == WeaponKind::gun || weapon_.kind == WeaponKind::sam ||
                               weapon_.kind == WeaponKind::ciws;
        if (!is_of_use || weapon_.reach == Altitude::surface) return "no missile";
        if (!battle_.is_hostile(unit_.side, missile.side) || !comes_in(battle_, missile)) {
            return "a missile of an enemy that comes in";
        }
        const Unit* target = unit_with(battle_, missile.target);
        if (target == nullptr) return "a missile with a target";
        return target->tag == unit_.tag ? std::nullopt : in_reach(*target);
    }

    [[nodiscard]] WhyNot decoys(const Missile& missile) const {
        const Seeker seeker = tables_.weapons[static_cast<std::size_t>(missile.weapon)].seeker;
        const bool is_against =
            weapon_.kind == WeaponKind::chaff
                ? seeker == Seeker::active_radar || seeker == Seeker::semi_active_radar
                : weapon_.kind == WeaponKind::flares && seeker == Seeker::infra_red;
        const bool is_own = missile.target == unit_.tag && comes_in(battle_, missile);
        if (is_against && is_own) return std::nullopt;
        return "a missile that comes in at the unit, with a seeker that this deceives";
    }

    [[nodiscard]] WhyNot at_torpedo(const Torpedo& torpedo) const {
        const bool is_own = torpedo.target == unit_.tag;
        if (weapon_.kind == WeaponKind::torpedo_decoy && is_own) return std::nullopt;
        return "a torpedo that comes in at the unit, and a decoy for it";
    }

    [[nodiscard]] WhyNot at_aircraft(const Unit& other) const {
        if (!is_model(other, unit_.side)) return "an aircraft that is a model";
        switch (weapon_.kind) {
            case WeaponKind::gun:
            case WeaponKind::sam:
            case WeaponKind::ciws:
                if (other.altitude > weapon_.reach) return "an aircraft that flies lower";
                return in_reach(other);
            case WeaponKind::air_gun:
                if (!is_low(unit_) || !is_low(other)) return "two aircraft that fly low";
                return in_reach(other);
            case WeaponKind::air_missile:
                return in_reach(other);
            default:
                return "a vessel";
        }
    }

    [[nodiscard]] WhyNot at_vessel(const Unit& other) const {
        if (is_model(other, unit_.side)) return at_model(other);
        const bool is_seeking =
            weapon_.kind == WeaponKind::missile &&
            (weapon_.seeker == Seeker::active_radar || weapon_.seeker == Seeker::infra_red);
        const bool is_contact = other.seen_by(unit_.side) == Sighting::contact;
        if (is_seeking && is_contact && tables_.switches.roe_arh_on_radar_contact) {
            return in_reach(other);
        }
        return "a model";
    }

    [[nodiscard]] WhyNot at_model(const Unit& other) const {
        switch (weapon_.kind) {
            case WeaponKind::gun:
            case WeaponKind::rockets:
            case WeaponKind::missile:
                return in_reach(other);
            case WeaponKind::air_gun:
            case WeaponKind::rocket_pod:
                return is_low(unit_) ? in_reach(other) : "an aircraft that flies low";
            case WeaponKind::torpedo:
                return is_in_range(other) ? std::nullopt : WhyNot("a target in range");
            case WeaponKind::bomb:
                return is_under_path(other) ? std::nullopt : WhyNot("a target under its path");
            default:
                return "an aircraft or a missile";
        }
    }

    [[nodiscard]] WhyNot in_reach(const Unit& other) const {
        if (!is_in_range(other)) return "a target in range";
        const bool is_guided_by_eye = weapon_.seeker == Seeker::command_visual;
        if (is_guided_by_eye && !is_in_sight(other)) return "a target in sight";
        return has_clear_line(tables_, battle_, unit_, other) ? std::nullopt
                                                              : WhyNot("a clear line of fire");
    }
    [[nodiscard]] bool is_in_range(const Unit& other) const {
        return distance_between(unit_, other) <= mm(weapon_.range);
    }
    [[nodiscard]] bool is_in_sight(const Unit& other) const {
        return distance_between(unit_, other) <= eye_reach(tables_, battle_, unit_, other);
    }
    [[nodiscard]] bool is_under_path(const Unit& other) const {
        return kit::is_within(kit::Stretch{unit_.was, unit_.place}, kit::Circle{other.place, 0},
                              mm(tables_.lengths.bomb_path));
    }
    [[nodiscard]] static bool is_low(const Unit& unit) { return unit.altitude == Altitude::low; }

    const Tables& tables_;
    const Battle& battle_;
    const Unit& unit_;
    const Weapon& weapon_;
};

const Mount* mount_of(const Unit& unit, std::int32_t number) {
    const auto place = static_cast<std::size_t>(number);
    return number >= 0 && place < unit.mounts.size() ? &unit.mounts[place] : nullptr;
}

}  // namespace

Phase phase_of(WeaponKind kind) {
    switch (kind) {
        case WeaponKind::gun:
        case WeaponKind::rockets:
        case WeaponKind::air_gun:
        case WeaponKind::rocket_pod:
        case WeaponKind::bomb:
        case WeaponKind::air_missile:
            return Phase::guns;
        case WeaponKind::missile:
        case WeaponKind::torpedo:
            return Phase::launch;
        case WeaponKind::sam:
            return Phase::sams;
        case WeaponKind::ciws:
            return Phase::close_in;
        case WeaponKind::chaff:
        case WeaponKind::flares:
        case WeaponKind::torpedo_decoy:
            return Phase::decoys;
    }
    return Phase::over;
}

bool has_one_attack(WeaponKind kind) {
    switch (kind) {
        case WeaponKind::gun:
        case WeaponKind::rockets:
        case WeaponKind::air_gun:
        case WeaponKind::rocket_pod:
        case WeaponKind::ciws:
            return true;
        default:
            return false;
    }
}

std::int32_t salvo_of(const Tables& tables, const Weapon& weapon) {
    if (has_one_attack(weapon.kind) || is_countermeasure(weapon.kind)) return 1;
    if (weapon.salvo > 0) return weapon.salvo;
    return weapon.is_area ? tables.switches.combat_salvo_area : tables.switches.combat_salvo;
}

bool is_ready(const Tables& tables, const Unit& unit, const Mount& mount, Phase phase) {
    const Weapon& weapon = weapon_of(tables, mount);
    const bool is_spent = mount.rounds == 0 || mount.used >= salvo_of(tables, weapon);
    const bool is_blind = is_guided_by_firer(weapon.seeker) && has_lost_fire_control(unit);
    return phase_of(weapon.kind) == phase && !mount.is_out && !is_spent && !is_blind &&
           !is_dark(tables, unit, weapon);
}

std::int32_t rounds_ready(const Tables& tables, const Unit& unit, std::size_t mount, Phase phase) {
    const Mount& first = unit.mounts[mount];
    if (!is_ready(tables, unit, first, phase)) return 0;
    const Weapon& weapon = weapon_of(tables, first);
    if (!has_one_attack(weapon.kind)) {
        const std::int32_t salvo = salvo_of(tables, weapon) - first.used;
        return first.rounds < 0 ? salvo : std::min(salvo, first.rounds);
    }
    if (weapon.kind == WeaponKind::ciws) return 1;  // each mount by itself (A-MN-32)
    std::int32_t joined = 0;
    for (std::size_t other = mount; other < unit.mounts.size(); ++other) {
        const bool joins = unit.mounts[other].weapon == first.weapon &&
                           is_ready(tables, unit, unit.mounts[other], phase);
        joined += joins ? 1 : 0;
    }
    return joined;
}

std::optional<std::string_view> why_not_target(const Tables& tables, const Battle& battle,
                                               const Unit& unit, const Weapon& weapon, Tag target) {
    return Aiming(tables, battle, unit, weapon).why_not(target);
}

std::optional<std::string_view> why_not_fire(const Tables& tables, const Battle& battle,
                                             const Unit& unit, const Fire& order, Phase phase) {
    const Mount* mount = mount_of(unit, order.mount);
    if (mount == nullptr || !is_ready(tables, unit, *mount, phase)) return "a weapon that is ready";
    const std::int32_t most =
        rounds_ready(tables, unit, static_cast<std::size_t>(order.mount), phase);
    if (order.rounds < 1 || order.rounds > most) return "rounds or mounts that are ready";
    if (order.target != named(battle, order.target.tag)) return "a target";
    return why_not_target(tables, battle, unit, weapon_of(tables, *mount), order.target.tag);
}

std::optional<std::string_view> why_not_aim(const Tables& tables, const Unit& unit,
                                            const Aim& order) {
    constexpr std::int32_t circle = 360;
    const Mount* mount = mount_of(unit, order.mount);
    const bool is_torpedo = mount != nullptr &&
                            weapon_of(tables, *mount).kind == WeaponKind::torpedo &&
                            is_ready(tables, unit, *mount, Phase::launch);
    if (!is_torpedo) return "torpedoes that are ready";
    const std::int32_t most =
        rounds_ready(tables, unit, static_cast<std::size_t>(order.mount), Phase::launch);
    if (order.rounds < 1 || order.rounds > most) return "torpedoes that are ready";
    return order.heading >= 0 && order.heading < circle ? std::nullopt : WhyNot("a heading");
}

bool is_guided_now(const Tables& tables, const Battle& battle, Tag firer, Seeker seeker,
                   const Unit& target) {
    if (!is_guided_by_firer(seeker) || firer == 0) return true;
    const Unit* unit = unit_with(battle, firer);
    if (unit == nullptr || !is_fighting(*unit) || unit->blackout > 0) return false;
    if (has_lost_fire_control(*unit)) return false;
    if (seeker != Seeker::command_visual) return true;
    return distance_between(*unit, target) <= eye_reach(tables, battle, *unit, target) &&
           has_clear_line(tables, battle, *unit, target);
}

bool comes_in(const Battle& battle, const Missile& missile) {
    return missile.arrives <= battle.progress.turn;
}

}  // namespace flagplot::tactical::missile_age
