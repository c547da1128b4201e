#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/confidence.h"
#include "base/dice.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/contact.h"
#include "rules/forces.h"

/// \file
/// The printed part of a campaign: the plans that its staffs had, or might have had; what each
/// expected of its enemy; what the points are given for. Everybody who owns the campaign may read
/// it. Which plan was drawn is the secret. As a file it is plans.toml: docs/data.md

namespace flagplot::admiral {

enum class PlanKind : std::uint8_t { historical, might_have_been };

/// How a side that carries out a plan meets the enemy.
struct Doctrine {
    Stance battle = Stance::accept;     ///< of formations that can fight
    std::int32_t seek_from = 150;       ///< odds in percent from which it seeks battle
    std::int32_t break_off_below = 60;  ///< percent of its strength below which a formation runs

    friend bool operator==(const Doctrine&, const Doctrine&) = default;
};

/// Order lines in the sheet's own language. They are given from this turn on, each as soon as the
/// rules allow and once.
struct PlannedOrders {
    TurnNumber turn;
    std::vector<std::string> lines;

    friend bool operator==(const PlannedOrders&, const PlannedOrders&) = default;
};

/// Where to look for the enemy from this turn on while nothing better is known.
struct PlannedSearch {
    TurnNumber turn;
    std::vector<Square> squares;
    std::vector<std::string> by;  ///< formations and air assets; none: whatever can

    friend bool operator==(const PlannedSearch&, const PlannedSearch&) = default;
};

/// Where a formation runs when it is hurt, or short of movement points.
struct Haven {
    std::string formation;
    Square port;

    friend bool operator==(const Haven&, const Haven&) = default;
};

struct Plan {
    std::string id;  ///< unique in its side
    SideId side;
    std::string title;
    PlanKind kind{};
    std::int32_t weight = 1;  ///< how often it is drawn among the plans of its side
    std::int32_t won = 50;    ///< of 100 campaigns against the plans of its enemy, as it was tried
    Confidence confidence{};
    std::string text;  ///< what it is and where it is found
    Doctrine doctrine;
    std::vector<PlannedOrders> orders;    ///< by turn
    std::vector<PlannedSearch> searches;  ///< by turn
    std::vector<Haven> havens;

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// A square where an expected enemy may be at the beginning of a turn.
struct Beginning {
    Square square;
    TurnNumber turn;
    std::int32_t weight = 1;

    friend bool operator==(const Beginning&, const Beginning&) = default;
};

/// A square that an expected enemy may be bound for.
struct Goal {
    Square square;
    std::int32_t weight = 1;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// An enemy that the staff of a side expects before any sighting, whatever plan the enemy has.
struct ExpectedForce {
    SideId side;  ///< that expects it
    std::string name;
    std::int32_t least = 1;  ///< formations of this kind
    std::int32_t most = 1;
    ShipType biggest{};  ///< of its ships
    KnotTenths speed;
    bool has_radar = false;
    std::vector<Beginning> from;
    std::vector<Goal> bound;  ///< none: it is not known to be bound for anywhere

    friend bool operator==(const ExpectedForce&, const ExpectedForce&) = default;
};

/// A ship that points are given for.
struct AimShip {
    std::string name;
    SideId side;
    ShipType type{};
    std::int32_t points = 0;  ///< for this ship

    friend bool operator==(const AimShip&, const AimShip&) = default;
};

/// What points are given for, as printed in the campaign.
enum class AimFor : std::uint8_t { arrives, sinks, keeps, spots };

/// One row of the table of points (A-ST-32).
struct Aim {
    SideId side;  ///< that gets the points
    AimFor what{};
    std::vector<AimShip> ships;            ///< all but `spots`
    std::optional<Square> at = {};         ///< `arrives`
    std::optional<TurnNumber> by = {};     ///< `arrives`: the last turn that counts
    std::int32_t points_for_spotting = 0;  ///< `spots`: for each formation

    friend bool operator==(const Aim&, const Aim&) = default;
};

struct Plans {
    std::vector<Plan> plans;  ///< of all sides, in the order of the file
    std::vector<ExpectedForce> expected;
    std::vector<Aim> aims;

    friend bool operator==(const Plans&, const Plans&) = default;
};

/// The plans of a side.
[[nodiscard]] std::vector<const Plan*> plans_of(const Plans& plans, SideId side);

/// The plan of this id; null if the side has none of it.
[[nodiscard]] const Plan* plan_named(const Plans& plans, SideId side, const std::string& id);

/// The plan that a side carries out, with the campaign's dice; null if the side has none. Lots are
/// drawn by weight, as many as this, and of the plans drawn it is the one that won most. A lot of
/// its own: drawing changes no other die.
/// \pre at least one lot
[[nodiscard]] const Plan* drawn_plan(const Plans& plans, SideId side, const Dice& dice,
                                     std::int32_t lots);

}  // namespace flagplot::admiral

namespace flagplot {
template <>
inline constexpr std::array<std::string_view, 2> words_of<admiral::PlanKind>{"historical",
                                                                             "might_have_been"};
}  // namespace flagplot
