#include <fmt/format.h>

#include <algorithm>

#include "rules/route.h"
#include "view/check_orders.h"
#include "view/outlook.h"
#include "view/phrases.h"
#include "view/plain_text.h"

namespace flagplot {

namespace {

constexpr std::int32_t widest_line = 78;

/// The text broken at spaces into lines of at most `widest_line`, each behind `indent`.
std::string wrapped(std::string_view text, std::string_view indent) {
    std::string result;
    std::string line(indent);
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const auto word = text.substr(at, end - at);
        const bool is_first = line.size() == indent.size();
        if (!is_first && width_of(line) + 1 + width_of(word) > widest_line) {
            result += line + "\n";
            line = indent;
        } else if (!is_first) {
            line += ' ';
        }
        line += word;
        at = end + 1;
    }
    return result + line + "\n";
}

std::string paragraph(std::string_view text) { return wrapped(text, "") + "\n"; }

std::string heading(const Book& book, const SideView& view) {
    const TurnNumber turn = view.turn;
    return wrapped(fmt::format("{}, {}: orders for turn {}, {}", book.title, book.own_side().name,
                               turn.count, date_hour(book.calendar.begin_of(turn))),
                   "") +
           "\n";
}

// What was understood.

/// When the markers of a new route will be reached.
std::vector<ExpectedArrival> arrivals_of(RoutePlanner& planner, const Book& book,
                                         const SideView& view, OwnNumber number,
                                         const PlotRoute& route) {
    const OwnFormation& own = view.formation(number);
    const auto speed = speed_now(book, view, number);
    if (!speed) return {};
    return expected_arrivals(planner, book.switches, book.calendar, view.turn,
                             {own.square, own.run, own.carried}, speed->points, route);
}

/// "Expected, if nothing happens": the passages that were ordered, one line a marker.
std::string passages_text(const Book& book, const SideView& view, const Sheet& sheet) {
    const MovementSwitches switches = book.switches.movement();
    RoutePlanner planner(book.chart, switches);
    std::string text;
    for (const Order& order : sheet.orders) {
        const auto* own = std::get_if<FormationOrder>(&order);
        const auto* route = own != nullptr ? std::get_if<PlotRoute>(&own->what) : nullptr;
        if (route == nullptr) continue;
        text += fmt::format("  {}\n", book.formation(own->formation).id);
        for (const auto& arrival : arrivals_of(planner, book, view, own->formation, *route)) {
            text += fmt::format(
                "    {:<5} {}\n", name_of(arrival.marker),
                arrival.when ? date_hour(*arrival.when) : "not before the campaign ends");
        }
    }
    return text.empty() ? text : "Expected, if nothing happens:\n" + text + "\n";
}

bool has_new_course(const Sheet& sheet, OwnNumber formation) {
    return std::any_of(sheet.orders.begin(), sheet.orders.end(), [&](const Order& order) {
        const auto* own = std::get_if<FormationOrder>(&order);
        return own != nullptr && own->formation == formation &&
               (std::holds_alternative<PlotRoute>(own->what) ||
                std::holds_alternative<Hold>(own->what));
    });
}

/// What a formation does without a new course.
std::string as_before(const Book& book, const OwnFormation& own, const BookFormation& formation) {
    switch (own.presence) {
        case Presence::gone:
            return "";
        case Presence::due:
            return fmt::format(
                "{} enters in {} on {} (turn {}).", formation.id, name_of(formation.enters_at),
                date_hour(book.calendar.begin_of(formation.enters)), formation.enters.count);
        case Presence::on_chart:
            break;
    }
    if (own.route) return fmt::format("{} steams on {}.", formation.id, phrase_of(*own.route));
    return fmt::format("{} stays in {}.", formation.id, name_of(own.square));
}

std::string others_text(const Book& book, const SideView& view, const Sheet& sheet) {
    std::string text;
    for (std::uint32_t number = 1; number <= book.formations.size(); ++number) {
        if (has_new_course(sheet, {number})) continue;
        const auto line = as_before(book, view.formation({number}), book.formation({number}));
        if (!line.empty()) text += wrapped(line, "  ");
    }
    return text.empty() ? text : "Without a new course:\n" + text + "\n";
}

std::string understood(const Book& book, const SideView& view, const Sheet& sheet) {
    const Roster roster = roster_of(book);
    return text_of(roster, sheet) + "\n" + passages_text(book, view, sheet) +
           others_text(book, view, sheet) +
           fmt::format("Receipt: {}\n", short_hex(receipt_of(roster, sheet)));
}

// What was wrong.

/// Each wrong line, what is wrong with it, and the word that was probably meant.
std::string refusals(const CheckedSheet& checked) {
    std::string text;
    for (const SheetLine& line : checked.lines) {
        if (line.order) continue;
        text += fmt::format("line {}: \"{}\"\n", line.number, line.text);
        text += wrapped(sentence_of(line.order.error()), "  ") + "\n";
    }
    return text;
}

/// The whole sheet once more: right lines as understood, wrong ones as they came, under a remark.
std::string sheet_to_correct(const Roster& roster, const CheckedSheet& checked) {
    std::string text = fmt::format("ORDERS {} turn {}\n", roster.side, checked.sheet.turn.count);
    for (const SheetLine& line : checked.lines) {
        if (!line.order) text += "# to be corrected:\n";
        text += (line.order ? text_of(roster, *line.order) : line.text) + "\n";
    }
    return text + "END\n";
}

std::string wrong_lines(const CheckedSheet& checked) {
    const auto wrong = std::count_if(checked.lines.begin(), checked.lines.end(),
                                     [](const SheetLine& line) { return !line.order; });
    return wrong == 1 ? "One line is wrong" : fmt::format("{} lines are wrong", wrong);
}

/// A sheet with nothing in it but the names it may use.
std::string blank_sheet(const Book& book, const SideView& view) {
    std::string text = fmt::format("ORDERS {} turn {}\n", book.own_side().id, view.turn.count);
    for (std::size_t i = 0; i < book.formations.size(); ++i) {
        if (view.formations[i].presence == Presence::gone) continue;
        text += fmt::format("# {}\n", book.formations[i].id);
    }
    return text + "END\n";
}

}  // namespace

std::string reply_to(const Book& book, const SideView& view, const CheckedSheet& checked,
                     bool taken) {
    const Roster roster = roster_of(book);
    std::string text = heading(book, view);
    if (checked.is_clean()) {
        text += paragraph(taken ? "Your orders were received, as follows."
                                : "These orders are in order. They have not been handed in yet.");
        return text + understood(book, view, checked.sheet);
    }
    const std::string wrong = wrong_lines(checked);
    text += paragraph(taken ? wrong + "; the others were received."
                            : wrong + ", so none of these orders was taken.");
    text += refusals(checked);
    text += paragraph("Please correct this and send the whole sheet again:");
    text += sheet_to_correct(roster, checked);
    if (taken) {
        text += "\n" + paragraph("Until then these are your orders:");
        text += understood(book, view, checked.sheet);
    }
    return text;
}

std::string reply_to(const Book& book, const SideView& view, const Error& error) {
    const bool is_over = book.calendar.is_over(view.turn);
    std::string text = heading(book, view);
    text += paragraph("No orders were taken.");
    const std::string line =
        error.where.line > 0 ? fmt::format("line {}: ", error.where.line) : std::string();
    text += wrapped(line + sentence_of(error), "  ");
    if (is_over) return text;
    text +=
        "\n" + paragraph("Please send a sheet like this one, with your orders in it, one a line:");
    return text + blank_sheet(book, view);
}

}  // namespace flagplot
