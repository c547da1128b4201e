#include "desk/campaign/drafts.h"

#include <fmt/format.h>

#include <utility>

#include "view/phrases.h"

namespace flagplot::desk {

namespace {

bool wants_orders(const OpenDocument& document, const Seat& seat) {
    return document.is_now && !seat.view.is_resolving;
}

/// "UK-K hold: nothing frees it (ST-24)", one per line.
std::string lines_of(const std::vector<DraftLine>& lapsed) {
    constexpr std::size_t most = 4;
    std::string text;
    for (std::size_t i = 0; i < lapsed.size() && i < most; ++i) {
        text += fmt::format("\n{}: {}", lapsed[i].text, lapsed[i].refusal);
    }
    if (lapsed.size() > most) text += fmt::format("\nand {} more", lapsed.size() - most);
    return text;
}

/// What happened to unsent orders, for their side to read.
std::string sentence_of(const Seat& before, const Seat& now, const OrderDraft& draft) {
    const std::string cannot =
        draft.lapsed.empty() ? "" : " Not any more:" + lines_of(draft.lapsed);
    if (before.ordered_by.turn == now.ordered_by.turn) {
        return "The campaign has changed. The unsent orders are kept." + cannot;
    }
    const auto left = std::ssize(draft.orders);
    const std::string can = left == 0
                                ? ""
                                : fmt::format(" {} can still be sent, for turn {}.",
                                              counted(left, "order"), now.ordered_by.turn.count);
    return fmt::format("Turn {} was resolved without the orders that had not been sent.{}{}",
                       before.ordered_by.turn.count, can, cannot);
}

/// Goes through the seats, one after another.
class Reading {
  public:
    Reading(std::map<SideId, OrderDraft> drafts, const SeatsWrittenBy& written_by,
            const OpenDocument& document)
        : read_{std::move(drafts), {}, false}, written_by_(written_by), document_(document) {}

    DraftsRead read() {
        for (const Seat& seat : document_.seats) {
            if (wants_orders(document_, seat)) read(seat);
        }
        return std::move(read_);
    }

  private:
    void read(const Seat& now) {
        const auto written_by = written_by_.find(now.book.side);
        const Seat& before = written_by == written_by_.end() ? now : written_by->second;
        OrderDraft& draft = read_.drafts[now.book.side];
        const bool is_new_turn = before.ordered_by.turn != now.ordered_by.turn;
        if (!draft.is_touched) {
            if (is_new_turn) draft = {};
            if (now.sent) draft = {*now.sent, {}, {}, false, draft.lapsed};
        } else if (before.ordered_by != now.ordered_by || before.book != now.book) {
            if (is_new_turn) draft.lapsed.clear();
            draft =
                brought_over(draft, {before.book, before.ordered_by}, {now.book, now.ordered_by});
            tell(before, now, draft);
        }
    }

    void tell(const Seat& before, const Seat& now, const OrderDraft& draft) {
        if (document_.whose && document_.whose != now.book.side) return;
        if (!read_.said.empty()) read_.said += "\n";
        if (!document_.whose) read_.said += now.book.own_side().name + ": ";
        read_.said += sentence_of(before, now, draft);
        read_.has_lapsed |= !draft.lapsed.empty();
    }

    DraftsRead read_;
    const SeatsWrittenBy& written_by_;
    const OpenDocument& document_;
};

}  // namespace

DraftsRead drafts_read(std::map<SideId, OrderDraft> drafts, const SeatsWrittenBy& written_by,
                       const OpenDocument& document) {
    return Reading(std::move(drafts), written_by, document).read();
}

void note_sent(std::map<SideId, OrderDraft>& drafts, const OrdersSent& sent) {
    OrderDraft& draft = drafts[sent.side];
    if (draft.orders == sent.orders) draft = {sent.orders, {}, {}, false};
}

void note_written_by(SeatsWrittenBy& written_by, const OpenDocument& document) {
    for (const Seat& seat : document.seats) {
        if (wants_orders(document, seat)) written_by.insert_or_assign(seat.book.side, seat);
    }
}

}  // namespace flagplot::desk
