#include "view/briefing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "view/agenda.h"
#include "view/briefing_parts.h"
#include "view/happenings.h"
#include "view/means.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/permissions.h"
#include "view/phrases.h"

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

std::string time_line(const Book& book, const SideView& view) {
    const Calendar& calendar = book.calendar;
    if (calendar.is_over(view.turn)) {
        return fmt::format("{}. **The campaign is over**: no orders are due.",
                           date_hour(calendar.begin_of(view.turn)));
    }
    return fmt::format("**Turn {} of {}**: {}, {}.{}", view.turn.count, calendar.last_turn().count,
                       hours_of(calendar, view.turn), word_of(light_in(book, view, view.turn)),
                       view.is_resolving ? " It is being resolved." : "");
}

std::string head(const Book& book, const SideView& view) {
    std::string text =
        fmt::format("# {}: {}\n\n{}\n", book.title, book.own_side().name, time_line(book, view));
    if (view.orders_receipt) {
        text += fmt::format("\nOrders for this turn are in; their receipt is `{}`.\n",
                            short_hex(*view.orders_receipt));
    }
    return text + "\n" + situation(book, view);
}

std::string introduction(const Book& book, const SideView& view) {
    std::string text = book.briefing;
    if (!text.empty() && text.back() != '\n') text += '\n';
    if (view.dice_commitment) {
        text += fmt::format(
            "{}## The dice\n\nEvery roll follows from a secret the umpire has fixed before the "
            "campaign; this is its fingerprint, by which the secret, and with it every roll, can "
            "be checked when the campaign is over.\n\n`{}`\n",
            text.empty() ? "" : "\n", hex(*view.dice_commitment));
    }
    return text;
}

// --- what happened ---

std::string what_happened(const Book& book, const SideView& view) {
    const auto turn = turn_of_reports(view);
    std::string text = turn ? fmt::format("## What happened in turn {} ({})\n\n", turn->count,
                                          hours_of(book.calendar, *turn))
                            : "## Before the first turn\n\n";
    std::int32_t number = 0;
    for (const Happening& happening : happenings(book, view)) {
        text += fmt::format("{}. ", ++number);
        if (turn && happening.has_hour) {
            text += hour_text(book.calendar.begin_of(*turn) + happening.at) + " ";
        }
        text += happening.sentence + "\n";
    }
    return number > 0 ? text : text + "Nothing was reported.\n";
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
    return fmt::format("{} ({})", name_of(arrival.marker),
                       arrival.when ? date_hour(*arrival.when) : "not before the end");
}

std::string route_line(const Book& book, const SideView& view, RoutePlanner& planner,
                       OwnNumber number) {
    const auto& route = view.formation(number).route;
    if (!route) return "- Route: none; it stays where it is.\n";
    std::vector<std::string> checkpoints;
    std::string destination = name_of(route->destination);
    const auto expected = expected_arrivals(planner, book, view, number);
    for (const ExpectedArrival& arrival : expected) {
        if (arrival.is_destination)
            destination = arrival_text(arrival);
        else
            checkpoints.push_back(arrival_text(arrival));
    }
    if (expected.empty()) return fmt::format("- Route: {}.\n", phrase_of(*route));
    const std::string by =
        checkpoints.empty() ? ""
                            : fmt::format("checkpoint{} {}, ", checkpoints.size() == 1 ? "" : "s",
                                          enumeration(checkpoints));
    return fmt::format("- Route: {}destination {}.\n", by, destination);
}

/// Where the turn to come differs from what its speed gives: ", but 1 in turn 3".
std::string points_of_turn(const Book& book, const SideView& view, OwnNumber number,
                           MovePoints plain) {
    const auto points = points_next_turn(book, view, number);
    if (!points || *points == plain || book.calendar.is_over(view.turn)) return {};
    return fmt::format(", but {} in turn {}", points->count, view.turn.count);
}

std::string speed_line(const Book& book, const SideView& view, OwnNumber number) {
    const auto speed = speed_now(book, view, number);
    if (!speed) return {};
    const MovePoints carried = view.formation(number).carried;
    return fmt::format("- Cruises at {}, the speed of {}: {} a turn{}.{}\n",
                       knots_text(speed->cruise), slowest_ship(book, view, number, speed->slowest),
                       counted(speed->points.count, "movement point"),
                       points_of_turn(book, view, number, speed->points),
                       carried == MovePoints{0} ? ""
                                                : fmt::format(" It has kept {} for the next step.",
                                                              counted(carried.count, "point")));
}

std::string state_lines(const Book& book, const SideView& view, const Roster& roster,
                        OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const bool has_radar = std::any_of(own.ships.begin(), own.ships.end(),
                                       [&](OwnShip ship) { return book.ship(ship).has_radar; });
    std::string text = fmt::format("- Stance: {}. Radar: {}.\n", word_of(own.stance),
                                   !has_radar     ? "none"
                                   : own.radar_on ? "in use"
                                                  : "silent");
    if (own.spotted) text += fmt::format("- It was spotted in turn {}.\n", own.spotted->count);
    for (const ActiveEffect& effect : own.effects) {
        text += fmt::format("- {}.\n", capitalised(effect_text(effect)));
    }
    for (const Prize& prize : own.prizes) {
        text += fmt::format("- In its company a prize: {}.\n", phrase_of(prize));
    }
    for (const Conditional& conditional : own.conditions) {
        text += fmt::format("- Standing order: {}.\n", text_of(roster, conditional));
    }
    for (const OwnShip ship : own.ships) {
        const ShipState& left = view.ships.at(ship.index());
        const std::string wear = wear_of(left);
        if (left.is_lost() || wear.empty()) continue;
        text += fmt::format("- {}: {}.\n", book.ship(ship).name, wear);
    }
    return text;
}

std::string ships_table(const Book& book, const SideView& view, OwnNumber number) {
    std::string text = table_head({"Ship", "Class", "Type", "Speed", "SP", "Hull"});
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

std::string offer_lines(const Book& book, const SideView& view, const Roster& roster,
                        OwnNumber number) {
    std::string text;
    for (const Offer& offer : offers(book, view, number)) {
        text += fmt::format("- {}: `{}`.\n", capitalised(offer.why),
                            text_of(roster, Order{offer.order}));
    }
    return text;
}

std::string formation_section(const Book& book, const SideView& view, const Roster& roster,
                              RoutePlanner& planner, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    std::string text =
        fmt::format("### {}\n\n- In {}{}.\n", formation_title(view, number),
                    place_text(book.chart, own.square), is_in_port(book, own) ? ", in port" : "");
    text += speed_line(book, view, number);
    text += route_line(book, view, planner, number);
    if (!book.calendar.is_over(view.turn)) {
        text += fmt::format("- {}.\n", capitalised(permission_text(book, view, number)));
    }
    return text + offer_lines(book, view, roster, number) +
           state_lines(book, view, roster, number) + "\n" + ships_table(book, view, number);
}

std::string overview_table(const Book& book, const SideView& view) {
    std::string text = table_head({"Formation", "Square", "Ships", "Points", "Bound for"});
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        const OwnFormation& own = view.formation(number);
        const auto points =
            points_next_turn(book, view, number).value_or(MovePoints{}) + own.carried;
        text += table_row(
            {own.id, name_of(own.square), fmt::format("{}", units_of(book, view, number).size()),
             fmt::format("{}", points.count), own.route ? name_of(own.route->destination) : "-"});
    }
    return text;
}

/// Why a formation is on the chart no more.
std::string_view end_of(const Book& book, const SideView& view, OwnNumber number) {
    if (view.formation(number).ships.empty()) return "Its ships are part of another formation now";
    return speed_now(book, view, number) ? "Has left the chart" : "Lost with all its ships";
}

std::string own_formations(const Book& book, const SideView& view) {
    const auto on_chart = formations_in(view, Presence::on_chart);
    std::string text = "## Own formations\n\n";
    text += on_chart.empty() ? "None is on the chart.\n" : overview_table(book, view);
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    const Roster roster = roster_of(book, view);
    for (const OwnNumber number : on_chart) {
        text += "\n" + formation_section(book, view, roster, planner, number);
    }
    for (const OwnNumber number : formations_in(view, Presence::gone)) {
        text += fmt::format("\n### {}\n\n- {}.\n", formation_title(view, number),
                            end_of(book, view, number));
    }
    return text;
}

std::string formations_due(const Book& book, const SideView& view) {
    const auto due = formations_in(view, Presence::due);
    if (due.empty()) return {};
    std::string text = "## Formations still due\n\n" +
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

/// Whose eyes a contact was last seen by: "UK-K, by radar", "from the air", "by report".
std::string source_text(const SideView& view, const Contact& contact) {
    if (contact.is_reported) return "by report";
    const std::vector<std::string> ids = observers_of(view, contact);
    const auto mode = phrase_of(contact.mode);
    return ids.empty() || contact.mode == SightMode::air
               ? std::string(mode)
               : fmt::format("{}, {}", enumeration(ids), mode);
}

/// What may be thought of a contact by now.
std::string doubt_text(const Book& book, const SideView& view, const Contact& contact) {
    const std::string age =
        is_current(book, view, contact) ? "current" : "old: it may be anywhere by now";
    if (!contact.next_marker) return age;
    return fmt::format("{}; it was bound for {}", age, name_of(*contact.next_marker));
}

std::string blocks(const Book& book, const SideView& view) {
    std::string text;
    for (const KnownBlock& block : view.blocks) {
        text += fmt::format("- Turn {}: a direction-finding fix put an enemy in one of {}.\n",
                            block.turn.count, block_text(book.chart, block.centre));
    }
    return text.empty() ? text : "\n" + text;
}

std::string contacts(const Book& book, const SideView& view) {
    if (view.contacts.empty()) {
        return "## Contacts\n\nNo enemy has been sighted.\n" + blocks(book, view);
    }
    std::string text = "## Contacts\n\n" + table_head({"Contact", "Square", "Last seen", "Age",
                                                       "Seen by", "Grade", "Declared", "State"});
    for (std::size_t i = 0; i < view.contacts.size(); ++i) {
        const Contact& contact = view.contacts[i];
        text += table_row({fmt::format("C{}", i + 1), name_of(contact.square),
                           date_hour(last_seen(book.calendar, contact)),
                           fmt::format("{} h", age_hours(book.calendar, contact, view.turn)),
                           source_text(view, contact), grade_of(book, contact),
                           contact.declared ? phrase_of(*contact.declared) : "unknown",
                           doubt_text(book, view, contact)});
    }
    return text + blocks(book, view);
}

std::string battles(const SideView& view) {
    if (view.battles.empty()) return {};
    std::string text =
        "## Battles\n\n" + table_head({"Battle", "Square", "Turn", "Own formations", "State"});
    for (std::size_t i = 0; i < view.battles.size(); ++i) {
        const KnownBattle& battle = view.battles[i];
        std::vector<std::string> own;
        for (const OwnNumber number : battle.own) own.push_back(view.formation(number).id);
        text += table_row({fmt::format("B{}", i + 1), name_of(battle.square),
                           fmt::format("{}", battle.turn.count), enumeration(own),
                           battle.is_over ? "over" : "being fought"});
    }
    return text;
}

// --- the orders ---

std::string decisions(const Book& book, const SideView& view) {
    const Agenda due = agenda(book, view);
    const std::string head = "## Decisions due\n\n";
    if (due.lines.empty()) return head + "None: every formation is under way and steams on.\n";
    std::string text = head;
    for (const std::string& point : due.points) text += fmt::format("- {}.\n", point);
    text += "\nOrder lines to copy and change:\n\n```\n";
    for (const std::string& line : due.lines) text += line + "\n";
    return text + "```\n";
}

std::string blank_sheet(const Book& book, const SideView& view) {
    return fmt::format(
        "## Order sheet\n\nWhat is not named goes on as before.\n\n```\nORDERS {} turn {}\n\n"
        "END\n```\n",
        book.own_side().id, view.turn.count);
}

}  // namespace

std::string briefing_markdown(const Book& book, const SideView& view) {
    const bool is_first = view.turn == TurnNumber{1} && !view.is_resolving;
    const bool is_over = book.calendar.is_over(view.turn);
    const std::vector<std::string> sections{
        head(book, view),
        is_first ? introduction(book, view) : "",
        what_happened(book, view),
        is_over ? "" : weather_section(book, view),
        own_formations(book, view),
        is_over ? "" : formations_due(book, view),
        contacts(book, view),
        battles(view),
        is_over ? "" : air_section(book, view),
        is_over ? "" : hand_section(book, view),
        is_over ? "" : standing_section(book, view),
        is_over ? "" : decisions(book, view),
        is_over || view.is_resolving ? "" : blank_sheet(book, view),
    };
    std::string text;
    for (const std::string& section : sections) {
        if (section.empty()) continue;
        text += (text.empty() ? "" : "\n") + section;
    }
    return text;
}

}  // namespace flagplot
