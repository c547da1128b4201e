#pragma once

#include <map>
#include <string>

#include "desk/campaign/open_document.h"
#include "present/desk/state/draft.h"

/// \file
/// What becomes of orders on the desk when the campaign has been read again.

namespace flagplot::desk {

/// The seats as the drafts of their sides were written by.
using SeatsWrittenBy = std::map<SideId, Seat>;

struct DraftsRead {
    std::map<SideId, OrderDraft> drafts;
    std::string said;         ///< what became of unsent orders; empty: nothing did
    bool has_lapsed = false;  ///< some of them hold no more
};

/// The drafts by what was read: where nothing is unsent they are what was sent; what is unsent is
/// kept, and judged again where its side knows more now. It is said to its side, if it is this side
/// that looks, and to the umpire. While a turn is resolved nothing changes.
[[nodiscard]] DraftsRead drafts_read(std::map<SideId, OrderDraft> drafts,
                                     const SeatsWrittenBy& written_by,
                                     const OpenDocument& document);

/// Orders on their way into the save.
struct OrdersSent {
    SideId side;
    std::vector<Order> orders;
};
/// Once they are in: nothing of them is unsent, unless the draft was changed meanwhile.
void note_sent(std::map<SideId, OrderDraft>& drafts, const OrdersSent& sent);

/// By what the drafts are written once this is on the desk.
void note_written_by(SeatsWrittenBy& written_by, const OpenDocument& document);

}  // namespace flagplot::desk
