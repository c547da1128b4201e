#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The readings of gunnery that a campaign may choose between: the keys of its table `[gunnery]`.
/// Page: docs/rules/gunnery.md#switches

namespace flagplot::tactical::gunnery {

/// In which half of the world the moon is watched: in the south she stands in the north (GU-13).
enum class Hemisphere : std::uint8_t { north, south };
/// Which torpedoes that miss may find the next ship astern (GU-49).
enum class Strays : std::uint8_t { long_lance, all, none };
/// Whether a division may lose heart by a die (GU-60).
enum class Morale : std::uint8_t { doctrine, dice };
/// Which torpedo tubes are loaded again (GU-45).
enum class Reload : std::uint8_t { long_lance, never };
/// What the magazine of a ship is worth (GU-43): as the tables say, 9 thousandths, or nothing.
enum class MagazineRisk : std::uint8_t { table, nine, none };
/// Whether a side may be surprised (GU-20, GU-21).
enum class Surprise : std::uint8_t { rule, never };

struct Switches {
    std::int32_t minutes_per_turn = 3;  ///< 3 or 6 (GU-2)
    std::int32_t twilight = 45;         ///< minutes either side of 06:00 and 18:00 (GU-12)
    Hemisphere hemisphere = Hemisphere::north;
    std::int32_t cover_distance = 16'000;  ///< yards to a side's further formations (GU-24)
    bool finish = true;                    ///< are wrecks finished by torpedo (GU-57)?
    Strays misses_find_others = Strays::long_lance;
    Morale morale = Morale::doctrine;
    bool air_event = false;  ///< does every division once weave under air attack (GU-61)?
    bool ammunition = true;  ///< do magazines run out (GU-63)?
    Reload reload = Reload::long_lance;
    MagazineRisk magazine = MagazineRisk::table;
    Surprise surprise = Surprise::rule;
    bool salvo_die = true;              ///< GU-36; without it each salvo has its mean
    bool striking = false;              ///< may merchants strike (GU-62)?
    std::int32_t torpedo_chance = 500;  ///< expected hits of a good chance, thousandths (GU-71)

    friend bool operator==(const Switches&, const Switches&) = default;
};

}  // namespace flagplot::tactical::gunnery

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::gunnery::Hemisphere>{"north",
                                                                                         "south"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::Strays>{"24", "all",
                                                                                     "none"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::gunnery::Morale>{"doctrine",
                                                                                     "dice"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::gunnery::Reload>{"24", "never"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::MagazineRisk>{
    "table", "9", "0"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::gunnery::Surprise>{"rule",
                                                                                       "never"};

}  // namespace flagplot
