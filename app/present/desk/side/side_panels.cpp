#include "present/desk/side/side_panels.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "base/plain_text.h"
#include "present/desk/side/log_pages.h"
#include "present/picture/navy_style.h"
#include "present/plot/plot_page.h"
#include "view/agenda.h"
#include "view/briefing.h"
#include "view/event_log.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

LogRow log_row(const Book& book, std::string time, std::string text) {
    const auto square = square_in(text, book.chart);
    return {std::move(time), std::move(text), square,
            style_of_navy(book.own_side().name, book.side).colour};
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
        before = lower_case(word);
        word.clear();
    }
    return std::nullopt;
}

TopBar side_top_bar(const Book& book, const SideView& view) {
    const Moment begin = book.calendar.begin_of(view.turn);
    TopBar bar;
    bar.whose = book.own_side().name;
    bar.colour = style_of_navy(book.own_side().name, book.side).colour;
    bar.date = day_of(begin);
    bar.hours = hours_of_turn(begin);
    bar.light = word_of(light_in(book, view, view.turn));
    bar.turn = book.calendar.is_over(view.turn)
                   ? "the campaign is over"
                   : fmt::format("turn {} of {}", view.turn.count, book.calendar.last_turn().count);
    bar.weather = weather_text(weather_in(view, view.turn));
    bar.phase = view.is_resolving ? "the turn is being resolved" : "";
    bar.orders = {{book.own_side().name, view.orders_receipt.has_value(), bar.colour}};
    return bar;
}

namespace {

/// "6 units, CA", as beside its symbol on the chart.
std::string short_text(const Declaration& declared) {
    return fmt::format("{}, {}", counted(declared.units.count, "unit"), word_of(declared.biggest));
}

}  // namespace

std::vector<ContactRow> side_contacts(const Book& book, const SideView& view) {
    std::vector<ContactRow> rows;
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        if (!view.contact({i}).stands()) continue;
        const PlotContact contact = plot_contact(book, view, {i});
        rows.push_back(
            {ContactPick{book.side, {i}},
             fmt::format("C{}  {}{}", i, contact.name.empty() ? "" : contact.name + ": ",
                         contact.declared ? short_text(*contact.declared) : contact.known),
             fmt::format("in {}; {}", place_text(book.chart, contact.square), grade_text(contact)),
             contact.age_hours == 0 ? "now" : fmt::format("{} h", contact.age_hours),
             contact.square, strength_at_age(contact.age_hours),
             style_of_navy(book.own_side().name, book.side).colour});
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
