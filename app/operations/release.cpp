#include "operations/release.h"

#include <fmt/format.h>

#include <algorithm>

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

/// A side's briefing as it is sent.
std::string mail_to(const Book& book, const Showing& shown) {
    return briefing_mail(book, shown.state.view(seat_of(book.side)), ending_of(book, shown));
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

bool is_among(const std::vector<SideId>& sides, SideId side) {
    return sides.empty() || std::find(sides.begin(), sides.end(), side) != sides.end();
}

/// The sides that are named; all if none is.
std::vector<SideId> sides_among(const Save& save, const std::vector<SideId>& named) {
    std::vector<SideId> sides;
    for (std::uint32_t side = 0; side < save.definition().sides.size(); ++side) {
        if (is_among(named, {side})) sides.push_back({side});
    }
    return sides;
}

/// Each of these sides, or all, as its last release showed it.
template <class Visit>
void for_each_sent(const Save& save, const std::vector<SideId>& sides, Visit visit) {
    for (const SideId side : sides_among(save, sides)) {
        const SeatId seat = seat_of(side);
        const Showing shown = showing_at(save, last_release(save, seat));
        const RulesInForce in_force = save.rules_in(shown.state);
        visit(in_force.rules().books.at(seat.index()), shown);
    }
}

std::vector<SideId> sides_held_back(const Save& save) {
    std::vector<SideId> sides = sides_among(save, {});
    std::erase_if(sides, [&](SideId side) {
        return !is_held_back(save.definition(), save.state(), seat_of(side));
    });
    return sides;
}

/// Before the first turn there is nothing to release, but there are briefings to send.
bool has_first_briefings_alone(const Save& save) {
    return save.state().turn == TurnNumber{1} && releases_of(save).size() == 1;
}

}  // namespace

std::vector<Document> papers_to_read(const Save& save) {
    std::vector<Document> papers;
    const auto add = [&](const Book& book, const Showing& shown) {
        const SideView& view = shown.state.view(seat_of(book.side));
        papers.push_back(briefing_paper(book, view, ending_of(book, shown)));
    };
    if (const auto waiting = showing_to_be(save)) {
        const RulesInForce in_force = save.rules_in(waiting->state);
        for (const Book& book : in_force.rules().books) add(book, *waiting);
    } else {
        for_each_sent(save, {}, add);
    }
    return papers;
}

Result<ReleaseDone> release(Save& save, const std::optional<ReleaseFiles>& files,
                            std::vector<SideId> sides) {
    if (save.state().solo) return failure(ErrorCode::nothing_to_release);
    if (sides.size() == save.definition().sides.size()) sides.clear();
    if (sides.empty()) sides = sides_due(save);
    const auto shown = showing_to_be(save, sides);
    if (!shown) {
        if (files && has_first_briefings_alone(save)) return release_again(save, *files, sides);
        return Failure(shown.error());
    }
    ReleaseDone released;
    if (files) {
        make_folder(files->folder);
        for (const SideId side : sides_among(save, sides)) {
            released.mail.push_back(
                write_side(save.rules().books.at(seat_of(side).index()), *shown, *files));
        }
    }
    const auto done = save.carry_out(Release{{}, std::move(sides)});
    if (!done) return Failure(done.error());
    released.turn = save.state().turn;
    released.held_back = sides_held_back(save);
    return released;
}

ReleaseDone release_again(const Save& save, const ReleaseFiles& files,
                          const std::vector<SideId>& sides) {
    make_folder(files.folder);
    ReleaseDone again{{}, true, {}, {}};
    for_each_sent(save, sides, [&](const Book& book, const Showing& shown) {
        again.mail.push_back(write_side(book, shown, files));
        again.turn = std::max(again.turn, shown.state.turn);
    });
    return again;
}

std::vector<std::string> mail_again(const Save& save, const std::vector<SideId>& sides) {
    std::vector<std::string> mail;
    for_each_sent(save, sides, [&](const Book& book, const Showing& shown) {
        mail.push_back(mail_to(book, shown));
    });
    return mail;
}

}  // namespace flagplot
