#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "present/picture/picture.h"

namespace flagplot {

/// Boxes by place, to find those that a box overlaps without checking those far away.
class BoxIndex {
  public:
    void add(const Box& box);
    [[nodiscard]] bool overlaps_any(const Box& box) const;
    [[nodiscard]] std::size_t overlaps(const Box& box) const;

  private:
    /// The cells that a box is in, including the last ones.
    struct Cells {
        std::int32_t west, north, east, south;
    };
    [[nodiscard]] static Cells cells_of(const Box& box);
    [[nodiscard]] static std::uint64_t key_of(std::int32_t column, std::int32_t row);

    std::unordered_map<std::uint64_t, std::vector<Box>> boxes_;  ///< by cell
};

}  // namespace flagplot
