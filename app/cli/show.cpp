#include <ostream>

#include "cli/command_context.h"
#include "cli/show_picture.h"
#include "present/characters/chart_text.h"
#include "present/json/show_json.h"
#include "present/plot/plot.h"
#include "present/truth/history_ghosts.h"
#include "present/truth/truth_json.h"
#include "present/truth/truth_plot.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    side_option,
    turn_option,
    preview_option,
    json_option,
    {"--truth", Takes::nothing, false,
     "all sides, as the umpire sees them (without --side); in a solo game the enemy too"},
    {"--history", Takes::nothing, false,
     "also where history's formations of the side were at this time; of all sides with --truth"},
    {"--whole", Takes::nothing, false,
     "as text: the whole chart in sheets, not only where something is"},
    picture_arguments[0],
    picture_arguments[1],
    picture_arguments[2],
    picture_arguments[3],
    picture_arguments[4],
    picture_arguments[5],
};

ChartCut cut_of(const Arguments& given) {
    return given.has("--whole") ? ChartCut::whole : ChartCut::where_marked;
}

void put_text(const Plot& plot, const Arguments& given, Console& console) {
    console.out << chart_text(plot, console.has_colour, cut_of(given));
    if (given.has("--history")) console.out << ghosts_text(plot.ghosts);
}

Result<int> show_truth(const Save& save, const Arguments& given, Console& console) {
    const auto state = state_asked_for(save, given);
    if (!state) return Failure(state.error());
    const RulesInForce in_force = save.rules_in(*state);
    const Definition& definition = in_force.definition();
    if (given.has("--json")) {
        console.out << show_truth_json(definition, *state);
        return done;
    }
    Plot plot = plot_of_truth(definition, *state);
    if (given.has("--history")) plot.ghosts = ghosts_of_all(definition, state->turn);
    if (wants_picture(given)) return write_picture(plot, given, console);
    put_text(plot, given, console);
    return done;
}

Result<int> show_side(const Save& save, const Arguments& given, Console& console) {
    const auto seat = seat_asked_for(save, given);
    if (!seat) return Failure(seat.error());
    const auto state = state_for_side(save, given, *seat);
    if (!state) return Failure(state.error());
    const RulesInForce in_force = save.rules_in(*state);
    const Book& book = in_force.rules().books.at(seat->index());
    const SideView& view = state->view(*seat);
    Plot plot = plot_of(book, view);
    if (given.has("--history")) {
        plot.ghosts = ghosts_of(in_force.definition(), book.side, view.turn);
    }
    if (wants_picture(given)) {
        auto written = write_picture(plot, given, console);
        if (written) mention_what_is_held_back(save, given, *seat, console);
        return written;
    }
    if (given.has("--json")) {
        console.out << show_json(book, view);
    } else {
        put_text(plot, given, console);
    }
    mention_what_is_held_back(save, given, *seat, console);
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    if (given.has("--side") && given.has("--truth") && !save->state().solo) {
        throw WrongUsage("show takes --side or --truth, not both");
    }
    if (given.has("--whole") && (given.has("--json") || wants_picture(given))) {
        throw WrongUsage("--whole is of the chart as text; pictures and data hold all of it");
    }
    if (given.has("--history") && given.has("--json")) {
        throw WrongUsage("--history is of the plot as text or as a picture");
    }
    const auto player = veiled_seat(*save, given, console);
    const bool is_of_side = given.has("--side") || player;
    if (given.has("--preview") && !is_of_side) {
        throw WrongUsage("--preview is of what a side will be shown; name it by --side");
    }
    return is_of_side ? show_side(*save, given, console) : show_truth(*save, given, console);
}

}  // namespace

const CommandRow show_command{"show", "show the plot as text, data or a picture", arguments, run};

}  // namespace flagplot::cli
