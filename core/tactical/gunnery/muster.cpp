#include "tactical/gunnery/muster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "tactical/gunnery/deploy.h"
#include "tactical/gunnery/lasting.h"
#include "tactical/gunnery/leaving.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/turn.h"
#include "tactical/weather.h"

namespace flagplot::tactical::gunnery {

namespace {

/// A share of something, a begun part counted whole: who came with all of it has all of it.
std::int32_t part_up(std::int32_t whole, std::int32_t percent) {
    return (whole * percent + hundred - 1) / hundred;
}

/// Engines that with this flooding make the speed she came with (GU-55).
std::int32_t engines_for(const Unit& unit, const Ship& ship) {
    constexpr std::int32_t all_flooded = 60;
    const std::int32_t dry = std::max(1, hundred - all_flooded * ship.flood / ship.hull_new);
    return std::min(hundred, (unit.speed.count * hundred + dry - 1) / dry);
}

std::int32_t torpedoes_left(const Unit& unit) {
    for (const WeaponStock& stock : unit.weapons) {
        if (stock.weapon == "torpedoes") return stock.left.count;
    }
    return unit.ammunition.count;
}

/// Puts the request's ships and their classes into the sides.
tl::expected<void, std::string> take_ships(const BattleRequest& request, const Tables& tables,
                                           Battle& battle) {
    const std::int32_t year = year_of(request);
    for (std::uint32_t number = 0; number < request.parties.size(); ++number) {
        const Party& party = request.parties[number];
        Side& side = battle.sides.emplace_back();
        side.name = party.name;
        side.is_neutral = party.role == PartyRole::neutral;
        side.alert.assign(request.parties.size(), 1);
        for (std::size_t formation = 0; formation < party.formations.size(); ++formation) {
            for (const Unit& unit : party.formations[formation].units) {
                auto of = class_of(unit, year, tables);
                if (!of) return tl::unexpected(of.error());
                Ship ship = new_ship(unit, *of, tables);
                ship.formation = static_cast<std::int32_t>(formation);
                const auto known = std::find(side.designs.begin(), side.designs.end(), of->design);
                ship.design = static_cast<std::int32_t>(known - side.designs.begin());
                if (known == side.designs.end()) side.designs.push_back(std::move(of->design));
                side.ships.push_back(std::move(ship));
            }
        }
        Truth& truth = battle.truths.emplace_back();
        truth.finishing.assign(side.ships.size(), 0);
        truth.struck_at.assign(side.ships.size(), 0);
        truth.hit_by.assign(side.ships.size(), {number});
    }
    return {};
}

// --- divisions -----------------------------------------------------------------------------------

/// In which division of her formation a ship is put (GU-10).
enum class Group : std::uint8_t { capital, cruisers, flotilla, carriers, convoy };

Group group_of(const Design& design) {
    if (design.type.find("carrier") != std::string::npos) return Group::carriers;
    if (design.is_merchant) return Group::convoy;
    switch (design.handling) {
        case Handling::battleship:
            return Group::capital;
        case Handling::destroyer:
            return Group::flotilla;
        case Handling::cruiser:
        case Handling::merchant:
            break;
    }
    return Group::cruisers;
}

Stance stance_in(const std::string& word) {
    if (word == "seek") return Stance::seek;
    return word == "avoid" ? Stance::avoid : Stance::accept;
}

/// Divisions of one side, in order; each formation's are behind those of the one before.
void form_divisions(const Party& party, Side& side, Truth& truth) {
    constexpr std::size_t of_flotilla = 4, most = 12;
    for (std::size_t formation = 0; formation < party.formations.size(); ++formation) {
        std::map<Group, std::vector<std::vector<std::int32_t>>> groups;
        for (std::size_t i = 0; i < side.ships.size(); ++i) {
            const Ship& ship = side.ships[i];
            if (static_cast<std::size_t>(ship.formation) != formation) continue;
            const Group group = group_of(side.designs[static_cast<std::size_t>(ship.design)]);
            auto& lines = groups[group];
            const bool is_full =
                group == Group::flotilla && !lines.empty() && lines.back().size() >= of_flotilla;
            if (lines.empty() || is_full) lines.emplace_back();
            lines.back().push_back(static_cast<std::int32_t>(i));
        }
        for (auto& [group, lines] : groups) {
            for (std::vector<std::int32_t>& line : lines) {
                if (side.divisions.size() >= most) {
                    auto& last = side.divisions.back().ships;
                    last.insert(last.end(), line.begin(), line.end());
                    continue;
                }
                Division division;
                division.name = fmt::format("D{}", side.divisions.size() + 1);
                division.formation = static_cast<std::int32_t>(formation);
                division.stance = stance_in(party.formations[formation].stance);
                division.ships = std::move(line);
                division.is_convoy = division.is_together = group == Group::convoy;
                side.divisions.push_back(std::move(division));
            }
        }
    }
    truth.undetected.assign(side.divisions.size(), 0);
}

// --- conditions ----------------------------------------------------------------------------------

bool is_coastal(const Scene& scene) {
    return scene.terrain != Terrain::sea ||
           std::any_of(scene.around.begin(), scene.around.end(),
                       [](const Beside& beside) { return beside.terrain != Terrain::sea; });
}

/// Of a request whose date cannot be read: the middle of the age.
std::int64_t usual_begin() { return *minutes_in("1940-01-01 12:00"); }

/// The row of the kind that hides most; of unknown weather the first.
std::int32_t weather_in(const Scene& scene, const std::vector<WeatherRow>& rows) {
    const WeatherRow* worst = nullptr;
    for (const WeatherRow& row : rows) {
        if (!has_weather(scene, row.name)) continue;
        if (worst == nullptr || row.day < worst->day) worst = &row;
    }
    return worst == nullptr ? 0 : static_cast<std::int32_t>(worst - rows.data());
}

Conditions conditions_of(const BattleRequest& request, const Tables& tables) {
    Conditions made;
    made.begin = minutes_in(request.scene.date_hour).value_or(usual_begin());
    made.is_night = request.scene.light == "night";
    made.weather = weather_in(request.scene, tables.weather);
    made.is_coastal = is_coastal(request.scene);
    made.moon_age = request.scene.moon_age.value_or(-1);
    if (request.scene.wind) made.wind_from = request.scene.wind->from;
    made.minutes = tables.switches.minutes_per_turn;
    made.limit = request.limit_minutes;
    made.turns = std::max(1, request.limit_minutes / made.minutes);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        made.sides.push_back(request.parties[side].name);
        for (std::uint32_t other = 0; other < request.parties.size(); ++other) {
            const bool is_foe = attitude_of(request, {side}, {other}) == Attitude::hostile;
            made.hostile.push_back(is_foe ? 1 : 0);
        }
    }
    return made;
}

// --- who knows whom ------------------------------------------------------------------------------

/// GU-19: every ship of what was spotted is a contact.
void take_spottings(const BattleRequest& request, const Tables& tables, Battle& battle) {
    for (const Spotting& spotting : request.spottings) {
        const auto own = side_called(request, spotting.side);
        const auto other = formation_called(request, spotting.target);
        if (!own || !other || other->side == *own) continue;
        const Side& spotted = battle.sides[other->side.index()];
        for (std::size_t each = 0; each < spotted.divisions.size(); ++each) {
            const Division& division = spotted.divisions[each];
            if (division.formation != other->division) continue;
            for (const std::int32_t ship : division.ships) {
                const std::size_t place = contact_of(battle, *own, {other->side, ship},
                                                     static_cast<std::int32_t>(each), tables);
                battle.sides[own->index()].contacts[place].now = Knowing::contact;
            }
        }
    }
}

bool has_hostile_contact(const Battle& battle, std::uint32_t number) {
    const std::vector<Contact>& contacts = battle.sides[number].contacts;
    return std::any_of(contacts.begin(), contacts.end(), [&](const Contact& contact) {
        return battle.conditions.is_hostile({number}, contact.side);
    });
}

/// GU-20, GU-21: who was named as surprised, and who has spotted nobody.
void take_surprise(const BattleRequest& request, const Switches& switches, Battle& battle) {
    if (switches.surprise == Surprise::never) return;
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        const bool is_named = std::find(request.surprised.begin(), request.surprised.end(),
                                        request.parties[number].id) != request.surprised.end();
        battle.sides[number].is_aware = !is_named && has_hostile_contact(battle, number);
    }
    // Who knows sees that the other goes on as before (GU-25).
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        Side& side = battle.sides[number];
        if (!side.is_aware) continue;
        for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
            side.alert[other] = battle.sides[other].is_aware ? 1 : 0;
        }
    }
}

}  // namespace

std::int32_t year_of(const BattleRequest& request) {
    return year_of(minutes_in(request.scene.date_hour).value_or(usual_begin()));
}

Ship new_ship(const Unit& unit, const ClassOfShip& of, const Tables& tables) {
    const Design& design = of.design;
    const Lasting lasting = lasting_of(unit, design);
    Ship ship;
    ship.name = unit.name;
    ship.crew = std::max(1, of.crew * unit.experience.count / hundred * unit.crew.count / hundred);
    ship.hull_new = new_hull_of(design);
    ship.hull = std::max(1, part_up(ship.hull_new, unit.hull.count));
    ship.flood = ship.hull_new * std::clamp(lasting.flooded, 0, hundred - 1) / hundred;
    ship.engines = engines_for(unit, ship);
    ship.control_out = lasting.control_out;
    ship.rudder_jammed = lasting.rudder_jammed;
    for (std::size_t i = 0; i < design.batteries.size(); ++i) {
        const BatteryDesign& battery = design.batteries[i];
        const std::int32_t guns = lasting.tells_of_guns()
                                      ? lasting.guns[i].value_or(battery.guns)
                                      : part_up(battery.guns, unit.firepower.count);
        ship.batteries.push_back({std::clamp(guns, 0, battery.guns),
                                  part_up(full_rounds(battery, tables), unit.ammunition.count)});
    }
    const std::int32_t tubes = lasting.tubes.value_or(part_up(design.tubes, torpedoes_left(unit)));
    ship.tubes = std::clamp(tubes, 0, design.tubes);
    const bool is_long_lance =
        tables.torpedoes[static_cast<std::size_t>(design.torpedo)].is_long_lance;
    ship.may_reload =
        is_long_lance && tables.switches.reload == Reload::long_lance && ship.tubes > 0;
    ship.is_derelict = unit.state == UnitState::derelict;
    return ship;
}

tl::expected<Battle, std::string> battle_of(const BattleRequest& request, const Tables& tables) {
    constexpr std::size_t most_sides = 7;
    if (request.parties.size() > most_sides) {
        return tl::unexpected(fmt::format("it has room for {} sides", most_sides));
    }
    Battle battle;
    battle.conditions = conditions_of(request, tables);
    if (auto taken = take_ships(request, tables, battle); !taken) {
        return tl::unexpected(taken.error());
    }
    for (std::size_t number = 0; number < battle.sides.size(); ++number) {
        form_divisions(request.parties[number], battle.sides[number], battle.truths[number]);
    }
    deploy(request, tables, battle);
    take_spottings(request, tables, battle);
    take_surprise(request, tables.switches, battle);
    const auto first = next_to_order(battle);
    if (first) battle.conditions.asked = *first;
    if (!first || !is_fought_over(battle)) {
        battle.conditions.stage = Stage::over;
        battle.conditions.ended_by = EndedBy::no_hostility;
    }
    return battle;
}

}  // namespace flagplot::tactical::gunnery
