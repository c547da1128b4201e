#pragma once

#include <string>

#include "campaign/fact.h"
#include "present/truth/fact_text_names.h"

/// \file
/// The umpire's log of everything but movement, sightings and battles.

namespace flagplot {

/// One sentence each: splitting and merging, battles refused, searches, cards, weather, points.
struct EventLog {
    const FactNames names;

    // splitting and merging, refusing a battle
    std::string operator()(const FormationFounded& fact) const;
    std::string operator()(const FormationsMerged& fact) const;
    std::string operator()(const BattleRefused& fact) const;
    std::string operator()(const RefusalFailed& fact) const;
    std::string operator()(const FormationBrokeOff& fact) const;

    // searches
    std::string operator()(const SideLapsed& fact) const;
    std::string operator()(const SortieFlown& fact) const;
    std::string operator()(const FoundFromAir& fact) const;
    std::string operator()(const ContactInvented& fact) const;
    std::string operator()(const EnemyRevealed& fact) const;
    std::string operator()(const FlightGiven& fact) const;
    std::string operator()(const FalseReportDue& fact) const;
    std::string operator()(const FalseReportDropped& fact) const;

    // cards
    std::string operator()(const DeckShuffled& fact) const;
    std::string operator()(const CardMoved& fact) const;
    std::string operator()(const CardLaid& fact) const;
    std::string operator()(const CardTaken& fact) const;
    std::string operator()(const CardResolutionBegan& fact) const;
    std::string operator()(const CardAimed& fact) const;
    std::string operator()(const CardEffectApplied& fact) const;
    std::string operator()(const CardResolved& fact) const;
    std::string operator()(const EffectsChanged& fact) const;
    std::string operator()(const ShipEffectsChanged& fact) const;
    std::string operator()(const ShipHit& fact) const;
    std::string operator()(const ChoiceAwaited& fact) const;
    std::string operator()(const ChoiceMade& fact) const;
    std::string operator()(const RulingAwaited& fact) const;
    std::string operator()(const RulingGiven& fact) const;

    // weather and victory
    std::string operator()(const WeatherCame& fact) const;
    std::string operator()(const WeatherPassed& fact) const;
    std::string operator()(const SidePaid& fact) const;
};

}  // namespace flagplot
