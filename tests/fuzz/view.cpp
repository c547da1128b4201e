#include "files/view_file.h"

#include "base/ensure.h"
#include "files/json.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"
#include "support/small_book.h"
#include "view/briefing.h"
#include "view/check_orders.h"

namespace flagplot::fuzz {

void fuzz_view(std::string_view input) {
    const auto read = read_view_file(input, "view.json");
    if (!read) {
        check_said(read.error());
        return;
    }
    const auto& [book, view] = *read;
    const auto again = read_view_file(view_file_text(book, view), "again.json");
    FLAGPLOT_ENSURE(again.has_value() && *again == *read);
    (void)briefing_markdown(book, view);
    const std::string sheet = "ORDERS " + book.own_side().id + " turn 2\nUK-K route to C1\nEND\n";
    const auto checked = check_sheet(book, view, sheet, "sheet.txt");
    if (checked) (void)reply_to(book, view, *checked, false);
}

Seeds seeds_of_views() {
    Seeds seeds{view_file_text(test::flying_book(), test::view_with_contact()),
                view_file_text(test::small_book(), test::view_with_hand())};
    const PlayedWorld& played = played_world();
    const CampaignState& last = played.steps.back().step.after;
    seeds.push_back(view_file_text(played.rules.books.front(), last.view(SeatId{0})));
    return seeds;
}

}  // namespace flagplot::fuzz
