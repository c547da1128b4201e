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
/// What a captain may do now, judged from his side's picture alone; the turn asks the same
/// functions, so that a check beforehand and the turn itself cannot differ.

namespace flagplot {

/// What frees a formation, named for the "why?".
struct Reason {
    enum class Kind : std::uint8_t { no_route, contact, battle, card, umpire };
    Kind kind{};
    ContactId contact;       ///< for `contact`
    OwnBattleNumber battle;  ///< for `battle`
};

struct Permission {
    Freedom freedom{};
    std::optional<Reason> reason;  ///< why it is free; none: it is not
};

/// May an umpire who overrules the rules let this pass? What the nature of things forbids, he
/// cannot.
[[nodiscard]] bool may_be_overruled(Lapse why);
[[nodiscard]] bool may_be_overruled(SideLapse why);

/// How free a formation is to change course at its next activation (ST-24 to ST-28).
[[nodiscard]] Permission permission(const Book& book, const SideView& view, OwnNumber formation);

/// Has it reached a destination behind which the campaign gives it no other (ST-29)?
[[nodiscard]] bool is_at_the_end(const OwnFormation& formation);

/// What a formation is told to do and how: a task, judged as it would be set now (A-ST-71).
[[nodiscard]] std::optional<Lapse> task_obstacle(const Book& book, const SideView& view,
                                                 OwnNumber formation, const Task& task);

/// The port a `ReturnToPort` means: the one it names, or the nearest; none where none can be
/// reached.
[[nodiscard]] std::optional<Square> port_meant(const Book& book, const SideView& view,
                                               OwnNumber formation, const ReturnToPort& order);

/// Has something of this very turn, unknown when its orders were written, freed a formation that
/// is under way (A-ST-38)?
[[nodiscard]] bool is_newly_freed(const Book& book, const SideView& view, OwnNumber formation);

/// Does this condition hold for this formation now (5.3)?
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Condition& condition);

/// All of them.
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Conditional& conditional);

/// May this formation be split, and into what (ST-28, 3.5, A-ST-26)? \pre it is on the chart
[[nodiscard]] std::optional<Lapse> obstacle(const Book& book, const SideView& view,
                                            OwnNumber formation, const Detach& order);

/// May it join the other now (A-ST-26)? \pre it is on the chart
[[nodiscard]] std::optional<Lapse> obstacle(const SideView& view, OwnNumber formation,
                                            const Merge& order);

/// The ships a `Detach` means: those it names, or all that are damaged and afloat.
[[nodiscard]] std::vector<OwnShip> ships_meant(const SideView& view, OwnNumber formation,
                                               const Detach& order);

/// The id of a formation formed without a name: the parent's with "/2", "/3", ... behind it.
[[nodiscard]] std::string free_id(const SideView& view, OwnNumber parent);

/// Why this search could not be flown in the turn to come, if it could not; `flown` sorties of the
/// asset come before it (AR-1, AR-2, AR-5).
[[nodiscard]] std::optional<SideLapse> obstacle(const Book& book, const SideView& view,
                                                const SearchFrom& order, std::int32_t flown);

/// Why this card could not be played, if it could not; `cards_used` of its name come before it.
[[nodiscard]] std::optional<SideLapse> obstacle(const SideView& view, const PlayCard& order,
                                                std::int32_t cards_used);

/// Where an asset is based now; none when its ship is sunk or off the chart.
[[nodiscard]] std::optional<Square> base_of(const Book& book, const SideView& view, OwnAsset asset);

/// Why this action could not be carried out now, if it could not. Whether there is a way by sea is
/// not asked here: the planner says (rules/route.h).
[[nodiscard]] std::optional<Lapse> obstacle(const Book& book, const SideView& view,
                                            OwnNumber formation, const Action& action);

}  // namespace flagplot
