#include "present/plot/plot.h"

#include <fmt/format.h>

#include <set>

#include "rules/movement.h"
#include "rules/sighting.h"
#include "view/event_log.h"
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
    add_outlook(marker, planner, book, view);
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

/// How many steps of the way belong to the coming turn; none while a turn is being resolved, since
/// its points are then partly spent.
std::size_t steps_next_turn(RoutePlanner& planner, const Book& book, const SideView& view,
                            const OwnFormation& own, const PlotFormation& marker) {
    const auto points = points_ahead(book, view, marker.number);
    if (!points || view.is_resolving) return 0;
    std::vector<Square> squares;
    for (const PlannedStep& step : marker.ahead) squares.push_back(step.to);
    return arrivals(planner, book.switches.movement(), {own.square, own.run, own.carried}, *points,
                    squares, {1})
        .size();
}

/// Squares up to this distance that nothing hides.
void add_seen(std::set<Square>& seen, const Book& book, Square from, std::int32_t distance) {
    const SightingSwitches switches = book.switches.sighting();
    for (std::int32_t row = -distance; row <= distance; ++row) {
        for (std::int32_t column = -distance; column <= distance; ++column) {
            const Square to{static_cast<std::int16_t>(from.column + column),
                            static_cast<std::int16_t>(from.row + row)};
            if (!book.chart.is_navigable(to)) continue;
            if (sighting_distance(from, to, switches.metric) > Squares{distance}) continue;
            if (!is_line_clear(book.chart, from, to, switches.line_of_sight)) continue;
            seen.insert(to);
        }
    }
}

}  // namespace

void add_outlook(PlotFormation& marker, RoutePlanner& planner, const Book& book,
                 const SideView& view) {
    const std::vector<Unit> units = units_of(book, view, marker.number);
    if (units.empty()) return;
    const Strength strength = strength_of(units, book.switches.sp_basis);
    marker.biggest = strength.biggest;
    marker.units = strength.units;
    if (const auto speed = speed_now(book, view, marker.number)) marker.cruise = speed->cruise;
    marker.points = points_next_turn(book, view, marker.number).value_or(MovePoints{});
    marker.arrivals = expected_arrivals(planner, book, view, marker.number);
    marker.steps_now = steps_next_turn(planner, book, view, view.formation(marker.number), marker);
}

PlotReach plot_reach(const Book& book, const SideView& view) {
    constexpr std::int32_t eye = 1, radar = 2;  // squares, ST-31
    std::set<Square> by_eye, by_radar;
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        const OwnFormation& own = view.formation({i});
        const std::vector<Unit> units = units_of(book, view, {i});
        if (own.presence != Presence::on_chart || units.empty()) continue;
        add_seen(by_eye, book, own.square, eye);
        const bool has_radar =
            strength_of(units, book.switches.sp_basis).radar_size.has_value() && own.radar_on;
        if (has_radar) add_seen(by_radar, book, own.square, radar);
    }
    return {book.side, {by_eye.begin(), by_eye.end()}, {by_radar.begin(), by_radar.end()}};
}

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

std::string column_name(std::int32_t column) {
    const std::string name = name_of(Square{static_cast<std::int16_t>(column), 0});
    return name.substr(0, name.size() - 1);
}

std::string plot_time(const Calendar& calendar, TurnNumber turn, Light light) {
    const std::string now = date_hour(calendar.begin_of(turn));
    if (calendar.is_over(turn)) return now + ", the campaign is over";
    return fmt::format("{}, turn {} of {}, {}", now, turn.count, calendar.last_turn().count,
                       word_of(light));
}

namespace {

/// How its composition is known, with the hour if it differs from that of its place.
std::string composition_source(const Book& book, const Contact& contact, const Sighted& known) {
    const std::string how(phrase_of(known.source));
    if (known.turn == contact.turn && known.at == contact.at) return how;
    return how + ", " + date_hour(book.calendar.begin_of(known.turn) + known.at);
}

}  // namespace

PlotContact plot_contact(const Book& book, const SideView& view, ContactId number) {
    const Contact& contact = view.contact(number);
    const std::optional<Sighted> known = composition_of(book.switches, contact);
    PlotContact shown{number,
                      book.side,
                      contact.square,
                      age_hours(book.calendar, contact, view.turn),
                      is_current(book, view, contact),
                      "composition unknown",
                      std::string(phrase_of(contact.source))};
    shown.name = contact.name;
    shown.place = place_grade(book.switches, contact);
    if (!known) return shown;
    shown.known = phrase_of(*known->declared);
    shown.declared = known->declared;
    shown.composition = composition_grade(book.switches, contact);
    shown.composition_source = composition_source(book, contact, *known);
    return shown;
}

std::string grade_text(const PlotContact& contact) {
    const std::string place = fmt::format("place {} ({})", word_of(contact.place), contact.source);
    if (contact.composition == Grade::unknown) return place;
    return fmt::format("{}, composition {} ({})", place, word_of(contact.composition),
                       contact.composition_source);
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
    const TurnTold told = told_by_turn(view).back();
    for (const Report& report : told.reports) {
        const auto* flown = std::get_if<AirReport>(&report);
        if (flown == nullptr || !told.turn) continue;
        const std::string by =
            flown->asset ? book.assets.at(flown->asset->index()).id : "an extra flight";
        blocks.push_back({flown->centre, true,
                          fmt::format("searched by {} of {} in turn {}", by, book.own_side().name,
                                      told.turn->count)});
    }
    return blocks;
}

Plot plot_of(const Book& book, const SideView& view) {
    Plot plot;
    plot.title = fmt::format("{}: {}", book.title, book.own_side().name);
    plot.weather = weather_in(view, view.turn);
    plot.light = light_in(book, view, view.turn);
    plot.whose = book.side;
    plot.time = plot_time(book.calendar, view.turn, plot.light, plot.weather);
    plot.chart = book.chart;
    plot.sides = book.sides;
    plot.battles = plot_battles(view);
    plot.blocks = plot_blocks(book, view);
    plot.reach.push_back(plot_reach(book, view));
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        if (view.formation({i}).presence != Presence::on_chart) continue;
        plot.formations.push_back(plot_formation(book, view, planner, {i}));
    }
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        if (view.contact({i}).stands()) plot.contacts.push_back(plot_contact(book, view, {i}));
    }
    return plot;
}

}  // namespace flagplot
