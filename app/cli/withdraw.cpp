#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/standing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"COMMAND", Takes::text, true, "its number, as log shows it, or last"},
    {"--why", Takes::text, true, "the reason, which is kept"},
};

/// The command meant. "last" is the newest one that is not itself a withdrawal, so that saying it
/// twice takes two commands back.
Result<std::int32_t> command_meant(const Save& save, const std::string& word) {
    if (word == "last") {
        const auto line = save.line();
        const auto last = std::find_if(line.rbegin(), line.rend(), [](const Entry* entry) {
            return !entry->command.starts_with("withdraw ");
        });
        return last == line.rend() ? 0 : (*last)->number;
    }
    std::int32_t number = 0;
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (code != std::errc{} || end != word.data() + word.size()) {
        return failure(ErrorCode::no_such_command, {word});
    }
    return number;
}

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto command = command_meant(*save, given.text("COMMAND"));
    if (!command) return Failure(command.error());
    const auto withdrawn = save->withdraw(*command, given.text("--why"));
    if (!withdrawn) return Failure(withdrawn.error());
    console.out << fmt::format("Command {} and all after it are taken back.\n", *command)
                << standing_text(save->definition(), save->state());
    if (const auto rest = taken_back(save->entries()); !rest.empty()) {
        console.out << fmt::format(
            "{} commands more were taken back: flagplot rerun SAVE carries them out again.\n",
            rest.size());
    }
    return done;
}

}  // namespace

const CommandRow withdraw_command{"withdraw", "take a command back and go on from before it",
                                  arguments, run};

}  // namespace flagplot::cli
