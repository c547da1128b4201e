#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/quantity.h"
#include "chart/chart.h"
#include "rules/forces.h"
#include "rules/light.h"

/// \file
/// Who may try to sight whom, with what number, and what success reveals (ST-30 to ST-40).
/// Rules page: docs/rules/campaign.md#sighting

namespace flagplot {

/// How distance is counted (A-ST-08, A-ST-52).
enum class SightMetric : std::uint8_t { chebyshev, orthogonal };
template <>
inline constexpr std::array<std::string_view, 2> words_of<SightMetric>{"chebyshev", "orthogonal"};

/// Which rule a formation with radar uses in the same or an adjacent square (A-ST-09, A-ST-44).
enum class RadarClose : std::uint8_t { best, visual, radar, player_choice };
template <>
inline constexpr std::array<std::string_view, 4> words_of<RadarClose>{"best", "visual", "radar",
                                                                      "player_choice"};

/// When the roll is due (A-ST-11).
enum class SightingTiming : std::uint8_t { on_step, end_of_move, end_of_turn };
template <>
inline constexpr std::array<std::string_view, 3> words_of<SightingTiming>{"on_step", "end_of_move",
                                                                          "end_of_turn"};

/// Whether headlands on edges and corners count, besides whole squares (A-ST-16).
enum class LineOfSight : std::uint8_t { square_and_edge, square_only };
template <>
inline constexpr std::array<std::string_view, 2> words_of<LineOfSight>{"square_and_edge",
                                                                       "square_only"};

struct SightingSwitches {
    SightMetric metric{};
    RadarClose radar_close{};
    std::optional<std::int32_t> cap = 11;  ///< the highest number needed; none: no cap (A-ST-10)
    LineOfSight line_of_sight{};
    std::int32_t night_visual_modifier = 0;  ///< for attempts by eye in night turns (A-ST-23)
};

/// How a sighting is tried: by eye (in the same or an adjacent square), by radar, from the air.
enum class SightMode : std::uint8_t { eye, radar, air };
template <>
inline constexpr std::array<std::string_view, 3> words_of<SightMode>{"eye", "radar", "air"};

/// At which distance: a pair tries once per turn at each (A-ST-11).
enum class Reach : std::uint8_t { close, one_between };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Reach>{"close", "one_between"};

/// The parts of a number needed.
enum class ModifierName : std::uint8_t {
    searcher_size,
    target_size,
    night,
    cap,
    weather,
    card,
    quality,
    far_out,
    coast,
    found_already,
    in_port,
    fighters,
    extra_search,
    base_chance,
    auxiliaries,
    destroyers
};
template <>
inline constexpr std::array<std::string_view, 16> words_of<ModifierName>{"biggest searching unit",
                                                                         "biggest target unit",
                                                                         "night",
                                                                         "never above the cap",
                                                                         "weather",
                                                                         "cards",
                                                                         "quality of the aircraft",
                                                                         "beyond half the range",
                                                                         "on a coast",
                                                                         "found already this turn",
                                                                         "in port",
                                                                         "fighters of a carrier",
                                                                         "the card's search",
                                                                         "the card's chance",
                                                                         "auxiliaries in company",
                                                                         "destroyers in company"};

struct Modifier {
    ModifierName name{};
    std::int32_t value = 0;

    friend bool operator==(const Modifier&, const Modifier&) = default;
};
FLAGPLOT_FIELDS(Modifier, name, value)

/// A roll of a d12; success on `needed` or less.
struct Attempt {
    SightMode mode{};
    std::int32_t needed = 0;
    /// The highest roll that also declares the composition; 0: none (ST-36, ST-37, A-ST-44).
    std::int32_t declares_up_to = 0;
    std::vector<Modifier> modifiers;  ///< they add up to `needed`

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

inline constexpr std::int32_t sighting_die = 12;

/// Distance between two formations (ST-40, A-ST-52).
[[nodiscard]] Squares sighting_distance(Square a, Square b, SightMetric metric);

/// The reach for this distance, or none: 0 and 1 are close, 2 has one square between (ST-31).
[[nodiscard]] std::optional<Reach> reach_at(Squares distance);

/// Is the line between the two clear? \pre they are at most two columns and two rows apart (ST-38,
/// 3.2, A-ST-16, A-ST-50)
[[nodiscard]] bool is_line_clear(const Chart& chart, Square a, Square b, LineOfSight rule);

/// The searcher's ships, and how they search.
struct Searcher {
    Strength strength;
    bool radar_on = true;  ///< a formation may switch its radar off (A-ST-44)
};

/// How weather and cards change an attempt, for searcher and target together.
struct Hindrance {
    Chance weather;          ///< by eye
    Chance card_by_eye;      ///< 5.4 "visual +-n"
    Chance card_by_radar;    ///< 5.4 "radar +-n"
    bool is_blind = false;   ///< no sighting by eye: fog, or "no visual"
    bool is_silent = false;  ///< no sighting by radar: "no radar"
};

/// The roll of this searcher for this target at this reach, or none: without radar at that distance
/// (ST-31, TV-ST-21), or for a number below 1, for which no die is rolled (A-ST-45).
[[nodiscard]] std::optional<Attempt> sighting_attempt(const Searcher& searcher,
                                                      const Strength& target, Reach reach,
                                                      Light light, const SightingSwitches& switches,
                                                      const Hindrance& hindrance = {});

/// A ship in port cannot be sighted by eye or radar (A-ST-25).
[[nodiscard]] constexpr bool is_sheltered(bool is_in_port, bool port_shelter) {
    return is_in_port && port_shelter;
}

}  // namespace flagplot
