#pragma once

#include <optional>
#include <variant>

#include "base/id.h"
#include "rules/card.h"

/// \file
/// What a turn waits for, as the side that must decide it knows it.

namespace flagplot {

/// A captain who has just been freed may change course (A-ST-38).
struct OwnCaptainAsked {
    OwnNumber formation;

    friend bool operator==(const OwnCaptainAsked&, const OwnCaptainAsked&) = default;
};

/// A battle of the side has to be fought.
struct OwnBattleOpen {
    OwnBattleNumber battle;

    friend bool operator==(const OwnBattleOpen&, const OwnBattleOpen&) = default;
};

/// A card gives the side a choice of two (5.4). The card is not named, because a side never sees
/// its bad cards.
struct OwnChoiceDue {
    PlainEffect a;
    PlainEffect b;
    std::optional<OwnNumber> formation;  ///< that it is about, if it is the side's own

    friend bool operator==(const OwnChoiceDue&, const OwnChoiceDue&) = default;
};

using PendingDecision = std::variant<OwnCaptainAsked, OwnBattleOpen, OwnChoiceDue>;

}  // namespace flagplot
