#include "operations/withdraw.h"

#include <fmt/format.h>

#include <ostream>

#include "base/lines.h"
#include "cli/command_context.h"
#include "cli/screen.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"COMMAND", Takes::text, true, "its number, as log shows it, or last"},
    {"--why", Takes::text, true, "the reason, which is kept"},
    truth_option,
};

/// `Your command "resolve" is`, by its first line; empty for number 0.
std::string text_of_command(const Save& save, std::int32_t number) {
    if (number == 0) return {};
    const Entry& entry = save.entries().at(static_cast<std::size_t>(number) - 1);
    return fmt::format("Your command \"{}\" is", first_line(entry.command));
}

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto veiled = veiled_seat(*save, given, console);
    if (veiled && given.text("COMMAND") != "last") {
        return failure(ErrorCode::hidden_from_player, {"a command's number"});
    }
    const auto command = command_named(*save, given.text("COMMAND"));
    if (!command) return Failure(command.error());
    const std::string what = veiled ? text_of_command(*save, *command)
                                    : fmt::format("Command {} and all after it are", *command);
    const auto withdrawn = save->withdraw(*command, given.text("--why"));
    if (!withdrawn) return Failure(withdrawn.error());
    console.out << what << " taken back.\n" << screen_standing(*save, veiled);
    if (const auto rest = taken_back(save->entries()); !rest.empty() && !veiled) {
        console.out << fmt::format(
            "{} commands more were taken back: flagplot rerun SAVE carries them out again.\n",
            rest.size());
    }
    return done;
}

}  // namespace

const CommandRow withdraw_command{"withdraw", "take a command back, and all that came after it",
                                  arguments, run};

}  // namespace flagplot::cli
