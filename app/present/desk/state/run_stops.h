#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

/// \file
/// What turns that are run on with stop at. What is not stopped at is decided without the umpire.

namespace flagplot::desk {

enum class RunStop : std::uint8_t { battle, card, question, contact };

struct RunStopRow {
    RunStop stop{};
    std::string_view label;      ///< "battles"
    std::string_view otherwise;  ///< what happens where it is not stopped at
};

inline constexpr std::array<RunStopRow, 4> run_stop_table{{
    {RunStop::battle, "battles", "a battle ends as history says; one that it does not know stops"},
    {RunStop::card, "cards", "a side takes the first choice that a card leaves it"},
    {RunStop::question, "questions", "freed captains steam on, and the umpire says no"},
    {RunStop::contact, "contacts", "turns go on although a side has sighted something new"},
}};

using RunStops = std::bitset<run_stop_table.size()>;

[[nodiscard]] constexpr std::size_t place_of(RunStop stop) {
    return static_cast<std::size_t>(stop);
}

}  // namespace flagplot::desk
