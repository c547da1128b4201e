#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "operations/progress.h"
#include "store/save.h"

/// \file
/// Plays again, from the stored orders and decisions, what withdrawals took back.

namespace flagplot {

/// What became of one command.
struct RerunStep {
    enum class Kind : std::uint8_t {
        done,
        in_part,   ///< orders without those that are wrong by now
        left_out,  ///< it no longer applies
        waits      ///< the turn waits for something else first
    };
    Kind kind{};
    std::optional<std::int32_t>
        entry;  ///< the command run again; none: the turn had to go on first
    TurnNumber turn;
    std::string command;  ///< its text
    std::vector<std::string>
        problems;  ///< why it, or each of the lines left out, no longer applies

    friend bool operator==(const RerunStep&, const RerunStep&) = default;
};

/// A command in one line: a sheet by its ORDERS line.
[[nodiscard]] std::string short_text(const std::string& command);

/// Is a command hidden from a solo player? What others did is, and what the turn goes on with by
/// itself. With an umpire nothing is.
[[nodiscard]] bool is_hidden(const Save& save, const std::string& command);

/// Carries out one command after the other, each a transaction of its own. Holds a reference.
class Rerun {
  public:
    explicit Rerun(Save& save) : save_(save), list_(taken_back(save.entries())) {}

    /// What is to be run, in order.
    [[nodiscard]] const std::vector<TakenBack>& list() const { return list_; }

    /// The next one; nothing when all are done or the turn waits for something they do not settle.
    /// The error is that of a save that cannot be written.
    [[nodiscard]] Result<std::optional<RerunStep>> next();

  private:
    [[nodiscard]] Result<RerunStep> end_turn();
    [[nodiscard]] Result<RerunStep> run(const TakenBack& taken);
    [[nodiscard]] Result<RerunStep> carried_out(const Command& command, RerunStep step);
    [[nodiscard]] Result<Command> command_again(std::int32_t entry, RerunStep& step) const;
    [[nodiscard]] Result<Command> sheet_again(SeatId seat, RerunStep& step) const;
    /// Orders of a battle, and the state that they lead to behind the dice of now; without those
    /// from the first on that is refused.
    [[nodiscard]] Result<Command> orders_again(const OrderBattle& command, RerunStep& step) const;
    /// A result that the program fought, fought again by the orders that are kept.
    [[nodiscard]] Result<Command> result_again(ReportBattle report) const;
    /// Is the battle of this number another one than it was?
    [[nodiscard]] std::optional<Error> problem_with(std::int32_t entry, BattleId battle) const;

    Save& save_;
    std::vector<TakenBack> list_;
    std::size_t next_ = 0;
    bool is_waiting_ = false;
};

/// Carries out again all that was taken back, until it is done, the turn waits for something else
/// or it is cancelled; where one plays alone the others decide in between. `told`: of each step,
/// those too that `is_hidden`. Errors: nothing was taken back; the save cannot be written.
[[nodiscard]] Result<void> rerun_all(Save& save, const std::function<void(const RerunStep&)>& told,
                                     const Progress& progress = {});

}  // namespace flagplot
