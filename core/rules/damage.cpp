#include "rules/damage.h"

#include <algorithm>

#include "rules/forces.h"

namespace flagplot {

MovePoints points_after_battle(MovePoints points, AfterBattle rule) {
    if (points == MovePoints{0}) return points;
    switch (rule) {
        case AfterBattle::half:
            return std::max(MovePoints{1}, MovePoints{points.count / 2});
        case AfterBattle::none_move:
            return {0};
        case AfterBattle::minus_one:
            return std::max(MovePoints{1}, points - MovePoints{1});
        case AfterBattle::none:
            return points;
    }
    return points;
}

ShipLeft with_a_point_lost(StructurePoints size, const ShipLeft& before) {
    const StructurePoints left = points_left(size, before.hull) - StructurePoints{1};
    // The largest share of the hull that still counts as so many points.
    return {Hundredths{left.count * 100 / size.count}, Hundredths{before.speed.count * 3 / 4}};
}

}  // namespace flagplot
