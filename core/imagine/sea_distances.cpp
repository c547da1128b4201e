#include "imagine/sea_distances.h"

#include <array>

namespace flagplot {

const SeaDistances::Table& SeaDistances::to(Square goal) {
    const Passages::Place place = passages_.place(goal);
    const auto found = tables_.find(place);
    if (found != tables_.end()) return found->second;
    return tables_.emplace(place, measured(place)).first->second;
}

/// Squares in the order of their distance: a step costs 2 or 3, so four lists are enough.
SeaDistances::Table SeaDistances::measured(Passages::Place goal) const {
    Table distances(passages_.places(), unreachable);
    std::array<std::vector<Passages::Place>, 4> due;
    distances[goal] = 0;
    due[0].push_back(goal);
    std::size_t waiting = 1;
    for (Halves distance = 0; waiting > 0; ++distance) {
        std::vector<Passages::Place> now;
        now.swap(due[static_cast<std::size_t>(distance) % due.size()]);
        waiting -= now.size();
        for (const Passages::Place place : now) {
            if (distances[place] != distance) continue;
            for (const Direction direction : clockwise) {
                if (!passages_.may_step(place, direction)) continue;
                const Passages::Place next = passages_.next(place, direction);
                const Halves there = distance + (is_diagonal(direction) ? 3 : 2);
                if (there >= distances[next]) continue;
                distances[next] = static_cast<std::uint16_t>(there);
                due[static_cast<std::size_t>(there) % due.size()].push_back(next);
                ++waiting;
            }
        }
    }
    return distances;
}

}  // namespace flagplot
