#include "present/desk/group_panel.h"

#include <fmt/format.h>

#include <algorithm>

#include "chart/square.h"
#include "rules/contact.h"
#include "view/phrases.h"

namespace flagplot::desk {

std::vector<FormationPick> picked_between(const DeskState& state, const DeskScene& scene,
                                          Point from, Point to) {
    constexpr double middle = 0.5;
    const Box box{std::min(from.x, to.x), std::min(from.y, to.y), std::max(from.x, to.x),
                  std::max(from.y, to.y)};
    std::vector<FormationPick> picked;
    for (const PlotFormation& each : scene.plot.formations) {
        const Point at = pixel_of(state.camera, scene.room,
                                  {each.square.column + middle, each.square.row + middle});
        if (box.contains(at)) picked.push_back({each.side, each.number});
    }
    return picked;
}

Inspector group_inspector(const Plot& plot, const std::vector<FormationPick>& group,
                          bool can_order) {
    Inspector inspector;
    std::vector<Button> picks;
    for (const PlotFormation& each : plot.formations) {
        const FormationPick pick{each.side, each.number};
        if (std::find(group.begin(), group.end(), pick) == group.end()) continue;
        inspector.lines.push_back({InspectorLine::Kind::route, each.name, name_of(each.square)});
        picks.push_back({each.id, Select{pick}, {}});
    }
    inspector.title = counted(std::ssize(picks), "formation");
    if (can_order) {
        inspector.buttons.push_back({"Plot route for all", ToggleRouteTool{}, {}});
        inspector.buttons.push_back({"All hold", OrderSeveral{"hold"}, {}});
        for (const std::string_view stance : words_of<Stance>) {
            inspector.buttons.push_back({fmt::format("All {}", stance),
                                         OrderSeveral{fmt::format("stance {}", stance)},
                                         {}});
        }
        inspector.buttons.push_back({"All radar on", OrderSeveral{"radar on"}, {}});
        inspector.buttons.push_back({"All radar off", OrderSeveral{"radar off"}, {}});
    }
    inspector.buttons.insert(inspector.buttons.end(), picks.begin(), picks.end());
    return inspector;
}

}  // namespace flagplot::desk
