#include "leak/side_output.h"

#include "admiral/admiral.h"
#include "campaign/solo.h"
#include "files/view_file.h"
#include "present/battle/battle_cards.h"
#include "present/battle/battle_form.h"
#include "present/battle/battle_setup.h"
#include "present/battle/battle_table.h"
#include "present/characters/chart_text.h"
#include "present/characters/marks.h"
#include "present/json/show_json.h"
#include "present/plot/plot.h"
#include "present/plot/plot_picture.h"
#include "present/side/briefing_document.h"
#include "present/side/contact_card.h"
#include "present/side/newspaper.h"
#include "present/side/side_files.h"
#include "present/side/side_standing.h"
#include "tactical/paper/papers.h"
#include "tactical/paper/tables.h"
#include "view/battle_sheet.h"
#include "view/check_orders.h"
#include "view/event_log.h"

namespace flagplot::test {

namespace {

/// What whoever checks a sheet reads and gets: the answer to mail, the problems one by one, the
/// exit status.
std::string reply(const Book& book, const SideView& view, const std::string& text) {
    const auto checked = check_sheet(book, view, text, "mail.txt");
    if (!checked) return describe(checked.error()) + reply_to(book, view, checked.error()) + "1\n";
    std::string said = reply_to(book, view, *checked, checked->is_clean());
    for (const SheetLine& line : checked->lines) {
        if (!line.order) said += describe(line.order.error()) + "\n";
    }
    return said + (checked->is_clean() ? "0\n" : "1\n");
}

/// Whither its orders go: a square beside it, each turn another, where an enemy may lie unseen.
std::string square_beside(const SideView& view, const OwnFormation& own) {
    const auto turn = static_cast<std::size_t>(view.turn.count);
    const Square beside = neighbour(own.square, clockwise[turn % clockwise.size()]);
    return beside.column < 0 || beside.row < 0 ? name_of(own.square) : name_of(beside);
}

/// Orders of every kind, right and wrong: the answers must not know more than the side.
std::string sheet_of_every_kind(const Book& book, const SideView& view) {
    std::string lines;
    for (const OwnFormation& formation : view.formations) {
        lines += formation.id + " route to " + square_beside(view, formation) + "\n";
        for (const char* order :
             {"route to B2", "route C3 D4 to E5", "hold", "radar off", "route to ZZ99",
              "rout to A1", "when contact of CA or bigger within 2 then route to A1",
              "detach damaged", "merge with RD-4", "merge with F1", "detach nobody as X"}) {
            lines += formation.id + " " + order + "\n";
        }
    }
    // formations, assets and cards of the enemy, and of nobody
    lines += "RD-4 route to A1\nForce 4 hold\nsearch RD-BASE at B2\nplay Ultra\nplay Nothing\n";
    for (const BookAsset& asset : book.assets) lines += "search " + asset.id + " at C3\n";
    lines += "contact C1 apart\ncontact C2 is C1\ncontact C3 struck\ncontact C99 named Ghost\n";
    lines += "contact C3 restored\ncontact C1 named Ghost\ncontact C2 apart\n";
    return lines;
}

std::string head_of_sheet(const Book& book, const SideView& view) {
    return "ORDERS " + book.own_side().id + " turn " + std::to_string(view.turn.count) + "\n";
}

std::string replies(const Book& book, const SideView& view) {
    const std::string head = head_of_sheet(book, view);
    return reply(book, view, head + sheet_of_every_kind(book, view) + "END\n") +
           reply(book, view, head + "END\n") + reply(book, view, "ORDERS nobody turn 1\nEND\n") +
           reply(book, view, "ORDERS " + book.own_side().id + " turn 99\nEND\n") +
           reply(book, view, "");
}

/// What comes of handing the right lines of such a sheet in, where the truth is at hand.
std::string handed_in(const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books.at(seat.index());
    const SideView& view = state.view(seat);
    const auto checked = check_sheet(
        book, view, head_of_sheet(book, view) + sheet_of_every_kind(book, view) + "END\n", "");
    if (!checked) return describe(checked.error());
    const auto step = advance(rules, state, SubmitOrders{seat, checked->sheet});
    if (!step) return describe(step.error());
    std::string told;
    for (const Told& each : step->reports) {
        if (each.seat == seat) told += encoded(each.report);
    }
    return told + encoded(step->after.view(seat));
}

/// What is printed for a real table, and its tables.
std::string table_papers(const Book& book, const tactical::SideSheet& sheet) {
    const BattleTable table = battle_table(book, sheet);
    std::string text = tactical::paper::setup_csv(sheet) + tactical::paper::ships_csv(sheet);
    for (const auto& pages : {battle_setup(table, a4_paper), battle_cards(table, a4_paper),
                              battle_form(table, a4_paper)}) {
        for (const Picture& page : pages) text += page.title + "\n" + picture_text(page);
    }
    return text;
}

/// Its papers of every battle it has fought, under the name of the file.
std::string battle_sheets(const Book& book, const SideView& view) {
    std::string text;
    for (std::uint32_t battle = 1; battle <= view.battles.size(); ++battle) {
        const tactical::SideSheet sheet = side_sheet(book, view, {battle});
        text += battle_sheet_name(book, {battle}) + "\n" +
                tactical::paper::side_sheet_markdown(sheet) + table_papers(book, sheet);
    }
    return text;
}

/// Its newspaper of the turn it was told of last, under the name of the file.
std::string newspaper(const Book& book, const SideView& view) {
    const TurnTold last = told_by_turn(view).back();
    const TurnNumber turn = last.turn.value_or(view.turn);
    return newspaper_name(book) + "\n" + newspaper_markdown(book, {{turn, last.reports, view}});
}

/// With colours and without, what a marker says of itself, and what a picture is drawn of.
std::string plots(const Book& book, const SideView& view) {
    const Plot plot = plot_of(book, view);
    std::string text = chart_text(plot, true) + chart_text(plot, false);
    for (const LegendLine& line : legend(plot)) text += line.text + "\n";
    return text + picture_text(plot_picture(plot, {}));
}

/// All that a briefing's files for a mail, a screen and a printer are made of.
std::string briefing_paper(const Book& book, const SideView& view) {
    const Document paper = briefing_document(book, view, {}, nullptr);
    std::string text = paper.title + "\n" + paper.foot + "\n" + paper.markdown;
    for (const Plate& plate : paper.plates) text += plate.name + "\n" + picture_text(plate.picture);
    return text + briefing_mail(book, view, {});
}

/// The contact card, with a square that is pointed at.
std::string card(const Book& book, const SideView& view,
                 const std::optional<PendingDecision>& pending) {
    CardWanted wanted;
    wanted.pending = pending;
    wanted.pointed = Square{2, 2};
    const auto made = contact_card(book, view, wanted);
    if (!made) return {};
    std::string text = contact_card_text(*made);
    for (const CardEvent& event : made->events) text += event.hour + event.text + "\n";
    return text;
}

/// The screen of one who plays this seat alone, at the end of a turn in which he was told these
/// reports, and the turn on one page.
std::string solo_turn(const Book& book, const SideView& view, TurnNumber turn,
                      const std::vector<Report>& reports) {
    return side_standing(book, view, {}) + to_be_decided(book, view) + card(book, view, {}) +
           told_text(book, view, turn, reports) + side_turn_page(book, view, turn, {}, reports) +
           newspaper_markdown(book, {{turn, reports, view}});
}

/// What a computer admiral who led the seat would order next, and why.
std::string admirals_orders(const Book& book, const SideView& view) {
    if (view.is_resolving || book.calendar.is_over(view.turn)) return {};
    const admiral::Plans none;
    const auto [sheet, reasons] =
        admiral::orders_of({&none, nullptr, AdmiralLevel::strong}, book, view);
    std::string text = text_of(roster_of(book, view), sheet);
    for (const std::string& reason : reasons) text += reason + "\n";
    return text;
}

}  // namespace

std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat) {
    return encoded(state.view(seat)) + handed_in(rules, state, seat);
}

std::string side_pages(const Book& book, const SideView& view, TurnNumber turn,
                       const std::vector<Report>& reports) {
    return release_name(book, view) + "\n" + view_file_text(book, view) +
           briefing_paper(book, view) + show_json(book, view) + plots(book, view) +
           replies(book, view) + battle_sheets(book, view) + newspaper(book, view) +
           solo_turn(book, view, turn, reports) + admirals_orders(book, view);
}

std::string solo_stop(const Rules& rules, const CampaignState& state, SeatId seat) {
    const auto awaited = pending_for(rules.definition, state, seat);
    if (!awaited) return {};
    const Book& book = rules.books.at(seat.index());
    return side_standing(book, state.view(seat), awaited) + card(book, state.view(seat), awaited);
}

}  // namespace flagplot::test
