#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/fields.h"

/// \file
/// What a module says of each of its turns to those who count battles and plot them when they are
/// over. It is the truth: for the umpire, and for everybody when the war is told.

namespace flagplot::tactical {

/// What one ship fired at another in one turn, with one kind of weapon. Torpedoes are fired in the
/// turn of their launch and hit in the turn of their arrival, which is told although none hit.
struct Fired {
    std::string by;  ///< name of the ship
    std::string at;
    std::string weapon;  ///< as the module calls it: "15h", "torpedo"
    std::int32_t shots = 0;
    std::int32_t hits = 0;

    friend bool operator==(const Fired&, const Fired&) = default;
};
FLAGPLOT_FIELDS(Fired, by, at, weapon, shots, hits)

/// What the torpedoes of every module are called in `Fired::weapon`.
inline constexpr std::string_view torpedo_weapon = "torpedo";

/// A ship at the end of a turn.
struct ShipLogged {
    std::string ship;
    std::int32_t east = 0;  ///< yards from any place that stays the same
    std::int32_t north = 0;
    std::int32_t hull = 100;     ///< percent of new; 0: a wreck
    std::int32_t knots = 0;      ///< the most she can make
    bool has_main_guns = false;  ///< can one of them still fire?
    bool is_sunk = false;
    bool has_left = false;

    friend bool operator==(const ShipLogged&, const ShipLogged&) = default;
};
FLAGPLOT_FIELDS(ShipLogged, ship, east, north, hull, knots, has_main_guns, is_sunk, has_left)

/// One turn of the module's: every ship of the request once, in its order.
struct LoggedTurn {
    std::int32_t minutes = 0;  ///< since the battle began; 0: before its first turn
    std::vector<ShipLogged> ships;
    std::vector<Fired> fired;

    friend bool operator==(const LoggedTurn&, const LoggedTurn&) = default;
};
FLAGPLOT_FIELDS(LoggedTurn, minutes, ships, fired)

}  // namespace flagplot::tactical
