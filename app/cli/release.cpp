#include "operations/release.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/briefing_papers.h"
#include "cli/command_context.h"
#include "operations/releases.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--out", Takes::text, false, "write every side's briefing and view into this folder"},
    {"--html", Takes::nothing, false, "with --out: each briefing for a screen too, with its plot"},
    {"--pdf", Takes::nothing, false, "with --out: each briefing for a printer too"},
    page_option,
    {"--again", Takes::nothing, false,
     "once more what the last release showed; without --out the briefings are shown"},
    {"--side", Takes::text, false, "with --again: this side's alone"},
};

/// The folder and the papers that the options ask for; none: nothing to write.
Result<std::optional<ReleaseFiles>> files_asked_for(const Arguments& given) {
    if (!given.has("--out") && (given.has("--html") || given.has("--pdf"))) {
        throw WrongUsage("--html and --pdf go with --out");
    }
    const auto page = page_asked_for(given);
    if (!page) return Failure(page.error());
    const auto folder = given.optional_text("--out");
    if (!folder) return std::optional<ReleaseFiles>();
    return std::optional(ReleaseFiles{*folder, {given.has("--html"), given.has("--pdf"), *page}});
}

/// The files of each side, one line for each.
std::string mail_text(const Definition& definition, const std::vector<SideMail>& mail) {
    std::string text;
    for (const SideMail& each : mail) {
        std::vector<std::string> files;
        for (const auto& file : each.files) files.push_back(file.string());
        const SideRow& side = definition.side(each.side);
        text += fmt::format("  {} ({}): {}\n", side.name, side.id, listed(files));
    }
    return text;
}

void tell(const Save& save, const ReleaseDone& released, Console& console) {
    const std::string begin =
        released.is_again
            ? fmt::format("As released for turn {}:\n", released.turn.count)
            : fmt::format("Released: every side has what it was told, up to turn {}.\n",
                          released.turn.count);
    console.out << begin << mail_text(save.definition(), released.mail);
}

Result<int> show_again(const Save& save, const Arguments& given,
                       const std::optional<ReleaseFiles>& files, Console& console) {
    std::optional<SeatId> alone;
    if (const auto side = given.optional_text("--side")) {
        const auto seat = seat_named(save.definition(), *side);
        if (!seat) return Failure(seat.error());
        alone = *seat;
    }
    if (files) {
        tell(save, release_again(save, *files, alone), console);
        return done;
    }
    const Showing shown = showing_at(save, last_release(save));
    const RulesInForce in_force = save.rules_in(shown.state);
    for (const Book& book : in_force.rules().books) {
        if (!alone || seat_of(book.side) == *alone) console.out << mail_to(book, shown);
    }
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--side") && !given.has("--again")) throw WrongUsage("--side goes with --again");
    const auto files = files_asked_for(given);
    if (!files) return Failure(files.error());
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    if (save->state().solo) return failure(ErrorCode::nothing_to_release);
    if (given.has("--again")) return show_again(*save, given, *files, console);
    const auto released = release(*save, *files);
    if (!released) return Failure(released.error());
    tell(*save, *released, console);
    return done;
}

}  // namespace

const CommandRow release_command{
    "release", "show every side what it was told since the last release", arguments, run};

}  // namespace flagplot::cli
