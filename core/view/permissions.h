#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "rules/course_change.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// What a captain may do now, judged only from the side's own picture. The turn calls the same
/// functions, so a check beforehand and the turn itself cannot differ.

namespace flagplot {

/// Why a formation is free, for messages.
struct Reason {
    enum class Kind : std::uint8_t { no_route, contact, battle, card, umpire };
    Kind kind{};
    ContactId contact;       ///< for `contact`
    OwnBattleNumber battle;  ///< for `battle`
};

struct Permission {
    Freedom freedom{};
    std::optional<Reason> reason;  ///< none: it is not free
};

/// May an umpire who overrules the rules allow this? Not if it is physically impossible.
[[nodiscard]] bool may_be_overruled(Lapse why);
[[nodiscard]] bool may_be_overruled(SideLapse why);

/// How free a formation is to change course at its next activation (ST-24 to ST-28).
[[nodiscard]] Permission permission(const Book& book, const SideView& view, OwnNumber formation);

/// Has it reached a destination after which the campaign allows no other (ST-29)?
[[nodiscard]] bool is_at_the_end(const OwnFormation& formation);

/// Why this task could not be given now; none if it could (A-ST-71).
[[nodiscard]] std::optional<Lapse> task_obstacle(const Book& book, const SideView& view,
                                                 OwnNumber formation, const Task& task);

/// The port that a `ReturnToPort` means: the one it names, or the nearest; none if none can be
/// reached.
[[nodiscard]] std::optional<Square> port_meant(const Book& book, const SideView& view,
                                               OwnNumber formation, const ReturnToPort& order);

/// Has something that happened in this turn, and was not known when its orders were written, freed
/// a formation under way (A-ST-38)?
[[nodiscard]] bool is_newly_freed(const Book& book, const SideView& view, OwnNumber formation);

/// Does this condition hold for this formation now (5.3)?
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Condition& condition);

/// Do all of them hold?
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Conditional& conditional);

/// Why it cannot be split in this way; none if it can (ST-28, 3.5, A-ST-26). \pre it is on the
/// chart
[[nodiscard]] std::optional<Lapse> obstacle(const Book& book, const SideView& view,
                                            OwnNumber formation, const Detach& order);

/// Why it cannot join the other now; none if it can (A-ST-26). \pre it is on the chart
[[nodiscard]] std::optional<Lapse> obstacle(const SideView& view, OwnNumber formation,
                                            const Merge& order);

/// The ships that a `Detach` means: those it names, or all that are damaged and afloat.
[[nodiscard]] std::vector<OwnShip> ships_meant(const SideView& view, OwnNumber formation,
                                               const Detach& order);

/// The id of a formation formed without a name: the parent's with "/2", "/3", ... added.
[[nodiscard]] std::string free_id(const SideView& view, OwnNumber parent);

/// Why this search cannot be flown in the coming turn; none if it can. `flown` sorties of the asset
/// come before it (AR-1, AR-2, AR-5).
[[nodiscard]] std::optional<SideLapse> obstacle(const Book& book, const SideView& view,
                                                const SearchFrom& order, std::int32_t flown);

/// Why this card cannot be played; none if it can. `cards_used` of its name are played before it.
[[nodiscard]] std::optional<SideLapse> obstacle(const SideView& view, const PlayCard& order,
                                                std::int32_t cards_used);

/// Where an asset is based now; none if its ship is sunk or off the chart.
[[nodiscard]] std::optional<Square> base_of(const Book& book, const SideView& view, OwnAsset asset);

/// Why this action cannot be carried out now; none if it can. Does not check for a way by sea; the
/// planner does (rules/route.h).
[[nodiscard]] std::optional<Lapse> obstacle(const Book& book, const SideView& view,
                                            OwnNumber formation, const Action& action);

}  // namespace flagplot
