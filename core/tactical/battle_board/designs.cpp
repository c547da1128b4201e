#include <fmt/format.h>

#include <algorithm>

#include "tactical/battle_board/board_module.h"
#include "tactical/battle_board/class_data.h"
#include "tactical/battle_board/muster.h"
#include "tactical/weather.h"

namespace flagplot::tactical::battle_board {

namespace {

Failure cannot(std::string why) {
    return failure(ErrorCode::cannot_begin, {std::string(BoardModule::name), std::move(why)});
}

template <class Part>
const Part* found(const std::vector<Part>& parts, std::string_view name) {
    const auto part = std::find_if(parts.begin(), parts.end(),
                                   [&](const Part& each) { return each.name == name; });
    return part == parts.end() ? nullptr : &*part;
}

/// A part, from the first list that has it.
template <class Part>
const Part* found(const std::vector<Part>& own, const std::vector<Part>& common,
                  std::string_view name) {
    const Part* part = found(own, name);
    return part == nullptr ? found(common, name) : part;
}

void fit(Kind& kind, const Device& device, std::int32_t count) {
    kind.initiative += device.initiative * count;
    kind.deflectors += device.deflectors * count;
    kind.bonus_halves += 2 * device.quarters * count;
    kind.shields += device.shields * count;
    kind.armor += device.armor * count;
    kind.dampener = std::max(kind.dampener, device.dampener);
    const auto times = static_cast<std::size_t>(count);
    if (device.accuracy > 0) kind.computers.insert(kind.computers.end(), times, device.accuracy);
    if (device.jamming > 0) kind.jammers.insert(kind.jammers.end(), times, device.jamming);
    if (device.capacitor > 0) {
        kind.capacitors.insert(kind.capacitors.end(), times, device.capacitor);
    }
}

/// The cost of a design that does not give it (BB-B3).
std::int32_t default_value(const Kind& kind) {
    std::int32_t value = kind.armor;
    for (const Slot& slot : kind.slots) value += 10 * slot.weapon.power * slot.count;
    return value;
}

/// Adds parts by name; an unknown one is the error.
class Fitting {
  public:
    Fitting(const Tables& tables, bool is_naval) : tables_(tables), is_naval_(is_naval) {}

    [[nodiscard]] Result<Kind> fitted(Kind kind, const std::vector<Fitted>& weapons,
                                      const std::vector<Fitted>& devices) const {
        const Naval none;
        const Naval& naval = is_naval_ ? tables_.naval : none;
        for (const Fitted& each : weapons) {
            const Weapon* weapon = found(naval.weapons, tables_.weapons, each.part);
            if (weapon == nullptr) return cannot(unknown(kind, "weapon", each));
            kind.slots.push_back({*weapon, each.count});
        }
        for (const Fitted& each : devices) {
            const Device* device = found(naval.devices, tables_.devices, each.part);
            if (device == nullptr) return cannot(unknown(kind, "device", each));
            fit(kind, *device, each.count);
        }
        return kind;
    }

  private:
    static std::string unknown(const Kind& kind, std::string_view what, const Fitted& each) {
        return fmt::format("{} has a {} \"{}\" that is not in the tables", kind.name, what,
                           each.part);
    }

    const Tables& tables_;
    bool is_naval_;
};

// --- ships of a campaign -------------------------------------------------------------------------

/// 4 at ten knots and below, one more for every four (BB-B2).
std::int32_t ideal_speed_at(KnotTenths speed) {
    const std::int32_t above = std::max(0, speed.count - 100);
    return 4 + (above + 20) / 40;
}

/// Guns lose power, tubes are lost one by one; parts of a hundredth count in the ship's favour.
void weaken(Kind& kind, Hundredths firepower) {
    for (Slot& slot : kind.slots) {
        const bool is_torpedo = slot.weapon.accuracy > 0;
        std::int32_t& share = is_torpedo ? slot.count : slot.weapon.power;
        share = (share * firepower.count + 99) / 100;
    }
    std::erase_if(kind.slots,
                  [](const Slot& slot) { return slot.count == 0 || slot.weapon.power == 0; });
}

/// The row of a ship's type, if there is one.
const NavalType* type_of(const Unit& unit, const Naval& naval) {
    const auto type = std::find_if(naval.types.begin(), naval.types.end(),
                                   [&](const NavalType& each) { return each.type == unit.type; });
    return type == naval.types.end() ? nullptr : &*type;
}

Result<Kind> naval_kind(const Unit& unit, const Tables& tables) {
    const Naval& naval = tables.naval;
    const NavalType* type = type_of(unit, naval);
    const auto own = said(unit, "weapons");
    if (type == nullptr && !own) {
        return cannot(
            fmt::format("no row of its table says what a {} is, and class {} says nothing "
                        "of its own",
                        unit.type, unit.class_name));
    }
    const NavalType row = type == nullptr ? NavalType{} : *type;
    const auto weapons = own ? fitted_in(*own) : std::optional(row.weapons);
    if (!weapons) return cannot(wrong_data(unit, "weapons", *own));
    Kind kind;
    kind.name = unit.class_name;
    kind.is_naval = true;
    kind.is_freighter = row.is_freighter;
    kind.armor = naval.armor_per_point * unit.size.count;
    kind.initiative = row.initiative;
    kind.value = row.cost.value_or(0);
    kind.mass = naval.mass_per_point * unit.size.count;
    kind.minerals = naval.minerals_per_point * unit.size.count;
    kind.engines = 1;
    return Fitting(tables, true).fitted(std::move(kind), *weapons, row.devices);
}

}  // namespace

Result<Kind> kind_of(const Design& design, const Tables& tables) {
    Kind kind;
    kind.name = design.name;
    const Hull* hull = found(tables.hulls, design.hull);
    if (hull == nullptr) {
        return cannot(fmt::format("{} has a hull \"{}\" that is not in the tables", design.name,
                                  design.hull));
    }
    kind.is_base = hull->is_base;
    kind.is_bomber = hull->is_bomber;
    kind.is_freighter = hull->is_freighter;
    kind.is_tanker = hull->is_tanker;
    kind.armor = hull->armor;
    kind.initiative = hull->initiative + design.race_initiative;
    kind.mass = design.mass.value_or(hull->mass);
    kind.cargo = hull->cargo;
    kind.has_regenerating_shields = design.has_regenerating_shields;
    kind.minerals = design.minerals;
    if (!design.engine.empty()) {
        const Engine* engine = found(tables.engines, design.engine);
        if (engine == nullptr) {
            return cannot(fmt::format("{} has an engine \"{}\" that is not in the tables",
                                      design.name, design.engine));
        }
        kind.ideal_speed = engine->ideal_speed;
        kind.bonus_halves = engine->bonus_halves;
        kind.engines = design.engines;
    }
    auto fitted = Fitting(tables, false).fitted(std::move(kind), design.weapons, design.devices);
    if (fitted) fitted->value = design.cost.value_or(default_value(*fitted));
    return fitted;
}

namespace {

/// The space design that a class of ships uses, if any.
const Design* design_of(const Unit& unit, const Tables& tables) {
    const auto named = said(unit, "design");
    return found(tables.designs, named.value_or(unit.class_name));
}

}  // namespace

std::optional<Station> station_of(const Unit& unit, const Tables& tables) {
    if (design_of(unit, tables) != nullptr) return std::nullopt;
    if (const auto own = own_station(unit)) return own;
    const NavalType* type = type_of(unit, tables.naval);
    return type == nullptr ? Station::line : type->station;
}

Result<Kind> kind_of(const Unit& unit, const Tables& tables) {
    const auto named = said(unit, "design");
    const Design* design = design_of(unit, tables);
    if (named && design == nullptr) {
        return cannot(fmt::format("class {} names a design \"{}\" that is not in the tables",
                                  unit.class_name, *named));
    }
    auto kind = design == nullptr ? naval_kind(unit, tables) : kind_of(*design, tables);
    if (!kind) return kind;
    if (design == nullptr) kind->ideal_speed = ideal_speed_at(unit.speed_left);
    kind->value = kind->value == 0 ? default_value(*kind) : kind->value;
    if (const auto wrong = take_numbers(unit, *kind)) return cannot(*wrong);
    if (kind->armor < 1) return cannot(fmt::format("class {} has no armour", unit.class_name));
    const bool is_adrift = unit.state == UnitState::derelict || unit.state == UnitState::captured;
    if (is_adrift || unit.speed_left.count == 0) kind->engines = 0;
    weaken(*kind, is_adrift ? Hundredths{0} : unit.firepower);
    return kind;
}

namespace {

/// The number of a design; it is listed once.
std::int32_t number_of(const Kind& kind, std::vector<Kind>& kinds) {
    const auto known = std::find(kinds.begin(), kinds.end(), kind);
    const auto number = static_cast<std::int32_t>(known - kinds.begin());
    if (known == kinds.end()) kinds.push_back(kind);
    return number;
}

/// Guns of a sea ship reach no farther than she sees; with radar one square farther (BB-B11).
void see_no_farther(Kind& kind, const Unit& unit, std::int32_t sight) {
    if (!kind.is_naval || sight == 0) return;
    const std::int32_t seen = sight + (unit.has_radar ? 1 : 0);
    for (Slot& slot : kind.slots) slot.weapon.range = std::min(slot.weapon.range, seen);
}

/// How far ships see in the light and weather of a battle, of several kinds the least; 0 if no row
/// of the skin says.
std::int32_t sight_in(const Scene& scene, const Tables& tables) {
    if (!tables.switches.naval_sight) return 0;
    std::int32_t least = 0;
    for (const NavalSight& row : tables.naval.sights) {
        if (row.light != scene.light || !has_weather(scene, row.weather)) continue;
        if (least == 0 || row.squares < least) least = row.squares;
    }
    return least;
}

/// If nothing is known of the squares around, there may be water.
bool has_ways_out(const Scene& scene) {
    return scene.around.empty() || std::any_of(scene.around.begin(), scene.around.end(),
                                               [](const Beside& each) { return each.is_way; });
}

bool is_surprised(const BattleRequest& request, const Party& party, const Switches& switches) {
    const auto& surprised = request.surprised;
    return switches.naval_surprise &&
           std::find(surprised.begin(), surprised.end(), party.id) != surprised.end();
}

Result<Arrival> arrival_of(const Formation& formation, SideIndex side, const Tables& tables,
                           std::int32_t sight, std::vector<Kind>& kinds) {
    Arrival arrival;
    arrival.fleet.side = side;
    arrival.fleet.name = formation.name;
    arrival.fleet.course = formation.course;
    arrival.fleet.is_avoiding = formation.stance == "avoid";
    for (const Unit& unit : formation.units) {
        auto kind = kind_of(unit, tables);
        if (!kind) return Failure(kind.error());
        see_no_farther(*kind, unit, sight);
        arrival.companies.push_back({number_of(*kind, kinds), unit.name, 1, unit.hull,
                                     unit.ammunition, unit.lasting, station_of(unit, tables)});
    }
    return arrival;
}

}  // namespace

Result<Muster> muster_of(const BattleRequest& request, const Tables& tables) {
    if (tables.starts.empty()) return cannot("its table of start squares is empty");
    Muster muster;
    const std::size_t sides = request.parties.size();
    muster.sight = sight_in(request.scene, tables);
    muster.has_ways_out = has_ways_out(request.scene);
    muster.is_night = request.scene.light == "night";
    std::size_t sides_with_ships = 0;
    for (std::uint32_t side = 0; side < sides; ++side) {
        const Party& party = request.parties[side];
        muster.sides.push_back(party.name);
        muster.surprised.push_back(is_surprised(request, party, tables.switches) ? 1 : 0);
        bool has_ships = false;
        for (const Formation& formation : party.formations) {
            auto arrival = arrival_of(formation, {side}, tables, muster.sight, muster.kinds);
            if (!arrival) return Failure(arrival.error());
            has_ships = has_ships || !arrival->companies.empty();
            muster.arrivals.push_back(*std::move(arrival));
        }
        sides_with_ships += has_ships ? 1 : 0;
    }
    if (sides_with_ships < 2) return cannot("fewer than two sides have ships in it");
    muster.relations.assign(sides * sides, Relation::enemy);
    for (std::size_t side = 0; side < sides; ++side) {
        muster.relations[side * sides + side] = Relation::friendly;
    }
    constexpr std::int32_t minutes = BoardModule::minutes_per_turn;
    muster.rounds = std::clamp((request.limit_minutes + minutes - 1) / minutes, 1, most_rounds);
    return muster;
}

}  // namespace flagplot::tactical::battle_board
