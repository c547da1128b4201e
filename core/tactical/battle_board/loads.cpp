#include "tactical/battle_board/loads.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/plain_text.h"
#include "tactical/battle_board/board_module.h"

namespace flagplot::tactical::battle_board {

namespace {

bool runs_out(const Slot& slot) { return slot.weapon.loads > 0; }
bool is_torpedo_slot(const Slot& slot) { return is_torpedo(slot.weapon.kind); }

/// Is it about what an earlier battle left of this slot's torpedoes?
bool is_of(const ModuleValue& value, const Slot& slot) {
    return value.module == BoardModule::name && value.key == slot.weapon.name;
}

/// How many torpedoes "2 of 4" leaves; none if it is not about this slot.
std::optional<std::int32_t> left_by(const ModuleValue& value, const Slot& slot) {
    if (!is_of(value, slot)) return std::nullopt;
    const auto left = whole_number<std::int32_t>(value.value.substr(0, value.value.find(' ')));
    return left && *left >= 0 ? left : std::nullopt;
}

bool has_guns_that_run_out(const Kind& kind) {
    return std::any_of(kind.slots.begin(), kind.slots.end(),
                       [](const Slot& slot) { return runs_out(slot) && !is_torpedo_slot(slot); });
}

/// If a ship also has guns, torpedoes do not count for her ammunition.
bool counts(const Slot& slot, bool has_guns) {
    return runs_out(slot) && is_torpedo_slot(slot) != has_guns;
}

std::int32_t full_load(const Slot& slot, std::int32_t ships) {
    return slot.weapon.loads * slot.count * ships;
}

/// Torpedoes in whole salvoes, rounded down, guns rounded up.
std::int32_t load_of(const Slot& slot, std::int32_t ships, Hundredths ammunition) {
    const std::int32_t salvoes = slot.weapon.loads * ammunition.count;
    return (is_torpedo_slot(slot) ? salvoes : salvoes + 99) / 100 * slot.count * ships;
}

}  // namespace

std::vector<std::int32_t> loads_of(const Kind& kind, std::int32_t ships, Hundredths ammunition,
                                   const std::vector<ModuleValue>& lasting) {
    const bool has_guns = has_guns_that_run_out(kind);
    std::vector<std::int32_t> loads;
    for (const Slot& slot : kind.slots) {
        if (!runs_out(slot)) {
            loads.push_back(-1);
            continue;
        }
        std::int32_t load = full_load(slot, ships);
        if (counts(slot, has_guns)) load = load_of(slot, ships, ammunition);
        for (const ModuleValue& value : lasting) {
            if (is_torpedo_slot(slot)) load = std::min(load, left_by(value, slot).value_or(load));
        }
        loads.push_back(load);
    }
    return loads;
}

Hundredths ammunition_left(const Token& token, const Kind& kind, Hundredths before) {
    const bool has_guns = has_guns_that_run_out(kind);
    std::int64_t full = 0;
    std::int64_t left = 0;
    bool is_fired = false;
    for (std::size_t number = 0; number < kind.slots.size(); ++number) {
        const Slot& slot = kind.slots[number];
        if (!counts(slot, has_guns)) continue;
        full += full_load(slot, token.ships_at_start);
        left += token.left[number];
        is_fired = is_fired || token.left[number] < token.loaded[number];
    }
    if (!is_fired) return before;
    return std::min(before, Hundredths{static_cast<std::int32_t>(left * 100 / full)});
}

std::vector<ModuleValue> lasting_of(const Token& token, const Kind& kind,
                                    const std::vector<ModuleValue>& before) {
    std::vector<ModuleValue> lasting = before;
    const bool has_guns = has_guns_that_run_out(kind);
    for (std::size_t number = 0; number < kind.slots.size(); ++number) {
        const Slot& slot = kind.slots[number];
        const bool is_told = runs_out(slot) && is_torpedo_slot(slot) && has_guns;
        if (!is_told || token.left[number] == token.loaded[number]) continue;
        std::erase_if(lasting, [&](const ModuleValue& value) { return is_of(value, slot); });
        lasting.push_back(
            {std::string(BoardModule::name), slot.weapon.name,
             fmt::format("{} of {}", token.left[number], full_load(slot, token.ships_at_start))});
    }
    return lasting;
}

}  // namespace flagplot::tactical::battle_board
