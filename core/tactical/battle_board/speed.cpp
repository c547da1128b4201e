#include "tactical/battle_board/speed.h"

#include <algorithm>

namespace flagplot::tactical::battle_board {

namespace {

/// Rounded down, also below 0.
std::int64_t floored(std::int64_t value, std::int64_t by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

constexpr std::int64_t mass_of_quarter = 70;  // for each engine (BB-2)

struct Terms {
    std::int64_t ideal = 0;  ///< less the constant, in quarters
    std::int64_t mass = 0;
    std::int64_t engines = 1;
    std::int64_t bonus_halves = 0;
};

std::int64_t by_truncated_weight(const Terms& terms) {
    return terms.ideal - terms.mass / (mass_of_quarter * terms.engines) +
           floored(terms.bonus_halves + 1, 2);
}

/// With a common denominator of 140 engines.
std::int64_t by_exact_value(const Terms& terms, bool to_nearest) {
    const std::int64_t by = 2 * mass_of_quarter * terms.engines;
    const std::int64_t value =
        terms.ideal * by - 2 * terms.mass + terms.bonus_halves * mass_of_quarter * terms.engines;
    return floored(to_nearest ? 2 * value + by : 2 * value, 2 * by);
}

std::int64_t by_whole_squares(const Terms& terms) {
    return terms.ideal - 4 * (terms.mass / (4 * mass_of_quarter * terms.engines)) +
           floored(terms.bonus_halves + 1, 2);
}

std::int64_t rounded(const Terms& terms, SpeedRounding rounding) {
    switch (rounding) {
        case SpeedRounding::weight_truncated:
            return by_truncated_weight(terms);
        case SpeedRounding::exact_floor:
            return by_exact_value(terms, false);
        case SpeedRounding::exact_nearest:
            return by_exact_value(terms, true);
        case SpeedRounding::whole_squares:
            return by_whole_squares(terms);
    }
    return 0;
}

}  // namespace

std::int32_t quarters_of(const Kind& kind, std::int32_t mass, const Switches& switches) {
    if (kind.is_base || kind.engines < 1) return 0;
    const std::int32_t start = switches.speed_formula == SpeedFormula::seed ? 4 : 2;
    const std::int64_t value = rounded(
        {kind.ideal_speed - start, mass, kind.engines, kind.bonus_halves}, switches.speed_rounding);
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(value, std::int64_t{slowest}, std::int64_t{fastest}));
}

std::int32_t slowed(std::int32_t speed, std::int32_t quarters) {
    return speed < slowest ? speed : std::max(slowest, speed - quarters);
}

}  // namespace flagplot::tactical::battle_board
