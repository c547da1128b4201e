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
/// Makes a save of this version from an older one: decides its texts, commands and dice again by
/// today's rules, and lists what a side was told then and would be told differently now.
/// Page: docs/umpire.md#a-new-version

namespace flagplot {

/// Something that a side was told, then or now.
struct ToldThing {
    std::optional<Report> report;  ///< if today's program knows this kind
    std::string plain;             ///< otherwise its members, one by one
};

/// What one command told a side, then and now, as far as it differs.
struct ToldOtherwise {
    std::int32_t command = 0;
    TurnNumber turn;
    SeatId seat;
    std::vector<ToldThing> before;
    std::vector<ToldThing> now;
};

class Upgrade {
  public:
    /// Called with the number of commands decided, and of all. Returning false cancels.
    using Progress = std::function<bool(std::size_t, std::size_t)>;

    /// Reads the save and decides everything again; nothing is written yet. Errors: those of
    /// `read_kept_record`; today's program refuses a text of the campaign. Throws `MachineTrouble`.
    [[nodiscard]] static Result<Upgrade> of(const std::filesystem::path& old,
                                            const std::filesystem::path& upgraded, Compile compile,
                                            const Progress& progress);

    [[nodiscard]] const Save& save() const { return deciding_.save(); }
    /// The version that decided the last command.
    [[nodiscard]] const std::string& from() const { return from_; }
    [[nodiscard]] std::size_t commands() const { return commands_; }
    /// False: what was told then cannot be read, so the differences are not known.
    [[nodiscard]] bool is_compared() const { return is_compared_; }
    [[nodiscard]] const std::vector<ToldOtherwise>& differences() const { return differences_; }
    /// What today's rules refuse. It was accepted anyway, except the last one if `is_whole` is
    /// false.
    [[nodiscard]] const std::vector<RefusedToday>& refused() const { return refused_; }
    /// False: a command can no longer be carried out, and the new save ends before it.
    [[nodiscard]] bool is_whole() const { return is_whole_; }
    [[nodiscard]] bool was_given_up() const { return was_given_up_; }

    /// Writes the new save, never replacing another file.
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

/// The default path of the new save: beside the old one, with this version in its name.
[[nodiscard]] std::filesystem::path upgraded_beside(const std::filesystem::path& old);

}  // namespace flagplot
