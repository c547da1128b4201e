#include "tactical/gunnery/forecast.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/gunfire.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/motion.h"
#include "tactical/gunnery/odds.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/standing.h"
#include "tactical/gunnery/units.h"
#include "tactical/gunnery/window.h"

namespace flagplot::tactical::gunnery {

namespace {

/// A turn of motion of the own side alone, as it knows the enemy.
class Preview {
  public:
    Preview(const View& view, const Order& order, const Tables& tables) : tables_(tables) {
        battle_.conditions = view.conditions;
        battle_.sides.resize(view.conditions.sides.size());
        battle_.truths.resize(battle_.sides.size());
        Side& own = battle_.sides[view.side.index()];
        own = view.own;
        battle_.truths[view.side.index()].undetected.resize(own.divisions.size());
        for (const Clause& clause : order.clauses) give(clause, own);
        ++battle_.conditions.turn;
    }

    /// Where a ship of the side is before, half way and after.
    std::vector<kit::Point> path_of(SideIndex side, std::int32_t ship) {
        const Dice none = OddsDice{0};
        Field field(tables_, battle_, none, nullptr);
        const kit::Point before = ship_of(side, ship).at;
        move_all(field);
        return {before, field.actor_of({side, ship}).middle, ship_of(side, ship).at};
    }

    [[nodiscard]] const Side& side(SideIndex side) const { return battle_.sides[side.index()]; }

  private:
    [[nodiscard]] const Ship& ship_of(SideIndex side, std::int32_t ship) const {
        return battle_.sides[side.index()].ships[static_cast<std::size_t>(ship)];
    }

    const Tables& tables_;
    Battle battle_;
};

/// The enemy ship that a division would fire at: the nearest of those ordered, else the nearest.
const Foe* target_of(const Side& after, const Division& division, const std::vector<Foe>& foes) {
    const kit::Point from = after.ships[static_cast<std::size_t>(guide_of(after, division))].at;
    const Standing& guns = division.guns;
    if (guns.verb == Verb::hold_fire) return nullptr;
    const bool is_ordered = guns.verb == Verb::fire_at;
    const Foe* nearest = nullptr;
    for (const Foe& foe : foes) {
        const bool is_meant =
            guns.enemy > 0 ? foe.held->enemy == guns.enemy : foe.held->name == guns.name;
        if (is_ordered && !is_meant) continue;
        const bool is_nearer = nearest == nullptr || kit::distance(from, foe.held->at) <
                                                         kit::distance(from, nearest->held->at);
        if (is_nearer) nearest = &foe;
    }
    return nearest;
}

/// Hits that a ship might make on a steady target that she sees plainly, thousandths (GU-37).
std::int32_t hits_of(const Ship& ship, const Design& design, const Foe& foe, kit::Point target,
                     const Tables& tables) {
    const std::int32_t range = kit::distance(ship.at, target) / yards_in_range;
    const std::int32_t off_bow = kit::angle_between(kit::bearing(ship.at, target), ship.heading);
    Factors factors{};
    factors[0].percent = size_percent(tables.size_of_hits, foe.design->tons);
    factors[1].percent = speed_factor(foe.held->knots);
    factors[2].percent = ship.crew;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < ship.batteries.size(); ++i) {
        const BatteryDesign& battery = design.batteries[i];
        const GunClass& gun = tables.guns[static_cast<std::size_t>(battery.gun)];
        const std::int32_t reach = gun.reach * 10;
        if (range > reach || ship.batteries[i].guns == 0) continue;
        const std::int32_t effective =
            effective_range(range, gun, control_of(ship, design), tables);
        const std::int32_t shots =
            std::min(ship.batteries[i].rounds,
                     shots_of(ship.batteries[i].guns, bearing_percent(battery, off_bow), gun.rate,
                              rate_percent(effective)));
        sum += expected_hits(shots, chance_at(effective, tables), factors);
    }
    return sum;
}

std::string fire_text(const Side& after, const Division& division, const Foe& foe, const View& view,
                      const Tables& tables) {
    const Mover now = reckoned(*foe.held, view.conditions);
    const kit::Point target = after_a_turn(now, view.conditions.minutes);
    std::int32_t hits = 0;
    for (const std::int32_t place : ships_there(after, division)) {
        const Ship& ship = after.ships[static_cast<std::size_t>(place)];
        hits += hits_of(ship, after.designs[static_cast<std::size_t>(ship.design)], foe, target,
                        tables);
    }
    constexpr std::int32_t thousand = 1'000, tenth = 100;
    const std::int32_t range =
        kit::distance(after.ships[static_cast<std::size_t>(guide_of(after, division))].at, target);
    return fmt::format("{} at {} yards, {}.{} hits a turn expected in a clear view",
                       enemy_name(foe.held->enemy),
                       (range + yards_in_range / 2) / yards_in_range * yards_in_range,
                       hits / thousand, hits % thousand / tenth);
}

std::string odds_text(const View& view, const std::vector<Foe>& foes, const Tables& tables) {
    const Odds odds =
        odds_of(view, foes, light_in(view.conditions, view.conditions.turn, tables), tables);
    if (odds.enemy == 0) return {};
    return fmt::format("; own strength {} per cent of the enemy's", odds.percent());
}

}  // namespace

OrderForecast forecast_of(const View& view, const Order& order, const Tables& tables) {
    OrderForecast forecast;
    if (order.clauses.empty()) return forecast;
    Preview preview(view, order, tables);
    const Side& after = preview.side(view.side);
    const Division* division = division_called(view.own, order.clauses.front().division);
    const std::int32_t guide = guide_of(view.own, *division);
    const Window window(view);
    for (const kit::Point point : preview.path_of(view.side, guide)) {
        forecast.path.push_back(window.place(point));
    }
    const Division& moved = *division_called(after, division->name);
    const std::vector<Foe> foes = foes_of(view, tables);
    forecast.cost = fmt::format("{:03}, {} knots", moved.heading, moved.knots);
    if (const Foe* target = target_of(after, moved, foes)) {
        forecast.cost += "; " + fire_text(after, moved, *target, view, tables);
    }
    forecast.cost += odds_text(view, foes, tables);
    return forecast;
}

}  // namespace flagplot::tactical::gunnery
