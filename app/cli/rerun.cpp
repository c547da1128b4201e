#include "store/rerun.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "cli/standing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--dry", Takes::nothing, false, "only list what would be carried out again"},
};

constexpr std::array<std::string_view, 4> outcomes{"done", "done in part", "left out", "not yet"};

/// A command in one line: a sheet by its ORDERS line.
std::string short_text(const std::string& command) {
    const auto sheet = command.find("\nORDERS ");
    return first_line(sheet == std::string::npos ? command : command.substr(sheet + 1));
}

std::string line(const RerunStep& step) {
    std::string text =
        fmt::format("turn {}, {}{}: {}\n", step.turn.count,
                    step.entry ? fmt::format("command {}, ", *step.entry) : "",
                    short_text(step.command), outcomes[static_cast<std::size_t>(step.kind)]);
    for (const std::string& problem : step.problems) text += fmt::format("  {}\n", problem);
    return text;
}

void list_only(const Save& save, const Rerun& rerun, Console& console) {
    for (const TakenBack& each : rerun.list()) {
        const Entry& entry = save.entries()[static_cast<std::size_t>(each.entry) - 1];
        console.out << fmt::format("turn {}, command {}, {}\n", each.turn.count, each.entry,
                                   short_text(entry.command));
    }
}

Result<int> run(const Arguments& given, Console& console) {
    const bool is_dry = given.has("--dry");
    auto save = open_save(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    Rerun rerun(*save);
    if (rerun.list().empty()) return failure(ErrorCode::nothing_to_rerun);
    if (is_dry) {
        list_only(*save, rerun, console);
        return done;
    }
    for (;;) {
        const auto step = rerun.next();
        if (!step) return Failure(step.error());
        if (!*step) break;
        console.out << line(**step) << std::flush;
    }
    console.out << standing_text(save->definition(), save->state())
                << held_back_text(save->definition(), save->state());
    return done;
}

}  // namespace

const CommandRow rerun_command{
    "rerun", "carry out again what a withdrawal took back, from the stored orders", arguments, run};

}  // namespace flagplot::cli
