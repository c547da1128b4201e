#include <algorithm>
#include <array>
#include <map>

#include "campaign/card_resolution.h"

namespace flagplot::turn {

namespace {

constexpr std::array ladder{ShipType::AUX, ShipType::DD, ShipType::CL, ShipType::CA, ShipType::BB};
constexpr std::int32_t farthest_off = 3;  ///< squares from an enemy formation

/// Could this flight find a force there whose biggest unit is of this type?
bool could_find(Resolution& turn, const SearchedBlock& flight, Square square, ShipType type) {
    if (chebyshev(flight.centre, square) > Squares{1}) return false;
    Searched there;
    there.size = row_of(type).size;
    there.weather = weathering_at(turn.weather(), square);
    there.is_coastal = turn.definition().chart.is_coastal(square);
    return air_attempt(flight.sortie, there, turn.switches().sighting_cap).has_value();
}

/// Which flight could report such a force there, if any.
std::optional<std::size_t> flight_over(Resolution& turn, const std::vector<SearchedBlock>& flights,
                                       Square square, ShipType type) {
    for (std::size_t flight = 0; flight < flights.size(); ++flight) {
        if (could_find(turn, flights[flight], square, type)) return flight;
    }
    return std::nullopt;
}

/// Squares from which a true report could come, so that the side cannot tell the difference.
std::vector<Square> plausible_squares(Resolution& turn, const std::vector<SearchedBlock>& flights) {
    const Chart& chart = turn.definition().chart;
    std::vector<Square> squares;
    for (const SearchedBlock& flight : flights) {
        const auto block = sea_round(chart, flight.centre, 1, true);
        squares.insert(squares.end(), block.begin(), block.end());
    }
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    std::erase_if(squares, [&](Square square) {
        return is_hidden_from_air(turn, square) ||
               !flight_over(turn, flights, square, ladder.back());
    });
    return squares;
}

/// Those squares by their distance from a formation, one to three.
using ByDistance = std::map<std::int32_t, std::vector<Square>>;

ByDistance near_to(const std::vector<Square>& squares, Square formation) {
    ByDistance near;
    for (const Square square : squares) {
        const std::int32_t distance = chebyshev(square, formation).count;
        if (distance >= 1 && distance <= farthest_off) near[distance].push_back(square);
    }
    return near;
}

/// The type by its die, or the next bigger one that could be found there. \pre the biggest could
ShipType type_by_die(Resolution& turn, const CardDice& dice,
                     const std::vector<SearchedBlock>& flights, Square square) {
    const auto faces = static_cast<std::int32_t>(ladder.size());
    auto place = static_cast<std::size_t>(roll_for_card(turn, dice, 0, 1, faces)) - 1;
    while (!flight_over(turn, flights, square, ladder.at(place))) ++place;
    return ladder.at(place);
}

}  // namespace

std::optional<Rumour> rumour(Resolution& turn, const FalseReport& due,
                             const std::vector<SearchedBlock>& flights) {
    constexpr std::int32_t most_units = 6;
    const CardDice dice{due.side, due.serial};
    const std::vector<Square> squares = plausible_squares(turn, flights);
    std::vector<FormationId> enemies;
    for (const FormationId id : turn.on_chart()) {
        const bool is_enemy = turn.definition().are_hostile(due.side, turn.side(id));
        if (!is_enemy || !is_at_sea(turn, id)) continue;
        if (!near_to(squares, turn.formation(id).square).empty()) enemies.push_back(id);
    }
    if (enemies.empty()) return std::nullopt;
    const FormationId near =
        turn.draw_formation(due.side.number, lot_index(dice, Lot::false_near), enemies);
    const ByDistance at = near_to(squares, turn.formation(near).square);
    const std::int32_t distance = roll_for_card(turn, dice, turn.die_number(near), 3, farthest_off);
    const auto there = at.lower_bound(distance);
    const auto& candidates = there == at.end() ? at.rbegin()->second : there->second;
    const auto square = square_by_lot(turn, dice, Lot::false_square, candidates);
    if (!square) return std::nullopt;
    const ShipType type = type_by_die(turn, dice, flights, *square);
    const auto flight = flight_over(turn, flights, *square, type);
    if (!flight) return std::nullopt;
    return Rumour{*flight, *square, {type, {roll_for_card(turn, dice, 0, 2, most_units)}}};
}

}  // namespace flagplot::turn
