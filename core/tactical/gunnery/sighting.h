#pragma once

#include "tactical/gunnery/field.h"

/// \file
/// Who sees whom (GU-14 to GU-18) and who becomes aware (GU-20).

namespace flagplot::tactical::gunnery {

/// Visibility of a target and of her flashes, hundreds of yards, by what does not depend on the
/// turn: also for captains. `bearing` is that of the target from the observer.
struct Seen {
    std::int32_t plain = 0;
    std::int32_t flashes = 0;
};
struct Looking {
    std::int32_t tons = 0;  ///< of the target
    std::int32_t bearing = 0;
    bool is_aware = true;    ///< the observer's side
    std::int32_t night = 2;  ///< the observer's grade
    bool has_fired = false;  ///< the target, last turn
    bool is_bright = false;  ///< she burns, or is lit
    bool is_smoked = false;
};
[[nodiscard]] Seen visibility(const Light& light, const Looking& looking, const Tables& tables);

/// How far a radar of this grade detects a ship, yards; 0: not at all (GU-18).
[[nodiscard]] std::int32_t radar_range(std::int32_t grade, std::int32_t tons, const Tables& tables);

/// Lights, smoke, all sightings of the turn, what each side knows after them, and who becomes
/// aware.
void look_out(Field& field);

/// A side becomes aware (GU-20).
void become_aware(Field& field, SideIndex side);

/// What of the end of the turn is seen of the ships that are held: where they are, how they move,
/// that they burn, sink or leave; and who is alert.
void look_again(Field& field);

/// A contact of a side at the level `contact`, or what it has of her already; for the opening and
/// for fire (GU-19). Place in `Side::contacts`.
std::size_t contact_of(Battle& battle, SideIndex side, ShipRef ship, std::int32_t division,
                       const Tables& tables);

/// How a side speaks of a contact: by name, or "a destroyer of E2".
[[nodiscard]] std::string called(const Contact& contact);

}  // namespace flagplot::tactical::gunnery
