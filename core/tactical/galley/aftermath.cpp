#include "tactical/galley/aftermath.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tactical/galley/galley_module.h"
#include "tactical/galley/lasting.h"
#include "tactical/galley/seamanship.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::galley {

namespace {

constexpr Hundredths none{0}, crippled_hull{50}, rammed_hull{25};

/// What is left of what she came with, begun hundredths whole.
Hundredths share_left(Hundredths before, std::int32_t left, std::int32_t first) {
    if (first <= 0 || left >= first) return before;
    return std::min(before, Hundredths{(before.count * left + first - 1) / first});
}

Direction direction_of(std::int32_t bearing) {
    constexpr std::int32_t eighth = 45, directions = 8;
    return static_cast<Direction>(bearing / eighth % directions);
}

bool is_prize(const Ship& ship) { return ship.side != ship.first_side; }

/// The ship, with her state as if nobody held the field: prizes are derelict.
class Returning {
  public:
    Returning(const Tables& tables, const Battle& battle, const BattleRequest& request)
        : tables_(tables), battle_(battle), request_(request) {}

    [[nodiscard]] UnitResult result_for(const Ship& ship, const UnitOf& from) const {
        UnitResult result = as_she_went_in(*from.unit);
        if (ship.where == Whereabouts::sunk) return sunk(ship, std::move(result));
        take_damage(ship, *from.unit, result);
        take_people(ship, *from.unit, result);
        result.state = state_of(ship, *from.unit, result);
        if (ship.where == Whereabouts::left && !is_prize(ship)) {
            result.has_withdrawn = true;
            result.exit = way_out(request_.scene, direction_of(ship.exit.value_or(0)));
        }
        if (const auto made = class_of(tables_, *from.unit)) {
            result.lasting = lasting_of(*from.unit, *made, ship);
        }
        return result;
    }

    [[nodiscard]] std::string id_of(SideIndex side) const {
        return request_.parties[side.index()].id;
    }

  private:
    [[nodiscard]] UnitResult sunk(const Ship& ship, UnitResult result) const {
        result.state = UnitState::sunk;
        result.hull = result.speed = result.crew = result.firepower = result.ammunition = none;
        if (ship.lost_to && *ship.lost_to != ship.first_side) result.by = id_of(*ship.lost_to);
        if (ship.lost_with) result.lost_with = battle_.ship(*ship.lost_with).name;
        return result;
    }

    static void take_damage(const Ship& ship, const Unit& from, UnitResult& result) {
        constexpr std::int32_t all = 100;
        if (ship.is_crippled && !came_crippled(from)) {
            result.hull = std::min(from.hull, crippled_hull);
            const std::int32_t most = std::max({1, ship.maximum, ship.cruise});
            result.speed = std::min(from.speed, Hundredths{all / most});
        }
        if (ship.is_rammed) {
            result.hull = std::min(from.hull, rammed_hull);
            result.speed = none;
        }
    }

    void take_people(const Ship& ship, const Unit& from, UnitResult& result) const {
        result.crew = share_left(from.crew, ship.manpower, ship.first_manpower);
        const bool is_limited = tables_.switches.missile_by_manpower;
        const std::int32_t before =
            is_limited ? std::min(ship.missiles, ship.first_manpower) : ship.missiles;
        result.firepower = share_left(from.firepower, missile_strength(tables_, ship), before);
        if (is_prize(ship)) result.crew = none;
    }

    [[nodiscard]] static UnitState state_of(const Ship& ship, const Unit& from,
                                            const UnitResult& result) {
        if (is_prize(ship) || ship.is_rammed) return UnitState::derelict;
        if (from.state == UnitState::derelict || from.state == UnitState::captured) {
            return from.state;
        }
        return state_left(*result.hull, *result.speed);
    }

    const Tables& tables_;
    const Battle& battle_;
    const BattleRequest& request_;
};

/// The side that holds the field has its prizes, and takes the derelicts of its enemies: rammed
/// ships (WG-A25), and those that came as derelicts.
void take_prizes(const Battle& battle, const BattleRequest& request, BattleResult& result) {
    const FieldHolder& holder = *result.field_holder;
    if (holder.side.empty()) return;
    for (std::size_t i = 0; i < result.units.size(); ++i) {
        const Ship& ship = battle.ships[i];
        UnitResult& unit = result.units[i];
        const bool is_there = ship.is_there() || is_prize(ship);
        const bool is_taken =
            is_prize(ship)
                ? request.parties[ship.side.index()].id == holder.side
                : battle.progress.ended_by &&
                      is_enemy_of_holder(request, request.parties[ship.first_side.index()], holder);
        const bool is_own = request.parties[ship.first_side.index()].id == holder.side;
        if (!is_there || !is_taken || is_own || unit.state != UnitState::derelict) continue;
        unit.state = UnitState::captured;
        unit.by = holder.side;
        if (is_prize(ship) && ship.taken_by) unit.prize_crew = battle.ship(*ship.taken_by).name;
    }
}

std::string condition_of(const Ship& ship) {
    if (ship.where == Whereabouts::sunk) return "sunk";
    if (ship.is_captured) return "captured";
    if (ship.is_rammed) return "rammed";
    if (ship.where == Whereabouts::left) return "left";
    return ship.is_crippled ? "crippled" : "sound";
}

LearnedResult learned_by(const Tables& tables, const Battle& battle, SideIndex side,
                         const BattleRequest& request) {
    std::vector<std::string> met;
    for (const Ship& ship : battle.ships) {
        if (ship.first_side == side) continue;
        met.push_back(fmt::format("{} ({}), {}", ship.name, tables.classes[ship.kind].name,
                                  condition_of(ship)));
    }
    return {request.parties[side.index()].id, fmt::format("Met {}.", fmt::join(met, "; "))};
}

}  // namespace

BattleResult result_of(const Tables& tables, const Battle& battle, const BattleRequest& request) {
    BattleResult result;
    const Returning returning(tables, battle, request);
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t i = 0; i < units.size(); ++i) {
        result.units.push_back(returning.result_for(battle.ships[i], units[i]));
    }
    result.ended_by = battle.progress.ended_by.value_or(EndedBy::turn_limit);
    result.minutes =
        std::min(battle.progress.turn * GalleyModule::minutes_per_turn, request.limit_minutes);
    result.field_holder = field_holder_after(request, result.units);
    take_prizes(battle, request, result);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        result.learned.push_back(learned_by(tables, battle, {side}, request));
    }
    return result;
}

}  // namespace flagplot::tactical::galley
