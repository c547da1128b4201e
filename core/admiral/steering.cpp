#include "admiral/steering.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "admiral/stakes.h"
#include "admiral/strength.h"
#include "rules/harbour.h"
#include "view/outlook.h"
#include "view/permissions.h"

namespace flagplot::admiral {

namespace {

constexpr std::int32_t passed_by = 2;  ///< so near, a marker of a planned route counts as passed

/// A formation in touch with an enemy mostly fights it again.
constexpr std::int64_t fights_in_touch = 4;

/// By night a force that alone has radar counts as so many when battle is sought.
constexpr std::int32_t as_good_as_by_radar = 2;

/// "Force K" of "Force K, Capt. Agnew".
std::string short_name(const OwnFormation& formation) {
    return formation.name.substr(0, formation.name.find(','));
}

std::int64_t percent_of(std::int64_t chance) { return chance * percent / certain; }

}  // namespace

Steering::Steering(const Admiral& admiral, const Weights& weights, const Book& book,
                   const SideView& view, Bearings& bearings, std::span<const Forecast> enemies,
                   std::map<OwnNumber, PlannedCourse> courses)
    : admiral_(admiral),
      weights_(weights),
      book_(book),
      view_(view),
      doctrine_(admiral.plan == nullptr ? Doctrine{} : admiral.plan->doctrine),
      bearings_(bearings),
      enemies_(enemies),
      planner_(book.chart, book.switches.movement()),
      courses_(std::move(courses)) {
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        if (view.formation({number}).presence != Presence::on_chart) continue;
        if (afloat_in(view, {number}).empty()) continue;
        standings_.emplace(number, standing_of({number}));
    }
}

bool Steering::is_steered(OwnNumber number) const {
    const OwnFormation& own = view_.formation(number);
    if (own.presence != Presence::on_chart || own.at_destination != AtDestination::goes_on) {
        return false;
    }
    if (afloat_in(view_, number).empty() || is_held(own, view_.turn)) return false;
    if (permission(book_, view_, number).freedom == Freedom::none) return false;
    const auto course = courses_.find(number);
    if (course == courses_.end()) return true;
    if (course->second.due > view_.turn) return leaves_plan(number);
    const bool is_way = std::holds_alternative<PlotRoute>(course->second.order.what) ||
                        std::holds_alternative<ReturnToPort>(course->second.order.what);
    return is_way && leaves_plan(number);
}

/// What the fight takes of the enemy's prize less what it costs of one's own.
Steering::Stake Steering::stake_of(const Standing& own, const Forecast& enemy) const {
    const Quarry& quarry = enemy.quarry();
    const std::int32_t strength = std::max(strength_of(quarry.supposed), 1);
    const std::int64_t prize = prize_of(*admiral_.plans, book_, quarry.supposed);
    const auto balance = [&](Light light) {
        const Radars radar{own.has_radar, quarry.has_radar};
        return prize * lost_in_a_fight(strength, own.strength, light, radar.swapped()) -
               own.loss * lost_in_a_fight(own.strength, strength, light, radar);
    };
    const auto stake = [&](Light light) {
        const bool is_edge = light == Light::night && own.has_radar && !quarry.has_radar;
        const std::int32_t weighed = own.strength * (is_edge ? as_good_as_by_radar : 1);
        const bool may_seek = !own.is_hurt && weighed * percent >= strength * doctrine_.seek_from;
        const std::int64_t all = balance(light) * fights_in_touch / percent;
        return may_seek ? all : std::min<std::int64_t>(all, 0);
    };
    return {stake(Light::day), stake(Light::night)};
}

/// In a turn to come, 1 the coming one.
std::int64_t Steering::at_stake(const Stake& stake, std::size_t turn) const {
    const TurnNumber then{view_.turn.count + static_cast<std::int32_t>(turn) - 1};
    return light_in(book_, view_, then) == Light::day ? stake.by_day : stake.by_night;
}

/// Is the fight worth more than twice as much in one of the next turns? Force K met convoy Beta by
/// night.
bool Steering::waits_for_better(const Stake& stake) const {
    constexpr std::size_t patience = 3;
    for (std::size_t turn = 2; turn <= patience; ++turn) {
        if (at_stake(stake, turn) > 2 * at_stake(stake, 1)) return true;
    }
    return false;
}

/// Is a sighted enemy so near that it pays to look away from the plan, or is it hurt?
bool Steering::leaves_plan(OwnNumber number) const {
    const auto found = standings_.find(number.number);
    if (found == standings_.end()) return false;
    const Standing& own = found->second;
    if (own.is_hurt) return true;
    const Square here = view_.formation(number).square;
    const bool is_in_port =
        std::binary_search(book_.own_ports.begin(), book_.own_ports.end(), here);
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
        const Forecast& enemy = enemies_[i];
        const std::int64_t stake = at_stake(own.stakes[i], 1);
        if (!enemy.quarry().contact || stake == 0) continue;
        const bool is_prey = stake > 0;
        if (is_prey && waits_for_better(own.stakes[i])) continue;
        if (!is_prey && (is_in_port || -stake < weights_.fear)) continue;
        const std::int32_t reach = own.steps + (is_prey ? 1 : 2);
        const std::int32_t wanted = is_prey ? weights_.leaving : weights_.fleeing;
        if (enemy.within(here, reach, 1) * percent >= certain * wanted) return true;
    }
    return false;
}

/// With friends in the same square, who would fight beside it.
std::int32_t Steering::strength_near(OwnNumber number) const {
    const OwnFormation& own = view_.formation(number);
    std::int32_t strength = strength_of(book_, view_, number);
    for (std::uint32_t other = 1; other <= view_.formations.size(); ++other) {
        const OwnFormation& friendly = view_.formation({other});
        if (other == number.number || friendly.presence != Presence::on_chart) continue;
        if (own.square == friendly.square) strength += strength_of(book_, view_, {other});
    }
    return strength;
}

/// The next marker of a planned route that it has not passed since the route was due.
std::optional<Square> Steering::marker_of(OwnNumber number, const PlannedCourse& course) {
    const auto* route = std::get_if<PlotRoute>(&course.order.what);
    if (route == nullptr) {
        const auto* home = std::get_if<ReturnToPort>(&course.order.what);
        return home == nullptr ? std::nullopt : port_meant(book_, view_, number, *home);
    }
    const OwnFormation& own = view_.formation(number);
    const auto was_passed = [&](Square marker) {
        return std::any_of(own.track.begin(), own.track.end(), [&](const TrackPoint& point) {
            return point.turn >= course.due && chebyshev(point.square, marker).count <= passed_by;
        });
    };
    Square next = route->destination;
    for (auto marker = route->checkpoints.rbegin(); marker != route->checkpoints.rend(); ++marker) {
        if (was_passed(*marker)) break;
        next = *marker;
    }
    return next;
}

/// Where it runs when it is hurt.
std::optional<Square> Steering::haven_of(const OwnFormation& own) {
    if (admiral_.plan != nullptr) {
        for (const Haven& haven : admiral_.plan->havens) {
            if (haven.formation == own.id) return haven.port;
        }
    }
    return nearest_port(planner_, book_.switches.movement().diagonal, book_.own_ports, own.square);
}

/// Home if it is hurt; where the plan or the points send it; else after the contact most worth it.
std::optional<Square> Steering::goal_of(const Standing& own) {
    if (own.is_hurt) return haven_of(view_.formation(own.number));
    const auto course = courses_.find(own.number);
    if (course != courses_.end()) return marker_of(own.number, course->second);
    if (const auto arrival = best_arrival(*admiral_.plans, book_, view_, own.number)) {
        return arrival;
    }
    std::optional<Square> hunted;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
        const std::int64_t stake = std::max(own.stakes[i].by_day, own.stakes[i].by_night);
        if (!enemies_[i].quarry().contact || stake <= most) continue;
        most = stake;
        hunted = enemies_[i].likeliest();
    }
    return hunted;
}

Steering::Standing Steering::standing_of(OwnNumber number) {
    Standing own;
    own.number = number;
    own.strength = strength_near(number);
    own.steps = points_next_turn(book_, view_, number).value_or(MovePoints{}).count;
    own.is_hurt = strength_of(book_, view_, number) * percent <
                  full_strength_of(book_, view_, number) * doctrine_.break_off_below;
    own.has_radar = has_radar(book_, view_, number);
    own.loss = loss_of(*admiral_.plans, book_, view_, number);
    for (const Forecast& enemy : enemies_) own.stakes.push_back(stake_of(own, enemy));
    own.goal = goal_of(own);
    return own;
}

/// Those at which it can be at the end of the coming turn, its own among them. In the middle of a
/// turn, when its points are partly spent, it only sets out.
std::vector<Square> Steering::squares_in_reach(const Standing& own) {
    const OwnFormation& formation = view_.formation(own.number);
    const Square here = formation.square;
    const Underway start{here, formation.run, formation.carried};
    const PointsAhead points = points_ahead(book_, view_, own.number).value_or(PointsAhead{});
    const MovementSwitches movement = book_.switches.movement();
    const auto is_in_time = [&](Square square) {
        return !arrivals(planner_, movement, start, points, {square}, TurnNumber{1}).empty();
    };
    std::vector<Square> squares{here};
    for (std::int32_t row = -own.steps; row <= own.steps; ++row) {
        for (std::int32_t column = -own.steps; column <= own.steps; ++column) {
            const Square square{static_cast<std::int16_t>(here.column + column),
                                static_cast<std::int16_t>(here.row + row)};
            if (square == here || !book_.chart.is_navigable(square)) continue;
            if (view_.is_resolving || is_in_time(square)) squares.push_back(square);
        }
    }
    return squares;
}

Steering::Score Steering::score_of(const Standing& own, Square square) {
    Score score;
    const std::int64_t spotting = prize_of_spotting(*admiral_.plans, book_);
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
        const Forecast& enemy = enemies_[i];
        const Stake& stake = own.stakes[i];
        const std::int64_t close = std::min<std::int64_t>(at_stake(stake, 1), 0);
        const std::int64_t later = std::min<std::int64_t>(at_stake(stake, 2), 0);
        std::int64_t value = 0;
        if (close < 0 || later < 0) {
            value = (close * enemy.within(square, 1, 1) * weights_.danger_close +
                     later * enemy.within(square, 2, 2) * weights_.danger_later) /
                    percent;
            if (value < score.worst_danger) {
                score.worst_danger = value;
                score.feared = &enemy;
            }
        }
        const std::int64_t seen = enemy.quarry().contact ? 0 : spotting;
        if (stake.by_day > 0 || stake.by_night > 0 || seen > 0) {
            std::int64_t hunt = 0;
            const std::size_t first = waits_for_better(stake) ? 2 : 1;
            for (std::size_t turn = first; turn <= enemy.turns(); ++turn) {
                const auto ahead = static_cast<std::int32_t>(turn) - 1;
                const std::int64_t met =
                    weights_.meeting[turn - 1] * enemy.within(square, 1 + own.steps * ahead, turn);
                const std::int64_t stake_then = at_stake(stake, turn);
                hunt += (std::max<std::int64_t>(stake_then, 0) + seen) * met / percent;
            }
            value += hunt;
            if (hunt > score.best_hunt) {
                score.best_hunt = hunt;
                score.hunted = &enemy;
            }
        }
        score.all += value;
    }
    const Square here = view_.formation(own.number).square;
    if (own.goal) {
        const auto& steps = bearings_.to(*own.goal);
        const std::int32_t gained =
            steps[book_.chart.index(here)] - steps[book_.chart.index(square)];
        const std::int32_t each = own.is_hurt ? weights_.flight : weights_.progress;
        score.progress = certain * gained * each;
    } else if (square != here) {
        score.progress = -certain * weights_.rest;
    }
    score.all += score.progress;
    return score;
}

Stance Steering::stance_of(const Standing& own, Square square) const {
    const OwnFormation& formation = view_.formation(own.number);
    const auto units = units_of(book_, view_, own.number);
    const bool can_fight = std::any_of(units.begin(), units.end(),
                                       [](const Unit& unit) { return unit.kind == Kind::battle; });
    if (!can_fight) return formation.stance;
    if (own.is_hurt) return Stance::avoid;
    std::int64_t near = 0, balance = 0;
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
        constexpr std::int32_t sight = 2;
        const std::int64_t chance = enemies_[i].within(square, sight, 1);
        near += chance;
        balance += chance * at_stake(own.stakes[i], 1);
    }
    constexpr std::int64_t nobody = certain / 100;
    if (near < nobody || balance == 0) {
        return doctrine_.battle;
    }
    return balance > 0 ? Stance::seek : Stance::avoid;
}

std::string Steering::reason_for(const Standing& own, Square square, const Score& score) const {
    const OwnFormation& formation = view_.formation(own.number);
    const std::string who = short_name(formation);
    const std::string to = square == formation.square ? fmt::format("stays in {}", name_of(square))
                                                      : fmt::format("goes to {}", name_of(square));
    if (own.is_hurt && own.goal) {
        return fmt::format("{} is hurt and runs for {}: it {}", who, name_of(*own.goal), to);
    }
    if (score.hunted != nullptr && score.best_hunt > std::abs(score.progress)) {
        const std::int64_t met = score.hunted->within(square, 1, 1);
        return fmt::format("{} {}: {} can be met there in this turn with {} in 100", who, to,
                           score.hunted->quarry().name, percent_of(met));
    }
    if (score.feared != nullptr && -score.worst_danger > std::abs(score.progress)) {
        const std::int64_t met = score.feared->within(square, 1, 1);
        return fmt::format("{} {} to keep clear of {}, which can be near there with {} in 100", who,
                           to, score.feared->quarry().name, percent_of(met));
    }
    if (own.goal) return fmt::format("{} {}, on its way to {}", who, to, name_of(*own.goal));
    return fmt::format("{} {}", who, to);
}

Course Steering::best(OwnNumber number) {
    const Standing& own = standings_.at(number.number);
    std::optional<Square> best;
    Score most;
    for (const Square square : squares_in_reach(own)) {
        const Score score = score_of(own, square);
        if (best && score.all <= most.all) continue;
        best = square;
        most = score;
    }
    return {*best, stance_of(own, *best), own.is_hurt, reason_for(own, *best, most)};
}

}  // namespace flagplot::admiral
