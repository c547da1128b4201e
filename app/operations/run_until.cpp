#include "operations/run_until.h"

#include "campaign/solo.h"
#include "history/historic_result.h"
#include "operations/missing_orders.h"
#include "operations/turn.h"

namespace flagplot {

namespace {

/// What is decided where it is not stopped at; none: it is for somebody to decide.
struct Deciding {
    const Definition& definition;
    const CampaignState& state;
    const RunStops& stops;

    std::optional<Command> operator()(const FreedCaptain& freed) const {
        if (stops.at_questions) return std::nullopt;
        const FormationRow& row = row_of(definition, state, freed.formation);
        return Answer{seat_of(row.side), row.number, std::nullopt};
    }
    std::optional<Command> operator()(const OpenBattle& open) const {
        if (stops.at_battles) return std::nullopt;
        const auto outcome = historic_result(definition, state, open.battle);
        return outcome ? std::optional<Command>(ReportBattle{open.battle, *outcome, {}})
                       : std::nullopt;
    }
    std::optional<Command> operator()(const CardChoice& choice) const {
        if (stops.at_cards) return std::nullopt;
        return Choose{seat_of(choice.side), false};
    }
    std::optional<Command> operator()(const UmpireAsked& /*asked*/) const {
        if (stops.at_questions) return std::nullopt;
        return GiveRuling{false, {}};
    }
};

/// Decides what the turn waits for; whether it could be decided here.
Result<bool> decide(Save& save, const RunStops& stops) {
    if (save.state().solo) return false;
    const auto command =
        std::visit(Deciding{save.definition(), save.state(), stops}, *save.state().stop);
    if (!command) return false;
    const auto done = save.carry_out(*command);
    if (!done) return Failure(done.error());
    return true;
}

/// Of every side, or of the a solo player.
std::size_t contacts_of(const Save& save) {
    const auto player = player_of(save.state());
    std::size_t count = 0;
    for (const Book& book : save.rules().books) {
        const SeatId seat = seat_of(book.side);
        if (!player || seat == *player) count += save.state().view(seat).contacts.size();
    }
    return count;
}

/// To the end of the turn, with every decision on the way; why it did not get there.
Result<std::optional<RunEnd>> run_turn(Save& save, const RunStops& stops,
                                       const Progress& progress) {
    const TurnNumber turn = save.state().turn;
    std::string missing;  // said again in every turn, and of no use here
    if (auto provided = provide_for_missing(save, std::nullopt, missing); !provided) {
        return Failure(provided.error());
    }
    while (save.state().turn == turn && save.state().progress.phase != Phase::over) {
        if (progress.is_cancelled()) return std::optional(RunEnd::cancelled);
        if (save.state().stop) {
            const auto decided = decide(save, stops);
            if (!decided) return Failure(decided.error());
            if (!*decided) return std::optional(RunEnd::decision);
        } else if (const auto done = resolve_turn(save, progress); !done) {
            return Failure(done.error());
        }
    }
    return std::optional<RunEnd>();
}

}  // namespace

Result<RunEnd> run_until(Save& save, const RunStops& stops, const Progress& progress) {
    while (save.state().progress.phase != Phase::over) {
        const std::size_t contacts = contacts_of(save);
        const auto ended = run_turn(save, stops, progress);
        if (!ended) return Failure(ended.error());
        if (*ended) return **ended;
        if (stops.at_contacts && contacts_of(save) > contacts) return RunEnd::contact;
    }
    return RunEnd::over;
}

}  // namespace flagplot
