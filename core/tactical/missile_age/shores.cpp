#include "tactical/missile_age/shores.h"

#include "tactical/kit/plane.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::int32_t sign_of(std::int32_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

}  // namespace

void lay_shores(const LengthTable& lengths, Conditions& conditions) {
    const std::int32_t edge = conditions.half_table;
    const std::int32_t shore = edge - mm(lengths.shore);
    const auto low = [&](std::int32_t way) { return way > 0 ? shore : -edge; };
    const auto high = [&](std::int32_t way) { return way < 0 ? -shore : edge; };
    conditions.land.clear();
    for (const std::int32_t bearing : conditions.shores) {
        const std::int32_t x = sign_of(kit::sine_of(bearing));
        const std::int32_t y = sign_of(kit::cosine_of(bearing));
        conditions.land.push_back(
            {{{low(x), low(y)}, {high(x), low(y)}, {high(x), high(y)}, {low(x), high(y)}}});
    }
}

}  // namespace flagplot::tactical::missile_age
