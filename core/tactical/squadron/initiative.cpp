#include "tactical/squadron/initiative.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace flagplot::tactical::squadron {

namespace {

void say_order(Ground& ground) {
    ground.say(
        [&] {
            std::vector<std::string> names;
            for (const SideIndex side : ground.battle.progress.initiative) {
                const SideState& state = ground.battle.sides[side.index()];
                names.push_back(fmt::format("{} ({})", state.name, state.initiative_die));
            }
            return fmt::format("Initiative: {}", fmt::join(names, ", "));
        },
        "US-6");
}

/// Does the first go before the other, by their dice and by as many further ones as they need?
bool goes_before(Ground& ground, SideIndex one, SideIndex other) {
    std::int32_t own = ground.battle.sides[one.index()].initiative_die;
    std::int32_t theirs = ground.battle.sides[other.index()].initiative_die;
    for (std::int32_t again = 0; own == theirs && again < kit::most_rerolls; ++again) {
        own = ground.roll(DieUse::initiative_again, one.number, die_faces);
        theirs = ground.roll(DieUse::initiative_again, other.number, die_faces);
    }
    return own >= theirs;
}

/// A side that is surprised loses the initiative of turn 1.
void put_surprised_last(Battle& battle) {
    if (battle.progress.turn != 1) return;
    battle.progress.initiative = kit::with_last(battle.progress.initiative, [&](SideIndex side) {
        return battle.sides[side.index()].is_surprised;
    });
}

}  // namespace

void roll_initiative(Ground& ground) {
    Battle& battle = ground.battle;
    const std::vector<std::int32_t> modifiers(battle.sides.size(), 0);
    const kit::Initiative rolled = kit::roll_initiative(
        modifiers, die_faces, ground.dice(), key_of(DieUse::initiative, ground.turn(), 0));
    battle.progress.initiative = rolled.order;
    for (const kit::InitiativeRoll& roll : rolled.rolls) {
        if (roll.again == 0) battle.sides[roll.side.index()].initiative_die = roll.die;
    }
    put_surprised_last(battle);
    say_order(ground);
}

void reroll_initiative(Ground& ground, SideIndex side) {
    Battle& battle = ground.battle;
    auto& order = battle.progress.initiative;
    battle.sides[side.index()].initiative_die =
        ground.roll(DieUse::initiative_again, side.number, die_faces);
    std::erase(order, side);
    auto place = order.begin();
    while (place != order.end() && !goes_before(ground, side, *place)) ++place;
    order.insert(place, side);
    put_surprised_last(battle);
    say_order(ground);
}

}  // namespace flagplot::tactical::squadron
