#include "campaign/turn.h"

namespace flagplot::turn {

void place_arrivals(Resolution& turn, TurnNumber number) {
    const auto& formations = turn.definition().formations;
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        if (formations[i].enters != number) continue;
        turn.fact(FormationEntered{{i}, formations[i].enters_at});
        turn.tell(turn.owner({i}), OwnEntered{turn.own_number({i}), formations[i].enters_at});
    }
}

void close(Resolution& turn) {
    rest(turn);
    const TurnNumber closed = turn.state().turn;
    const TurnNumber next = closed + TurnNumber{1};
    const TurnNumber kept{turn.switches().contact_current_turns};
    turn.fact(SpottingForgotten{closed - kept});
    turn.fact(TurnClosed{next, turn.definition().calendar.is_over(next)});
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, TurnEnded{closed});
    }
    place_arrivals(turn, next);
}

}  // namespace flagplot::turn
