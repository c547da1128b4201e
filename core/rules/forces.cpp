#include "rules/forces.h"

#include "base/ensure.h"

namespace flagplot {

StructurePoints points_left(StructurePoints size, Hundredths hull) {
    return {(size.count * hull.count + 99) / 100};
}

KnotTenths speed_left(KnotTenths maximum, Hundredths speed) {
    return {maximum.count * speed.count / 100};
}

StructurePoints size_of(const Unit& unit, SpBasis basis) {
    return basis == SpBasis::nominal ? unit.size : points_left(unit.size, unit.hull);
}

Strength strength_of(std::span<const Unit> units, SpBasis basis) {
    FLAGPLOT_ENSURE(!units.empty());
    Strength strength{units.front().type,
                      size_of(units.front(), basis),
                      std::nullopt,
                      {static_cast<std::int32_t>(units.size())}};
    for (const Unit& unit : units) {
        const StructurePoints size = size_of(unit, basis);
        if (size > strength.size || (size == strength.size && unit.type < strength.biggest)) {
            strength.size = size;
            strength.biggest = unit.type;
        }
        if (unit.has_radar && (!strength.radar_size || size > *strength.radar_size)) {
            strength.radar_size = size;
        }
    }
    return strength;
}

}  // namespace flagplot
