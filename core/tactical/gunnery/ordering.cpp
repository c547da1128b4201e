#include "tactical/gunnery/ordering.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/standing.h"
#include "tactical/gunnery/verbs.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::array<std::int32_t, 3> offered_turns{1, 3, 5};

bool is_asked(const View& view) {
    return view.conditions.stage == Stage::orders && view.conditions.asked == view.side;
}

template <class Test>
bool any_ship(const View& view, const Division& division, const Test& is_so) {
    return std::any_of(division.ships.begin(), division.ships.end(), [&](std::int32_t place) {
        const Ship& ship = view.own.ships[static_cast<std::size_t>(place)];
        return ship.is_there() && is_so(ship);
    });
}

const Design& design_of(const View& view, const Ship& ship) {
    return view.own.designs[static_cast<std::size_t>(ship.design)];
}

// --- what is wrong with an order -----------------------------------------------------------------

std::optional<std::string> unless(bool is_right, std::string expected) {
    return is_right ? std::nullopt : std::optional(std::move(expected));
}

std::optional<std::string> why_not_night(const View& view) {
    return unless(view.conditions.is_night, "an order for the day: lights are for the night");
}
std::optional<std::string> why_not_armed(const View& view, const Division& division) {
    return unless(any_ship(view, division, has_guns), "a division with a gun left");
}

std::optional<std::string> one_of_enemies(const View& view, std::int32_t enemy) {
    const std::vector<std::int32_t> enemies = enemies_of(view);
    return unless(std::find(enemies.begin(), enemies.end(), enemy) != enemies.end(),
                  "an enemy division that was met and has not gone");
}

std::optional<std::string> in_bounds(std::int32_t number, std::int32_t least, std::int32_t most,
                                     std::string_view what) {
    return unless(number >= least && number <= most,
                  fmt::format("{} from {} to {}", what, least, most));
}

std::optional<std::string> why_not_division(const View& view, const Clause& clause) {
    const Division* other = division_called(view.own, clause.name);
    const bool is_other =
        other != nullptr && is_there(view.own, *other) && clause.name != clause.division;
    return unless(is_other, "another of your divisions");
}

std::optional<std::string> why_not_target(const View& view, const Clause& clause) {
    if (clause.enemy > 0) return one_of_enemies(view, clause.enemy);
    const std::vector<std::string> names = ships_known(view);
    return unless(std::find(names.begin(), names.end(), clause.name) != names.end(),
                  "an enemy ship that is known and has not gone");
}

std::optional<std::string> why_not_slots(const View& view, const Clause& clause) {
    constexpr std::int32_t greatest_heading = 359;
    const std::int32_t number = clause.number;
    const auto range = [&](std::int32_t least) {
        return in_bounds(number, least, most_range, "hundreds of yards");
    };
    switch (row_of(clause.verb).slots) {
        case Slots::none:
            return std::nullopt;
        case Slots::heading:
            return in_bounds(number, 0, greatest_heading, "a course");
        case Slots::heading_or_none:
            return in_bounds(number, -1, greatest_heading, "a course");
        case Slots::knots:
            return in_bounds(number, 1, most_knots, "knots");
        case Slots::enemy:
            return one_of_enemies(view, clause.enemy);
        case Slots::range_from_enemy:
            if (auto problem = range(1)) return problem;
            return one_of_enemies(view, clause.enemy);
        case Slots::enemy_at_range:
            if (auto problem = range(0)) return problem;
            return one_of_enemies(view, clause.enemy);
        case Slots::division:
            return why_not_division(view, clause);
        case Slots::target:
            return why_not_target(view, clause);
        case Slots::preference:
            return in_bounds(number, 0, static_cast<std::int32_t>(words_of<Prefer>.size()) - 1,
                             "a preference");
        case Slots::opening:
            return range(0);
        case Slots::enemy_and_number:
            if (auto problem = in_bounds(number, 0, most_torpedoes, "torpedoes")) return problem;
            return one_of_enemies(view, clause.enemy);
    }
    return std::nullopt;
}

// --- what is listed ------------------------------------------------------------------------------

/// Clauses of one division for the verb of a row, as far as they are easy to list.
class Lister {
  public:
    Lister(const View& view, const Division& division, std::vector<Order>& orders)
        : view_(view), division_(division), orders_(orders) {}

    void list(const VerbRow& row) {
        switch (row.slots) {
            case Slots::none:
            case Slots::preference:
            case Slots::opening:
                return add({division_.name, row.verb, 0, 0, {}});
            case Slots::heading_or_none:
                return add({division_.name, row.verb, -1, 0, {}});
            case Slots::enemy:
            case Slots::enemy_at_range:
            case Slots::target:
            case Slots::enemy_and_number:
                for (const std::int32_t enemy : enemies_held(view_)) {
                    add({division_.name, row.verb, 0, enemy, {}});
                }
                return;
            case Slots::division:
                for (const Division& other : view_.own.divisions) {
                    const bool is_other = &other != &division_ && is_there(view_.own, other);
                    if (is_other) add({division_.name, row.verb, 0, 0, other.name});
                }
                return;
            case Slots::heading:
            case Slots::knots:
            case Slots::range_from_enemy:
                return;
        }
    }

  private:
    /// Unless it is ordered so already.
    void add(Clause clause) {
        if (!is_standing(division_, clause)) orders_.push_back({{std::move(clause)}, 0});
    }

    const View& view_;
    const Division& division_;
    std::vector<Order>& orders_;
};

std::uint8_t bit_of(Sort sort) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(sort));
}

}  // namespace

std::optional<std::string> why_not_for(const View& view, const Division& division, Verb verb) {
    switch (row_of(verb).whom) {
        case For::all:
            return std::nullopt;
        case For::warships:
            return unless(!division.is_convoy, "a division of warships");
        case For::convoy:
            return unless(division.is_convoy && !division.is_scattered,
                          "a convoy that has not scattered");
        case For::armed:
            return why_not_armed(view, division);
        case For::torpedoes:
            return unless(any_ship(view, division, [](const Ship& ship) { return ship.tubes > 0; }),
                          "a division with torpedoes left");
        case For::night:
            return why_not_night(view);
        case For::armed_night:
            if (auto problem = why_not_night(view)) return problem;
            return why_not_armed(view, division);
        case For::with_radar:
            return unless(
                any_ship(view, division,
                         [&](const Ship& ship) { return design_of(view, ship).radar > 0; }),
                "a division with radar");
    }
    return std::nullopt;
}

std::optional<std::string> why_not(const View& view, const Clause& clause) {
    const Division* division = division_called(view.own, clause.division);
    if (division == nullptr || !is_there(view.own, *division)) return "one of your divisions";
    if (auto problem = why_not_for(view, *division, clause.verb)) return problem;
    return why_not_slots(view, clause);
}

std::optional<std::string> why_not(const View& view, const Order& order) {
    if (!is_asked(view)) return "no order now";
    if (!view.own.is_aware && (!order.clauses.empty() || order.turns == 0)) {
        return "\"done\" or \"carry on\": your side is unaware of the enemy";
    }
    if (order.turns < 0 || order.turns > most_turns) {
        return fmt::format("to carry on for 1 to {} turns", most_turns);
    }
    if (order.clauses.empty() && order.turns == 0) return "an order";
    for (const Clause& clause : order.clauses) {
        if (auto problem = why_not(view, clause)) return problem;
    }
    return std::nullopt;
}

bool is_standing(const Division& division, const Clause& clause) {
    const Standing standing{clause.verb, clause.number, clause.enemy, clause.name};
    switch (clause.verb) {
        case Verb::together:
            return division.is_together &&
                   division.motion == Standing{Verb::steer, clause.number, 0, {}};
        case Verb::reform:
            return division.is_convoy || !division.is_together;
        case Verb::speed:
            return division.speed == clause.number;
        case Verb::full:
            return division.speed == full_speed;
        case Verb::open_at:
            return division.opens_at == clause.number && division.guns.verb != Verb::hold_fire;
        case Verb::weave:
        case Verb::steady:
            return division.is_weaving == (clause.verb == Verb::weave);
        case Verb::smoke:
        case Verb::no_smoke:
            return division.makes_smoke == (clause.verb == Verb::smoke);
        case Verb::searchlights:
        case Verb::star_shell:
        case Verb::dark:
            return division.lights == clause.verb;
        case Verb::radar_off:
        case Verb::radar_on:
            return division.is_radar_on == (clause.verb == Verb::radar_on);
        default:
            return standing == division.motion || standing == division.guns ||
                   standing == division.torpedoes;
    }
}

std::vector<Order> options_of(const View& view) {
    if (!is_asked(view)) return {};
    std::vector<Order> orders;
    for (const Division& division : view.own.divisions) {
        if (!view.own.is_aware || !is_there(view.own, division)) continue;
        Lister lister(view, division, orders);
        for (const VerbRow& row : verb_rows) {
            const bool was_given = (division.given & bit_of(sort_of(row.verb))) != 0;
            if (!was_given && !why_not_for(view, division, row.verb)) lister.list(row);
        }
    }
    for (const std::int32_t turns : offered_turns) orders.push_back({{}, turns});
    return orders;
}

}  // namespace flagplot::tactical::gunnery
