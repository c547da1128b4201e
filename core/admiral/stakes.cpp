#include "admiral/stakes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace flagplot::admiral {

namespace {

constexpr std::int32_t tenths = 10;

/// Does a ship that is sunk bring the side these points, or cost its enemy those?
bool is_for_sinking(const Aim& aim, const Book& book) {
    const bool is_own = aim.side == book.side;
    return is_own ? aim.what == AimFor::sinks
                  : aim.what == AimFor::keeps || aim.what == AimFor::arrives;
}

/// What a sunk ship of this type brings in the mean, of all enemy ships that count for something.
std::int32_t mean_prize(const Plans& plans, const Book& book, ShipType type) {
    std::map<std::string, std::int32_t> of_ships;
    for (const Aim& aim : plans.aims) {
        if (!is_for_sinking(aim, book)) continue;
        for (const AimShip& ship : aim.ships) {
            if (ship.side != book.side && ship.type == type) {
                of_ships[ship.name] += tenths * ship.points;
            }
        }
    }
    std::int32_t sum = 0;
    for (const auto& [name, points] : of_ships) sum += points;
    return of_ships.empty() ? 0 : sum / static_cast<std::int32_t>(of_ships.size());
}

std::set<std::string> names_of_ships(const Book& book, const SideView& view, OwnNumber formation) {
    std::set<std::string> names;
    for (const OwnShip ship : view.formation(formation).ships) {
        if (!view.ships.at(ship.index()).is_lost()) names.insert(book.ship(ship).name);
    }
    return names;
}

bool has_been_at(const OwnFormation& formation, Square square) {
    return formation.square == square ||
           std::any_of(formation.track.begin(), formation.track.end(),
                       [&](const TrackPoint& point) { return point.square == square; });
}

/// Can its points still be earned?
bool is_open(const Aim& aim, const SideView& view, const OwnFormation& formation) {
    return aim.at && !(aim.by && *aim.by < view.turn) && !has_been_at(formation, *aim.at);
}

}  // namespace

std::int32_t prize_of(const Plans& plans, const Book& book, const Declaration& declared) {
    const std::int32_t biggest = mean_prize(plans, book, declared.biggest);
    const ShipType other = declared.biggest == ShipType::AUX ? ShipType::AUX : ShipType::DD;
    const std::int32_t others = std::max(declared.units.count - 1, 0);
    return biggest + others * mean_prize(plans, book, other) / 2;
}

std::int32_t prize_of_spotting(const Plans& plans, const Book& book) {
    std::int32_t most = 0;
    for (const Aim& aim : plans.aims) {
        if (aim.side != book.side || aim.what != AimFor::spots) continue;
        most = std::max(most, tenths * aim.points_for_spotting);
    }
    return most;
}

std::int32_t loss_of(const Plans& plans, const Book& book, const SideView& view,
                     OwnNumber formation) {
    const auto names = names_of_ships(book, view, formation);
    std::int32_t loss = 0;
    for (const Aim& aim : plans.aims) {
        const bool is_own = aim.side == book.side;
        if (is_own ? aim.what == AimFor::sinks : aim.what != AimFor::sinks) continue;
        if (aim.what == AimFor::arrives && !is_open(aim, view, view.formation(formation))) continue;
        for (const AimShip& ship : aim.ships) {
            if (ship.side == book.side && names.contains(ship.name)) loss += tenths * ship.points;
        }
    }
    return loss;
}

std::optional<Square> best_arrival(const Plans& plans, const Book& book, const SideView& view,
                                   OwnNumber formation) {
    const auto names = names_of_ships(book, view, formation);
    std::map<Square, std::int32_t> earned;
    for (const Aim& aim : plans.aims) {
        if (aim.side != book.side || aim.what != AimFor::arrives) continue;
        if (!is_open(aim, view, view.formation(formation))) continue;
        for (const AimShip& ship : aim.ships) {
            if (names.contains(ship.name)) earned[*aim.at] += ship.points;
        }
    }
    const auto best =
        std::max_element(earned.begin(), earned.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (best == earned.end() || best->second <= 0) return std::nullopt;
    return best->first;
}

}  // namespace flagplot::admiral
