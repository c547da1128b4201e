#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/ensure.h"
#include "base/lines.h"
#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "campaign/ruling_text.h"
#include "cli/command_context.h"
#include "cli/event_log.h"
#include "operations/battle_fight.h"
#include "operations/releases.h"
#include "present/truth/fact_text.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--side", Takes::text, false, "what this side was told, instead of the truth"},
    {"--turn", Takes::number, false, "this turn alone"},
    {"--dice", Takes::nothing, false, "the dice alone"},
    json_option,
    truth_option,
};

/// One entry of the line of play, decoded.
struct OpenedEntry {
    const Entry& entry;
    TurnNumber turn;  ///< in which the command was given
    Happened happened;
    const CampaignState& after;
    const Rules& rules;              ///< in force after it
    std::vector<std::string> words;  ///< in its dice, by side
};

/// In the line of play up to `last`.
void for_each_entry(const Save& save, std::int32_t last, std::optional<std::uint64_t> turn,
                    const std::function<void(const OpenedEntry&)>& visit) {
    CampaignState state = save.state_after(0);
    RulesInForce in_force = save.rules_in(state);
    for (const Entry* entry : line_to(save.entries(), last)) {
        auto happened = what_happened(*entry);
        const TurnNumber before = state.turn;
        std::vector<std::string> words = words_given(state);
        state = folded(std::move(state), happened.facts, happened.reports);
        if (turn && static_cast<std::uint64_t>(before.count) != *turn) continue;
        if (!in_force.hold_in(state)) in_force = save.rules_in(state);
        visit({*entry, before, std::move(happened), state, in_force.rules(), std::move(words)});
    }
}

/// A side must not see a command that told it nothing, not even as an empty entry.
bool is_told_anything(const OpenedEntry& opened, SeatId seat) {
    const auto& reports = opened.happened.reports;
    return std::any_of(reports.begin(), reports.end(),
                       [&](const Told& told) { return told.seat == seat; });
}

using Json = nlohmann::ordered_json;

Json facts_json(const OpenedEntry& opened) {
    Json facts = Json::array();
    for (const Fact& fact : opened.happened.facts) {
        const std::string sentence = sentence_of(opened.rules.definition, opened.after, fact);
        if (!sentence.empty()) facts.push_back(sentence);
    }
    return facts;
}

/// Each die has its key, so that the umpire can force it another time, and anybody with the secret
/// can roll it again (docs/dice.md).
Json dice_json(const OpenedEntry& opened) {
    Json dice = Json::array();
    for (const Fact& fact : opened.happened.facts) {
        const auto* die = std::get_if<DieRolled>(&fact);
        if (die == nullptr) continue;
        dice.push_back({{"key", key_text(die->key)},
                        {"faces", die->faces},
                        {"shows", die->result},
                        {"ruled", opened.after.rulings.dice.contains(die->key)},
                        {"text", sentence_of(opened.rules.definition, opened.after, fact)}});
    }
    return dice;
}

/// The last orders of each battle that the program fights, by entry.
std::map<std::int32_t, BattleId> last_orders(const Save& save) {
    std::map<BattleId, std::int32_t> last;
    for (const Entry* entry : save.line()) {
        if (kind_of(entry->command) != CommandKind::fight) continue;
        for (const Fact& fact : what_happened(*entry).facts) {
            if (const auto* went_on = std::get_if<BattleOrderAdded>(&fact)) {
                last[went_on->battle] = entry->number;
            }
        }
    }
    std::map<std::int32_t, BattleId> by_entry;
    for (const auto& [battle, entry] : last) by_entry[entry] = battle;
    return by_entry;
}

/// The dice of a battle, step by step, with the orders that they depend on (docs/dice.md).
Result<Json> battle_json(const Save& save, std::int32_t entry, BattleId battle) {
    const auto fight = FightAtHand::after(save, entry, battle);
    if (!fight) return Failure(fight.error());
    const auto steps = tactical::dice_of_fight(fight->fighting(), fight->orders());
    if (!steps) return Failure(steps.error());
    Json json{
        {"number", battle.number + 1}, {"turn", fight->turn().count}, {"line", fight->line()}};
    json["steps"] = Json::array();
    for (const tactical::StepDice& step : *steps) {
        Json dice = Json::array();
        for (const RolledDie& die : step.rolls) {
            dice.push_back(
                {{"key", key_text(die.key)}, {"faces", die.faces}, {"shows", die.result}});
        }
        json["steps"].push_back(
            {{"side", step.order.side.number}, {"order", step.order.text}, {"dice", dice}});
    }
    return json;
}

Json reports_json(const OpenedEntry& opened, std::optional<SeatId> only) {
    Json reports = Json::array();
    for (const Told& told : opened.happened.reports) {
        if (only && told.seat != *only) continue;
        const Book& book = opened.rules.books.at(told.seat.index());
        const std::string sentence = sentence_of(book, opened.after.view(told.seat), told.report);
        if (sentence.empty()) continue;
        reports.push_back({{"side", book.own_side().id}, {"text", sentence}});
    }
    return reports;
}

Json entry_json(const OpenedEntry& opened, std::optional<SeatId> seat, bool only_dice) {
    Json entry;
    entry["turn"] = opened.turn.count;
    if (!seat) {
        entry["number"] = opened.entry.number;
        entry["command"] = opened.entry.command;
    }
    if (only_dice) {
        entry["words"] = opened.words;
        entry["dice"] = dice_json(opened);
        return entry;
    }
    if (!seat) entry["facts"] = facts_json(opened);
    entry["reports"] = reports_json(opened, seat);
    return entry;
}

std::string entry_text(const OpenedEntry& opened, std::optional<SeatId> seat, bool only_dice) {
    if (seat) {
        return told_to(opened.rules.books.at(seat->index()), opened.after.view(*seat),
                       opened.happened.reports, *seat, opened.turn);
    }
    std::string text = fmt::format("command {}, turn {}: {}\n", opened.entry.number,
                                   opened.turn.count, first_line(opened.entry.command));
    for (const std::string& reason : reasons_of_orders(opened.entry.command)) {
        text += fmt::format("  Why: {}.\n", reason);
    }
    const Definition& definition = opened.rules.definition;
    const std::vector<Fact>& facts = opened.happened.facts;
    constexpr std::size_t most_with_audience = 100'000;  // more would take a gigabyte
    if (only_dice || facts.size() > most_with_audience) {
        const Detail detail = only_dice ? Detail::dice : Detail::all;
        return text + happenings(definition, opened.after, facts, detail, opened.turn);
    }
    return text + happenings_and_audiences(definition, opened.after, opened.happened, opened.turn);
}

/// For a side a turn is one entry: its parts would reveal what it waited for.
void add_entry(Json& entries, Json entry, bool is_one_a_turn) {
    if (is_one_a_turn && !entries.empty() && entries.back()["turn"] == entry["turn"]) {
        for (Json& report : entry["reports"]) entries.back()["reports"].push_back(report);
    } else {
        entries.push_back(std::move(entry));
    }
}

Result<int> run(const Arguments& given, Console& console) {
    const bool only_dice = given.has("--dice");
    if (only_dice && given.has("--side"))
        throw WrongUsage("dice are the umpire's; leave out --side");
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    std::optional<SeatId> seat = veiled_seat(*save, given, console);
    if (seat && only_dice) return failure(ErrorCode::hidden_from_player, {"--dice"});
    if (given.has("--side")) {
        const auto named = seat_asked_for(*save, given);
        if (!named) return Failure(named.error());
        seat = *named;
    }
    const std::int32_t last = seat ? shown_entry(*save, *seat) : save->head();
    Json entries = Json::array();
    const auto battles = only_dice ? last_orders(*save) : std::map<std::int32_t, BattleId>{};
    std::optional<Error> problem;
    for_each_entry(*save, last, given.number("--turn"), [&](const OpenedEntry& opened) {
        if (seat && !is_told_anything(opened, *seat)) return;
        const auto battle = battles.find(opened.entry.number);
        if (given.has("--json")) {
            Json entry = entry_json(opened, seat, only_dice);
            if (battle != battles.end()) {
                auto json = battle_json(*save, opened.entry.number, battle->second);
                if (json) {
                    entry["battle"] = *std::move(json);
                } else {
                    problem = json.error();
                }
            }
            add_entry(entries, std::move(entry), seat.has_value());
        } else {
            console.out << entry_text(opened, seat, only_dice);
            if (battle != battles.end()) {
                console.out << fmt::format("  The dice of battle {} are in --dice --json.\n",
                                           battle->second.number + 1);
            }
        }
    });
    if (problem) return Failure(*problem);
    if (given.has("--json"))
        console.out << unseen_escaped(entries.dump(2, ' ', false, Json::error_handler_t::replace))
                    << '\n';
    return done;
}

}  // namespace

const CommandRow log_command{"log", "what happened, command by command, and who was told",
                             arguments, run};

}  // namespace flagplot::cli
