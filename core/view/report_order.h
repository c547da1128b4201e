#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "view/order.h"

/// \file
/// Reports about orders: what is in force, what was carried out, and what could not be.

namespace flagplot {

/// An own formation has a new route; none: it no longer steams anywhere.
struct OwnRouteSet {
    OwnNumber formation;
    std::optional<PlotRoute> route;

    friend bool operator==(const OwnRouteSet&, const OwnRouteSet&) = default;
};
FLAGPLOT_FIELDS(OwnRouteSet, formation, route)

struct OwnStanceTaken {
    OwnNumber formation;
    Stance stance{};

    friend bool operator==(const OwnStanceTaken&, const OwnStanceTaken&) = default;
};
FLAGPLOT_FIELDS(OwnStanceTaken, formation, stance)

struct OwnRadarUsed {
    OwnNumber formation;
    bool on = true;

    friend bool operator==(const OwnRadarUsed&, const OwnRadarUsed&) = default;
};
FLAGPLOT_FIELDS(OwnRadarUsed, formation, on)

/// The standing conditions of an own formation after its latest sheet.
struct OwnConditionsSet {
    OwnNumber formation;
    std::vector<Conditional> conditions;

    friend bool operator==(const OwnConditionsSet&, const OwnConditionsSet&) = default;
};
FLAGPLOT_FIELDS(OwnConditionsSet, formation, conditions)

/// A standing condition of an own formation was met, and its orders were carried out.
struct OwnConditionMet {
    OwnNumber formation;
    Conditional condition;
    Pulse at;

    friend bool operator==(const OwnConditionMet&, const OwnConditionMet&) = default;
};
FLAGPLOT_FIELDS(OwnConditionMet, formation, condition, at)

/// A standing condition of an own formation has expired.
struct OwnConditionExpired {
    OwnNumber formation;
    Conditional condition;

    friend bool operator==(const OwnConditionExpired&, const OwnConditionExpired&) = default;
};
FLAGPLOT_FIELDS(OwnConditionExpired, formation, condition)

/// Why an order could not be carried out when its time came.
enum class Lapse : std::uint8_t {
    not_free,
    destination_fixed,
    no_way,
    may_not_hold,
    not_on_chart,
    may_not_split,
    nothing_damaged,
    no_ships_left,
    not_its_ships,
    name_taken,
    wrong_port,
    not_together,
    destination_final,
    not_in_use,
    not_present,
    in_a_circle,
    no_touch,
    not_a_port,
    in_port_already,
    not_its_marker,
};
template <>
inline constexpr std::array<std::string_view, 20> words_of<Lapse>{
    "it was not free to change course",
    "its destination may not be moved until it is reached",
    "there is no route by sea",
    "it may not hold under way",
    "it was not on the chart",
    "it may be split only where it has reached its destination",
    "none of its ships is damaged",
    "no ship would be left in it",
    "not all of these ships are afloat in it",
    "another formation has that name",
    "damaged ships go to the nearest port of their own or to the old destination",
    "they do not share a square and a next marker",
    "it has reached its final destination",
    "the rules of this campaign know no such order",
    "that formation is not on the chart",
    "they would only follow each other",
    "that contact is not current",
    "that is no port of its side",
    "it is in that port already",
    "that square is no marker of its route",
};

/// Why an order of the whole side could not be carried out when its time came.
enum class SideLapse : std::uint8_t {
    no_flying,
    no_sortie_left,
    out_of_range,
    no_base,
    no_such_card,
    card_needs_formation,
    card_needs_square,
    no_such_contact,
    one_contact_already,
    one_sighting,
    not_struck,
    contact_name_taken,
};
template <>
inline constexpr std::array<std::string_view, 12> words_of<SideLapse>{
    "nobody could fly",
    "all its sorties of the turn were flown",
    "it was out of range",
    "its base was gone",
    "no such card is in the hand",
    "the card needs a formation of your own at sea",
    "the card needs a square",
    "there is no such contact in the picture",
    "the two are one contact already",
    "it was sighted only once",
    "it is not struck",
    "another contact has that name",
};

/// An order could not be carried out when its time came, and is dropped.
struct OwnOrderLapsed {
    OwnNumber formation;
    Action order;
    Lapse why{};

    friend bool operator==(const OwnOrderLapsed&, const OwnOrderLapsed&) = default;
};
FLAGPLOT_FIELDS(OwnOrderLapsed, formation, order, why)

/// A search, a card or a correction of contacts in this sheet had no effect.
struct SideOrderLapsed {
    SideOrder order;
    SideLapse why{};

    friend bool operator==(const SideOrderLapsed&, const SideOrderLapsed&) = default;
};
FLAGPLOT_FIELDS(SideOrderLapsed, order, why)

/// An own formation has this task from now on (A-ST-71).
struct OwnTaskSet {
    OwnNumber formation;
    Task task;

    friend bool operator==(const OwnTaskSet&, const OwnTaskSet&) = default;
};
FLAGPLOT_FIELDS(OwnTaskSet, formation, task)

/// Why a task ended.
enum class TaskEnd : std::uint8_t { done, time_is_up, no_leader, touch_lost, no_way };
template <>
inline constexpr std::array<std::string_view, 5> words_of<TaskEnd>{
    "it is done",
    "its time is up",
    "that formation is no longer on the chart",
    "touch with the contact was lost",
    "there is no route by sea",
};

/// The task of an own formation ended. It continues on its route, if it has one.
struct OwnTaskOver {
    OwnNumber formation;
    Task task;
    TaskEnd why{};

    friend bool operator==(const OwnTaskOver&, const OwnTaskOver&) = default;
};
FLAGPLOT_FIELDS(OwnTaskOver, formation, task, why)

/// An own formation steams at this speed from now on (A-ST-72).
struct OwnSpeedSet {
    OwnNumber formation;
    KeepSpeed speed;

    friend bool operator==(const OwnSpeedSet&, const OwnSpeedSet&) = default;
};
FLAGPLOT_FIELDS(OwnSpeedSet, formation, speed)

}  // namespace flagplot
