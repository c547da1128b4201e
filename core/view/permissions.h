#pragma once

#include <optional>
#include <string>

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
    enum class Kind : std::uint8_t { no_route, contact, battle };
    Kind kind{};
    ContactId contact;       ///< for `contact`
    OwnBattleNumber battle;  ///< for `battle`
};

struct Permission {
    Freedom freedom{};
    std::optional<Reason> reason;  ///< why it is free; none: it is not
};

/// How free a formation is to change course at its next activation (ST-24 to ST-28).
[[nodiscard]] Permission permission(const Book& book, const SideView& view, OwnNumber formation);

/// Has something of this very turn, unknown when its orders were written, freed a formation that
/// is under way (A-ST-38)?
[[nodiscard]] bool is_newly_freed(const Book& book, const SideView& view, OwnNumber formation);

/// Does this condition hold for this formation now (5.3)?
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Condition& condition);

/// All of them.
[[nodiscard]] bool holds(const Book& book, const SideView& view, OwnNumber formation,
                         const Conditional& conditional);

/// Why this action could not be carried out now, if it could not. Whether there is a way by sea is
/// not asked here: the planner says (rules/route.h).
[[nodiscard]] std::optional<Lapse> obstacle(const Book& book, const SideView& view,
                                            OwnNumber formation, const Action& action);

}  // namespace flagplot
