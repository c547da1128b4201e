#include "tactical/squadron/contacts.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/squadron/attack.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

/// What she touched before and is clear of now.
void part_from(Battle& battle, ShipNumber number) {
    const kit::Box base = base_of(battle, number);
    std::erase_if(battle.touching, [&](const Pair& pair) {
        if (!pair.holds(number)) return false;
        const ShipNumber other = pair.one == number ? pair.other : pair.one;
        return !kit::is_within(base, base_of(battle, other), 1);
    });
    std::erase_if(battle.grounded, [&](const Grounded& each) {
        return each.ship == number &&
               !kit::is_within(base, battle.obstacles[each.obstacle].base, 1);
    });
}

template <class Value>
void add_once(std::vector<Value>& values, const Value& value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

void touch(Battle& battle, ShipNumber number, const Met& met) {
    if (met.ship) {
        add_once(battle.touching, pair_of(number, *met.ship));
    } else {
        add_once(battle.grounded, Grounded{number, met.obstacle});
    }
}

bool is_ram(const Ground& ground, ShipNumber number, const Met& met, bool is_declared) {
    if (!met.ship || !are_enemies(ground.battle, number, *met.ship)) return false;
    const bool is_any = ground.switches().ram_declare == RamDeclare::any_contact;
    return is_declared && (met.is_by_bow || is_any);
}

void put(Ground& ground, ShipNumber number, const Voyage& voyage, TraceKind kind) {
    Ship& ship = ground.battle.ships[number];
    if (voyage.base.centre != ship.place) {
        ground.battle.traces.push_back({ship.place, voyage.base.centre, kind});
    }
    ship.place = voyage.base.centre;
    ship.heading = voyage.base.heading;
    ship.run += voyage.run;
    const bool has_moved = voyage.path.size() > 1 && (voyage.run > 0 || !voyage.is_blocked);
    if (has_moved) part_from(ground.battle, number);
}

/// An attack that is rolled now and does its harm when all are rolled.
struct Rolled {
    ShipNumber target = 0;
    Harm harm;
    std::optional<SideIndex> by;
};

class Resolving {
  public:
    explicit Resolving(Ground& ground) : ground_(ground), battle_(ground.battle) {}

    void add(const Contact& contact) {
        if (!battle_.ships[contact.mover].is_on_table()) return;
        if (!contact.ship) return add_obstacle(contact);
        if (!battle_.ships[*contact.ship].is_on_table() || contact.is_miss) return;
        contact.is_ram ? add_ram(contact) : add_collision(contact);
    }
    void carry_out() {
        for (const Rolled& each : rolled_) do_harm(ground_, each.target, each.harm, each.by);
    }

  private:
    [[nodiscard]] const ShipClass& kind(ShipNumber number) const {
        return battle_.class_of(battle_.ships[number]);
    }
    /// Only an enemy is named as who did it.
    [[nodiscard]] std::optional<SideIndex> culprit(ShipNumber by, ShipNumber target) const {
        if (!are_enemies(battle_, by, target)) return std::nullopt;
        return battle_.ships[by].side;
    }

    void attack(ShipNumber by, ShipNumber target, std::int32_t dice, AttackKind attack_kind,
                std::string_view what, std::string_view rule) {
        const AttackRoll roll =
            squadron::rolled(ground_, by, DieUse::attack, {dice, usual_face, false});
        const Harm harm = harm_to(ground_, target, roll.hits, attack_kind);
        ground_.say(
            [&] {
                return fmt::format("{} {} {}: {} hits", called(battle_, by), what,
                                   called(battle_, target), roll.hits);
            },
            rule, {fmt::format("{} AD: {}", dice, roll.faces)},
            harm == Harm{} ? LogEvent::other : LogEvent::hit);
        rolled_.push_back({target, harm, culprit(by, target)});
    }

    void add_ram(const Contact& contact) {
        const ShipNumber target = *contact.ship;
        const ShipClass& rammer = kind(contact.mover);
        const std::int32_t less =
            ground_.switches().reduces_ram ? reduction_of(battle_.ships[contact.mover]) : 0;
        battle_.traces.push_back(
            {battle_.ships[contact.mover].place, battle_.ships[target].place, TraceKind::rammed});
        attack(contact.mover, target, std::max(0, rammer.ram - less),
               rammer.is_ram_red ? AttackKind::red_ram : AttackKind::plain, "rams", "US-50");
        attack(target, contact.mover, kind(target).hull, AttackKind::plain, "takes the ram of",
               "US-51");
    }
    void add_collision(const Contact& contact) {
        attack(contact.mover, *contact.ship, kind(contact.mover).hull, AttackKind::plain,
               "collides with", "US-55");
        attack(*contact.ship, contact.mover, kind(*contact.ship).hull, AttackKind::plain,
               "is run into by", "US-56");
    }
    void add_obstacle(const Contact& contact) {
        const ObstacleKind obstacle = battle_.obstacles[contact.obstacle].kind;
        const std::int32_t dice =
            ground_.tables.measures.obstacle_dice[static_cast<std::size_t>(obstacle)];
        const AttackRoll roll =
            squadron::rolled(ground_, contact.mover, DieUse::attack, {dice, usual_face, false});
        const Harm harm = harm_to(ground_, contact.mover, roll.hits);
        ground_.say(
            [&] {
                return fmt::format("{} runs against a {} obstacle: {} hits",
                                   called(battle_, contact.mover), word_of(obstacle), roll.hits);
            },
            "US-58", {fmt::format("{} AD: {}", dice, roll.faces)},
            harm == Harm{} ? LogEvent::other : LogEvent::hit);
        rolled_.push_back({contact.mover, harm, std::nullopt});
    }

    Ground& ground_;
    Battle& battle_;
    std::vector<Rolled> rolled_;
};

}  // namespace

void bring(Ground& ground, ShipNumber number, const Voyage& voyage, bool is_declared) {
    Battle& battle = ground.battle;
    put(ground, number, voyage, TraceKind::moved);
    if (voyage.exit) return leave(ground, number, *voyage.exit);
    for (const Met& met : voyage.met) {
        if (met.ship && battle.ships[*met.ship].is_derelict) {
            take_derelict(ground, *met.ship, number);
            continue;
        }
        touch(battle, number, met);
        battle.activation.contacts.push_back(
            {number, met.ship, met.obstacle, is_ram(ground, number, met, is_declared), false});
        ground.say(
            [&] {
                return fmt::format("{} touches {}", called(battle, number),
                                   met.ship ? called(battle, *met.ship) : "an obstacle");
            },
            "US-21", {}, LogEvent::contact);
    }
}

void drift(Ground& ground, ShipNumber number) {
    Battle& battle = ground.battle;
    const Voyage voyage =
        voyage_of(ground.tables, battle, number, {{ground.tables.measures.drift, 0}});
    ground.say([&] { return called(battle, number) + " drifts, out of command"; }, "US-18");
    bring(ground, number, voyage, false);
}

void drift_derelict(Ground& ground, ShipNumber number) {
    Battle& battle = ground.battle;
    const Voyage voyage =
        voyage_of(ground.tables, battle, number, {{ground.tables.measures.drift, 0}});
    ground.say([&] { return called(battle, number) + " drifts without crew"; }, "US-43");
    put(ground, number, voyage, TraceKind::drifted);
    if (voyage.exit) return leave(ground, number, *voyage.exit);
    battle.ships[number].is_at_rest = voyage.is_blocked || !voyage.met.empty();
    const bool does_damage = ground.switches().derelict_damage;
    for (const Met& met : voyage.met) {
        if (met.ship && is_able(battle.ships[*met.ship])) {
            return take_derelict(ground, number, *met.ship);
        }
        touch(battle, number, met);
        if (does_damage) {
            Resolving resolving(ground);
            resolving.add({number, met.ship, met.obstacle, false, false});
            resolving.carry_out();
        }
    }
}

void resolve_contacts(Ground& ground) {
    Activation& activation = ground.battle.activation;
    Resolving resolving(ground);
    for (; activation.resolved < activation.contacts.size(); ++activation.resolved) {
        resolving.add(activation.contacts[activation.resolved]);
    }
    resolving.carry_out();
}

}  // namespace flagplot::tactical::squadron
