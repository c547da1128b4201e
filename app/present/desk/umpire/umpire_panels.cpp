#include "present/desk/umpire/umpire_panels.h"

#include <fmt/format.h>

#include "present/desk/side/side_panels.h"
#include "present/picture/palette.h"
#include "present/truth/fact_text.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// What the umpire calls a phase.
constexpr std::array<std::string_view, words_of<Phase>.size()> phase_texts{
    "waiting for orders",
    "cards",
    "searches from the air",
    "initiative",
    "activations",
    "courses",
    "formations move",
    "late sightings",
    "battles",
    "the turn ends",
    "the campaign is over",
};

LogTab tab_of(const Fact& fact) {
    if (is_one_of<DieRolled>(fact)) return LogTab::dice;
    if (is_one_of<SightingTried, FoundFromAir, ContactInvented, EnemyRevealed>(fact)) {
        return LogTab::contacts;
    }
    if (is_one_of<UmpireRuled, RulingGiven, RulingAwaited, CampaignAmended, RefusalOverruled,
                  MessagePassed, NoteTaken, CommandWithdrawn>(fact)) {
        return LogTab::rulings;
    }
    if (is_one_of<OrderLapsed, ConditionMet>(fact)) return LogTab::orders;
    return LogTab::events;
}

/// "UK-K route D6 to C7" of every side, as it came in.
void add_sheets(LogTabs& tabs, const Definition& definition, const CampaignState& state) {
    for (const auto& [seat, sheet] : state.sheets) {
        const SideId side = side_of(seat);
        const Roster roster = roster_of(book_of(definition, seat), state.view(seat));
        for (const Order& order : sheet.orders) {
            tabs[static_cast<std::size_t>(LogTab::orders)].push_back(
                {definition.side(side).id, text_of(roster, order), {}, style_of(side).colour});
        }
    }
}

}  // namespace

TopBar umpire_top_bar(const Definition& definition, const CampaignState& state) {
    const Calendar& calendar = definition.calendar;
    const Moment begin = calendar.begin_of(state.turn);
    TopBar bar;
    bar.whose = "UMPIRE";
    bar.colour = brass_ink;
    bar.date = day_of(begin);
    bar.hours = hours_of_turn(begin);
    bar.light = word_of(light_of(definition, state, state.turn));
    bar.turn = fmt::format("turn {} of {}", state.turn.count, calendar.last_turn().count);
    bar.weather = weather_text(weather_now(definition, state));
    bar.phase = phase_texts[static_cast<std::size_t>(state.progress.phase)];
    return bar;
}

std::vector<Viewpoint> viewpoints_of(const Definition& definition) {
    std::vector<Viewpoint> viewpoints{{"Umpire: the truth", {}, brass_ink}};
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        viewpoints.push_back(
            {definition.sides[side].name, SideId{side}, style_of(SideId{side}).colour});
    }
    return viewpoints;
}

std::vector<OrdersIn> orders_in(const Definition& definition, const CampaignState& state) {
    std::vector<OrdersIn> orders;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        orders.push_back({definition.sides[side].id, state.sheets.contains(seat_of({side})),
                          style_of(SideId{side}).colour});
    }
    return orders;
}

LogTabs umpire_log(const Definition& definition, const CampaignState& state,
                   const std::vector<TurnFact>& facts) {
    LogTabs tabs;
    for (const auto& [turn, fact] : facts) {
        std::string text = sentence_of(definition, state, fact);
        if (text.empty()) continue;
        const Moment begin = definition.calendar.begin_of(turn);
        const auto hour = hour_of(fact);
        const auto square = square_in(text, definition.chart);
        tabs[static_cast<std::size_t>(tab_of(fact))].push_back(
            {date_hour(hour ? begin + *hour : begin), std::move(text), square, brass_ink});
    }
    add_sheets(tabs, definition, state);
    return tabs;
}

}  // namespace flagplot::desk
