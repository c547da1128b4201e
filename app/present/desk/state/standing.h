#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/quantity.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/state/keys.h"
#include "present/desk/state/panel_rows.h"

/// \file
/// The state of the turn in one line, and the next thing to do.

namespace flagplot::desk {

/// How far the turn is, as far as the viewer may know.
struct SeenTurn {
    TurnNumber turn;
    bool is_over = false;        ///< the campaign is over
    bool is_half_way = false;    ///< the turn is being resolved, and needs a command to continue
    bool is_held_back = false;   ///< something waits to be released
    std::string held_from = {};  ///< "Regia Marina", if others have been shown the last turn
    bool asks = false;           ///< it waits for an answer or a choice of the viewer
    std::optional<BattleId> battle = {};  ///< that it waits for, if the viewer fights it
    std::string battle_square = {};       ///< "E6"
    std::string score = {};  ///< at its end: "Regia Marina 46, Royal Navy 14"; empty: not counted
};

/// Everything the line is made from.
struct Standing {
    Viewer viewer{};
    bool is_hot_seat = false;  ///< the viewer is a side that shares the desk with others
    SeenTurn turn;
    bool is_now = true;                       ///< no earlier turn is looked at
    std::vector<OrdersIn> orders = {};        ///< of every side the viewer may know of
    bool is_sent = false;                     ///< a side: it has sent orders for this turn
    bool is_drafting = false;                 ///< a side: its orders differ from what was sent
    bool is_by_file = false;                  ///< a side: its orders go into a file
    bool previews = false;                    ///< the umpire's page before a release is open
    std::optional<Viewpoint> next_seat = {};  ///< in a hot seat: the side that is to order next
    std::string plotted = {};  ///< "Force K", whose route is being plotted; empty: none
};

/// A key or mouse button, and what it does while a route is plotted.
struct KeyHint {
    std::string key;
    std::string meaning;

    friend bool operator==(const KeyHint&, const KeyHint&) = default;
};

struct StatusLine {
    std::string where;                  ///< "Turn 5: orders 1 of 2 in."
    std::string next = {};              ///< "resolve"; empty: the viewer has nothing to do
    std::optional<Button> action = {};  ///< the button for it
    std::vector<KeyHint> hints = {};    ///< shown instead as a banner, while a tool is in use
};

/// In its hints "{undo}" stands for the key of that row (`with_keys`).
[[nodiscard]] StatusLine status_line(const Standing& standing);

/// With the keys that are chosen.
[[nodiscard]] std::vector<KeyHint> hints_with(const std::vector<KeyHint>& hints,
                                              const ChosenKeys& chosen);

}  // namespace flagplot::desk
