#include "tactical/squadron/fates.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

/// Who takes her at once: a crewed ship that touches her, an enemy in a fight with her first
/// (US-B19).
std::optional<ShipNumber> taker_of(const Battle& battle, ShipNumber derelict) {
    for (const auto* pairs : {&battle.fights, &battle.touching}) {
        for (const ShipNumber other : partners(*pairs, derelict)) {
            if (is_able(battle.ships[other])) return other;
        }
    }
    return std::nullopt;
}

/// Does an enemy enter by this edge?
bool is_enemys_edge(const Battle& battle, SideIndex side, std::int32_t bearing) {
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (battle.is_hostile(side, {other}) && battle.sides[other].entry == bearing) return true;
    }
    return false;
}

void become_derelict(Ground& ground, ShipNumber number) {
    Ship& ship = ground.battle.ships[number];
    ship.is_derelict = true;
    ship.squadron = no_squadron;
    std::erase(ground.battle.activation.element, number);
    std::erase(ground.battle.activation.outside, number);
    ground.say([&] { return called(ground.battle, number) + " has no crew left and drifts"; },
               "US-43");
    if (hull_left(ground.battle, ship) == 0) return;
    if (const auto taker = taker_of(ground.battle, number)) {
        take_derelict(ground, number, *taker);
    }
    forget_gone(ground.battle);
}

}  // namespace

void lose_crew(Ground& ground, ShipNumber number, std::int32_t crew) {
    Ship& ship = ground.battle.ships[number];
    if (!is_able(ship)) return;
    const std::int32_t most = ground.battle.class_of(ship).crew;
    ship.damage.crew = std::min(most, ship.damage.crew + crew);
    if (ship.damage.crew == most) become_derelict(ground, number);
}

void lose_crew_by_critical(Ground& ground, ShipNumber number, std::int32_t crew) {
    Activation& activation = ground.battle.activation;
    const bool is_of_contact = activation.squadron != no_squadron &&
                               (activation.step == Step::contacts ||
                                (activation.step == Step::movement &&
                                 ground.switches().contact_resolve == ContactResolve::immediately));
    if (is_of_contact && ground.switches().crew_marked == CrewMarked::step4) {
        activation.crew_due.push_back({number, crew});
    } else {
        lose_crew(ground, number, crew);
    }
}

void mark_crew(Ground& ground) {
    for (const Share& share : std::exchange(ground.battle.activation.crew_due, {})) {
        lose_crew(ground, share.ship, share.dice);
    }
}

void take_derelict(Ground& ground, ShipNumber derelict, ShipNumber taker) {
    Ship& ship = ground.battle.ships[derelict];
    const bool is_enemy = are_enemies(ground.battle, derelict, taker);
    ship.where = is_enemy ? Whereabouts::captured : Whereabouts::rescued;
    ship.taken_by = ground.battle.ships[taker].side;
    ground.say(
        [&] {
            return fmt::format("{} {} {}", called(ground.battle, taker),
                               is_enemy ? "takes the derelict" : "rescues",
                               called(ground.battle, derelict));
        },
        "US-44");
    forget_gone(ground.battle);
}

void capture(Ground& ground, ShipNumber number, SideIndex captor) {
    Ship& ship = ground.battle.ships[number];
    ship.where = Whereabouts::captured;
    ship.taken_by = captor;
    ship.damage.crew = ground.battle.class_of(ship).crew;
    ground.say(
        [&] {
            return fmt::format("{} is beaten and a prize of {}", called(ground.battle, number),
                               ground.battle.sides[captor.index()].name);
        },
        "US-66", {}, LogEvent::hit);
}

void leave(Ground& ground, ShipNumber number, std::int32_t bearing) {
    Ship& ship = ground.battle.ships[number];
    ship.where = Whereabouts::left;
    ship.exit = bearing;
    const bool is_lost = ground.switches().edges == Edges::own_and_neutral &&
                         is_enemys_edge(ground.battle, ship.side, bearing);
    ground.say(
        [&] {
            return called(ground.battle, number) +
                   (is_lost ? " crosses the edge of an enemy and is lost for this battle"
                            : " leaves the table");
        },
        "US-A34");
    forget_gone(ground.battle);
}

void remove_sunk(Ground& ground) {
    Battle& battle = ground.battle;
    bool is_any = false;
    for (ShipNumber number = 0; number < battle.ships.size(); ++number) {
        Ship& ship = battle.ships[number];
        if (!ship.is_on_table() || hull_left(battle, ship) > 0) continue;
        ship.where = Whereabouts::sunk;
        is_any = true;
        ground.say([&] { return called(battle, number) + " sinks"; }, "US-41", {}, LogEvent::hit);
    }
    if (is_any) forget_gone(battle);
}

void forget_gone(Battle& battle) {
    const auto is_gone = [&](ShipNumber number) { return !battle.ships[number].is_on_table(); };
    const auto has_gone = [&](const Pair& pair) {
        return is_gone(pair.one) || is_gone(pair.other);
    };
    std::erase_if(battle.touching, has_gone);
    std::erase_if(battle.grounded, [&](const Grounded& each) { return is_gone(each.ship); });
    std::erase_if(battle.fights, [&](const Pair& pair) {
        return !is_able(battle.ships[pair.one]) || !is_able(battle.ships[pair.other]);
    });
    std::erase_if(battle.activation.element, is_gone);
    std::erase_if(battle.activation.outside, is_gone);
}

}  // namespace flagplot::tactical::squadron
