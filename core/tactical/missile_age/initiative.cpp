#include "tactical/missile_age/initiative.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "tactical/kit/activation.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Ships and aircraft that came: no markers that are nothing.
bool is_counted(const Unit& unit, SideIndex side) {
    return unit.side == side && !unit.is_dummy && !unit.is_civilian;
}

bool is_lost(const Unit& unit) {
    switch (unit.where) {
        case Whereabouts::on_table:
            return unit.is_wreck();
        case Whereabouts::left:
        case Whereabouts::lost:
        case Whereabouts::sunk:
            return true;
        case Whereabouts::aboard:
        case Whereabouts::away:
        case Whereabouts::spent:
        case Whereabouts::removed:
            return false;
    }
    return false;
}

/// Strictly more than each side that it is hostile to.
bool has_most_models(const Battle& battle, SideIndex side) {
    bool has_enemy = false;
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (!battle.is_hostile(side, {other})) continue;
        has_enemy = true;
        if (models_of(battle, side) <= models_of(battle, {other})) return false;
    }
    return has_enemy;
}

std::size_t place_in(const std::vector<SideIndex>& order, SideIndex side) {
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), side) - order.begin());
}

/// Sides whose first totals are level, put in order without rolling again where a rule says so.
void break_ties(const Ground& ground, kit::Initiative& made) {
    std::vector<std::int32_t> first(ground.battle.sides.size());
    for (const kit::InitiativeRoll& roll : made.rolls) {
        if (roll.again == 0) first[roll.side.index()] = roll.total;
    }
    const auto sort_by = [&](const auto& rank) {
        std::stable_sort(made.order.begin(), made.order.end(), [&](SideIndex a, SideIndex b) {
            const std::int32_t total_a = first[a.index()], total_b = first[b.index()];
            return total_a != total_b ? total_a > total_b : rank(a) < rank(b);
        });
    };
    switch (ground.tables.switches.initiative_tie) {
        case InitiativeTie::reroll:
            return;
        case InitiativeTie::commander:
            return sort_by([&](SideIndex side) { return -usable_rating(ground.battle, side); });
        case InitiativeTie::keep_previous: {
            const std::vector<SideIndex>& previous = ground.battle.progress.initiative;
            return sort_by([&](SideIndex side) { return place_in(previous, side); });
        }
    }
}

}  // namespace

std::int32_t usable_rating(const Battle& battle, SideIndex side) {
    const SideState& state = battle.sides[side.index()];
    const auto flagship = std::find_if(
        battle.units.begin(), battle.units.end(),
        [&](const Unit& unit) { return unit.entry >= 0 && unit.entry == state.flagship; });
    if (flagship == battle.units.end() || !is_fighting(*flagship)) return 0;
    return flagship->blackout > 0 ? std::min(0, state.commander) : state.commander;
}

std::int32_t models_of(const Battle& battle, SideIndex side) {
    return static_cast<std::int32_t>(
        std::count_if(battle.units.begin(), battle.units.end(), [side](const Unit& unit) {
            return is_counted(unit, side) && is_fighting(unit) && is_model(unit, side);
        }));
}

std::int32_t lost_by(const Battle& battle, SideIndex side) {
    return static_cast<std::int32_t>(std::count_if(
        battle.units.begin(), battle.units.end(),
        [side](const Unit& unit) { return is_counted(unit, side) && is_lost(unit); }));
}

Sum initiative_modifiers(const Tables& tables, const Battle& battle, SideIndex side) {
    Sum sum;
    sum.add("commander", usable_rating(battle, side));
    if (has_most_models(battle, side)) sum.add("more models", tables.initiative.more_models);
    const std::int32_t at_start = battle.sides[side.index()].units_at_start;
    const bool has_lost_half = at_start > 0 && 2 * lost_by(battle, side) >= at_start;
    if (has_lost_half) sum.add("half lost", tables.initiative.lost_half);
    return sum;
}

void roll_for_initiative(Ground& ground) {
    Battle& battle = ground.battle;
    std::vector<std::int32_t> modifiers;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        modifiers.push_back(initiative_modifiers(ground.tables, battle, {side}).total());
    }
    const DieKey key = key_of(DieUse::initiative, ground.turn(), 0);
    kit::Initiative made =
        kit::roll_initiative(modifiers, static_cast<std::int32_t>(d10), ground.dice(), key);
    break_ties(ground, made);
    battle.progress.initiative = made.order;
    ground.say(
        [&] {
            return fmt::format("turn {}: {} has the initiative", ground.turn(),
                               battle.sides[made.order.front().index()].name);
        },
        "MN-05");
    for (const kit::InitiativeRoll& roll : made.rolls) {
        ground.note(
            [&] {
                return fmt::format("initiative of {}: rolled {}, {}",
                                   battle.sides[roll.side.index()].name, roll.die, roll.total);
            },
            "MN-05");
    }
}

}  // namespace flagplot::tactical::missile_age
