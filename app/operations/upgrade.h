#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "operations/decide_again.h"
#include "store/kept_record.h"

/// \file
/// A save of an older version as one of this version: its texts, commands and dice are decided
/// again by today's rules, and what a side was told and would be told otherwise is listed.
/// Page: docs/umpire.md#a-new-version

namespace flagplot {

/// One thing that a side was told, or is told now.
struct ToldThing {
    std::optional<Report> report;  ///< as today's program knows it, if it does
    std::string plain;             ///< member by member, for what it does not
};

/// What one command told a side, then and now, as far as the two differ.
struct ToldOtherwise {
    std::int32_t command = 0;
    TurnNumber turn;
    SeatId seat;
    std::vector<ToldThing> before;
    std::vector<ToldThing> now;
};

class Upgrade {
  public:
    /// Called with how many of how many commands are decided; false gives the work up.
    using Progress = std::function<bool(std::size_t, std::size_t)>;

    /// Reads the save and decides everything again; nothing is written yet. Errors: as
    /// `read_kept_record`; today's program refuses a text of the campaign. Throws `MachineTrouble`.
    [[nodiscard]] static Result<Upgrade> of(const std::filesystem::path& old,
                                            const std::filesystem::path& upgraded, Compile compile,
                                            const Progress& progress);

    [[nodiscard]] const Save& save() const { return deciding_.save(); }
    /// Of the program that decided the last command.
    [[nodiscard]] const std::string& from() const { return from_; }
    [[nodiscard]] std::size_t commands() const { return commands_; }
    /// False: what was told before cannot be read, so nothing is known of what differs.
    [[nodiscard]] bool is_compared() const { return is_compared_; }
    [[nodiscard]] const std::vector<ToldOtherwise>& differences() const { return differences_; }
    /// What today's rules are against: taken all the same, but for the last one where `is_whole` is
    /// false.
    [[nodiscard]] const std::vector<RefusedToday>& refused() const { return refused_; }
    /// False: a command cannot be carried out any more, and the new save ends before it.
    [[nodiscard]] bool is_whole() const { return is_whole_; }
    [[nodiscard]] bool was_given_up() const { return was_given_up_; }

    /// Writes the new save, never over another file.
    [[nodiscard]] Result<void> write() { return deciding_.finish(); }

  private:
    explicit Upgrade(DecidingAgain deciding) : deciding_(std::move(deciding)) {}

    [[nodiscard]] Result<void> decide(const KeptRecord& record, const Progress& progress);

    DecidingAgain deciding_;
    std::string from_;
    std::size_t commands_ = 0;
    bool is_compared_ = false;
    bool is_whole_ = true;
    bool was_given_up_ = false;
    std::vector<ToldOtherwise> differences_;
    std::vector<RefusedToday> refused_;
};

/// Where the new save goes if nobody says where: beside the old one, with this version in its name.
[[nodiscard]] std::filesystem::path upgraded_beside(const std::filesystem::path& old);

}  // namespace flagplot
