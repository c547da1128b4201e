#include "desk/campaign/session.h"

#include <utility>

#include "desk/campaign/tutorial_scene.h"

/// \file
/// Goes to another side, turn or battle, or leaves the campaign.

namespace flagplot::desk {

void Session::go(const LookAs& look) {
    if (reader_.is_busy() || (state_.is_hot_seat && work_.is_busy())) return;
    change(look);
    DocumentWanted wanted = document_.wanted;
    wanted.whose = look.side;
    if (state_.curtain) wanted.battle.reset();
    reader_.read(wanted);
}

void Session::go(const LookAtTurn& look) {
    DocumentWanted wanted = document_.wanted;
    wanted.turn = look.turn;
    reader_.read(wanted);
}

void Session::go(const StepTurn& step) {
    if (const auto to = turn_beside(document_, step.turns)) go(*to);
}

void Session::go(const ShowBattle& show) {
    DocumentWanted wanted = document_.wanted;
    wanted.battle = show.battle ? show.battle : document_.awaited;
    wanted.battle_module = show.module;
    if (!wanted.battle) return say("No battle waits to be fought.", true);
    state_.battle = {};
    say({}, false);  // the board needs its room
    reader_.read(wanted);
}

void Session::go(const LeaveBattle& leave) {
    change(leave);
    if (!document_.battle) return;
    DocumentWanted wanted = document_.wanted;
    wanted.battle.reset();
    reader_.read(wanted);
}

void Session::go(const SkipStep&) {
    if (tutorial_) tutorial_ = skipped(*std::move(tutorial_), tutorial_scene(document_, state_));
}

void Session::go(const LeaveTutorial&) {
    if (!tutorial_ || std::exchange(tutorial_->is_left, true)) return;
    say("The game goes on without the tutorial. \"Learn in ten minutes\" on the start screen "
        "(Ctrl+O) brings it back.",
        false);
}

void Session::go(const LiftCurtain& lift) {
    if (!state_.curtain || reader_.is_busy()) return;
    if (document_.whose == state_.curtain->side) return change(lift);
    go(LookAs{state_.curtain->side});  // reading failed: try again
}

void Session::go(const CancelWork&) {
    work_.cancel();
    state_.battle.captains.clear();
}

void Session::go(const ReadAgain&) { reader_.read(document_.wanted); }

void Session::go(const CloseCampaign& close) {
    if (work_.is_busy()) return say("Wait until it is done: " + work_.doing() + ".", true);
    if (asks_first(state_, close)) return change(close);
    desktop_.journey = ToPage{PageName::start};
}

void Session::go(const Quit& quit) {
    if (asks_first(state_, quit)) return change(quit);
    desktop_.journey = ToEnd{};
}

}  // namespace flagplot::desk
