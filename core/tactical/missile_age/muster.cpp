#include "tactical/missile_age/muster.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/missile_age/class_data.h"
#include "tactical/missile_age/end_phase.h"
#include "tactical/missile_age/lasting.h"
#include "tactical/missile_age/shores.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/weather.h"

namespace flagplot::tactical::missile_age {

namespace {

void fit(const Tables& tables, const std::vector<Fitted>& weapons, Unit& unit) {
    for (const Fitted& fitted : weapons) {
        const auto weapon = weapon_called(tables, fitted.weapon);
        if (!weapon) continue;
        const std::int32_t usual = tables.weapons[static_cast<std::size_t>(*weapon)].rounds;
        Mount mount;
        mount.weapon = *weapon;
        mount.full = fitted.rounds > 0 ? fitted.rounds : usual;
        mount.rounds = mount.full > 0 ? mount.full : -1;
        unit.mounts.insert(unit.mounts.end(), static_cast<std::size_t>(fitted.mounts), mount);
    }
}

std::int32_t bearing_of(Direction direction) {
    constexpr std::int32_t eighth = 45;
    return static_cast<std::int32_t>(direction) * eighth;
}

bool is_small(Size size) { return size == Size::very_small || size == Size::small; }

/// Makes the battle of a request, side by side.
class Mustering {
  public:
    Mustering(const Tables& tables, const BattleRequest& request)
        : tables_(tables), request_(request) {}

    Result<Battle> mustered() {
        for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
            add_side({side});
            if (auto error = add_ships({side})) return Failure(*error);
        }
        set_conditions();
        start();
        return std::move(battle_);
    }

  private:
    void add_side(SideIndex number) {
        const Party& party = request_.parties[number.index()];
        SideState side;
        side.name = party.name;
        side.is_surprised = std::find(request_.surprised.begin(), request_.surprised.end(),
                                      party.id) != request_.surprised.end();
        side.entry_bearing = entry_of(party, number);
        for (std::uint32_t other = 0; other < request_.parties.size(); ++other) {
            const bool is_foe = attitude_of(request_, number, {other}) == Attitude::hostile;
            side.hostile.push_back(is_foe ? 1 : 0);
        }
        battle_.sides.push_back(std::move(side));
    }

    /// Where the side comes from: its edge, else against its course, else its share of the circle.
    [[nodiscard]] std::int32_t entry_of(const Party& party, SideIndex number) const {
        for (const Formation& formation : party.formations) {
            if (formation.enters_from) return bearing_of(*formation.enters_from);
            if (formation.course) return bearing_of(opposite(*formation.course));
        }
        constexpr std::int32_t circle = 360;
        return circle * static_cast<std::int32_t>(number.number) /
               static_cast<std::int32_t>(request_.parties.size());
    }

    std::optional<Error> add_ships(SideIndex number) {
        aircraft_ = 0;
        is_said_ = false;
        bool is_first_formation = true;
        const auto begin = battle_.units.size();
        for (const Formation& formation : request_.parties[number.index()].formations) {
            for (const tactical::Unit& unit : formation.units) {
                const auto made = class_of(tables_, unit);
                if (!made) return made.error();
                add_ship(number, unit, *made);
                take_commander(number, made->commander, is_first_formation);
                add_aircraft(number, unit, made->made);
            }
            is_first_formation = false;
        }
        battle_.sides[number.index()].units_at_start =
            static_cast<std::int32_t>(battle_.units.size() - begin);
        return std::nullopt;
    }

    void add_ship(SideIndex side, const tactical::Unit& from, const ClassOf& made) {
        Unit unit = unit_of(tables_, made.made, made.kind);
        unit.tag = battle_.progress.next_tag++;
        unit.side = side;
        unit.name = from.name;
        unit.entry = entry_++;
        unit.is_prize = from.state == UnitState::captured;
        unit.first_rating = rating_of(tables_.switches, from.maximum);
        unit.rating = std::min(unit.first_rating, rating_of(tables_.switches, from.speed_left));
        unit.propulsion = unit.first_rating - unit.rating;
        bring(tables_, from, unit);
        if (from.state == UnitState::derelict) unit.level = Level::wrecked;
        unit.came = state_of(unit);
        unit.has_radar_on = unit.has_radar && !battle_.sides[side.index()].is_surprised;
        unit.known_by.assign(request_.parties.size(),
                             unit.is_wreck() ? Sighting::model : Sighting::marker);
        battle_.units.push_back(std::move(unit));
    }

    /// As a class says, else in the largest ship of the first formation (A-MN-05).
    void take_commander(SideIndex number, std::optional<std::int32_t> rating,
                        bool is_first_formation) {
        SideState& side = battle_.sides[number.index()];
        const Unit& ship = battle_.units.back();
        if (rating && !is_said_) {
            side.commander = *rating;
            side.flagship = ship.entry;
            is_said_ = true;
        }
        if (is_said_ || !is_first_formation) return;
        const bool is_larger = side.flagship < 0 || ship.size > unit_entered(side.flagship).size;
        if (is_larger) side.flagship = ship.entry;
    }
    [[nodiscard]] const Unit& unit_entered(std::int32_t entry) const {
        return *std::find_if(battle_.units.begin(), battle_.units.end(),
                             [entry](const Unit& unit) { return unit.entry == entry; });
    }

    /// So many as the request says, else as the template.
    void add_aircraft(SideIndex side, const tactical::Unit& from, const Template& made) {
        const std::int32_t ship = battle_.units.back().entry;
        if (battle_.units.back().is_wreck()) return;
        std::vector<std::string> kinds;
        for (const Embarked& each : made.aircraft) {
            kinds.insert(kinds.end(), static_cast<std::size_t>(each.count), each.kind);
        }
        if (kinds.empty()) return;
        const auto count = static_cast<std::size_t>(
            std::max(0, from.aircraft.value_or(static_cast<std::int32_t>(kinds.size()))));
        for (std::size_t number = 0; number < count; ++number) {
            add_one_aircraft(side, ship, kinds[number % kinds.size()]);
        }
    }

    void add_one_aircraft(SideIndex side, std::int32_t ship, const std::string& name) {
        const auto kind = template_called(tables_, name);
        if (!kind) return;
        Unit unit = unit_of(tables_, tables_.templates[static_cast<std::size_t>(*kind)], *kind);
        unit.side = side;
        unit.number = ++aircraft_;
        unit.name = fmt::format("{} A{}", name, unit.number);
        unit.where = Whereabouts::aboard;
        unit.home = ship;
        unit.has_radar_on = unit.has_radar;
        unit.known_by.assign(request_.parties.size(), Sighting::marker);
        battle_.units.push_back(std::move(unit));
    }

    // --- conditions ------------------------------------------------------------------------------

    /// What the contract leaves open is -1, and rolled before the first turn.
    void set_conditions() {
        Conditions& conditions = battle_.conditions;
        const tactical::Scene& scene = request_.scene;
        conditions.half_table = mm(tables_.lengths.table) / 2;
        conditions.is_night = scene.light == "night";
        conditions.is_fog = has_weather(scene, "fog");
        conditions.sea_state = scene.sea_state ? std::clamp(*scene.sea_state, 0, most_sea) : -1;
        conditions.day_visibility = conditions.visibility = -1;
        if (scene.visibility) {
            constexpr auto last = static_cast<std::int32_t>(d10) - 1;
            const auto row = static_cast<std::size_t>(std::clamp(*scene.visibility, 0, last));
            conditions.day_visibility = mm(tables_.conditions.by_scale[row]);
        }
        conditions.wind = scene.wind.value_or(Wind{-1, 0});
        for (const Beside& beside : scene.around) {
            if (beside.terrain == Terrain::land) {
                conditions.shores.push_back(bearing_of(beside.direction));
            }
        }
        lay_shores(tables_.lengths, conditions);
    }

    void start() {
        Progress& progress = battle_.progress;
        const std::int32_t minutes = std::max(1, tables_.switches.minutes_per_turn);
        progress.turns =
            std::clamp((request_.limit_minutes + minutes - 1) / minutes, 1, tables_.turns);
        if (!is_fought_over(battle_)) {
            progress.phase = Phase::over;
            progress.asking = Asking::nobody;
            progress.asked = nobody;
            progress.ended_by = EndedBy::no_hostility;
            return;
        }
        progress.asked = battle_.units.front().side;
        for (const Unit& unit : battle_.units) {
            progress.asked = std::min(progress.asked, unit.side);
        }
    }

    static constexpr std::int32_t most_sea = static_cast<std::int32_t>(sea_states) - 1;

    const Tables& tables_;
    const BattleRequest& request_;
    Battle battle_;
    std::int32_t entry_ = 0;
    std::int32_t aircraft_ = 0;
    bool is_said_ = false;
};

}  // namespace

std::int32_t rating_of(const Switches& switches, KnotTenths speed) {
    constexpr std::int32_t cm_per_marker = 5;
    constexpr std::int32_t tenths = 10, hundred = 100, minutes_of_hour = 60;
    const std::int32_t marker =
        std::max(1, cm_per_marker * switches.nm_hundredths_per_cm * minutes_of_hour * tenths /
                        (hundred * std::max(1, switches.minutes_per_turn)));
    return std::min(most_markers, (2 * speed.count + marker) / (2 * marker));
}

Unit unit_of(const Tables& tables, const Template& made, std::int32_t kind) {
    Unit unit;
    unit.kind = kind;
    unit.craft = made.craft;
    unit.size = made.size;
    unit.first_rating = unit.rating = made.rating;
    unit.first_mvr = unit.mvr = made.mvr;
    unit.accel = made.accel.value_or(is_small(made.size) ? tables.switches.move_accel_small
                                                         : tables.switches.move_accel);
    unit.crew_quality = made.crew_quality;
    unit.damage_modifier =
        made.damage_modifier.value_or(tables.damage.target[static_cast<std::size_t>(made.size)]);
    unit.fire_control = made.fire_control;
    unit.ecm = made.ecm;
    unit.has_radar = made.has_radar;
    unit.has_eo = made.has_eo;
    unit.has_esm = made.has_esm;
    unit.endurance = made.endurance;
    unit.altitude = made.craft == Craft::ship ? Altitude::surface : Altitude::low;
    fit(tables, made.weapons, unit);
    return unit;
}

Result<Battle> battle_of(const Tables& tables, const BattleRequest& request) {
    return Mustering(tables, request).mustered();
}

}  // namespace flagplot::tactical::missile_age
