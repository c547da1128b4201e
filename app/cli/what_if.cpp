#include "operations/what_if.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/command_context.h"
#include "cli/long_work.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"SHEET", Takes::text, false, "the other sheet of the side; or give its lines with --order"},
    {"--turn", Takes::number, true, "the turn with the other orders"},
    own_side_option,
    {"--order", Takes::words, false,
     "lines of orders, each in quotation marks, instead of the lines of the side's own sheet for "
     "the same formation or aircraft"},
    {"--until", Takes::number, false,
     "the last turn to play; without it the last one played, with --known two turns later"},
    {"--known", Takes::nothing, false,
     "on what the side knew at the time: in imagined worlds; so it always is for who plays alone"},
    {"--again", Takes::number, false, "how many games with other dice; 100 if not given"},
    json_option,
    truth_option,
};

Result<std::int32_t> games_again(const Arguments& given) {
    const std::uint64_t games = given.number("--again").value_or(100);
    if (games <= most_games_again) return static_cast<std::int32_t>(games);
    return failure(ErrorCode::out_of_range, {"--again", std::to_string(games),
                                             fmt::format("0 to {} games", most_games_again)});
}

/// A number of a turn. One that no campaign has is out of the range of the operation, too.
TurnNumber turn_of(std::uint64_t number) {
    return {static_cast<std::int32_t>(std::min<std::uint64_t>(number, INT32_MAX))};
}

Result<WhatIfAsked> question(const Arguments& given, SeatId seat) {
    WhatIfAsked asked{turn_of(*given.number("--turn")), seat, {}};
    if (const auto file = given.optional_text("SHEET")) {
        auto text = read_file(*file);
        if (!text) return Failure(text.error());
        asked.other.text = *std::move(text);
        asked.other.name = *file;
    }
    asked.other.lines = given.words("--order");
    if (const auto until = given.number("--until")) asked.until = turn_of(*until);
    const auto again = games_again(given);
    if (!again) return Failure(again.error());
    asked.again = *again;
    return asked;
}

Result<int> answer_truth(const Save& save, const WhatIfAsked& asked, const Arguments& given,
                         LongWork& work, Console& console) {
    const auto answer = what_if(save, asked, work.progress());
    if (!answer) return Failure(answer.error());
    console.out << (given.has("--json") ? what_if_json(*answer) : what_if_text(*answer));
    return done;
}

Result<int> answer_known(const Save& save, const WhatIfAsked& asked, const Arguments& given,
                         LongWork& work, Console& console) {
    const auto answer = what_if_known(save, asked, work.progress());
    if (!answer) return Failure(answer.error());
    console.out << (given.has("--json") ? what_if_known_json(*answer)
                                        : what_if_known_text(*answer));
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("SHEET") == given.has("--order")) {
        throw WrongUsage("what-if takes a sheet, or lines with --order");
    }
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    const auto asked = question(given, *seat);
    if (!asked) return Failure(asked.error());
    LongWork work(console.err, "playing games with other dice");
    const bool is_known = given.has("--known") || veiled_seat(*save, given, console);
    return is_known ? answer_known(*save, *asked, given, work, console)
                    : answer_truth(*save, *asked, given, work, console);
}

}  // namespace

const CommandRow what_if_command{
    "what-if", "play a turn and those after it again with other orders, and compare", arguments,
    run};

}  // namespace flagplot::cli
