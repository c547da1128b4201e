#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "campaign/receipts.h"
#include "cli/at_hand.h"
#include "cli/briefing_papers.h"
#include "files/view_file.h"
#include "present/side/side_files.h"
#include "store/disk.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--out", Takes::text, false, "write every side's briefing and view into this folder"},
    {"--html", Takes::nothing, false, "with --out: each briefing for a screen too, with its plot"},
    {"--pdf", Takes::nothing, false, "with --out: each briefing for a printer too"},
    page_option,
};

/// What is written of each side, and where.
struct Mail {
    std::filesystem::path folder;
    bool has_html = false;
    bool has_pdf = false;
    paper::PageSize page{};
};

/// Writes a side's files; their names.
std::string write_files(const Save& save, SideId side, const Mail& mail) {
    const SeatId seat = seat_of(side);
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    const std::string name = release_name(book, view);
    const auto path = [&](const char* ending) { return mail.folder / (name + ending); };
    const Digest receipt = receipt_of(save.line(), seat);
    const std::string briefing =
        briefing_markdown(book, view) + receipt_section(book, view.turn, receipt);
    std::vector<std::string> written{path(".md").string(), path(".view").string()};
    replace_file(path(".md"), briefing);
    replace_file(path(".view"), view_file_text(book, view));
    BriefingFiles papers;
    if (mail.has_html) written.push_back(papers.html.emplace(path(".html")).string());
    if (mail.has_pdf) written.push_back(papers.pdf.emplace(path(".pdf")).string());
    papers.page = mail.page;
    write_briefing(book, view, briefing, papers);
    return listed(written);
}

Result<int> run(const Arguments& given, Console& console) {
    if (!given.has("--out") && (given.has("--html") || given.has("--pdf"))) {
        throw WrongUsage("--html and --pdf go with --out");
    }
    const auto page = page_asked_for(given);
    if (!page) return Failure(page.error());
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    if (!is_held_back(save->definition(), save->state())) {
        return failure(ErrorCode::nothing_to_release);
    }
    // The files first: a folder that cannot be written leaves the turn unreleased.
    std::string written;
    if (const auto folder = given.optional_text("--out")) {
        make_folder(*folder);
        const Mail mail{*folder, given.has("--html"), given.has("--pdf"), *page};
        for (std::uint32_t side = 0; side < save->definition().sides.size(); ++side) {
            const SideRow& row = save->definition().sides[side];
            written +=
                fmt::format("  {} ({}): {}\n", row.name, row.id, write_files(*save, {side}, mail));
        }
    }
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
