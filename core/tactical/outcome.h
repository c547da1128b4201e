#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/module.h"

/// \file
/// What all modules need for their outcomes: who holds the field, and what must be true of any
/// result, whatever the battle was (contract 4.1, 4.4).

namespace flagplot::tactical {

/// A unit that went in, and its side.
struct UnitOf {
    const Unit* unit = nullptr;
    const Formation* formation = nullptr;
    const Party* party = nullptr;
};

/// All units that go in, in the order of the request, which must outlive this.
[[nodiscard]] std::vector<UnitOf> units_in(const BattleRequest& request);

/// The unit as she went in, with nothing left unknown. A module starts from this for her result.
[[nodiscard]] UnitResult as_she_went_in(const Unit& unit);

/// The state that follows from what is left of her: sunk if there is no hull, crippled at half her
/// speed or less, damaged if any value is less than when new, else intact.
[[nodiscard]] UnitState state_left(Hundredths hull, Hundredths speed);

/// The only side that still has a mobile, crewed ship there that did not withdraw; or nobody.
[[nodiscard]] FieldHolder field_holder_after(const BattleRequest& request,
                                             const std::vector<UnitResult>& units);

/// Is this party an enemy of the side that holds the field? Then its derelicts are prizes of that
/// side (contract 4.3).
[[nodiscard]] bool is_enemy_of_holder(const BattleRequest& request, const Party& party,
                                      const FieldHolder& holder);

/// The exit from the battle's square in this direction, or the nearest one to it where ships can
/// steam; none if there is no exit at all, or no chart.
[[nodiscard]] std::optional<Direction> way_out(const Scene& scene, Direction wanted);

/// Everything that is wrong with a full result, one sentence for each fault. Each unit must appear
/// once, with nothing left unknown. Nobody gains hull, speed, crew, firepower or ammunition, or has
/// less than zero. Sunk ships have no hull, all others some. Prizes and sunk ships are named with
/// another side than their own, prizes only if somebody holds the field, and that must be the
/// captor. The battle took some time, but no more than its limit. Ships that withdrew went where
/// there is water. A ship lost with another was in the battle, and so was the other.
[[nodiscard]] std::vector<std::string> broken_promises(const BattleRequest& request,
                                                       const BattleResult& result);

}  // namespace flagplot::tactical
