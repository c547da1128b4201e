#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/briefing_papers.h"
#include "files/view_file.h"
#include "present/side/briefing_document.h"
#include "present/side/side_files.h"
#include "store/disk.h"
#include "store/releases.h"
#include "store/showing.h"
#include "view/receipt.h"

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

/// What is written of each side, and where.
struct Mail {
    std::filesystem::path folder;
    bool has_html = false;
    bool has_pdf = false;
    paper::PageSize page{};
};

std::string ending_of(const Book& book, const Showing& shown) {
    const SeatId seat = seat_of(book.side);
    return receipt_section(book, shown.state.view(seat).turn, shown.receipt(seat));
}

std::string mail_to(const Book& book, const Showing& shown) {
    return briefing_mail(book, shown.state.view(seat_of(book.side)), ending_of(book, shown));
}

/// Writes a side's files; their names.
std::string write_files(const Book& book, const Showing& shown, const Mail& mail) {
    const SideView& view = shown.state.view(seat_of(book.side));
    const std::string name = release_name(book, view);
    const auto path = [&](const char* ending) { return mail.folder / (name + ending); };
    std::vector<std::string> written{path(".md").string(), path(".view").string()};
    BriefingFiles papers;
    if (mail.has_html) written.push_back(papers.html.emplace(path(".html")).string());
    if (mail.has_pdf) written.push_back(papers.pdf.emplace(path(".pdf")).string());
    for (const std::string& file : written) check_no_link(file);
    replace_file(path(".md"), mail_to(book, shown));
    replace_file(path(".view"), view_file_text(book, view));
    papers.page = mail.page;
    write_briefing(book, view, ending_of(book, shown), papers);
    return listed(written);
}

/// The files of these sides, a line each; none of them named: of all.
std::string write_mail(const Rules& rules, const Showing& shown, const Mail& mail,
                       std::optional<SeatId> alone) {
    make_folder(mail.folder);
    std::string written;
    for (const Book& book : rules.books) {
        if (alone && seat_of(book.side) != *alone) continue;
        const PublicSide& side = book.own_side();
        written +=
            fmt::format("  {} ({}): {}\n", side.name, side.id, write_files(book, shown, mail));
    }
    return written;
}

/// The folder and the papers that the options ask for; none: nothing is written.
Result<std::optional<Mail>> mail_asked_for(const Arguments& given) {
    if (!given.has("--out") && (given.has("--html") || given.has("--pdf"))) {
        throw WrongUsage("--html and --pdf go with --out");
    }
    const auto page = page_asked_for(given);
    if (!page) return Failure(page.error());
    const auto folder = given.optional_text("--out");
    if (!folder) return std::optional<Mail>();
    return std::optional(Mail{*folder, given.has("--html"), given.has("--pdf"), *page});
}

Result<int> show_again(const Save& save, const Arguments& given, Console& console) {
    const auto mail = mail_asked_for(given);
    if (!mail) return Failure(mail.error());
    std::optional<SeatId> alone;
    if (const auto side = given.optional_text("--side")) {
        const auto seat = seat_named(save.definition(), *side);
        if (!seat) return Failure(seat.error());
        alone = *seat;
    }
    const Showing shown = showing_at(save, last_release(save));
    const RulesInForce in_force = save.rules_in(shown.state);
    if (*mail) {
        console.out << fmt::format("As released for turn {}:\n", shown.state.turn.count)
                    << write_mail(in_force.rules(), shown, **mail, alone);
        return done;
    }
    for (const Book& book : in_force.rules().books) {
        if (!alone || seat_of(book.side) == *alone) console.out << mail_to(book, shown);
    }
    return done;
}

/// Before the first turn there is nothing to release, but briefings to send.
bool has_first_briefings_alone(const Save& save) {
    const auto releases = releases_of(save);
    return save.state().turn == TurnNumber{1} && releases.size() == 1;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--side") && !given.has("--again")) throw WrongUsage("--side goes with --again");
    const auto mail = mail_asked_for(given);
    if (!mail) return Failure(mail.error());
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    if (save->state().solo) return failure(ErrorCode::nothing_to_release);
    if (given.has("--again")) return show_again(*save, given, console);
    const auto shown = showing_to_be(*save);
    if (!shown) {
        if (*mail && has_first_briefings_alone(*save)) return show_again(*save, given, console);
        return Failure(shown.error());
    }
    // The files first: a folder that cannot be written leaves the turn unreleased.
    std::string written;
    if (*mail) written = write_mail(save->rules(), *shown, **mail, std::nullopt);
    const auto released = save->carry_out(Release{});
    if (!released) return Failure(released.error());
    console.out << fmt::format("Released: every side has what it was told, up to turn {}.\n",
                               save->state().turn.count)
                << written;
    return done;
}

}  // namespace

const CommandRow release_command{"release", "show every side what it was told since the last time",
                                 arguments, run};

}  // namespace flagplot::cli
