#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/calendar.h"
#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "rules/light.h"
#include "rules/weather.h"
#include "view/told_text.h"

/// \file
/// Reports about the game itself: dice, turns, sheets, weather, messages and releases.

namespace flagplot {

/// The seed of dice that everybody can predict.
struct PublicSeed {
    std::uint64_t number = 0;

    friend bool operator==(const PublicSeed&, const PublicSeed&) = default;
};
FLAGPLOT_FIELDS(PublicSeed, number)

/// The umpire's promise about the dice: a digest of the secret alone.
struct DiceCommitted {
    Digest commitment{};
    std::optional<PublicSeed> seed = {};  ///< none: the dice are secret

    friend bool operator==(const DiceCommitted&, const DiceCommitted&) = default;
};
FLAGPLOT_FIELDS(DiceCommitted, commitment, seed)

/// The side's own word is part of the dice of the turn that begins.
struct WordTaken {
    ToldText word;

    friend bool operator==(const WordTaken&, const WordTaken&) = default;
};
FLAGPLOT_FIELDS(WordTaken, word)

/// The umpire took back a decision of this turn, and everything after it. The side is not told
/// whose it was.
struct TakenBackTold {
    TurnNumber turn;

    friend bool operator==(const TakenBackTold&, const TakenBackTold&) = default;
};
FLAGPLOT_FIELDS(TakenBackTold, turn)

struct TurnBegan {
    TurnNumber turn;
    Light light{};

    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
FLAGPLOT_FIELDS(TurnBegan, turn, light)

/// The turn is over. Unless it was the last, orders for the next one are due.
struct TurnEnded {
    TurnNumber turn;

    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
FLAGPLOT_FIELDS(TurnEnded, turn)

/// The receipt of a sheet. Only its own side is told that it has arrived.
struct OrdersReceived {
    Digest receipt{};  ///< of the side's own canonical orders

    friend bool operator==(const OrdersReceived&, const OrdersReceived&) = default;
};
FLAGPLOT_FIELDS(OrdersReceived, receipt)

/// Who won the roll for the initiative, and who began (told only in `alternating` play).
struct InitiativeTold {
    SideId won;
    SideId began;

    friend bool operator==(const InitiativeTold&, const InitiativeTold&) = default;
};
FLAGPLOT_FIELDS(InitiativeTold, won, began)

/// The weather forecast for a turn, which everybody is told.
struct WeatherTold {
    TurnNumber turn;
    std::vector<WeatherZone> zones;

    friend bool operator==(const WeatherTold&, const WeatherTold&) = default;
};
FLAGPLOT_FIELDS(WeatherTold, turn, zones)

/// The umpire set the light of a turn.
struct LightTold {
    TurnNumber turn;
    Light light{};

    friend bool operator==(const LightTold&, const LightTold&) = default;
};
FLAGPLOT_FIELDS(LightTold, turn, light)

/// The umpire set a switch of the rules. Everybody is told.
struct SwitchTold {
    ToldText key;
    ToldText value;

    friend bool operator==(const SwitchTold&, const SwitchTold&) = default;
};
FLAGPLOT_FIELDS(SwitchTold, key, value)

/// A text for this side: from a card or the umpire.
struct TextTold {
    ToldText text;

    friend bool operator==(const TextTold&, const TextTold&) = default;
};
FLAGPLOT_FIELDS(TextTold, text)

/// A message from the umpire, or from another side through the umpire.
struct MessageTold {
    std::optional<SideId> from;  ///< none: the umpire
    ToldText text;

    friend bool operator==(const MessageTold&, const MessageTold&) = default;
};
FLAGPLOT_FIELDS(MessageTold, from, text)

/// The umpire released everything the side was told before this, or the turn ended in a campaign
/// that releases by itself. What the side is told from now on waits for the next release.
struct Released {
    TurnNumber turn;  ///< the turn to be ordered next
    /// A fingerprint of the whole record before it, under a key that is published after the war;
    /// until then the side cannot make use of it (campaign/record_print.h). None: there is no
    /// record.
    std::optional<Digest> record = {};

    friend bool operator==(const Released&, const Released&) = default;
};
FLAGPLOT_FIELDS(Released, turn, record)

}  // namespace flagplot
