#include "operations/rerun.h"

#include <fmt/format.h>

#include <ostream>

#include "campaign/command_kind.h"
#include "campaign/solo.h"
#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "operations/solo.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--dry", Takes::nothing, false, "only list what would be carried out again"},
    truth_option,
};

constexpr std::array<std::string_view, 4> outcomes{"done", "done in part", "left out", "not yet"};

/// A command in one line: a sheet by its ORDERS line.
std::string short_text(const std::string& command) {
    const bool is_sheet = kind_of(command) == CommandKind::orders;
    return first_line(is_sheet ? command.substr(command.find('\n') + 1) : command);
}

std::string line(const RerunStep& step) {
    std::string text =
        fmt::format("turn {}, {}{}: {}\n", step.turn.count,
                    step.entry ? fmt::format("command {}, ", *step.entry) : "",
                    short_text(step.command), outcomes[static_cast<std::size_t>(step.kind)]);
    for (const std::string& problem : step.problems) text += fmt::format("  {}\n", problem);
    return text;
}

/// Is a command none of the player's business? What others did is hidden from him, and what the
/// turn goes on with by itself.
bool is_hidden(const Save& save, std::optional<SeatId> veiled, const std::string& command) {
    if (!veiled) return false;
    return kind_of(command) == CommandKind::resolve ||
           is_of_others(save.definition(), save.state(), command);
}

void list_only(const Save& save, const Rerun& rerun, std::optional<SeatId> veiled,
               Console& console) {
    for (const TakenBack& each : rerun.list()) {
        const Entry& entry = save.entries()[static_cast<std::size_t>(each.entry) - 1];
        if (is_hidden(save, veiled, entry.command)) continue;
        console.out << fmt::format("turn {}, command {}, {}\n", each.turn.count, each.entry,
                                   short_text(entry.command));
    }
}

/// Until all is done or the turn waits.
Result<void> run_taken_back(Save& save, std::optional<SeatId> veiled, Console& console) {
    Rerun rerun(save);
    for (;;) {
        const auto step = rerun.next();
        if (!step) return Failure(step.error());
        if (!*step) return {};
        if (!is_hidden(save, veiled, (**step).command)) console.out << line(**step) << std::flush;
    }
}

/// Where one plays alone the others decide by themselves; whether they did.
Result<bool> decide_for_enemy(Save& save) {
    return save.state().solo ? decide_for_others(save) : Result<bool>(false);
}

Result<int> run(const Arguments& given, Console& console) {
    const bool is_dry = given.has("--dry");
    auto save = open_save(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    const auto veiled = veiled_seat(*save, given, console);
    const Rerun taken(*save);
    if (taken.list().empty()) return failure(ErrorCode::nothing_to_rerun);
    if (is_dry) {
        list_only(*save, taken, veiled, console);
        return done;
    }
    for (;;) {
        if (const auto run = run_taken_back(*save, veiled, console); !run) {
            return Failure(run.error());
        }
        const auto decided = decide_for_enemy(*save);
        if (!decided) return Failure(decided.error());
        if (!*decided) break;
    }
    console.out << screen_standing(*save, veiled)
                << held_back_text(save->definition(), save->state());
    return done;
}

}  // namespace

const CommandRow rerun_command{
    "rerun", "carry out again what a withdrawal took back, from the stored orders", arguments, run};

}  // namespace flagplot::cli
