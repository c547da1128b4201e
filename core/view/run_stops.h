#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/fields.h"

/// \file
/// What turns that are run on with stop at. What they do not stop at is decided by the program.

namespace flagplot {

enum class RunStop : std::uint8_t {
    battle,    ///< one is to be fought; else it ends as in history, if history knows one like it
    card,      ///< a card leaves a choice; else the side takes the first
    question,  ///< a captain is freed or the umpire asked; else he steams on, and the answer is no
    contact,   ///< a side has sighted something new, by the end of the turn
    course     ///< a formation may change course that could not before, at the end of the turn
};
template <>
inline constexpr std::array<std::string_view, 5> words_of<RunStop>{"battle", "card", "question",
                                                                   "contact", "course"};

using RunStops = std::bitset<words_of<RunStop>.size()>;

[[nodiscard]] constexpr std::size_t place_of(RunStop stop) {
    return static_cast<std::size_t>(stop);
}

[[nodiscard]] constexpr RunStops stops_at(std::initializer_list<RunStop> stops) {
    unsigned long long bits = 0;
    for (const RunStop stop : stops) bits |= 1ULL << place_of(stop);
    return RunStops(bits);
}

/// Whatever a turn can wait for in its midst.
inline constexpr RunStops all_that_waits =
    stops_at({RunStop::battle, RunStop::card, RunStop::question});

}  // namespace flagplot
