#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "present/picture/picture.h"

/// \file
/// What can be laid over the chart and taken off again, each by one key.

namespace flagplot::desk {

enum class Overlay : std::uint8_t {
    squares,
    names,
    reach,
    radar,
    searches,
    tracks,
    plans,
    contacts,
    weather,
    light
};

struct OverlayRow {
    Overlay overlay{};
    std::string_view name;     ///< "squares", as the settings write it
    std::string_view meaning;  ///< "the lines of the squares"
};

inline constexpr std::array<OverlayRow, 10> overlay_table{{
    {Overlay::squares, "squares", "lines of the squares"},
    {Overlay::names, "names", "names of the squares"},
    {Overlay::reach, "reach", "what can be sighted by eye"},
    {Overlay::radar, "radar", "what can be sighted by radar"},
    {Overlay::searches, "searches", "what was searched from the air, and where an enemy was"},
    {Overlay::tracks, "tracks", "ways sailed"},
    {Overlay::plans, "plans", "ways planned, with markers and arrivals"},
    {Overlay::contacts, "contacts", "contacts"},
    {Overlay::weather, "weather", "weather"},
    {Overlay::light, "light", "night"},
}};

using Overlays = std::bitset<overlay_table.size()>;

[[nodiscard]] constexpr std::size_t place_of(Overlay overlay) {
    return static_cast<std::size_t>(overlay);
}

/// Is this part of a plot to be drawn?
[[nodiscard]] bool is_shown(const Overlays& overlays, Feature feature);

}  // namespace flagplot::desk
