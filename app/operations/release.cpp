#include "operations/release.h"

#include <fmt/format.h>

#include "files/view_file.h"
#include "operations/releases.h"
#include "present/side/briefing_document.h"
#include "present/side/side_files.h"
#include "store/disk.h"
#include "view/receipt.h"

namespace flagplot {

namespace {

std::string ending_of(const Book& book, const Showing& shown) {
    const SeatId seat = seat_of(book.side);
    return receipt_section(book, shown.state.view(seat).turn, shown.receipt(seat));
}

SideMail write_side(const Book& book, const Showing& shown, const ReleaseFiles& wanted) {
    const SideView& view = shown.state.view(seat_of(book.side));
    const std::string name = release_name(book, view);
    SideMail mail{book.side, {}};
    const auto file = [&](const char* ending) {
        return mail.files.emplace_back(wanted.folder / (name + ending));
    };
    const auto briefing = file(".md");
    const auto view_file = file(".view");
    const auto html = wanted.papers.html ? file(".html") : std::filesystem::path();
    const auto pdf = wanted.papers.pdf ? file(".pdf") : std::filesystem::path();
    for (const auto& each : mail.files) check_no_link(each);
    replace_file(briefing, mail_to(book, shown));
    replace_file(view_file, view_file_text(book, view));
    const BriefingPapers papers =
        briefing_papers(book, view, ending_of(book, shown), wanted.papers);
    for (const auto& [path, bytes] : {std::pair(html, papers.html), std::pair(pdf, papers.pdf)}) {
        if (path.empty()) continue;
        check_replaceable(path);
        replace_file(path, bytes);
    }
    return mail;
}

std::vector<SideMail> write_sides(const Rules& rules, const Showing& shown,
                                  const ReleaseFiles& wanted, std::optional<SeatId> alone) {
    make_folder(wanted.folder);
    std::vector<SideMail> mail;
    for (const Book& book : rules.books) {
        if (alone && seat_of(book.side) != *alone) continue;
        mail.push_back(write_side(book, shown, wanted));
    }
    return mail;
}

/// Before the first turn there is nothing to release, but there are briefings to send.
bool has_first_briefings_alone(const Save& save) {
    return save.state().turn == TurnNumber{1} && releases_of(save).size() == 1;
}

}  // namespace

std::string mail_to(const Book& book, const Showing& shown) {
    return briefing_mail(book, shown.state.view(seat_of(book.side)), ending_of(book, shown));
}

std::vector<Document> papers_to_read(const Save& save) {
    const auto waiting = showing_to_be(save);
    const Showing shown = waiting ? *waiting : showing_at(save, last_release(save));
    const RulesInForce in_force = save.rules_in(shown.state);
    std::vector<Document> papers;
    for (const Book& book : in_force.rules().books) {
        papers.push_back(
            briefing_paper(book, shown.state.view(seat_of(book.side)), ending_of(book, shown)));
    }
    return papers;
}

Result<ReleaseDone> release(Save& save, const std::optional<ReleaseFiles>& files) {
    if (save.state().solo) return failure(ErrorCode::nothing_to_release);
    const auto shown = showing_to_be(save);
    if (!shown) {
        if (files && has_first_briefings_alone(save)) return release_again(save, *files, {});
        return Failure(shown.error());
    }
    ReleaseDone released;
    if (files) released.mail = write_sides(save.rules(), *shown, *files, {});
    const auto done = save.carry_out(Release{});
    if (!done) return Failure(done.error());
    released.turn = save.state().turn;
    return released;
}

ReleaseDone release_again(const Save& save, const ReleaseFiles& files,
                          std::optional<SeatId> alone) {
    const Showing shown = showing_at(save, last_release(save));
    const RulesInForce in_force = save.rules_in(shown.state);
    return {shown.state.turn, true, write_sides(in_force.rules(), shown, files, alone)};
}

}  // namespace flagplot
