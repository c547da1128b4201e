#include "present/side/side_standing.h"

#include <fmt/format.h>

#include "base/digest.h"
#include "present/side/card_text.h"
#include "view/agenda.h"
#include "view/event_log.h"

namespace flagplot {

namespace {

/// What waits, with the command that continues.
struct Waiting {
    const Book& book;
    const SideView& view;

    std::string operator()(const OwnCaptainAsked& asked) const {
        const OwnFormation& own = view.formation(asked.formation);
        return fmt::format(
            "The captain of {} [{}] has been freed in {} and may change course:\n"
            "  flagplot answer SAVE {} [ORDER]\n",
            own.name, own.id, name_of(own.square), own.id);
    }
    std::string operator()(const OwnBattleOpen& open) const {
        const KnownBattle& battle = view.battles.at(open.battle.number - 1);
        std::string ids;
        for (const OwnNumber own : battle.own) {
            ids += (ids.empty() ? "" : " and ") + view.formation(own).id;
        }
        return fmt::format(
            "Battle B{0} in {1} must be fought, by {2}:\n"
            "  flagplot battle SAVE {0} shows your sheet of it\n"
            "  flagplot battle SAVE {0} --auto | --play | --historical | --export DIR | --report "
            "FILE\n",
            open.battle.number, name_of(battle.square), ids);
    }
    std::string operator()(const OwnChoiceDue& choice) const {
        const std::string about =
            choice.formation ? fmt::format(" for {}", view.formation(*choice.formation).id) : "";
        return fmt::format(
            "A card leaves you the choice{}:\n"
            "  a: {}\n"
            "  b: {}\n"
            "  flagplot choose SAVE a|b\n",
            about, card_effect_text(choice.a), card_effect_text(choice.b));
    }
};

std::string orders_text(const SideView& view) {
    if (view.orders_receipt) {
        return fmt::format("Your orders are in; their receipt is {}.\n",
                           short_hex(*view.orders_receipt));
    }
    if (view.is_resolving) return "You gave no orders for this turn.\n";
    return "You have given no orders for this turn: flagplot order SAVE SHEET\n";
}

std::string line(const Calendar& calendar, TurnNumber turn, const Happening& happening) {
    const std::string hour = happening.has_hour ? hour_text(calendar.begin_of(turn) + happening.at)
                                                : std::string(5, ' ');
    return fmt::format("  {}  {}\n", hour, happening.sentence);
}

}  // namespace

std::string awaited_text(const Book& book, const SideView& view,
                         const std::optional<PendingDecision>& awaited) {
    return awaited ? std::visit(Waiting{book, view}, *awaited) : std::string{};
}

std::string side_standing(const Book& book, const SideView& view,
                          const std::optional<PendingDecision>& awaited) {
    const Calendar& calendar = book.calendar;
    const std::string now = date_hour(calendar.begin_of(view.turn));
    if (calendar.is_over(view.turn)) {
        return fmt::format("{}, after turn {}: the campaign is over.\n", now,
                           calendar.last_turn().count);
    }
    std::string text =
        fmt::format("{}, turn {} of {}, {}: {}.\n", now, view.turn.count,
                    calendar.last_turn().count, word_of(light_in(book, view, view.turn)),
                    view.is_resolving ? "it is being resolved" : "waiting for orders");
    text += orders_text(view);
    if (view.is_resolving && !awaited) {
        text += "The turn is not over: flagplot resolve SAVE goes on with it.\n";
    }
    return text + awaited_text(book, view, awaited);
}

std::string to_be_decided(const Book& book, const SideView& view) {
    std::string text;
    for (const std::string& point : agenda(book, view).points) {
        text += fmt::format("  {}\n", point);
    }
    return text.empty() ? text : "You may decide:\n" + text;
}

std::string told_text(const Book& book, const SideView& view, TurnNumber turn,
                      const std::vector<Report>& reports) {
    std::string text;
    for (const Happening& happening : happenings(book, view, reports)) {
        text += line(book.calendar, turn, happening);
    }
    return text;
}

std::string side_turn_page(const Book& book, const SideView& view, TurnNumber turn,
                           const std::string& orders, const std::vector<Report>& reports) {
    const std::string told = told_text(book, view, turn, reports);
    return fmt::format(
        "# {}, {}: turn {} of {}, {}\n\n## Orders\n\n{}\n## What you were told\n\n{}", book.title,
        book.own_side().name, turn.count, book.calendar.last_turn().count,
        date_hour(book.calendar.begin_of(turn)),
        orders.empty() ? "None.\n" : "```\n" + orders + "```\n",
        told.empty() ? "Nothing.\n" : "```\n" + told + "```\n");
}

}  // namespace flagplot
