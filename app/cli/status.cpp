#include "cli/standing.h"

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{save_argument, truth_option};

std::string released_text(const Save& save) {
    const std::string held_back = held_back_text(save.definition(), save.state());
    return held_back.empty() ? "The sides have been shown all they were told.\n" : held_back;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    if (const auto veiled = veiled_seat(*save, given, console)) {
        console.out << save->definition().title << '\n'
                    << screen_standing(*save, veiled) << screen_agenda(*save, *veiled)
                    << dice_text(save->dice());
        return done;
    }
    console.out << save->definition().title << '\n'
                << standing_text(save->definition(), save->state()) << released_text(*save)
                << messages_text(*save) << rulings_text(save->definition(), save->state())
                << score_text(save->definition(), save->state()) << dice_text(save->dice())
                << record_text(*save);
    return done;
}

}  // namespace

const CommandRow status_command{
    "status", "show the date, whose orders are in, what waits, rulings in force, victory points",
    arguments, run};

}  // namespace flagplot::cli
