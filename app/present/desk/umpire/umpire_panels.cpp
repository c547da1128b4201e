#include "present/desk/umpire/umpire_panels.h"

#include <fmt/format.h>
#include <array>

#include "present/desk/side/log_pages.h"
#include "present/desk/side/side_panels.h"
#include "present/picture/navy_style.h"
#include "present/picture/palette.h"
#include "present/truth/fact_audience.h"
#include "present/truth/fact_text.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// The umpire's names of the phases.
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
    if (is_one_of<OrderLapsed, ConditionMet, SheetRefused>(fact)) return LogTab::orders;
    return LogTab::events;
}

/// What every side has ordered, one line each.
void add_sheets(LogPages& pages, const Definition& definition, TurnNumber turn,
                const std::vector<SheetIn>& sheets) {
    for (const SheetIn& sheet : sheets) {
        const SideRow& side = definition.side(sheet.side);
        const Ink colour = style_of_navy(side.name, sheet.side).colour;
        const auto add = [&](const std::string& text) {
            pages.add(LogTab::orders, turn,
                      {{},
                       fmt::format("{}: {}", side.name, text),
                       square_in(text, definition.chart),
                       colour});
        };
        for (const OrderIn& order : sheet.orders) add(order.text);
        if (sheet.orders.empty()) add(sheet.is_in ? "all go on as before" : "no orders are in yet");
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
    bar.turn = calendar.is_over(state.turn)
                   ? fmt::format("after turn {}", calendar.last_turn().count)
                   : fmt::format("turn {} of {}", state.turn.count, calendar.last_turn().count);
    bar.weather = weather_text(weather_now(definition, state));
    bar.phase = phase_texts[static_cast<std::size_t>(state.progress.phase)];
    return bar;
}

std::vector<Viewpoint> viewpoints_of(const Definition& definition) {
    std::vector<Viewpoint> viewpoints{{"Umpire: the truth", {}, brass_ink}};
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        viewpoints.push_back({definition.sides[side].name, SideId{side},
                              style_of_navy(definition.sides[side].name, SideId{side}).colour});
    }
    return viewpoints;
}

std::vector<OrdersIn> orders_in(const Definition& definition, const CampaignState& state) {
    std::vector<OrdersIn> orders;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        orders.push_back({definition.sides[side].name, state.sheets.contains(seat_of({side})),
                          style_of_navy(definition.sides[side].name, SideId{side}).colour});
    }
    return orders;
}

LogTabs umpire_log(const Definition& definition, const CampaignState& state,
                   const std::vector<TurnFact>& facts, const std::vector<SheetIn>& sheets) {
    LogPages pages(definition.calendar);
    for (const auto& [turn, fact, told] : facts) {
        std::string text = sentence_with_audience(definition, state, fact, told);
        if (text.empty()) continue;
        const auto hour = hour_of(fact);
        const auto square = square_in(text, definition.chart);
        const LogTab tab = tab_of(fact);
        const bool has_steps = tab == LogTab::events || tab == LogTab::contacts;
        pages.add(tab, turn,
                  {hour ? hour_text(definition.calendar.begin_of(turn) + *hour) : std::string(),
                   std::move(text), square, brass_ink, has_steps && !is_for_summary(fact)});
    }
    add_sheets(pages, definition, state.turn, sheets);
    return std::move(pages).tabs();
}

}  // namespace flagplot::desk
