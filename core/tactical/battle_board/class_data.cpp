#include "tactical/battle_board/class_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "tactical/battle_board/board_module.h"

namespace flagplot::tactical::battle_board {

namespace {

/// A key that is a number, its range, and what it sets.
struct NumberKey {
    std::string_view name;
    std::int32_t least;
    std::int32_t most;
    std::int32_t Kind::* member;
    std::string_view help;
};

constexpr std::array number_keys{
    NumberKey{"armor", 1, 100'000, &Kind::armor, "damage points she stands"},
    NumberKey{"shields", 0, 100'000, &Kind::shields, "damage points before them"},
    NumberKey{"deflectors", 0, 10, &Kind::deflectors, "each takes a tenth of every beam (BB-53)"},
    NumberKey{"initiative", 0, 1'000, &Kind::initiative, "of her hull (BB-12)"},
    NumberKey{"mass", 0, 100'000, &Kind::mass, "who is heavier moves first (BB-8)"},
    NumberKey{"ideal_speed", 0, 20, &Kind::ideal_speed, "of the speed formula (BB-2)"},
    NumberKey{"engines", 0, 20, &Kind::engines, "0: she does not move (BB-2)"},
    NumberKey{"cost", 0, 100'000, &Kind::value, "what she is worth as a target (BB-42)"},
    NumberKey{"minerals", 0, 100'000, &Kind::minerals, "what her wreck comes of (BB-63)"},
};

constexpr std::string_view weapons_form = "a list of weapons like \"heavy-gun 4, torpedo-tube 2\"";

std::optional<std::int32_t> number_in(const NumberKey& key, std::string_view text) {
    const auto value = whole_number<std::int32_t>(text);
    return value && *value >= key.least && *value <= key.most ? value : std::nullopt;
}

std::string expected_of(const NumberKey& key) {
    return fmt::format("a whole number from {} to {}", key.least, key.most);
}

template <class Part>
bool is_among(const std::vector<Part>& parts, std::string_view name) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const Part& each) { return each.name == name; });
}

template <class Part>
std::string names_of(const std::vector<Part>& parts) {
    std::vector<std::string_view> names;
    for (const Part& each : parts) names.push_back(each.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string problem_with_weapons(std::string_view text, const Tables& tables) {
    const auto fitted = fitted_in(text);
    if (!fitted) return std::string(weapons_form);
    const std::vector<Weapon>& naval = tables.naval.weapons;
    if (naval.empty()) return {};
    for (const Fitted& each : *fitted) {
        if (is_among(naval, each.part) || is_among(tables.weapons, each.part)) continue;
        return fmt::format("{} out of {}", weapons_form, names_of(naval));
    }
    return {};
}

std::string problem_with_design(std::string_view name, const Tables& tables) {
    if (tables.designs.empty() || is_among(tables.designs, name)) return {};
    return "one of the designs " + names_of(tables.designs);
}

std::optional<Station> station_in(std::string_view word) {
    const auto found = std::find(words_of<Station>.begin(), words_of<Station>.end(), word);
    if (found == words_of<Station>.end()) return std::nullopt;
    return static_cast<Station>(found - words_of<Station>.begin());
}

}  // namespace

std::vector<DataKey> class_keys() {
    std::vector<DataKey> keys{
        {"design", "a design of the reference that her class is of"},
        {"weapons", "her slots, in this order, instead of those of her type"},
        {"station", "van, line or rear: where she stands before round 1 (BB-B5)"}};
    for (const NumberKey& key : number_keys) keys.push_back({key.name, key.help});
    return keys;
}

std::string problem_with(std::string_view key, std::string_view value, const Tables& tables) {
    if (key == "weapons") return problem_with_weapons(value, tables);
    if (key == "design") return problem_with_design(value, tables);
    if (key == "station") {
        return station_in(value) ? std::string{}
                                 : fmt::format("one of {}", fmt::join(words_of<Station>, ", "));
    }
    for (const NumberKey& each : number_keys) {
        if (each.name == key) return number_in(each, value) ? std::string{} : expected_of(each);
    }
    return {};
}

std::optional<std::string_view> said(const Unit& unit, std::string_view key) {
    const auto value = std::find_if(unit.data.begin(), unit.data.end(), [&](const auto& each) {
        return each.module == BoardModule::name && each.key == key;
    });
    if (value == unit.data.end()) return std::nullopt;
    return value->value;
}

std::optional<std::vector<Fitted>> fitted_in(std::string_view text) {
    constexpr std::int32_t most = 50;
    std::vector<Fitted> parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        std::string_view part = text.substr(0, comma);
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
        while (part.starts_with(' ')) part.remove_prefix(1);
        const auto space = part.find(' ');
        const auto count = space == std::string_view::npos
                               ? std::optional(1)
                               : whole_number<std::int32_t>(part.substr(space + 1));
        if (part.empty() || !count || *count < 1 || *count > most) return std::nullopt;
        parts.push_back({std::string(part.substr(0, space)), *count});
    }
    return parts;
}

std::optional<Station> own_station(const Unit& unit) {
    const auto word = said(unit, "station");
    return word ? station_in(*word) : std::nullopt;
}

std::string wrong_data(const Unit& unit, std::string_view key, std::string_view value) {
    return fmt::format("{} of class {} is \"{}\", expected {}", key, unit.class_name, value,
                       problem_with(key, value, {}));
}

std::optional<std::string> take_numbers(const Unit& unit, Kind& kind) {
    for (const NumberKey& key : number_keys) {
        const auto text = said(unit, key.name);
        if (!text) continue;
        const auto value = number_in(key, *text);
        if (!value) return wrong_data(unit, key.name, *text);
        kind.*key.member = *value;
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::battle_board
