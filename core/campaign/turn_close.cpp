#include <algorithm>

#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

/// Has it lain in a port of its own for the whole turn (3.4, fuel state)?
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

void end_effects(Resolution& turn) {
    for (const FormationId id : turn.on_chart()) {
        const bool in_port = was_in_port(turn, id);
        auto effects = turn.formation(id).effects;
        const bool is_refreshed =
            in_port && std::any_of(effects.begin(), effects.end(), [](const ActiveEffect& effect) {
                return effect.ends == Ends::in_port;
            });
        const auto ended = std::erase_if(effects, [&](const ActiveEffect& effect) {
            return is_over(effect, turn.state().turn, in_port);
        });
        if (ended > 0) turn.fact(EffectsLie{id, std::move(effects)});
        if (is_refreshed) turn.tell(turn.owner(id), OwnRefreshed{turn.own_number(id)});
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

void close(Resolution& turn) {
    rest(turn);
    end_effects(turn);
    const TurnNumber closed = turn.state().turn;
    const TurnNumber next = closed + TurnNumber{1};
    const bool is_war_over = turn.definition().calendar.is_over(next);
    pay(turn, is_war_over);
    const TurnNumber kept{turn.switches().contact_current_turns};
    turn.fact(SpottingForgotten{closed - kept});
    if (!turn.state().weather.empty()) turn.fact(WeatherPassed{closed});
    turn.fact(TurnClosed{next, is_war_over});
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, TurnEnded{closed});
    }
    place_arrivals(turn, next);
}

}  // namespace flagplot::turn
