#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"
#include "view/report_order.h"

/// \file
/// Facts about orders: what was handed in, what is in force, and what could not be carried out.

namespace flagplot {

struct SheetReceived {
    SeatId seat;
    Sheet sheet;
    /// Why it is carried out against the rules; empty: it keeps to them.
    std::string overruled = {};
    friend bool operator==(const SheetReceived&, const SheetReceived&) = default;
};
FLAGPLOT_FIELDS(SheetReceived, seat, sheet, overruled)

/// A side's sheet was refused. An earlier one remains in force.
struct SheetRefused {
    SeatId seat;
    TurnNumber turn;
    std::string why;  ///< the first of its errors, or what is wrong with the whole sheet
    friend bool operator==(const SheetRefused&, const SheetRefused&) = default;
};
FLAGPLOT_FIELDS(SheetRefused, seat, turn, why)

struct RouteSet {
    FormationId formation;
    std::optional<PlotRoute> route;
    friend bool operator==(const RouteSet&, const RouteSet&) = default;
};
FLAGPLOT_FIELDS(RouteSet, formation, route)

struct LegPlanned {
    FormationId formation;
    std::vector<Direction> steps;
    friend bool operator==(const LegPlanned&, const LegPlanned&) = default;
};
FLAGPLOT_FIELDS(LegPlanned, formation, steps)

struct StanceTaken {
    FormationId formation;
    Stance stance{};
    friend bool operator==(const StanceTaken&, const StanceTaken&) = default;
};
FLAGPLOT_FIELDS(StanceTaken, formation, stance)

struct RadarUsed {
    FormationId formation;
    bool on = true;
    friend bool operator==(const RadarUsed&, const RadarUsed&) = default;
};
FLAGPLOT_FIELDS(RadarUsed, formation, on)

struct PlaceTaken {
    FormationId formation;
    std::int32_t place = 0;
    friend bool operator==(const PlaceTaken&, const PlaceTaken&) = default;
};
FLAGPLOT_FIELDS(PlaceTaken, formation, place)

struct HoldOrdered {
    FormationId formation;
    friend bool operator==(const HoldOrdered&, const HoldOrdered&) = default;
};
FLAGPLOT_FIELDS(HoldOrdered, formation)

struct ConditionsSet {
    FormationId formation;
    std::vector<Conditional> conditions;
    friend bool operator==(const ConditionsSet&, const ConditionsSet&) = default;
};
FLAGPLOT_FIELDS(ConditionsSet, formation, conditions)

struct ConditionMet {
    FormationId formation;
    std::int32_t which = 0;  ///< place among its conditions. It is removed.
    Pulse at;
    friend bool operator==(const ConditionMet&, const ConditionMet&) = default;
};
FLAGPLOT_FIELDS(ConditionMet, formation, which, at)

/// A condition expired.
struct ConditionExpired {
    FormationId formation;
    std::int32_t which = 0;  ///< place among its conditions
    friend bool operator==(const ConditionExpired&, const ConditionExpired&) = default;
};
FLAGPLOT_FIELDS(ConditionExpired, formation, which)

struct TaskSet {
    FormationId formation;
    Task task;
    friend bool operator==(const TaskSet&, const TaskSet&) = default;
};
FLAGPLOT_FIELDS(TaskSet, formation, task)

struct TaskOver {
    FormationId formation;
    TaskEnd why{};
    friend bool operator==(const TaskOver&, const TaskOver&) = default;
};
FLAGPLOT_FIELDS(TaskOver, formation, why)

struct SpeedSet {
    FormationId formation;
    KeepSpeed speed;
    friend bool operator==(const SpeedSet&, const SpeedSet&) = default;
};
FLAGPLOT_FIELDS(SpeedSet, formation, speed)

struct OrderLapsed {
    FormationId formation;
    Action order;
    Lapse why{};
    friend bool operator==(const OrderLapsed&, const OrderLapsed&) = default;
};
FLAGPLOT_FIELDS(OrderLapsed, formation, order, why)

/// An order of the whole side could not be carried out.
struct SideLapsed {
    SideId side;
    SideOrder order;
    SideLapse why{};
    friend bool operator==(const SideLapsed&, const SideLapsed&) = default;
};
FLAGPLOT_FIELDS(SideLapsed, side, order, why)

}  // namespace flagplot
