#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/id.h"
#include "chart/square.h"
#include "present/desk/map/overlay.h"
#include "present/desk/state/asks_for.h"
#include "present/desk/state/run_stops.h"
#include "present/picture/picture.h"
#include "tactical/scene.h"

/// \file
/// What the user wants. Screens return intents and do nothing themselves. A `ViewChange` changes
/// what is shown (`desk_after`), a `Navigation` leads to another document, turn or page, and a
/// `Request` is an operation on the campaign (`desk/campaign/request_table.h`).

namespace flagplot::desk {

/// A formation by its side's own number.
struct FormationPick {
    SideId side;
    OwnNumber number;
    friend auto operator<=>(const FormationPick&, const FormationPick&) = default;
};
/// A contact by the number of the side that has it.
struct ContactPick {
    SideId side;
    ContactId number;
    friend bool operator==(const ContactPick&, const ContactPick&) = default;
};
struct SquarePick {
    Square square;
    friend bool operator==(const SquarePick&, const SquarePick&) = default;
};
using Selection = std::variant<std::monostate, FormationPick, ContactPick, SquarePick>;

enum class LogTab : std::uint8_t { events, orders, contacts, rulings, dice };

/// Forms over the chart, one page for each task. `has_page` says who has which.
enum class FormPage : std::uint8_t {
    rule,     ///< of a side what it has to decide in mid-turn
    release,  ///< the briefings as they are printed; of a side its own, turn by turn
    battles,
    cards,  ///< hands and decks; for a side, its hand
    messages,
    record,
    conditions
};

// Changes of what is shown.
struct Pan {
    Point pixels;
};
struct Zoom {
    Point cursor;
    double factor = 1;
};
struct Fit {};
/// To one of the levels of `zoom_level.h`, keeping the centre.
struct ZoomTo {
    std::int32_t level = 1;
};
/// Moves the cursor of the keyboard by this many squares east and south. The camera follows it.
struct MoveCursor {
    std::int32_t east = 0;
    std::int32_t south = 0;
};
/// Picks what is in the cursor's square, or continues a route to it.
struct UseCursor {};
struct CentreOn {
    Square square;
};
struct Select {
    Selection what;
};
/// Selects several formations. If there is only one, it is simply selected.
struct SelectSeveral {
    std::vector<FormationPick> what;
};
/// Selects every formation that the chart shows.
struct SelectAll {};
struct SelectNext {
    std::int32_t steps = 1;  ///< -1: the previous one
};
struct ToggleOverlay {
    Overlay overlay{};
};
struct ShowTab {
    LogTab tab{};
};
/// Shows or hides the steps of the turns in the log.
struct ToggleSteps {};
struct FilterForces {
    std::string text;
};
enum class ForceSieve : std::uint8_t { all, under_way, damaged };
/// Lists only formations that match.
struct SieveForces {
    ForceSieve sieve{};
};
/// In the campaign's order, by biggest ship, or by name.
enum class ForceSort : std::uint8_t { listed, by_type, by_name };
/// Sorts by the next of these orders.
struct SortForces {};
/// Lists or hides its ships.
struct FoldForce {
    FormationPick formation;
};
/// Lists or hides the ships of all.
struct FoldAllForces {};
/// Ticks a ship of the selected formation, to be detached with the other ticked ones.
struct TickShip {
    FormationPick formation;
    OwnShip ship;
};
/// Stores the selected formations under a digit.
struct KeepGroup {
    std::int32_t digit = 1;
};
/// Selects the formations stored under a digit.
struct CallGroup {
    std::int32_t digit = 1;
};
/// Unfolds or folds the list of overlays on the chart.
struct FoldOverlays {};
/// Puts the contact card away, or takes it out again.
struct FoldCard {};
struct ToggleHelp {};
/// Opens or closes the list of all commands.
struct OpenCommands {};
/// Shows only commands that contain these words.
struct FilterCommands {
    std::string text;
};
/// The next key pressed will belong to this row of the table of keys; empty: no longer.
struct RebindKey {
    std::string row;
};
/// Switches the panels to the next theme.
struct NextTheme {};
/// Closes one level: help, the message, the tool, the selection.
struct StepBack {};
/// Opens a page of forms over the chart, or closes it if it is open.
struct OpenForms {
    FormPage page{};
};
/// Sets the contents of a field.
struct FillIn {
    std::string field;
    std::string text;
};
/// Opens the umpire's page of rulings with one prepared.
struct PrepareRuling {
    std::string verb;
    std::vector<std::pair<std::string, std::string>> places = {};  ///< "side", and its id
};
/// Queues a command on the desk until it is sent or discarded.
struct HoldBack {
    std::string command;
};
struct ThrowAway {
    std::size_t held = 0;
};
/// Shows a side's picture beside the truth; none: only the truth.
struct LookBeside {
    std::optional<SideId> side;
};
/// Whether a run of several turns stops here.
struct ToggleStop {
    RunStop stop{};
};
/// Starts or stops showing one turn after another.
struct PlayFilm {};
/// Makes letters one size larger, or smaller below 0.
struct GrowText {
    std::int32_t steps = 1;
};

// Plots a route with the mouse for the selected formation, or stops that.
struct ToggleRouteTool {};
/// Selects a formation of one's own and begins to plot its route.
struct PlotRouteOf {
    FormationPick formation;
};
/// Continues the route to this square; if the destination is fixed, adds it as a checkpoint.
struct PlaceMarker {
    Square square;
};
/// Sets the destination to this square.
struct PlaceDestination {
    Square square;
};
/// `marker` counts the checkpoints from 0; the destination is last.
struct MoveMarker {
    std::size_t marker = 0;
    Square to;
};
struct DeleteMarker {
    std::size_t marker = 0;
};
/// A line as in the sheet: "UK-K hold".
struct WriteOrder {
    std::string line;
};
/// "hold": the same for each selected formation. Formations that may not are named.
struct OrderSeveral {
    std::string what;
};
struct StrikeOrder {
    std::size_t line = 0;
};
struct Undo {};
struct Redo {};

// Changes of viewpoint.
struct LookAs {
    std::optional<SideId> side;  ///< none: the truth
};
/// Shows what the viewer knew when orders for this turn were due; none: now.
struct LookAtTurn {
    std::optional<TurnNumber> turn;
};
struct StepTurn {
    std::int32_t turns = 1;  ///< negative: back
};
struct SendOrders {};
struct ResolveTurn {};
/// Sends what was changed in the orders, and plays turn after turn until something happens that the
/// player stops for.
struct GoOn {};
/// Writes the files for each side into the folder, if one is named.
struct ReleaseTurn {
    std::string folder = {};
    bool is_printed = false;  ///< also HTML and PDF
};
/// Plays turn after turn, until a decision is needed that the run should stop for.
struct RunOn {};
/// A command of the umpire in the words of the record.
struct CarryOut {
    std::string command;
};
/// Writes the papers of a battle into a folder.
struct PrintPapers {
    BattleId battle;
    std::string folder;
    bool is_printed = false;  ///< also PDF and tables
};
/// Lets captains of a module fight a battle to its end; if none is named, of the only one.
struct FightOut {
    BattleId battle;
    std::string module;
};
/// A battle takes the result that history gives; none: that which the turn waits for.
struct TakeHistory {
    std::optional<BattleId> battle = {};
};
/// The order that a freed captain gives, as in a sheet: "route D6 to C7"; empty: he steams on.
struct AnswerCaptain {
    std::string formation;  ///< its id
    std::string order;
};
/// Chooses the first or the second option of a card.
struct ChooseWay {
    bool is_second = false;
};
/// Takes back a command of the line of play, and everything after it.
struct Withdraw {
    std::string why;
    std::string command = {};  ///< its number; empty: the last
};
/// Carries out again what was taken back, from the stored orders and decisions.
struct RerunTakenBack {};
/// Decides every command again and compares, and fights every battle again.
struct VerifyRecord {};
/// Replaces the campaign's data with those in a folder.
struct AmendData {
    std::string folder;
    std::string why;
    std::vector<SideId> told = {};
    std::string say = {};   ///< what they are told
    bool is_trial = false;  ///< only says what would change
};
/// Writes the whole record as plain text.
struct ExportRecord {
    std::string folder;
    bool has_secret = false;  ///< of the dice
};
/// Writes the truth of the war for everybody.
struct WriteReport {
    std::string folder;
    std::string early = {};  ///< why it is told before the war is over
    bool has_film = false;
};
/// Writes a side's newspaper from what it has been shown.
struct WriteNewspaper {
    SideId side;
    std::string folder;
};
/// Plays a turn again with another order of a side, in memory.
struct AskWhatIf {
    TurnNumber turn;
    SideId side;
    std::string order;  ///< a line of its sheet
};

// A battle on its board (battle_panel.h). What is picked there:
struct PickToken {
    std::string token;  ///< as orders name it; empty: none
};
/// Lists only the orders for this field or token; neither: all.
struct AimBattle {
    std::optional<tactical::BoardPlace> place;
    std::string target;
};
struct MarkBattleOrder {
    std::optional<std::size_t> listed;
};
/// Unfolds or folds the ledger of a step.
struct FoldStep {
    std::size_t step = 0;
};
/// Shows the board as it was after a step; none: as it is.
struct LookAtStep {
    std::optional<std::size_t> step;
};
/// Plays the last turn of the battle back, or stops that.
struct PlayBattle {};
/// Whether a captain decides for this side from now on.
struct SetCaptain {
    tactical::SideIndex side;
    bool decides = false;
};
/// Shows the board of this battle; none: of the one that the turn waits for. `module` is to begin
/// it.
struct ShowBattle {
    std::optional<BattleId> battle;
    std::string module;
};
struct LeaveBattle {};
/// Goes to the next step of the tutorial without doing this one.
struct SkipStep {};
/// Continues the game without the tutorial.
struct LeaveTutorial {};
/// For the side that is to act; empty: the order marked in the list, if any.
struct GiveBattleOrder {
    std::string text;
};
/// What captains decide: the next order, everything to the end, or for the sides they decide for.
enum class CaptainsPart : std::uint8_t { next, all, theirs };
struct CaptainOrders {
    CaptainsPart part = CaptainsPart::next;
};
struct TakeBackBattleOrder {};
/// Enters the result into the campaign.
struct TakeBattleResult {};

/// Turns on or off the curtain that is shown before another side looks.
struct ToggleHotSeat {};
/// Confirmed by the side that the curtain names.
struct LiftCurtain {};

struct CancelWork {};
struct ReadAgain {};
/// Back to the start screen. Asks first if orders have not been sent.
struct CloseCampaign {
    bool gives_up = false;  ///< discard the orders that have not been sent
};
/// Closes the desk. Asks the same question first, unless asked twice.
struct Quit {
    bool gives_up = false;
};

using ViewChange =
    std::variant<Pan, Zoom, Fit, ZoomTo, MoveCursor, UseCursor, CentreOn, Select, SelectSeveral,
                 SelectAll, SelectNext, ToggleOverlay, FoldOverlays, FoldCard, OpenCommands,
                 FilterCommands, RebindKey, NextTheme, ShowTab, ToggleSteps, FilterForces,
                 SieveForces, SortForces, FoldForce, FoldAllForces, TickShip, KeepGroup, CallGroup,
                 ToggleHelp, StepBack, GrowText, ToggleStop, PlayFilm, ToggleRouteTool, PlotRouteOf,
                 PlaceMarker, PlaceDestination, MoveMarker, DeleteMarker, WriteOrder, OrderSeveral,
                 StrikeOrder, Undo, Redo, OpenForms, FillIn, PrepareRuling, HoldBack, ThrowAway,
                 LookBeside, PickToken, AimBattle, MarkBattleOrder, FoldStep, LookAtStep,
                 PlayBattle, SetCaptain, ToggleHotSeat>;

using Navigation =
    std::variant<LookAs, LookAtTurn, StepTurn, ShowBattle, LeaveBattle, SkipStep, LeaveTutorial,
                 LiftCurtain, CancelWork, ReadAgain, CloseCampaign, Quit>;

using Request =
    std::variant<SendOrders, ResolveTurn, GoOn, ReleaseTurn, RunOn, CarryOut, PrintPapers, FightOut,
                 TakeHistory, AnswerCaptain, ChooseWay, Withdraw, RerunTakenBack, VerifyRecord,
                 AmendData, ExportRecord, WriteReport, WriteNewspaper, AskWhatIf, GiveBattleOrder,
                 CaptainOrders, TakeBackBattleOrder, TakeBattleResult>;

using Intent = std::variant<ViewChange, Navigation, Request>;

}  // namespace flagplot::desk
