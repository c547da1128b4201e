#pragma once

#include <variant>

#include "base/codec.h"
#include "base/sealed.h"
#include "view/report_battle.h"
#include "view/report_card.h"
#include "view/report_formation.h"
#include "view/report_game.h"
#include "view/report_order.h"
#include "view/report_sighting.h"

/// \file
/// What a seat may be told (5.2), in the past tense. Reports name own formations by own number and
/// the enemy by the seat's own contact numbers. An id of the truth, a die, a plain number or a
/// digest of the truth does not compile (view/tellable.h).

namespace flagplot {

using ReportKinds =
    std::variant<DiceCommitted, TurnBegan, TurnEnded, OrdersReceived, OwnEntered, OwnRouteSet,
                 OwnStanceTaken, OwnRadarUsed, OwnConditionsSet, OwnConditionMet, OwnOrderLapsed,
                 OwnAllowance, OwnMoved, OwnReached, OwnTurnOver, OwnSpotted, Seen, InitiativeTold,
                 BattleJoined, OwnShipsLeft, BattleOver, SideOrderLapsed, OwnFounded, OwnMerged,
                 OwnSlipped, OwnBrokeOff, AirReport, ContactReported, BlockLearned, WeatherTold,
                 CardDealt, CardPlayed, OwnStruck, OwnWeathered, OwnRefreshed, TextTold, OwnPlaced,
                 OwnFreed, OwnLeft, CardTakenAway, LightTold, SwitchTold, MessageTold, OwnPrizes,
                 OwnRenamed, OwnAttacks, OwnAttackMissed, ContactRevised, Released, BattleEnded,
                 OwnTaskSet, OwnTaskOver, OwnSpeedSet, OwnConditionExpired, WordTaken,
                 TakenBackTold>;

/// Something a seat is told.
using Report = Sealed<ReportKinds>;

/// Does it wait for the umpire's release? All reports do, except the receipt that a side gets as
/// soon as it hands in its sheet, and the release itself.
[[nodiscard]] inline bool is_for_release(const Report& report) {
    return !std::holds_alternative<OrdersReceived>(report) &&
           !std::holds_alternative<Released>(report);
}
FLAGPLOT_BYTES_ELSEWHERE(Report);

}  // namespace flagplot
