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

/// Strengths above it count as this, so that their powers can be counted.
constexpr std::int32_t most_weighed = 10'000;

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

std::int32_t chance_to_win(std::int32_t own, std::int32_t enemy) {
    constexpr std::int64_t whole = 100;
    const auto fourth_power = [](std::int64_t value) { return value * value * value * value; };
    const std::int64_t ours = fourth_power(std::min(own, most_weighed));
    const std::int64_t theirs = fourth_power(std::min(enemy, most_weighed));
    if (ours + theirs == 0) return whole / 2;
    return static_cast<std::int32_t>(whole * ours / (ours + theirs));
}

/// 1 - sqrt(1 - r^2) by its first two terms, where r is the weaker part of the stronger.
std::int32_t price_of_winning(std::int32_t winner, std::int32_t loser) {
    constexpr std::int64_t whole = 100;
    if (winner <= loser) return whole;
    const std::int64_t ratio = whole * loser / winner;
    const std::int64_t squared = ratio * ratio / whole;
    return static_cast<std::int32_t>(squared / 2 + squared * squared / whole / 8);
}

}  // namespace flagplot::admiral
