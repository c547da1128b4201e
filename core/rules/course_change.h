#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/quantity.h"
#include "chart/square.h"

/// \file
/// When a captain may change course, and how far (ST-24 to ST-29, A-ST-14, A-ST-18).
/// Rules page: docs/rules/campaign.md#change-of-course

namespace flagplot {

/// Whose sighting or battle frees a formation (A-ST-14).
enum class ScopeKind : std::uint8_t { side, own, radius };
template <>
inline constexpr std::array<std::string_view, 3> words_of<ScopeKind>{"side", "own", "radius"};

struct TriggerScope {
    ScopeKind kind{};
    Squares radius;  ///< only for `radius`

    friend bool operator==(const TriggerScope&, const TriggerScope&) = default;
};
FLAGPLOT_FIELDS(TriggerScope, kind, radius)

/// Something that can free a captain: an enemy spotted or a battle being fought.
struct Trigger {
    TurnNumber turn;      ///< when it happened
    Square where;         ///< where it happened
    bool is_own = false;  ///< this formation itself saw it or fights in it
};

/// Does a contact last seen in `seen` still free captains in `now`? Until the end of the next turn,
/// if `current_turns` is 1 (A-ST-18).
[[nodiscard]] bool is_current(TurnNumber seen, TurnNumber now, std::int32_t current_turns);

/// Does this trigger concern a formation in `square` (A-ST-14)?
[[nodiscard]] bool is_within_scope(const Trigger& trigger, Square square,
                                   const TriggerScope& scope);

/// A battle frees in its own turn and in the next one (3.1).
[[nodiscard]] bool is_battle_current(TurnNumber fought, TurnNumber now);

/// What happens to a formation that has reached its destination, by the campaign's rule (ST-28,
/// ST-29, ST-08).
enum class AtDestination : std::uint8_t {
    goes_on,  ///< it, or part of it, may be given a new destination
    is_over,  ///< its destination is final
    leaves    ///< it leaves the game there at the end of the turn
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<AtDestination>{"free", "final", "leaves"};

/// What a captain may do with the route.
enum class Freedom : std::uint8_t {
    none,         ///< steam on (ST-24)
    checkpoints,  ///< move the checkpoints, keep the destination (ST-26, ST-27)
    everything,   ///< at its destination, or without a route: any route (ST-28)
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Freedom>{"none", "checkpoints",
                                                                   "everything"};

[[nodiscard]] constexpr Freedom freedom(bool has_destination, bool is_triggered) {
    if (!has_destination) return Freedom::everything;
    return is_triggered ? Freedom::checkpoints : Freedom::none;
}

/// May a formation stay where it is? If it has no route to follow, or the campaign allows it
/// (ST-17, A-ST-33).
[[nodiscard]] constexpr bool may_hold(bool has_destination, bool allow_hold) {
    return !has_destination || allow_hold;
}

}  // namespace flagplot
