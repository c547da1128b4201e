#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "present/picture/picture.h"

/// \file
/// What can be shown on the chart and hidden again, each with one key.

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
    light,
    hatch,
    history
};

struct OverlayRow {
    Overlay overlay{};
    std::string_view name;     ///< "squares", as the settings write it
    std::string_view label;    ///< "Squares", in the list on the chart
    std::string_view meaning;  ///< "the lines of the squares"
};

inline constexpr std::array<OverlayRow, 12> overlay_table{{
    {Overlay::squares, "squares", "Squares", "lines of the squares"},
    {Overlay::names, "names", "Square names", "names of the squares"},
    {Overlay::reach, "reach", "Reach", "what can be sighted by eye"},
    {Overlay::radar, "radar", "Radar", "what can be sighted by radar"},
    {Overlay::searches, "searches", "Searches",
     "what was searched from the air, and where an enemy was"},
    {Overlay::tracks, "tracks", "Tracks", "ways sailed"},
    {Overlay::plans, "plans", "Routes", "ways planned, with markers and arrivals"},
    {Overlay::contacts, "contacts", "Contacts", "contacts"},
    {Overlay::weather, "weather", "Weather", "weather"},
    {Overlay::light, "light", "Night", "night"},
    {Overlay::hatch, "hatch", "Land hatch", "hatch on squares that count as land, dots on islands"},
    {Overlay::history, "history", "History", "where history's formations of your side were"},
}};

using Overlays = std::bitset<overlay_table.size()>;

[[nodiscard]] constexpr std::size_t place_of(Overlay overlay) {
    return static_cast<std::size_t>(overlay);
}

/// Those that are on until the user turns them off.
inline const Overlays usual_overlays = Overlays()
                                           .set()
                                           .reset(place_of(Overlay::names))
                                           .reset(place_of(Overlay::hatch))
                                           .reset(place_of(Overlay::history));

/// Is this part of a plot to be drawn?
[[nodiscard]] bool is_shown(const Overlays& overlays, Feature feature);

}  // namespace flagplot::desk
