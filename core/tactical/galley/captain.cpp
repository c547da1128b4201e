#include "tactical/galley/captain.h"

#include "tactical/galley/allowed.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/reach.h"

namespace flagplot::tactical::galley {

namespace {

std::int32_t nearest(const Battle& battle, SideIndex side, const kit::HexShip& at) {
    std::int32_t best = 999;
    for (const Ship& ship : battle.ships) {
        const bool is_enemy =
            ship.is_there() && battle.is_hostile(side, ship.side) && !ship.is_rammed;
        if (!is_enemy) continue;
        best = std::min(best,
                        2 * hexes_apart(at, ship.at) - (is_pointed_at_flank(at, ship.at) ? 9 : 0));
    }
    return best;
}

}  // namespace

std::vector<DoctrineKey> captains_keys() { return {}; }

Order captains_order(const Tables& tables, const View& view, const Doctrine& /*doctrine*/,
                     const Dice& /*dice*/) {
    const Battle& battle = view.known;
    const std::vector<Order> options = options_of(tables, view);
    for (const Order& order : options) {
        if (const auto* ram = std::get_if<Ram>(&order)) {
            if (!battle.ship(ram->target).is_rammed) return order;
        }
        if (std::holds_alternative<Rake>(order) || std::holds_alternative<Fire>(order)) {
            return order;
        }
    }
    if (battle.progress.phase == Phase::answer) return options.back();
    if (battle.progress.phase != Phase::movement) return Done{};
    for (const Tag tag : battle.group(battle.progress.active).ships) {
        if (!why_not_moved(battle, tag).empty() || battle.ship(tag).has_moved) continue;
        const auto reached = reachable(tables, battle, tag);
        const Reach* best = &reached.front();
        for (const Reach& reach : reached) {
            const bool is_better =
                nearest(battle, view.side, reach.at) < nearest(battle, view.side, best->at);
            if (is_better) best = &reach;
        }
        if (!best->steps.empty()) return Move{tag, best->steps};
    }
    return Done{};
}

}  // namespace flagplot::tactical::galley
