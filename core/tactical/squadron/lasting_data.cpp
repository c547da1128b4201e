#include "tactical/squadron/lasting_data.h"

#include <algorithm>
#include <string>

#include "base/plain_text.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::string_view module_name = "squadron";

std::optional<WeaponArc> arc_called(std::string_view word) {
    const auto& words = words_of<WeaponArc>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<WeaponArc>(found - words.begin());
}

}  // namespace

void read_lasting(const tactical::Unit& unit, Damage& damage) {
    for (const ModuleValue& value : unit.lasting) {
        if (value.module != module_name) continue;
        for (std::size_t what = 0; what < lastings; ++what) {
            const auto kind = static_cast<Lasting>(what);
            if (value.key != word_of(kind)) continue;
            if (kind == Lasting::battery) {
                if (const auto arc = arc_called(value.value)) {
                    bool& is_silenced = damage.silenced[static_cast<std::size_t>(*arc)];
                    if (!is_silenced) ++damage.lasting[what];
                    is_silenced = true;
                }
                continue;
            }
            const std::int32_t most = kind == Lasting::mast ? 2 : 1;
            const auto times = whole_number<std::int32_t>(value.value).value_or(1);
            damage.lasting[what] = std::clamp(times, 0, most);
        }
    }
}

std::vector<ModuleValue> lasting_of(const tactical::Unit& unit, const Ship& ship) {
    std::vector<ModuleValue> values;
    for (const ModuleValue& value : unit.lasting) {
        if (value.module != module_name) values.push_back(value);
    }
    const auto add = [&](std::string_view key, std::string_view value) {
        values.push_back({std::string(module_name), std::string(key), std::string(value)});
    };
    for (std::size_t what = 0; what < lastings; ++what) {
        const auto kind = static_cast<Lasting>(what);
        const std::int32_t times = ship.damage.lasting[what];
        if (kind != Lasting::battery && times > 0) add(word_of(kind), std::to_string(times));
    }
    for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
        if (!ship.damage.silenced[arc]) continue;
        add(word_of(Lasting::battery), word_of(static_cast<WeaponArc>(arc)));
    }
    return values;
}

}  // namespace flagplot::tactical::squadron
