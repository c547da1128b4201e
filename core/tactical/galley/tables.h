#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tactical/galley/switches.h"

/// \file
/// Every table of the game with its standard values: a whole game without files. Read from
/// assets/galley by module_files/galley.h; a user may put the numbers of another rulebook in their
/// place. "From 4" is the least total that counts. Page: docs/rules/galley.md#tables

namespace flagplot::tactical::galley {

/// A class of ships (3.4.1).
struct ShipClass {
    std::string name;  ///< "fast trireme"
    std::int32_t hexes = 1;
    std::int32_t cruise = 4;
    std::int32_t maximum = 0;  ///< 0: it has none
    std::int32_t ram_attack = 0;
    std::int32_t ram_defence = 0;
    std::int32_t manpower = 0;
    std::int32_t missiles = 0;
    std::int32_t points = 0;             ///< for balancing fleets and the captain (WG-B6)
    bool may_anastrophe = false;         ///< the asterisk (WG-70)
    bool has_deck = false;               ///< cataphract
    bool has_towers = false;             ///< WG-82
    bool is_merchant = false;            ///< WG-93
    std::int32_t ships_per_counter = 1;  ///< how many galleys a counter stands for; only told

    friend bool operator==(const ShipClass&, const ShipClass&) = default;
};

[[nodiscard]] inline std::vector<ShipClass> standard_classes() {
    const auto light = [](std::string name, std::int32_t defence, std::int32_t attack,
                          std::int32_t points, bool star) {
        return ShipClass{std::move(name), 1,    4,     7,     attack, defence, 1, 1,
                         points,          star, false, false, false,  1};
    };
    return {light("liburnian", 1, 2, 2, false),
            light("hemiolia", 1, 2, 2, false),
            light("fast trireme", 3, 4, 4, true),
            {"trireme", 1, 4, 6, 4, 3, 2, 1, 4, false, true, false, false, 1},
            {"quadrireme", 1, 4, 6, 4, 4, 2, 2, 5, true, true, false, false, 1},
            {"quinquereme", 1, 4, 5, 4, 5, 3, 2, 6, false, true, true, false, 1},
            {"hexeres", 2, 3, 5, 4, 6, 4, 3, 7, false, true, true, false, 1},
            {"hepteres", 2, 3, 4, 3, 7, 4, 3, 8, false, true, true, false, 1},
            {"decares", 2, 3, 4, 3, 9, 6, 4, 10, false, true, true, false, 1},
            {"transport", 1, 2, 0, 0, 2, 0, 0, 2, false, false, false, true, 1}};
}

/// The class of a ship of a campaign whose own class says none, by her type.
struct TypeRow {
    std::string type;  ///< as a campaign names it: "heavy cruiser"
    std::string ship_class;

    friend bool operator==(const TypeRow&, const TypeRow&) = default;
};

[[nodiscard]] inline std::vector<TypeRow> standard_types() {
    return {{"battleship", "quinquereme"},
            {"heavy cruiser", "quadrireme"},
            {"destroyer", "fast trireme"},
            {"auxiliary", "transport"}};
}

/// In movement points (3.4.2).
struct CostTable {
    std::int32_t ahead = 1;
    std::int32_t turn = 1;           ///< one hexside
    std::int32_t run_at_cruise = 1;  ///< hexes forward before each turn
    std::int32_t run_at_maximum = 2;
    std::int32_t about_small = 3;  ///< Turn Around
    std::int32_t about_large = 4;
    std::int32_t back = 2;
    std::int32_t through = 2;  ///< WG-51
    std::int32_t towers = 1;   ///< WG-82
    std::int32_t cut = 2;      ///< at most (WG-60)
    std::int32_t sails = 1;    ///< WG-93

    friend bool operator==(const CostTable&, const CostTable&) = default;
};

/// Grappling and disengaging, 1D6; a 1 always fails, a 6 always succeeds (3.4.3, WG-B8).
struct GrapplingTable {
    std::int32_t needed = 4;
    std::int32_t cut_needed = 4;
    std::int32_t target_crippled = 1;   ///< or rammed
    std::int32_t target_stronger = -1;  ///< by manpower, also for disengaging
    std::int32_t drag_needed = 3;       ///< to come free of a ship that sinks (WG-23)

    friend bool operator==(const GrapplingTable&, const GrapplingTable&) = default;
};

/// Ramming, 2D6 (3.4.4).
struct RammingTable {
    std::int32_t at_maximum = 1;
    std::int32_t still_target = 1;
    std::int32_t better_crew = 1;
    std::int32_t worse_crew = -1;
    std::int32_t after_failed_rake = -1;  ///< WG-75
    std::int32_t fouls_to = 4;            ///< total up to which a heavier target fouls the rammer
    std::int32_t fouls_by = 2;            ///< RD at least RA and this
    std::int32_t rams_from = 8;
    std::int32_t backs_off_from = 11;

    friend bool operator==(const RammingTable&, const RammingTable&) = default;
};

/// Raking, 2D6 (3.4.5).
struct RakeTable {
    std::int32_t at_maximum = 1;
    std::int32_t pass_through = 1;
    std::int32_t large_target = -1;
    std::int32_t needed = 9;

    friend bool operator==(const RakeTable&, const RakeTable&) = default;
};

/// Missiles and flame missiles, 1D6 (3.4.6, WG-83).
struct MissileTable {
    std::int32_t range = 2;
    std::int32_t near_range = 1;
    std::int32_t near = 1;
    std::int32_t open_target = 1;  ///< without a deck
    std::int32_t towered_target = -1;
    std::int32_t one_from = 7;
    std::int32_t two_from = 10;
    std::int32_t flame_range = 1;
    std::int32_t flame_base = 1;
    std::int32_t flame_needed = 6;

    friend bool operator==(const MissileTable&, const MissileTable&) = default;
};

/// Avoidance, 1D6; a 1 always fails (3.4.7).
struct AvoidanceTable {
    std::int32_t large_ship = -1;
    std::int32_t half_speed = -2;
    std::int32_t at_maximum = 1;
    std::int32_t needed = 6;

    friend bool operator==(const AvoidanceTable&, const AvoidanceTable&) = default;
};

/// Levels of fatigue for 1 to 6 on 1D6.
using FatigueRow = std::array<std::int32_t, 6>;

/// Fatigue, 1D6 (3.4.8): rows of maximum speed 5 to 8, and in each those of crews A, B, C.
struct FatigueTable {
    std::array<std::array<FatigueRow, 3>, 4> rows{{
        {{{0, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 1, 1}, {0, 0, 0, 1, 1, 2}}},
        {{{0, 0, 0, 0, 1, 1}, {0, 0, 0, 1, 1, 2}, {0, 0, 1, 1, 2, 2}}},
        {{{0, 0, 0, 1, 1, 2}, {0, 0, 1, 1, 2, 2}, {0, 1, 1, 2, 2, 3}}},
        {{{0, 0, 1, 1, 2, 2}, {0, 1, 1, 2, 2, 3}, {1, 1, 2, 2, 3, 3}}},
    }};
    std::int32_t first_speed = 5;   ///< of the first row
    std::int32_t class_a_from = 4;  ///< crew rating
    std::int32_t class_b_from = 2;
    std::int32_t anastrophe_row = 7;  ///< and class A (WG-76)
    std::int32_t anastrophe_least = 1;

    friend bool operator==(const FatigueTable&, const FatigueTable&) = default;
};

/// Manpower that both lose on a total up to this, or the capture (3.4.9).
struct BoardingRow {
    std::int32_t up_to = 0;
    std::int32_t attacker = 0;  ///< lost
    std::int32_t defender = 0;
    bool is_captured = false;

    friend bool operator==(const BoardingRow&, const BoardingRow&) = default;
};

/// Boarding, 2D6. Totals above the last row are as the last.
struct BoardingTable {
    std::vector<BoardingRow> rows{{4, 2, 0, false},  {6, 1, 0, false},  {8, 1, 1, false},
                                  {10, 0, 1, false}, {11, 0, 2, false}, {12, 0, 0, true}};
    std::int32_t crew_limit = 2;
    std::int32_t prize_crew = 1;

    friend bool operator==(const BoardingTable&, const BoardingTable&) = default;
};

/// What 2D6 does to the wind (3.4.10).
enum class WindChange : std::uint8_t { storm, counterclockwise, same, clockwise, calm };

/// Wind and storm (3.4.10).
struct WindTable {
    /// For totals 2 to 12.
    std::array<WindChange, 11> changes{WindChange::storm,
                                       WindChange::counterclockwise,
                                       WindChange::counterclockwise,
                                       WindChange::same,
                                       WindChange::same,
                                       WindChange::same,
                                       WindChange::same,
                                       WindChange::same,
                                       WindChange::clockwise,
                                       WindChange::clockwise,
                                       WindChange::calm};
    std::int32_t storm_missiles = -1;
    std::int32_t sail_bonus = 1;

    friend bool operator==(const WindTable&, const WindTable&) = default;
};

/// Fires (WG-81, WG-83).
struct FireTable {
    std::int32_t firepot_from = 5;
    std::int32_t loses_to = 2;  ///< faces up to this cost manpower
    std::int32_t spreads_on = 4;
    std::int32_t spread_from = 5;  ///< for each ship in contact
    std::int32_t out_from = 5;
    std::int32_t sinks_on = 6;
    std::int32_t sinks_after = 3;  ///< end phases

    friend bool operator==(const FireTable&, const FireTable&) = default;
};

/// Command, admirals (WG-1, WG-94, WG-B5).
struct CommandTable {
    std::int32_t range = 3;          ///< hexes from the squadron's commander
    std::int32_t double_needed = 6;  ///< D6 and the admiral's initiative
    std::int32_t usual_crew = 3;
    std::int32_t usual_initiative = 1;
    std::int32_t withdraw_needed = 7;
    std::int32_t behind = 1;
    std::int32_t withdraw_points = 25;

    friend bool operator==(const CommandTable&, const CommandTable&) = default;
};

/// Victory points (WG-95).
struct VictoryTable {
    std::int32_t captured = 1;  ///< above the ram defence rating
    std::int32_t left_board = 3;
    std::int32_t victory = 80;
    std::int32_t times = 2;  ///< the enemy's total, at least

    friend bool operator==(const VictoryTable&, const VictoryTable&) = default;
};

struct Tables {
    std::string whose = "the standard numbers of this program";  ///< a note for people
    Switches switches;
    std::int32_t turns = 20;  ///< at most
    std::vector<ShipClass> classes = standard_classes();
    std::vector<TypeRow> types = standard_types();
    std::string usual_class = "trireme";  ///< of a type without a row
    CostTable costs;
    GrapplingTable grappling;
    RammingTable ramming;
    RakeTable rake;
    MissileTable missiles;
    AvoidanceTable avoidance;
    FatigueTable fatigue;
    BoardingTable boarding;
    WindTable wind;
    FireTable fire;
    CommandTable command;
    VictoryTable victory;

    friend bool operator==(const Tables&, const Tables&) = default;
};

}  // namespace flagplot::tactical::galley

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::galley::WindChange>{
    "storm", "counterclockwise", "same", "clockwise", "calm"};

}  // namespace flagplot
