#include "desk/campaign/session.h"

#include <SFML/Window/Clipboard.hpp>

#include <algorithm>
#include <utility>

#include "desk/campaign/held_file.h"
#include "desk/campaign/permission.h"
#include "desk/campaign/request_table.h"
#include "desk/campaign/tutorial_scene.h"
#include "present/desk/battle/battle_panel.h"
#include "store/basemap_file.h"
#include "store/secret.h"

namespace flagplot::desk {

namespace {

/// The first side whose orders are missing, else the first side.
SideId first_to_order(const OpenDocument& document) {
    const auto& seats = document.seats;
    const auto missing = std::find_if(seats.begin(), seats.end(),
                                      [](const Seat& seat) { return !seat.view.orders_receipt; });
    return (missing == seats.end() ? seats.front() : *missing).book.side;
}

/// Has something happened to the side that looks, other than that its orders were taken?
bool is_other_moment(const OpenDocument& before, const OpenDocument& now) {
    const Seat *const was = before.seat(), *const is = now.seat();
    if (was == nullptr || is == nullptr) return true;
    return was->book.side != is->book.side || was->view.turn != is->view.turn ||
           was->view.is_resolving != is->view.is_resolving || before.pending != now.pending;
}

}  // namespace

Result<std::unique_ptr<Session>> Session::open(Desktop& desktop, const DocumentWanted& wanted) {
    auto document = read_document(wanted);
    if (!document) return Failure(document.error());
    return std::unique_ptr<Session>(new Session(desktop, *std::move(document)));
}

Session::Session(Desktop& desktop, OpenDocument document) : desktop_(desktop) {
    state_.overlays = desktop.settings.overlays;
    state_.text_steps = desktop.settings.text_steps;
    state_.theme = desktop.settings.theme;
    state_.stops = document.plays_alone ? desktop.settings.stops_alone : desktop.settings.stops;
    if (is_tutorial_save(document.wanted.file)) tutorial_.emplace();
    if (document.is_umpire) kept_held_ = state_.held = read_held(document.wanted.file);
    put(std::move(document));
    if (desktop.window.fonts().sans.empty()) {
        say("No font was found, so the chart has no names: fonts-b612 is usual.", true);
    }
}

DeskScene Session::scene() const {
    const Seat* const seat = document_.seat();
    if (seat == nullptr) return {room_, shown_.plot};
    return {room_,
            shown_.plot,
            &seat->book,
            &seat->ordered_by,
            why_no_orders(document_),
            document_.plays_alone,
            desktop_.window.scale()};
}

void Session::say(std::string text, bool is_refusal) {
    state_.message = std::move(text);
    state_.is_refusal = is_refusal;
    desktop_.window.want_frames();
}

void Session::carry_out(const Intent& intent) {
    if (state_.curtain && !passes_curtain(intent)) return;
    desktop_.note(intent);
    desktop_.window.want_frames();
    if (const auto* request = std::get_if<Request>(&intent)) return ask(*request);
    if (const auto* way = std::get_if<Navigation>(&intent)) {
        return std::visit([this](const auto& to) { go(to); }, *way);
    }
    if (asks_for<ToggleHotSeat>(intent) != nullptr) return switch_hot_seat();
    change(intent);
    if (asks_for<SetCaptain>(intent) != nullptr) let_captains();
}

void Session::change(const Intent& intent) {
    const DeskState before = state_;
    state_ = desk_after(std::move(state_), intent, scene());
    const bool is_other = before.selection != state_.selection || before.drafts != state_.drafts ||
                          before.filter != state_.filter || before.sieve != state_.sieve ||
                          before.sort != state_.sort || before.unfolded != state_.unfolded ||
                          before.ticked != state_.ticked || before.page != state_.page ||
                          before.filled != state_.filled || before.held != state_.held ||
                          before.beside != state_.beside || before.group != state_.group ||
                          before.is_hot_seat != state_.is_hot_seat ||
                          before.plots_route != state_.plots_route ||
                          before.hides_card != state_.hides_card || before.stops != state_.stops;
    if (is_other) show();
    watch_deeds();
    keep_held_back();
    keep_settings();
}

/// When turned on, the first side without orders is next to look; when turned off, the umpire is.
void Session::switch_hot_seat() {
    if (!document_.is_umpire) return say("A hot seat needs a save with all its sides.", true);
    if (is_busy()) return;
    if (state_.is_hot_seat) {
        go(LookAs{});
        return change(ToggleHotSeat{});
    }
    change(ToggleHotSeat{});
    go(LookAs{first_to_order(document_)});
}

void Session::ask(const Request& request) {
    if (work_.is_busy()) return;
    if (const std::string refusal = why_not(request, document_, state_); !refusal.empty()) {
        return say(refusal, true);
    }
    // the order might be meant for another battle
    if (document_.battle && reader_.is_busy()) return;
    RequestContext context = context_of(document_, state_);
    if (const auto* order = std::get_if<GiveBattleOrder>(&request)) {
        if (order->text.empty()) return;
        state_.battle.pick_anew(state_.battle.token);
        state_.battle.moment.reset();
        state_.battle.plays = false;
        state_.filled.erase(std::string(order_field));
    }
    if (const auto* command = std::get_if<CarryOut>(&request)) carried_out_ = command->command;
    const bool is_copied =
        std::holds_alternative<SendOrders>(request) && document_.wanted.is_view_file;
    if (is_copied) {
        sf::Clipboard::setString(sf::String::fromUtf8(context.sheet.begin(), context.sheet.end()));
    }
    const bool sends = std::holds_alternative<SendOrders>(request) ||
                       (std::holds_alternative<GoOn>(request) && context.has_unsent);
    if (sends) {
        const SideId side = *document_.whose;
        sending_ = OrdersSent{side, state_.draft_of(side).orders};
    }
    Job job = job_of(request, std::move(context));
    empties_ = job.empties;
    work_.start(job.doing, std::move(job.work));
}

/// Lets captains act who decide for a side. After a refusal, a captain is not asked again until it
/// has been closed.
void Session::let_captains() {
    const bool is_waiting =
        document_.battle && !work_.is_busy() && !(state_.is_refusal && !state_.message.empty());
    if (!is_waiting || !is_captains_turn(*document_.battle, state_.battle)) return;
    Job job = job_of(CaptainOrders{CaptainsPart::theirs}, context_of(document_, state_));
    work_.start(job.doing, std::move(job.work));
}

void Session::look_round() {
    try {
        take_results();
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
    if (!work_.is_busy()) reader_.watch(document_);
    if (!state_.plays_film) return film_.stop();
    if (reader_.is_busy()) return;
    if (const auto next = film_.next(document_)) carry_out(*next);
}

void Session::take_results() {
    if (auto read = reader_.take()) {
        desktop_.window.want_frames();
        if (*read) {
            put(*std::move(*read));
        } else {
            say(describe(read->error()), true);
        }
    }
    if (auto done = work_.take()) {
        say(*done ? **done : describe(done->error()), !*done);
        if (*done && empties_) empty_fields(*empties_);
        empties_.reset();
        const auto sent = std::exchange(sending_, std::nullopt);
        if (*done && sent) note_sent(state_.drafts, *sent);
        reader_.read(document_.wanted);
    }
}

void Session::empty_fields(std::string_view begin) {
    if (begin.empty()) {
        std::erase(state_.held, carried_out_);
        keep_held_back();
    }
    std::erase_if(state_.filled, [&](const auto& field) { return field.first.starts_with(begin); });
}

void Session::put(OpenDocument document) {
    const bool is_asked = document.pending && document.pending != document_.pending;
    const bool is_answered = document.whose && !document.pending && state_.page == FormPage::rule;
    const bool has_card = shows_cards(document, state_) && !tutorial_;
    if (is_asked && !has_card) state_.page = FormPage::rule;
    if (is_other_moment(document_, document)) {
        state_.hides_card = false;
        ++moment_;
    }
    if (is_answered) state_.page.reset();
    if (document.standing.is_over && !document_.standing.is_over) show_whole_war();
    DraftsRead read = drafts_read(std::move(state_.drafts), written_by_, document);
    state_.drafts = std::move(read.drafts);
    document_ = std::move(document);
    note_written_by(written_by_, document_);
    if (!read.said.empty()) say(std::move(read.said), read.has_lapsed);
    show();
    watch_deeds();
    let_captains();
}

/// The truth has more to show than what a side had selected and looked at.
void Session::show_whole_war() {
    state_.selection = {};
    state_.group.clear();
    state_.framing = Framing::none;
}

void Session::show() {
    const Chart before = shown_.plot.chart;
    shown_ = shown_of(document_, state_, proposed_word(), shown_);
    if (before == shown_.plot.chart) return;
    coast_.reset();
    if (auto basemap = read_basemap(shown_.plot.chart, sight_beyond(shown_.plot.chart))) {
        coast_ = std::make_shared<const Basemap>(*std::move(basemap));
    }
}

void Session::watch_deeds() {
    if (tutorial_) tutorial_ = watched(*std::move(tutorial_), tutorial_scene(document_, state_));
}

std::optional<TutorialCard> Session::tutorial() const {
    if (!tutorial_) return std::nullopt;
    return tutorial_card(*tutorial_, tutorial_scene(document_, state_), desktop_.settings.keys);
}

const std::string& Session::proposed_word() {
    static const std::string none;
    const Seat* const seat = document_.seat();
    if (seat == nullptr) return none;
    std::string& word = proposed_words_[{seat->book.side, seat->view.turn}];
    if (word.empty()) word = desktop_.source.word();
    if (word.empty()) word = random_word();
    return word;
}

void Session::keep_settings() {
    desktop_.settings.overlays = state_.overlays;
    desktop_.settings.text_steps = state_.text_steps;
    desktop_.settings.theme = state_.theme;
    (document_.plays_alone ? desktop_.settings.stops_alone : desktop_.settings.stops) =
        state_.stops;
}

void Session::keep_held_back() {
    if (!document_.is_umpire || state_.held == kept_held_) return;
    kept_held_ = state_.held;
    try {
        keep_held(document_.wanted.file, state_.held);
    } catch (const std::exception& trouble) {
        say(std::string("What is held back is lost when the desk is left: ") + trouble.what(),
            true);
    }
}

}  // namespace flagplot::desk
