#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/ensure.h"
#include "cli/at_hand.h"
#include "cli/happenings.h"
#include "present/fact_text.h"
#include "store/releases.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--side", Takes::text, false, "what this side was told, instead of the truth"},
    {"--turn", Takes::number, false, "this turn alone"},
    {"--dice", Takes::nothing, false, "the dice alone"},
    json_option,
};

/// One entry of the line of play, opened.
struct OpenedEntry {
    const Entry& entry;
    TurnNumber turn;  ///< when the command came
    Happened happened;
    const CampaignState& after;
};

/// Of the line of play up to `last`.
void for_each_entry(const Save& save, std::int32_t last, std::optional<std::uint64_t> turn,
                    const std::function<void(const OpenedEntry&)>& visit) {
    CampaignState state = first_state(save.definition());
    for (const Entry* entry : line_to(save.entries(), last)) {
        auto happened = decoded<Happened>(entry->happened);
        FLAGPLOT_ENSURE(happened);
        const TurnNumber before = state.turn;
        state = folded(std::move(state), happened->facts, happened->reports);
        if (turn && static_cast<std::uint64_t>(before.count) != *turn) continue;
        visit({*entry, before, *std::move(happened), state});
    }
}

/// A command that told a side nothing is none of its business, not even as an empty entry.
bool is_told_anything(const OpenedEntry& opened, SeatId seat) {
    const auto& reports = opened.happened.reports;
    return std::any_of(reports.begin(), reports.end(),
                       [&](const Told& told) { return told.seat == seat; });
}

using Json = nlohmann::ordered_json;

Json facts_json(const Definition& definition, const OpenedEntry& opened, bool only_dice) {
    Json facts = Json::array();
    for (const Fact& fact : opened.happened.facts) {
        if (only_dice && !std::holds_alternative<DieRolled>(fact)) continue;
        const std::string sentence = sentence_of(definition, opened.after, fact);
        if (!sentence.empty()) facts.push_back(sentence);
    }
    return facts;
}

Json reports_json(const Save& save, const OpenedEntry& opened, std::optional<SeatId> only) {
    Json reports = Json::array();
    for (const Told& told : opened.happened.reports) {
        if (only && told.seat != *only) continue;
        const Book& book = save.rules().books.at(told.seat.index());
        const std::string sentence = sentence_of(book, opened.after.view(told.seat), told.report);
        if (sentence.empty()) continue;
        reports.push_back({{"side", book.own_side().id}, {"text", sentence}});
    }
    return reports;
}

Json entry_json(const Save& save, const OpenedEntry& opened, std::optional<SeatId> seat,
                bool only_dice) {
    Json entry;
    entry["turn"] = opened.turn.count;
    if (!seat) {
        entry["number"] = opened.entry.number;
        entry["command"] = opened.entry.command;
        entry["facts"] = facts_json(save.definition(), opened, only_dice);
    }
    if (!only_dice) entry["reports"] = reports_json(save, opened, seat);
    return entry;
}

std::string entry_text(const Save& save, const OpenedEntry& opened, std::optional<SeatId> seat,
                       bool only_dice) {
    if (seat) {
        return told_to(save.rules().books.at(seat->index()), opened.after.view(*seat),
                       opened.happened.reports, *seat, opened.turn);
    }
    return fmt::format("command {}, turn {}: {}\n", opened.entry.number, opened.turn.count,
                       first_line(opened.entry.command)) +
           happenings(save.definition(), opened.after, opened.happened.facts,
                      only_dice ? Detail::dice : Detail::all, opened.turn);
}

Result<int> run(const Arguments& given, Console& console) {
    const bool only_dice = given.has("--dice");
    if (only_dice && given.has("--side"))
        throw WrongUsage("dice are the umpire's; leave out --side");
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    std::optional<SeatId> seat;
    if (given.has("--side")) {
        const auto named = seat_named(save->definition(), given.text("--side"));
        if (!named) return Failure(named.error());
        seat = *named;
    }
    const std::int32_t last = seat ? shown_entry(*save) : save->head();
    Json entries = Json::array();
    for_each_entry(*save, last, given.number("--turn"), [&](const OpenedEntry& opened) {
        if (seat && !is_told_anything(opened, *seat)) return;
        if (given.has("--json")) {
            entries.push_back(entry_json(*save, opened, seat, only_dice));
        } else {
            console.out << entry_text(*save, opened, seat, only_dice);
        }
    });
    if (given.has("--json")) console.out << entries.dump(2) << '\n';
    return done;
}

}  // namespace

const CommandRow log_command{"log", "what happened, command by command, and who was told",
                             arguments, run};

}  // namespace flagplot::cli
