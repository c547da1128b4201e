#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/missile_age/switches.h"
#include "tactical/missile_age/units.h"
#include "tactical/missile_age/words.h"

/// \file
/// Every table of the game with its standard values: a whole game without files. Read from
/// assets/missile_age by module_files/missile_age.h; users may replace each. Lengths are
/// centimetres of the table. Arrays by size go from very small to very large, by generation from
/// none to third, by speed markers from 0 to 6, by sea state from 0 to 6, by a d10 from 1 to 10.

namespace flagplot::tactical::missile_age {

inline constexpr std::size_t marker_counts = 7;
inline constexpr std::size_t sea_states = 7;
inline constexpr std::size_t d10 = 10;  ///< faces of the die of most rolls
inline constexpr std::int32_t d10_faces = 10;
inline constexpr std::int32_t d20_faces = 20;  ///< of attacks
inline constexpr std::int32_t most_markers = 6;

using BySize = std::array<std::int32_t, sizes>;
using ByMarkers = std::array<std::int32_t, marker_counts>;
using ByGeneration = std::array<std::int32_t, generations>;
using BySeaState = std::array<std::int32_t, sea_states>;
using ByFace = std::array<std::int32_t, d10>;

/// What a row says for a die. \pre it is from 1 to 10
[[nodiscard]] constexpr std::int32_t by_die(const ByFace& row, std::int32_t die) {
    return row[static_cast<std::size_t>(die - 1)];
}

/// Centimetres that a vessel moves with so many markers, both included (4.3, A-MN-07).
struct SpeedBand {
    std::int32_t least = 0;
    std::int32_t most = 0;

    friend bool operator==(const SpeedBand&, const SpeedBand&) = default;
};

/// How far a unit may have run straight before it turns (4.3). What has no row is its own (MN-09).
struct MinimumMove {
    std::int32_t mvr = 0;
    std::int32_t run = 0;

    friend bool operator==(const MinimumMove&, const MinimumMove&) = default;
};

/// Initiative (MN-06).
struct InitiativeTable {
    std::int32_t more_models = 2;
    std::int32_t lost_half = -2;

    friend bool operator==(const InitiativeTable&, const InitiativeTable&) = default;
};

/// How far and how well a unit sees by radar or by eye (4.4, 4.5).
struct SpottingTable {
    BySize reach{};
    std::array<std::int32_t, 3> reach_from_air{};  ///< at low, medium, high altitude
    std::int32_t more_to_air = 0;                  ///< cm, if an aircraft is looked for
    std::int32_t needed = 6;
    std::int32_t land_behind = 0;     ///< modifier
    std::int32_t land_within = 0;     ///< cm behind the target
    std::int32_t vessel_between = 0;  ///< for each
    BySeaState sea{};
    ByGeneration fire_control{};
    std::int32_t at_speed = -1;
    std::int32_t speed_from = 5;  ///< markers

    friend bool operator==(const SpottingTable&, const SpottingTable&) = default;
};

[[nodiscard]] inline SpottingTable standard_radar() {
    return {{60, 80, 100, 120, 140},  {100, 120, 140}, 20, 6, -1, 30, -1,
            {0, 0, 0, 0, -1, -1, -2}, {0, -1, 0, 1},   -1, 5};
}
[[nodiscard]] inline SpottingTable standard_eye() {
    return {{30, 40, 50, 60, 70},     {50, 60, 70}, 10, 6, 0, 0, 0,
            {0, 0, 0, 0, -1, -1, -2}, {},           -1, 5};
}

/// ESM, EO, fog and light of fires (A-MN-18 to A-MN-20, MN-13, MN-27).
struct SensorTable {
    std::int32_t esm_reach_percent = 150;  ///< of the emitter's radar distance
    std::int32_t esm_needed = 6;
    std::int32_t eo_bonus = 1;
    std::int32_t eo_night_percent = 50;  ///< of the table distance, at least
    std::int32_t fog_percent = 50;
    std::int32_t fire_light = 10;  ///< cm lit around a fire

    friend bool operator==(const SensorTable&, const SensorTable&) = default;
};

/// Conditions rolled at set-up (A-MN-20, A-MN-21). Visibility in cm.
struct ConditionTable {
    ByFace visibility{30, 40, 40, 50, 50, 60, 60, 70, 70, 70};
    ByFace night_visibility{10, 10, 10, 20, 20, 20, 20, 30, 30, 30};
    ByFace sea_state{1, 2, 2, 3, 3, 3, 4, 4, 5, 6};
    ByFace by_scale{1, 1, 1, 2, 4, 8, 22, 44, 70, 70};  ///< of the contract's visibility, 0 to 9

    friend bool operator==(const ConditionTable&, const ConditionTable&) = default;
};

/// Which attacks use a row of 6.2.
using Users = std::array<bool, attacks>;

/// Modifiers of a d20 (4.6). Users in the order of `Attack`: ship gun, bombs, air gun, air rocket,
/// gun at air, air to air.
struct CombatTable {
    BySize size{-4, -2, 0, 2, 4};
    Users size_users{true, true, true, true, true, true};
    ByMarkers shooter{-4, 0, 0, 0, 0, -2, -5};
    Users shooter_users{true, false, false, false, true, false};
    ByMarkers target{8, 5, 5, 2, 0, -2, -5};
    std::int32_t target_in_air = 0;
    Users target_users{true, true, true, true, true, true};
    ByGeneration fire_control{0, 2, 3, 4};
    Users fire_control_users{true, true, true, false, true, true};
    BySeaState sea{0, 0, 0, 0, -4, -5, -6};
    Users sea_users{true, true, true, true, true, false};
    std::int32_t mounts = 1;
    Users mounts_users{true, false, false, false, true, false};
    std::int32_t fire = -1;  ///< for each on the firing vessel
    Users fire_users{true, false, false, false, true, false};
    std::int32_t rockets = -2;
    Users rockets_users{true, false, false, true, false, false};

    friend bool operator==(const CombatTable&, const CombatTable&) = default;
};

/// Against a target's first, second and third generation (4.7). None of the seeker: every one.
struct JammingRow {
    Seeker seeker{};
    Generation generation = Generation::none;
    std::array<std::int32_t, 3> against{};

    friend bool operator==(const JammingRow&, const JammingRow&) = default;
};

[[nodiscard]] inline std::vector<JammingRow> standard_jamming() {
    using enum Seeker;
    using enum Generation;
    return {{active_radar, first, {-6, -8, -10}},      {active_radar, second, {-4, -6, -8}},
            {active_radar, third, {-2, -4, -6}},       {semi_active_radar, first, {-5, -7, -9}},
            {semi_active_radar, second, {-3, -5, -7}}, {semi_active_radar, third, {-1, -3, -5}},
            {command_visual, none, {0, 0, 0}},         {command_radio, none, {-3, -5, -8}},
            {command_wire, none, {0, 0, 0}},           {infra_red, none, {0, 0, -2}}};
}

/// The other modifiers of missiles and SAM (4.7, A-MN-35).
struct GuidedTable {
    BySize size{-4, -2, 0, 2, 4};
    ByMarkers markers{8, 5, 5, 2, 0, -2, -5};  ///< not used by SAM
    std::int32_t fire = -1;                    ///< for each on the firing vessel, if it guides
    std::int32_t sam_against_missile = -5;

    friend bool operator==(const GuidedTable&, const GuidedTable&) = default;
};

/// Countermeasures (A-MN-31).
struct DecoyTable {
    std::int32_t chaff_against_semi_active = -2;

    friend bool operator==(const DecoyTable&, const DecoyTable&) = default;
};

/// What a level of damage does (MN-20). Numbers to reach on a d10; 0: no such roll.
struct LevelRow {
    std::int32_t from = 0;        ///< the least score
    std::int32_t earlier = 0;     ///< modifier of a later hit
    std::int32_t knocks_out = 0;  ///< weapon or system
    std::int32_t slows = 0;       ///< speed, manoeuvre: rolls again
    ByFace speed_loss{};
    ByFace mvr_gain{};  ///< cm

    friend bool operator==(const LevelRow&, const LevelRow&) = default;
};

[[nodiscard]] inline std::array<LevelRow, 5> standard_levels() {
    return {{{0, 0, 0, 0, {}, {}},
             {1, 1, 9, 0, {}, {}},
             {4, 2, 6, 6, {1, 1, 1, 1, 1, 1, 2, 2, 2, 3}, {2, 2, 2, 2, 2, 2, 4, 4, 4, 6}},
             {7, 3, 3, 3, {2, 2, 2, 2, 2, 2, 3, 3, 3, 4}, {4, 4, 4, 4, 4, 4, 6, 6, 6, 8}},
             {10, 3, 0, 0, {}, {}}}};
}

/// What a d10 of special damage brings (MN-27).
enum class Special : std::uint8_t {
    nothing,
    fire_if_weapon_lost,
    demoralisation,
    propulsion,
    blackout,
    helm,
    fire
};

struct DamageTable {
    BySize target{4, 2, 0, -2, -4};  ///< TDM by size (6.1)
    std::array<LevelRow, 5> levels = standard_levels();
    std::int32_t aircraft_marker = 1;
    std::array<Special, d10> special{Special::fire_if_weapon_lost,
                                     Special::nothing,
                                     Special::nothing,
                                     Special::nothing,
                                     Special::nothing,
                                     Special::demoralisation,
                                     Special::propulsion,
                                     Special::blackout,
                                     Special::helm,
                                     Special::fire};
    ByFace propulsion_loss{4, 3, 3, 2, 2, 2, 1, 1, 1, 1};  ///< speed markers
    std::int32_t helm_port_to = 5;                         ///< on a d10, else to starboard
    std::int32_t helm_turn = 45;                           ///< degrees
    BySize collision{-6, -4, -2, 0, 2};                    ///< WDM of the other's size (A-MN-42)
    std::int32_t fire_burns = -6;                          ///< WDM of fires on board (A-MN-43)
    std::int32_t sinks_to = 2;                             ///< on a d10 (A-MN-38)

    friend bool operator==(const DamageTable&, const DamageTable&) = default;
};

/// Damage control (MN-34).
struct RepairTable {
    std::int32_t repaired_from = 8;
    std::int32_t worse_to = 3;

    friend bool operator==(const RepairTable&, const RepairTable&) = default;
};

/// Share of the hull that goes back at each level (B-MN-04); a wreck has the last.
using ByLevel = std::array<std::int32_t, 5>;

/// Other lengths, cm.
struct LengthTable {
    std::int32_t table = 240;            ///< a side of the square (B-MN-22)
    std::int32_t around = 100;           ///< that the table is larger than the opening distance
    std::int32_t abreast = 4;            ///< between markers at set-up (B-MN-23)
    std::int32_t shore = 20;             ///< how far land beside the square reaches in
    std::int32_t torpedo_strikes = 1;    ///< B-MN-13
    std::int32_t torpedo_seeks = 10;     ///< A-MN-11
    std::int32_t bomb_path = 1;          ///< A-MN-50
    std::int32_t alongside = 1;          ///< take-off and landing (B-MN-24)
    std::int32_t collision_gap = 1;      ///< B-MN-21
    std::int32_t far_missile = 250;      ///< flown farther it arrives next turn (A-MN-26)
    std::int32_t civilian_flight = 80;   ///< B-MN-18
    BySize hull_length{3, 4, 6, 8, 10};  ///< base of a model, half a centimetre each
    BySize hull_breadth{1, 1, 2, 2, 2};

    friend bool operator==(const LengthTable&, const LengthTable&) = default;
};

/// A lane of civilian vessels that is there from the first turn (A-MN-48): in over the edge on one
/// bearing, out over the other.
struct Lane {
    std::string kind;          ///< name of a civilian template
    std::int32_t heading = 0;  ///< degrees
    std::int32_t offset = 0;   ///< cm to starboard of the middle
    std::int32_t along = 0;    ///< cm behind the middle at the beginning

    friend bool operator==(const Lane&, const Lane&) = default;
};

/// How a ship without a block of her class comes in: by her type, else by her size.
struct TypeRow {
    std::string type;  ///< as a campaign names it: "destroyer"
    std::string kind;  ///< name of a template

    friend bool operator==(const TypeRow&, const TypeRow&) = default;
};

/// All data of the module.
struct Tables {
    Switches switches;
    std::array<SpeedBand, marker_counts> bands{
        {{0, 0}, {1, 5}, {5, 10}, {10, 15}, {15, 20}, {20, 25}, {25, 30}}};
    std::vector<MinimumMove> minimum_moves{{2, 2}, {4, 4}, {6, 6}, {8, 8}, {10, 10}};
    InitiativeTable initiative;
    SpottingTable radar = standard_radar();
    SpottingTable eye = standard_eye();
    SensorTable sensors;
    ConditionTable conditions;
    CombatTable combat;
    std::vector<JammingRow> jamming = standard_jamming();
    GuidedTable guided;
    DecoyTable decoys;
    DamageTable damage;
    RepairTable repair;
    LengthTable lengths;
    std::vector<Weapon> weapons = standard_weapons();
    std::vector<Template> templates = standard_templates();
    std::vector<Lane> lanes = {};
    std::vector<TypeRow> types{{"auxiliary", "merchant"},
                               {"fleet carrier", "carrier"},
                               {"light carrier", "carrier"},
                               {"escort carrier", "carrier"},
                               {"minesweeper or motor boat", "1960s missile boat"},
                               {"sloop or escort", "corvette"}};
    ByLevel hull_left{100, 80, 50, 20, 20};  ///< percent, by level
    std::array<std::string, 4> by_points{"1980s missile boat", "frigate", "destroyer", "destroyer"};
    std::int32_t turns = 36;  ///< at most (B-MN-19)

    friend bool operator==(const Tables&, const Tables&) = default;
};

/// The place of a weapon or template in the tables; none: there is none of this name.
[[nodiscard]] std::optional<std::int32_t> weapon_called(const Tables& tables,
                                                        std::string_view name);
[[nodiscard]] std::optional<std::int32_t> template_called(const Tables& tables,
                                                          std::string_view name);

}  // namespace flagplot::tactical::missile_age
