#include "present/desk/state/standing.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

/// Turn 5, with one of two sides' orders in.
Standing turn_5(Viewer viewer) {
    Standing standing;
    standing.viewer = viewer;
    standing.turn.turn = {5};
    standing.orders = {{"uk", true, {}}, {"axis", false, {}}};
    return standing;
}

Standing with(Standing standing, const std::function<void(Standing&)>& change) {
    change(standing);
    return standing;
}

/// "where | next | button"
std::string line_of(const Standing& standing) {
    const StatusLine line = status_line(standing);
    return line.where + " | " + line.next + " | " + (line.action ? line.action->label : "");
}

template <class Kind>
bool does(const Standing& standing) {
    const StatusLine line = status_line(standing);
    return line.action && asks_for<Kind>(line.action->intent) != nullptr;
}

}  // namespace

TEST_CASE("an umpire reads how the turn stands, and does the next thing by one button", "[desk]") {
    const Standing waiting = turn_5(Viewer::umpire);
    CHECK(line_of(waiting) == "Turn 5: orders 1 of 2 in. | resolve | Resolve turn");
    CHECK(does<ResolveTurn>(waiting));
    CHECK(line_of(with(waiting, [](Standing& on) { on.orders[1].are_in = true; })) ==
          "Turn 5: all orders are in. | resolve | Resolve turn");

    const Standing fight = with(waiting, [](Standing& on) {
        on.turn.is_half_way = true;
        on.turn.battle = BattleId{0};
        on.turn.battle_square = "E6";
    });
    CHECK(line_of(fight) == "Battle in E6. | fight it | Fight the battle");
    CHECK(does<ShowBattle>(fight));

    const Standing asked = with(waiting, [](Standing& on) {
        on.turn.is_half_way = on.turn.asks = on.turn.is_held_back = true;
    });
    CHECK(line_of(asked) == "Turn 5 waits for an answer. | answer it | Answer");
    const auto page = status_line(asked).action->intent;
    REQUIRE(asks_for<OpenForms>(page) != nullptr);
    CHECK(asks_for<OpenForms>(page)->page == FormPage::rule);

    const Standing cut =
        with(waiting, [](Standing& on) { on.turn.is_half_way = on.turn.is_held_back = true; });
    CHECK(line_of(cut) == "Turn 5 is half resolved. | resolve on | Resolve on");
    CHECK(does<ResolveTurn>(cut));
}

TEST_CASE("a sealed turn is previewed first and released from its page", "[desk]") {
    const Standing sealed = with(turn_5(Viewer::umpire), [](Standing& on) {
        on.turn.turn = {6};
        on.turn.is_held_back = true;
    });
    CHECK(line_of(sealed) == "Turn 5 sealed. | preview and release | Preview and release");
    CHECK(does<OpenForms>(sealed));
    const Standing previewed = with(sealed, [](Standing& on) { on.previews = true; });
    CHECK(line_of(previewed) == "No side has been told yet. | release | Release");
    CHECK(does<ReleaseTurn>(previewed));
    CHECK(line_of(with(sealed, [](Standing& on) { on.turn.turn = {1}; })) ==
          "Rulings are sealed. | preview and release | Preview and release");
    const auto hold = [](Standing& on) { on.turn.held_from = "Regia Marina"; };
    CHECK(line_of(with(sealed, hold)) ==
          "Turn 5 is held back from Regia Marina. | preview and release | Preview and release");
    CHECK(line_of(with(previewed, hold)) ==
          "Turn 5 is held back from Regia Marina. | release | Release");
    CHECK(line_of(with(sealed, [](Standing& on) { on.turn.is_over = true; })) ==
          "Turn 5 sealed. | preview and release | Preview and release");
}

TEST_CASE("a side reads whether its orders are sent, and sends them by one button", "[desk]") {
    const Standing empty =
        with(turn_5(Viewer::side), [](Standing& on) { on.orders = {{"uk", false, {}}}; });
    CHECK(line_of(empty) ==
          "Turn 5: no orders yet. | give orders, or let all go on as before | All go on as before");
    CHECK(does<SendOrders>(empty));
    const Standing drafting = with(empty, [](Standing& on) { on.is_drafting = true; });
    CHECK(line_of(drafting) == "Turn 5: your orders are not sent. | send them | Send orders");
    CHECK(does<SendOrders>(drafting));
    CHECK(line_of(with(drafting, [](Standing& on) { on.is_by_file = true; })) ==
          "Turn 5: your orders are not written yet. | write the order sheet | Write order sheet");
    const Standing sent = with(empty, [](Standing& on) { on.orders[0].are_in = true; });
    CHECK(line_of(sent) == "Turn 5: your orders are sent. The umpire resolves the turn. |  | ");
    CHECK(line_of(with(sent, [](Standing& on) { on.turn.is_half_way = true; })) ==
          "Turn 5 is being resolved. |  | ");
}

TEST_CASE("one who plays alone sends, fights and resolves by the same button", "[desk]") {
    const Standing empty =
        with(turn_5(Viewer::solo), [](Standing& on) { on.orders = {{"uk", false, {}}}; });
    CHECK(line_of(empty) == "Turn 5: give orders, or let it go on. | resolve | Resolve turn");
    CHECK(does<SendOrders>(with(empty, [](Standing& on) { on.is_drafting = true; })));
    const Standing sent = with(empty, [](Standing& on) { on.orders[0].are_in = true; });
    CHECK(line_of(sent) == "Turn 5: your orders are sent. | resolve | Resolve turn");
    const Standing asked =
        with(sent, [](Standing& on) { on.turn.is_half_way = on.turn.asks = true; });
    CHECK(line_of(asked) == "Turn 5 waits for you. | decide | Decide");
    CHECK(does<OpenForms>(asked));
    CHECK(does<ShowBattle>(with(sent, [](Standing& on) {
        on.turn.is_half_way = true;
        on.turn.battle = BattleId{0};
    })));
    CHECK(does<ResolveTurn>(with(sent, [](Standing& on) { on.turn.is_half_way = true; })));
}

TEST_CASE("in a hot seat the next side is called, and the turn resolved once all have ordered",
          "[desk]") {
    const Standing unsent = with(turn_5(Viewer::side), [](Standing& on) {
        on.is_hot_seat = true;
        on.next_seat = Viewpoint{"Regia Marina", SideId{1}, {}};
    });
    CHECK(does<SendOrders>(unsent));
    const Standing first = with(unsent, [](Standing& on) { on.is_sent = true; });
    CHECK(line_of(first) == "Turn 5: orders 1 of 2 in. | hand over to Regia Marina | Hand over");
    CHECK(asks_for<LookAs>(status_line(first).action->intent)->side == SideId{1});
    const Standing all = with(first, [](Standing& on) { on.orders[1].are_in = true; });
    CHECK(does<ResolveTurn>(all));
    CHECK(does<SendOrders>(with(all, [](Standing& on) { on.is_drafting = true; })));
    CHECK(does<ResolveTurn>(with(all, [](Standing& on) { on.turn.is_half_way = true; })));
    const Standing resolved = with(unsent, [](Standing& on) { on.turn.is_held_back = true; });
    CHECK(line_of(resolved) == "Turn 4 is resolved. | tell the sides what happened | Release");
    CHECK(does<ReleaseTurn>(resolved));
    CHECK(does<ResolveTurn>(with(resolved, [](Standing& on) { on.turn.is_half_way = true; })));
}

TEST_CASE(
    "an earlier turn leads back to now, and the end of a campaign, where everything may be "
    "seen, to its report",
    "[desk]") {
    for (const Viewer viewer : {Viewer::umpire, Viewer::side, Viewer::solo}) {
        const Standing then = with(turn_5(viewer), [](Standing& on) { on.is_now = false; });
        CHECK(line_of(then) == "Turn 5 as it was. | back to now | Back to now");
        CHECK(does<LookAtTurn>(then));
        const Standing over = with(turn_5(viewer), [](Standing& on) { on.turn.is_over = true; });
        CHECK(line_of(over) == (viewer == Viewer::umpire
                                    ? "The campaign is over. | write its report | Record"
                                    : "The campaign is over. |  | "));
    }
    const Standing counted = with(turn_5(Viewer::umpire), [](Standing& on) {
        on.turn.is_over = true;
        on.turn.score = "Regia Marina 46, Royal Navy 14";
    });
    CHECK(line_of(counted) ==
          "The campaign is over. Points: Regia Marina 46, Royal Navy 14. | write its report | "
          "Record");
}

TEST_CASE("while a route is plotted the line is a banner with what keys and presses do", "[desk]") {
    const Standing plotting =
        with(turn_5(Viewer::side), [](Standing& on) { on.plotted = "Force K"; });
    CHECK(line_of(plotting) == "Plotting Force K |  | Done");
    const auto hints = hints_with(status_line(plotting).hints, {{"undo", "Backspace"}});
    const auto has = [&](const KeyHint& hint) {
        return std::find(hints.begin(), hints.end(), hint) != hints.end();
    };
    CHECK(has({"Click", "next point"}));
    CHECK(has({"Right-click", "destination"}));
    CHECK(has({"Escape", "done"}));
    CHECK(has({"Backspace", "take back"}));  // where somebody chose that key
    CHECK(does<ToggleRouteTool>(plotting));
}
