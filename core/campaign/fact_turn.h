#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/dice.h"
#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"

/// \file
/// Facts about the course of the turn: its phases, dice and queue, and its end.

namespace flagplot {

/// The campaign has only one player, on this side.
struct SoloBegun {
    SideId side;
    friend bool operator==(const SoloBegun&, const SoloBegun&) = default;
};
FLAGPLOT_FIELDS(SoloBegun, side)

/// Dice that were seen in commands that were taken back.
struct DiceRemembered {
    std::vector<SeenDice> seen;
    friend bool operator==(const DiceRemembered&, const DiceRemembered&) = default;
};
FLAGPLOT_FIELDS(DiceRemembered, seen)

/// A command and everything after it were taken back.
struct CommandWithdrawn {
    std::int32_t command = 0;
    std::string why;
    friend bool operator==(const CommandWithdrawn&, const CommandWithdrawn&) = default;
};
FLAGPLOT_FIELDS(CommandWithdrawn, command, why)

struct TurnOpened {
    TurnNumber turn;
    Light light{};
    std::uint8_t line = 0;
    Digest orders{};  ///< of all sheets in force, and of what was decided before
    friend bool operator==(const TurnOpened&, const TurnOpened&) = default;
};
FLAGPLOT_FIELDS(TurnOpened, turn, light, line, orders)

/// Something was decided that affects the turn. The dice from now on are of this line.
struct DecisionCounted {
    std::uint8_t line = 0;
    Digest decided{};  ///< of all decisions of the turn so far
    friend bool operator==(const DecisionCounted&, const DecisionCounted&) = default;
};
FLAGPLOT_FIELDS(DecisionCounted, line, decided)

struct PhaseEntered {
    Phase phase{};
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
FLAGPLOT_FIELDS(PhaseEntered, phase)

/// A die: its purpose, what was needed, what it showed. Only the umpire sees it.
struct DieRolled {
    DieKey key;
    std::int32_t faces = 0;
    std::vector<Modifier> modifiers;
    std::int32_t needed = 0;  ///< this or less succeeds; 0: nothing was needed
    std::int32_t result = 0;
    friend bool operator==(const DieRolled&, const DieRolled&) = default;
};
FLAGPLOT_FIELDS(DieRolled, key, faces, modifiers, needed, result)

/// The order in which sides activate.
struct InitiativeDecided {
    std::vector<SideId> won;    ///< best roll first
    std::vector<SideId> began;  ///< who activates first, second, ...
    friend bool operator==(const InitiativeDecided&, const InitiativeDecided&) = default;
};
FLAGPLOT_FIELDS(InitiativeDecided, won, began)

struct QueueDrawnUp {
    std::vector<FormationId> queue;
    friend bool operator==(const QueueDrawnUp&, const QueueDrawnUp&) = default;
};
FLAGPLOT_FIELDS(QueueDrawnUp, queue)

/// The formation at the head of the queue begins to move.
struct FormationUnderWay {
    FormationId formation;
    friend bool operator==(const FormationUnderWay&, const FormationUnderWay&) = default;
};
FLAGPLOT_FIELDS(FormationUnderWay, formation)

/// The formation at the head of the queue is done. The next one is at the head.
struct FormationDone {
    FormationId formation;
    friend bool operator==(const FormationDone&, const FormationDone&) = default;
};
FLAGPLOT_FIELDS(FormationDone, formation)

struct PulseBegan {
    Pulse pulse;
    friend bool operator==(const PulseBegan&, const PulseBegan&) = default;
};
FLAGPLOT_FIELDS(PulseBegan, pulse)

struct CaptainAsked {
    FormationId formation;
    friend bool operator==(const CaptainAsked&, const CaptainAsked&) = default;
};
FLAGPLOT_FIELDS(CaptainAsked, formation)

struct CaptainAnswered {
    FormationId formation;
    friend bool operator==(const CaptainAnswered&, const CaptainAnswered&) = default;
};
FLAGPLOT_FIELDS(CaptainAnswered, formation)

/// A side got points (A-ST-32).
struct SidePaid {
    VictoryPaid paid;
    friend bool operator==(const SidePaid&, const SidePaid&) = default;
};
FLAGPLOT_FIELDS(SidePaid, paid)

struct TurnClosed {
    TurnNumber next;
    bool is_war_over = false;
    friend bool operator==(const TurnClosed&, const TurnClosed&) = default;
};
FLAGPLOT_FIELDS(TurnClosed, next, is_war_over)

}  // namespace flagplot
