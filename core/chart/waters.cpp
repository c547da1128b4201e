#include <boost/pending/disjoint_sets.hpp>

#include "chart/chart.h"

namespace flagplot {

std::vector<std::int32_t> connected_waters(const Chart& chart) {
    const std::size_t count = chart.terrain.size();
    std::vector<std::size_t> rank(count);
    std::vector<std::size_t> parent(count);
    boost::disjoint_sets<std::size_t*, std::size_t*> waters(rank.data(), parent.data());
    for (std::size_t i = 0; i < count; ++i) waters.make_set(i);
    for (std::size_t i = 0; i < count; ++i) {
        const Square square = chart.square_at(i);
        for (const Direction direction :
             {Direction::north_east, Direction::east, Direction::south_east, Direction::south}) {
            if (chart.may_step(square, direction)) {
                waters.union_set(i, chart.index(neighbour(square, direction)));
            }
        }
    }
    std::vector<std::int32_t> number_of_root(count, -1);
    std::vector<std::int32_t> numbers(count, -1);
    std::int32_t next = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (chart.terrain[i] == Terrain::land) continue;
        std::int32_t& number = number_of_root[waters.find_set(i)];
        if (number < 0) number = next++;
        numbers[i] = number;
    }
    return numbers;
}

}  // namespace flagplot
