#include <algorithm>
#include <array>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::array<std::int32_t, 10> all_ranges{20, 40, 50, 60, 90, 120, 140, 160, 200, 240};

/// Ranges that are allowed, hundreds of yards.
struct Bounds {
    std::int32_t least = 20;
    std::int32_t most = 240;

    [[nodiscard]] bool holds(std::int32_t range) const { return range >= least && range <= most; }
};

std::int32_t main_damage(const Design& design, const Tables& tables) {
    const std::int32_t main = main_battery_of(design, tables);
    if (main < 0) return 0;
    const BatteryDesign& battery = design.batteries[static_cast<std::size_t>(main)];
    return tables.guns[static_cast<std::size_t>(battery.gun)].damage;
}

/// May one go near: everybody there is unaware, disarmed, or cannot move?
bool is_harmless(const EnemyDivision& enemy) {
    constexpr std::int32_t crawling = 5;
    if (!enemy.is_alert()) return true;
    return std::all_of(enemy.ships.begin(), enemy.ships.end(), [](const Foe* foe) {
        return looks_disarmed(*foe->held, *foe->design) || foe->held->knots <= crawling;
    });
}

/// The least range by day from an enemy who can fight.
std::int32_t least_by_day(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t usual = 90, when_closing = 120, against_great_guns = 140;
    if (command.task != Task::close_and_destroy ||
        looks_disarmed(*enemy.guide().held, *enemy.guide().design))
        return usual;
    const Tables& tables = command.situation.tables;
    const bool is_outgunned =
        main_damage(*enemy.guide().design, tables) >= 2 * main_damage(command.design, tables);
    return is_outgunned ? against_great_guns : when_closing;
}

Bounds bounds_of_task(const Command& command, const EnemyDivision& enemy) {
    Bounds bounds;
    switch (command.task) {
        case Task::close_and_destroy:
            bounds = {20, 140};
            break;
        case Task::keep_the_range:
            bounds = {120, 200};
            break;
        case Task::shadow:
            return {200, 200};
        default:
            bounds = {60, 160};
    }
    if (!is_harmless(enemy)) bounds.least = std::max(bounds.least, least_by_day(command, enemy));
    return bounds;
}

/// The least range by night: farther off from merchants under guard, and for who sees by radar.
std::int32_t least_by_night(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t usual = 40, off_guards = 50, by_radar = 60;
    if (enemy.has_merchants() && command.situation.has_warships()) return off_guards;
    const bool attacks = command.design.handling == Handling::destroyer;
    return command.sees_by_radar() && !attacks ? by_radar : usual;
}

Bounds bounds_of(const Command& command, const EnemyDivision& enemy) {
    switch (command.wishes.range) {
        case RangeWish::long_range:
            return {160, 240};
        case RangeWish::middle:
            return {120, 140};
        case RangeWish::short_range:
            return {60, 90};
        case RangeWish::point_blank:
            return {20, 40};
        case RangeWish::by_his_guns:
            break;
    }
    if (command.situation.is_night()) return {least_by_night(command, enemy), 90};
    return bounds_of_task(command, enemy);
}

/// The value of the warships near by, that share the enemy's fire.
std::int64_t value_in_company(const Command& command, const Foe& target) {
    constexpr std::int32_t company = 20'000;
    const Situation& situation = command.situation;
    std::int64_t value = 0;
    for (const Division& division : situation.own().divisions) {
        if (division.is_breaking_off()) continue;
        for (const std::int32_t place : division.ships) {
            const Ship& ship = situation.ship(place);
            const Design& design = situation.design(ship);
            const bool is_near = &division == &command.division ||
                                 kit::distance(ship.at, target.held->at) <= company;
            if (ship.is_there() && !design.is_merchant && is_near) {
                value += value_left(ship, design, situation.tables);
            }
        }
    }
    return value;
}

/// What two divisions would do to each other, range by range.
class Exchange {
  public:
    Exchange(const Command& command, const EnemyDivision& enemy)
        : command_(command),
          enemy_(enemy),
          tables_(command.situation.tables),
          is_night_(command.situation.is_night()) {
        for (const std::int32_t place : command.ships) {
            const Ship& ship = command.situation.ship(place);
            own_value_ += value_left(ship, command.situation.design(ship), tables_);
        }
        for (const Foe* foe : enemy.ships) enemy_value_ += foe->value;
        own_value_ = std::max<std::int64_t>(1, own_value_);
        company_ = std::max(own_value_, value_in_company(command, enemy.guide()));
        if (!is_night_) return;
        const Light& light = command.situation.light;
        own_sight_ = sight_of(command.guide, command.design, enemy.guide(), light, tables_);
        enemy_sight_ = sight_by(enemy.guide(), command.guide, command.design, light, tables_);
    }

    /// What is given less what is taken, in parts of each one's value.
    [[nodiscard]] std::int64_t gain(std::int32_t range) const {
        constexpr std::int64_t thousand = 1000;
        return given(range) * thousand / enemy_value_ -
               taken(range) * own_value_ / company_ * thousand / own_value_;
    }

  private:
    [[nodiscard]] std::int64_t given(std::int32_t range) const {
        if (is_night_ && range > own_sight_ && !command_.has_gunnery_radar()) return 0;
        std::int64_t sum = 0;
        for (const std::int32_t place : command_.ships) {
            const Ship& ship = command_.situation.ship(place);
            sum += expected_damage(firer_of(ship, command_.situation.design(ship)),
                                   *enemy_.guide().design, range, tables_);
        }
        return sum;
    }
    [[nodiscard]] std::int64_t taken(std::int32_t range) const {
        constexpr std::int64_t whole = 100;
        if (!enemy_.is_alert()) return 0;
        std::int64_t sum = 0;
        for (const Foe* foe : enemy_.ships) {
            if (foe->design->is_merchant) continue;
            sum += expected_damage(firer_new(*foe->design), command_.design, range, tables_);
        }
        const bool is_blind = is_night_ && range > enemy_sight_;
        return is_blind ? sum * tables_.aim.flashes / whole : sum;
    }

    const Command& command_;
    const EnemyDivision& enemy_;
    const Tables& tables_;
    bool is_night_;
    std::int64_t own_value_ = 0;
    std::int64_t enemy_value_ = 0;
    std::int64_t company_ = 0;
    std::int32_t own_sight_ = 0;
    std::int32_t enemy_sight_ = 0;
};

/// Is the enemy not yet before the moon or the glow, and slow enough to be brought there?
bool can_circle(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t before_it = 45, faster = 10;
    const Situation& situation = command.situation;
    const Contact& nearest = *enemy.nearest->held;
    if (!situation.light.glow) return false;
    const std::int32_t bearing = kit::bearing(command.guide.at, nearest.at);
    return kit::angle_between(bearing, *situation.light.glow) > before_it &&
           knots_left(command.guide, command.design) >= nearest.knots + faster;
}

}  // namespace

std::int32_t best_range(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t by_eye = 55, by_radar = 110, while_circling = 90;
    const Situation& situation = command.situation;
    const bool is_free = command.wishes.range == RangeWish::by_his_guns;
    if (is_free && situation.is_night() && is_stalking(command, enemy)) {
        if (command.sees_by_radar()) return by_radar;
        return can_circle(command, enemy) ? while_circling : by_eye;
    }
    if (is_free && command.is_blind_cover()) return off_the_unknown;
    const Bounds bounds = bounds_of(command, enemy);
    // Who runs gets away unless he is pressed.
    const bool is_chase = is_running_from(command.guide, *enemy.nearest->held);
    if (is_chase && !situation.is_night()) return bounds.least;
    const Exchange exchange(command, enemy);
    const Standing& motion = command.division.motion;
    const std::int32_t present = motion.verb == Verb::keep ? motion.number : 0;
    std::int32_t best = 0;
    std::optional<std::int64_t> most;
    const auto weigh = [&](std::int32_t range) {
        if (!bounds.holds(range)) return;
        const std::int64_t gain = exchange.gain(range);
        if (most && gain <= *most) return;
        best = range;
        most = gain;
    };
    weigh(present);
    for (const std::int32_t range : all_ranges) weigh(range);
    return best;
}

}  // namespace flagplot::tactical::gunnery
