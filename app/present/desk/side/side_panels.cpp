#include "present/desk/side/side_panels.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "present/desk/side/log_pages.h"
#include "present/picture/palette.h"
#include "present/plot/plot_page.h"
#include "view/agenda.h"
#include "view/briefing.h"
#include "view/event_log.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

bool holds(std::string_view text, const std::string& filter) {
    return lowered(text).find(lowered(filter)) != std::string::npos;
}

/// "2 CL 2 DD": the ships that are afloat.
std::string strength_text(const Book& book, const SideView& view, const OwnFormation& own) {
    std::map<ShipType, int> counts;
    for (const OwnShip ship : own.ships) {
        if (!view.ships.at(ship.index()).is_lost()) ++counts[book.ship(ship).type];
    }
    std::string text;
    for (const auto& [type, count] : counts) {
        text += fmt::format("{}{} {}", text.empty() ? "" : " ", count, word_of(type));
    }
    return text.empty() ? "nothing afloat" : text;
}

std::string ship_detail(const Book& book, const SideView& view, OwnShip ship) {
    const BookShip& row = book.ship(ship);
    const ShipState& left = view.ships.at(ship.index());
    std::string text = fmt::format("{}{}", word_of(row.type), row.has_radar ? ", radar" : "");
    if (left.is_lost()) return text + ", " + std::string(loss_word(left));
    if (left.is_damaged()) return text + ", " + state_text(row, left);
    return text;
}

std::string when_due(const Book& book, OwnNumber number) {
    if (number.number > book.formations.size()) return "due";
    return fmt::format("due turn {}", book.formations[number.number - 1].enters.count);
}

ForceRow formation_row(const Book& book, const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    ForceRow row;
    row.depth = 1;
    row.pick = FormationPick{book.side, number};
    row.name = called(view, number);
    row.detail = strength_text(book, view, own);
    row.colour = style_of(book.side).colour;
    row.is_quiet = own.presence != Presence::on_chart;
    if (own.presence == Presence::due) row.right = when_due(book, number);
    if (own.presence == Presence::gone) row.right = "gone";
    if (own.presence != Presence::on_chart) return row;
    row.square = own.square;
    const auto points = points_next_turn(book, view, number);
    row.right = points ? fmt::format("MP {}", points->count) : std::string{};
    return row;
}

ForceRow ship_row(const Book& book, const SideView& view, OwnNumber formation, OwnShip ship) {
    ForceRow row;
    row.depth = 2;
    row.pick = FormationPick{book.side, formation};
    row.name = book.ship(ship).name;
    row.detail = ship_detail(book, view, ship);
    row.right = knots_text(book.ship(ship).maximum) + " kn";
    const std::size_t unit = row.right.find(" knots");
    if (unit != std::string::npos) row.right = row.right.substr(0, unit) + " kn";
    row.colour = style_of(book.side).colour;
    row.is_quiet = view.ships.at(ship.index()).is_lost();
    return row;
}

LogRow log_row(const Book& book, std::string time, std::string text) {
    const auto square = square_in(text, book.chart);
    return {std::move(time), std::move(text), square, style_of(book.side).colour};
}

}  // namespace

std::string day_of(Moment moment) {
    constexpr std::array days{"Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"};  // 1 January 1970
    constexpr std::int64_t half_hours = 48, week = 7;
    std::int64_t day = moment.half_hours / half_hours;
    if (moment.half_hours % half_hours < 0) --day;
    const auto place = static_cast<std::size_t>(((day % week) + week) % week);
    const std::string full = date_hour(moment);
    return fmt::format("{} {}", days[place], full.substr(0, full.rfind(' ')));
}

std::string hours_of_turn(Moment begin) {
    const std::string end = hour_text(begin + Pulse{half_hours_per_turn});
    return fmt::format("{} to {}", hour_text(begin), end == "00:00" ? "24:00" : end);
}

std::optional<Square> square_in(std::string_view text, const Chart& chart) {
    std::string word, before;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ' ';
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            word += c;
            continue;
        }
        if (word.empty()) continue;
        const bool is_number = before == "contact" || before == "battle";  // "contact C1"
        const bool is_name = std::isupper(static_cast<unsigned char>(word.front())) != 0 &&
                             std::isdigit(static_cast<unsigned char>(word.back())) != 0;
        const auto square = is_name && !is_number ? read_square(word) : std::nullopt;
        if (square && chart.contains(*square)) return square;
        before = lowered(word);
        word.clear();
    }
    return std::nullopt;
}

TopBar side_top_bar(const Book& book, const SideView& view) {
    const Moment begin = book.calendar.begin_of(view.turn);
    TopBar bar;
    bar.whose = book.own_side().name;
    bar.colour = style_of(book.side).colour;
    bar.date = day_of(begin);
    bar.hours = hours_of_turn(begin);
    bar.light = word_of(light_in(book, view, view.turn));
    bar.turn = book.calendar.is_over(view.turn)
                   ? "the campaign is over"
                   : fmt::format("turn {} of {}", view.turn.count, book.calendar.last_turn().count);
    bar.weather = weather_text(weather_in(view, view.turn));
    bar.phase = view.is_resolving ? "the turn is being resolved" : "";
    bar.orders = {{book.own_side().id, view.orders_receipt.has_value(), bar.colour}};
    return bar;
}

std::vector<ForceRow> side_forces(const Book& book, const SideView& view,
                                  const std::string& filter) {
    std::vector<ForceRow> rows;
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        const OwnFormation& own = view.formation({i});
        const ForceRow formation = formation_row(book, view, {i});
        const bool is_whole = filter.empty() || holds(own.name, filter) || holds(own.id, filter);
        std::vector<ForceRow> ships;
        for (const OwnShip ship : own.ships) {
            if (is_whole || holds(book.ship(ship).name, filter)) {
                ships.push_back(ship_row(book, view, {i}, ship));
            }
        }
        if (!is_whole && ships.empty()) continue;
        rows.push_back(formation);
        rows.insert(rows.end(), ships.begin(), ships.end());
    }
    return rows;
}

std::vector<ContactRow> side_contacts(const Book& book, const SideView& view) {
    std::vector<ContactRow> rows;
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        if (!view.contact({i}).stands()) continue;
        const PlotContact contact = plot_contact(book, view, {i});
        rows.push_back(
            {ContactPick{book.side, {i}},
             fmt::format("C{}  {}{}", i, contact.name.empty() ? "" : contact.name + ": ",
                         contact.known),
             fmt::format("in {}; {}", place_text(book.chart, contact.square), grade_text(contact)),
             contact.age_hours == 0 ? "now" : fmt::format("{} h", contact.age_hours),
             contact.square, strength_at_age(contact.age_hours), style_of(book.side).colour});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ContactRow& a, const ContactRow& b) {
        return a.strength > b.strength;
    });
    return rows;
}

LogTabs side_log(const Book& book, const SideView& view, std::vector<Report> told) {
    LogPages pages(book.calendar);
    SideView all = view;
    all.released.clear();
    all.waiting = std::move(told);
    for (const TurnTold& turn : told_by_turn(all)) {
        const TurnNumber number = turn.turn.value_or(view.turn);
        const Moment begin = book.calendar.begin_of(number);
        for (const Happening& happening : happenings(book, view, turn.reports)) {
            pages.add(LogTab::events, number,
                      log_row(book, hour_text(begin + happening.at), happening.sentence));
        }
        for (const Report& report : turn.reports) {
            if (!std::holds_alternative<Seen>(report)) continue;
            const auto hour = hour_of(report);
            pages.add(LogTab::contacts, number,
                      log_row(book, hour_text(hour ? begin + *hour : begin),
                              sentence_of(book, view, report)));
        }
    }
    for (const std::string& point : agenda(book, view).points) {
        pages.add(LogTab::orders, view.turn, log_row(book, "decide", point));
    }
    return std::move(pages).tabs();
}

std::vector<std::string> hover_facts(const Plot& plot, Square square) {
    std::vector<std::string> facts{place_text(plot.chart, square)};
    for (const PlotFormation& each : plot.formations) {
        if (each.square != square) continue;
        facts.push_back(fmt::format("{}: {}, {} MP", title_of(each.id, short_name(each.name)),
                                    counted(each.units.count, "unit"), each.points.count));
    }
    for (const PlotContact& each : plot.contacts) {
        if (each.square != square) continue;
        facts.push_back(fmt::format(
            "C{}: {}, {}, {}", each.number.number, each.known, grade_text(each),
            each.age_hours == 0 ? std::string("now") : fmt::format("{} h old", each.age_hours)));
    }
    for (const PlotBattle& each : plot.battles) {
        if (each.square != square) continue;
        facts.push_back(fmt::format("battle {}{}", each.number, each.is_over ? ", over" : ""));
    }
    return facts;
}

}  // namespace flagplot::desk
