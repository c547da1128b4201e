#include "cli/side_reply.h"

#include <fmt/format.h>

#include "store/releases.h"

namespace flagplot::cli {

SideReply::SideReply(const Save& save, SeatId seat)
    : SideReply(save, seat,
                is_held_back(save.definition(), save.state()) ? save.state_after(shown_entry(save))
                                                              : save.state()) {}

SideReply::SideReply(const Save& save, SeatId seat, const CampaignState& shown)
    : seat_(seat),
      rules_(save.rules_in(shown)),
      shown_(shown.view(seat)),
      roster_(roster_of(save.definition(), save.state(), seat)),
      is_all_shown_(!is_held_back(save.definition(), save.state())) {}

std::string SideReply::text(const Error& error) const { return reply_to(book(), shown_, error); }

std::string SideReply::text(const SheetText& sheet, Bound bound, const CheckedSheet& checked,
                            bool is_taken) const {
    if (is_all_shown_) return reply_to(book(), shown_, checked, is_taken);
    const auto as_shown = check_sheet(book(), shown_, sheet.text, sheet.name, bound);
    const bool is_alike =
        as_shown && as_shown->sheet == checked.sheet && as_shown->is_clean() == checked.is_clean();
    return is_alike ? reply_to(book(), shown_, *as_shown, is_taken)
                    : short_answer(checked, is_taken);
}

std::string SideReply::short_answer(const CheckedSheet& checked, bool is_taken) const {
    std::string text =
        fmt::format("{}, {}: your orders for turn {} {}.\n\n", book().title, book().own_side().name,
                    checked.sheet.turn.count, is_taken ? "were received" : "were not taken");
    text += "Your umpire answers them in full with your next briefing.\n";
    if (!is_taken) return text;
    return text + fmt::format("\nReceipt: {}\n", short_hex(receipt_of(roster_, checked.sheet)));
}

}  // namespace flagplot::cli
