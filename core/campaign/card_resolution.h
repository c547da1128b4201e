#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "campaign/turn.h"
#include "rules/air.h"

/// \file
/// The card that is taking effect: shared by the files that aim it, carry it out and finish it.

namespace flagplot::turn {

/// The purpose of a lot drawn for a card: part of the keys of its dice.
enum class Lot : std::uint8_t { formation, square, ship, false_near, false_square };
constexpr std::uint32_t lots_per_card = 8;

/// The card being resolved: the first of this turn's cards that are not done. \pre there is one
[[nodiscard]] const CardResolution& head(const Resolution& turn);
[[nodiscard]] const Card& card(const Resolution& turn);

// turn_aim.cpp: which formations it affects, if any.
/// Decides which formations the card affects. If there are none, the card is done.
void aim(Resolution& turn);
/// The formations that the card affects.
[[nodiscard]] std::vector<FormationId> formations_affected(const Resolution& turn);
[[nodiscard]] bool is_at_sea(const Resolution& turn, FormationId id);
/// Owners learn what happened to their formations, as seen from the bridge. An enemy learns only of
/// effects that it can see (5.2).
void tell_affected(Resolution& turn, const std::vector<ActiveEffect>& effects);
/// Those of these effects that last.
[[nodiscard]] std::vector<ActiveEffect> lasting_of(const Resolution& turn,
                                                   const std::vector<CardEffect>& effects);

/// Whose card it is, and which of the turn's cards, for its dice.
struct CardDice {
    SideId side;
    std::int32_t serial = 0;
};
[[nodiscard]] CardDice dice_of(const CardResolution& card);
/// Rolls a die of the card. `which` distinguishes what it is rolled for: 0 is the card's own test,
/// whose attempt says what it needs.
std::int32_t roll_for_card(Resolution& turn, const CardDice& of, std::uint32_t object,
                           std::uint32_t which, std::int32_t faces, const Attempt& attempt = {});
[[nodiscard]] std::uint32_t lot_index(const CardDice& of, Lot lot);
/// All navigable squares at this distance from a square; nearer ones, too, if `within`.
[[nodiscard]] std::vector<Square> sea_round(const Chart& chart, Square centre,
                                            std::int32_t distance, bool within);
std::optional<Square> square_by_lot(Resolution& turn, const CardDice& of, Lot lot,
                                    const std::vector<Square>& squares);

// turn_effects.cpp: what its verbs do.
void apply(Resolution& turn, const CardEffect& effect);

// turn_rumour.cpp: a false report placed among the true ones.
/// Nine squares that a flight of the side searches this turn.
struct SearchedBlock {
    Square centre;
    Sortie sortie;
};
/// What a false report says, and to which flight's report it is added.
struct Rumour {
    std::size_t flight = 0;
    Square square;
    Declaration declared;
};
/// Decided by the card's dice; none if no flight could truly report an enemy (A-ST-47).
[[nodiscard]] std::optional<Rumour> rumour(Resolution& turn, const FalseReport& due,
                                           const std::vector<SearchedBlock>& flights);

// turn_events.cpp: the course of a card.
/// The card is done and is discarded.
void finish(Resolution& turn, bool had_effect);

}  // namespace flagplot::turn
