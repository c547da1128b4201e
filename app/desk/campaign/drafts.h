#pragma once

#include <map>
#include <string>

#include "desk/campaign/open_document.h"
#include "present/desk/state/draft.h"

/// \file
/// What happens to orders on the desk when the campaign has been read again.

namespace flagplot::desk {

/// The seats by which the drafts of their sides were written.
using SeatsWrittenBy = std::map<SideId, Seat>;

struct DraftsRead {
    std::map<SideId, OrderDraft> drafts;
    std::string said;         ///< what happened to unsent orders; empty: nothing
    bool has_lapsed = false;  ///< some of them are no longer valid
};

/// The drafts after reading. If nothing is unsent, they are what was sent. Unsent orders are kept,
/// and judged again if their side knows more now. The result is said to the side, if it is the
/// viewer, and to the umpire. Nothing changes while a turn is being resolved.
[[nodiscard]] DraftsRead drafts_read(std::map<SideId, OrderDraft> drafts,
                                     const SeatsWrittenBy& written_by,
                                     const OpenDocument& document);

/// Orders being written into the save.
struct OrdersSent {
    SideId side;
    std::vector<Order> orders;
};
/// Marks them as sent, unless the draft has been changed meanwhile.
void note_sent(std::map<SideId, OrderDraft>& drafts, const OrdersSent& sent);

/// What the drafts are written by once this document is on the desk.
void note_written_by(SeatsWrittenBy& written_by, const OpenDocument& document);

}  // namespace flagplot::desk
