#include "tactical/gunnery/lasting.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "tactical/gunnery/gunnery_module.h"
#include "tactical/gunnery/ship_state.h"

namespace flagplot::tactical::gunnery {

namespace {

/// Keys of batteries by their order; what is behind them is written with the last.
constexpr std::array<std::string_view, 4> battery_keys{"main", "second", "third", "fourth"};

bool is_own(const ModuleValue& value) { return value.module == GunneryModule::name; }

/// "4 of 8": 4.
std::optional<std::int32_t> left_in(std::string_view value) {
    return whole_number<std::int32_t>(value.substr(0, value.find(' ')));
}

}  // namespace

bool Lasting::tells_of_guns() const {
    return control_out ||
           std::any_of(guns.begin(), guns.end(), [](const auto& each) { return each.has_value(); });
}

Lasting lasting_of(const Unit& unit, const Design& design) {
    Lasting lasting;
    lasting.guns.resize(design.batteries.size());
    for (const ModuleValue& value : unit.lasting) {
        if (!is_own(value)) continue;
        if (value.key == "control") lasting.control_out = value.value == "out";
        if (value.key == "rudder") lasting.rudder_jammed = value.value == "jammed";
        if (value.key == "torpedoes") lasting.tubes = left_in(value.value);
        if (value.key == "flooded") lasting.flooded = left_in(value.value).value_or(0);
        const auto key = std::find(battery_keys.begin(), battery_keys.end(), value.key);
        const auto battery = static_cast<std::size_t>(key - battery_keys.begin());
        if (battery < lasting.guns.size()) lasting.guns[battery] = left_in(value.value);
    }
    return lasting;
}

std::vector<ModuleValue> lasting_after(const Ship& ship, const Design& design,
                                       const std::vector<ModuleValue>& before) {
    const std::string module(GunneryModule::name);
    std::vector<ModuleValue> lasting = before;
    std::erase_if(lasting, is_own);
    for (std::size_t i = 0; i < ship.batteries.size() && i < battery_keys.size(); ++i) {
        const std::int32_t guns = ship.batteries[i].guns;
        if (guns == design.batteries[i].guns) continue;
        lasting.push_back({module, std::string(battery_keys[i]),
                           fmt::format("{} of {}", guns, design.batteries[i].guns)});
    }
    if (ship.tubes < design.tubes) {
        lasting.push_back({module, "torpedoes", fmt::format("{} of {}", ship.tubes, design.tubes)});
    }
    if (ship.control_out) lasting.push_back({module, "control", "out"});
    if (ship.rudder_jammed) lasting.push_back({module, "rudder", "jammed"});
    const std::int32_t flooded = hundred * ship.flood / ship.hull_new;
    if (flooded > 0) lasting.push_back({module, "flooded", fmt::format("{}", flooded)});
    return lasting;
}

}  // namespace flagplot::tactical::gunnery
