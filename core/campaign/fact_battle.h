#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"
#include "view/report_battle.h"

/// \file
/// Facts about battles, from contact to result.

namespace flagplot {

struct BattleMarked {
    BattleId battle;
    Square square;
    std::vector<FormationId> formations;
    std::map<SideId, OwnBattleNumber> numbers;
    std::vector<SideId> surprised;
    Pulse at;
    std::vector<FormationId> turned_back = {};  ///< met the enemy on the way out of this square
    friend bool operator==(const BattleMarked&, const BattleMarked&) = default;
};
FLAGPLOT_FIELDS(BattleMarked, battle, square, formations, numbers, surprised, at, turned_back)

/// Formations have exchanged squares. Whether they fight waits for the umpire's answer about
/// others.
struct CrossingsWait {
    std::vector<Crossing> crossings;  ///< none: nobody waits any more
    friend bool operator==(const CrossingsWait&, const CrossingsWait&) = default;
};
FLAGPLOT_FIELDS(CrossingsWait, crossings)

/// The turn waits for this battle.
struct BattleAwaited {
    BattleId battle;
    friend bool operator==(const BattleAwaited&, const BattleAwaited&) = default;
};
FLAGPLOT_FIELDS(BattleAwaited, battle)

/// Orders were given in a battle that the program fights, after those given before.
struct BattleOrderAdded {
    BattleId battle;
    Fight more;
    friend bool operator==(const BattleOrderAdded&, const BattleOrderAdded&) = default;
};
FLAGPLOT_FIELDS(BattleOrderAdded, battle, more)
template <>
inline constexpr std::string_view kept_as<BattleOrderAdded> = "FightWentOn";

struct BattleFought {
    BattleId battle;
    BattleOutcome outcome;                 ///< after the checks of campaign/result_checks.h
    std::vector<ShipWentIn> went_in = {};  ///< its ships before the battle, by ship
    ResultFrom from = ResultFrom::entered;
    friend bool operator==(const BattleFought&, const BattleFought&) = default;
};
FLAGPLOT_FIELDS(BattleFought, battle, outcome, went_in, from)

/// The prizes in company of a formation. Replaces those it had (contract 4.2).
struct PrizesHeld {
    FormationId formation;
    std::vector<ShipId> ships;  ///< sorted
    friend bool operator==(const PrizesHeld&, const PrizesHeld&) = default;
};
FLAGPLOT_FIELDS(PrizesHeld, formation, ships)

/// A formation slipped away from a battle that nobody could force on it (3.6.3).
struct BattleRefused {
    FormationId formation;
    Square to;
    Pulse at;
    friend bool operator==(const BattleRefused&, const BattleRefused&) = default;
};
FLAGPLOT_FIELDS(BattleRefused, formation, to, at)

/// A formation tried to slip away, but has to fight.
struct RefusalFailed {
    FormationId formation;
    friend bool operator==(const RefusalFailed&, const RefusalFailed&) = default;
};
FLAGPLOT_FIELDS(RefusalFailed, formation)

/// A formation left a battle (3.6.6).
struct FormationBrokeOff {
    FormationId formation;
    Square to;
    friend bool operator==(const FormationBrokeOff&, const FormationBrokeOff&) = default;
};
FLAGPLOT_FIELDS(FormationBrokeOff, formation, to)

}  // namespace flagplot
