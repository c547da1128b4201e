#include <fmt/format.h>

#include <ostream>

#include "base/ensure.h"
#include "cli/command_context.h"
#include "cli/output.h"
#include "cli/screen.h"
#include "cli/standing.h"
#include "operations/releases.h"
#include "present/side/side_standing.h"
#include "present/truth/truth_sheet.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--turn", Takes::number, false, "this turn; without it the last that was begun"},
    {"--out", Takes::text, false,
     "write the sheet to this file instead of showing it; - is standard output"},
    truth_option,
};

/// The turn that is being resolved, or the last one that was.
TurnNumber latest_turn(const CampaignState& state) {
    const Phase phase = state.progress.phase;
    const bool is_begun = phase != Phase::orders && phase != Phase::over;
    return is_begun || state.turn.count == 1 ? state.turn : TurnNumber{state.turn.count - 1};
}

/// The record of a turn, with the state after it; nothing if it has not been reached.
struct Found {
    CampaignState after;
    std::vector<SheetEntry> entries;
};

Found find_turn(const Save& save, TurnNumber turn) {
    std::vector<std::int32_t> shown;  // by seat
    for (std::uint32_t seat = 0; seat < save.state().views.size(); ++seat) {
        shown.push_back(shown_entry(save, {seat}));
    }
    Found found;
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        auto happened = what_happened(*entry);
        const TurnNumber before = state.turn;
        state = folded(std::move(state), happened.facts, happened.reports);
        if (before != turn) continue;
        SheetEntry& added = found.entries.emplace_back();
        added = {entry->number, std::move(happened), {}};
        for (const std::int32_t last : shown) added.is_released.push_back(entry->number <= last);
        found.after = state;
    }
    return found;
}

/// What waits, if the campaign is in this turn.
std::string waits(const Save& save, TurnNumber turn) {
    const CampaignState& state = save.state();
    const std::string stop = state.turn == turn ? waiting_text(save.definition(), state) : "";
    return stop + held_back_text(save.definition(), state);
}

std::string page_of_umpire(const Save& save, TurnNumber turn, Found found) {
    const CampaignState& after = found.entries.empty() ? save.state() : found.after;
    const RulesInForce in_force = save.rules_in(after);
    return turn_sheet({in_force.definition(), in_force.rules().books, turn, after,
                       std::move(found.entries), waits(save, turn)});
}

/// The last orders of a seat, as their text; empty if there are none.
std::string orders_of(const Save& save, SeatId seat, const Found& found) {
    std::string orders;
    for (const SheetEntry& entry : found.entries) {
        for (const Fact& fact : entry.happened.facts) {
            const auto* sheet = std::get_if<SheetReceived>(&fact);
            if (sheet == nullptr || sheet->seat != seat) continue;
            orders = text_of(roster_of(save.definition(), found.after, seat), sheet->sheet);
        }
    }
    return orders;
}

/// The same page, as far as one side may know it.
std::string page_of_side(const Save& save, SeatId seat, TurnNumber turn, const Found& found) {
    std::vector<Report> told;
    for (const SheetEntry& entry : found.entries) {
        for (Report& report : reports_to(entry.happened.reports, seat)) {
            told.push_back(std::move(report));
        }
    }
    const CampaignState& after = found.entries.empty() ? save.state() : found.after;
    const RulesInForce in_force = save.rules_in(after);
    return side_turn_page(in_force.rules().books.at(seat.index()), after.view(seat), turn,
                          orders_of(save, seat, found), told);
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto asked = given.number("--turn");
    const std::uint64_t reached = static_cast<std::uint64_t>(save->state().turn.count);
    if (asked && (*asked < 1 || *asked > reached)) {
        return failure(ErrorCode::out_of_range,
                       {"--turn", std::to_string(*asked),
                        fmt::format("a turn that has been reached, 1 to {}", reached)});
    }
    const TurnNumber turn =
        asked ? TurnNumber{static_cast<std::int32_t>(*asked)} : latest_turn(save->state());
    Found found = find_turn(*save, turn);
    const auto veiled = veiled_seat(*save, given, console);
    const std::string text = veiled ? page_of_side(*save, *veiled, turn, found)
                                    : page_of_umpire(*save, turn, std::move(found));
    if (const auto file = given.optional_text("--out")) {
        put_out(*file, text, console);
    } else {
        console.out << text;
    }
    return done;
}

}  // namespace

const CommandRow sheet_command{"sheet", "write a whole turn on one page, for the umpire", arguments,
                               run};

}  // namespace flagplot::cli
