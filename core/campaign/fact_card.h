#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"

/// \file
/// Facts about cards: where they are, and what they do.

namespace flagplot {

/// A side's deck, shuffled: all of it, or its discards (A-ST-41).
struct DeckShuffled {
    SideId side;
    std::vector<CardId> draw;
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
FLAGPLOT_FIELDS(DeckShuffled, side, draw)

/// Where a card can be.
enum class Pile : std::uint8_t { draw, under_draw, discards, hand, away };
template <>
inline constexpr std::array<std::string_view, 5> words_of<Pile>{"deck", "bottom of the deck",
                                                                "discards", "hand", "away"};

/// A card went from one pile of its side to another.
struct CardMoved {
    SideId side;
    CardId card;
    Pile from{};
    Pile to{};
    friend bool operator==(const CardMoved&, const CardMoved&) = default;
};
FLAGPLOT_FIELDS(CardMoved, side, card, from, to)

/// A card drawn from a paper deck is on the umpire's table for the next turn.
struct CardLaid {
    CardResolution card;
    friend bool operator==(const CardLaid&, const CardLaid&) = default;
};
FLAGPLOT_FIELDS(CardLaid, strike)

/// A card is taken from the umpire's table.
struct CardTaken {
    CardResolution card;
    friend bool operator==(const CardTaken&, const CardTaken&) = default;
};
FLAGPLOT_FIELDS(CardTaken, strike)

/// A card takes effect in this turn.
struct CardResolutionBegan {
    CardResolution card;
    friend bool operator==(const CardResolutionBegan&, const CardResolutionBegan&) = default;
};
FLAGPLOT_FIELDS(CardResolutionBegan, strike)
template <>
inline constexpr std::string_view kept_as<CardResolutionBegan> = "StrikeBegan";

/// The formation or the square that the card being resolved affects.
struct CardAimed {
    std::optional<FormationId> on;
    std::optional<Square> at;
    friend bool operator==(const CardAimed&, const CardAimed&) = default;
};
FLAGPLOT_FIELDS(CardAimed, on, at)
template <>
inline constexpr std::string_view kept_as<CardAimed> = "StrikeAimed";

/// One effect of the card being resolved is done.
struct CardEffectApplied {
    friend bool operator==(const CardEffectApplied&, const CardEffectApplied&) = default;
};
template <>
inline constexpr std::string_view kept_as<CardEffectApplied> = "StrikeWentOn";

/// The card being resolved is done.
struct CardResolved {
    bool had_effect = false;
    friend bool operator==(const CardResolved&, const CardResolved&) = default;
};
FLAGPLOT_FIELDS(CardResolved, had_effect)
template <>
inline constexpr std::string_view kept_as<CardResolved> = "StrikeOver";

/// The lasting effects on a formation from now on. Replaces those it had.
struct EffectsChanged {
    FormationId formation;
    std::vector<ActiveEffect> effects;
    friend bool operator==(const EffectsChanged&, const EffectsChanged&) = default;
};
FLAGPLOT_FIELDS(EffectsChanged, formation, effects)
template <>
inline constexpr std::string_view kept_as<EffectsChanged> = "EffectsLie";

/// The effects that slow a ship from now on. Replaces those it had.
struct ShipEffectsChanged {
    ShipId ship;
    std::vector<ActiveEffect> effects;
    friend bool operator==(const ShipEffectsChanged&, const ShipEffectsChanged&) = default;
};
FLAGPLOT_FIELDS(ShipEffectsChanged, ship, effects)
template <>
inline constexpr std::string_view kept_as<ShipEffectsChanged> = "EffectsLieOnShip";

/// A ship was damaged outside a battle.
struct ShipHit {
    ShipId ship;
    ShipLeft left;
    friend bool operator==(const ShipHit&, const ShipHit&) = default;
};
FLAGPLOT_FIELDS(ShipHit, ship, left)

struct WeatherCame {
    PassingWeather weather;
    friend bool operator==(const WeatherCame&, const WeatherCame&) = default;
};
FLAGPLOT_FIELDS(WeatherCame, weather)

/// Weather is over whose last turn is this one or an earlier one.
struct WeatherPassed {
    TurnNumber up_to;
    friend bool operator==(const WeatherPassed&, const WeatherPassed&) = default;
};
FLAGPLOT_FIELDS(WeatherPassed, up_to)

struct FlightGiven {
    FreeFlight flight;
    friend bool operator==(const FlightGiven&, const FlightGiven&) = default;
};
FLAGPLOT_FIELDS(FlightGiven, flight)

/// The turn waits for a side's choice.
struct ChoiceAwaited {
    CardChoice choice;
    friend bool operator==(const ChoiceAwaited&, const ChoiceAwaited&) = default;
};
FLAGPLOT_FIELDS(ChoiceAwaited, choice)

struct ChoiceMade {
    bool is_second = false;
    friend bool operator==(const ChoiceMade&, const ChoiceMade&) = default;
};
FLAGPLOT_FIELDS(ChoiceMade, is_second)

}  // namespace flagplot
