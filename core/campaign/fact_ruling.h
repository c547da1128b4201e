#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "campaign/data_change.h"
#include "campaign/ruling.h"
#include "campaign/state.h"

/// \file
/// Facts about what the umpire decides, amends, releases and passes on.

namespace flagplot {

/// The turn waits for the umpire.
struct RulingAwaited {
    UmpireAsked asked;
    friend bool operator==(const RulingAwaited&, const RulingAwaited&) = default;
};
FLAGPLOT_FIELDS(RulingAwaited, asked)

struct RulingGiven {
    bool is_yes = false;
    std::string why;
    friend bool operator==(const RulingGiven&, const RulingGiven&) = default;
};
FLAGPLOT_FIELDS(RulingGiven, is_yes, why)

/// The umpire decided this by hand (5.5). Its effects are in the facts that follow, or in this one
/// if there are none.
struct UmpireRuled {
    Ruling what;
    std::string why;
    std::vector<SideId> told;
    friend bool operator==(const UmpireRuled&, const UmpireRuled&) = default;
};
FLAGPLOT_FIELDS(UmpireRuled, what, why, told)

/// The umpire accepted something that a check refuses.
struct RefusalOverruled {
    std::string refusal;  ///< the message of the check
    std::string why;
    friend bool operator==(const RefusalOverruled&, const RefusalOverruled&) = default;
};
FLAGPLOT_FIELDS(RefusalOverruled, refusal, why)

/// The umpire changed the campaign's data, from the next command on.
struct CampaignAmended {
    Digest definition{};  ///< of the canonical bytes of the data now in force
    std::vector<DataChange> changes;
    bool is_chart_new = false;  ///< then the legs of routes are planned again
    std::string why;
    std::vector<SideId> told;
    friend bool operator==(const CampaignAmended&, const CampaignAmended&) = default;
};
FLAGPLOT_FIELDS(CampaignAmended, definition, changes, is_chart_new, why, told)

/// Every side has been shown what it was told so far.
struct BriefingsReleased {
    TurnNumber next;  ///< the turn that is to be ordered next
    friend bool operator==(const BriefingsReleased&, const BriefingsReleased&) = default;
};
FLAGPLOT_FIELDS(BriefingsReleased, next)

/// These sides alone have been shown what they were told so far; what the others were told is held
/// back.
struct BriefingsReleasedTo {
    TurnNumber next;            ///< the turn that is to be ordered next
    std::vector<SideId> sides;  ///< sorted
    friend bool operator==(const BriefingsReleasedTo&, const BriefingsReleasedTo&) = default;
};
FLAGPLOT_FIELDS(BriefingsReleasedTo, next, sides)

struct MessagePassed {
    std::optional<SideId> from;  ///< none: the umpire
    std::optional<SideId> to;    ///< none: all sides except the sender
    std::string text;
    friend bool operator==(const MessagePassed&, const MessagePassed&) = default;
};
FLAGPLOT_FIELDS(MessagePassed, from, to, text)

/// A note of the umpire's.
struct NoteTaken {
    std::string text;
    friend bool operator==(const NoteTaken&, const NoteTaken&) = default;
};
FLAGPLOT_FIELDS(NoteTaken, text)

}  // namespace flagplot
