#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/briefing_papers.h"
#include "cli/command_context.h"
#include "cli/output.h"
#include "files/view_file.h"
#include "operations/releases.h"
#include "operations/showing.h"
#include "present/side/briefing_document.h"
#include "present/truth/history_ghosts.h"
#include "store/disk.h"
#include "view/receipt.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"SAVE", Takes::text, false, "the campaign's save; without it --view names what is shown"},
    own_side_option,
    turn_option,
    preview_option,
    {"--archive", Takes::nothing, false,
     "list every release there was, those of turns that were taken back too"},
    {"--release", Takes::number, false, "as it was released by this number of the archive"},
    {"--view", Takes::text, false,
     "also write the side's view to this file, for order --view; without a save, read it from "
     "there"},
    {"--out", Takes::text, false,
     "write the briefing to this file instead of showing it; - is standard output"},
    {"--html", Takes::text, false, "the same with the plot, for a screen, in this file"},
    {"--pdf", Takes::text, false, "the same for a printer"},
    page_option,
    {"--history", Takes::nothing, false,
     "also where history's formations of the side were at this time"},
    truth_option,
};

/// What the archive adds to the turn of a release.
std::string remarks(const ReleaseMade& release) {
    return fmt::format("{}{}", release.is_midway ? ", midway" : "",
                       release.is_in_force ? "" : ", taken back since");
}

/// The number of a release in the archive: the command that made it. For a solo player it is the
/// place in the list, since some commands are the enemy's.
std::int32_t archive_number(const Save& save, const std::vector<ReleaseMade>& releases,
                            const ReleaseMade& release) {
    const auto place = static_cast<std::int32_t>(&release - releases.data());
    return save.state().solo ? place + 1 : release.entry;
}

bool is_to(const ReleaseMade& release, SeatId seat) {
    return std::binary_search(release.to.begin(), release.to.end(), seat);
}

void list_archive(const Save& save, SeatId seat, Console& console) {
    const auto releases = releases_of(save);
    for (const ReleaseMade& release : releases) {
        if (!is_to(release, seat)) continue;
        console.out << fmt::format(
            "{} {:4}  turn {}{}\n", save.state().solo ? "release" : "command",
            archive_number(save, releases, release), release.turn.count, remarks(release));
    }
    console.out << fmt::format("flagplot brief SAVE --side {} --release {} shows one.\n",
                               save.definition().side(side_of(seat)).id,
                               save.state().solo ? "NUMBER" : "COMMAND");
}

/// The entry released to a side by a command in the archive.
Result<std::int32_t> released_entry(const Save& save, SeatId seat, std::uint64_t command) {
    const auto releases = releases_of(save);
    const auto found = std::find_if(releases.begin(), releases.end(), [&](const ReleaseMade& each) {
        return is_to(each, seat) &&
               static_cast<std::uint64_t>(archive_number(save, releases, each)) == command;
    });
    if (found == releases.end()) {
        return failure(ErrorCode::no_such_release, {std::to_string(command)});
    }
    return found->entry;
}

/// What is shown, and whether the side has been shown it: only then does it have a receipt.
struct Asked {
    Showing showing;
    bool is_released = false;

    [[nodiscard]] std::string ending(const Book& book, SeatId seat) const {
        if (!is_released) return preview_section();
        return receipt_section(book, showing.state.view(seat).turn, showing.receipt(seat));
    }
};

std::string history_section(const Definition& definition, SideId side, TurnNumber turn) {
    return "\n## Beside you\n\n" + ghosts_text(ghosts_of(definition, side, turn));
}

/// What a side sees at the time given by the options.
Result<Asked> showing_asked_for(const Save& save, SeatId seat, const Arguments& given) {
    if (is_next_release(save, given, seat)) {
        auto next = showing_to_be(save);
        if (!next) return Failure(next.error());
        return Asked{*std::move(next), false};
    }
    const auto release = given.number("--release");
    const auto entry =
        release ? released_entry(save, seat, *release) : entry_for_side(save, given, seat);
    if (!entry) return Failure(entry.error());
    return Asked{showing_at(save, *entry), release || *entry <= shown_entry(save, seat)};
}

void check_usage(const Arguments& given) {
    if (!given.has("SAVE")) {
        if (!given.has("--view")) throw WrongUsage("brief needs a save, or --view and a view file");
        for (const char* option :
             {"--side", "--turn", "--preview", "--archive", "--release", "--history", "--truth"}) {
            if (given.has(option)) throw WrongUsage(fmt::format("{} goes with a save", option));
        }
    }
    const bool is_one_state =
        given.has("--turn") || given.has("--preview") || given.has("--release");
    if (given.has("--release") && (given.has("--turn") || given.has("--preview"))) {
        throw WrongUsage("brief takes --release, or --turn and --preview");
    }
    const bool is_written = given.has("--view") || given.has("--out") || given.has("--html") ||
                            given.has("--pdf") || given.has("--page");
    if (given.has("--archive") && (is_one_state || is_written)) {
        throw WrongUsage("brief --archive only lists; name one of them by --release");
    }
}

/// The files that `--html` and `--pdf` name.
Result<BriefingFiles> papers_asked_for(const Arguments& given) {
    const auto page = page_asked_for(given);
    if (!page) return Failure(page.error());
    return BriefingFiles{given.optional_text("--html"), given.optional_text("--pdf"), *page};
}

void hand_out(const Arguments& given, Console& console, const Book& book, const SideView& view,
              const std::string& ending, const BriefingFiles& papers) {
    if (const auto file = given.optional_text("--out")) {
        put_out(*file, briefing_mail(book, view, ending), console);
    } else if (papers.empty()) {
        console.out << briefing_mail(book, view, ending);
    }
    write_briefing(book, view, ending, papers, &console);
}

/// Made from a view file, without a save. It has no receipt, because only a record can give one.
Result<int> brief_from_view(const Arguments& given, Console& console, const BriefingFiles& papers) {
    const std::string& name = given.text("--view");
    const auto text = read_file(name);
    if (!text) return Failure(text.error());
    const auto file = read_view_file(*text, name);
    if (!file) return Failure(file.error());
    const auto& [book, view] = *file;
    hand_out(given, console, book, view, {}, papers);
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const auto papers = papers_asked_for(given);
    if (!papers) return Failure(papers.error());
    if (!given.has("SAVE")) return brief_from_view(given, console, *papers);
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    if (given.has(truth_option.name)) (void)veiled_seat(*save, given, console);
    if (given.has("--archive")) {
        list_archive(*save, *seat, console);
        return done;
    }
    const auto release = given.number("--release");
    const auto shown = showing_asked_for(*save, *seat, given);
    if (!shown) return Failure(shown.error());

    const RulesInForce in_force = save->rules_in(shown->showing.state);
    const Book& book = in_force.rules().books.at(seat->index());
    const SideView& view = shown->showing.state.view(*seat);
    if (const auto file = given.optional_text("--view")) {
        put_out(*file, view_file_text(book, view), console);
    }
    std::string ending = shown->ending(book, *seat);
    if (given.has("--history")) {
        ending = history_section(in_force.definition(), book.side, view.turn) + ending;
    }
    hand_out(given, console, book, view, ending, *papers);
    if (!release) mention_what_is_held_back(*save, given, *seat, console);
    return done;
}

}  // namespace

const CommandRow brief_command{"brief", "write a side's briefing: what it knows and may order",
                               arguments, run};

}  // namespace flagplot::cli
