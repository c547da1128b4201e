#include "view/event_log.h"

#include <algorithm>
#include <map>

#include "view/briefing.h"

namespace flagplot {

namespace {

/// Is it a report that the head of the briefing already gives?
bool is_said_in_head(const Report& report) {
    return std::holds_alternative<DiceCommitted>(report) ||
           std::holds_alternative<TurnBegan>(report) || std::holds_alternative<TurnEnded>(report) ||
           std::holds_alternative<OrdersReceived>(report) ||
           std::holds_alternative<WordTaken>(report) || std::holds_alternative<WeatherTold>(report);
}

/// Do the reports from here on belong to the end of the turn? Battles are fought then. The state of
/// ships is told after them, but also after a card has damaged a ship.
bool closes_turn(const Report& report, bool has_battle) {
    return std::holds_alternative<BattleOver>(report) ||
           std::holds_alternative<BattleEnded>(report) ||
           std::holds_alternative<OwnBrokeOff>(report) ||
           std::holds_alternative<TurnEnded>(report) ||
           (has_battle && std::holds_alternative<OwnShipsLeft>(report));
}

std::optional<OwnNumber> formation_of(const Report& report) {
    return std::visit(
        [](const auto& told) -> std::optional<OwnNumber> {
            if constexpr (requires { told.by; }) return told.by;
            if constexpr (requires { OwnNumber{told.formation}; }) return told.formation;
            return std::nullopt;
        },
        report);
}

}  // namespace

std::vector<TurnTold> told_by_turn(const SideView& view) {
    const auto has_begun = [](const std::vector<Report>& reports) {
        return std::any_of(reports.begin(), reports.end(), [](const Report& report) {
            return std::holds_alternative<TurnBegan>(report);
        });
    };
    std::vector<Report> reports;
    if (!has_begun(view.waiting)) reports = view.released;
    reports.insert(reports.end(), view.waiting.begin(), view.waiting.end());

    std::vector<TurnTold> turns(1);
    for (Report& report : reports) {
        if (const auto* began = std::get_if<TurnBegan>(&report)) {
            if (turns.back().turn) turns.emplace_back();
            turns.back().turn = began->turn;
        }
        if (const auto* ended = std::get_if<TurnEnded>(&report); ended && !turns.back().turn) {
            turns.back() = {ended->turn, true, std::move(turns.back().reports)};
        }
        turns.back().reports.push_back(std::move(report));
    }
    if (view.is_resolving && !turns.back().turn) {
        turns.back().turn = view.turn;
        turns.back().is_continued = true;
    }
    return turns;
}

std::vector<ToldAt> hours_of(const std::vector<Report>& reports) {
    std::vector<ToldAt> hours;
    // A report without an hour belongs to the last thing its formation did.
    std::map<std::optional<OwnNumber>, Pulse> latest;
    bool has_battle = false;
    bool is_closed = false;
    for (const Report& report : reports) {
        const auto formation = formation_of(report);
        const auto hour = hour_of(report);
        has_battle = has_battle || std::holds_alternative<BattleJoined>(report);
        is_closed = is_closed || closes_turn(report, has_battle);
        const Pulse unsaid = is_closed ? Pulse{half_hours_per_turn} : latest[formation];
        const Pulse at = hour.value_or(unsaid);
        if (formation) latest[formation] = at;
        hours.push_back({at, hour.has_value()});
    }
    return hours;
}

std::vector<Happening> happenings(const Book& book, const SideView& view,
                                  const std::vector<Report>& reports) {
    const std::vector<ToldAt> hours = hours_of(reports);
    std::vector<Happening> all;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        std::string sentence = sentence_of(book, view, reports[i]);
        if (is_said_in_head(reports[i]) || sentence.empty()) continue;
        all.push_back({hours[i].at, hours[i].has_hour, std::move(sentence)});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Happening& a, const Happening& b) { return a.at < b.at; });
    return all;
}

}  // namespace flagplot
