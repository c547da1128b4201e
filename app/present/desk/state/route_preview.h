#pragma once

#include <optional>
#include <string>
#include <vector>

#include "present/desk/state/desk_state.h"

namespace flagplot::desk {

/// What a click would add to the route being plotted.
struct RoutePreview {
    std::vector<Square> way;  ///< from the formation's place; empty: the click would be refused
    std::string text;         ///< "9 Nov 06:00", or why not

    friend bool operator==(const RoutePreview&, const RoutePreview&) = default;
};

/// The route of the one formation that is selected, once `placed` puts a point into this square;
/// none: no single formation of the viewer's is selected.
[[nodiscard]] std::optional<RoutePreview> route_preview(const DeskState& state,
                                                        const DeskScene& scene, Square square,
                                                        const Intent& placed);

}  // namespace flagplot::desk
