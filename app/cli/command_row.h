#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// \file
/// A sub-command: a row of data and a function. Only main.cpp knows how a command line is parsed.

namespace flagplot::cli {

/// What can follow an option.
enum class Takes : std::uint8_t { nothing, text, number, words };

/// One argument of a sub-command. With dashes it is an option, without it is positional.
struct ArgumentRow {
    std::string_view name;  ///< "--side", "SAVE"
    Takes takes{};
    bool is_required = false;
    std::string_view help;
};

/// The arguments given to a sub-command.
class Arguments {
  public:
    using Values = std::map<std::string, std::vector<std::string>, std::less<>>;
    explicit Arguments(Values values) : values_(std::move(values)) {}

    [[nodiscard]] bool has(std::string_view name) const { return values_.contains(name); }
    /// \pre the argument is required, or `has` it
    [[nodiscard]] const std::string& text(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> optional_text(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> words(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name) const;

  private:
    Values values_;
};

/// Where a command reads and writes.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool has_colour = false;  ///< a terminal that supports it
};

inline constexpr int done = 0;
inline constexpr int input_is_wrong = 1;
inline constexpr int usage_is_wrong = 2;
inline constexpr int machine_failed = 3;

/// The arguments do not go together: exit status 2.
class WrongUsage : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// An argument is missing that this campaign needs: exit status 2.
class ArgumentMissing : public WrongUsage {
  public:
    using WrongUsage::WrongUsage;
};

struct CommandRow {
    std::string_view name;
    std::string_view help;
    std::span<const ArgumentRow> arguments;
    /// The exit status, or an error that main describes.
    Result<int> (*run)(const Arguments& arguments, Console& console);
    /// Its own commands, one of which must be named: "chart make". Then `run` is not called.
    std::span<const CommandRow* const> actions = {};
};

extern const CommandRow new_command;
extern const CommandRow order_command;
extern const CommandRow resolve_command;
extern const CommandRow answer_command;
extern const CommandRow choose_command;
extern const CommandRow ruling_command;
extern const CommandRow rule_command;
extern const CommandRow card_command;
extern const CommandRow battle_command;
extern const CommandRow release_command;
extern const CommandRow message_command;
extern const CommandRow note_command;
extern const CommandRow deck_command;
extern const CommandRow brief_command;
extern const CommandRow show_command;
extern const CommandRow status_command;
extern const CommandRow log_command;
extern const CommandRow sheet_command;
extern const CommandRow verify_command;
extern const CommandRow replay_command;
extern const CommandRow restore_command;
extern const CommandRow export_command;
extern const CommandRow import_command;
extern const CommandRow upgrade_command;
extern const CommandRow withdraw_command;
extern const CommandRow rerun_command;
extern const CommandRow amend_command;
extern const CommandRow history_command;
extern const CommandRow report_command;
extern const CommandRow what_if_command;
extern const CommandRow lint_command;
extern const CommandRow chart_command;
extern const CommandRow desk_command;
extern const CommandRow manual_command;
extern const CommandRow completion_command;

/// Commands that are used together.
struct CommandGroup {
    std::string_view title;
    std::span<const CommandRow* const> commands;
};

/// Every sub-command, in the groups and order of the help.
[[nodiscard]] std::span<const CommandGroup> command_groups();
/// All sub-commands in one list.
[[nodiscard]] std::span<const CommandRow* const> command_table();

}  // namespace flagplot::cli
