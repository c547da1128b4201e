#include <ostream>

#include "cli/at_hand.h"
#include "present/chart_text.h"
#include "present/plot.h"
#include "present/show_json.h"
#include "present/truth_json.h"
#include "present/truth_plot.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    side_option,
    turn_option,
    json_option,
    {"--truth", Takes::nothing, false, "all sides, as the umpire sees them (without --side)"},
};

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--side") && given.has("--truth")) {
        throw WrongUsage("show takes --side or --truth, not both");
    }
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto state = state_asked_for(*save, given);
    if (!state) return Failure(state.error());
    const bool as_json = given.has("--json");
    if (!given.has("--side")) {
        console.out << (as_json ? show_truth_json(save->definition(), *state)
                                : chart_text(plot_of_truth(save->definition(), *state),
                                             console.has_colour));
        return done;
    }
    const auto seat = seat_named(save->definition(), given.text("--side"));
    if (!seat) return Failure(seat.error());
    const Book& book = save->rules().books.at(seat->index());
    const SideView& view = state->view(*seat);
    console.out << (as_json ? show_json(book, view)
                            : chart_text(plot_of(book, view), console.has_colour));
    return done;
}

}  // namespace

const CommandRow show_command{"show", "the plot as text or data", arguments, run};

}  // namespace flagplot::cli
