#include "rules/sighting.h"

#include <algorithm>
#include <numeric>

namespace flagplot {

namespace {

std::int32_t total(const std::vector<Modifier>& modifiers) {
    return std::accumulate(modifiers.begin(), modifiers.end(), 0,
                           [](std::int32_t sum, const Modifier& m) { return sum + m.value; });
}

/// The rule for size: the sum of the two biggest units (ST-33, ST-35), changes by light, weather
/// and cards, and the cap.
Attempt attempt_with(SightMode mode, StructurePoints searcher, StructurePoints target, Light light,
                     const SightingSwitches& switches, const Hindrance& hindrance) {
    const bool is_by_eye = mode == SightMode::eye;
    Attempt attempt;
    attempt.mode = mode;
    attempt.modifiers = {{ModifierName::searcher_size, searcher.count},
                         {ModifierName::target_size, target.count}};
    const auto add = [&](ModifierName name, std::int32_t value) {
        if (value != 0) attempt.modifiers.push_back({name, value});
    };
    if (is_by_eye && light == Light::night)
        add(ModifierName::night, switches.night_visual_modifier);
    if (is_by_eye) add(ModifierName::weather, hindrance.weather.count);
    add(ModifierName::card, (is_by_eye ? hindrance.card_by_eye : hindrance.card_by_radar).count);
    const std::int32_t uncapped = total(attempt.modifiers);
    if (switches.cap && uncapped > *switches.cap) {
        attempt.modifiers.push_back({ModifierName::cap, *switches.cap - uncapped});
    }
    attempt.needed = total(attempt.modifiers);
    if (mode == SightMode::eye) attempt.declares_up_to = attempt.needed;
    return attempt;
}

/// A step between neighbours that is not hidden by a headland or, on a diagonal, by two squares of
/// land.
bool is_step_clear(const Chart& chart, Square from, Direction direction, LineOfSight rule) {
    if (is_diagonal(direction)) {
        const Square to = neighbour(from, direction);
        if (chart.blocks_sight({to.column, from.row}) &&
            chart.blocks_sight({from.column, to.row})) {
            return false;
        }
    }
    return rule == LineOfSight::square_only || !chart.has_barrier(from, direction, Closes::sight);
}

bool is_clear_through(const Chart& chart, Square a, Square middle, Square b, LineOfSight rule) {
    const auto first = direction_between(a, middle);
    const auto second = direction_between(middle, b);
    return first && second && !chart.blocks_sight(middle) &&
           is_step_clear(chart, a, *first, rule) && is_step_clear(chart, middle, *second, rule);
}

}  // namespace

Squares sighting_distance(Square a, Square b, SightMetric metric) {
    if (metric == SightMetric::chebyshev) return chebyshev(a, b);
    const Offset apart = offset(a, b);
    return {std::abs(apart.columns) + std::abs(apart.rows)};
}

std::optional<Reach> reach_at(Squares distance) {
    if (distance <= Squares{1}) return Reach::close;
    if (distance == Squares{2}) return Reach::one_between;
    return std::nullopt;
}

bool is_line_clear(const Chart& chart, Square a, Square b, LineOfSight rule) {
    if (a == b) return true;
    if (const auto direction = direction_between(a, b)) {
        return is_step_clear(chart, a, *direction, rule);
    }
    // Halves rounded both ways: the square in the middle, or the two for a knight's move.
    const Offset apart = offset(a, b);
    const auto middle = [&](std::int32_t columns, std::int32_t rows) {
        return Square{static_cast<std::int16_t>(a.column + columns),
                      static_cast<std::int16_t>(a.row + rows)};
    };
    const auto away = [](std::int32_t difference) { return difference / 2 + difference % 2; };
    return is_clear_through(chart, a, middle(apart.columns / 2, apart.rows / 2), b, rule) ||
           is_clear_through(chart, a, middle(away(apart.columns), away(apart.rows)), b, rule);
}

std::optional<Attempt> sighting_attempt(const Searcher& searcher, const Strength& target,
                                        Reach reach, Light light, const SightingSwitches& switches,
                                        const Hindrance& hindrance) {
    const auto by_eye = [&]() -> std::optional<Attempt> {
        if (hindrance.is_blind) return std::nullopt;
        return attempt_with(SightMode::eye, searcher.strength.size, target.size, light, switches,
                            hindrance);
    };
    const auto by_radar = [&] {
        return attempt_with(SightMode::radar, *searcher.strength.radar_size, target.size, light,
                            switches, hindrance);
    };
    // If the captain chooses the rule at close range, that does not switch off the radar farther
    // out.
    const bool is_choice_of_rule = switches.radar_close == RadarClose::player_choice;
    const bool may_search = searcher.radar_on || (is_choice_of_rule && reach == Reach::one_between);
    const bool has_radar =
        searcher.strength.radar_size.has_value() && may_search && !hindrance.is_silent;

    const auto at_close_quarters = [&]() -> std::optional<Attempt> {
        if (!has_radar || switches.radar_close == RadarClose::visual) return by_eye();
        if (switches.radar_close != RadarClose::best) return by_radar();
        const auto eye = by_eye();
        Attempt radar = by_radar();
        if (!eye) return radar;
        if (radar.needed <= eye->needed) return eye;
        radar.declares_up_to = std::max(eye->declares_up_to, 0);
        return radar;
    };

    if (reach == Reach::one_between && !has_radar) return std::nullopt;
    const auto attempt = reach == Reach::one_between ? by_radar() : at_close_quarters();
    if (!attempt || attempt->needed < 1) return std::nullopt;
    return attempt;
}

}  // namespace flagplot
