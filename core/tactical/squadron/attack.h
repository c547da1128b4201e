#pragma once

#include <cstdint>
#include <string>

#include "tactical/squadron/ground.h"
#include "tactical/squadron/switches.h"

/// \file
/// Attack dice and what their hits do (US-35, US-37 to US-40). Gunfire, rams, collisions, blasts
/// and hand-to-hand combat read their dice in the same way.

namespace flagplot::tactical::squadron {

/// The face from which on a die hits; without modifiers (US-35, US-36).
inline constexpr std::int32_t usual_face = 4;

/// Hits of one face: 6 is two, and the die is rolled again.
[[nodiscard]] constexpr std::int32_t hits_of_face(std::int32_t face, std::int32_t needed) {
    return face == 6 ? 2 : face >= needed ? 1 : 0;
}

struct AttackDice {
    std::int32_t dice = 0;
    std::int32_t needed = usual_face;
    bool rerolls_misses = false;  ///< dice whose first face missed, once (US-B30)
};

struct AttackRoll {
    std::int32_t hits = 0;
    std::string faces;  ///< "4, 6+2, 1", if it is logged
};

[[nodiscard]] AttackRoll rolled(Ground& ground, ShipNumber by, DieUse use, const AttackDice& dice);

/// What attacks what (US-52, US-53).
enum class AttackKind : std::uint8_t { plain, red_ram };

/// What a number of hits costs: one hull point, or criticals.
struct Harm {
    std::int32_t hull = 0;
    std::int32_t criticals = 0;

    friend bool operator==(const Harm&, const Harm&) = default;
};
[[nodiscard]] Harm harm_of(const Switches& switches, std::int32_t hits, std::int32_t damage_rating,
                           std::int32_t critical_rating, AttackKind kind = AttackKind::plain);

/// The same against a ship as she is now.
[[nodiscard]] Harm harm_to(const Ground& ground, ShipNumber target, std::int32_t hits,
                           AttackKind kind = AttackKind::plain);

/// Takes hull points and puts criticals in line. `by`: the side that did it, if any.
void do_harm(Ground& ground, ShipNumber target, const Harm& harm, std::optional<SideIndex> by);

}  // namespace flagplot::tactical::squadron
