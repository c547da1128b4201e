#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "files/view_file.h"
#include "store/disk.h"
#include "store/releases.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    own_side_option,
    turn_option,
    preview_option,
    {"--archive", Takes::nothing, false,
     "list every release there was, those of turns that were taken back too"},
    {"--release", Takes::number, false, "as it was released by this command of the archive"},
    {"--view", Takes::text, false, "also write the side's view to this file, for order --view"},
    {"--out", Takes::text, false, "write the briefing to this file instead of showing it"},
};

/// What an archive says of a release behind its turn.
std::string remarks(const ReleaseMade& release) {
    return fmt::format("{}{}", release.is_midway ? ", midway" : "",
                       release.is_in_force ? "" : ", taken back since");
}

void list_archive(const Save& save, const std::string& side, Console& console) {
    for (const ReleaseMade& release : releases_of(save)) {
        console.out << fmt::format("command {:4}  turn {}{}\n", release.entry, release.turn.count,
                                   remarks(release));
    }
    console.out << fmt::format("flagplot brief SAVE --side {} --release COMMAND shows one.\n",
                               side);
}

/// The state that a command of the archive released.
Result<CampaignState> released_state(const Save& save, std::uint64_t command) {
    const auto releases = releases_of(save);
    const auto found = std::find_if(releases.begin(), releases.end(), [&](const ReleaseMade& each) {
        return static_cast<std::uint64_t>(each.entry) == command;
    });
    if (found == releases.end()) {
        return failure(ErrorCode::no_such_release, {std::to_string(command)});
    }
    return save.state_after(found->entry);
}

void check_usage(const Arguments& given) {
    const bool is_one_state =
        given.has("--turn") || given.has("--preview") || given.has("--release");
    if (given.has("--release") && (given.has("--turn") || given.has("--preview"))) {
        throw WrongUsage("brief takes --release, or --turn and --preview");
    }
    if (given.has("--archive") && (is_one_state || given.has("--view") || given.has("--out"))) {
        throw WrongUsage("brief --archive only lists; name one of them by --release");
    }
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto seat = seat_named(save->definition(), given.text("--side"));
    if (!seat) return Failure(seat.error());
    if (given.has("--archive")) {
        list_archive(*save, given.text("--side"), console);
        return done;
    }
    const auto release = given.number("--release");
    const auto state = release ? released_state(*save, *release) : state_for_side(*save, given);
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
    if (!release) mention_what_is_held_back(*save, given, console);
    return done;
}

}  // namespace

const CommandRow brief_command{"brief", "a side's briefing: what it knows and may order", arguments,
                               run};

}  // namespace flagplot::cli
