#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/forces.h"
#include "rules/sighting.h"

/// \file
/// What a side may order: imperative, values only, each with one canonical line of text
/// (view/notation.h). Rules page: docs/rules/campaign.md#orders

namespace flagplot {

/// How a captain meets the enemy (A-ST-39).
enum class Stance : std::uint8_t { seek, accept, avoid };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Stance>{"seek", "accept", "avoid"};

/// Who begins when this side wins the initiative (A-ST-37).
enum class Initiative : std::uint8_t { self, enemy };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Initiative>{"self", "enemy"};

/// Steam by these checkpoints to this destination (ST-06).
struct PlotRoute {
    std::vector<Square> checkpoints;
    Square destination;

    friend bool operator==(const PlotRoute&, const PlotRoute&) = default;
};
FLAGPLOT_FIELDS(PlotRoute, checkpoints, destination)

/// Stay where you are this turn.
struct Hold {
    friend bool operator==(const Hold&, const Hold&) = default;
};

struct TakeStance {
    Stance stance{};

    friend bool operator==(const TakeStance&, const TakeStance&) = default;
};
FLAGPLOT_FIELDS(TakeStance, stance)

/// Use radar, or keep it silent.
struct UseRadar {
    bool on = true;

    friend bool operator==(const UseRadar&, const UseRadar&) = default;
};
FLAGPLOT_FIELDS(UseRadar, on)

/// Be activated in this place among one's own formations this turn (A-ST-37).
struct TakePlace {
    std::int32_t place = 1;

    friend bool operator==(const TakePlace&, const TakePlace&) = default;
};
FLAGPLOT_FIELDS(TakePlace, place)

/// What a captain can be told to do at once, or when something happens.
using Action = std::variant<PlotRoute, Hold, TakeStance, UseRadar>;

/// A current contact that is all of this; what is unknown of a contact does not count as met.
struct WhenContact {
    std::optional<ShipType> type_or_bigger;
    std::optional<ShipCount> at_least;
    std::optional<Squares> within;
    std::optional<SightMode> by;

    friend bool operator==(const WhenContact&, const WhenContact&) = default;
};
FLAGPLOT_FIELDS(WhenContact, type_or_bigger, at_least, within, by)

/// This formation knows that it was spotted, in this turn or the last.
struct WhenSighted {
    friend bool operator==(const WhenSighted&, const WhenSighted&) = default;
};

/// A battle of one's own side is being fought.
struct WhenBattle {
    std::optional<Squares> within;

    friend bool operator==(const WhenBattle&, const WhenBattle&) = default;
};
FLAGPLOT_FIELDS(WhenBattle, within)

struct WhenAt {
    Square square;

    friend bool operator==(const WhenAt&, const WhenAt&) = default;
};
FLAGPLOT_FIELDS(WhenAt, square)

/// From this turn on.
struct WhenTurn {
    TurnNumber turn;

    friend bool operator==(const WhenTurn&, const WhenTurn&) = default;
};
FLAGPLOT_FIELDS(WhenTurn, turn)

using Condition = std::variant<WhenContact, WhenSighted, WhenBattle, WhenAt, WhenTurn>;

/// "when A and B then do that": judged on the side's own picture at the formation's next
/// activation; the first that holds acts, once (5.3).
struct Conditional {
    std::vector<Condition> all;
    Action then;

    friend bool operator==(const Conditional&, const Conditional&) = default;
};
FLAGPLOT_FIELDS(Conditional, all, then)

/// One line of a sheet for one formation.
struct FormationOrder {
    OwnNumber formation;
    std::variant<PlotRoute, Hold, TakeStance, UseRadar, TakePlace, Conditional> what;

    friend bool operator==(const FormationOrder&, const FormationOrder&) = default;
};
FLAGPLOT_FIELDS(FormationOrder, formation, what)

/// One line of a sheet for the whole side.
struct UseInitiative {
    Initiative who{};

    friend bool operator==(const UseInitiative&, const UseInitiative&) = default;
};
FLAGPLOT_FIELDS(UseInitiative, who)

using Order = std::variant<FormationOrder, UseInitiative>;

/// A side's orders for one turn, in the order of their lines. A later sheet replaces an earlier one
/// wholly.
struct Sheet {
    TurnNumber turn;
    std::vector<Order> orders;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};
FLAGPLOT_FIELDS(Sheet, turn, orders)

}  // namespace flagplot
