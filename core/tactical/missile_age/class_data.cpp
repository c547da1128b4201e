#include "tactical/missile_age/class_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "tactical/missile_age/missile_age_module.h"

namespace flagplot::tactical::missile_age {

namespace {

/// A key that is a number.
struct NumberKey {
    std::string_view name;
    std::int32_t least;
    std::int32_t most;
    std::string_view help;
    void (*put)(ClassOf& made, std::int32_t value);
};

constexpr std::array number_keys{
    NumberKey{"mvr", 0, 30, "the straight run before she turns, in cm",
              [](ClassOf& made, std::int32_t value) { made.made.mvr = value; }},
    NumberKey{"accel", 1, 6, "speed markers that she changes in a turn",
              [](ClassOf& made, std::int32_t value) { made.made.accel = value; }},
    NumberKey{"crew_quality", -2, 2, "of her crew",
              [](ClassOf& made, std::int32_t value) { made.made.crew_quality = value; }},
    NumberKey{"damage_modifier", -9, 9, "added to every damage die",
              [](ClassOf& made, std::int32_t value) { made.made.damage_modifier = value; }},
    NumberKey{"commander", -2, 2, "she carries the commander, of this rating",
              [](ClassOf& made, std::int32_t value) { made.commander = value; }},
};

/// A key that is a word.
struct WordKey {
    std::string_view name;
    std::string_view help;
    std::vector<std::string_view> words;
    void (*put)(Template& made, std::size_t word);
};

template <Worded E>
std::vector<std::string_view> all_words() {
    return {words_of<E>.begin(), words_of<E>.end()};
}

std::vector<WordKey> word_keys() {
    const std::vector<std::string_view> no_yes{"no", "yes"};
    return {
        {"size", "very small to very large", all_words<Size>(),
         [](Template& made, std::size_t word) { made.size = static_cast<Size>(word); }},
        {"fire_control", "its generation", all_words<Generation>(),
         [](Template& made, std::size_t word) {
             made.fire_control = static_cast<Generation>(word);
         }},
        {"ecm", "its generation", all_words<Generation>(),
         [](Template& made, std::size_t word) { made.ecm = static_cast<Generation>(word); }},
        {"radar", "has she one?", no_yes,
         [](Template& made, std::size_t word) { made.has_radar = word == 1; }},
        {"eo", "has she electro-optical sights?", no_yes,
         [](Template& made, std::size_t word) { made.has_eo = word == 1; }},
        {"esm", "does she hear radars?", no_yes,
         [](Template& made, std::size_t word) { made.has_esm = word == 1; }},
    };
}

constexpr std::string_view template_key = "template";
constexpr std::string_view weapons_key = "weapons";
constexpr std::string_view aircraft_key = "aircraft";

/// "76 mm gun 2" is a name and a number; without one it is 1 of it.
struct Counted {
    std::string name;
    std::optional<std::int32_t> count;
};

std::vector<Counted> counted_in(std::string_view text) {
    std::vector<Counted> parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        std::string_view part = text.substr(0, comma);
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        const auto space = part.rfind(' ');
        const auto count = space == std::string_view::npos
                               ? std::nullopt
                               : whole_number<std::int32_t>(part.substr(space + 1));
        parts.push_back({std::string(count ? part.substr(0, space) : part), count});
    }
    return parts;
}

std::optional<std::vector<Embarked>> embarked_in(const Tables& tables, std::string_view text) {
    constexpr std::int32_t most = 100;
    std::vector<Embarked> aircraft;
    for (const Counted& part : counted_in(text)) {
        const auto kind = template_called(tables, part.name);
        const std::int32_t count = part.count.value_or(1);
        if (!kind || count < 1 || count > most) return std::nullopt;
        if (tables.templates[static_cast<std::size_t>(*kind)].craft == Craft::ship) {
            return std::nullopt;
        }
        aircraft.push_back({part.name, count});
    }
    return aircraft;
}

template <class Rows>
std::string names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

std::optional<std::string_view> said(const tactical::Unit& unit, std::string_view key) {
    const auto value = std::find_if(unit.data.begin(), unit.data.end(), [&](const auto& each) {
        return each.module == MissileAgeModule::name && each.key == key;
    });
    if (value == unit.data.end()) return std::nullopt;
    return value->value;
}

/// By her type, else by her size.
std::string_view usual_template(const Tables& tables, const tactical::Unit& unit) {
    for (const TypeRow& row : tables.types) {
        if (row.type == unit.type) return row.kind;
    }
    const auto last = static_cast<std::int32_t>(tables.by_points.size()) - 1;
    return tables.by_points[static_cast<std::size_t>(std::clamp(unit.size.count - 1, 0, last))];
}

void put_words(ClassOf& made, const tactical::Unit& unit) {
    for (const WordKey& key : word_keys()) {
        const auto value = said(unit, key.name);
        if (!value) continue;
        const auto word = std::find(key.words.begin(), key.words.end(), *value);
        key.put(made.made, static_cast<std::size_t>(word - key.words.begin()));
    }
}

void put_numbers(ClassOf& made, const tactical::Unit& unit) {
    for (const NumberKey& key : number_keys) {
        if (const auto value = said(unit, key.name)) {
            key.put(made, whole_number<std::int32_t>(*value).value_or(0));
        }
    }
}

Failure refused(std::string reason) {
    return failure(ErrorCode::cannot_begin,
                   {std::string(MissileAgeModule::name), std::move(reason)});
}

}  // namespace

std::vector<DataKey> class_keys() {
    std::vector<DataKey> keys{{template_key, "which of the templates she is"},
                              {weapons_key, "instead of the template's, like \"76 mm gun 2\""},
                              {aircraft_key, "that she carries, like \"helicopter 2\""}};
    for (const NumberKey& key : number_keys) keys.push_back({key.name, key.help});
    for (const WordKey& key : word_keys()) keys.push_back({key.name, key.help});
    return keys;
}

std::string problem_with(const Tables& tables, std::string_view key, std::string_view value) {
    if (key == template_key) {
        return template_called(tables, value) ? "" : "one of " + names_of(tables.templates);
    }
    if (key == weapons_key) {
        return fitted_in(tables, value) ? "" : "a list of " + names_of(tables.weapons);
    }
    if (key == aircraft_key) {
        return embarked_in(tables, value) ? "" : "a list of aircraft like \"helicopter 2\"";
    }
    for (const NumberKey& each : number_keys) {
        if (each.name != key) continue;
        const auto number = whole_number<std::int32_t>(value);
        const bool is_right = number && *number >= each.least && *number <= each.most;
        return is_right ? "" : fmt::format("a whole number from {} to {}", each.least, each.most);
    }
    for (const WordKey& each : word_keys()) {
        if (each.name != key) continue;
        const bool is_right =
            std::find(each.words.begin(), each.words.end(), value) != each.words.end();
        return is_right ? "" : fmt::format("one of {}", fmt::join(each.words, ", "));
    }
    return {};
}

std::optional<std::vector<Fitted>> fitted_in(const Tables& tables, std::string_view text) {
    constexpr std::int32_t most = 100;
    std::vector<Fitted> weapons;
    for (const Counted& part : counted_in(text)) {
        const auto weapon = weapon_called(tables, part.name);
        const std::int32_t count = part.count.value_or(1);
        if (!weapon || count < 1 || count > most) return std::nullopt;
        const bool has_rounds = tables.weapons[static_cast<std::size_t>(*weapon)].rounds > 0;
        Fitted fitted{part.name};
        if (has_rounds) {
            fitted.rounds = part.count.value_or(0);
        } else {
            fitted.mounts = count;
        }
        weapons.push_back(std::move(fitted));
    }
    return weapons;
}

Result<ClassOf> class_of(const Tables& tables, const tactical::Unit& unit) {
    for (const ModuleValue& value : unit.data) {
        if (value.module != MissileAgeModule::name) continue;
        const std::string problem = problem_with(tables, value.key, value.value);
        if (problem.empty()) continue;
        return refused(fmt::format("{} of class {} is \"{}\", expected {}", value.key,
                                   unit.class_name, value.value, problem));
    }
    const std::string_view name = said(unit, template_key).value_or(usual_template(tables, unit));
    const auto kind = template_called(tables, name);
    if (!kind) return refused(fmt::format("there is no template \"{}\"", name));
    ClassOf made{*kind, tables.templates[static_cast<std::size_t>(*kind)]};
    put_words(made, unit);
    put_numbers(made, unit);
    if (const auto weapons = said(unit, weapons_key)) {
        made.made.weapons = *fitted_in(tables, *weapons);
    }
    if (const auto aircraft = said(unit, aircraft_key)) {
        made.made.aircraft = *embarked_in(tables, *aircraft);
    }
    return made;
}

}  // namespace flagplot::tactical::missile_age
