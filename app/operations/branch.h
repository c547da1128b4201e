#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "present/war/war_report.h"
#include "store/save.h"
#include "tactical/catalog/catalog.h"

/// \file
/// A line of play beside the one on record: turns of the record played again in memory, with other
/// orders or other dice. Nothing is stored. Page: docs/what-if.md

namespace flagplot {

/// A command of the record, and what is needed to give it again in another line of play.
struct CommandGiven {
    std::string text;
    Command command;
    std::optional<Stop> stop;  ///< that the turn waited for
    std::uint8_t line = 0;     ///< of the dice after it
    /// For a result: the battle with its outcome, and the ships as they went in.
    std::optional<Battle> battle = {};
};

/// A turn of the record.
struct RecordedTurn {
    WarTurn war;                         ///< what happened in it, and the state after it
    std::uint8_t line = 0;               ///< of its dice when it was opened
    std::vector<CommandGiven> commands;  ///< without `begin`
    bool is_played = false;              ///< to its end
};

/// The turns of the line of play from this one on, and the state before the first command of it.
struct RecordedTurns {
    CampaignState before;
    std::vector<RecordedTurn> turns;  ///< in order
};

/// How far a turn must have come.
enum class Reached : std::uint8_t {
    begun,  ///< orders for it could be given; the list may end with it or have none
    played  ///< it has been resolved; the list ends with the last such turn
};

/// Error: the turn has not come so far; the error names the turns that have.
[[nodiscard]] Result<RecordedTurns> recorded_turns(const Save& save, TurnNumber from,
                                                   Reached reached = Reached::played);

/// Other orders for a side in one turn.
struct OtherOrders {
    SeatId seat;
    TurnNumber turn;
    std::string text;       ///< a whole sheet
    std::string name = {};  ///< of its file, for errors; empty: none
    /// Why the umpire accepts it against the rules; empty: it keeps to them.
    std::string overruled = {};
    /// The word in the dice of the turn: that of the record, whatever `text` says.
    std::optional<SendWord> word = {};
};

/// Something in a branch that was not decided as in the record.
struct BranchNote {
    TurnNumber turn;
    std::string text;  ///< a sentence without its point

    friend bool operator==(const BranchNote&, const BranchNote&) = default;
};

/// What a branch is played by.
struct BranchRules {
    const Rules& rules;  ///< the campaign's original rules, with the dice of the branch
    const Result<tactical::Modules>& modules;  ///< an error: battles end without losses
    /// Does a battle that is the same one as in the record have its recorded result? Otherwise the
    /// module's captains fight it.
    bool keeps_results = true;
};

/// Plays turn after turn. Orders and decisions are those of the record as far as they are still
/// allowed; the dice are of the same line. Decisions that the record does not have: a freed captain
/// steams on, the first option of a card is taken, the umpire says no, and the module's captains
/// fight. Holds references.
class Branch {
  public:
    Branch(BranchRules how, CampaignState from, std::optional<OtherOrders> other)
        : how_(how), state_(std::move(from)), other_(std::move(other)) {}

    /// Plays the next turn, which is the one of `recorded`. Error: the other orders are wrong.
    [[nodiscard]] Result<WarTurn> play(const RecordedTurn& recorded);

    [[nodiscard]] const CampaignState& state() const { return state_; }
    [[nodiscard]] bool is_over() const { return state_.progress.phase == Phase::over; }
    /// How battles that are not the recorded ones were fought, and what was left out.
    [[nodiscard]] const std::vector<BranchNote>& notes() const { return notes_; }

  private:
    [[nodiscard]] Result<void> carry_out(const Command& command);
    void give_again(const CommandGiven& recorded);
    void give_sheet_again(const CommandGiven& recorded);
    [[nodiscard]] Result<void> give_other_orders();
    [[nodiscard]] Result<void> prepare(std::vector<const CommandGiven*>& left);
    [[nodiscard]] Result<void> settle(std::vector<const CommandGiven*>& left);
    [[nodiscard]] bool is_answer(const CommandGiven& recorded) const;
    [[nodiscard]] bool give_answer(const CommandGiven& recorded);
    [[nodiscard]] Result<void> decide();
    [[nodiscard]] Result<void> fight(BattleId battle);
    void note(std::string text) { notes_.push_back({state_.turn, std::move(text)}); }

    BranchRules how_;
    CampaignState state_;
    std::optional<OtherOrders> other_;
    std::vector<BranchNote> notes_;
    Happened happened_;  // of the turn that is being played
};

}  // namespace flagplot
