#pragma once

#include <optional>
#include <vector>

#include "campaign/resolution.h"
#include "view/check_orders.h"

/// \file
/// The phases of a turn (3.1), with a file for each. All of them act through a `Resolution`.

namespace flagplot::turn {

/// Does one piece of the turn: a phase, an activation, a half hour. Only the state says where the
/// campaign is afterwards, even at a stop.
void work(Resolution& turn);

// turn_dice.cpp: which dice are rolled after what was decided (docs/dice.md).
/// A command that affects the turn may change the line of the dice that follow it. Error: there is
/// no line left.
[[nodiscard]] std::optional<Error> count_decision(Resolution& turn, const Command& command);
/// Of all sheets, and of what was decided before the turn opens.
[[nodiscard]] Digest decided_at_opening(const CampaignState& state);
[[nodiscard]] std::optional<Error> problem_with_opening(const CampaignState& state);
/// \pre no `problem_with_opening`
[[nodiscard]] std::uint8_t line_at_opening(const CampaignState& state);

// turn_open.cpp: the clock, standing conditions, who begins.
void open(Resolution& turn);
/// The sheet of a formation replaces its standing conditions if it has any, or drops them.
void stand_by(Resolution& turn, FormationId id);
void decide_initiative(Resolution& turn);

/// An order of a whole side could not be carried out, and the side is told.
inline void lapse(Resolution& turn, SeatId seat, const SideOrder& order, SideLapse why) {
    turn.fact(SideLapsed{side_of(seat), order, why});
    turn.tell(seat, SideOrderLapsed{order, why});
}

// turn_cards.cpp: which cards come (3.4, A-ST-41).
/// Cards played by the sheets, then those drawn. Those with effects will take effect in this turn.
void deal_cards(Resolution& turn);
/// A card is added to a side's hand, or discarded if the hand is full.
void deal(Resolution& turn, SideId side, CardId card, Pile from);
/// A card that could affect nobody goes under the deck, and another is drawn (A-ST-41).
void draw_again(Resolution& turn, SideId side, CardId instead_of, std::int32_t serial);

/// A card of the hand as its owner reads it.
[[nodiscard]] HandCard hand_card(const Card& card);

// turn_events.cpp: what the cards of the turn do.
/// The next effect of the card being resolved, or the next phase.
void resolve_card(Resolution& turn);
/// What the owner of a card, or the umpire, decided.
void take_choice(Resolution& turn, bool is_second);
void take_card_ruling(Resolution& turn, bool is_yes, const std::string& text);
/// Weather that was not forecast: sides whose formations are in it are told.
void weather_comes(Resolution& turn, const PassingWeather& weather);
/// A side learns of a force in another way than by its own ships and aircraft.
void report_contact(Resolution& turn, SeatId seat, Square square,
                    std::optional<Declaration> declared, std::optional<Square> next_marker);

// turn_air.cpp: searches (3.3).
void fly(Resolution& turn);
/// Does a formation in this square hide it from aircraft (3.4, fog bank)?
[[nodiscard]] bool is_hidden_from_air(Resolution& turn, Square square);

// turn_split.cpp: splitting and merging (ST-28, 3.5, A-ST-26).
/// \pre nothing prevents it (view/permissions.h)
void detach(Resolution& turn, FormationId id, const Detach& order, OwnNumber in_sheet);
void merge(Resolution& turn, FormationId id, const Merge& order);
/// The nearest port of its own, or the given square, if it is elsewhere and there is a way to it.
[[nodiscard]] std::optional<Square> way_to(Resolution& turn, FormationId id,
                                           std::optional<Square> square);
/// Sends a formation there, if there is a way.
void send_to(Resolution& turn, FormationId id, std::optional<Square> square);

// turn_course.cpp: change of course.
/// Carries out an action, or lets it lapse. If the umpire overrules the rules for a sheet, its
/// actions lapse only if they are physically impossible. `in_sheet` is the number that the sheet
/// gives a formation which the action forms.
void carry_out(Resolution& turn, FormationId id, const Action& action, Bound bound,
               OwnNumber in_sheet = {});
/// Whether the rules bind the orders of a seat's sheet.
[[nodiscard]] Bound bound_of_sheet(const Resolution& turn, SeatId seat);
/// Gives a formation a route, if there is a way by sea.
bool set_route(Resolution& turn, FormationId id, const PlotRoute& route);
/// Lets orders lapse for formations that no longer exist, as their side now knows; when it wrote
/// them, it had not been shown that.
void lapse_of_the_gone(Resolution& turn);
/// Does nothing if it has that stance.
void take_stance(Resolution& turn, FormationId id, Stance stance);
/// Stance and radar that the sheet orders from the beginning of the turn (A-ST-39).
void take_standing(Resolution& turn, FormationId id);
/// Carries out what the sheet says for this formation at its activation, except for conditions.
void follow_sheet(Resolution& turn, FormationId id);
/// The first condition that holds is carried out, once.
void judge_conditions(Resolution& turn, FormationId id, Pulse at);
/// Stops for a captain who has been freed since the orders were written. True if it did.
bool ask_if_freed(Resolution& turn, FormationId id);
/// All changes of course at once (`simultaneous_steps`).
void change_courses(Resolution& turn);

/// The own number of a formation from its number in this turn's sheet; none if the sheet could not
/// form it.
[[nodiscard]] std::optional<OwnNumber> own_number_of(const Resolution& turn, SeatId seat,
                                                     OwnNumber in_sheet);

// turn_task.cpp: what formations go on doing (A-ST-71), and how fast (A-ST-72).
/// How its captain meets the enemy, considering its task.
[[nodiscard]] Stance stance_of(const Resolution& turn, FormationId id);
/// \pre nothing prevents it (view/permissions.h)
void set_task(Resolution& turn, FormationId id, const Task& task);
void hold(Resolution& turn, FormationId id, const Hold& order);
void set_speed(Resolution& turn, FormationId id, const KeepSpeed& speed);
/// Ends what was ordered until this turn.
void let_expire(Resolution& turn, FormationId id);
/// Begins the turn's part of its task, or ends the task if it cannot be carried out.
void take_up_task(Resolution& turn, FormationId id);
/// Stops a formation that was to hold in the square it has reached.
void stop_at_marker(Resolution& turn, FormationId id);
/// Formations that kept with one that joined another now keep with that other.
void lead_on(Resolution& turn, FormationId merged, FormationId into);
/// The step that its task calls for now. \pre it is steered by its task
[[nodiscard]] std::optional<Direction> direction_by_task(Resolution& turn, FormationId id);
/// Formations that keep with others come after those; otherwise in the given order.
[[nodiscard]] std::vector<FormationId> leaders_first(const Resolution& turn,
                                                     std::vector<FormationId> ids);

// turn_move.cpp: movement.
/// Movement points of this turn without those carried: as counted at its activation, or as they
/// would be if it were activated now.
[[nodiscard]] MovePoints points_of(Resolution& turn, FormationId id);
/// The same from its ships, its effects, and the weather where it is now.
[[nodiscard]] MovePoints points_from_here(Resolution& turn, FormationId id);
void set_allowance(Resolution& turn, FormationId id);
/// The direction of the next step. Plans the leg to the next marker if necessary.
[[nodiscard]] std::optional<Direction> next_direction(Resolution& turn, FormationId id);
/// Passes every marker in the square where the formation is.
void pass_markers(Resolution& turn, FormationId id, Pulse at);
/// The half hour that a formation has reached, in alternating play.
[[nodiscard]] Pulse hour_of(const Resolution& turn, FormationId id);
/// Takes the next step if this many points pay for it. Does not pass the markers there.
bool take_step(Resolution& turn, FormationId id, MovePoints earned, std::optional<Pulse> at);
/// The next formation of the queue, from its first step to its last or to a stop.
void activate(Resolution& turn);
/// Half an hour for all formations.
void run_pulse(Resolution& turn);
/// Does the rest of the step or half hour in which the umpire was asked, at its own hour, as if
/// there had been no question.
void go_on_after_ruling(Resolution& turn);
/// Tells every side which of its formations left their course to attack and have not been told of
/// an enemy (A-ST-39).
void tell_of_attacks(Resolution& turn, Pulse at);
/// What each formation keeps for the next turn.
void rest(Resolution& turn);

// turn_sight.cpp: sighting.
/// Rolls for the pairs in range that have not tried at this reach and of which at least one is in
/// `whose`. Formations that crossed count as having been in the same square (A-ST-35).
void sight(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
           const std::vector<Crossing>& crossings = {});
void sight_late(Resolution& turn);
/// Ends effects on a formation that last until somebody next tries to sight it (3.4).
void end_next_attempt(Resolution& turn, FormationId id);

// turn_contact.cpp: from contact to battle (3.6, A-ST-40).
/// Marks a battle in each square of `whose` in which one is due. Formations that avoid it slip away
/// if they can.
void mark_battles(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
                  const std::vector<Crossing>& crossings = {});
/// The umpire lets a formation slip away, or not (`battle.refusal = umpire`).
void take_refusal_ruling(Resolution& turn, const UmpireAsked& asked, bool may_slip);

// turn_battle.cpp: to the battle and back.
/// Stops for the first battle of this turn that is still to be fought.
void await_battles(Resolution& turn);
[[nodiscard]] std::optional<Error> problem_with(const Resolution& turn, const ReportBattle& report);
void take_result(Resolution& turn, const ReportBattle& report);
/// Does the turn wait for this battle, is it fought with this module, and are these sides in it?
[[nodiscard]] std::optional<Error> problem_with(const Resolution& turn, const OrderBattle& command);

// turn_ruling.cpp: what the umpire decides by hand (5.5).
inline constexpr const char* said_to_nobody =
    "words are given, and nobody who is told them; name the sides, too";
[[nodiscard]] std::optional<Error> problem_with(const Resolution& turn, const Rule& rule);
void take_ruling(Resolution& turn, const Rule& rule);

// turn_amend.cpp: data that the umpire changes during the campaign.
[[nodiscard]] std::optional<Error> problem_with(const Resolution& turn, const Amend& amend);
/// \pre no `problem_with`
void take_amendment(Resolution& turn, const Amend& amend);

// turn_victory.cpp: points of the sides (A-ST-32).
void pay(Resolution& turn, bool is_war_over);

// turn_close.cpp: the end of the turn.
void close(Resolution& turn);
/// Lets every side see what it has been told so far.
void release(Resolution& turn);
/// The same for some sides.
void release(Resolution& turn, const std::vector<SideId>& sides);
/// Places the formations that enter in this turn.
void place_arrivals(Resolution& turn, TurnNumber number);

}  // namespace flagplot::turn
