#include "tactical/galley/open_water.h"

#include <algorithm>

#include "tactical/galley/board.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t unknown = -1, blocked = -2;

std::size_t after(std::size_t index, std::ptrdiff_t step) {
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(index) + step);
}

}  // namespace

OpenWater::OpenWater(const Battle& battle, const std::vector<kit::Hex>& goals)
    : width_(static_cast<std::size_t>(battle.columns) + 2),
      steps_{},
      ways_(width_ * (static_cast<std::size_t>(battle.rows) + 2), blocked) {
    for (std::int32_t row = 0; row < 2; ++row) {
        const kit::Hex from = kit::hex_at({0, row}, layout);
        for (kit::Hexside side = 0; side < 6; ++side) {
            const BoardPlace to = place_of(kit::neighbour(from, side), layout);
            steps_[static_cast<std::size_t>(row)][static_cast<std::size_t>(side)] =
                static_cast<std::ptrdiff_t>(index_of(to)) -
                static_cast<std::ptrdiff_t>(index_of(BoardPlace{0, row}));
        }
    }
    fill(battle);
    flood(goals);
}

std::optional<std::int32_t> OpenWater::way_from(kit::Hex hex) const {
    const std::size_t index = index_of(hex);
    if (ways_[index] >= 0) return ways_[index];
    std::optional<std::int32_t> least;
    for (const std::ptrdiff_t step : steps_from(index)) {
        const std::int32_t way = ways_[after(index, step)] + 1;
        if (way > 0 && (!least || way < *least)) least = way;
    }
    return least;
}

std::size_t OpenWater::index_of(BoardPlace place) const {
    return static_cast<std::size_t>(place.row + 1) * width_ +
           static_cast<std::size_t>(place.column + 1);
}

std::size_t OpenWater::index_of(kit::Hex hex) const { return index_of(place_of(hex, layout)); }

const OpenWater::Steps& OpenWater::steps_from(std::size_t index) const {
    return steps_[(index / width_ + 1) % 2];
}

void OpenWater::fill(const Battle& battle) {
    for (std::int32_t row = 0; row < battle.rows; ++row) {
        const auto begin =
            ways_.begin() + static_cast<std::ptrdiff_t>(index_of(BoardPlace{0, row}));
        std::fill(begin, begin + battle.columns, unknown);
    }
    const auto block = [&](kit::Hex hex) {
        if (is_on_board(battle, hex)) ways_[index_of(hex)] = blocked;
    };
    for (const kit::Hex hex : battle.land) block(hex);
    for (const Ship& ship : battle.ships) {
        if (!ship.is_there()) continue;
        block(ship.at.bow);
        block(stern_of(ship.at));
    }
}

void OpenWater::flood(const std::vector<kit::Hex>& goals) {
    std::vector<std::size_t> reached;
    reached.reserve(ways_.size());
    const auto reach = [&](std::size_t index, std::int32_t way) {
        if (ways_[index] != unknown) return;
        ways_[index] = way;
        reached.push_back(index);
    };
    for (const kit::Hex goal : goals) reach(index_of(goal), 0);
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const std::size_t from = reached[next];
        for (const std::ptrdiff_t step : steps_from(from)) {
            reach(after(from, step), ways_[from] + 1);
        }
    }
}

}  // namespace flagplot::tactical::galley
