#include "tactical/squadron/class_data.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "tactical/squadron/squadron_module.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t most_points = 40;
constexpr std::int32_t most_dice = 40;
constexpr std::int32_t hundredths = 100;
constexpr std::int32_t most_inches = 20;

template <class Row>
const Row* named(const std::vector<Row>& rows, std::string_view name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const Row& row) { return is_same_word(row.name, name); });
    return found == rows.end() ? nullptr : &*found;
}

std::optional<std::int32_t> points_in(std::string_view text, std::int32_t least) {
    const auto number = whole_number<std::int32_t>(text);
    return number && *number >= least && *number <= most_points ? number : std::nullopt;
}

template <class Value, class Target>
bool took(const std::optional<Value>& read, Target& target) {
    if (read) target = *read;
    return read.has_value();
}

bool took_arc(std::string_view text, ShipClass& ship, WeaponArc arc) {
    return took(dice_in(text), ship.dice.at(static_cast<std::size_t>(arc)));
}

bool took_broadside(std::string_view text, ShipClass& ship) {
    return took_arc(text, ship, WeaponArc::port) && took_arc(text, ship, WeaponArc::starboard);
}

/// A key of a class, what it means and accepts, and how its value is taken over.
struct ClassKey {
    DataKey key;
    std::string_view expected;
    bool (*take)(std::string_view value, const Tables& tables, ShipClass& ship);
};

using Text = std::string_view;
constexpr Text points_text = "a whole number from 1 to 40";
constexpr Text arc_text = "AD by band like 6/5/3/-";
constexpr ClassKey keys[]{
    {{"class", "the class of the tables that it is"},
     "the name of a class of ships.toml",
     [](Text value, const Tables& tables, ShipClass& ship) {
         const ShipClass* found = named(tables.ships, value);
         if (found != nullptr) ship = *found;
         return found != nullptr;
     }},
    {{"move", "its movement allowance, inches"},
     "a number of inches from 0 to 20, like 7.5",
     [](Text value, const Tables&, ShipClass& ship) {
         return took(inches_in(value), ship.movement);
     }},
    {{"turning", "its turning template"},
     "the name of a turning template",
     [](Text value, const Tables& tables, ShipClass& ship) {
         const TurningTemplate* found = named(tables.templates, value);
         if (found == nullptr) return false;
         ship.turning = found->name;
         ship.radius = found->radius;
         return true;
     }},
    {{"hull", "hull points"},
     points_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took(points_in(value, 1), ship.hull);
     }},
    {{"dr", "damage rating"},
     points_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took(points_in(value, 1), ship.damage_rating);
     }},
    {{"cr", "critical rating"},
     points_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took(points_in(value, 1), ship.critical_rating);
     }},
    {{"crew", "crew"},
     points_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took(points_in(value, 1), ship.crew);
     }},
    {{"ram", "ram score"},
     "a whole number from 0 to 40, or one with red, like 5 red",
     [](Text value, const Tables&, ShipClass& ship) {
         const auto ram = ram_in(value);
         if (!ram) return false;
         ship.ram = ram->score;
         ship.is_ram_red = ram->is_red;
         return true;
     }},
    {{"broadside", "AD of each broadside"},
     arc_text,
     [](Text value, const Tables&, ShipClass& ship) { return took_broadside(value, ship); }},
    {{"fore", "AD forward"},
     arc_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took_arc(value, ship, WeaponArc::fore);
     }},
    {{"aft", "AD astern"},
     arc_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took_arc(value, ship, WeaponArc::aft);
     }},
    {{"turret", "AD all round"},
     arc_text,
     [](Text value, const Tables&, ShipClass& ship) {
         return took_arc(value, ship, WeaponArc::turret);
     }},
    {{"wind", "does the wind affect it?"},
     "yes or no",
     [](Text value, const Tables&, ShipClass& ship) {
         ship.is_wind_affected = value == "yes";
         return value == "yes" || value == "no";
     }},
};

const ClassKey* key_named(Text name) {
    const auto* const found = std::find_if(std::begin(keys), std::end(keys),
                                           [&](const auto& each) { return each.key.name == name; });
    return found == std::end(keys) ? nullptr : found;
}

const ShipClass* by_tons(const Tables& tables, std::int32_t tons) {
    const ClassByTons* best = nullptr;
    for (const ClassByTons& row : tables.tons) {
        if (row.tons <= tons && (best == nullptr || row.tons >= best->tons)) best = &row;
    }
    return best == nullptr ? nullptr : named(tables.ships, best->ship);
}

/// By the name of a class or type: a row of the names, or a class of the tables of that name.
const ShipClass* by_name(const Tables& tables, Text name) {
    if (const ClassName* row = named(tables.names, name)) return named(tables.ships, row->ship);
    return named(tables.ships, name);
}

Failure cannot(std::string why) {
    return failure(ErrorCode::cannot_begin, {std::string(SquadronModule::name), std::move(why)});
}

const ShipClass* usual_class(const Tables& tables, const tactical::Unit& unit) {
    if (const ShipClass* found = by_name(tables, unit.class_name)) return found;
    if (const ShipClass* found = by_name(tables, unit.type); found != nullptr && !unit.tonnage) {
        return found;
    }
    return by_tons(tables, unit.tonnage.value_or(0));
}

}  // namespace

std::optional<DiceByBand> dice_in(std::string_view text) {
    DiceByBand dice{};
    for (std::size_t band = 0; band < bands; ++band) {
        const auto slash = text.find('/');
        const Text word = text.substr(0, slash);
        const auto number =
            word == "-" ? std::optional<std::int32_t>(0) : whole_number<std::int32_t>(word);
        if (!number || *number < 0 || *number > most_dice) return std::nullopt;
        dice.at(band) = *number;
        if (slash == Text::npos) return dice;
        text.remove_prefix(slash + 1);
    }
    return std::nullopt;
}

std::optional<RamScore> ram_in(std::string_view text) {
    constexpr Text red = " red";
    RamScore ram;
    ram.is_red = text.ends_with(red);
    if (ram.is_red) text.remove_suffix(red.size());
    const auto number = points_in(text, 0);
    if (!number) return std::nullopt;
    ram.score = *number;
    return ram;
}

std::optional<std::int32_t> inches_in(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = whole_number<std::int32_t>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > most_inches) return std::nullopt;
    std::int32_t part = 0;
    if (point != Text::npos) {
        const Text digits = text.substr(point + 1);
        const auto number = whole_number<std::int32_t>(digits);
        if (!number || *number < 0 || digits.size() > 2) return std::nullopt;
        constexpr std::int32_t ten = 10;
        part = digits.size() == 1 ? *number * ten : *number;
    }
    const std::int32_t inches = *whole * hundredths + part;
    return inches <= most_inches * hundredths ? std::optional(inches) : std::nullopt;
}

std::vector<DataKey> class_keys() {
    std::vector<DataKey> all;
    for (const ClassKey& each : keys) all.push_back(each.key);
    return all;
}

std::string problem_with(const Tables& tables, std::string_view key, std::string_view value) {
    const ClassKey* known = key_named(key);
    ShipClass any;
    if (known == nullptr || known->take(value, tables, any)) return {};
    return std::string(known->expected);
}

Result<ShipClass> class_of(const Tables& tables, const tactical::Unit& unit) {
    const ShipClass* usual = usual_class(tables, unit);
    if (usual == nullptr) return cannot(fmt::format("its tables have no class for {}", unit.name));
    ShipClass ship = *usual;
    // in the order of the keys: the class first, then what is changed about it
    for (const ClassKey& each : keys) {
        for (const ModuleValue& value : unit.data) {
            if (value.module != SquadronModule::name || value.key != each.key.name) continue;
            if (each.take(value.value, tables, ship)) continue;
            return cannot(fmt::format("{} of {} is \"{}\", not {}", value.key, unit.name,
                                      value.value, each.expected));
        }
    }
    return ship;
}

}  // namespace flagplot::tactical::squadron
