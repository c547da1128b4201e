#include <algorithm>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/ruled_route.h"

// What a place on the chart picks.

namespace flagplot::desk {

Selection picked_at(const DeskState& state, const DeskScene& scene, Point pixel) {
    const auto square = square_under(state.camera, scene.room, pixel, scene.plot.chart);
    return square ? picked_in(state, scene.plot, *square) : Selection{};
}

Selection picked_in(const DeskState& state, const Plot& plot, Square square) {
    std::vector<Selection> there;
    for (const PlotFormation& each : plot.formations) {
        if (each.square == square) there.emplace_back(FormationPick{each.side, each.number});
    }
    for (const PlotContact& each : plot.contacts) {
        if (each.square == square) there.emplace_back(ContactPick{each.seen_by, each.number});
    }
    if (there.empty()) return SquarePick{square};
    const auto picked = std::find(there.begin(), there.end(), state.selection);
    if (picked == there.end() || picked + 1 == there.end()) return there.front();
    return *(picked + 1);
}

std::optional<Square> place_of(const Selection& selection, const Plot& plot) {
    if (const auto* square = std::get_if<SquarePick>(&selection)) return square->square;
    for (const PlotFormation& each : plot.formations) {
        if (selection == Selection(FormationPick{each.side, each.number})) return each.square;
    }
    for (const PlotContact& each : plot.contacts) {
        if (selection == Selection(ContactPick{each.seen_by, each.number})) return each.square;
    }
    return std::nullopt;
}

namespace {

/// The route whose markers can be dragged.
std::optional<PlotRoute> route_under_hand(const DeskState& state, const DeskScene& scene) {
    if (state.plots_route && rules_route(state, scene)) return ruled_route(state);
    const auto* picked = std::get_if<FormationPick>(&state.selection);
    const bool is_own =
        picked != nullptr && scene.book != nullptr && picked->side == scene.book->side;
    if (!is_own || !scene.why_no_orders.empty()) return std::nullopt;
    return route_by(*scene.view, state.draft_of(picked->side).orders, picked->number);
}

}  // namespace

std::optional<std::size_t> marker_at(const DeskState& state, const DeskScene& scene,
                                     Square square) {
    const auto route = route_under_hand(state, scene);
    if (!route) return {};
    if (route->destination == square) return route->checkpoints.size();
    const auto& markers = route->checkpoints;
    const auto found = std::find(markers.begin(), markers.end(), square);
    if (found == markers.end()) return {};
    return static_cast<std::size_t>(found - markers.begin());
}

}  // namespace flagplot::desk
