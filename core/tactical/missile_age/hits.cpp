#include "tactical/missile_age/hits.h"

#include <fmt/format.h>

#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/scores.h"
#include "tactical/missile_age/shots.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

const Weapon& weapon_at(const Tables& tables, std::int32_t weapon) {
    return tables.weapons[static_cast<std::size_t>(weapon)];
}

template <class Things>
void remove(Things& things, Tag tag) {
    std::erase_if(things, [tag](const auto& thing) { return thing.tag == tag; });
}

/// The side whose missile it is reads of a target that it does not know only that the missile is
/// gone.
void tell_missile(Ground& ground, const Missile& missile, const Unit* target,
                  std::string_view outcome, const std::vector<std::string>& parts) {
    ground.tell(
        [&](SideIndex side) {
            const bool is_known = target != nullptr && knows(side, *target);
            return is_known
                       ? fmt::format("M{} at {}: {}", missile.tag, called(*target, side), outcome)
                       : fmt::format("M{} is gone", missile.tag);
        },
        "A-MN-29", LogEvent::other,
        target != nullptr && target->seen_by(missile.side) == Sighting::model
            ? std::optional(missile.side)
            : std::nullopt,
        parts);
}

/// Who does not know the target does not see whether it was hit.
void trace_hit(Ground& ground, const Unit& target, bool is_hit) {
    for (std::uint32_t side = 0; side < ground.battle.sides.size(); ++side) {
        ground.battle.traces.push_back({target.place,
                                        target.place,
                                        TraceKind::fired,
                                        is_hit && knows({side}, target),
                                        {false, {{side}}}});
    }
}

void strike_with(Ground& ground, const Missile& missile, Unit& target) {
    if (target.is_civilian) ++ground.battle.civilians_hit;
    strike(ground, target, {weapon_at(ground.tables, missile.weapon).modifier, missile.side});
}

void resolve_missile(Ground& ground, const Missile missile) {
    Unit* target = unit_with(ground.battle, missile.target);
    const bool has_target = target != nullptr && target->is_on_table() && !target->is_wreck();
    if (!has_target) {
        remove(ground.battle.missiles, missile.tag);
        return tell_missile(ground, missile, nullptr, "", {});
    }
    const Seeker seeker = weapon_at(ground.tables, missile.weapon).seeker;
    if (!is_guided_now(ground.tables, ground.battle, missile.firer, seeker, *target)) {
        remove(ground.battle.missiles, missile.tag);
        return tell_missile(ground, missile, target, "guidance lost", {});
    }
    const Shot shot = missile_shot(ground.tables, weapon_at(ground.tables, missile.weapon),
                                   unit_with(ground.battle, missile.firer), *target);
    const Score score = ground.roll_with(DieUse::missile, missile.tag, d20_faces, shot.modifiers);
    const bool hits = is_hit(score, shot.needed);
    trace_hit(ground, *target, hits);
    tell_missile(ground, missile, target, hits ? "a hit" : "a miss",
                 parts_of(ground, score, shot.needed));
    if (hits && target->is_dummy) {
        ground.battle.progress.found =
            Found{target->tag, missile.side, FoundBy::missile, missile.tag};
        ground.battle.progress.struck_by = missile.tag;
        return;
    }
    remove(ground.battle.missiles, missile.tag);
    if (hits) strike_with(ground, missile, *target);
}

void resolve_torpedo(Ground& ground, const Torpedo torpedo) {
    remove(ground.battle.torpedoes, torpedo.tag);
    Unit* target = unit_with(ground.battle, torpedo.target);
    if (target == nullptr || !target->is_on_table() || target->is_wreck()) return;
    const Weapon& weapon = weapon_at(ground.tables, torpedo.weapon);
    const Shot shot =
        torpedo_shot(ground.tables, weapon, unit_with(ground.battle, torpedo.firer), *target);
    const Score score = ground.roll_with(DieUse::torpedo, torpedo.tag, d20_faces, shot.modifiers);
    const bool hits = is_hit(score, shot.needed);
    ground.battle.traces.push_back(
        {torpedo.place, target->place, TraceKind::fired, hits, {true, {}}});
    ground.tell(
        [&](SideIndex side) {
            return fmt::format("torpedo T{} at {}: {}", torpedo.tag, called(*target, side),
                               hits ? "a hit" : "a miss");
        },
        "A-MN-30", LogEvent::other, torpedo.side, parts_of(ground, score, shot.needed));
    if (!hits) return;
    if (target->is_civilian) ++ground.battle.civilians_hit;
    strike(ground, *target, {weapon.modifier, torpedo.side});
}

}  // namespace

void resolve(Ground& ground, Tag weapon) {
    if (const Missile* missile = missile_with(ground.battle, weapon)) {
        resolve_missile(ground, *missile);
    } else if (const Torpedo* torpedo = torpedo_with(ground.battle, weapon)) {
        resolve_torpedo(ground, *torpedo);
    }
}

void strike_waiting(Ground& ground, Tag target) {
    const Missile* waiting = missile_with(ground.battle, *ground.battle.progress.struck_by);
    ground.battle.progress.struck_by.reset();
    if (waiting == nullptr) return;
    const Missile missile = *waiting;
    remove(ground.battle.missiles, missile.tag);
    Unit* unit = unit_with(ground.battle, target);
    if (unit != nullptr) strike_with(ground, missile, *unit);
}

}  // namespace flagplot::tactical::missile_age
