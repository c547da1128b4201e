#pragma once

#include <optional>
#include <string>
#include <vector>

#include "admiral/plan.h"
#include "admiral/weights.h"
#include "view/admiral_level.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// A computer admiral: leads a side from its book, its view and the printed plans, and from nothing
/// else. It remembers nothing: the same view gives the same orders. Page: docs/admiral.md

namespace flagplot::admiral {

using Level = AdmiralLevel;

/// Who leads a side. \pre the plans outlive it
struct Admiral {
    const Plans* plans = nullptr;
    const Plan* plan = nullptr;  ///< that it carries out; none: its side has no plans
    Level level = Level::normal;
    const Weights* weights = nullptr;  ///< none: those of its level
};

/// What it orders for the coming turn, and why, one sentence each.
struct Decided {
    Sheet sheet;
    std::vector<std::string> reasons;

    friend bool operator==(const Decided&, const Decided&) = default;
};

/// None of its orders is refused. \pre the turn waits for orders
[[nodiscard]] Decided orders_of(const Admiral& admiral, const Book& book, const SideView& view);

/// What a captain freed in the middle of a turn does; none: he steams on.
[[nodiscard]] std::optional<Action> answer_of(const Admiral& admiral, const Book& book,
                                              const SideView& view, OwnNumber formation);

}  // namespace flagplot::admiral
