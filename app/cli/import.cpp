#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "operations/record_folder.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FOLDER", Takes::text, true, "a folder that export has written, with the secret of the dice"},
    {"SAVE", Takes::text, true, "the file to make; it must not exist"},
    {"--decide-again", Takes::nothing, false,
     "the folder is of an older version: decide by this version's rules, and say which commands "
     "differ"},
};

/// Decides the commands in a folder of an older version by today's rules.
Result<int> decide_again(const Arguments& given, Console& console) {
    const auto imported = import_again(given.text("FOLDER"), given.text("SAVE"), compiled);
    if (!imported) return Failure(imported.error());
    console.out << fmt::format("{} holds {} commands, each decided again by today's rules.\n",
                               given.text("SAVE"), imported->commands);
    std::vector<std::string> changed;
    for (const std::int32_t number : imported->changed) changed.push_back(std::to_string(number));
    if (changed.size() == imported->commands) {
        console.out << "This version writes states down in another way, so digests do not say what "
                       "differs: compare the briefings.\n";
    } else if (!changed.empty()) {
        console.out << fmt::format("These commands led to another state than before: {}.\n",
                                   listed(changed));
    }
    for (const RefusedToday& refused : imported->refused) {
        console.out << fmt::format("Command {} was taken although today's rules refuse it: {}\n",
                                   refused.number, sentence_of(refused.why));
    }
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--decide-again")) return decide_again(given, console);
    const auto imported = import_save(given.text("FOLDER"), given.text("SAVE"), compiled);
    if (!imported) return Failure(imported.error());
    console.out << fmt::format("{} holds {} commands, each decided again with the same result.\n",
                               given.text("SAVE"), *imported);
    return done;
}

}  // namespace

const CommandRow import_command{"import", "make a save of a folder that export has written",
                                arguments, run};

}  // namespace flagplot::cli
