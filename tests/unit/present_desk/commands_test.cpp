#include "present/desk/state/commands.h"

#include <catch2/catch.hpp>

#include "present/desk/state/desk_state.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// The small campaign on the desk, driven by intents.
struct CommandDriven {
    Book book = small_book();
    SideView view = small_view();
    DeskState state;

    void does(const Intent& intent) {
        const Plot plot = plot_of(book, view);
        state = desk_after(std::move(state), intent, {{0, 0, 700, 500}, plot, &book, &view});
    }
};

}  // namespace

TEST_CASE("every command of the desk is found by its words, with the key it has now", "[desk]") {
    CHECK(commands_like({}, "").size() == key_table().size());
    const auto found = commands_like({{"resolve", "F9"}}, "  Turn RESOLVE ");
    REQUIRE(found.size() == 1);
    CHECK(found[0].key == "F9");
    CHECK(asks_for<ResolveTurn>(found[0].intent) != nullptr);
    CHECK(commands_like({}, "xyzzy").empty());
}

TEST_CASE("the list of commands is closed by Escape before anything else", "[desk]") {
    CommandDriven desk;
    desk.does(ToggleHelp{});
    desk.does(OpenCommands{});
    desk.does(FilterCommands{"turn"});
    CHECK(desk.state.command_text == "turn");
    desk.does(StepBack{});
    CHECK_FALSE(desk.state.shows_commands);
    CHECK(desk.state.shows_help);
    desk.does(OpenCommands{});
    CHECK(desk.state.command_text.empty());
}

TEST_CASE("a row of the keys waits for another key until the page is closed", "[desk]") {
    CommandDriven desk;
    desk.does(ToggleHelp{});
    desk.does(RebindKey{"fit"});
    CHECK(desk.state.rebound == "fit");
    desk.does(StepBack{});
    CHECK(desk.state.rebound.empty());
    CHECK_FALSE(desk.state.shows_help);
}

TEST_CASE("what is selected is kept by a digit and called again", "[desk]") {
    CommandDriven desk;
    const FormationPick own{{0}, force_k};
    desk.does(Select{own});
    desk.does(KeepGroup{3});
    desk.does(Select{SquarePick{at("A1")}});
    desk.does(CallGroup{3});
    CHECK(desk.state.selection == Selection(own));
    desk.does(CallGroup{4});
    CHECK(desk.state.selection == Selection());
}

TEST_CASE("ships are ticked and unticked, and forgotten when another formation is selected",
          "[desk]") {
    CommandDriven desk;
    const FormationPick own{{0}, force_k};
    desk.does(Select{own});
    desk.does(TickShip{own, lively});
    CHECK(desk.state.ticked.size() == 1);
    desk.does(TickShip{own, lively});
    CHECK(desk.state.ticked.empty());
    desk.does(TickShip{own, lively});
    desk.does(Select{SquarePick{at("A1")}});
    CHECK(desk.state.ticked.empty());
}

TEST_CASE("formations are folded one by one and all at once", "[desk]") {
    CommandDriven desk;
    const FormationPick own{{0}, force_k};
    desk.does(FoldForce{own});
    CHECK(desk.state.force_list().unfolded == std::set<FormationPick>{own});
    desk.does(FoldAllForces{});
    CHECK(desk.state.unfolded.empty());
    desk.does(FoldAllForces{});
    CHECK(desk.state.unfolded.size() == 1);
    desk.does(FoldForce{own});
    CHECK(desk.state.unfolded.empty());
}
