#pragma once

#include <cstdint>
#include <optional>
#include <string>
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
/// What somebody at the desk wants. Screens return intents and do nothing themselves. A
/// `ViewChange` changes what is shown (`desk_after`), a `Navigation` leads to another document,
/// turn or page, and a `Request` is an operation on the campaign (`desk/campaign/request_table.h`).

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

/// Forms over the chart, a page for each task. Who has which: `has_page`.
enum class FormPage : std::uint8_t {
    rule,     ///< of a side what it has to decide in mid-turn
    release,  ///< the briefings as they are printed; of a side its own, turn by turn
    battles,
    cards,  ///< hands and decks; of a side its hand
    messages,
    record,
    conditions
};

// What changes what is shown.
struct Pan {
    Point pixels;
};
struct Zoom {
    Point cursor;
    double factor = 1;
};
struct Fit {};
/// One of the levels of `zoom_level.h`, about the middle.
struct ZoomTo {
    std::int32_t level = 1;
};
/// The cursor of the keyboard so many squares east and south; the camera follows it.
struct MoveCursor {
    std::int32_t east = 0;
    std::int32_t south = 0;
};
/// What is in the cursor's square is picked, or a route goes on to it.
struct UseCursor {};
struct CentreOn {
    Square square;
};
struct Select {
    Selection what;
};
/// Several formations at once; one alone is selected.
struct SelectSeveral {
    std::vector<FormationPick> what;
};
/// Every formation that the chart shows.
struct SelectAll {};
struct SelectNext {
    std::int32_t steps = 1;  ///< -1: the one before
};
struct ToggleOverlay {
    Overlay overlay{};
};
struct ShowTab {
    LogTab tab{};
};
/// Whether the log has the steps of the turns, too.
struct ToggleSteps {};
struct FilterForces {
    std::string text;
};
enum class ForceSieve : std::uint8_t { all, under_way, damaged };
/// Only such formations are listed.
struct SieveForces {
    ForceSieve sieve{};
};
/// As the campaign lists them, or by their biggest ship, or by name.
enum class ForceSort : std::uint8_t { listed, by_type, by_name };
/// In the next of these orders.
struct SortForces {};
/// Its ships, listed or no longer.
struct FoldForce {
    FormationPick formation;
};
/// All of them.
struct FoldAllForces {};
/// A ship of the selected formation, to be detached with the others that are ticked.
struct TickShip {
    FormationPick formation;
    OwnShip ship;
};
/// The formations that are selected now are those of a digit from now on.
struct KeepGroup {
    std::int32_t digit = 1;
};
/// Those are selected again.
struct CallGroup {
    std::int32_t digit = 1;
};
/// The list of overlays on the chart, unfolded or folded.
struct FoldOverlays {};
struct ToggleHelp {};
/// The list of everything that can be asked for, opened or closed.
struct OpenCommands {};
/// Only what holds these words stands in it.
struct FilterCommands {
    std::string text;
};
/// The next key pressed is that of this row of the table of keys; empty: no longer.
struct RebindKey {
    std::string row;
};
/// The panels in the next of their colours.
struct NextTheme {};
/// Closes one level: help, the message, the tool, the selection.
struct StepBack {};
/// A page of forms, opened over the chart, or closed if it is open.
struct OpenForms {
    FormPage page{};
};
/// What stands in a field of a form now.
struct FillIn {
    std::string field;
    std::string text;
};
/// A command that waits on the desk until it is passed on or thrown away.
struct HoldBack {
    std::string command;
};
struct ThrowAway {
    std::size_t held = 0;
};
/// A side's picture beside the truth; none: the truth alone.
struct LookBeside {
    std::optional<SideId> side;
};
/// Whether turns that are run on with stop at this.
struct ToggleStop {
    RunStop stop{};
};
/// Begins or ends showing one turn after another.
struct PlayFilm {};
/// One size of letters more, or less below 0.
struct GrowText {
    std::int32_t steps = 1;
};

// Orders by hand, for the formation that is selected.
struct ToggleRouteTool {};
/// The route goes on to this square; where the destination is fixed, by it.
struct PlaceMarker {
    Square square;
};
/// The destination here instead.
struct PlaceDestination {
    Square square;
};
/// `marker` counts the checkpoints from 0, the destination last.
struct MoveMarker {
    std::size_t marker = 0;
    Square to;
};
struct DeleteMarker {
    std::size_t marker = 0;
};
/// A line as it would stand in the sheet: "UK-K hold".
struct WriteOrder {
    std::string line;
};
/// "hold": the same for each of the formations that are selected; those that may not are said.
struct OrderSeveral {
    std::string what;
};
struct StrikeOrder {
    std::size_t line = 0;
};
struct Undo {};
struct Redo {};

// Where to look.
struct LookAs {
    std::optional<SideId> side;  ///< none: the truth
};
/// What was shown when orders for this turn were wanted; none: now.
struct LookAtTurn {
    std::optional<TurnNumber> turn;
};
struct StepTurn {
    std::int32_t turns = 1;  ///< below 0: back
};
struct SendOrders {};
struct ResolveTurn {};
/// What each side is sent goes into the folder, if one is named.
struct ReleaseTurn {
    std::string folder = {};
    bool is_printed = false;  ///< HTML and PDF too
};
/// Turn after turn, until something is to be decided that is to be stopped at.
struct RunOn {};
/// A command of the umpire in the record's own words.
struct CarryOut {
    std::string command;
};
/// The papers of a battle into a folder.
struct PrintPapers {
    BattleId battle;
    std::string folder;
    bool is_printed = false;  ///< PDF and tables too
};
/// A battle fought to its end by the captains of a module; none named: the only one.
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
/// Of the two ways that a card leaves its side, the first or the second.
struct ChooseWay {
    bool is_second = false;
};
/// A command of the line of play is taken back, with all that came after it.
struct Withdraw {
    std::string why;
    std::string command = {};  ///< its number; empty: the last
};
/// What was taken back is carried out again, from the stored orders and decisions.
struct RerunTakenBack {};
/// Every command is decided again and compared, and every battle fought again.
struct VerifyRecord {};
/// The campaign's data become those of a folder.
struct AmendData {
    std::string folder;
    std::string why;
    std::vector<SideId> told = {};
    std::string say = {};   ///< what they are told
    bool is_trial = false;  ///< only said what would change
};
/// The whole record as plain text.
struct ExportRecord {
    std::string folder;
    bool has_secret = false;  ///< of the dice
};
/// The truth of the war for everybody.
struct WriteReport {
    std::string folder;
    std::string early = {};  ///< why before the war is over
    bool has_film = false;
};
/// What a side has been shown, as its newspaper.
struct WriteNewspaper {
    SideId side;
    std::string folder;
};

// A battle on its board (battle_panel.h). What is picked there:
struct PickToken {
    std::string token;  ///< what orders call it; empty: none
};
/// Only the orders for this field, or for this token, are listed; neither: all.
struct AimBattle {
    std::optional<tactical::BoardPlace> place;
    std::string target;
};
struct MarkBattleOrder {
    std::optional<std::size_t> listed;
};
/// The ledger of a step, read or no longer.
struct FoldStep {
    std::size_t step = 0;
};
/// The board as it was after a step; none: as it is.
struct LookAtStep {
    std::optional<std::size_t> step;
};
/// Plays the last turn of the battle back, or stops that.
struct PlayBattle {};
/// May a captain decide for this side from now on?
struct SetCaptain {
    tactical::SideIndex side;
    bool decides = false;
};
/// The board of this battle; none: of that which the turn waits for. `module` is to begin it.
struct ShowBattle {
    std::optional<BattleId> battle;
    std::string module;
};
struct LeaveBattle {};
/// The next step of the tutorial, although this one was not done.
struct SkipStep {};
/// The game goes on without its steps.
struct LeaveTutorial {};
/// To the side that is to act; empty: the order that is marked in the list, if one is.
struct GiveBattleOrder {
    std::string text;
};
/// What captains decide: the next order, all to the end, or for the sides that they decide for.
enum class CaptainsPart : std::uint8_t { next, all, theirs };
struct CaptainOrders {
    CaptainsPart part = CaptainsPart::next;
};
struct TakeBackBattleOrder {};
/// What came of it enters the campaign.
struct TakeBattleResult {};

/// From now on a curtain falls whenever somebody else is to look; or no longer.
struct ToggleHotSeat {};
/// By him whom the curtain names.
struct LiftCurtain {};

struct CancelWork {};
struct ReadAgain {};
/// Back to the start screen; asked about first where orders have not been sent.
struct CloseCampaign {
    bool gives_up = false;  ///< the orders that have not been sent
};
/// Closes the desk; asks the same question first, unless it is given a second time.
struct Quit {
    bool gives_up = false;
};

using ViewChange =
    std::variant<Pan, Zoom, Fit, ZoomTo, MoveCursor, UseCursor, CentreOn, Select, SelectSeveral,
                 SelectAll, SelectNext, ToggleOverlay, FoldOverlays, OpenCommands, FilterCommands,
                 RebindKey, NextTheme, ShowTab, ToggleSteps, FilterForces, SieveForces, SortForces,
                 FoldForce, FoldAllForces, TickShip, KeepGroup, CallGroup, ToggleHelp, StepBack,
                 GrowText, ToggleStop, PlayFilm, ToggleRouteTool, PlaceMarker, PlaceDestination,
                 MoveMarker, DeleteMarker, WriteOrder, OrderSeveral, StrikeOrder, Undo, Redo,
                 OpenForms, FillIn, HoldBack, ThrowAway, LookBeside, PickToken, AimBattle,
                 MarkBattleOrder, FoldStep, LookAtStep, PlayBattle, SetCaptain, ToggleHotSeat>;

using Navigation =
    std::variant<LookAs, LookAtTurn, StepTurn, ShowBattle, LeaveBattle, SkipStep, LeaveTutorial,
                 LiftCurtain, CancelWork, ReadAgain, CloseCampaign, Quit>;

using Request =
    std::variant<SendOrders, ResolveTurn, ReleaseTurn, RunOn, CarryOut, PrintPapers, FightOut,
                 TakeHistory, AnswerCaptain, ChooseWay, Withdraw, RerunTakenBack, VerifyRecord,
                 AmendData, ExportRecord, WriteReport, WriteNewspaper, GiveBattleOrder,
                 CaptainOrders, TakeBackBattleOrder, TakeBattleResult>;

using Intent = std::variant<ViewChange, Navigation, Request>;

}  // namespace flagplot::desk
