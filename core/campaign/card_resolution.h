#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "campaign/turn.h"
#include "rules/air.h"

/// \file
/// The card that is taking effect, shared by the files that aim it, carry it out and finish it.

namespace flagplot::turn {

/// What lots of one card are drawn for: part of the keys of their dice.
enum class Lot : std::uint8_t { formation, square, ship, false_near, false_square };
constexpr std::uint32_t lots_per_card = 8;

/// The card in hand: the first of those that take effect this turn. \pre there is one
[[nodiscard]] const CardResolution& head(const Resolution& turn);
[[nodiscard]] const Card& card(const Resolution& turn);

// turn_aim.cpp: whom it strikes, and whether it does.
/// Settles whom the card strikes; where that is nobody, the card is done with.
void aim(Resolution& turn);
/// The formations a card has its effects on.
[[nodiscard]] std::vector<FormationId> formations_affected(const Resolution& turn);
[[nodiscard]] bool is_at_sea(const Resolution& turn, FormationId id);
/// Owners learn what happened to their formations, as seen from the bridge; an enemy learns only
/// effects that it can see (5.2).
void tell_affected(Resolution& turn, const std::vector<ActiveEffect>& effects);
/// What lies on a formation for a while by these effects.
[[nodiscard]] std::vector<ActiveEffect> lasting_of(const Resolution& turn,
                                                   const std::vector<CardEffect>& effects);

/// Whose dice a card's are, and which of the turn's cards it is.
struct CardDice {
    SideId side;
    std::int32_t serial = 0;
};
[[nodiscard]] CardDice dice_of(const CardResolution& card);
/// A die of the card about something, of which `which` tells apart what it is rolled for: 0 its own
/// test, whose attempt says what it needs.
std::int32_t roll_for_card(Resolution& turn, const CardDice& of, std::uint32_t object,
                           std::uint32_t which, std::int32_t faces, const Attempt& attempt = {});
[[nodiscard]] std::uint32_t lot_index(const CardDice& of, Lot lot);
/// All navigable squares so far from a square, nearer ones too if `within`.
[[nodiscard]] std::vector<Square> sea_round(const Chart& chart, Square centre,
                                            std::int32_t distance, bool within);
std::optional<Square> square_by_lot(Resolution& turn, const CardDice& of, Lot lot,
                                    const std::vector<Square>& squares);

// turn_effects.cpp: what its verbs do.
void apply(Resolution& turn, const CardEffect& effect);

// turn_rumour.cpp: a false report among the true ones.
/// Nine squares that a flight of the side searches this turn.
struct SearchedBlock {
    Square centre;
    Sortie sortie;
};
/// What a false report says, and in which flight's report it stands.
struct Rumour {
    std::size_t flight = 0;
    Square square;
    Declaration declared;
};
/// By the card's dice; none where no flight could truly report an enemy (A-ST-47).
[[nodiscard]] std::optional<Rumour> rumour(Resolution& turn, const FalseReport& due,
                                           const std::vector<SearchedBlock>& flights);

// turn_events.cpp: its course.
/// The card is done with and goes to the discards.
void finish(Resolution& turn, bool had_effect);

}  // namespace flagplot::turn
