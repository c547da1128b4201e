#pragma once

#include "rules/speed.h"

namespace flagplot::test {

/// A battleship of this speed, in tenths of a knot.
[[nodiscard]] inline Unit battle_unit(std::int32_t knot_tenths) {
    return {ShipType::BB, Kind::battle, {knot_tenths}, {4}};
}

[[nodiscard]] inline Unit auxiliary(std::int32_t knot_tenths) {
    return {ShipType::AUX, Kind::auxiliary, {knot_tenths}, {1}};
}

}  // namespace flagplot::test
