#include "operations/rerun.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--dry", Takes::nothing, false, "only list what would be carried out again"},
    truth_option,
};

constexpr std::array<std::string_view, 4> outcomes{"done", "done in part", "left out", "not yet"};

std::string line(const RerunStep& step) {
    std::string text =
        fmt::format("turn {}, {}{}: {}\n", step.turn.count,
                    step.entry ? fmt::format("command {}, ", *step.entry) : "",
                    short_text(step.command), outcomes[static_cast<std::size_t>(step.kind)]);
    for (const std::string& problem : step.problems) text += fmt::format("  {}\n", problem);
    return text;
}

void list_only(const Save& save, bool is_veiled, Console& console) {
    for (const TakenBack& each : taken_back(save.entries())) {
        const Entry& entry = save.entries()[static_cast<std::size_t>(each.entry) - 1];
        if (is_veiled && is_hidden(save, entry.command)) continue;
        console.out << fmt::format("turn {}, command {}, {}\n", each.turn.count, each.entry,
                                   short_text(entry.command));
    }
}

Result<int> run(const Arguments& given, Console& console) {
    const bool is_dry = given.has("--dry");
    auto save = open_save(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    const auto veiled = veiled_seat(*save, given, console);
    const auto told = [&](const RerunStep& step) {
        if (!veiled || !is_hidden(*save, step.command)) console.out << line(step) << std::flush;
    };
    if (is_dry) {
        if (taken_back(save->entries()).empty()) return failure(ErrorCode::nothing_to_rerun);
        list_only(*save, veiled.has_value(), console);
        return done;
    }
    if (auto run = rerun_all(*save, told); !run) return Failure(run.error());
    console.out << screen_standing(*save, veiled)
                << held_back_text(save->definition(), save->state());
    return done;
}

}  // namespace

const CommandRow rerun_command{
    "rerun", "carry out again what a withdrawal took back, from the stored orders", arguments, run};

}  // namespace flagplot::cli
