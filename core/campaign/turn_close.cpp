#include <algorithm>
#include <set>

#include "campaign/shown.h"
#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

/// Has it been in a port of its own for the whole turn (3.4, fuel state)?
bool was_in_port(const Resolution& turn, FormationId id) {
    return turn.is_in_port(id) && !turn.formation(id).has_moved;
}

bool is_over(const ActiveEffect& effect, TurnNumber turn, bool in_port) {
    switch (effect.ends) {
        case Ends::with_turn:
            return effect.last <= turn;
        case Ends::in_port:
            return in_port;
        case Ends::next_attempt:
            return false;
    }
    return false;
}

bool has_port_effect(const std::vector<ActiveEffect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const ActiveEffect& effect) { return effect.ends == Ends::in_port; });
}

/// Removes effects that are over.
bool end_some(std::vector<ActiveEffect>& effects, TurnNumber turn, bool in_port) {
    return std::erase_if(effects, [&](const ActiveEffect& effect) {
               return is_over(effect, turn, in_port);
           }) > 0;
}

/// For every ship, wherever she is: her owner counts the turns from what was told.
void end_effects_on_ships(Resolution& turn, std::set<FormationId>& refreshed) {
    for (std::uint32_t i = 0; i < turn.state().ships.size(); ++i) {
        auto effects = turn.state().ships[i].effects;
        if (effects.empty()) continue;
        const FormationId id = formation_with(turn.state(), {i});
        const bool in_port = turn.is_on_chart(id) && was_in_port(turn, id);
        if (in_port && has_port_effect(effects)) refreshed.insert(id);
        if (end_some(effects, turn.state().turn, in_port)) {
            turn.fact(ShipEffectsChanged{{i}, std::move(effects)});
        }
    }
}

void end_effects(Resolution& turn) {
    std::set<FormationId> refreshed;
    for (const FormationId id : turn.on_chart()) {
        auto effects = turn.formation(id).effects;
        const bool in_port = was_in_port(turn, id);
        if (in_port && has_port_effect(effects)) refreshed.insert(id);
        if (end_some(effects, turn.state().turn, in_port)) {
            turn.fact(EffectsChanged{id, std::move(effects)});
        }
    }
    end_effects_on_ships(turn, refreshed);
    for (const FormationId id : turn.on_chart()) {
        if (refreshed.contains(id)) turn.tell(turn.owner(id), OwnRefreshed{turn.own_number(id)});
    }
}

/// Tells that a battle of several turns is over, if its result did not say so.
void tell_ends_of_battles(Resolution& turn) {
    for (const Battle& battle : turn.state().battles) {
        const bool ends_now = battle.last_turn() == turn.state().turn;
        if (!ends_now || battle.last_turn() == battle.turn) continue;
        const auto numbers = battle.numbers;
        for (const auto& [side, number] : numbers) {
            turn.tell(seat_of(side), BattleEnded{number, battle.square});
        }
    }
}

/// Formations that leave the game at their destination leave at the end of the turn in which they
/// reached it, or of the battle that holds them (ST-29).
void depart(Resolution& turn) {
    for (const FormationId id : turn.on_chart()) {
        const FormationState& formation = turn.formation(id);
        const bool leaves = formation.has_arrived && !(formation.engaged > turn.state().turn) &&
                            turn.row(id).at_destination == AtDestination::leaves;
        if (!leaves) continue;
        turn.fact(FormationDeparted{id});
        turn.tell(turn.owner(id), OwnLeft{turn.own_number(id)});
    }
}

void tell_forecast(Resolution& turn, SeatId seat, TurnNumber number) {
    auto zones = forecast(turn.definition(), number);
    if (!zones.empty()) turn.tell(seat, WeatherTold{number, std::move(zones)});
}

}  // namespace

void place_arrivals(Resolution& turn, TurnNumber number) {
    const auto& formations = turn.definition().formations;
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        const bool is_due = turn.formation({i}).presence == Presence::due;
        if (!is_due || formations[i].enters != number) continue;
        turn.fact(FormationEntered{{i}, formations[i].enters_at});
        turn.tell(turn.owner({i}), OwnEntered{turn.own_number({i}), formations[i].enters_at});
    }
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        tell_forecast(turn, {seat}, number);
    }
}

void release(Resolution& turn) {
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, Released{turn.state().turn, turn.record()});
    }
}

void release(Resolution& turn, const std::vector<SideId>& sides) {
    for (const SideId side : sides) {
        turn.tell(seat_of(side), Released{turn.state().turn, turn.record()});
    }
}

void close(Resolution& turn) {
    rest(turn);
    end_effects(turn);
    tell_ends_of_battles(turn);
    const TurnNumber closed = turn.state().turn;
    const TurnNumber next = closed + TurnNumber{1};
    const bool is_war_over = turn.definition().calendar.is_over(next);
    pay(turn, is_war_over);
    depart(turn);
    const TurnNumber kept{turn.switches().contact_current_turns};
    turn.fact(SpottingForgotten{closed - kept});
    if (!turn.state().weather.empty()) turn.fact(WeatherPassed{closed});
    turn.fact(TurnClosed{next, is_war_over});
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, TurnEnded{closed});
    }
    place_arrivals(turn, next);
    if (!is_released_by_hand(turn.definition(), turn.state())) release(turn);
}

}  // namespace flagplot::turn
