#include "leak/side_output.h"

#include "campaign/solo.h"
#include "files/view_file.h"
#include "present/chart_text.h"
#include "present/plot.h"
#include "present/show_json.h"
#include "present/side_standing.h"
#include "tactical/paper/papers.h"
#include "view/battle_sheet.h"
#include "view/briefing.h"
#include "view/check_orders.h"

namespace flagplot::test {

namespace {

std::string reply(const Book& book, const SideView& view, const std::string& text) {
    const auto checked = check_sheet(book, view, text, "mail.txt");
    if (!checked) return describe(checked.error()) + reply_to(book, view, checked.error());
    return reply_to(book, view, *checked, checked->is_clean());
}

/// Orders of every kind, right and wrong: the answers must not know more than the side.
std::string replies(const Book& book, const SideView& view) {
    std::string lines;
    for (const OwnFormation& formation : view.formations) {
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
    const std::string turn = std::to_string(view.turn.count);
    const std::string side = book.own_side().id;
    return reply(book, view, "ORDERS " + side + " turn " + turn + "\n" + lines + "END\n") +
           reply(book, view, "ORDERS " + side + " turn " + turn + "\nEND\n") +
           reply(book, view, "ORDERS nobody turn " + turn + "\nEND\n") +
           reply(book, view, "ORDERS " + side + " turn 99\nEND\n") + reply(book, view, "");
}

/// Its sheet of every battle it has fought.
std::string battle_sheets(const Book& book, const SideView& view) {
    std::string text;
    for (std::uint32_t battle = 1; battle <= view.battles.size(); ++battle) {
        text += tactical::paper::side_sheet_markdown(side_sheet(book, view, {battle}));
    }
    return text;
}

}  // namespace

std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books.at(seat.index());
    const SideView& view = state.view(seat);
    return view_file_text(book, view) + briefing_markdown(book, view) + show_json(book, view) +
           chart_text(plot_of(book, view), true) + replies(book, view) + battle_sheets(book, view);
}

std::string solo_stop(const Rules& rules, const CampaignState& state, SeatId seat) {
    const auto awaited = awaited_from(rules.definition, state, seat);
    if (!awaited) return {};
    return side_standing(rules.books.at(seat.index()), state.view(seat), awaited);
}

std::string solo_turn(const Rules& rules, const CampaignState& state, SeatId seat, TurnNumber turn,
                      const std::vector<Report>& reports) {
    const Book& book = rules.books.at(seat.index());
    const SideView& view = state.view(seat);
    return side_standing(book, view, {}) + to_be_decided(book, view) +
           told_text(book, view, turn, reports) + side_turn_page(book, view, turn, {}, reports);
}

}  // namespace flagplot::test
