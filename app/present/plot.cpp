#include "present/plot.h"

#include <fmt/format.h>

#include "rules/movement.h"
#include "view/happenings.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

PlotFormation plot_formation(const Book& book, const SideView& view, RoutePlanner& planner,
                             OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    PlotFormation marker{own.id, own.name, book.side, number, own.square, {}, own.route, {}};
    for (const TrackPoint& point : own.track) marker.track.push_back(point.square);
    if (own.route)
        marker.ahead = way_ahead(planner, book.switches.diagonal, own.square, own.run, *own.route);
    return marker;
}

std::vector<PlotBattle> plot_battles(const SideView& view) {
    std::vector<PlotBattle> battles;
    for (const KnownBattle& battle : view.battles) {
        const auto number = static_cast<std::uint32_t>(battles.size() + 1);
        PlotBattle& marker =
            battles.emplace_back(PlotBattle{number, battle.square, battle.is_over, {}});
        for (const OwnNumber own : battle.own) marker.formations.push_back(view.formation(own).id);
    }
    return battles;
}

}  // namespace

std::vector<PlannedStep> way_ahead(RoutePlanner& planner, DiagonalRule rule, Square from,
                                   DiagonalRun run, const PlotRoute& route) {
    std::vector<Square> markers = route.checkpoints;
    markers.push_back(route.destination);
    std::vector<PlannedStep> steps;
    for (const Square marker : markers) {
        const auto leg = planner.plan(from, run, marker);
        if (!leg) break;
        for (const Direction direction : *leg) {
            from = neighbour(from, direction);
            steps.push_back({from, direction});
            run = step_price(run, direction, rule).run_after;
        }
    }
    return steps;
}

std::string plot_time(const Calendar& calendar, TurnNumber turn, Light light) {
    const std::string now = date_hour(calendar.begin_of(turn));
    if (calendar.is_over(turn)) return now + ", the campaign is over";
    return fmt::format("{}, turn {} of {}, {}", now, turn.count, calendar.last_turn().count,
                       word_of(light));
}

PlotContact plot_contact(const Book& book, const SideView& view, ContactId number) {
    const Contact& contact = view.contact(number);
    return {number,
            book.side,
            contact.square,
            age_hours(book.calendar, contact, view.turn),
            is_current(book, view, contact),
            contact.declared ? phrase_of(*contact.declared) : "composition unknown",
            contact.is_reported ? "by report" : std::string(phrase_of(contact.mode))};
}

std::string plot_time(const Calendar& calendar, TurnNumber turn, Light light,
                      const std::vector<WeatherZone>& weather) {
    std::string text = plot_time(calendar, turn, light);
    for (const WeatherZone& zone : weather) {
        if (!zone.centre) text += "; " + phrase_of(zone);
    }
    return text;
}

std::vector<PlotBlock> plot_blocks(const Book& book, const SideView& view) {
    std::vector<PlotBlock> blocks;
    for (const KnownBlock& known : view.blocks) {
        blocks.push_back({known.centre, false,
                          fmt::format("an enemy of {} in one of {}, turn {}", book.own_side().name,
                                      block_text(book.chart, known.centre), known.turn.count)});
    }
    const auto turn = turn_of_reports(view);
    for (const Report& report : view.last_turn) {
        const auto* flown = std::get_if<AirReport>(&report);
        if (flown == nullptr || !turn) continue;
        const std::string by =
            flown->asset ? book.assets.at(flown->asset->index()).id : "an extra flight";
        blocks.push_back({flown->centre, true,
                          fmt::format("searched by {} of {} in turn {}", by, book.own_side().name,
                                      turn->count)});
    }
    return blocks;
}

Plot plot_of(const Book& book, const SideView& view) {
    Plot plot;
    plot.title = fmt::format("{}: {}", book.title, book.own_side().name);
    plot.weather = weather_in(view, view.turn);
    plot.time = plot_time(book.calendar, view.turn, light_in(book, view, view.turn), plot.weather);
    plot.chart = book.chart;
    plot.sides = book.sides;
    plot.battles = plot_battles(view);
    plot.blocks = plot_blocks(book, view);
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        if (view.formation({i}).presence != Presence::on_chart) continue;
        plot.formations.push_back(plot_formation(book, view, planner, {i}));
    }
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        plot.contacts.push_back(plot_contact(book, view, {i}));
    }
    return plot;
}

}  // namespace flagplot
