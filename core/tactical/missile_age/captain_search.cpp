#include <algorithm>
#include <utility>

#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/captain_mind.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

// --- emission control ----------------------------------------------------------------------------

bool could_search(const Mind& mind, const Unit& unit) {
    return mind.is_own(unit) && is_fighting(unit) && has_working(mind.tables, unit, System::radar);
}

bool has_eyes_in_the_air(const Mind& mind) {
    const auto& units = mind.battle.units;
    return std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
        return unit.is_aircraft() && could_search(mind, unit);
    });
}

/// One ship of four, those that see farthest; none while an aircraft does it.
bool is_picket(const Mind& mind, const Unit& unit) {
    constexpr std::int32_t ships_each = 4;
    if (has_eyes_in_the_air(mind)) return false;
    const auto rank = [&](const Unit& ship) {
        return std::pair(-radar_reach(mind.tables, ship, false), ship.tag);
    };
    std::int32_t ships = 0, before = 0;
    for (const Unit& ship : mind.battle.units) {
        if (ship.is_aircraft() || !could_search(mind, ship)) continue;
        ++ships;
        before += rank(ship) < rank(unit) ? 1 : 0;
    }
    return before < (ships + ships_each - 1) / ships_each;
}

/// In the first turn he listens for the enemy's radars.
bool is_listening_turn(const Mind& mind) { return mind.battle.progress.turn <= 1; }

bool wants_radar(const Mind& mind, const Unit& unit) {
    switch (mind.wish<Emission>(unit, "emission")) {
        case Emission::all:
            return true;
        case Emission::silent:
            return false;
        case Emission::picket:
            return unit.is_aircraft() || (!is_listening_turn(mind) && is_picket(mind, unit));
    }
    return false;
}

// --- searching -----------------------------------------------------------------------------------

/// The nearest marker that can be tried; one that is a Radar Contact comes first.
template <class Can>
const Unit* best_to_try(const Mind& mind, const Unit& unit, const Can& can) {
    const Unit* best = nullptr;
    std::pair<bool, std::int32_t> best_rank;
    for (const Unit* enemy : mind.enemies) {
        const std::pair rank(enemy->seen_by(mind.side) == Sighting::marker,
                             distance_between(unit, *enemy));
        if (best != nullptr && rank >= best_rank) continue;
        if (!can(mind.tables, mind.battle, unit, *enemy)) continue;
        best = enemy;
        best_rank = rank;
    }
    return best;
}

}  // namespace

std::optional<Order> radar_wanted(const Mind& mind, const Unit& unit) {
    if (!unit.has_radar || unit.has_set_radar || !is_fighting(unit)) return std::nullopt;
    if (unit.has_radar_on == wants_radar(mind, unit)) return std::nullopt;
    const Order order{SetRadar{unit.tag, !unit.has_radar_on}};
    return why_not(mind.tables, mind.view, order) ? std::nullopt : std::optional(order);
}

std::optional<Order> search_wanted(const Mind& mind, const Unit& unit) {
    if (has_look_left(mind.tables, unit)) {
        const Unit* target = best_to_try(mind, unit, can_identify);
        if (target != nullptr) return Order{Identify{unit.tag, target->tag}};
    }
    if (has_search_left(mind.tables, unit)) {
        const Unit* target = best_to_try(mind, unit, can_detect);
        if (target != nullptr) return Order{Detect{unit.tag, target->tag}};
    }
    return std::nullopt;
}

/// What is nothing goes on to deceive as long as it may. What is something stays hidden where
/// another marker can be given up for it.
Order answer_wanted(const Mind& mind) {
    const Found& found = *mind.battle.progress.found;
    const Unit* here = unit_with(mind.battle, found.tag);
    const bool deceives = here != nullptr && here->is_dummy && found.how == FoundBy::radar;
    std::vector<AnswerKind> liked{AnswerKind::remove, AnswerKind::place, AnswerKind::mark,
                                  AnswerKind::reveal};
    if (deceives) liked.insert(liked.begin(), AnswerKind::mark);
    const std::vector<Answer> answers = answers_to(mind.tables, mind.battle, found);
    for (const AnswerKind kind : liked) {
        for (const Answer& answer : answers) {
            if (answer.kind == kind) return {answer};
        }
    }
    return {answers.front()};
}

}  // namespace flagplot::tactical::missile_age
