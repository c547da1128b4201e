#include "tactical/missile_age/lasting.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/lexer.h"
#include "base/plain_text.h"
#include "tactical/kit/ledger.h"
#include "tactical/missile_age/missile_age_module.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::string_view level_key = "level";
constexpr std::string_view propulsion_key = "propulsion";
constexpr std::string_view crew_key = "crew_quality";
constexpr std::string_view fires_key = "fires";
constexpr std::string_view blackout_key = "blackout";
constexpr std::string_view knocked_out_key = "knocked_out";
constexpr std::string_view rounds_key = "rounds";
constexpr std::string_view mount_letter = "W";

/// "fire control" is "fire-control" in a list of words.
std::string word_for(System system) {
    std::string word(word_of(system));
    std::replace(word.begin(), word.end(), ' ', '-');
    return word;
}

std::optional<std::string_view> left_by_module(const tactical::Unit& unit, std::string_view key) {
    const auto value =
        std::find_if(unit.lasting.begin(), unit.lasting.end(), [&](const ModuleValue& each) {
            return each.module == MissileAgeModule::name && each.key == key;
        });
    if (value == unit.lasting.end()) return std::nullopt;
    return value->value;
}

std::optional<std::int32_t> number_said(const tactical::Unit& unit, std::string_view key) {
    const auto text = left_by_module(unit, key);
    return text ? whole_number<std::int32_t>(*text) : std::nullopt;
}

std::vector<LineWord> words_in(std::string_view text) {
    return words_of_line(text, {.separators = " ,"});
}

Mount* mount_in(Unit& unit, std::string_view word) {
    const auto number = numbered<std::size_t>(mount_letter.front(), word);
    if (!number || *number < 1 || *number > unit.mounts.size()) return nullptr;
    return &unit.mounts[*number - 1];
}

/// By name what is knocked out, else, of a ship that has lost firepower, her last mounts.
void knock_out(const tactical::Unit& from, Unit& unit) {
    const auto list = left_by_module(from, knocked_out_key);
    if (!list) {
        const auto mounts = static_cast<std::int32_t>(unit.mounts.size());
        const std::int32_t working = kit::part_left(mounts, from.firepower);
        for (std::int32_t mount = working; mount < mounts; ++mount) {
            unit.mounts[static_cast<std::size_t>(mount)].is_out = true;
        }
        return;
    }
    for (const LineWord& word : words_in(*list)) {
        if (Mount* mount = mount_in(unit, word.text)) mount->is_out = true;
        for (std::size_t system = 0; system < systems; ++system) {
            if (word_for(static_cast<System>(system)) == word.text) unit.is_out[system] = true;
        }
    }
}

Hundredths share_for(const tactical::Unit& from, std::string_view weapon) {
    for (const WeaponStock& stock : from.weapons) {
        if (stock.weapon == weapon) return stock.left;
    }
    return from.ammunition;
}

/// Rounds of each launcher as they were left, if she has taken none on since.
void load_as_left(const tactical::Unit& from, Unit& unit) {
    const auto list = left_by_module(from, rounds_key);
    if (!list) return;
    const std::vector<LineWord> words = words_in(*list);
    if (words.empty() || whole_number<std::int32_t>(words[0].text) != from.ammunition.count) return;
    for (Mount& mount : unit.mounts) mount.rounds = mount.full > 0 ? mount.full : -1;
    for (std::size_t word = 1; word + 1 < words.size(); word += 2) {
        Mount* mount = mount_in(unit, words[word].text);
        const auto left = whole_number<std::int32_t>(words[word + 1].text);
        if (mount != nullptr && left && mount->full > 0) {
            mount->rounds = std::clamp(*left, 0, mount->full);
        }
    }
}

void load(const Tables& tables, const tactical::Unit& from, Unit& unit) {
    for (Mount& mount : unit.mounts) {
        if (mount.full == 0) continue;
        mount.rounds = kit::part_left(mount.full, share_for(from, weapon_of(tables, mount).name));
    }
    load_as_left(from, unit);
}

std::string knocked_out_of(const Unit& unit) {
    std::string list;
    const auto add = [&](const std::string& word) { list += (list.empty() ? "" : " ") + word; };
    for (std::size_t system = 0; system < systems; ++system) {
        if (unit.is_out[system]) add(word_for(static_cast<System>(system)));
    }
    for (std::size_t mount = 0; mount < unit.mounts.size(); ++mount) {
        if (unit.mounts[mount].is_out) add(fmt::format("{}{}", mount_letter, mount + 1));
    }
    return list;
}

std::string rounds_of(const Unit& unit, Hundredths ammunition) {
    std::string list;
    for (std::size_t mount = 0; mount < unit.mounts.size(); ++mount) {
        const Mount& each = unit.mounts[mount];
        if (each.full == 0 || each.rounds == each.full) continue;
        list += fmt::format(" {}{} {}", mount_letter, mount + 1, each.rounds);
    }
    return list.empty() ? list : fmt::format("{}{}", ammunition.count, list);
}

}  // namespace

Level level_with(const Tables& tables, Hundredths hull) {
    Level level = Level::intact;
    for (const Level each : {Level::light, Level::heavy, Level::critical}) {
        if (hull.count <= tables.hull_left[static_cast<std::size_t>(each)]) level = each;
    }
    return level;
}

Came state_of(const Unit& unit) {
    Came state{unit.level, unit.rating, 0, 0, unit.crew_quality};
    for (const Mount& mount : unit.mounts) {
        state.mounts += mount.is_out ? 0 : 1;
        state.rounds += mount.full > 0 ? mount.rounds : 0;
    }
    return state;
}

void bring(const Tables& tables, const tactical::Unit& from, Unit& unit) {
    unit.level = level_with(tables, from.hull);
    unit.crew_quality = number_said(from, crew_key).value_or(unit.crew_quality);
    unit.fires = std::max(0, number_said(from, fires_key).value_or(0));
    unit.blackout = std::max(0, number_said(from, blackout_key).value_or(0));
    knock_out(from, unit);
    load(tables, from, unit);
}

std::vector<ModuleValue> lasting_of(const tactical::Unit& from, const Unit& unit,
                                    Hundredths ammunition) {
    const std::string name(MissileAgeModule::name);
    std::vector<ModuleValue> lasting;
    for (const ModuleValue& value : from.lasting) {
        if (value.module != name) lasting.push_back(value);
    }
    const auto add = [&](std::string_view key, std::string value) {
        if (!value.empty()) lasting.push_back({name, std::string(key), std::move(value)});
    };
    const auto number = [](std::int32_t value) {
        return value == 0 ? std::string{} : fmt::format("{}", value);
    };
    if (unit.level != Level::intact) add(level_key, std::string(word_of(unit.level)));
    add(propulsion_key, number(unit.propulsion));
    const bool has_own_crew =
        left_by_module(from, crew_key) || unit.crew_quality != unit.came.crew_quality;
    if (has_own_crew) add(crew_key, fmt::format("{}", unit.crew_quality));
    add(fires_key, number(unit.fires));
    add(blackout_key, number(unit.blackout));
    add(knocked_out_key, knocked_out_of(unit));
    add(rounds_key, rounds_of(unit, ammunition));
    return lasting;
}

}  // namespace flagplot::tactical::missile_age
