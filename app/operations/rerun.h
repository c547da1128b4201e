#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "operations/progress.h"
#include "store/save.h"

/// \file
/// Plays again what withdrawals took back, from the stored orders and decisions.

namespace flagplot {

/// What happened to one command.
struct RerunStep {
    enum class Kind : std::uint8_t {
        done,
        in_part,   ///< orders without those that are now wrong
        left_out,  ///< it no longer applies
        waits      ///< the turn first waits for something else
    };
    Kind kind{};
    std::optional<std::int32_t>
        entry;  ///< the new entry of the command; none: the turn had to be continued first
    TurnNumber turn;
    std::string command;  ///< its text
    std::vector<std::string>
        problems;  ///< why it, or each of the lines left out, no longer applies

    friend bool operator==(const RerunStep&, const RerunStep&) = default;
};

/// A command in one line; a sheet as its ORDERS line.
[[nodiscard]] std::string short_text(const std::string& command);

/// Is a command hidden from a solo player? Everything that other sides did is, and what continues
/// the turn automatically. With an umpire nothing is hidden.
[[nodiscard]] bool is_hidden(const Save& save, const std::string& command);

/// Carries out one command after another, each in its own transaction. Holds a reference.
class Rerun {
  public:
    explicit Rerun(Save& save) : save_(save), list_(taken_back(save.entries())) {}

    /// The commands to run, in order.
    [[nodiscard]] const std::vector<TakenBack>& list() const { return list_; }

    /// Runs the next command; nothing if all are done, or if the turn waits for something that they
    /// do not decide. Error: the save cannot be written.
    [[nodiscard]] Result<std::optional<RerunStep>> next();

  private:
    [[nodiscard]] Result<RerunStep> end_turn();
    [[nodiscard]] Result<RerunStep> run(const TakenBack& taken);
    [[nodiscard]] Result<RerunStep> carried_out(const Command& command, RerunStep step);
    [[nodiscard]] Result<Command> command_again(std::int32_t entry, RerunStep& step) const;
    [[nodiscard]] Result<Command> sheet_again(SeatId seat, RerunStep& step) const;
    /// Orders of a battle, with the state that they lead to with today's dice; without the first
    /// refused order and all after it.
    [[nodiscard]] Result<Command> orders_again(const OrderBattle& command, RerunStep& step) const;
    /// A result that the program fought, fought again from the stored orders.
    [[nodiscard]] Result<Command> result_again(ReportBattle report) const;
    /// An error if the battle with this number is no longer the same one.
    [[nodiscard]] std::optional<Error> problem_with(std::int32_t entry, BattleId battle) const;

    Save& save_;
    std::vector<TakenBack> list_;
    std::size_t next_ = 0;
    bool is_waiting_ = false;
};

/// Carries out everything that was taken back, until it is done, the turn waits for something else,
/// or it is cancelled. In a solo campaign the other sides decide in between. `told` is called for
/// each step, including those that are hidden (`is_hidden`). Errors: nothing was taken back; the
/// save cannot be written.
[[nodiscard]] Result<void> rerun_all(Save& save, const std::function<void(const RerunStep&)>& told,
                                     const Progress& progress = {});

}  // namespace flagplot
