#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "campaign/solo.h"
#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "operations/missing_orders.h"
#include "operations/turn.h"
#include "view/agenda.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--turns", Takes::number, false,
     "so many turns; at most so many with --until-decision or in a solo game"},
    {"--until-decision", Takes::nothing, false,
     "turn after turn, until a battle, a freed captain or a formation that may change course"},
    {"--missing", Takes::text, false,
     "sides without orders: continue as ordered before, hold, or refuse to begin; without it each "
     "as the campaign says"},
    truth_option,
};

constexpr std::string_view veil_lifted =
    "Nothing is hidden any more: flagplot status, show, log and sheet tell what happened.\n";

using Decided = Result<bool>;  // whether to go on

/// The word behind `--missing`; none: each side as the campaign says.
std::optional<WhenMissing> missing_policy(const Arguments& given) {
    const auto word = given.optional_text("--missing");
    if (!word) return std::nullopt;
    const auto& words = words_of<WhenMissing>;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found == words.end()) throw WrongUsage("--missing takes continue, hold or refuse");
    return static_cast<WhenMissing>(found - words.begin());
}

/// Names of the formations that may lawfully change course and could not before: all sides', or
/// those of a solo player.
std::vector<std::string> new_decisions(const Save& save, const std::vector<SideView>& before) {
    const auto player = player_of(save.state());
    std::vector<std::string> ids;
    for (const Book& book : save.rules().books) {
        const SeatId seat = seat_of(book.side);
        if (player && seat != *player) continue;
        const SideView& after = save.state().view(seat);
        for (const OwnNumber number : new_decisions(book, before.at(seat.index()), after)) {
            ids.push_back(after.formation(number).id);
        }
    }
    return ids;
}

/// One turn, or the rest of one. False when there is nothing to go on with. `veiled` is the seat
/// whose knowledge alone is shown, if any.
Decided play_turn(Save& save, bool until_decision, std::optional<SeatId> veiled, Console& console) {
    const TurnNumber turn = save.state().turn;
    const auto views = until_decision ? save.state().views : std::vector<SideView>{};
    const auto happened = resolve_turn(save);
    if (!happened) return Failure(happened.error());
    console.out << screen_happenings(save, *happened, turn, veiled)
                << screen_standing(save, veiled);
    if (save.state().stop || save.state().progress.phase == Phase::over) return false;
    if (!until_decision) return true;
    const auto decisions = new_decisions(save, views);
    if (!decisions.empty()) {
        console.out << fmt::format("May change course now: {}.\n", listed(decisions));
    }
    return decisions.empty();
}

/// That a turn is begun while its sides have not been shown all of the one before.
std::string begun_unreleased(const Save& save) {
    const CampaignState& state = save.state();
    const bool is_begun = state.progress.phase == Phase::orders;
    if (!is_begun || !is_held_back(save.definition(), state)) return {};
    return fmt::format(
        "Turn {} begins while the sides have not been shown all they were told; the next release "
        "tells it with what happens now.\n",
        state.turn.count);
}

Result<int> run(const Arguments& given, Console& console) {
    const auto policy = missing_policy(given);
    if (given.number("--turns") == 0) {
        return failure(ErrorCode::out_of_range, {"--turns", "0", "1 or more"});
    }
    const std::uint64_t turns =
        given.number("--turns").value_or(given.has("--until-decision") ? UINT64_MAX : 1);

    auto save = open_save(given, Save::Access::write_at_once);
    if (!save) return Failure(save.error());
    const bool until_decision = given.has("--until-decision") || save->state().solo;
    const auto veiled = veiled_seat(*save, given, console);
    for (std::uint64_t turn = 0; turn < turns; ++turn) {
        std::string said = begun_unreleased(*save);
        const auto provided = provide_for_missing(*save, policy, said);
        console.out << said;
        if (!provided) return Failure(provided.error());
        const Decided goes_on = play_turn(*save, until_decision, veiled, console);
        if (!goes_on) return Failure(goes_on.error());
        if (!*goes_on) break;
    }
    console.out << held_back_text(save->definition(), save->state());
    if (veiled && !is_veiled(save->state())) console.out << veil_lifted;
    return done;
}

}  // namespace

const CommandRow resolve_command{"resolve", "resolve the turn, to its end or its next stop",
                                 arguments, run};

}  // namespace flagplot::cli
