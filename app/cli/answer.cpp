#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "view/notation.h"

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

Result<std::optional<Action>> decision(const Roster& roster,
                                       const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    if (text.empty() || text == "steam on") return std::optional<Action>{};
    auto action = read_action(roster, text);
    if (!action) return Failure(action.error());
    return std::optional<Action>(*std::move(action));
}

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    const Roster roster = roster_of(save->definition(), save->state(), *seat);
    const auto formation = formation_named(roster, given.text("FORMATION"));
    if (!formation) return Failure(formation.error());
    const auto action = decision(roster, given.words("ORDER"));
    if (!action) return Failure(action.error());

    const auto taken = save->carry_out(Answer{*seat, *formation, *action});
    if (!taken) return Failure(taken.error());
    const auto veiled = veiled_seat(*save, given, console);
    console.out << fmt::format("{}: {}.\n", given.text("FORMATION"),
                               *action ? text_of(roster, **action) : std::string("steams on"))
                << (veiled ? screen_standing(*save, veiled)
                           : waiting_text(save->definition(), save->state()));
    return done;
}

}  // namespace

const CommandRow answer_command{"answer", "answer for a captain who may change course in mid-turn",
                                arguments, run};

}  // namespace flagplot::cli
