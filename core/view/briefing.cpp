#include "view/briefing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "view/agenda.h"
#include "view/briefing_parts.h"
#include "view/briefing_resources.h"
#include "view/event_log.h"
#include "view/notation.h"
#include "view/order_list.h"
#include "view/outlook.h"
#include "view/permissions.h"
#include "view/phrases.h"
#include "view/tasks.h"

namespace flagplot {

namespace {

std::string formation_title(const SideView& view, OwnNumber number) {
    const OwnFormation& formation = view.formation(number);
    return title_of(formation.id, formation.name);
}

// --- the head ---

std::string hours_of(const Calendar& calendar, TurnNumber turn) {
    return fmt::format("{} to {}", date_hour(calendar.begin_of(turn)),
                       date_hour(calendar.begin_of(turn + TurnNumber{1})));
}

Markdown time_line(const Book& book, const SideView& view) {
    const Calendar& calendar = book.calendar;
    if (calendar.is_over(view.turn)) {
        return markdown("{}. **The campaign is over**: no orders are due.",
                        date_hour(calendar.begin_of(view.turn)));
    }
    return markdown("**Turn {} of {}**: {}, {}.", view.turn.count, calendar.last_turn().count,
                    hours_of(calendar, view.turn), word_of(light_in(book, view, view.turn))) +
           (view.is_resolving ? Markdown(" It is being resolved.") : Markdown());
}

Markdown head(const Book& book, const SideView& view) {
    Markdown text =
        markdown("# {}: {}\n\n{}\n", book.title, book.own_side().name, time_line(book, view));
    if (view.orders_receipt) {
        text += markdown("\nOrders for this turn are in; their receipt is `{}`.\n",
                         short_hex(*view.orders_receipt));
    }
    return text + "\n" + situation(book, view);
}

Markdown introduction(const Book& book) {
    Markdown text = authors_markdown(book.briefing);
    return text;
}

// --- what happened ---

std::string heading_of(const Book& book, const SideView& view, const TurnTold& told) {
    if (told.turn) {
        return fmt::format("What happened in turn {}{} ({})", told.turn->count,
                           told.is_continued ? ", continued" : "",
                           hours_of(book.calendar, *told.turn));
    }
    return view.turn == TurnNumber{1} ? "Before the first turn" : "Since your last briefing";
}

Markdown what_happened(const Book& book, const SideView& view, const TurnTold& told) {
    Markdown text = markdown("## {}\n\n", heading_of(book, view, told));
    std::int32_t number = 0;
    for (const Happening& happening : happenings(book, view, told.reports)) {
        text += markdown("{}. ", ++number);
        if (told.turn && happening.has_hour) {
            text += markdown("{} ", hour_text(book.calendar.begin_of(*told.turn) + happening.at));
        }
        text += markdown("{}\n", happening.sentence);
    }
    return number > 0 ? text : text + "Nothing was reported.\n";
}

Markdown what_happened(const Book& book, const SideView& view) {
    Markdown text;
    for (const TurnTold& told : told_by_turn(view)) {
        if (!text.empty()) text += "\n";
        text += what_happened(book, view, told);
    }
    return text;
}

// --- own formations ---

std::string slowest_ship(const Book& book, const SideView& view, OwnNumber number,
                         std::size_t among_afloat) {
    for (const OwnShip ship : view.formation(number).ships) {
        if (view.ships.at(ship.index()).is_lost()) continue;
        if (among_afloat-- == 0) return book.ship(ship).name;
    }
    return {};
}

std::string arrival_text(const ExpectedArrival& arrival) {
    return fmt::format(
        "{} ({})", name_of(arrival.marker),
        arrival.when ? date_hour(*arrival.when) : "only after the campaign has ended");
}

/// \pre it has a route
Markdown passage_line(const Book& book, const SideView& view, RoutePlanner& planner,
                      OwnNumber number) {
    const auto& route = view.formation(number).route;
    std::vector<std::string> checkpoints;
    std::string destination = name_of(route->destination);
    const auto expected = expected_arrivals(planner, book, view, number);
    for (const ExpectedArrival& arrival : expected) {
        if (arrival.is_destination)
            destination = arrival_text(arrival);
        else
            checkpoints.push_back(arrival_text(arrival));
    }
    if (expected.empty()) return markdown("- Route: {}.\n", phrase_of(*route));
    const std::string by =
        checkpoints.empty() ? ""
                            : fmt::format("checkpoint{} {}, ", checkpoints.size() == 1 ? "" : "s",
                                          enumeration(checkpoints));
    return markdown("- Route: {}destination {}.\n", by, destination);
}

/// Its task, and its route, which the task may suspend.
Markdown route_line(const Book& book, const SideView& view, RoutePlanner& planner,
                    OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const auto& route = own.route;
    Markdown text;
    if (own.task) text += markdown("- It {}.\n", phrase_of(view, *own.task));
    if (is_steered_by(own.task)) {
        if (!route) return text;
        return text + markdown("- Route: put off; its destination stays {}.\n",
                               name_of(route->destination));
    }
    if (!route) return text + "- Route: none; it stays where it is.\n";
    return text + passage_line(book, view, planner, number);
}

/// The exceptions from the points its speed gives: ", but 1 in turn 3".
std::string points_of_turn(const Book& book, const SideView& view, OwnNumber number,
                           MovePoints plain) {
    const auto points = points_next_turn(book, view, number);
    if (!points || *points == plain || book.calendar.is_over(view.turn)) return {};
    const auto& engaged = view.formation(number).engaged;
    if (!view.is_resolving && engaged && *engaged >= view.turn) {
        return fmt::format("; a battle holds it to the end of turn {}", engaged->count);
    }
    return fmt::format(", but {} in turn {}", points->count, view.turn.count);
}

Markdown speed_line(const Book& book, const SideView& view, OwnNumber number) {
    const auto speed = speed_now(book, view, number);
    if (!speed) return {};
    const MovePoints carried = view.formation(number).carried;
    const std::string kept =
        carried == MovePoints{0}
            ? ""
            : fmt::format(" It has kept {} for the next step.", counted(carried.count, "point"));
    return markdown("- Cruises at {}, the speed of {}: {} a turn{}.{}\n", knots_text(speed->cruise),
                    slowest_ship(book, view, number, speed->slowest),
                    counted(speed->points.count, "movement point"),
                    points_of_turn(book, view, number, speed->points), kept);
}

Markdown state_lines(const Book& book, const SideView& view, const Roster& roster,
                     OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const bool has_radar = std::any_of(own.ships.begin(), own.ships.end(),
                                       [&](OwnShip ship) { return book.ship(ship).has_radar; });
    Markdown text = markdown("- Stance: {}. Radar: {}.\n", word_of(own.stance),
                             !has_radar     ? "none"
                             : own.radar_on ? "in use"
                                            : "silent");
    if (own.spotted) text += markdown("- It was spotted in turn {}.\n", own.spotted->count);
    for (const ActiveEffect& effect : own.effects) {
        text += markdown("- {}.\n", capitalised(effect_text(effect)));
    }
    for (const Prize& prize : own.prizes) {
        text += markdown("- In its company a prize: {}.\n", phrase_of(prize));
    }
    if (own.speed) text += markdown("- It {} by order.\n", phrase_of(*own.speed));
    for (const Conditional& conditional : own.conditions) {
        text += markdown("- Standing order: {}.\n", text_of(roster, conditional));
    }
    for (const OwnShip ship : own.ships) {
        const ShipState& left = view.ships.at(ship.index());
        if (left.is_lost()) continue;
        for (const ActiveEffect& effect : left.effects) {
            text += markdown("- {}: {}.\n", book.ship(ship).name, slowed_text(effect));
        }
        const std::string wear = wear_of(left);
        if (!wear.empty()) text += markdown("- {}: {}.\n", book.ship(ship).name, wear);
    }
    return text;
}

Markdown ships_table(const Book& book, const SideView& view, OwnNumber number) {
    Markdown text = table_head({"Ship", "Class", "Type", "Speed", "SP", "Hull"});
    for (const OwnShip id : view.formation(number).ships) {
        const BookShip& ship = book.ship(id);
        const ShipState& left = view.ships.at(id.index());
        text += table_row(
            {ship.name, ship.class_name, std::string(word_of(ship.type)),
             left.is_lost() ? "-" : knots_text(speed_left(ship.maximum, left.speed)),
             fmt::format("{} of {}", points_left(ship.size, left.hull).count, ship.size.count),
             left.is_lost() ? std::string(loss_word(left)) : fmt::format("{} %", left.hull.count)});
    }
    return text;
}

Markdown offer_lines(const Book& book, const SideView& view, const Roster& roster,
                     OwnNumber number) {
    Markdown text;
    for (const Offer& offer : offers(book, view, number)) {
        text += markdown("- {}: {}.\n", capitalised(offer.why),
                         code(text_of(roster, Order{offer.order})));
    }
    return text;
}

Markdown formation_section(const Book& book, const SideView& view, const Roster& roster,
                           RoutePlanner& planner, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    Markdown text =
        markdown("### {}\n\n- In {}{}.\n", formation_title(view, number),
                 place_text(book.chart, own.square), is_in_port(book, own) ? ", in port" : "");
    text += speed_line(book, view, number);
    text += route_line(book, view, planner, number);
    if (!book.calendar.is_over(view.turn)) {
        text += markdown("- {}.\n", capitalised(permission_text(book, view, number)));
        const std::string rule = destination_rule(own.at_destination);
        if (!rule.empty() && !own.has_arrived) text += markdown("- {}.\n", capitalised(rule));
    }
    return text + offer_lines(book, view, roster, number) +
           state_lines(book, view, roster, number) + "\n" + ships_table(book, view, number);
}

/// Where it is bound, or what it does instead.
std::string aim_of(const SideView& view, const OwnFormation& own) {
    if (is_steered_by(own.task)) return phrase_of(view, *own.task);
    return own.route ? name_of(own.route->destination) : "-";
}

Markdown overview_table(const Book& book, const SideView& view) {
    Markdown text = table_head({"Formation", "Square", "Ships", "Points", "Stance", "Bound for"});
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        const OwnFormation& own = view.formation(number);
        MovePoints points = points_next_turn(book, view, number).value_or(MovePoints{});
        if (points > MovePoints{0}) points += own.carried;
        text += table_row(
            {own.id, name_of(own.square), fmt::format("{}", units_of(book, view, number).size()),
             fmt::format("{}", points.count), std::string(word_of(own.stance)), aim_of(view, own)});
    }
    return text;
}

/// Why a formation is no longer on the chart.
std::string_view end_of(const Book& book, const SideView& view, OwnNumber number) {
    if (view.formation(number).ships.empty()) return "Its ships are part of another formation now";
    return speed_now(book, view, number) ? "Has left the chart" : "Lost with all its ships";
}

/// Each port of the side, as "C7 (Malta)".
Markdown own_ports(const Book& book) {
    if (book.own_ports.empty()) return {};
    std::vector<std::string> ports;
    for (const Square port : book.own_ports) ports.push_back(place_text(book.chart, port));
    return markdown("## Own ports\n\n{}.\n", enumeration(ports));
}

Markdown own_formations(const Book& book, const SideView& view) {
    if (view.formations.empty()) return {};
    const auto on_chart = formations_in(view, Presence::on_chart);
    Markdown text = "## Own formations\n\n";
    text += on_chart.empty() ? Markdown("None is on the chart.\n") : overview_table(book, view);
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    const Roster roster = roster_of(book, view);
    for (const OwnNumber number : on_chart) {
        text += Markdown("\n") + formation_section(book, view, roster, planner, number);
    }
    for (const OwnNumber number : formations_in(view, Presence::gone)) {
        text += markdown("\n### {}\n\n- {}.\n", formation_title(view, number),
                         end_of(book, view, number));
    }
    return text;
}

Markdown formations_due(const Book& book, const SideView& view) {
    const auto due = formations_in(view, Presence::due);
    if (due.empty()) return {};
    Markdown text = Markdown("## Formations still due\n\n") +
                    table_head({"Formation", "Name", "Enters", "Where", "Ships"});
    for (const OwnNumber number : due) {
        const BookFormation& formation = book.formations.at(number.number - 1);
        std::vector<std::string> ships;
        for (const OwnShip ship : formation.ships) ships.push_back(book.ship(ship).name);
        text += table_row({formation.id, formation.name,
                           fmt::format("turn {}, {}", formation.enters.count,
                                       date_hour(book.calendar.begin_of(formation.enters))),
                           place_text(book.chart, formation.enters_at), enumeration(ships)});
    }
    return text;
}

// --- the enemy ---

std::string battle_state(const KnownBattle& battle) {
    if (battle.is_over) return "over";
    if (battle.last == battle.turn) return "being fought";
    return fmt::format("being fought, to the end of turn {}", battle.last.count);
}

Markdown battles(const SideView& view) {
    if (view.battles.empty()) return {};
    Markdown text = Markdown("## Battles\n\n") +
                    table_head({"Battle", "Square", "Turn", "Own formations", "State"});
    for (std::size_t i = 0; i < view.battles.size(); ++i) {
        const KnownBattle& battle = view.battles[i];
        std::vector<std::string> own;
        for (const OwnNumber number : battle.own) own.push_back(view.formation(number).id);
        text += table_row({fmt::format("B{}", i + 1), name_of(battle.square),
                           fmt::format("{}", battle.turn.count), enumeration(own),
                           battle_state(battle)});
    }
    return text;
}

Markdown chart_section(std::string_view chart) {
    if (chart.empty()) return {};
    return Markdown("## The chart\n\n") + drawing(chart);
}

// --- the orders ---

Markdown decisions(const Book& book, const SideView& view) {
    const Agenda due = agenda(book, view);
    const Markdown head = "## Decisions due\n\n";
    const bool has_formations = !formations_in(view, Presence::on_chart).empty();
    if (due.lines.empty()) {
        return head + (has_formations
                           ? Markdown("None: every formation is under way and steams on.\n")
                           : Markdown("None.\n"));
    }
    Markdown text = head;
    for (const std::string& point : due.points) text += markdown("- {}.\n", point);
    return text + "\nOrder lines to copy and change:\n\n" + code_lines(due.lines);
}

Markdown blank_sheet(const Book& book, const SideView& view) {
    return Markdown("## Order sheet\n\nWhat is not named goes on as before.\n\n") +
           code_lines(
               {fmt::format("ORDERS {} turn {}", book.own_side().id, view.turn.count), "", "END"});
}

}  // namespace

std::string briefing_markdown(const Book& book, const SideView& view, std::string_view chart) {
    const bool is_first = view.turn == TurnNumber{1} && !view.is_resolving;
    const bool is_over = book.calendar.is_over(view.turn);
    const std::vector<Markdown> sections{
        head(book, view),
        is_first ? introduction(book) : Markdown(),
        what_happened(book, view),
        is_over ? Markdown() : weather_section(book, view),
        own_formations(book, view),
        is_over ? Markdown() : formations_due(book, view),
        is_over ? Markdown() : own_ports(book),
        contacts_section(book, view),
        battles(view),
        chart_section(chart),
        is_over ? Markdown() : air_section(book, view),
        is_over ? Markdown() : hand_section(book, view),
        is_over ? Markdown() : standing_section(book, view),
        is_over ? Markdown() : decisions(book, view),
        is_over || view.is_resolving ? Markdown() : blank_sheet(book, view),
        is_over || view.is_resolving ? Markdown() : order_list_section(book, view),
        dice_section(view),
    };
    Markdown text;
    for (const Markdown& section : sections) {
        if (section.empty()) continue;
        if (!text.empty()) text += "\n";
        text += section;
    }
    return text.text();
}

}  // namespace flagplot
