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
    // The largest percentage with this many points: thirds are not whole hundredths.
    const Hundredths at_most{left.count * 100 / size.count};
    const Hundredths hull = before.hull - std::min(before.hull, Hundredths{100 / size.count});
    return {std::min(hull, at_most), Hundredths{before.speed.count * 3 / 4}};
}

}  // namespace flagplot
