#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "operations/decide.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"FORMATION", Takes::text, true, "the formation whose captain was freed"},
    {"ORDER", Takes::words, false,
     "the new orders, as in a sheet: route D6 to C7; without any, the course stays"},
    own_side_option,
    truth_option,
};

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    const std::string order = fmt::format("{}", fmt::join(given.words("ORDER"), " "));
    const auto answered = answer(*save, *seat, given.text("FORMATION"), order);
    if (!answered) return Failure(answered.error());
    const auto veiled = veiled_seat(*save, given, console);
    console.out << fmt::format("{}: {}.\n", given.text("FORMATION"),
                               answered->empty() ? "steams on" : *answered)
                << (veiled ? screen_standing(*save, veiled)
                           : waiting_text(save->definition(), save->state()));
    return done;
}

}  // namespace

const CommandRow answer_command{"answer", "answer for a captain who may change course in mid-turn",
                                arguments, run};

}  // namespace flagplot::cli
