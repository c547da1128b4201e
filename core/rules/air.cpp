#include "rules/air.h"

#include <array>
#include <numeric>

namespace flagplot {

namespace {

/// The next class up for each type, in the order of `ShipType`.
constexpr std::array<ShipType, type_table.size()> next_up{
    ShipType::BB,   // BB: nothing is bigger
    ShipType::CV,   // CV: nothing is bigger
    ShipType::CV,   // CVL
    ShipType::CVL,  // CVE
    ShipType::BB,   // BC
    ShipType::BB,   // CA
    ShipType::BB,   // PB
    ShipType::CA,   // CL
    ShipType::CL,   // DD
    ShipType::DD,   // SL
    ShipType::DD,   // SS
    ShipType::DD,   // MS
    ShipType::DD,   // AUX
};

}  // namespace

std::optional<Attempt> air_attempt(const Sortie& sortie, const Searched& searched,
                                   std::optional<std::int32_t> cap) {
    if (!searched.weather.can_fly) return std::nullopt;
    Attempt attempt;
    attempt.mode = SightMode::air;
    const auto add = [&](ModifierName name, std::int32_t value) {
        if (value != 0) attempt.modifiers.push_back({name, value});
        attempt.needed += value;
    };
    add(ModifierName::quality, sortie.quality);
    add(ModifierName::target_size, searched.size.count);
    add(ModifierName::far_out, sortie.distance.count * 2 > sortie.range.count ? -2 : 0);
    add(ModifierName::weather, searched.weather.from_air.count);
    add(ModifierName::coast, searched.is_coastal ? 1 : 0);
    add(ModifierName::found_already, searched.was_found ? 1 : 0);
    add(ModifierName::in_port, searched.is_in_port ? 2 : 0);
    add(ModifierName::fighters, searched.has_fighters ? -1 : 0);
    add(ModifierName::card, searched.cards.count);
    add(ModifierName::extra_search, sortie.extra.count);
    if (cap && attempt.needed > *cap) add(ModifierName::cap, *cap - attempt.needed);
    if (attempt.needed < 1) return std::nullopt;
    attempt.declares_up_to = attempt.needed;
    return attempt;
}

Misreport misreport_of(std::int32_t die) {
    return {die == 9 || die == 10, die == 11 || die == 12, die == 10 || die == 12};
}

ShipType one_class_up(ShipType type) { return next_up[static_cast<std::size_t>(type)]; }

}  // namespace flagplot
