#include "cli/side_reply.h"

#include <fmt/format.h>

namespace flagplot::cli {

std::string SideReply::text(const Error& error) const {
    return reply_to(shown_.book(), shown_.view(), error);
}

std::string SideReply::text(const CheckedSheet& checked, bool is_taken) const {
    if (shown_.is_of_this_turn() || !checked.is_clean()) {
        return reply_to(shown_.book(), shown_.view(), checked, is_taken);
    }
    return short_answer(checked);
}

std::string SideReply::short_answer(const CheckedSheet& checked) const {
    const Book& book = shown_.book();
    return fmt::format(
        "{}, {}: your orders for turn {} were received.\n\n"
        "Your umpire answers them in full with your next briefing.\n\nReceipt: {}\n",
        book.title, book.own_side().name, checked.sheet.turn.count,
        short_hex(receipt_of(roster_of(book, shown_.view()), checked.sheet)));
}

}  // namespace flagplot::cli
