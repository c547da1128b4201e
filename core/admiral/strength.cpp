#include "admiral/strength.h"

#include <algorithm>
#include <array>

namespace flagplot::admiral {

namespace {

struct Estimate {
    ShipType type{};
    std::int32_t worth = 0;        ///< of one, in hundredths of a battleship
    std::int32_t company = 0;      ///< of each other unit where this is the biggest
    std::int32_t usual_units = 0;  ///< where nobody has counted them
};

constexpr std::array<Estimate, words_of<ShipType>.size()> estimates{{
    {ShipType::BB, 100, 20, 5},
    {ShipType::CV, 20, 12, 4},
    {ShipType::CVL, 12, 10, 3},
    {ShipType::CVE, 6, 5, 3},
    {ShipType::BC, 80, 16, 4},
    {ShipType::CA, 34, 16, 5},
    {ShipType::PB, 45, 8, 1},
    {ShipType::CL, 20, 10, 4},
    {ShipType::DD, 7, 6, 4},
    {ShipType::SL, 3, 3, 3},
    {ShipType::SS, 2, 2, 1},
    {ShipType::MS, 1, 1, 2},
    {ShipType::AUX, 1, 2, 8},
}};

/// Percent of its force that a side loses in a fight at these odds, its strength in percent of the
/// enemy's; by night with radar where the enemy has none, and the other way round.
struct Losses {
    std::int32_t odds = 0;
    std::int32_t by_day = 0, by_night = 0, with_radar = 0, against_radar = 0;
};

constexpr std::array<Losses, 7> losses{{
    {12, 18, 25, 16, 40},
    {25, 10, 25, 14, 40},
    {50, 8, 25, 8, 45},
    {100, 6, 12, 4, 50},
    {200, 3, 8, 2, 25},
    {400, 1, 3, 1, 4},
    {800, 0, 0, 0, 0},
}};

std::int32_t Losses::* column_of(Light light, Radars radars) {
    if (light == Light::day) return &Losses::by_day;
    if (radars.own == radars.enemy) return &Losses::by_night;
    return radars.own ? &Losses::with_radar : &Losses::against_radar;
}

const Estimate& estimate_of(ShipType type) { return estimates[static_cast<std::size_t>(type)]; }

}  // namespace

std::int32_t worth_of(ShipType type) { return estimate_of(type).worth; }

std::int32_t strength_of(const Book& book, const SideView& view, OwnNumber formation) {
    constexpr std::int32_t whole = 100;
    std::int32_t strength = 0;
    for (const OwnShip ship : view.formation(formation).ships) {
        const ShipState& state = view.ships.at(ship.index());
        if (!state.is_lost()) strength += worth_of(book.ship(ship).type) * state.hull.count;
    }
    return strength / whole;
}

std::int32_t full_strength_of(const Book& book, const SideView& view, OwnNumber formation) {
    std::int32_t strength = 0;
    for (const OwnShip ship : view.formation(formation).ships) {
        strength += worth_of(book.ship(ship).type);
    }
    return strength;
}

std::int32_t strength_of(const Declaration& declared) {
    const Estimate& estimate = estimate_of(declared.biggest);
    return estimate.worth + estimate.company * std::max(declared.units.count - 1, 0);
}

ShipCount usual_units(ShipType biggest) { return {estimate_of(biggest).usual_units}; }

std::int32_t lost_in_a_fight(std::int32_t own, std::int32_t enemy, Light light, Radars radars) {
    constexpr std::int64_t whole = 100;
    const std::int64_t odds = whole * own / std::max(enemy, 1);
    const auto column = column_of(light, radars);
    const auto above = std::find_if(losses.begin(), losses.end(),
                                    [&](const Losses& row) { return row.odds > odds; });
    if (above == losses.begin()) return losses.front().*column;
    if (above == losses.end()) return losses.back().*column;
    const Losses& below = *std::prev(above);
    const std::int64_t step = std::int64_t{above->*column - below.*column} * (odds - below.odds);
    return below.*column + static_cast<std::int32_t>(step / (above->odds - below.odds));
}

bool has_radar(const Book& book, const SideView& view, OwnNumber formation) {
    const OwnFormation& own = view.formation(formation);
    return own.radar_on && std::any_of(own.ships.begin(), own.ships.end(), [&](OwnShip ship) {
               return book.ship(ship).has_radar && !view.ships.at(ship.index()).is_lost();
           });
}

}  // namespace flagplot::admiral
