#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <vector>

#include "campaign/solo.h"
#include "cli/command_context.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "operations/run_until.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--turns", Takes::number, false,
     "so many turns; at most so many with --until-decision or in a solo game"},
    {"--until-decision", Takes::nothing, false,
     "turn after turn, until a battle, a freed captain or a formation that may change course"},
    {"--stop-at", Takes::text, false,
     "what to stop at, separated by commas: battle, card, question, contact, course, sighting, "
     "spotted, struck, arrival, aircraft, or none; the program decides what is not named"},
    {"--missing", Takes::text, false,
     "sides without orders: continue as ordered before, hold, or refuse to begin; without it each "
     "as the campaign says"},
    {"--overrule", Takes::text, false,
     "why the turn begins although the last one is held back from some sides"},
    truth_option,
};

constexpr std::string_view veil_lifted =
    "Nothing is hidden any more: flagplot status, show, log and sheet tell what happened.\n";

/// The value of `--missing`; none: as the campaign says for each side.
std::optional<WhenMissing> missing_policy(const Arguments& given) {
    const auto word = given.optional_text("--missing");
    if (!word) return std::nullopt;
    const auto& words = words_of<WhenMissing>;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found == words.end()) throw WrongUsage("--missing takes continue, hold or refuse");
    return static_cast<WhenMissing>(found - words.begin());
}

/// The stop with this name.
Result<RunStop> stop_named(const std::string& word) {
    const auto& words = words_of<RunStop>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<RunStop>(found - words.begin());
    const std::vector<std::string> known(words.begin(), words.end());
    return failure(ErrorCode::unknown_word, {word, listed(known) + ", none"}, {},
                   nearest_word(word, known));
}

/// What it stops for: what `--stop-at` says, otherwise everything that a turn can wait for, and, if
/// it runs until a decision, a formation that may change course.
Result<RunStops> stops_wanted(const Arguments& given, bool until_decision) {
    RunStops stops;
    const auto list = given.optional_text("--stop-at");
    if (list == "none") return stops;
    if (!list)
        return until_decision ? all_that_waits | stops_at({RunStop::course}) : all_that_waits;
    for (const std::string& word : split_at_commas(*list)) {
        const auto stop = stop_named(word);
        if (!stop) return Failure(stop.error());
        stops.set(place_of(*stop));
    }
    return stops;
}

/// Says that a turn begins before its sides have been shown all of the last one.
std::string begun_unreleased(const Save& save) {
    const CampaignState& state = save.state();
    const bool is_begun = state.progress.phase == Phase::orders;
    if (!is_begun || !is_held_back(save.definition(), state)) return {};
    const std::vector<SideId> behind = sides_behind(save.definition(), state);
    return fmt::format(
        "Turn {} begins while {} have not been shown all they were told; the next release "
        "tells it with what happens now.\n",
        state.turn.count, behind.empty() ? "the sides" : names_of(save.definition(), behind));
}

Result<RunWanted> run_wanted(const Arguments& given, const Save& save) {
    const bool until_decision = given.has("--until-decision") || save.state().solo;
    const auto stops = stops_wanted(given, until_decision);
    if (!stops) return Failure(stops.error());
    const std::uint64_t usual = given.has("--until-decision") ? UINT64_MAX : 1;
    return RunWanted{*stops, given.number("--turns").value_or(usual), missing_policy(given),
                     given.optional_text("--overrule").value_or("")};
}

/// Why it stopped, unless a decision waits.
std::string end_text(const RunEnded& ended) {
    std::string text = ended.why == RunEnd::contact ? "Something new was sighted.\n" : "";
    if (ended.why == RunEnd::event) text = "Something happened that the run stops for.\n";
    if (!ended.free.empty())
        text += fmt::format("May change course now: {}.\n", listed(ended.free));
    return text;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.number("--turns") == 0) {
        return failure(ErrorCode::out_of_range, {"--turns", "0", "1 or more"});
    }
    (void)missing_policy(given);  // report a wrong word before opening the save
    auto save = open_save(given, Save::Access::write_at_once);
    if (!save) return Failure(save.error());
    const auto wanted = run_wanted(given, *save);
    if (!wanted) return Failure(wanted.error());
    const auto veiled = veiled_seat(*save, given, console);
    const RunTold told{
        [&](const std::string& missing) { console.out << begun_unreleased(*save) << missing; },
        [&](TurnNumber turn, const Happened& happened) {
            console.out << screen_happenings(*save, happened, turn, veiled)
                        << screen_standing(*save, veiled);
        }};
    const auto ended = run_until(*save, *wanted, {}, told);
    if (!ended) return Failure(ended.error());
    console.out << end_text(*ended) << held_back_text(save->definition(), save->state());
    if (!veiled) return done;
    console.out << (is_veiled(save->state()) ? screen_card(*save, *veiled)
                                             : std::string(veil_lifted));
    return done;
}

}  // namespace

const CommandRow resolve_command{"resolve", "resolve the turn, to its end or its next stop",
                                 arguments, run};

}  // namespace flagplot::cli
