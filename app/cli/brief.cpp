#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "files/view_file.h"
#include "store/disk.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    own_side_option,
    turn_option,
    {"--view", Takes::text, false, "also write the side's view to this file, for order --view"},
    {"--out", Takes::text, false, "write the briefing to this file instead of showing it"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto seat = seat_named(save->definition(), given.text("--side"));
    if (!seat) return Failure(seat.error());
    const auto state = state_asked_for(*save, given);
    if (!state) return Failure(state.error());

    const Book& book = save->rules().books.at(seat->index());
    const SideView& view = state->view(*seat);
    if (const auto file = given.optional_text("--view")) {
        replace_file(*file, view_file_text(book, view));
    }
    const std::string briefing = briefing_markdown(book, view);
    if (const auto file = given.optional_text("--out")) {
        replace_file(*file, briefing);
    } else {
        console.out << briefing;
    }
    return done;
}

}  // namespace

const CommandRow brief_command{"brief", "a side's briefing: what it knows and may order", arguments,
                               run};

}  // namespace flagplot::cli
