#pragma once

#include <optional>
#include <string>

#include "present/desk/state/desk_state.h"
#include "view/order.h"

/// \file
/// The route of a ruling by hand, which the umpire clicks on the chart like that of an order. Until
/// it is ruled it is only text in a field.

namespace flagplot::desk {

/// The field of the route in the form of a ruling, and the field that says which ruling it is.
inline constexpr const char* ruled_route_field = "rule.route.route";
inline constexpr const char* ruling_field = "rule.verb";

/// Can the route of a ruling be clicked now: is the umpire's page open, with that ruling?
[[nodiscard]] bool rules_route(const DeskState& state, const DeskScene& scene);

/// The route in the field; none if there is none, or something else was typed.
[[nodiscard]] std::optional<PlotRoute> ruled_route(const DeskState& state);

/// The state with this route in the field; none empties it.
[[nodiscard]] DeskState with_ruled_route(DeskState state, const std::optional<PlotRoute>& route);

}  // namespace flagplot::desk
