#include "operations/run_until.h"

#include <algorithm>
#include <utility>

#include "base/ensure.h"
#include "campaign/solo.h"
#include "history/historic_result.h"
#include "operations/missing_orders.h"
#include "operations/turn.h"
#include "view/agenda.h"
#include "view/noteworthy.h"

namespace flagplot {

namespace {

/// Decides what a run does not stop for; none: a person must decide it.
struct Deciding {
    const Definition& definition;
    const CampaignState& state;
    const RunStops& stops;

    std::optional<Command> operator()(const FreedCaptain& freed) const {
        if (is_stop(RunStop::question)) return std::nullopt;
        const FormationRow& row = row_of(definition, state, freed.formation);
        return Answer{seat_of(row.side), row.number, std::nullopt};
    }
    std::optional<Command> operator()(const OpenBattle& open) const {
        if (is_stop(RunStop::battle)) return std::nullopt;
        const auto outcome = historic_result(definition, state, open.battle);
        return outcome ? std::optional<Command>(ReportBattle{open.battle, *outcome, {}})
                       : std::nullopt;
    }
    std::optional<Command> operator()(const CardChoice& choice) const {
        if (is_stop(RunStop::card)) return std::nullopt;
        return Choose{seat_of(choice.side), false};
    }
    std::optional<Command> operator()(const UmpireAsked& /*asked*/) const {
        if (is_stop(RunStop::question)) return std::nullopt;
        return GiveRuling{false, {}};
    }

  private:
    [[nodiscard]] bool is_stop(RunStop stop) const { return stops.test(place_of(stop)); }
};

/// Carries out a run. Holds references.
class Run {
  public:
    Run(Save& save, const RunWanted& wanted, const Progress& progress, const RunTold& told)
        : save_(save), wanted_(wanted), progress_(progress), told_(told) {}

    Result<RunEnded> go() {
        if (auto can = can_go(); !can) return Failure(can.error());
        for (std::uint64_t turn = 0; turn < wanted_.turns; ++turn) {
            const std::vector<SideView> before = looks() ? state().views : std::vector<SideView>();
            const auto ended = run_turn();
            if (!ended) return Failure(ended.error());
            if (*ended) return RunEnded{**ended};
            if (state().progress.phase == Phase::over) return RunEnded{RunEnd::over};
            if (auto seen = what_is_new(before); seen) return *std::move(seen);
        }
        return RunEnded{RunEnd::turns};
    }

  private:
    [[nodiscard]] const CampaignState& state() const { return save_.state(); }
    [[nodiscard]] bool is_stop(RunStop stop) const { return wanted_.stops.test(place_of(stop)); }
    [[nodiscard]] bool looks() const { return (wanted_.stops & ~all_that_waits).any(); }

    /// Does the turn wait for somebody?
    [[nodiscard]] bool is_waiting() const {
        const auto player = player_of(state());
        return player ? pending_for(save_.definition(), state(), *player).has_value()
                      : state().stop.has_value();
    }
    [[nodiscard]] std::optional<Command> decision() const {
        if (state().solo) return std::nullopt;
        return std::visit(Deciding{save_.definition(), state(), wanted_.stops}, *state().stop);
    }

    /// An error if nothing can be done at all.
    Result<void> can_go() {
        const bool is_over = state().progress.phase == Phase::over;
        if (!is_over && (!is_waiting() || decision())) return can_begin();
        const auto refused = resolve_turn(save_);
        FLAGPLOT_ENSURE(!refused);
        return Failure(refused.error());
    }

    /// Checked before the sides without orders are provided for.
    [[nodiscard]] Result<void> can_begin() const {
        if (state().progress.phase != Phase::orders || !wanted_.overruled.empty()) return {};
        auto refusal = problem_with_head_start(save_.definition(), state());
        if (refusal) return Failure(*std::move(refusal));
        return {};
    }

    /// The next piece of work of a turn; none if it waits for something that stops the run.
    Result<std::optional<Happened>> next_piece() {
        if (is_waiting()) {
            const auto command = decision();
            if (!command) return std::optional<Happened>();
            return kept(save_.carry_out(*command));
        }
        return kept(resolve_turn(save_, progress_, wanted_.overruled));
    }
    static Result<std::optional<Happened>> kept(Result<Happened> happened) {
        if (!happened) return Failure(happened.error());
        return std::optional(*std::move(happened));
    }

    /// Resolves to the end of the turn, with all decisions on the way. Returns why it stopped
    /// before, if it did.
    Result<std::optional<RunEnd>> run_turn() {
        const TurnNumber turn = state().turn;
        std::string missing;
        const auto provided = provide_for_missing(save_, wanted_.missing, missing);
        if (told_.begins) told_.begins(missing);
        if (!provided) return Failure(provided.error());
        Happened all;
        auto ended = run_pieces(turn, all);
        if (told_.ends && (ended || !all.facts.empty())) told_.ends(turn, all);
        told_in_turn_ = std::move(all.reports);
        return ended;
    }
    Result<std::optional<RunEnd>> run_pieces(TurnNumber turn, Happened& all) {
        while (state().turn == turn && state().progress.phase != Phase::over) {
            if (progress_.is_cancelled()) return std::optional(RunEnd::cancelled);
            auto piece = next_piece();
            if (!piece) return Failure(piece.error());
            if (!*piece) return std::optional(RunEnd::decision);
            append(all, **std::move(piece));
        }
        return std::optional<RunEnd>();
    }

    /// Whether something is new at the end of a turn that should stop the run.
    [[nodiscard]] std::optional<RunEnded> what_is_new(const std::vector<SideView>& before) const {
        if (!looks()) return std::nullopt;
        const auto player = player_of(state());
        RunEnded ended{RunEnd::event};
        for (const Book& book : save_.rules().books) {
            const SeatId seat = seat_of(book.side);
            if (player && seat != *player) continue;
            const SideView& was = before.at(seat.index());
            const SideView& is = state().view(seat);
            ended.stops |= new_stops(book, was, is) & wanted_.stops;
            if (!is_stop(RunStop::course)) continue;
            for (const OwnNumber number : new_decisions(book, was, is)) {
                ended.free.push_back(is.formation(number).id);
            }
        }
        if (ended.stops.none()) return std::nullopt;
        if (ended.stops == stops_at({RunStop::course})) ended.why = RunEnd::course;
        if (ended.stops.test(place_of(RunStop::contact))) ended.why = RunEnd::contact;
        return ended;
    }

    /// What a side has to stop for at the end of a turn, apart from what the turn waited for.
    [[nodiscard]] RunStops new_stops(const Book& book, const SideView& was,
                                     const SideView& is) const {
        std::vector<Report> told;
        for (const Told& each : told_in_turn_) {
            if (each.seat == seat_of(book.side)) told.push_back(each.report);
        }
        RunStops stops = stops_in(is, was.turn, told) & ~all_that_waits;
        const auto put = [&](RunStop stop, bool is_so) { stops.set(place_of(stop), is_so); };
        put(RunStop::contact, is.contacts.size() > was.contacts.size());
        put(RunStop::course, !new_decisions(book, was, is).empty());
        put(RunStop::aircraft, !ready_assets(book, is).empty());
        return stops;
    }

    Save& save_;
    const RunWanted& wanted_;
    const Progress& progress_;
    const RunTold& told_;
    std::vector<Told> told_in_turn_ = {};  ///< in the last turn that was run
};

}  // namespace

Result<RunEnded> run_until(Save& save, const RunWanted& wanted, const Progress& progress,
                           const RunTold& told) {
    return Run(save, wanted, progress, told).go();
}

}  // namespace flagplot
