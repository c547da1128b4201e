#include <array>

#include "present/desk/tutorial/tutorial_deeds.h"

namespace flagplot::desk {

namespace {

// Turns of convoy Beta: Force K enters in `entry`, finds the convoy at its end and meets it in the
// next one (docs/solo.md).
constexpr std::int32_t before_entry = 3, entry = 4, meeting = 5, end = 8;

constexpr std::array step_table{
    TutorialStep{"The desk",
                 "You lead the Royal Navy. The chart is in the middle, your formations are on the "
                 "left, and the log is below. The top says whose desk this is, the date and the "
                 "turn. Click any square of the chart: the panel on the right says what is there.",
                 DeskPart::chart, before_entry, has_selected, is_always_due},
    TutorialStep{
        "Move the chart",
        "Turn the wheel to zoom on the pointer, or press {nearer} and {farther}. Drag with "
        "the middle button, or press {west}, {east}, {north} or {south}, to move the "
        "chart. {fit} shows all that is of interest again.",
        DeskPart::chart, before_entry, has_moved_chart, is_always_due},
    TutorialStep{
        "Over the chart",
        "Press {overlays}, or click OVERLAYS, to see what can be drawn over the chart: squares, "
        "what your ships can sight, routes, weather. Each has a key of its own. {overlays} "
        "folds the list again.",
        DeskPart::overlays, before_entry, has_unfolded_overlays, is_always_due},
    TutorialStep{"Let a turn pass",
                 "You have no ship at sea yet: Force K enters in turn 4. This line says where the "
                 "turn stands and what comes next, and its button does it. Press Resolve turn, and "
                 "six hours pass.",
                 DeskPart::next_button, before_entry, has_reached<2>, is_always_due},
    TutorialStep{"Read the log",
                 "The log holds everything your side was told, the newest turn first. Tabs show "
                 "one kind of line each: press Orders or Contacts to see only those, and Events "
                 "to see what happened.",
                 DeskPart::log, before_entry, has_turned_log, is_always_due},
    TutorialStep{"Wait for Force K",
                 "Press Resolve turn until turn 4 begins, on 8 November at 12:00. Force K then "
                 "enters in Malta, in square C7.",
                 DeskPart::next_button, before_entry, has_reached<entry>, is_always_due},
    TutorialStep{"Select Force K",
                 "Two cruisers and two destroyers, against a convoy that no one has seen yet. "
                 "Click Force K in the order of battle, or press {next}. A second click moves the "
                 "chart there; the triangle lists the ships.",
                 DeskPart::forces, entry, has_selected_force, is_always_due},
    TutorialStep{"Order Force K to hold",
                 "This panel says what Force K is, what it may do, and why. No enemy is known, so "
                 "let it wait in Malta and search with its radar: press Hold. Your order is "
                 "listed below, and can be withdrawn until it is sent.",
                 DeskPart::inspector, entry, has_ordered_force, is_always_due},
    TutorialStep{"Send your orders",
                 "An order counts once it is sent. Press Send orders, or {send}. Until you "
                 "resolve the turn you can still change your orders and send them again.",
                 DeskPart::next_button, entry, has_sent_orders, is_always_due},
    TutorialStep{"Resolve turn 4",
                 "The other side moves as it did in history; you do not see it. Press Resolve "
                 "turn, and read in the log what your captains report.",
                 DeskPart::next_button, entry, has_reached<meeting>, is_always_due},
    TutorialStep{"Look at a contact",
                 "The radar of Force K has found something in E5. Contacts are listed below the "
                 "order of battle as C1, C2 and so on. Click one: the panel on the right says what "
                 "is known about it, and how far that can be trusted.",
                 DeskPart::forces, meeting, has_selected_contact, is_enemy_known},
    TutorialStep{
        "Plot a route to E6",
        "Steam to where the convoy is going. Select Force K, press {route}, and right-click "
        "E6 to make it the destination. The marker shows when Force K arrives. {back} "
        "ends the plotting.",
        DeskPart::square, meeting, has_plotted_route, is_always_due, "E6"},
    TutorialStep{"Send and resolve",
                 "Press the button until the turn is resolved: it ends the plotting, sends your "
                 "orders, and resolves. A turn stops where it needs a decision of yours, as when "
                 "Force K meets an enemy.",
                 DeskPart::next_button, meeting, has_joined_battle, is_always_due},
    TutorialStep{"A battle waits",
                 "Force K has met the enemy, and the turn waits until the battle is fought. Press "
                 "Fight the battle, or {battle}, to open its board.",
                 DeskPart::next_button, end, has_opened_board, is_battle_waiting},
    TutorialStep{
        "Fight the battle",
        "On the board ({battle}) you can give every order of your ships yourself, or press "
        "Captains to the end to let captains fight for you. Take history's result ends "
        "the battle as it ended in history.",
        DeskPart::inspector, end, has_fought_out, is_battle_waiting},
    TutorialStep{"Take the result",
                 "The list below says who hit whom, and what each ship has left. Press Take the "
                 "result into the campaign: from then on its losses count on the chart.",
                 DeskPart::inspector, end, has_battle_result, is_battle_waiting},
    TutorialStep{"Finish the turn",
                 "The battle was only a part of the turn. Press the button to resolve the rest of "
                 "it.",
                 DeskPart::next_button, meeting, has_reached<meeting + 1>, has_battle_result},
    TutorialStep{"Read what happened",
                 "Every turn so far is a dot on this line. Press a dot, or {earlier}, to see the "
                 "chart and the log of an earlier turn as you were told them. {now} leads back to "
                 "now.",
                 DeskPart::turns, end, has_looked_back, is_always_due},
    TutorialStep{"Play to the end",
                 "Give orders, or let Force K go on, until turn 8 is over. It may meet the enemy "
                 "again: fight as before.",
                 DeskPart::next_button, end, is_campaign_over, is_always_due},
    TutorialStep{
        "The true history",
        "The campaign is over, and nothing is hidden any more: the chart shows where "
        "every ship was, and the log what really happened. Press {earlier} to go back turn "
        "by turn. The box with the side's name, at the top left, shows what a side knew.",
        DeskPart::turns, after_the_end, has_read_history, is_always_due},
};

}  // namespace

std::span<const TutorialStep> tutorial_steps() { return step_table; }

}  // namespace flagplot::desk
