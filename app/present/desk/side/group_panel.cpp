#include "present/desk/side/group_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

#include "chart/square.h"
#include "rules/contact.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// In the order of the plot.
std::vector<const PlotFormation*> members(const Plot& plot,
                                          const std::vector<FormationPick>& group) {
    const std::set<FormationPick> picks(group.begin(), group.end());
    std::vector<const PlotFormation*> found;
    for (const PlotFormation& each : plot.formations) {
        if (picks.contains({each.side, each.number})) found.push_back(&each);
    }
    return found;
}

bool has_radar(const Book& book) {
    return std::any_of(book.ships.begin(), book.ships.end(),
                       [](const BookShip& ship) { return ship.has_radar; });
}

}  // namespace

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

std::vector<Square> squares_of(const Plot& plot, const std::vector<FormationPick>& group) {
    std::set<Square> squares;
    for (const PlotFormation* each : members(plot, group)) squares.insert(each->square);
    return {squares.begin(), squares.end()};
}

Inspector group_inspector(const Plot& plot, const std::vector<FormationPick>& group,
                          const Book* orders) {
    constexpr std::size_t most = 40;
    const auto all = members(plot, group);
    Inspector inspector;
    inspector.title = counted(std::ssize(all), "formation");
    std::vector<Button> picks;
    for (const PlotFormation* each : std::span(all).first(std::min(all.size(), most))) {
        inspector.lines.push_back({InspectorLine::Kind::route, each->name, name_of(each->square)});
        picks.push_back({each->id, Select{FormationPick{each->side, each->number}}, {}});
    }
    if (all.size() > most) {
        inspector.lines.push_back(
            {InspectorLine::Kind::plain, fmt::format("and {} more", all.size() - most), {}});
    }
    if (orders != nullptr) {
        inspector.buttons.push_back({"Plot route for all", ToggleRouteTool{}, {}});
        inspector.buttons.push_back({"All hold", OrderSeveral{"hold"}, {}});
        for (const std::string_view stance : words_of<Stance>) {
            inspector.buttons.push_back({fmt::format("All {}", stance),
                                         OrderSeveral{fmt::format("stance {}", stance)},
                                         {}});
        }
        if (has_radar(*orders)) {
            inspector.buttons.push_back({"All radar on", OrderSeveral{"radar on"}, {}});
            inspector.buttons.push_back({"All radar off", OrderSeveral{"radar off"}, {}});
        }
    }
    inspector.buttons.insert(inspector.buttons.end(), picks.begin(), picks.end());
    return inspector;
}

}  // namespace flagplot::desk
