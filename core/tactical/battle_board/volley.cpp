#include "tactical/battle_board/volley.h"
#include "base/wide.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>

namespace flagplot::tactical::battle_board {

namespace {

using Whole = boost::multiprecision::cpp_int;

constexpr std::int32_t hundred = 100;

Wide up(Wide value, Wide by) { return (value + by - 1) / by; }

/// A fraction, exactly.
template <class Int>
struct Share {
    Int over = 0;
    Int under = 1;
};

/// 1 less the product of what each leaves.
template <class Int>
Share<Int> combined(const std::vector<std::int32_t>& devices) {
    Int left = 1;
    Int under = 1;
    for (const std::int32_t each : devices) {
        left *= hundred - each;
        under *= hundred;
    }
    return {under - left, under};
}

template <class Int>
Share<Int> jamming_of(const Kind& target, const Switches& switches) {
    const Share<Int> share = combined<Int>(target.jammers);
    const bool is_capped = share.over * hundred > share.under * switches.jam_cap;
    return is_capped ? Share<Int>{switches.jam_cap, hundred} : share;
}

/// a + (1 - a)(C - J) if C is greater, else a (1 - (J - C)).
template <class Int>
Share<Int> raised(std::int32_t base, const Share<Int>& computers, const Share<Int>& jammers) {
    const Int all = computers.under * jammers.under;
    const Int ahead = computers.over * jammers.under - jammers.over * computers.under;
    Int over = (ahead > 0 ? all : all + ahead) * base;
    if (ahead > 0) over += ahead * (hundred - base);
    return {over, all * hundred};
}

template <class Int>
Share<Int> exact_accuracy(const Weapon& weapon, const Kind& attacker, const Kind& target,
                          const Switches& switches) {
    return raised(weapon.accuracy, combined<Int>(attacker.computers),
                  jamming_of<Int>(target, switches));
}

template <class Int>
std::int32_t faces_of(const Share<Int>& accuracy) {
    const Int faces = (accuracy.over * faces_of_torpedo + accuracy.under - 1) / accuracy.under;
    return std::clamp(static_cast<std::int32_t>(faces), faces_of_torpedo / hundred,
                      faces_of_torpedo);
}

std::string words_of_share(const Share<Whole>& share) {
    const boost::multiprecision::cpp_rational reduced(share.over, share.under);
    return reduced.str();
}

}  // namespace

Factor capacitor_factor(const Kind& kind, const Switches& switches) {
    Factor factor{billion, billion};
    for (const std::int32_t each : kind.capacitors) {
        factor.over = (factor.over * (hundred + each) + hundred / 2) / hundred;
        if (factor.over * hundred >= billion * switches.capacitor_cap) {
            return {switches.capacitor_cap, hundred};
        }
    }
    return factor;
}

namespace {

constexpr std::int64_t behind_one_more(std::int64_t share) { return (share * 9 + 5) / 10; }

/// For the first deflectors; ships mostly have no more.
constexpr std::array<std::int64_t, 10> shares_of_few = [] {
    std::array<std::int64_t, 10> shares{billion};
    for (std::size_t i = 1; i < shares.size(); ++i) shares[i] = behind_one_more(shares[i - 1]);
    return shares;
}();

}  // namespace

std::int64_t deflector_share(std::int32_t deflectors) {
    constexpr auto few = static_cast<std::int32_t>(shares_of_few.size()) - 1;
    std::int64_t share = shares_of_few[static_cast<std::size_t>(std::clamp(deflectors, 0, few))];
    for (std::int32_t i = few; i < deflectors; ++i) share = behind_one_more(share);
    return share;
}

std::int64_t volley_of(const Slot& slot, std::int32_t ships, const Factor& capacitors) {
    const std::int64_t power = std::int64_t{slot.weapon.power} * slot.count * ships;
    if (capacitors.over == capacitors.under) return power;
    return static_cast<std::int64_t>(half_up(Wide{power} * capacitors.over, capacitors.under));
}

Factor share_at(const Weapon& weapon, std::int32_t distance, const Switches& switches) {
    if (weapon.kind == WeaponKind::gattling || weapon.range == 0) return {};
    const std::int64_t prorated = switches.beam_loss_is_per_square ? 1 : weapon.range;
    const std::int64_t under = hundred * prorated;
    const std::int64_t over = under - std::int64_t{switches.beam_loss_pct} * distance;
    return {std::max<std::int64_t>(0, over), under};
}

std::int16_t percent_at(const Weapon& weapon, std::int32_t distance, const Switches& switches) {
    const Factor share = share_at(weapon, distance, switches);
    const std::int64_t lost = hundred * (share.under - share.over) / share.under;
    return static_cast<std::int16_t>(hundred - lost);
}

std::int64_t beam_damage(std::int64_t volley, const BeamPath& path, const Switches& switches) {
    const Weapon& weapon = path.slot.weapon;
    const Factor exact = share_at(weapon, path.distance, switches);
    if (switches.beam_rounding == BeamRounding::per_weapon_ceil) {
        const Wide under = Wide{exact.under} * path.capacitors.under * billion;
        const Wide whole = Wide{weapon.power} * path.capacitors.over;
        const Wide each = up(whole * exact.over * path.deflected, under);
        return static_cast<std::int64_t>(half_up(volley * each * path.capacitors.under, whole));
    }
    Factor share = exact;
    if (switches.beam_rounding == BeamRounding::percent_floor) {
        share = {percent_at(weapon, path.distance, switches), hundred};
        if (volley < most_of_small_volley) {
            return small_beam_damage(volley, path.deflected, share.over);
        }
    }
    return static_cast<std::int64_t>(
        half_up(Wide{volley} * path.deflected * share.over, Wide{billion} * share.under));
}

std::int64_t streamed(std::int64_t volley, std::int64_t unused, std::int64_t arrived) {
    if (unused <= 0 || arrived <= 0) return 0;
    const auto part = static_cast<std::int64_t>(half_up(Wide{volley} * unused, arrived));
    return std::max<std::int64_t>(0, std::min(part, volley - 1));
}

Accuracy accuracy_of(const Weapon& weapon, const Kind& attacker, const Kind& target,
                     const Switches& switches) {
    if (weapon.accuracy == 0) return {};
    constexpr std::size_t most_in_128_bits = 14;  // factors of a hundred, with a million above
    const std::size_t devices = attacker.computers.size() + target.jammers.size();
    if (devices == 0) return {weapon.accuracy * (faces_of_torpedo / hundred)};
    if (devices <= most_in_128_bits) {
        return {faces_of(exact_accuracy<Wide>(weapon, attacker, target, switches))};
    }
    return {faces_of(exact_accuracy<Whole>(weapon, attacker, target, switches))};
}

std::string accuracy_words(const Weapon& weapon, const Kind& attacker, const Kind& target,
                           const Switches& switches) {
    const auto exact = exact_accuracy<Whole>(weapon, attacker, target, switches);
    return fmt::format("accuracy {} (base {} %, computers {}, jammers {})", words_of_share(exact),
                       weapon.accuracy, words_of_share(combined<Whole>(attacker.computers)),
                       words_of_share(jamming_of<Whole>(target, switches)));
}

}  // namespace flagplot::tactical::battle_board
