#include <algorithm>
#include <numeric>

#include "base/wide.h"
#include "tactical/battle_board/fire.h"

namespace flagplot::tactical::battle_board {

namespace {

/// Compares whole quotients, then the remainders the other way round.
std::int32_t compared_by_division(Appeal a, Appeal b) {
    for (;;) {
        const Wide whole_a = a.over / a.under;
        const Wide whole_b = b.over / b.under;
        if (whole_a != whole_b) return whole_a > whole_b ? 1 : -1;
        const Wide rest_a = a.over % a.under;
        const Wide rest_b = b.over % b.under;
        if (rest_a == 0 || rest_b == 0) return (rest_a != 0 ? 1 : 0) - (rest_b != 0 ? 1 : 0);
        const Appeal upside_down_a{b.under, rest_b};
        const Appeal upside_down_b{a.under, rest_a};
        a = upside_down_a;
        b = upside_down_b;
    }
}

/// A target that costs nothing is still a target.
std::int64_t value_of(const Stack& target, const Kind& kind) {
    return std::int64_t{std::max(1, kind.value)} * target.ships;
}

}  // namespace

std::int32_t compared(const Appeal& a, const Appeal& b) {
    const Wide all = a.over | a.under | b.over | b.under;
    if (all >> 63 == 0) {  // nearly always: the products fit into two words
        const Wide first =
            Wide{static_cast<std::int64_t>(a.over)} * static_cast<std::int64_t>(b.under);
        const Wide second =
            Wide{static_cast<std::int64_t>(b.over)} * static_cast<std::int64_t>(a.under);
        return (first > second ? 1 : 0) - (first < second ? 1 : 0);
    }
    Wide left = 0;
    Wide right = 0;
    if (__builtin_mul_overflow(a.over, b.under, &left) ||
        __builtin_mul_overflow(b.over, a.under, &right)) {
        return compared_by_division(a, b);
    }
    return (left > right ? 1 : 0) - (left < right ? 1 : 0);
}

Appeal appeal_to_beam(const Stack& target, const Kind& kind, std::int64_t armor) {
    return {Wide{value_of(target, kind)} * deflector_share(kind.deflectors),
            Wide{std::max<std::int64_t>(1, armor) + target.shields + 1} * billion};
}

Appeal appeal_to_sapper(const Stack& target, const Kind& kind) {
    if (target.shields == 0) return {};
    return {Wide{value_of(target, kind)} * deflector_share(kind.deflectors),
            Wide{target.shields} * billion};
}

/// The greater of the two, since the divisor is the smaller of two; a = p/q.
Appeal appeal_to_torpedo(const Stack& target, const Kind& kind, std::int64_t armor,
                         Accuracy accuracy, bool is_capital) {
    if (accuracy.faces == 0) return {};
    const std::int32_t shared = std::gcd(accuracy.faces, faces_of_torpedo);
    const std::int64_t p = accuracy.faces / shared;
    const std::int64_t q = faces_of_torpedo / shared;
    const std::int64_t m = is_capital ? 2 : 1;
    const std::int64_t left = std::max<std::int64_t>(1, armor);
    const Wide value = value_of(target, kind);
    const Appeal by_armor{value * p, Wide{left} * (2 * q)};
    const Appeal by_both{
        value * (m * p * (3 * p + q)),
        q * (Wide{target.shields} * (4 * (2 * m - 1) * p) + Wide{left} * (3 * p + q))};
    return compared(by_armor, by_both) > 0 ? by_armor : by_both;
}

}  // namespace flagplot::tactical::battle_board
