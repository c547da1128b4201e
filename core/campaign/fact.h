#pragma once

#include <variant>

#include "base/codec.h"
#include "base/sealed.h"
#include "campaign/fact_battle.h"
#include "campaign/fact_card.h"
#include "campaign/fact_formation.h"
#include "campaign/fact_order.h"
#include "campaign/fact_ruling.h"
#include "campaign/fact_sighting.h"
#include "campaign/fact_turn.h"
#include "campaign/state.h"

/// \file
/// What happened, in truth, in the past tense, only for the umpire. Applying the facts of a step to
/// the state before it gives the state after it.

namespace flagplot {

using FactKinds = std::variant<
    DiceRemembered, CommandWithdrawn, SheetReceived, TurnOpened, PhaseEntered, FormationEntered,
    RouteSet, LegPlanned, StanceTaken, RadarUsed, PlaceTaken, HoldOrdered, ConditionsSet,
    ConditionMet, OrderLapsed, DieRolled, InitiativeDecided, QueueDrawnUp, FormationUnderWay,
    FormationDone, PulseBegan, AllowanceSet, FormationMoved, MarkerReached, SightingTried,
    CaptainAsked, CaptainAnswered, BattleMarked, BattleAwaited, BattleFought, FormationLost,
    FormationRested, SpottingForgotten, TurnClosed, SideLapsed, FormationFounded, FormationsMerged,
    BattleRefused, RefusalFailed, FormationBrokeOff, SortieFlown, FoundFromAir, DeckShuffled,
    CardMoved, CardLaid, CardTaken, CardResolutionBegan, CardAimed, CardEffectApplied, CardResolved,
    EffectsChanged, ShipHit, WeatherCame, WeatherPassed, ContactInvented, EnemyRevealed,
    FlightGiven, ChoiceAwaited, ChoiceMade, RulingAwaited, RulingGiven, SidePaid, UmpireRuled,
    BriefingsReleased, MessagePassed, RefusalOverruled, PrizesHeld, SoloBegun, CampaignAmended,
    CrossingsWait, BattleOrderAdded, SheetRefused, NoteTaken, FormationDeparted, ShipEffectsChanged,
    FalseReportDue, FalseReportDropped, ConditionExpired, TaskSet, TaskOver, SpeedSet,
    DecisionCounted, BriefingsReleasedTo>;

/// Something that happened.
using Fact = Sealed<FactKinds>;

/// Is it of one of these kinds?
template <class... Kinds>
[[nodiscard]] bool is_one_of(const Fact& fact) {
    return (std::holds_alternative<Kinds>(fact) || ...);
}
FLAGPLOT_BYTES_ELSEWHERE(Fact);

/// Copies one fact into the state. Decides nothing, and does not change a view.
void evolve(CampaignState& state, const Fact& fact);

}  // namespace flagplot
