#include "desk/desk.h"

#include <SFML/Window/Clipboard.hpp>

#include <algorithm>
#include <utility>

#include "desk/requests.h"

/// \file
/// Intents carried out: those that change what is shown, and requests, which run beside the window.

namespace flagplot::desk {

namespace {

/// Counts the pieces of work into what the frame loop shows.
Progress progress_of(const std::stop_token& stop,
                     std::shared_ptr<std::atomic<std::int32_t>> pieces) {
    return {stop, [pieces = std::move(pieces)](std::int32_t more) { *pieces += more; }};
}

}  // namespace

void Desk::carry_out(const Intent& intent) {
    if (state_.curtain && !passes_curtain(intent)) return;
    if (hooks_.counts) hooks_.counts->note(intent);
    frames_wanted_ = frames_to_settle;
    if (run_request(intent)) return;
    const DeskState before = state_;
    state_ = desk_after(std::move(state_), intent, scene());
    const bool is_other = before.selection != state_.selection || before.drafts != state_.drafts ||
                          before.filter != state_.filter || before.page != state_.page ||
                          before.filled != state_.filled || before.held != state_.held ||
                          before.beside != state_.beside || before.group != state_.group ||
                          before.is_hot_seat != state_.is_hot_seat;
    if (is_other) show();
    keep_held_back();
}

bool Desk::run_request(const Intent& intent) {
    if (run_battle_request(intent)) return true;
    if (run_umpire_request(intent)) return true;
    if (const auto* quit = std::get_if<Quit>(&intent)) {
        if (asks_first(state_, *quit)) return false;
        window_.close();
    } else if (const auto* close = std::get_if<CloseCampaign>(&intent)) {
        if (working_.is_busy()) {
            state_.message = "Wait until it is done: " + work_ + ".";
            state_.is_refusal = true;
            return true;
        }
        if (asks_first(state_, *close)) return false;
        is_closed_ = true;
    } else if (const auto* whose = std::get_if<LookAs>(&intent)) {
        if (reading_.is_busy() || (state_.is_hot_seat && working_.is_busy())) return true;
        state_ = desk_after(std::move(state_), intent, scene());
        DocumentWanted wanted = document_->wanted;
        wanted.whose = whose->side;
        if (state_.curtain) wanted.battle.reset();
        look(std::move(wanted));
    } else if (std::holds_alternative<ToggleHotSeat>(intent)) {
        if (!document_->is_umpire) {
            state_.message = "A hot seat needs a save with all its sides.";
            state_.is_refusal = true;
            return true;
        }
        if (state_.is_hot_seat) carry_out(LookAs{});
        return state_.is_hot_seat && !state_.curtain;
    } else if (std::holds_alternative<LiftCurtain>(intent)) {
        if (!state_.curtain || reading_.is_busy()) return true;
        if (document_->whose == state_.curtain->side) return false;
        carry_out(LookAs{state_.curtain->side});  // reading it failed: once more
    } else if (const auto* at = std::get_if<LookAtTurn>(&intent)) {
        DocumentWanted wanted = document_->wanted;
        wanted.turn = at->turn;
        look(std::move(wanted));
    } else if (const auto* step = std::get_if<StepTurn>(&intent)) {
        step_turn(step->turns);
    } else if (std::holds_alternative<ReadAgain>(intent)) {
        look(document_->wanted);
    } else if (std::holds_alternative<CancelWork>(intent)) {
        working_.cancel();
    } else if (std::holds_alternative<SendOrders>(intent)) {
        const Seat* const seat = document_->seat();
        if (seat == nullptr || !document_->is_now) return true;
        const SideId side = seat->book.side;
        const std::string sheet =
            sheet_text(seat->book, seat->ordered_by, state_.draft_of(side).orders);
        if (document_->wanted.is_view_file) {
            sf::Clipboard::setString(sf::String::fromUtf8(sheet.begin(), sheet.end()));
            start("writing the orders",
                  [file = wanted_.file, turn = seat->view.turn, sheet](const std::stop_token&) {
                      return write_sheet(file, turn, sheet);
                  });
            return true;
        }
        start("sending the orders", [file = wanted_.file, side, sheet](const std::stop_token&) {
            return send_orders(file, side, sheet);
        });
    } else if (std::holds_alternative<ResolveTurn>(intent)) {
        if (!document_->is_umpire) return true;
        start("resolving the turn",
              [file = wanted_.file, pieces = pieces_](const std::stop_token& stop) {
                  return resolve_turn(file, progress_of(stop, pieces));
              });
    } else if (std::holds_alternative<RunOn>(intent)) {
        if (!document_->is_umpire) return true;
        start("running on", [file = wanted_.file, stops = state_.stops,
                             pieces = pieces_](const std::stop_token& stop) {
            return run_on(file, stops, progress_of(stop, pieces));
        });
    } else if (const auto* release = std::get_if<ReleaseTurn>(&intent)) {
        if (!document_->is_umpire) return true;
        start("releasing the turn",
              [file = wanted_.file, wanted = *release](const std::stop_token&) {
                  return release_turn(file, wanted);
              });
    } else {
        return false;
    }
    return true;
}

void Desk::step_turn(std::int32_t turns) {
    const auto& dots = document_->turns;
    const auto shown =
        std::find_if(dots.begin(), dots.end(), [](const TurnDot& each) { return each.is_shown; });
    if (shown == dots.end()) return;
    const auto place = std::clamp<std::ptrdiff_t>(shown - dots.begin() + turns, 0,
                                                  static_cast<std::ptrdiff_t>(dots.size()) - 1);
    const TurnDot& to = dots[static_cast<std::size_t>(place)];
    if (!to.is_shown) {
        carry_out(LookAtTurn{to.is_open ? std::nullopt : std::optional<TurnNumber>(to.turn)});
    }
}

void Desk::look(DocumentWanted wanted) {
    if (reading_.is_busy()) return;
    reading_.start(
        [wanted = std::move(wanted)](const std::stop_token&) { return read_document(wanted); });
}

void Desk::start(std::string what, Background<Result<std::string>>::Work work) {
    if (working_.is_busy()) return;
    work_ = std::move(what);
    *pieces_ = 0;
    working_.start(std::move(work));
}

void Desk::take_results() {
    try {
        if (auto table = reading_.take()) {
            frames_wanted_ = frames_to_settle;
            if (*table) {
                put(*std::move(*table));
            } else {
                state_.message = describe(table->error());
                state_.is_refusal = true;
            }
        }
        if (auto said = working_.take()) {
            frames_wanted_ = frames_to_settle;
            state_.message = *said ? **said : describe(said->error());
            state_.is_refusal = !*said;
            if (*said && std::exchange(empties_forms_, false)) empty_forms();
            if (*said && document_->seat() != nullptr) {
                OrderDraft& draft = state_.drafts[*document_->whose];
                draft = {std::move(draft.orders), {}, {}, false};
            }
            look(document_->wanted);
        }
    } catch (const std::exception& trouble) {
        frames_wanted_ = frames_to_settle;
        state_.message = trouble.what();
        state_.is_refusal = true;
    }
}

void Desk::watch() {
    constexpr std::int32_t often = 700;  // milliseconds
    if (since_watch_.getElapsedTime().asMilliseconds() < often) return;
    since_watch_.restart();
    if (working_.is_busy() || reading_.is_busy()) return;
    const FileStamp found = stamp_of(wanted_.file);
    if (found == document_->stamp || found == watched_) return;
    watched_ = found;  // a save that cannot be read is said once
    look(document_->wanted);
}

void Desk::run_film() {
    constexpr std::int32_t a_turn = 1200;  // milliseconds
    if (!state_.plays_film) {
        film_runs_ = false;
        return;
    }
    if (reading_.is_busy()) return;
    const auto& dots = document_->turns;
    const bool is_at_end = dots.empty() || dots.back().is_shown;
    if (!film_runs_) {
        film_runs_ = true;
        since_film_.restart();
        if (is_at_end && dots.size() > 1) carry_out(LookAtTurn{dots.front().turn});
        return;
    }
    if (since_film_.getElapsedTime().asMilliseconds() < a_turn) return;
    since_film_.restart();
    if (is_at_end) return carry_out(PlayFilm{});
    step_turn(1);
}

}  // namespace flagplot::desk
