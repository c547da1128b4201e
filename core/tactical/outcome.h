#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/module.h"

/// \file
/// What every module's outcome has in common: who holds the field, and what must hold of any
/// result whatever the battle was (contract 4.1, 4.4).

namespace flagplot::tactical {

/// A unit that went in, and whose she is.
struct UnitOf {
    const Unit* unit = nullptr;
    const Formation* formation = nullptr;
    const Party* party = nullptr;
};

/// All units that go in, in the order of the request, which must outlive this.
[[nodiscard]] std::vector<UnitOf> units_in(const BattleRequest& request);

/// The unit as she went in, with nothing left unknown: what a module begins her result with.
[[nodiscard]] UnitResult as_she_went_in(const Unit& unit);

/// The state that goes with what is left of her: sunk without hull, crippled at half her speed or
/// less, damaged if anything is less than it was new, else intact.
[[nodiscard]] UnitState state_left(Hundredths hull, Hundredths speed);

/// The only side that still has a mobile, crewed ship there that did not withdraw; or nobody.
[[nodiscard]] FieldHolder field_holder_after(const BattleRequest& request,
                                             const std::vector<UnitResult>& units);

/// The way out of the battle's square in this direction, or the nearest beside it where ships can
/// steam; none: there is no way at all, or no chart.
[[nodiscard]] std::optional<Direction> way_out(const Scene& scene, Direction wanted);

/// What does not hold of a full result that must hold of each, a sentence for each: every unit
/// once; nothing left unknown; nobody gains hull, speed, crew, firepower or ammunition, or has less
/// than none; the sunk have no hull and the others some; prizes and the sunk are named with another
/// side than their own, prizes only where somebody holds the field, and it is he; the battle took
/// some time and no more than its limit; who withdrew went where there is water; who was lost with
/// another ship was in the battle, as that one was.
[[nodiscard]] std::vector<std::string> broken_promises(const BattleRequest& request,
                                                       const BattleResult& result);

}  // namespace flagplot::tactical
