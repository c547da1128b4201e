#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "rules/route.h"
#include "view/check_orders.h"
#include "view/outlook.h"
#include "view/permissions.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr std::int32_t widest_line = 78;

/// The text in lines of at most `widest_line`, each after `indent`, broken at spaces.
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

/// "Expected, if nothing happens": the arrivals of the routes ordered, one line for each marker.
std::string passages_text(const Book& book, const SideView& after, const Sheet& sheet) {
    RoutePlanner planner(book.chart, book.switches.movement());
    std::string text;
    for (const Order& order : sheet.orders) {
        const auto* own = std::get_if<FormationOrder>(&order);
        if (own == nullptr) continue;
        std::optional<PlotRoute> route;
        if (const auto* plotted = std::get_if<PlotRoute>(&own->what)) route = *plotted;
        if (std::holds_alternative<ReturnToPort>(own->what)) {
            route = after.formation(own->formation).route;
        }
        if (!route) continue;
        text += fmt::format("  {}\n", after.formation(own->formation).id);
        for (const auto& arrival :
             expected_arrivals(planner, book, after, own->formation, *route)) {
            text += fmt::format("    {:<5} {}\n", place_text(book.chart, arrival.marker),
                                arrival.when ? fmt::format("{}, turn {}", date_hour(*arrival.when),
                                                           arrival.turn.count)
                                             : "only after the campaign has ended");
        }
    }
    return text.empty() ? text : "Expected, if nothing happens:\n" + text + "\n";
}

bool has_new_course(const Sheet& sheet, OwnNumber formation) {
    return std::any_of(sheet.orders.begin(), sheet.orders.end(), [&](const Order& order) {
        const auto* own = std::get_if<FormationOrder>(&order);
        return own != nullptr && own->formation == formation &&
               (std::holds_alternative<PlotRoute>(own->what) ||
                std::holds_alternative<Hold>(own->what) ||
                std::holds_alternative<ReturnToPort>(own->what));
    });
}

/// What a formation does if it gets no new course.
std::string as_before(const Book& book, const SideView& after, OwnNumber number) {
    const OwnFormation& own = after.formation(number);
    switch (own.presence) {
        case Presence::gone:
            return "";
        case Presence::due: {
            const TurnNumber enters = book.formations.at(number.number - 1).enters;
            return fmt::format("{} enters in {} on {} (turn {}).", own.id, name_of(own.square),
                               date_hour(book.calendar.begin_of(enters)), enters.count);
        }
        case Presence::on_chart:
            break;
    }
    if (own.task) return fmt::format("{} {}.", own.id, phrase_of(after, *own.task));
    if (own.route) return fmt::format("{} steams on {}.", own.id, phrase_of(*own.route));
    return fmt::format("{} stays in {}.", own.id, name_of(own.square));
}

std::string others_text(const Book& book, const SideView& after, const Sheet& sheet) {
    std::string text;
    for (std::uint32_t number = 1; number <= after.formations.size(); ++number) {
        if (has_new_course(sheet, {number})) continue;
        const auto line = as_before(book, after, {number});
        if (!line.empty()) text += wrapped(line, "  ");
    }
    return text.empty() ? text : "Without a new course:\n" + text + "\n";
}

std::string understood(const Book& book, const SideView& view, const Sheet& sheet) {
    const Roster roster = roster_of(book, view);
    const SideView after = view_after(book, view, sheet);
    return text_of(roster, sheet) + "\n" + passages_text(book, after, sheet) +
           others_text(book, after, sheet) +
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

/// The whole sheet again: right lines as understood, wrong ones as they were sent, below a comment.
std::string sheet_to_correct(Roster roster, const CheckedSheet& checked) {
    std::string text = fmt::format("ORDERS {} turn {}\n", roster.side, checked.sheet.turn.count);
    for (const SheetLine& line : checked.lines) {
        if (!line.order) {
            text += "# to be corrected:\n" + line.text + "\n";
            continue;
        }
        text += text_of(roster, *line.order) + "\n";
        enlist(roster, *line.order);
    }
    return text + "END\n";
}

std::string wrong_lines(const CheckedSheet& checked) {
    const auto wrong = std::count_if(checked.lines.begin(), checked.lines.end(),
                                     [](const SheetLine& line) { return !line.order; });
    return wrong == 1 ? "One line is wrong" : fmt::format("{} lines are wrong", wrong);
}

/// "# search KALAFRANA at": the aircraft that can fly in the coming turn.
std::string blank_searches(const Roster& roster, const Book& book, const SideView& view) {
    std::string text;
    for (std::uint32_t number = 0; number < book.assets.size(); ++number) {
        const auto base = base_of(book, view, {number});
        if (!base || obstacle(book, view, SearchFrom{{number}, *base}, 0)) continue;
        const std::string order = text_of(roster, SearchFrom{{number}, *base});
        text += "# " + order.substr(0, order.rfind(' ')) + "\n";
    }
    return text;
}

/// What follows a card's name in an order.
std::string_view behind_card(CardNeeds needs) {
    constexpr std::array<std::string_view, 3> words{"", " on", " at"};
    return words[static_cast<std::size_t>(needs)];
}

/// "# play All boilers on": the cards of the hand.
std::string blank_plays(const Roster& roster, const SideView& view) {
    std::string text;
    for (const HandCard& card : view.hand) {
        text += fmt::format("# {}{}\n", text_of(roster, PlayCard{card.name.text, {}, {}}),
                            behind_card(card.needs));
    }
    return text;
}

/// A sheet without orders, only with the names it may use.
std::string sheet_without_orders(const Book& book, const SideView& view) {
    const Roster roster = roster_of(book, view);
    std::string text = fmt::format("ORDERS {} turn {}\n", roster.side, view.turn.count);
    for (const OwnFormation& formation : view.formations) {
        if (formation.presence != Presence::gone) text += fmt::format("# {}\n", formation.id);
    }
    return text + blank_searches(roster, book, view) + blank_plays(roster, view) + "END\n";
}

}  // namespace

std::string reply_to(const Book& book, const SideView& view, const CheckedSheet& checked,
                     bool taken) {
    const Roster roster = roster_of(book, view);
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

std::string word_proposal(const Sheet& sheet, const std::string& word) {
    const bool has_word =
        std::any_of(sheet.orders.begin(), sheet.orders.end(),
                    [](const Order& order) { return std::holds_alternative<SendWord>(order); });
    if (has_word) return {};
    return "\n" +
           paragraph(
               "There is no word of your own in these orders. One that nobody else knows makes "
               "the dice of the turn such that nobody can foresee them before it is handed in. "
               "Make one up, or add this line:") +
           "WORD " + word + "\n";
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
    return text + sheet_without_orders(book, view);
}

}  // namespace flagplot
