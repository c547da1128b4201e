#include "tactical/battle_board/expected.h"

#include <algorithm>

#include "base/wide.h"
#include "tactical/battle_board/stack.h"
#include "tactical/battle_board/volley.h"

namespace flagplot::tactical::battle_board {

namespace {

/// As far as planning knows: without the extra square of a base (BB-36).
std::int32_t planned_range(const Weapon& weapon, const Kind& attacker, const Switches& switches) {
    return weapon.range + (attacker.is_base && switches.ai_sees_starbase_range ? 1 : 0);
}

bool is_loaded(std::uint64_t loaded, std::size_t slot) { return ((loaded >> slot) & 1U) != 0; }

std::uint64_t loaded_slots(const Token& token) {
    std::uint64_t loaded = 0;
    for (std::size_t slot = 0; slot < token.left.size(); ++slot) {
        if (token.left[slot] != 0) loaded |= std::uint64_t{1} << slot;
    }
    return loaded;
}

void add_slot(Fire& fire, const Slot& slot, const Between& between, std::int32_t range,
              const Switches& switches) {
    const bool saps = slot.weapon.kind == WeaponKind::sapper;
    const std::int64_t shielded = expected_of(slot, between, true);
    const std::int64_t open = expected_of(slot, between, false);
    const std::int64_t far = expected_at(slot, shielded, range, switches);
    for (std::int32_t d = 0; d < distances; ++d) {
        const auto at = static_cast<std::size_t>(d);
        if (d > range) {
            fire.fear[at] += std::max(far / (d + 10 - range), slot.count * parts_of_point);
        } else if (saps) {
            fire.sapping[at] += expected_at(slot, shielded, d, switches);
        } else {
            fire.open[at] += expected_at(slot, open, d, switches);
            fire.shielded[at] += expected_at(slot, shielded, d, switches);
        }
    }
    fire.has_sappers = fire.has_sappers || saps;
}

void scale(Fire& fire, const Fire& of_one, std::int64_t ships) {
    if (ships == 1) {
        fire = of_one;
        return;
    }
    for (std::size_t d = 0; d < distances; ++d) {
        fire.open[d] = of_one.open[d] * ships;
        fire.shielded[d] = of_one.shielded[d] * ships;
        fire.sapping[d] = of_one.sapping[d] * ships;
        fire.fear[d] = of_one.fear[d] * ships;
    }
    fire.has_sappers = of_one.has_sappers;
}

}  // namespace

std::int64_t expected_of(const Slot& slot, const Between& between, bool is_shielded) {
    const Wide power = Wide{slot.weapon.power} * slot.count * parts_of_point;
    if (is_torpedo(slot.weapon.kind)) {
        const Wide hits = between.faces;
        const Wide misses = is_shielded ? faces_of_torpedo - hits : 0;
        return static_cast<std::int64_t>(
            half_up(power * (8 * hits + misses), Wide{8} * faces_of_torpedo));
    }
    const Factor& capacitors = between.capacitors;
    if (capacitors.over == capacitors.under && between.deflected == billion) {
        return static_cast<std::int64_t>(power);
    }
    return static_cast<std::int64_t>(
        half_up(power * capacitors.over * between.deflected, Wide{capacitors.under} * billion));
}

std::int64_t expected_at(const Slot& slot, std::int64_t expected, std::int32_t distance,
                         const Switches& switches) {
    if (is_torpedo(slot.weapon.kind)) return expected;
    const Factor share = share_at(slot.weapon, distance, switches);
    return (2 * expected * share.over + share.under) / (2 * share.under);
}

Expected::Expected(const Ground& ground)
    : ground_(ground), armor_parts_(armor_parts(ground.switches)) {
    make_classes();
    const auto size = static_cast<std::size_t>(ground_.size());
    fires_.resize(size * classes_);
    reaches_.resize(size);
    renewals_.resize(size);
    for (std::int32_t token = 0; token < ground_.size(); ++token) renew(token);
}

void Expected::make_classes() {
    const std::vector<Kind>& kinds = ground_.position().kinds;
    std::vector<std::size_t> class_of_kind;
    class_of_kind.reserve(kinds.size());
    sample_.reserve(kinds.size());
    profiles_.reserve(kinds.size());
    class_of_token_.reserve(static_cast<std::size_t>(ground_.size()));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto known = std::find_if(sample_.begin(), sample_.end(), [&](std::int32_t each) {
            const Kind& other = kinds[static_cast<std::size_t>(each)];
            return other.deflectors == kinds[kind].deflectors &&
                   other.jammers == kinds[kind].jammers;
        });
        class_of_kind.push_back(static_cast<std::size_t>(known - sample_.begin()));
        if (known == sample_.end()) sample_.push_back(static_cast<std::int32_t>(kind));
    }
    classes_ = sample_.size();
    for (const Token& token : ground_.position().tokens) {
        class_of_token_.push_back(class_of_kind[static_cast<std::size_t>(token.kind)]);
    }
}

Expected::Profile Expected::made(std::int32_t kind_number, std::uint64_t loaded) const {
    const std::vector<Kind>& kinds = ground_.position().kinds;
    const Kind& kind = kinds[static_cast<std::size_t>(kind_number)];
    Profile profile{kind_number, loaded, {}, std::vector<Fire>(classes_)};
    const Factor capacitors = capacitor_factor(kind, ground_.switches);
    for (std::size_t number = 0; number < kind.slots.size(); ++number) {
        if (!is_loaded(loaded, number)) continue;
        const Slot& slot = kind.slots[number];
        const std::int32_t range = planned_range(slot.weapon, kind, ground_.switches);
        Reach& reach = profile.reach;
        reach.shortest = reach.has_weapons ? std::min(reach.shortest, range) : range;
        reach.longest = std::max(reach.longest, range);
        reach.has_weapons = true;
        const bool always = slot.weapon.kind != WeaponKind::sapper && slot.weapon.power > 0 &&
                            (!is_torpedo(slot.weapon.kind) || slot.weapon.accuracy > 0);
        reach.hurts_all = reach.hurts_all || always;
        for (std::size_t each = 0; each < classes_; ++each) {
            const Kind& target = kinds[static_cast<std::size_t>(sample_[each])];
            const Between between{capacitors, deflector_share(target.deflectors),
                                  accuracy_of(slot.weapon, kind, target, ground_.switches).faces};
            add_slot(profile.fires[each], slot, between, range, ground_.switches);
        }
    }
    return profile;
}

const Expected::Profile& Expected::profile_of(const Token& token) {
    const std::uint64_t loaded = loaded_slots(token);
    const auto known =
        std::find_if(profiles_.begin(), profiles_.end(), [&](const Profile& profile) {
            return profile.kind == token.kind && profile.loaded == loaded;
        });
    if (known != profiles_.end()) return *known;
    return profiles_.emplace_back(made(token.kind, loaded));
}

void Expected::renew(std::int32_t number) {
    const Token& token = ground_.token(number);
    const Profile& profile = profile_of(token);
    ++renewals_[static_cast<std::size_t>(number)];
    reaches_[static_cast<std::size_t>(number)] = profile.reach;
    const std::size_t row = static_cast<std::size_t>(number) * classes_;
    for (std::size_t each = 0; each < classes_; ++each) {
        scale(fires_[row + each], profile.fires[each], token.stack.ships);
    }
}

std::int64_t Expected::limit(const Token& target) const {
    const std::int64_t armor = armor_left(target.stack, ground_.kind(target), armor_parts_);
    const std::int64_t in_parts = armor_parts_ == 500 ? armor * (parts_of_point / 500)
                                                      : armor * parts_of_point / armor_parts_;
    return in_parts + target.stack.shields * parts_of_point;
}

}  // namespace flagplot::tactical::battle_board
