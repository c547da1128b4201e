#include "base/ensure.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"
#include "support/small_book.h"
#include "view/check_orders.h"
#include "view/sheet_grammar.h"

namespace flagplot::fuzz {

namespace {

struct Eyes {
    Book book;
    SideView view;
};

/// A side with aircraft, contacts and cards: every kind of order has something to name.
const Eyes& eyes() {
    static const Eyes made = [] {
        Eyes own{test::flying_book(), test::view_with_contact()};
        own.view.hand = test::view_with_hand().hand;
        return own;
    }();
    return made;
}

void check_by_grammar(std::string_view input) {
    const auto sheet = read_sheet_by_grammar(input, "sheet.txt");
    if (!sheet) return check_said(sheet.error());
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) check_said(line.order.error());
    }
}

}  // namespace

void fuzz_sheet(std::string_view input) {
    check_by_grammar(input);
    const auto& [book, view] = eyes();
    const auto checked = check_sheet(book, view, input, "sheet.txt");
    if (!checked) {
        check_said(checked.error());
        (void)reply_to(book, view, checked.error());
        return;
    }
    (void)reply_to(book, view, *checked, true);
    const Roster roster = roster_of(book, view);
    const auto again = check_sheet(book, view, text_of(roster, checked->sheet), "again.txt");
    FLAGPLOT_ENSURE(again.has_value() && again->is_clean());
    FLAGPLOT_ENSURE(again->sheet == checked->sheet);
    FLAGPLOT_ENSURE(receipt_of(roster, again->sheet) == receipt_of(roster, checked->sheet));
}

Seeds seeds_of_sheets() {
    return {
        "ORDERS uk turn 2\nUK-K route D6 E5 to G5\nEND\n",
        "Dear umpire,\n> ORDERS uk turn 1\n> UK-K hold\n> END\n\nORDERS uk turn 2\n"
        "* UK-K hold\n# a remark\nUK-K radar off\nUK-K stance avoid\nEND\nYours\n",
        "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L route to G5\nUK-L merge with UK-K\n"
        "END\n",
        "ORDERS uk turn 2\nUK-K when contact of CA or bigger within 2 then route to C3\n"
        "UK-K when battle within 3 and turn 3 then hold\nUK-K no conditions\nEND\n",
        "ORDERS uk turn 2\nsearch KALAFRANA at E4\nplay All boilers on UK-K\n"
        "play \"Extra reconnaissance\" at D4\ninitiative enemy\nEND\n",
        "ORDERS uk turn 2\nUK-K detach damaged to B2\nUK-K detach Aurora, Lively as \"A name\"\n"
        "UK-K place 2\nEND\n",
        file_of_project("tests/lint-files/right/sheets/red-1.txt"),
    };
}

}  // namespace flagplot::fuzz
