#include "tactical/gunnery/hand_back.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "base/ensure.h"
#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/lasting.h"
#include "tactical/gunnery/learned.h"
#include "tactical/gunnery/muster.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::gunnery {

namespace {

/// The nearest of the eight directions.
Direction direction_of(std::int32_t heading) {
    constexpr std::int32_t eighth = 45, directions = 8;
    return static_cast<Direction>((heading + eighth / 2) / eighth % directions);
}

/// One ship's result: what changed since she came in, and the rest as it came.
class Report {
  public:
    Report(const BattleRequest& request, const Battle& battle, ShipRef ref, const UnitOf& unit,
           const Tables& tables)
        : request_(request),
          battle_(battle),
          ref_(ref),
          unit_(*unit.unit),
          ship_(battle.sides[ref.side.index()].ships[static_cast<std::size_t>(ref.ship)]),
          design_(battle.sides[ref.side.index()].designs[static_cast<std::size_t>(ship_.design)]),
          tables_(tables),
          before_(came(tables)) {}

    [[nodiscard]] UnitResult made() const {
        UnitResult result = as_she_went_in(unit_);
        if (ship_.is_sunk()) return sunk(std::move(result));
        result.hull = hull();
        result.crew = crew(*result.hull);
        result.speed = speed();
        result.firepower = firepower();
        result.ammunition = ammunition();
        result.state = state(result);
        result.lasting = lasting_after(ship_, design_, unit_.lasting);
        result.has_withdrawn = ship_.has_left;
        if (ship_.has_left) {
            result.exit = way_out(request_.scene, direction_of(ship_.heading));
        }
        return result;
    }

    [[nodiscard]] const Ship& ship() const { return ship_; }

    /// Who hit or took her; if nobody is known to have, the first she is at war with.
    [[nodiscard]] std::string by() const {
        SideIndex side =
            battle_.truths[ref_.side.index()].hit_by[static_cast<std::size_t>(ref_.ship)];
        for (std::uint32_t other = 0; side == ref_.side && other < battle_.sides.size(); ++other) {
            if (battle_.conditions.is_hostile(ref_.side, {other})) side = {other};
        }
        return side == ref_.side ? std::string() : request_.parties[side.index()].id;
    }

  private:
    [[nodiscard]] Ship came(const Tables& tables) const {
        const auto of = class_of(unit_, year_of(request_), tables);
        FLAGPLOT_ENSURE(of.has_value());
        return new_ship(unit_, *of, tables);
    }

    [[nodiscard]] UnitResult sunk(UnitResult result) const {
        result.state = UnitState::sunk;
        result.hull = result.speed = result.crew = result.firepower = result.ammunition =
            Hundredths{0};
        result.by = by();
        return result;
    }

    [[nodiscard]] Hundredths hull() const {
        if (ship_.hull == before_.hull) return unit_.hull;
        return std::min(unit_.hull, Hundredths{std::max(1, hull_percent(ship_))});
    }

    /// Six of ten where the hull is lost (GU-64).
    [[nodiscard]] Hundredths crew(Hundredths hull) const {
        const std::int32_t lost = (unit_.hull.count - hull.count) * 6 / 10;
        return std::max(Hundredths{0}, unit_.crew - Hundredths{lost});
    }

    [[nodiscard]] Hundredths speed() const {
        if (ship_.is_wreck()) return Hundredths{0};
        if (ship_.is_derelict) return unit_.speed;
        const bool is_as_before = ship_.hull == before_.hull && ship_.flood == before_.flood &&
                                  ship_.engines == before_.engines;
        return is_as_before ? unit_.speed : std::min(unit_.speed, Hundredths{speed_percent(ship_)});
    }

    [[nodiscard]] Hundredths firepower() const {
        constexpr std::int32_t without_control = 75;
        const std::int32_t full = new_fire_of(design_, tables_);
        const std::int32_t left = fire_left(ship_, design_, tables_);
        const bool is_as_before = left == fire_left(before_, design_, tables_) &&
                                  ship_.control_out == before_.control_out;
        if (full == 0 || is_as_before) return unit_.firepower;
        const std::int32_t guns = hundred * left / full;
        return std::min(unit_.firepower,
                        Hundredths{ship_.control_out ? guns * without_control / hundred : guns});
    }

    /// Of the main battery; of the torpedoes too, where they are much of her worth (GU-64).
    [[nodiscard]] Hundredths ammunition() const {
        Hundredths left = unit_.ammunition;
        const std::int32_t main = main_battery_of(design_, tables_);
        if (main >= 0) {
            const auto at = static_cast<std::size_t>(main);
            const std::int32_t full = full_rounds(design_.batteries[at], tables_);
            const bool has_fired = ship_.batteries[at].rounds < before_.batteries[at].rounds;
            if (full > 0 && has_fired) {
                left = std::min(left, Hundredths{hundred * ship_.batteries[at].rounds / full});
            }
        }
        constexpr std::int32_t value_of_tube = 10, much = 3;
        const bool is_torpedo_ship =
            value_of_tube * design_.tubes * much > new_value_of(design_, tables_);
        if (is_torpedo_ship && ship_.tubes < before_.tubes) {
            left = std::min(left, Hundredths{hundred * ship_.tubes / design_.tubes});
        }
        return left;
    }

    /// GU-65; nobody is better than she came.
    [[nodiscard]] UnitState state(const UnitResult& result) const {
        constexpr std::int32_t dead_in_water = 25;
        if (ship_.is_wreck() || ship_.is_derelict || ship_.fate == Fate::struck) {
            return std::max(unit_.state, UnitState::derelict);
        }
        if (result.hull <= Hundredths{dead_in_water} && result.speed == Hundredths{0}) {
            return std::max(unit_.state, UnitState::derelict);
        }
        const bool is_as_she_came = result.hull == unit_.hull && result.speed == unit_.speed &&
                                    result.firepower == unit_.firepower &&
                                    ship_.flood <= before_.flood;
        return is_as_she_came ? unit_.state
                              : std::max({unit_.state, UnitState::damaged,
                                          state_left(*result.hull, *result.speed)});
    }

    const BattleRequest& request_;
    const Battle& battle_;
    ShipRef ref_;
    const Unit& unit_;
    const Ship& ship_;
    const Design& design_;
    const Tables& tables_;
    Ship before_;
};

/// Who struck is taken by him who holds the field, if it is he (GU-62).
void take_prizes(const std::vector<Report>& reports, BattleResult& result) {
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (reports[i].ship().fate != Fate::struck) continue;
        const bool is_held =
            !result.field_holder->side.empty() && result.field_holder->side == reports[i].by();
        if (!is_held) continue;
        result.units[i].state = UnitState::captured;
        result.units[i].by = result.field_holder->side;
    }
}

// --- in words ------------------------------------------------------------------------------------

const std::string& weapon_name(std::int32_t weapon, const Tables& tables) {
    const auto place = static_cast<std::size_t>(weapon);
    return place < tables.guns.size() ? tables.guns[place].name
                                      : tables.torpedoes[place - tables.guns.size()].name;
}

std::string fired_text(const Battle& battle, const Tables& tables) {
    std::map<std::int32_t, std::map<ShipRef, std::int32_t>> fired;
    for (const Tally& each : battle.tally) fired[each.weapon][each.firer] += each.shots;
    std::vector<std::string> weapons;
    for (const auto& [weapon, ships] : fired) {
        std::vector<std::string> parts;
        for (const auto& [ref, shots] : ships) {
            const Side& side = battle.sides[ref.side.index()];
            parts.push_back(
                fmt::format("{} {}", side.ships[static_cast<std::size_t>(ref.ship)].name, shots));
        }
        const bool is_gun = static_cast<std::size_t>(weapon) < tables.guns.size();
        weapons.push_back(fmt::format("{}-inch {}: {}", weapon_name(weapon, tables),
                                      is_gun ? "shells" : "torpedoes", fmt::join(parts, ", ")));
    }
    return weapons.empty() ? "nothing" : fmt::format("{}", fmt::join(weapons, "; "));
}

std::string wreck_text(const Battle& battle) {
    std::vector<std::string> parts;
    for (const Side& side : battle.sides) {
        for (const Ship& ship : side.ships) {
            if (ship.saved > 0) {
                parts.push_back(
                    fmt::format("{} % of the crew of {} were saved", ship.saved, ship.name));
            }
        }
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace

BattleResult record_of(const Battle& battle, const BattleRequest& request, const Tables& tables) {
    BattleResult result;
    result.campaign = request.campaign;
    result.battle = request.battle;
    result.contract = contract_version;
    result.fingerprint = fingerprint_of(request);
    result.ended_by = battle.conditions.ended_by;
    result.minutes = battle.conditions.minutes_fought();
    std::vector<Report> reports;
    std::vector<std::int32_t> next(request.parties.size());
    for (const UnitOf& unit : units_in(request)) {
        const auto side = static_cast<std::uint32_t>(unit.party - request.parties.data());
        const ShipRef ref{{side}, next[side]++};
        reports.emplace_back(request, battle, ref, unit, tables);
        result.units.push_back(reports.back().made());
    }
    result.field_holder = field_holder_after(request, result.units);
    take_prizes(reports, result);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        result.learned.push_back({request.parties[side].id, learned_by(battle.sides[side])});
    }
    result.ammunition = fired_text(battle, tables);
    result.wreck = wreck_text(battle);
    return result;
}

}  // namespace flagplot::tactical::gunnery
