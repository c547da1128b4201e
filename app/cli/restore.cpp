#include "operations/restore.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--overrule", Takes::text, false,
     "replace a save that is not damaged, and why; the reason is kept with "
     "what it replaces"},
};

std::string named(const Entry& entry) {
    return fmt::format("command {}, {}", entry.number, first_line(entry.command));
}

/// What the save begins and ends with now; of a solo player the others' commands are hidden.
std::string what_is_there(const Restored& restored, const std::string& save) {
    if (restored.is_veiled) {
        return fmt::format("{} is what its copy was, as it stood before the last command.\n", save);
    }
    return fmt::format("{} is what its copy was: its newest is {}.\n", save, named(restored.head));
}

std::string what_is_lost(const Restored& restored) {
    std::string text;
    if (!restored.is_veiled) {
        for (const Entry& entry : restored.lost) {
            text += fmt::format("Lost is {}: give it again.\n", named(entry));
        }
    }
    if (!text.empty()) return text;
    if (restored.was_readable && restored.lost.empty()) return "Nothing is lost.\n";
    return "If a command was given after that, it is lost, and no more than one: give it again.\n";
}

Result<int> run(const Arguments& given, Console& console) {
    const std::string& save = given.text("SAVE");
    const auto restored = restore(save, compiled, given.optional_text("--overrule"));
    if (!restored) return Failure(restored.error());
    console.out << what_is_there(*restored, save) << what_is_lost(*restored);
    if (!restored->kept.empty()) {
        console.out << fmt::format("What it replaces is kept as {}.\n", restored->kept.string());
    }
    return done;
}

}  // namespace

const CommandRow restore_command{"restore", "replace a damaged save by the copy beside it",
                                 arguments, run};

}  // namespace flagplot::cli
