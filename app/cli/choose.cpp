#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"
#include "operations/decide.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"WHICH", Takes::text, true, "a or b, as the card leaves it"},
    own_side_option,
    truth_option,
};

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    const std::string& which = given.text("WHICH");
    const auto taken = choose(*save, *seat, which);
    if (!taken) return Failure(taken.error());
    console.out << fmt::format("{} chose {}.\n", save->definition().side(side_of(*seat)).name,
                               which)
                << screen_standing(*save, veiled_seat(*save, given, console));
    return done;
}

}  // namespace

const CommandRow choose_command{"choose", "what a side does with the choice a card leaves it",
                                arguments, run};

}  // namespace flagplot::cli
