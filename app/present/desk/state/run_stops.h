#pragma once

#include <array>
#include <string_view>

#include "view/run_stops.h"

/// \file
/// The words at the desk for what stops a run of several turns.

namespace flagplot::desk {

using flagplot::place_of;

struct RunStopRow {
    RunStop stop{};
    std::string_view label;      ///< "battles"
    std::string_view otherwise;  ///< what happens if the run does not stop for it
};

inline constexpr std::array<RunStopRow, words_of<RunStop>.size()> run_stop_table{{
    {RunStop::battle, "battles", "a battle ends as history says; one that it does not know stops"},
    {RunStop::card, "cards", "a side takes the first choice that a card leaves it"},
    {RunStop::question, "questions", "freed captains steam on, and the umpire says no"},
    {RunStop::contact, "contacts", "turns go on although a side has sighted something new"},
    {RunStop::course, "courses", "turns go on although a formation may change course now"},
    {RunStop::sighting, "sightings", "turns go on although a known contact was sighted again"},
    {RunStop::spotted, "spotted", "turns go on although a formation was spotted"},
    {RunStop::struck, "struck", "turns go on although a card or weather affected a formation"},
    {RunStop::arrival, "arrivals", "turns go on although a formation came or arrived"},
    {RunStop::aircraft, "aircraft", "turns go on although aircraft could fly"},
}};

/// What is ticked at first.
inline constexpr RunStops usual_stops =
    stops_at({RunStop::battle, RunStop::card, RunStop::question, RunStop::contact});

/// The same for a player of a solo game: everything.
inline constexpr RunStops usual_stops_alone{(1ULL << words_of<RunStop>.size()) - 1};

}  // namespace flagplot::desk
