#include "tactical/galley/lasting.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/plain_text.h"
#include "tactical/galley/galley_module.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::string_view crippled_key = "crippled", crew_key = "crew", ram_key = "ram_attack",
                           towers_key = "towers", firepots_key = "firepots", gone = "gone",
                           yes = "yes";

std::optional<std::string_view> told_of(const Unit& unit, std::string_view key) {
    for (const ModuleValue& value : unit.lasting) {
        if (value.module == GalleyModule::name && value.key == key) return value.value;
    }
    return std::nullopt;
}

std::optional<std::int32_t> number_told_of(const Unit& unit, std::string_view key) {
    const auto text = told_of(unit, key);
    return text ? whole_number<std::int32_t>(*text) : std::nullopt;
}

void take_less(const Unit& unit, std::string_view key, std::int32_t& value) {
    if (const auto left = number_told_of(unit, key)) value = std::clamp(*left, 0, value);
}

}  // namespace

bool came_crippled(const Unit& unit) { return told_of(unit, crippled_key) == yes; }

void bring(const Unit& unit, Ship& ship) {
    ship.is_crippled = came_crippled(unit);
    take_less(unit, crew_key, ship.crew);
    take_less(unit, ram_key, ship.ram_attack);
    take_less(unit, firepots_key, ship.firepots);
    if (told_of(unit, towers_key) == gone) {
        ship.has_towers = ship.has_flames = false;
        if (ship.maximum > 0) ++ship.maximum;
    }
}

std::vector<ModuleValue> lasting_of(const Unit& unit, const ClassOf& made, const Ship& ship) {
    std::vector<ModuleValue> values;
    for (const ModuleValue& value : unit.lasting) {
        if (value.module != GalleyModule::name) values.push_back(value);
    }
    const auto add = [&](bool is_lasting, std::string_view key, std::string value) {
        if (!is_lasting) return;
        values.push_back({std::string(GalleyModule::name), std::string(key), std::move(value)});
    };
    add(ship.is_crippled, crippled_key, std::string(yes));
    add(!ship.is_captured && ship.crew != made.crew, crew_key, fmt::format("{}", ship.crew));
    add(ship.ram_attack != made.made.ram_attack, ram_key, fmt::format("{}", ship.ram_attack));
    add(made.made.has_towers && !ship.has_towers, towers_key, std::string(gone));
    add(ship.firepots != made.firepots, firepots_key, fmt::format("{}", ship.firepots));
    return values;
}

}  // namespace flagplot::tactical::galley
