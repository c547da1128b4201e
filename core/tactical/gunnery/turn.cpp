#include "tactical/gunnery/turn.h"

#include <algorithm>

#include "tactical/gunnery/damage_control.h"
#include "tactical/gunnery/field.h"
#include "tactical/gunnery/gunfire.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/hits.h"
#include "tactical/gunnery/leaving.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/motion.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/torpedoes.h"

namespace flagplot::tactical::gunnery {

namespace {

void begin_turn(Battle& battle) {
    ++battle.conditions.turn;
    for (Side& side : battle.sides) {
        side.interrupt = Interrupt::none;
        side.carry_on = std::max(0, side.carry_on - 1);
        for (Division& division : side.divisions) division.given = 0;
    }
}

/// GU-61: the one turn in which all weave is drawn in the first.
void draw_air_attack(Field& field) {
    if (!field.tables.switches.air_event || field.battle.air_turn > 0) return;
    field.battle.air_turn =
        field.die(DieUse::air, 0, 0, 0, std::max(1, field.battle.conditions.turns));
}

/// GU-20: who is fired at, or hit, is aware.
void wake_the_attacked(Field& field) {
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        const bool is_attacked =
            std::any_of(field.actors.begin(), field.actors.end(), [&](const Actor& actor) {
                return actor.ref.side.number == number && (actor.is_fired_at || actor.is_hit);
            });
        if (is_attacked) become_aware(field, {number});
    }
}

/// What ships remember of the turn.
void remember(Field& field) {
    constexpr std::int32_t hit_turns = 3;
    for (Actor& actor : field.actors) {
        Ship& ship = *actor.ship;
        ship.fired_last_turn = actor.fires_main;
        ship.hit_turns = actor.is_hit ? hit_turns : std::max(0, ship.hit_turns - 1);
        ship.fired_on_by =
            actor.is_fired_at ? static_cast<std::int32_t>(actor.fired_at_by.number) : -1;
    }
    const bool is_marked = field.turn() % turns_of_track == 0;
    for (Side& side : field.battle.sides) {
        for (Division& division : side.divisions) {
            division.made_smoke = division.makes_smoke;
            const std::int32_t guide = guide_of(side, division);
            if (guide < 0 || !is_marked) continue;
            const kit::Point at = side.ships[static_cast<std::size_t>(guide)].at;
            division.track.push_back({at.x / yards_of_hundred, at.y / yards_of_hundred});
        }
    }
}

// --- what interrupts -----------------------------------------------------------------------------

/// What a ship was before the turn, as far as it interrupts.
struct Before {
    bool was_there;
    bool could_steam;
};

void interrupt_for_ships(Field& field, const std::vector<Before>& before) {
    for (std::size_t i = 0; i < field.actors.size(); ++i) {
        const Actor& actor = field.actors[i];
        Side& side = field.side_of(actor);
        if (actor.is_fired_at && !side.was_fired_at) {
            side.was_fired_at = true;
            side.interrupt = Interrupt::fired_at;
        }
        if (actor.is_torpedoed) side.interrupt = Interrupt::torpedo_hit;
        if (!before[i].was_there || actor.ship->has_left) continue;
        if (!actor.ship->is_there()) {
            side.interrupt = Interrupt::ship_wrecked;
        } else if (before[i].could_steam && knots_left(*actor.ship, *actor.design) == 0) {
            side.interrupt = Interrupt::ship_stopped;
        }
    }
}

/// Is a hostile ship that is held within this range (hundreds of yards) of a division's guide?
bool has_enemy_within(const Field& field, SideIndex number, const Side& side,
                      const Division& division) {
    const std::int32_t guide = guide_of(side, division);
    if (guide < 0 || division.opens_at == 0) return false;
    const kit::Point at = side.ships[static_cast<std::size_t>(guide)].at;
    return std::any_of(side.contacts.begin(), side.contacts.end(), [&](const Contact& contact) {
        return contact.now != Knowing::lost && !contact.is_gone && !contact.is_wreck &&
               field.battle.conditions.is_hostile(number, contact.side) &&
               kit::distance(at, contact.at) <= division.opens_at * yards_of_hundred;
    });
}

/// Are all ships out that an enemy division is known to have?
bool is_enemy_out(const Side& side, const Standing& guns) {
    const auto is_meant = [&](const Contact& contact) {
        return guns.name.empty() ? contact.enemy == guns.enemy : contact.name == guns.name;
    };
    return std::none_of(side.contacts.begin(), side.contacts.end(), [&](const Contact& contact) {
        return is_meant(contact) && !contact.is_gone && !contact.is_wreck;
    });
}

void interrupt_for_orders(Field& field) {
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Side& side = field.battle.sides[number];
        for (Division& division : side.divisions) {
            const bool is_within = has_enemy_within(field, {number}, side, division);
            if (is_within && !division.has_enemy_in_range) {
                side.interrupt = Interrupt::range_reached;
            }
            division.has_enemy_in_range = is_within;
            if (division.guns.verb != Verb::fire_at || !is_enemy_out(side, division.guns)) continue;
            side.interrupt = Interrupt::target_out;
            division.guns = {Verb::fire_freely, 0, 0, {}};
        }
    }
}

void stop_carrying_on(Battle& battle) {
    for (Side& side : battle.sides) {
        if (side.interrupt != Interrupt::none) side.carry_on = 0;
    }
}

}  // namespace

void play_turn(const Tables& tables, Battle& battle, const Dice& dice, Log* log) {
    begin_turn(battle);
    Field field(tables, battle, dice, log);
    draw_air_attack(field);
    std::vector<Before> before;
    for (const Actor& actor : field.actors) {
        before.push_back({actor.ship->is_there(), actor.most_knots > 0});
    }
    move_all(field);
    const auto values = division_values(field);
    look_out(field);
    const std::vector<TorpedoHit> torpedoes = torpedoes_arrive(field);
    const std::vector<ShellHits> shells = fire_guns(field);
    launch_torpedoes(field);
    for (const TorpedoHit& hit : torpedoes) strike(field, hit);
    for (const ShellHits& hits : shells) strike(field, hits);
    wake_the_attacked(field);
    end_turn_of_ships(field);
    lose_heart(field, values);
    strike_flags(field);
    leave(field);
    end_if_over(field);
    look_again(field);
    watch_for_tracks(field);
    remember(field);
    interrupt_for_ships(field, before);
    interrupt_for_orders(field);
    stop_carrying_on(battle);
}

std::optional<SideIndex> next_to_order(const Battle& battle) {
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        const Side& side = battle.sides[number];
        const bool is_there = std::any_of(side.ships.begin(), side.ships.end(),
                                          [](const Ship& ship) { return ship.is_there(); });
        if (is_there && side.carry_on == 0) return SideIndex{number};
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::gunnery
