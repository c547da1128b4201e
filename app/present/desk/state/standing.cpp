#include "present/desk/state/standing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace flagplot::desk {

namespace {

/// A state of the turn, and what is said and done in it.
struct Row {
    bool (*holds)(const Standing&);
    StatusLine (*line)(const Standing&);
};

std::string turn_text(const Standing& on) { return fmt::format("Turn {}", on.turn.turn.count); }

std::size_t orders_in(const Standing& on) {
    return static_cast<std::size_t>(std::count_if(
        on.orders.begin(), on.orders.end(), [](const OrdersIn& each) { return each.are_in; }));
}
bool are_all_in(const Standing& on) { return orders_in(on) == on.orders.size(); }

std::string orders_text(const Standing& on) {
    if (are_all_in(on)) return turn_text(on) + ": all orders are in.";
    return fmt::format("{}: orders {} of {} in.", turn_text(on), orders_in(on), on.orders.size());
}

std::string sealed_text(const Standing& on) {
    const std::int32_t sealed = on.turn.turn.count - 1;
    return sealed < 1 ? "Rulings are sealed." : fmt::format("Turn {} sealed.", sealed);
}
std::string text_of_held(const Standing& on) {
    return fmt::format("Turn {} is held back from {}.", on.turn.turn.count - 1, on.turn.held_from);
}

bool is_umpire(const Standing& on) { return on.viewer == Viewer::umpire; }
bool leads(const Standing& on) { return is_umpire(on) || on.viewer == Viewer::solo; }

StatusLine doing(std::string where, std::string next, std::string label, Intent intent) {
    return {std::move(where), std::move(next), Button{std::move(label), std::move(intent), {}}};
}

StatusLine plotting(const Standing& on) {
    StatusLine line = doing("Plotting " + on.plotted, {}, "Done", ToggleRouteTool{});
    line.hints = {{"Click", "next point"},
                  {"Right-click", "destination"},
                  {"Drag", "move a point"},
                  {"{undo}", "take back"},
                  {"{back}", "done"}};
    return line;
}

/// The first row that applies is used; the last one always applies.
constexpr std::array rows{
    Row{[](const Standing& on) { return !on.plotted.empty(); }, plotting},
    Row{[](const Standing& on) { return !on.is_now; },
        [](const Standing& on) {
            return doing(turn_text(on) + " as it was.", "back to now", "Back to now", LookAtTurn{});
        }},
    Row{[](const Standing& on) { return on.turn.battle.has_value(); },
        [](const Standing& on) {
            return doing(fmt::format("Battle in {}.", on.turn.battle_square), "fight it",
                         "Fight the battle", ShowBattle{on.turn.battle, {}});
        }},
    Row{[](const Standing& on) { return is_umpire(on) && on.turn.asks; },
        [](const Standing& on) {
            return doing(turn_text(on) + " waits for an answer.", "answer it", "Answer",
                         OpenForms{FormPage::rule});
        }},
    Row{[](const Standing& on) { return on.turn.asks; },
        [](const Standing& on) {
            return doing(turn_text(on) + " waits for you.", "decide", "Decide",
                         OpenForms{FormPage::rule});
        }},
    Row{[](const Standing& on) {
            return is_umpire(on) && on.turn.is_held_back && !on.turn.is_half_way && on.previews;
        },
        [](const Standing& on) {
            return doing(
                on.turn.held_from.empty() ? "No side has been told yet." : text_of_held(on),
                "release", "Release", ReleaseTurn{});
        }},
    Row{[](const Standing& on) {
            return is_umpire(on) && on.turn.is_held_back && !on.turn.is_half_way;
        },
        [](const Standing& on) {
            return doing(on.turn.held_from.empty() ? sealed_text(on) : text_of_held(on),
                         "preview and release", "Preview and release",
                         OpenForms{FormPage::release});
        }},
    Row{[](const Standing& on) {
            return on.is_hot_seat && on.turn.is_held_back && !on.turn.is_half_way;
        },
        [](const Standing& on) {
            return doing(fmt::format("Turn {} is resolved.", on.turn.turn.count - 1),
                         "tell the sides what happened", "Release", ReleaseTurn{});
        }},
    Row{[](const Standing& on) { return on.turn.is_over; },
        [](const Standing& on) {
            if (!is_umpire(on)) return StatusLine{"The campaign is over."};
            std::string points = on.turn.score.empty() ? "" : " Points: " + on.turn.score + ".";
            return doing("The campaign is over." + std::move(points), "write its report", "Record",
                         OpenForms{FormPage::record});
        }},
    Row{[](const Standing& on) { return (leads(on) || on.is_hot_seat) && on.turn.is_half_way; },
        [](const Standing& on) {
            return doing(turn_text(on) + " is half resolved.", "resolve on", "Resolve on",
                         ResolveTurn{});
        }},
    Row{is_umpire,
        [](const Standing& on) {
            return doing(orders_text(on), "resolve", "Resolve turn", ResolveTurn{});
        }},
    Row{[](const Standing& on) { return on.turn.is_half_way; },
        [](const Standing& on) { return StatusLine{turn_text(on) + " is being resolved."}; }},
    Row{[](const Standing& on) { return on.is_drafting && on.is_by_file; },
        [](const Standing& on) {
            return doing(turn_text(on) + ": your orders are not written yet.",
                         "write the order sheet", "Write order sheet", SendOrders{});
        }},
    Row{[](const Standing& on) { return on.is_drafting; },
        [](const Standing& on) {
            return doing(turn_text(on) + ": your orders are not sent.", "send them", "Send orders",
                         SendOrders{});
        }},
    Row{[](const Standing& on) { return on.viewer == Viewer::solo; },
        [](const Standing& on) {
            return doing(turn_text(on) + (are_all_in(on) ? ": your orders are sent."
                                                         : ": give orders, or let it go on."),
                         "resolve", "Resolve turn", ResolveTurn{});
        }},
    Row{[](const Standing& on) { return on.is_hot_seat && are_all_in(on); },
        [](const Standing& on) {
            return doing(orders_text(on), "resolve", "Resolve turn", ResolveTurn{});
        }},
    Row{[](const Standing& on) { return on.is_hot_seat && on.is_sent && on.next_seat.has_value(); },
        [](const Standing& on) {
            return doing(orders_text(on), "hand over to " + on.next_seat->name, "Hand over",
                         LookAs{on.next_seat->side});
        }},
    Row{are_all_in,
        [](const Standing& on) {
            return StatusLine{turn_text(on) +
                              ": your orders are sent. The umpire resolves the turn."};
        }},
    Row{[](const Standing&) { return true; },
        [](const Standing& on) {
            return doing(turn_text(on) + ": no orders yet.",
                         "give orders, or let all go on as before",
                         on.is_by_file ? "Write order sheet" : "All go on as before", SendOrders{});
        }},
};

}  // namespace

StatusLine status_line(const Standing& standing) {
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const Row& each) { return each.holds(standing); });
    return row->line(standing);
}

std::vector<KeyHint> hints_with(const std::vector<KeyHint>& hints, const ChosenKeys& chosen) {
    std::vector<KeyHint> named = hints;
    for (KeyHint& each : named) each.key = with_keys(each.key, chosen);
    return named;
}

}  // namespace flagplot::desk
