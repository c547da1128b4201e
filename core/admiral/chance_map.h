#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "admiral/waters.h"

namespace flagplot::admiral {

/// A certainty; chances are parts of it.
inline constexpr std::int64_t certain = 1'000'000;

/// Parts of a whole.
inline constexpr std::int32_t percent = 100;

/// Steps to squares that enemies may be bound for, each computed once.
class Bearings {
  public:
    explicit Bearings(const Waters& waters) : waters_(waters) {}
    [[nodiscard]] const Waters& waters() const { return waters_; }
    /// Valid as long as the bearings.
    [[nodiscard]] const std::vector<std::int32_t>& to(Square goal);

  private:
    const Waters& waters_;
    std::map<Square, std::vector<std::int32_t>> steps_;
};

/// Where one enemy may be, square by square. What is bound for several goals is kept apart for
/// each, so that it steams on to its own.
class ChanceMap {
  public:
    /// With nowhere to go in particular.
    explicit ChanceMap(const Waters& waters) : waters_(&waters) {}

    /// Adds a share of the enemy that is bound for a goal, by the steps to it; null: for nowhere.
    void add(Square square, std::int64_t chance, const std::vector<std::int32_t>* steps_to_goal);

    /// So many steps later: at each it may stay, or go to a neighbour; mostly nearer to its goal.
    void spread(std::int32_t steps);

    /// It was not seen from this square, from which it would have been seen at this distance or
    /// less with this chance, of twelve.
    void clear(Square centre, std::int32_t distance, std::int32_t of_twelve);

    /// Multiplies everything so that it adds up to this.
    void scale_to(std::int64_t sum);

    [[nodiscard]] std::int64_t sum() const;
    [[nodiscard]] PerSquare chances() const;

  private:
    struct Share {
        const std::vector<std::int32_t>* steps = nullptr;
        PerSquare chances;
    };
    void step(Share& share) const;

    const Waters* waters_;
    std::vector<Share> shares_;
};

}  // namespace flagplot::admiral
