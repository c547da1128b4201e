#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/result.h"
#include "rules/air.h"
#include "rules/card.h"
#include "rules/contact.h"
#include "rules/course_change.h"
#include "rules/damage.h"
#include "rules/movement.h"
#include "rules/sighting.h"
#include "rules/speed.h"

/// \file
/// The switches of a campaign: one for each doubtful reading of the rules (docs/rules/campaign.md
/// explains every value).

namespace flagplot {

/// Which defaults a campaign starts from.
enum class Profile : std::uint8_t { strict_seed, standard, umpired };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Profile>{"strict_seed", "standard",
                                                                   "umpired"};

/// One formation after another, or all together in half-hour pulses (A-ST-21, A-ST-35).
enum class TurnMode : std::uint8_t { alternating, simultaneous_steps };
template <>
inline constexpr std::array<std::string_view, 2> words_of<TurnMode>{"alternating",
                                                                    "simultaneous_steps"};

/// Whether the turn stops at a captain who has just been freed (A-ST-38).
enum class Decisions : std::uint8_t { at_activation, between_turns };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Decisions>{"at_activation",
                                                                     "between_turns"};

/// From when a sheet's stance and radar apply: from the beginning of the turn, or from the
/// activation of the formation (A-ST-39).
enum class StandingFrom : std::uint8_t { turn, activation };
template <>
inline constexpr std::array<std::string_view, 2> words_of<StandingFrom>{"turn", "activation"};

/// Where a formation may be split, other than by detaching its damaged units (A-ST-26).
enum class SplitRule : std::uint8_t { destination_only, on_trigger };
template <>
inline constexpr std::array<std::string_view, 2> words_of<SplitRule>{"destination_only",
                                                                     "on_trigger"};

struct Switches {
    std::int32_t square_side_nm = 30;  ///< A-ST-01; the rules count squares

    PointsScale points_scale{};
    MpRounding mp_rounding{};
    SlowestBasis slowest_basis{};
    std::int32_t min_mp = 1;
    DiagonalRule diagonal{};
    bool diagonal_run_persists = true;
    ResidualRule residual{};

    SightMetric metric{};
    RadarClose radar_close{};
    std::optional<std::int32_t> sighting_cap = 11;
    SightingTiming timing{};
    SpBasis sp_basis{};
    LineOfSight line_of_sight{};
    bool notify_spotted = true;
    std::int32_t night_visual_mod = 0;
    bool port_shelter = true;

    TriggerScope trigger_scope;
    bool allow_hold = false;
    bool tasks = true;          ///< A-ST-71: formations follow, escort and shadow
    bool reduced_speed = true;  ///< A-ST-72
    bool midmove_change = false;
    StandingFrom stance_and_radar{};
    std::int32_t contact_current_turns = 1;

    TurnMode turn_mode{};
    Decisions decisions{};

    SplitRule split{};
    AfterBattle after_battle{};
    BattleContact battle_contact{};
    BattleRefusal battle_refusal{};

    bool air_enabled = true;
    bool air_night = false;
    bool air_dusk = false;
    bool air_misreport = false;
    bool weather_enabled = false;

    EventDraw event_draw{};
    std::int32_t event_threshold = 2;
    std::string event_deck = "default24";
    std::int32_t event_hand_limit = 5;

    friend bool operator==(const Switches&, const Switches&) = default;

    [[nodiscard]] SpeedSwitches speed() const {
        return {mp_rounding, slowest_basis, MovePoints{min_mp}, points_scale, square_side_nm};
    }
    [[nodiscard]] MovementSwitches movement() const {
        return {diagonal, diagonal_run_persists, residual};
    }
    [[nodiscard]] AirSwitches air() const {
        return {air_enabled, air_night, air_dusk, air_misreport};
    }
    [[nodiscard]] SightingSwitches sighting() const {
        return {metric, radar_close, sighting_cap, line_of_sight, night_visual_mod};
    }
};
FLAGPLOT_FIELDS(Switches, square_side_nm, points_scale, mp_rounding, slowest_basis, min_mp,
                diagonal, diagonal_run_persists, residual, metric, radar_close, sighting_cap,
                timing, sp_basis, line_of_sight, notify_spotted, night_visual_mod, port_shelter,
                trigger_scope, allow_hold, tasks, reduced_speed, midmove_change, stance_and_radar,
                contact_current_turns, turn_mode, decisions, split, after_battle, battle_contact,
                battle_refusal, air_enabled, air_night, air_dusk, air_misreport, weather_enabled,
                event_draw, event_threshold, event_deck, event_hand_limit)

/// The defaults of a profile (0.2, A-ST-35, A-ST-49).
[[nodiscard]] Switches switches_of(Profile profile);

/// One row of the table of switches: its name in campaign files, its values, how it is set and
/// read.
struct SwitchRow {
    std::string_view key;     ///< "movement.diagonal"
    std::string_view values;  ///< "alternating, after_first, escalating"
    std::string_view ruling;  ///< "A-ST-05"
    /// Sets the switch from its word; false if it is not one of the values.
    bool (*set)(Switches&, std::string_view word);
    std::string (*get)(const Switches&);
};

/// Every switch, in the order of the rules page.
[[nodiscard]] std::span<const SwitchRow> switch_table();

/// Sets one switch by name; the error names the nearest key or lists the values.
[[nodiscard]] Result<Switches> with_switch(Switches switches, std::string_view key,
                                           std::string_view word);

}  // namespace flagplot
