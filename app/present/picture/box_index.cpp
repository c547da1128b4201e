#include "present/picture/box_index.h"

#include <algorithm>
#include <cmath>

namespace flagplot {

namespace {

constexpr double cell_side = 48;

std::int32_t cell_at(double place) {
    return static_cast<std::int32_t>(std::floor(place / cell_side));
}

}  // namespace

BoxIndex::Cells BoxIndex::cells_of(const Box& box) {
    return {cell_at(box.left), cell_at(box.top), cell_at(box.right), cell_at(box.bottom)};
}

std::uint64_t BoxIndex::key_of(std::int32_t column, std::int32_t row) {
    return std::uint64_t{static_cast<std::uint32_t>(column)} << 32U |
           static_cast<std::uint32_t>(row);
}

void BoxIndex::add(const Box& box) {
    const Cells cells = cells_of(box);
    for (std::int32_t row = cells.north; row <= cells.south; ++row) {
        for (std::int32_t column = cells.west; column <= cells.east; ++column) {
            boxes_[key_of(column, row)].push_back(box);
        }
    }
}

bool BoxIndex::overlaps_any(const Box& box) const {
    const Cells cells = cells_of(box);
    for (std::int32_t row = cells.north; row <= cells.south; ++row) {
        for (std::int32_t column = cells.west; column <= cells.east; ++column) {
            const auto found = boxes_.find(key_of(column, row));
            if (found == boxes_.end()) continue;
            for (const Box& other : found->second) {
                if (box.overlaps(other)) return true;
            }
        }
    }
    return false;
}

std::size_t BoxIndex::overlaps(const Box& box) const {
    const Cells cells = cells_of(box);
    std::size_t count = 0;
    for (std::int32_t row = cells.north; row <= cells.south; ++row) {
        for (std::int32_t column = cells.west; column <= cells.east; ++column) {
            const auto found = boxes_.find(key_of(column, row));
            if (found == boxes_.end()) continue;
            for (const Box& other : found->second) {
                // counted only in the first cell that both are in
                const Cells others = cells_of(other);
                const bool is_first = column == std::max(cells.west, others.west) &&
                                      row == std::max(cells.north, others.north);
                if (is_first && box.overlaps(other)) ++count;
            }
        }
    }
    return count;
}

}  // namespace flagplot
