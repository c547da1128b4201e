#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/fields.h"

/// \file
/// What makes a run of several turns stop. Anything else is decided by the program.

namespace flagplot {

enum class RunStop : std::uint8_t {
    battle,    ///< one has to be fought; otherwise it ends as in history, if there is such a battle
    card,      ///< a card leaves a choice; otherwise the side takes the first option
    question,  ///< a captain is freed or the umpire asked; else the captain steams on, and the
               ///< answer is no
    contact,   ///< a side has a new contact at the end of the turn
    course,    ///< a formation may change course that could not before, at the end of the turn
    sighting,  ///< a contact was sighted again in the turn, or placed in nine squares
    spotted,   ///< a formation was told in the turn that it was spotted
    struck,    ///< a card or weather affected a formation in the turn
    arrival,   ///< a formation came on the chart or reached its destination in the turn
    aircraft   ///< aircraft could fly in the coming turn
};
template <>
inline constexpr std::array<std::string_view, 10> words_of<RunStop>{
    "battle",   "card",    "question", "contact", "course",
    "sighting", "spotted", "struck",   "arrival", "aircraft"};

using RunStops = std::bitset<words_of<RunStop>.size()>;

[[nodiscard]] constexpr std::size_t place_of(RunStop stop) {
    return static_cast<std::size_t>(stop);
}

[[nodiscard]] constexpr RunStops stops_at(std::initializer_list<RunStop> stops) {
    unsigned long long bits = 0;
    for (const RunStop stop : stops) bits |= 1ULL << place_of(stop);
    return RunStops(bits);
}

/// Everything a turn can wait for before its end.
inline constexpr RunStops all_that_waits =
    stops_at({RunStop::battle, RunStop::card, RunStop::question});

}  // namespace flagplot
