#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "campaign/ruling.h"
#include "campaign/state.h"
#include "view/admiral_level.h"
#include "view/notation.h"

/// \file
/// What can be done to a campaign. Each command is one canonical text in the record, and one
/// transaction.

namespace flagplot {

/// The first command of every record: places the forces of the first turn and commits the dice.
struct Begin {
    /// The side of the only player; none: the campaign has an umpire.
    std::optional<SideId> solo = {};
    std::optional<PublicSeed> seed = {};  ///< of public dice; none: the dice are secret
    /// Who leads the other sides in a campaign with one player; none: they do as in history.
    std::optional<AdmiralLevel> against = {};
    friend bool operator==(const Begin&, const Begin&) = default;
};
FLAGPLOT_FIELDS(Begin, solo, seed, against)

/// A side's sheet for the turn; completely replaces its earlier one. It numbers formations as the
/// side knows them (`ShownToSide`), and after them those it forms itself.
struct SubmitOrders {
    SeatId seat;
    Sheet sheet;
    /// Why the umpire accepts it against the rules; empty: it keeps to them.
    std::string overruled = {};
    /// Why a computer admiral orders this, one sentence each. Kept in the record; nobody is told.
    std::vector<std::string> reasons = {};
    friend bool operator==(const SubmitOrders&, const SubmitOrders&) = default;
};
FLAGPLOT_FIELDS(SubmitOrders, seat, sheet, overruled, reasons)

/// A side's sheet was wrong and has been sent back. Recorded so that the umpire is told who must
/// send another one.
struct RefuseOrders {
    SeatId seat;
    std::string why;
    friend bool operator==(const RefuseOrders&, const RefuseOrders&) = default;
};
FLAGPLOT_FIELDS(RefuseOrders, seat, why)

/// Start the turn, or continue it, to its end or its next stop.
struct Resolve {
    /// Pause after this many pieces of work: half hours, activations, phases. The result does not
    /// depend on it.
    std::optional<std::int32_t> at_most;
    /// If the end of a turn is a release: `RecordPrint` of the record before it. Set by the shell.
    std::optional<Digest> record = {};
    /// Why the turn begins although the last one is held back from some sides alone
    /// (`sides_behind`); empty: it is not.
    std::string overruled = {};
    friend bool operator==(const Resolve&, const Resolve&) = default;
};
FLAGPLOT_FIELDS(Resolve, at_most, record, overruled)

/// What a freed captain decides: an action, or to steam on.
struct Answer {
    SeatId seat;
    OwnNumber formation;
    std::optional<Action> action;
    friend bool operator==(const Answer&, const Answer&) = default;
};
FLAGPLOT_FIELDS(Answer, seat, formation, action)

/// The result of a battle, from wherever it was fought.
struct ReportBattle {
    BattleId battle;
    BattleOutcome outcome;
    /// Why it is accepted although a check refuses it; empty: no check does.
    std::string overruled = {};
    /// `verify` fights a battle again if it was fought by the program.
    ResultFrom from = ResultFrom::entered;
    friend bool operator==(const ReportBattle&, const ReportBattle&) = default;
};
FLAGPLOT_FIELDS(ReportBattle, battle, outcome, overruled, from)

/// The program begins or continues a battle. The campaign does not know what the battle's module
/// makes of the orders: the record keeps them, and a caller who has the dice fights the battle
/// again.
struct OrderBattle {
    BattleId battle;
    Fight more;
    friend bool operator==(const OrderBattle&, const OrderBattle&) = default;
};
FLAGPLOT_FIELDS(OrderBattle, battle, more)

/// Which of two options a side chooses that a card offers: the first or the second (5.4).
struct Choose {
    SeatId seat;
    bool is_second = false;
    friend bool operator==(const Choose&, const Choose&) = default;
};
FLAGPLOT_FIELDS(Choose, seat, is_second)

/// The umpire's answer when the turn waits for it: yes or no, and a text for the side whose card
/// asked; empty: it is told nothing.
struct GiveRuling {
    bool is_yes = false;
    std::string text;
    friend bool operator==(const GiveRuling&, const GiveRuling&) = default;
};
FLAGPLOT_FIELDS(GiveRuling, is_yes, text)

/// A card was drawn from a paper deck. It is dealt, or takes effect, in the coming turn.
struct LayCard {
    SideId side;
    CardId card;
    std::optional<FormationId> on;
    std::optional<Square> at;
    friend bool operator==(const LayCard&, const LayCard&) = default;
};
FLAGPLOT_FIELDS(LayCard, side, card, on, at)

/// Takes back a command and everything after it: back to the state before it, but remembering the
/// dice that were seen.
struct Withdraw {
    std::int32_t command = 0;
    std::string why;
    std::vector<SeenDice> seen;  ///< dice seen in what is taken back
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
FLAGPLOT_FIELDS(Withdraw, command, why, seen)

/// The umpire shows sides what they were told since they were last shown anything.
struct Release {
    /// `RecordPrint` of the record before it. Set by the shell.
    std::optional<Digest> record = {};
    /// The sides that are shown it, sorted; what the others were told is held back. Empty: all.
    std::vector<SideId> to = {};
    friend bool operator==(const Release&, const Release&) = default;
};
FLAGPLOT_FIELDS(Release, record, to)

/// A decision of the umpire by hand (5.5).
struct Rule {
    Ruling what;
    std::string why;           ///< kept in the record; no side is told
    std::vector<SideId> told;  ///< sorted; besides the sides that the verb itself tells
    std::string say;           ///< in these words; empty: only what the verb itself says
    friend bool operator==(const Rule&, const Rule&) = default;
};
FLAGPLOT_FIELDS(Rule, what, why, told, say)

/// The umpire changes the campaign's data during the campaign.
struct Amend {
    Digest definition{};  ///< of the canonical bytes of the amended campaign (`Amendments`)
    std::string why;      ///< kept in the record; no side is told
    std::vector<SideId> told = {};  ///< sorted
    std::string say = {};           ///< in these words
    friend bool operator==(const Amend&, const Amend&) = default;
};
FLAGPLOT_FIELDS(Amend, definition, why, told, say)

/// Written for a side's id, this means all sides. No side may have it as its id.
inline constexpr std::string_view all_sides = "all";

/// A message to a side or to all: from the umpire, or from another side's captain through the
/// umpire.
struct PassMessage {
    std::optional<SideId> from;  ///< none: the umpire
    std::optional<SideId> to;    ///< none: all sides except the sender
    std::string text;
    friend bool operator==(const PassMessage&, const PassMessage&) = default;
};
FLAGPLOT_FIELDS(PassMessage, from, to, text)

/// A note of the umpire's: kept in the record and the umpire's log, never told to a side.
struct Note {
    std::string text;
    friend bool operator==(const Note&, const Note&) = default;
};
FLAGPLOT_FIELDS(Note, text)

using Command =
    std::variant<Begin, SubmitOrders, Resolve, Answer, ReportBattle, Withdraw, Choose, GiveRuling,
                 LayCard, Release, Rule, PassMessage, Amend, OrderBattle, RefuseOrders, Note>;

/// The names that a seat's orders may use, including formations formed in play.
[[nodiscard]] Roster roster_of(const Definition& definition, const CampaignState& state,
                               SeatId seat);

/// The names that a seat's sheet may use: those it has been shown.
[[nodiscard]] Roster shown_roster_of(const Definition& definition, const CampaignState& state,
                                     SeatId seat);

/// The canonical text of a command, as the record keeps it and `export` writes it. `state` is the
/// one before or after it.
[[nodiscard]] std::string text_of(const Definition& definition, const CampaignState& state,
                                  const Command& command);

/// The reasons in the text of a computer admiral's orders, from below its sheet.
[[nodiscard]] std::vector<std::string> reasons_of_orders(std::string_view command_text);

/// Reads a command: `read_command(d, before, text_of(d, before, c)) == c`. Errors carry the line
/// and column in `text`.
[[nodiscard]] Result<Command> read_command(const Definition& definition, const CampaignState& state,
                                           std::string_view text);

}  // namespace flagplot
