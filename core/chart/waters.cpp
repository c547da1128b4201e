#include "chart/chart.h"

namespace flagplot {

namespace {

constexpr std::int32_t unnumbered = -1;

/// Numbers everything that is connected by sea with this square.
void number_from(const Chart& chart, Square first, std::int32_t number,
                 std::vector<std::int32_t>& numbers) {
    numbers[chart.index(first)] = number;
    std::vector<Square> open{first};
    while (!open.empty()) {
        const Square square = open.back();
        open.pop_back();
        for (const Direction direction : clockwise) {
            const Square next = neighbour(square, direction);
            if (!chart.contains(next) || numbers[chart.index(next)] != unnumbered) continue;
            if (!chart.may_step(square, direction)) continue;
            numbers[chart.index(next)] = number;
            open.push_back(next);
        }
    }
}

}  // namespace

std::vector<std::int32_t> connected_waters(const Chart& chart) {
    std::vector<std::int32_t> numbers(chart.terrain.size(), unnumbered);
    std::int32_t count = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool is_new = numbers[i] == unnumbered && chart.terrain[i] != Terrain::land;
        if (is_new) number_from(chart, chart.square_at(i), count++, numbers);
    }
    return numbers;
}

}  // namespace flagplot
