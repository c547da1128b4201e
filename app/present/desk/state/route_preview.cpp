#include "present/desk/state/route_preview.h"

#include <algorithm>

#include "present/desk/state/ruled_route.h"
#include "present/plot/plot_page.h"

namespace flagplot::desk {

namespace {

/// When the marker in this square is reached; empty if that cannot be predicted.
std::string arrival_at(const PlotFormation& formation, Square square) {
    std::vector<Square> markers = formation.route->checkpoints;
    markers.push_back(formation.route->destination);
    const auto marker = static_cast<std::size_t>(std::find(markers.begin(), markers.end(), square) -
                                                 markers.begin());
    const bool is_foreseen =
        marker < formation.arrivals.size() && formation.arrivals[marker].when.has_value();
    return is_foreseen ? day_hour(*formation.arrivals[marker].when) : std::string();
}

/// Straight on from the last point of a ruling's route.
std::optional<RoutePreview> ruled_preview(const DeskState& state, const DeskScene& scene,
                                          Square square) {
    const auto route = ruled_route(state);
    const auto from =
        route ? std::optional(route->destination) : place_of(state.selection, scene.plot);
    if (!from) return std::nullopt;
    return RoutePreview{{*from, square}, "next point"};
}

}  // namespace

std::optional<RoutePreview> route_preview(const DeskState& state, const DeskScene& scene,
                                          Square square, const Intent& placed) {
    if (rules_route(state, scene)) return ruled_preview(state, scene, square);
    const auto* picked = std::get_if<FormationPick>(&state.selection);
    const bool is_own =
        picked != nullptr && scene.book != nullptr && picked->side == scene.book->side;
    if (!is_own) return std::nullopt;
    const DeskState clicked = desk_after(state, placed, scene);
    if (clicked.is_refusal) return RoutePreview{{}, clicked.message};
    const auto& orders = clicked.draft_of(picked->side).orders;
    const Plot plot = plot_of(*scene.book, rehearsed(*scene.book, *scene.view, orders));
    for (const PlotFormation& each : plot.formations) {
        if (each.number != picked->number || !each.route) continue;
        RoutePreview preview{{each.square}, arrival_at(each, square)};
        for (const PlannedStep& step : each.ahead) preview.way.push_back(step.to);
        return preview;
    }
    return std::nullopt;
}

}  // namespace flagplot::desk
