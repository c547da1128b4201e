#include <fmt/format.h>

#include <algorithm>

#include "base/fields.h"
#include "tactical/kit/plane.h"
#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/ordering.h"
#include "tactical/missile_age/shots.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

/// "needs 11 on a d20 with +3: 65 percent".
std::string chance_text(const Shot& shot, std::int32_t faces, std::int32_t percent) {
    return fmt::format("needs {} on a d{} with {:+}: {} percent", shot.needed, faces,
                       shot.modifiers.total(), percent);
}
std::string on_d20(const Shot& shot) {
    constexpr std::int32_t faces = 20;
    return chance_text(shot, faces, chance_on_d20(shot));
}
std::string on_d10(const Shot& shot) {
    return chance_text(shot, static_cast<std::int32_t>(d10), chance_on_d10(shot));
}

/// What would come of an order that may be given, by what its side knows.
class Foreseeing {
  public:
    Foreseeing(const Tables& tables, const View& view)
        : tables_(tables), battle_(view.known), side_(view.side) {}

    OrderForecast operator()(const Move& move) const {
        const Voyage voyage = voyage_of(tables_, battle_, unit(move.unit), move.legs);
        const SpeedBand band = band_of(tables_, move.markers);
        std::int32_t length = 0;
        for (const Leg& leg : move.legs) length += leg.ahead;
        return {path_of(voyage.path),
                fmt::format("{} mm of {} to {}, then on {:03}{}{}", length, band.least, band.most,
                            voyage.heading, voyage.is_aground ? ", aground" : "",
                            voyage.is_leaving ? ", over the edge" : ""),
                {}};
    }
    OrderForecast operator()(const Steer& order) const {
        return (*this)(move_towards(tables_, unit(order.unit), order.markers,
                                    point_at(battle_.conditions, order.to)));
    }
    OrderForecast operator()(const Stop& order) const {
        return {
            path_of({unit(order.unit).place}), "no speed markers until the next turn is over", {}};
    }
    OrderForecast operator()(const Guide& order) const {
        const Torpedo& torpedo = *torpedo_with(battle_, order.torpedo);
        const Weapon& weapon = tables_.weapons[static_cast<std::size_t>(torpedo.weapon)];
        const std::int32_t run = std::min(mm(weapon.run), torpedo.left);
        return {path_of({torpedo.place, kit::ahead(torpedo.place, order.heading, run)}),
                fmt::format("{} of the {} mm that are left of its run", run, torpedo.left),
                {}};
    }
    OrderForecast operator()(const Fly& order) const {
        const Unit& aircraft = unit(order.unit);
        const FlightRange range = flight_of(tables_, aircraft);
        const kit::Point to = point_at(battle_.conditions, order.to);
        return {path_of({aircraft.place, to}),
                fmt::format("{} mm of {} to {}", kit::distance(aircraft.place, to), range.least,
                            range.most),
                {}};
    }
    OrderForecast operator()(const Return& order) const {
        Shot test{{}, tables_.switches.crew_test_tn};
        test.modifiers.add("crew", aircraft_numbered(battle_, side_, order.aircraft)->crew_quality);
        return {{order.at}, on_d10(test), {}};
    }
    OrderForecast operator()(const Detect& order) const {
        return costing(
            on_d10(radar_attempt(tables_, battle_, unit(order.unit), unit(order.target))));
    }
    OrderForecast operator()(const Identify& order) const {
        return costing(on_d10(eye_attempt(tables_, battle_, unit(order.unit))));
    }
    OrderForecast operator()(const Fire& order) const {
        const Unit& firer = unit(order.unit);
        const Mount& mount = firer.mounts[static_cast<std::size_t>(order.mount)];
        const std::string chance = chance_of(firer, weapon_of(tables_, mount), order);
        return costing(use_text(mount, order.rounds) + (chance.empty() ? "" : "; ") + chance);
    }
    OrderForecast operator()(const Aim& order) const {
        const Unit& firer = unit(order.unit);
        return costing(use_text(firer.mounts[static_cast<std::size_t>(order.mount)], order.rounds));
    }
    /// What costs nothing and moves nothing.
    template <class Other>
    OrderForecast operator()(const Other& /*order*/) const {
        return {};
    }

  private:
    [[nodiscard]] const Unit& unit(Tag tag) const { return *unit_with(battle_, tag); }

    [[nodiscard]] static OrderForecast costing(std::string cost) {
        return {{}, std::move(cost), {}};
    }

    [[nodiscard]] std::vector<BoardPlace> path_of(const std::vector<kit::Point>& points) const {
        std::vector<BoardPlace> path;
        for (const kit::Point point : points) {
            path.push_back(place_on_board(battle_.conditions, point));
        }
        path.erase(std::unique(path.begin(), path.end()), path.end());
        return path;
    }

    [[nodiscard]] std::string use_text(const Mount& mount, std::int32_t rounds) const {
        if (has_one_attack(weapon_of(tables_, mount).kind))
            return fmt::format("{} in one attack", rounds);
        return fmt::format("{} of {} rounds", rounds, mount.rounds);
    }

    /// Nothing of a target that is not known: its size and speed count.
    [[nodiscard]] std::string chance_of(const Unit& firer, const Weapon& weapon,
                                        const Fire& order) const {
        const Unit* target = unit_with(battle_, order.target.tag);
        switch (phase_of(weapon.kind)) {
            case Phase::launch:
                if (weapon.kind == WeaponKind::torpedo) return {};
                if (target == nullptr || !is_model(*target, side_)) return {};
                return on_d20(missile_shot(tables_, weapon, &firer, *target));
            case Phase::sams:
                return on_d20(
                    sam_shot(tables_, battle_, firer, weapon, mark_of(battle_, order.target.tag)));
            case Phase::decoys:
                return on_d10(decoy_shot(tables_, battle_, firer, order.target.tag));
            default:
                return on_d20(gun_shot(tables_, battle_, firer, weapon,
                                       mark_of(battle_, order.target.tag), order.rounds));
        }
    }

    const Tables& tables_;
    const Battle& battle_;
    SideIndex side_;
};

}  // namespace

OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order) {
    return std::visit(Foreseeing(tables, view), order.what);
}

}  // namespace flagplot::tactical::missile_age
