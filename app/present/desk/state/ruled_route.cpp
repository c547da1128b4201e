#include "present/desk/state/ruled_route.h"

#include <utility>

#include "present/desk/state/form_rows.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

constexpr std::string_view verb = "route ";  // as orders have it, and the field does not

}  // namespace

bool rules_route(const DeskState& state, const DeskScene& scene) {
    return scene.book == nullptr && state.page == FormPage::rule &&
           filled_in(state.filled, ruling_field) == "route";
}

std::optional<PlotRoute> ruled_route(const DeskState& state) {
    const auto read =
        read_action({}, std::string(verb) + filled_in(state.filled, ruled_route_field));
    const auto* route = read ? std::get_if<PlotRoute>(&*read) : nullptr;
    return route == nullptr ? std::nullopt : std::optional(*route);
}

DeskState with_ruled_route(DeskState state, const std::optional<PlotRoute>& route) {
    state.filled[ruled_route_field] =
        route ? text_of(Roster{}, Action(*route)).substr(verb.size()) : std::string();
    return state;
}

}  // namespace flagplot::desk
