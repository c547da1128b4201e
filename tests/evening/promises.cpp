#include <algorithm>

#include "campaign/shown.h"
#include "evening/evening.h"
#include "files/view_file.h"
#include "operations/releases.h"
#include "operations/showing.h"
#include "support/text.h"
#include "view/briefing.h"
#include "view/check_orders.h"
#include "view/event_log.h"

// What must hold after every step of an evening.

namespace flagplot::test {

namespace {

/// A part of a list of reports, to compare.
std::vector<std::string> bytes_of_reports(const std::vector<Report>& reports, std::size_t first,
                                          std::size_t last) {
    std::vector<std::string> bytes;
    for (std::size_t i = first; i < last; ++i) bytes.push_back(encoded(reports.at(i)));
    return bytes;
}

std::vector<std::string> bytes_of_reports(const std::vector<Report>& reports) {
    return bytes_of_reports(reports, 0, reports.size());
}

/// What was made of a sheet: its orders, and what is wrong with which line.
std::string answer_of(const Result<CheckedSheet>& checked, const Roster& roster) {
    if (!checked) return describe(checked.error());
    std::string answer = text_of(roster, checked->sheet);
    for (const SheetLine& line : checked->lines) {
        if (!line.order) answer += describe(line.order.error()) + "\n";
    }
    return answer;
}

}  // namespace

void Evening::check() {
    check_gate();
    check_pictures();
    check_released();
    check_preview();
    check_turns();
    check_archive();
    if (state().progress.phase == Phase::orders) check_answers();
    REQUIRE(state().refused.size() == model().refused.size());
    for (const auto& [seat, why] : model().refused) REQUIRE(state().refused.contains(seat));
}

/// The gate is open exactly when something waits: `status`, `resolve` and `message` say so by
/// `is_held_back`, `release` by `showing_to_be`, `brief` by `shown_entry`.
void Evening::check_gate() const {
    const bool is_open = model().is_open();
    REQUIRE(is_held_back(save_.definition(), state()) == is_open);
    REQUIRE(showing_to_be(save_).has_value() == is_open);
    for (const SeatId seat : {blue, red}) {
        const bool waits = model().is_open(seat);
        REQUIRE(is_held_back(save_.definition(), state(), seat) == waits);
        REQUIRE((shown_entry(save_, seat) == save_.head()) == !waits);
        REQUIRE(last_release(save_, seat) == model().sides.at(seat.index()).released);
    }
}

/// What `brief` and `show` say of a side is the fold of what it was told up to the last release.
void Evening::check_pictures() const {
    if (!model().is_by_hand) return;
    for (const SeatId seat : {blue, red}) {
        const CampaignState shown = save_.state_after(shown_entry(save_, seat));
        SideView folded = first_view(save_.written_rules().books.at(seat.index()));
        const SideModel& side = model().sides.at(seat.index());
        for (std::size_t i = 0; i < side.shown; ++i) absorb(folded, side.told[i]);
        for (const SideView& each :
             {shown.view(seat), shown_view(save_.definition(), state(), seat)}) {
            SideView known = each;
            // How its own sheet was answered, and what was released when, is another matter.
            known.orders_receipt = folded.orders_receipt;
            known.record = folded.record;
            known.released = folded.released;
            known.waiting = folded.waiting;
            REQUIRE(encoded(known) == encoded(folded));
        }
    }
}

/// What a side was told and what its released briefings say are the same reports, each exactly once
/// and in order; and each has its sentence in the briefing that tells it.
void Evening::check_released() const {
    for (const SeatId seat : {blue, red}) {
        const SideModel& side = model().sides.at(seat.index());
        std::vector<Report> released;
        for (const ReleaseMade& release : releases_of(save_)) {
            const bool is_to_it =
                std::find(release.to.begin(), release.to.end(), seat) != release.to.end();
            if (!release.is_in_force || !is_to_it) continue;
            const CampaignState then = save_.state_after(release.entry);
            const SideView& view = then.view(seat);
            released.insert(released.end(), view.released.begin(), view.released.end());
            if (release.entry != side.released) continue;
            const Book book = book_in(then, seat);
            const std::string text = briefing(then, seat);
            for (const TurnTold& told : told_by_turn(view)) {
                for (const Happening& happening : happenings(book, view, told.reports)) {
                    INFO(happening.sentence);
                    REQUIRE(has(text, happening.sentence));
                }
            }
        }
        REQUIRE(bytes_of_reports(released) == bytes_of_reports(side.told, 0, side.shown));
    }
    // Over all briefings of the line of play a message stands in one of them, or still waits.
    for (const SeatId seat : {blue, red}) {
        const SideModel& side = model().sides.at(seat.index());
        for (std::size_t i = 0; i < side.told.size(); ++i) {
            const auto* message = std::get_if<MessageTold>(&side.told[i]);
            if (message == nullptr) continue;
            int found = 0;
            for (const auto& [key, mail] : mail_) {
                const auto line = save_.line();
                const bool is_in_force =
                    std::any_of(line.begin(), line.end(),
                                [&](const Entry* entry) { return entry->number == key.first; });
                if (key.second != seat || !is_in_force) continue;
                if (has(mail.first, message->text.text + ".")) ++found;
            }
            INFO(message->text.text);
            REQUIRE(found == (i < side.shown ? 1 : 0));
        }
    }
}

/// What `brief --preview` shows is what a release would write.
void Evening::check_preview() {
    const auto shown = showing_to_be(save_);
    if (!shown) return;
    ++counts_["moments with something to release"];
    const std::vector<SideId> due = sides_due(save_);
    for (const SeatId seat : {blue, red}) {
        const SideModel& side = model().sides.at(seat.index());
        const bool is_due =
            due.empty() || std::find(due.begin(), due.end(), side_of(seat)) != due.end();
        if (!is_due) {
            REQUIRE(encoded(shown->state.view(seat)) == encoded(state().view(seat)));
            continue;
        }
        REQUIRE(bytes_of_reports(shown->state.view(seat).released) ==
                bytes_of_reports(side.told, side.shown, side.told.size()));
        SideView released = state().view(seat);
        absorb(released, Released{released.turn, save_.record_print()});
        REQUIRE(briefing_markdown(book_in(shown->state, seat), released) ==
                briefing(shown->state, seat));
    }
}

/// `brief --turn` works for every turn that was played, once it is released, and shows nothing that
/// is not.
void Evening::check_turns() const {
    for (const SeatId seat : {blue, red}) {
        const auto turns = turns_shown(save_, seat);
        REQUIRE_FALSE(turns.empty());
        const TurnNumber last = save_.state_after(shown_entry(save_, seat)).turn;
        for (TurnNumber turn{1}; turn < last; turn += TurnNumber{1}) {
            INFO("turn " << turn.count);
            REQUIRE(turns.contains(turn));
        }
        if (!model().is_by_hand) continue;
        for (const auto& [turn, entry] : turns) {
            REQUIRE(save_.state_after(entry).turn == turn);
            REQUIRE(models_.at(entry).sides.at(seat.index()).told.size() <=
                    model().sides.at(seat.index()).shown);
        }
    }
}

/// Nothing that was shown is unshown: every release of the archive is as it was written.
void Evening::check_archive() {
    const auto releases = releases_of(save_);
    const ReleaseMade& any = draw_.of(releases);
    const CampaignState then = save_.state_after(any.entry);
    for (const SeatId seat : any.to) {
        REQUIRE(briefing(then, seat) == mail_.at({any.entry, seat}).first);
    }
}

/// The answer to a sheet depends on what its side has been shown and on nothing else: `order` gives
/// it as `order --view` does by the file of the last release, and what the briefing offers is
/// taken.
void Evening::check_answers() {
    if (!model().is_by_hand) return;
    const SeatId seat = any_seat();
    auto file =
        read_view_file(mail_.at({model().sides.at(seat.index()).released, seat}).second, "view");
    REQUIRE(file);
    auto& [book, view] = *file;
    const bool is_of_this_turn = view.turn == state().turn;
    while (view.turn < state().turn) absorb(view, TurnEnded{view.turn});

    const ShownToSide shown(save_.rules(), state(), seat);
    REQUIRE(shown.is_of_this_turn() == is_of_this_turn);
    CampaignState told = state();
    told.shown = {};
    const Roster full = shown_roster_of(save_.definition(), told, seat);
    const std::string sheet = text_of(full, sheet_of(world_, save_.rules(), told, seat));
    const auto by_file = check_sheet(book, view, sheet, "mail");
    const auto by_save = check_sheet(shown.book(), shown.view(), sheet, "mail");
    const Roster roster = roster_of(book, view);
    REQUIRE(answer_of(by_save, roster) == answer_of(by_file, roster));
    ++counts_["sheets answered twice"];

    const auto by_told =
        check_sheet(save_.rules().books.at(seat.index()), state().view(seat), sheet, "mail");
    if (answer_of(by_told, full) != answer_of(by_file, roster)) {
        ++counts_["sheets whose answer would betray what waits"];
    }
}

}  // namespace flagplot::test
