#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// From contact to battle: who fights, who slips away (3.6, A-ST-22, A-ST-39).
/// Rules page: docs/rules/campaign.md#contact-to-battle

namespace flagplot {

/// How a captain meets the enemy (A-ST-39).
enum class Stance : std::uint8_t { seek, accept, avoid };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Stance>{"seek", "accept", "avoid"};

/// Where two formations must be to fight (A-ST-22).
enum class BattleContact : std::uint8_t { same_square, adjacent_ok };
template <>
inline constexpr std::array<std::string_view, 2> words_of<BattleContact>{"same_square",
                                                                         "adjacent_ok"};

/// Who decides whether a battle can be refused (A-ST-22).
enum class BattleRefusal : std::uint8_t { speed, never, umpire };
template <>
inline constexpr std::array<std::string_view, 3> words_of<BattleRefusal>{"speed", "never",
                                                                         "umpire"};

/// The last turn of a battle that was joined in `turn`: one more for every six hours (A-ST-55).
[[nodiscard]] constexpr TurnNumber last_turn_of_battle(TurnNumber turn, std::int32_t minutes) {
    constexpr std::int32_t minutes_per_turn = 360;
    return turn + TurnNumber{minutes / minutes_per_turn};
}

/// A formation's stance until another is ordered (A-ST-39).
[[nodiscard]] constexpr Stance first_stance(bool has_battle_units) {
    return has_battle_units ? Stance::accept : Stance::avoid;
}

/// How fast a formation can get away.
struct Pace {
    MovePoints points;   ///< of this turn, without those carried
    KnotTenths slowest;  ///< the lowest maximum speed of its ships, as they are now

    friend auto operator<=>(const Pace&, const Pace&) = default;
};

/// One formation against one enemy in its square.
struct Meeting {
    Stance own{};
    Stance enemy{};
    bool own_has_spotted = false;
    bool enemy_has_spotted = false;
    bool has_refused = false;  ///< this formation, already in this turn
    Pace own_pace;
    Pace enemy_pace;
};

/// What happens to this formation's wish not to fight.
enum class Evasion : std::uint8_t { none, slips_away, held, rolls, umpire };

/// Must these two fight if neither slips away (3.6.1, 3.6.5)? One of them must want to and know of
/// the other: a formation that avoids battle and has not been seen lets the enemy pass.
[[nodiscard]] bool is_battle_due(const Meeting& meeting);

/// Whether a formation that avoids battle gets away (3.6.3, 3.6.4); not without a movement point of
/// its own (A-ST-04). \pre a battle is due
[[nodiscard]] Evasion evasion_of(const Meeting& meeting, BattleRefusal rule);

/// Has this side surprised the other (3.6.4)?
[[nodiscard]] bool has_surprise(const Meeting& meeting);

}  // namespace flagplot
