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
#include "view/notation.h"

/// \file
/// What can be done to a campaign. Each command is one canonical text in the record and one
/// transaction.

namespace flagplot {

/// The first command of every record: the forces of the first turn are placed, the dice committed.
struct Begin {
    std::optional<SideId> solo = {};      ///< the campaign is played by one, and this is his side
    std::optional<PublicSeed> seed = {};  ///< of dice that everybody can foresee; none: a secret
    friend bool operator==(const Begin&, const Begin&) = default;
};
FLAGPLOT_FIELDS(Begin, solo, seed)

/// A side's sheet for the turn; replaces its earlier one wholly. It numbers formations as the side
/// knows them (`ShownToSide`), those it forms itself behind the others.
struct SubmitOrders {
    SeatId seat;
    Sheet sheet;
    std::string overruled = {};  ///< why the umpire takes it against the rules; empty: by them
    friend bool operator==(const SubmitOrders&, const SubmitOrders&) = default;
};
FLAGPLOT_FIELDS(SubmitOrders, seat, sheet, overruled)

/// A side's sheet was wrong and has been sent back: kept so that its umpire is told who must send
/// another one.
struct RefuseOrders {
    SeatId seat;
    std::string why;
    friend bool operator==(const RefuseOrders&, const RefuseOrders&) = default;
};
FLAGPLOT_FIELDS(RefuseOrders, seat, why)

/// Start the turn, or go on with it, to its end or its next stop.
struct Resolve {
    /// Pause after so many pieces of work: a half hour, an activation, a phase. The turn is the
    /// same however it is cut.
    std::optional<std::int32_t> at_most;
    /// Where the end of a turn is a release: `RecordPrint` of the record before it. The shell sets
    /// it.
    std::optional<Digest> record = {};
    friend bool operator==(const Resolve&, const Resolve&) = default;
};
FLAGPLOT_FIELDS(Resolve, at_most, record)

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
    std::string overruled = {};  ///< why it is taken although a check refuses it; empty: none does
    ResultFrom from = ResultFrom::entered;  ///< `verify` fights again what is said to be fought
    friend bool operator==(const ReportBattle&, const ReportBattle&) = default;
};
FLAGPLOT_FIELDS(ReportBattle, battle, outcome, overruled, from)

/// The program begins a battle or continues one. The campaign does not know what its module makes
/// of the orders: the record keeps them, and a caller with the dice fights the battle again.
struct OrderBattle {
    BattleId battle;
    Fight more;
    friend bool operator==(const OrderBattle&, const OrderBattle&) = default;
};
FLAGPLOT_FIELDS(OrderBattle, battle, more)

/// What the side that a card leaves a choice decides: the first or the second (5.4).
struct Choose {
    SeatId seat;
    bool is_second = false;
    friend bool operator==(const Choose&, const Choose&) = default;
};
FLAGPLOT_FIELDS(Choose, seat, is_second)

/// The umpire's answer where the turn waits for him: yes or no, and a text that is told to the side
/// a card asked for; empty: nothing is told.
struct GiveRuling {
    bool is_yes = false;
    std::string text;
    friend bool operator==(const GiveRuling&, const GiveRuling&) = default;
};
FLAGPLOT_FIELDS(GiveRuling, is_yes, text)

/// A card was drawn from a deck of paper: it is dealt, or strikes, in the turn to come.
struct LayCard {
    SideId side;
    CardId card;
    std::optional<FormationId> on;
    std::optional<Square> at;
    friend bool operator==(const LayCard&, const LayCard&) = default;
};
FLAGPLOT_FIELDS(LayCard, side, card, on, at)

/// Takes a command and all that followed it back: the state before it, and what was seen since.
struct Withdraw {
    std::int32_t command = 0;
    std::string why;
    std::vector<SeenDice> seen;  ///< dice seen in what is taken back
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
FLAGPLOT_FIELDS(Withdraw, command, why, seen)

/// The umpire shows every side what it was told since the last release: from now on it has it.
struct Release {
    /// `RecordPrint` of the record before it. The shell sets it.
    std::optional<Digest> record = {};
    friend bool operator==(const Release&, const Release&) = default;
};
FLAGPLOT_FIELDS(Release, record)

/// The umpire decides something by hand (5.5).
struct Rule {
    Ruling what;
    std::string why;           ///< kept in the record, told to nobody
    std::vector<SideId> told;  ///< sorted; beside those the verb itself tells
    std::string say;           ///< in which words; empty: no more than the verb itself says
    friend bool operator==(const Rule&, const Rule&) = default;
};
FLAGPLOT_FIELDS(Rule, what, why, told, say)

/// The umpire mends the campaign's data in mid-campaign: from now on they are these.
struct Amend {
    Digest definition{};  ///< of the canonical bytes of the amended campaign (`Amendments`)
    std::string why;      ///< kept in the record, told to nobody
    std::vector<SideId> told = {};  ///< sorted
    std::string say = {};           ///< in which words
    friend bool operator==(const Amend&, const Amend&) = default;
};
FLAGPLOT_FIELDS(Amend, definition, why, told, say)

/// What stands for all sides where a side is named; no side has it for its id.
inline constexpr std::string_view all_sides = "all";

/// A message to a side, or to all: of the umpire, or of another side's captain through him.
struct PassMessage {
    std::optional<SideId> from;  ///< none: the umpire
    std::optional<SideId> to;    ///< none: all sides but the one that sends it
    std::string text;
    friend bool operator==(const PassMessage&, const PassMessage&) = default;
};
FLAGPLOT_FIELDS(PassMessage, from, to, text)

/// The umpire notes something for himself: in the record and his log, never told to a side.
struct Note {
    std::string text;
    friend bool operator==(const Note&, const Note&) = default;
};
FLAGPLOT_FIELDS(Note, text)

using Command =
    std::variant<Begin, SubmitOrders, Resolve, Answer, ReportBattle, Withdraw, Choose, GiveRuling,
                 LayCard, Release, Rule, PassMessage, Amend, OrderBattle, RefuseOrders, Note>;

/// The names a seat's orders may use, formations founded in play included.
[[nodiscard]] Roster roster_of(const Definition& definition, const CampaignState& state,
                               SeatId seat);

/// The names a seat's sheet may use: those it has been shown.
[[nodiscard]] Roster shown_roster_of(const Definition& definition, const CampaignState& state,
                                     SeatId seat);

/// The canonical text of a command: what the record keeps and `export` writes. `state` is that
/// before or after it.
[[nodiscard]] std::string text_of(const Definition& definition, const CampaignState& state,
                                  const Command& command);

/// Reads it back: `read_command(d, before, text_of(d, before, c)) == c`. Errors carry the line and
/// column in `text`.
[[nodiscard]] Result<Command> read_command(const Definition& definition, const CampaignState& state,
                                           std::string_view text);

}  // namespace flagplot
