#include "present/truth/truth_plot.h"

#include "rules/movement.h"

namespace flagplot {

namespace {

/// The present leg is the one that was planned; the rest is planned as it will be.
std::vector<PlannedStep> way_of(RoutePlanner& planner, DiagonalRule rule,
                                const FormationState& formation) {
    if (!formation.route) return {};
    if (formation.leg.empty()) {
        return way_ahead(planner, rule, formation.square, formation.run, *formation.route);
    }
    std::vector<PlannedStep> steps;
    Square square = formation.square;
    DiagonalRun run = formation.run;
    for (const Direction direction : formation.leg) {
        square = neighbour(square, direction);
        run = step_price(run, direction, rule).run_after;
        steps.push_back({square, direction});
    }
    PlotRoute rest = *formation.route;
    if (rest.checkpoints.empty()) return steps;
    rest.checkpoints.erase(rest.checkpoints.begin());
    const auto further = way_ahead(planner, rule, square, run, rest);
    steps.insert(steps.end(), further.begin(), further.end());
    return steps;
}

/// \param books by seat
PlotFormation plot_formation(const Definition& definition, const CampaignState& state,
                             RoutePlanner& planner, const std::vector<Book>& books,
                             FormationId id) {
    const FormationRow& row = row_of(definition, state, id);
    const FormationState& formation = state.formation(id);
    PlotFormation marker{row.id,           row.name, row.side,        row.number,
                         formation.square, {},       formation.route, {}};
    const SideView& view = state.view(seat_of(row.side));
    for (const TrackPoint& point : view.formation(row.number).track) {
        marker.track.push_back(point.square);
    }
    marker.ahead = way_of(planner, definition.switches.diagonal, formation);
    add_outlook(marker, planner, books.at(seat_of(row.side).index()), view);
    return marker;
}

/// What each side knows of the others and where it searched for them.
void add_searches(Plot& plot, const std::vector<Book>& books, const CampaignState& state) {
    for (std::uint32_t seat = 0; seat < state.views.size(); ++seat) {
        const Book& book = books[seat];
        const SideView& view = state.views[seat];
        for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
            plot.contacts.push_back(plot_contact(book, view, {i}));
        }
        const auto blocks = plot_blocks(book, view);
        plot.blocks.insert(plot.blocks.end(), blocks.begin(), blocks.end());
        plot.reach.push_back(plot_reach(book, view));
    }
}

void add_battles(Plot& plot, const Definition& definition, const CampaignState& state) {
    for (const Battle& battle : state.battles) {
        const auto number = static_cast<std::uint32_t>(plot.battles.size() + 1);
        PlotBattle& marker = plot.battles.emplace_back(
            PlotBattle{number, battle.square, battle.is_over(state.turn), {}});
        for (const FormationId id : battle.formations) {
            marker.formations.push_back(row_of(definition, state, id).id);
        }
    }
}

}  // namespace

Plot plot_of_truth(const Definition& definition, const CampaignState& state) {
    Plot plot;
    plot.title = definition.title + ": the umpire";
    plot.weather = weather_now(definition, state);
    plot.light = light_of(definition, state, state.turn);
    plot.time = plot_time(definition.calendar, state.turn, plot.light, plot.weather);
    plot.chart = definition.chart;
    for (const SideRow& side : definition.sides) plot.sides.push_back({side.id, side.name});
    const MovementSwitches movement = definition.switches.movement();
    RoutePlanner planner(definition.chart, movement);
    std::vector<Book> books;  // one for each, because they are as large as the war
    for (std::uint32_t seat = 0; seat < state.views.size(); ++seat) {
        books.push_back(book_of(definition, {seat}));
    }
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (state.formation({i}).presence != Presence::on_chart) continue;
        plot.formations.push_back(plot_formation(definition, state, planner, books, {i}));
    }
    add_searches(plot, books, state);
    add_battles(plot, definition, state);
    return plot;
}

}  // namespace flagplot
