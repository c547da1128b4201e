#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/damage.h"
#include "rules/effect.h"
#include "rules/movement.h"
#include "view/report_sighting.h"
#include "view/told_text.h"

/// \file
/// Reports about battles, and what they leave of the ships.

namespace flagplot {

/// An enemy formation met in battle, which must be declared.
struct EnemyMet {
    ContactId contact;  ///< numbered by this seat
    Declaration declared;

    friend bool operator==(const EnemyMet&, const EnemyMet&) = default;
};
FLAGPLOT_FIELDS(EnemyMet, contact, declared)

/// Own formations have joined battle.
struct BattleJoined {
    OwnBattleNumber battle;
    Square square;
    std::vector<OwnNumber> own;
    std::vector<EnemyMet> enemy;  ///< largest first
    Pulse at;
    std::vector<OwnNumber> turned_back = {};  ///< met the enemy on the way out of this square

    friend bool operator==(const BattleJoined&, const BattleJoined&) = default;
};
FLAGPLOT_FIELDS(BattleJoined, battle, square, own, enemy, at, turned_back)

/// What is left of a ship. Her owner is told all of it.
struct ShipState {
    Hundredths hull{100};
    Hundredths speed{100};
    std::optional<TurnNumber> hurt = {};  ///< the last turn in which it was damaged
    Fate fate{};                          ///< sunk if and only if nothing of the hull is left
    std::optional<SideId> captor = {};    ///< of a captured one, if it is known
    Hundredths crew{100};
    Hundredths firepower{100};
    Hundredths ammunition{100};
    std::vector<ToldText> notes = {};        ///< what lasts: "rudder jammed"
    std::vector<ActiveEffect> effects = {};  ///< of cards, that slow her now
    std::vector<ToldText> lasting = {};      ///< effects in the words of modules (contract TC-6)

    friend bool operator==(const ShipState&, const ShipState&) = default;
    [[nodiscard]] bool is_sunk() const { return hull == Hundredths{0}; }
    /// No longer of use to its side: sunk, or captured.
    [[nodiscard]] bool is_lost() const { return is_sunk() || fate == Fate::captured; }
    [[nodiscard]] bool is_damaged() const {
        return hull < Hundredths{100} || speed < Hundredths{100} || fate == Fate::derelict;
    }
    /// Was it damaged in that turn, and is it afloat?
    [[nodiscard]] bool is_hurt_in(TurnNumber turn) const { return hurt == turn && !is_lost(); }
};
FLAGPLOT_FIELDS(ShipState, hull, speed, hurt, fate, captor, crew, firepower, ammunition, notes,
                effects, lasting)

/// One own ship after a battle, other damage or a repair.
struct OwnShipLeft {
    OwnShip ship;
    ShipState left;

    friend bool operator==(const OwnShipLeft&, const OwnShipLeft&) = default;
};
FLAGPLOT_FIELDS(OwnShipLeft, ship, left)

/// Ships of an own formation: after a battle all of them, otherwise those whose state changed.
struct OwnShipsLeft {
    OwnNumber formation;
    std::vector<OwnShipLeft> ships;

    friend bool operator==(const OwnShipsLeft&, const OwnShipsLeft&) = default;
};
FLAGPLOT_FIELDS(OwnShipsLeft, formation, ships)

/// A captured enemy ship.
struct Prize {
    ToldText name;
    ToldText class_name;
    ShipType type{};

    friend bool operator==(const Prize&, const Prize&) = default;
};
FLAGPLOT_FIELDS(Prize, name, class_name, type)

/// The prizes in company of an own formation. Replaces those it had.
struct OwnPrizes {
    OwnNumber formation;
    std::vector<Prize> prizes;

    friend bool operator==(const OwnPrizes&, const OwnPrizes&) = default;
};
FLAGPLOT_FIELDS(OwnPrizes, formation, prizes)

/// Where the result of a battle comes from.
enum class ResultFrom : std::uint8_t {
    entered,  ///< by hand: from a table, another program, history
    fought    ///< the program fought the battle, and can fight it again
};
template <>
inline constexpr std::array<std::string_view, 2> words_of<ResultFrom>{"entered", "fought"};

/// A battle of this side has a result; `learned` is what this side learned from it. The battle is
/// over with this turn, or goes on to the end of a later one (A-ST-55).
struct BattleOver {
    OwnBattleNumber battle;
    Square square;
    TurnNumber last;  ///< the last turn of the battle
    ToldText learned;
    Minutes length;
    ResultFrom from = ResultFrom::fought;

    [[nodiscard]] bool goes_on() const { return last_turn_of_battle({}, length.count).count > 0; }
    friend bool operator==(const BattleOver&, const BattleOver&) = default;
};
FLAGPLOT_FIELDS(BattleOver, battle, square, last, learned, length, from)

/// A battle that went on into further turns is over (A-ST-55).
struct BattleEnded {
    OwnBattleNumber battle;
    Square square;

    friend bool operator==(const BattleEnded&, const BattleEnded&) = default;
};
FLAGPLOT_FIELDS(BattleEnded, battle, square)

/// Own formation refused a battle and slipped away (3.6.3).
struct OwnSlipped {
    OwnNumber formation;
    Square to;
    Pulse at;

    friend bool operator==(const OwnSlipped&, const OwnSlipped&) = default;
};
FLAGPLOT_FIELDS(OwnSlipped, formation, to, at)

/// Own formation broke off a battle (3.6.6).
struct OwnBrokeOff {
    OwnNumber formation;
    Square to;

    friend bool operator==(const OwnBrokeOff&, const OwnBrokeOff&) = default;
};
FLAGPLOT_FIELDS(OwnBrokeOff, formation, to)

/// An own formation that seeks battle leaves its course to attack a contact beside it (A-ST-39).
struct OwnAttacks {
    OwnNumber formation;
    ContactId contact;
    Square square;  ///< where its side believes the contact to be
    Pulse at;

    friend bool operator==(const OwnAttacks&, const OwnAttacks&) = default;
};
FLAGPLOT_FIELDS(OwnAttacks, formation, contact, square, at)

/// An own formation found nobody to fight where it attacked, as far as it could see.
struct OwnAttackMissed {
    OwnNumber formation;
    ContactId contact;
    Square square;
    std::optional<OwnBattleNumber>
        battle;  ///< a battle of its side in that square, in which it takes no part
    Pulse at;

    friend bool operator==(const OwnAttackMissed&, const OwnAttackMissed&) = default;
};
FLAGPLOT_FIELDS(OwnAttackMissed, formation, contact, square, battle, at)

}  // namespace flagplot
