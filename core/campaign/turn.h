#pragma once

#include <optional>
#include <vector>

#include "campaign/resolution.h"

/// \file
/// The phases of a turn (3.1), one file each. All of them go through a `Resolution`.

namespace flagplot::turn {

/// Does one piece of the turn: a phase, an activation, a half hour. Where the campaign stands
/// afterwards, a stop included, is in the state alone.
void work(Resolution& turn);

// turn_open.cpp: the clock, the line of the dice, standing conditions, who begins.
void open(Resolution& turn);
void decide_initiative(Resolution& turn);

// turn_course.cpp: change of course.
/// Carries out an action, or lets it lapse.
void carry_out(Resolution& turn, FormationId id, const Action& action);
/// What the sheet says for this formation, but for conditions.
void follow_sheet(Resolution& turn, FormationId id);
/// The first condition that holds acts, once.
void judge_conditions(Resolution& turn, FormationId id, Pulse at);
/// Stops for a captain who has been freed since his orders were written. True if it did.
bool ask_if_freed(Resolution& turn, FormationId id);
/// All courses at once (`simultaneous_steps`).
void change_courses(Resolution& turn);

// turn_move.cpp: movement.
void set_allowance(Resolution& turn, FormationId id);
/// Takes the next step if so many points pay for it, and passes the markers there.
bool take_step(Resolution& turn, FormationId id, MovePoints earned, std::optional<Pulse> at);
/// The next formation of the queue, from its first step to its last or to a stop.
void activate(Resolution& turn);
/// Half an hour of everybody.
void run_pulse(Resolution& turn);
/// What each formation keeps for the next turn.
void rest(Resolution& turn);

// turn_sight.cpp: sighting.
/// Formations that crossed: they count as having been in the same square (A-ST-35).
struct Crossing {
    FormationId a;
    FormationId b;
};
/// Pairs in range, of which at least one is in `whose`, that have not tried at this reach.
void sight(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
           const std::vector<Crossing>& crossings = {});
void sight_late(Resolution& turn);

// turn_battle.cpp: contact to battle and back.
/// Marks a battle in each of the squares of `whose`, where one is due (3.6, A-ST-40).
void mark_battles(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
                  const std::vector<Crossing>& crossings = {});
/// Stops for the first battle of this turn that is still to be fought.
void await_battles(Resolution& turn);
[[nodiscard]] std::optional<Error> problem_with(const Resolution& turn, const ReportBattle& report);
void take_result(Resolution& turn, const ReportBattle& report);

// turn_close.cpp: the end of the turn.
void close(Resolution& turn);
/// Places the formations that begin in this turn.
void place_arrivals(Resolution& turn, TurnNumber number);

}  // namespace flagplot::turn
