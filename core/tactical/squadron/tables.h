#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/squadron/switches.h"
#include "tactical/squadron/words.h"

/// \file
/// Every table of the game with its standard values: a whole game without files. Lengths are
/// hundredths of an inch. Read from assets/squadron. Page: docs/rules/squadron.md#tables

namespace flagplot::tactical::squadron {

/// AD in the four bands of range; 0: a dash.
using DiceByBand = std::array<std::int32_t, bands>;

/// A row of table 1.4.1. A battle holds those that are in it.
struct ShipClass {
    std::string name;
    std::int32_t movement = 0;  ///< Mv
    std::string turning;        ///< a template of 1.4.2: "S"
    std::int32_t length = 0;    ///< of the base
    std::int32_t breadth = 0;
    std::int32_t hull = 0;             ///< HP0
    std::int32_t damage_rating = 0;    ///< DR
    std::int32_t critical_rating = 0;  ///< CR
    std::int32_t crew = 0;             ///< CP0
    std::int32_t ram = 0;
    bool is_ram_red = false;
    std::array<DiceByBand, weapon_arcs> dice{};  ///< by `WeaponArc`
    std::int32_t points = 0;
    std::int32_t squadron_least = 1;
    std::int32_t squadron_most = 1;
    bool is_wind_affected = true;
    bool is_small = false;    ///< a small target (US-36)
    bool is_capital = false;  ///< US-36
    std::int32_t radius = 0;  ///< of its turns: that of its template

    friend bool operator==(const ShipClass&, const ShipClass&) = default;
};
FLAGPLOT_FIELDS(ShipClass, name, movement, turning, length, breadth, hull, damage_rating,
                critical_rating, crew, ram, is_ram_red, dice, points, squadron_least, squadron_most,
                is_wind_affected, is_small, is_capital, radius)

/// Table 1.4.2.
struct TurningTemplate {
    std::string name;
    std::int32_t radius = 0;

    friend bool operator==(const TurningTemplate&, const TurningTemplate&) = default;
};

/// Which class ships of a campaign are (US-B38): by the name of their class or type; else by
/// tonnage: the last row with so many tons or fewer.
struct ClassName {
    std::string name;  ///< of a class or type of the campaign
    std::string ship;  ///< a `ShipClass`

    friend bool operator==(const ClassName&, const ClassName&) = default;
};
struct ClassByTons {
    std::int32_t tons = 0;
    std::string ship;

    friend bool operator==(const ClassByTons&, const ClassByTons&) = default;
};

/// Table 1.4.3, and how far bands reach (US-31).
struct ArcTable {
    std::array<std::int32_t, bands> reach{800, 1'600, 2'400, 3'200};
    std::int32_t broadside_from = 45;  ///< from the bow, to starboard; to port it is the mirror
    std::int32_t broadside_to = 135;
    std::int32_t stern_half_angle = 45;  ///< a shot from astern (US-B43)

    friend bool operator==(const ArcTable&, const ArcTable&) = default;
};

/// A row of table 1.4.4.
struct CriticalRow {
    std::optional<std::int32_t> hull = {};  ///< hull points; none: the switch `critical.hull_cost`
    CriticalEffect effect = CriticalEffect::none;
    std::int32_t crew = 0;       ///< lost
    std::int32_t crew_dice = 0;  ///< faces of a die of further crew lost; 0: none

    friend bool operator==(const CriticalRow&, const CriticalRow&) = default;
};
inline constexpr std::int32_t least_critical = 2;
inline constexpr std::size_t critical_rows = 11;  ///< 2 to 12 on 2D6

struct CriticalTable {
    std::array<CriticalRow, critical_rows> rows{{
        {0, CriticalEffect::explosion, 0, 0},
        {{}, CriticalEffect::steering, 0, 0},
        {{}, CriticalEffect::fire, 1, 0},
        {{}, CriticalEffect::mast, 0, 0},
        {{}, CriticalEffect::guns, 0, 0},
        {{}, CriticalEffect::shambles, 0, 3},
        {{}, CriticalEffect::battery, 0, 0},
        {3, CriticalEffect::none, 0, 0},
        {{}, CriticalEffect::waterline, 0, 0},
        {{}, CriticalEffect::officers, 0, 0},
        {0, CriticalEffect::smoke, 0, 0},
    }};
    std::int32_t blast_reach = 800;
    std::int32_t blast_dice = 2;  ///< times HP0 of the ship that explodes

    friend bool operator==(const CriticalTable&, const CriticalTable&) = default;
};

/// What the die of a fire marker does (table 1.4.5).
enum class FireResult : std::uint8_t { hull, crew, nothing, out };

struct UpkeepTable {
    std::array<FireResult, 6> fire{FireResult::hull,    FireResult::hull,    FireResult::crew,
                                   FireResult::nothing, FireResult::nothing, FireResult::out};
    std::int32_t repair = 5;  ///< or more

    friend bool operator==(const UpkeepTable&, const UpkeepTable&) = default;
};

/// US-11, US-12: the face that changes the wind, and by how many notches, clockwise positive.
struct WindTable {
    std::int32_t changes_on = 6;
    std::array<std::int32_t, 6> notches{1, 1, -1, -1, 2, -2};

    friend bool operator==(const WindTable&, const WindTable&) = default;
};

/// US-17, US-18, US-23, US-25, US-58, US-B1, US-B37.
struct MeasureTable {
    std::int32_t command_radius = 400;
    std::int32_t drift = 200;
    std::int32_t back = 100;
    std::int32_t swing = 45;                              ///< degrees on the spot
    std::array<std::int32_t, 3> obstacle_dice{4, 8, 12};  ///< by `ObstacleKind`
    std::int32_t island_length = 600;
    std::int32_t island_breadth = 400;
    std::int32_t island_rim = 100;
    std::int32_t island_gap = 1'200;
    std::int32_t shots = 40;  ///< of arcs, in full magazines

    friend bool operator==(const MeasureTable&, const MeasureTable&) = default;
};

/// A kind of card (table 1.4.6).
struct CardKind {
    std::string title;
    CardTiming timing{};
    CardOp op{};
    std::int32_t value = 0;
    std::int32_t copies = 0;

    friend bool operator==(const CardKind&, const CardKind&) = default;
};

struct CardTable {
    std::int32_t most = 5;  ///< in a hand
    std::vector<CardKind> kinds;

    friend bool operator==(const CardTable&, const CardTable&) = default;
};

[[nodiscard]] std::vector<ShipClass> standard_ships();
[[nodiscard]] std::vector<TurningTemplate> standard_templates();
[[nodiscard]] std::vector<ClassName> standard_names();
[[nodiscard]] std::vector<ClassByTons> standard_tons();
[[nodiscard]] std::vector<CardKind> standard_cards();

struct Tables {
    Switches switches;
    std::vector<ShipClass> ships = standard_ships();
    std::vector<TurningTemplate> templates = standard_templates();
    std::vector<ClassName> names = standard_names();
    std::vector<ClassByTons> tons = standard_tons();
    ArcTable arcs;
    CriticalTable critical;
    UpkeepTable upkeep;
    WindTable wind;
    MeasureTable measures;
    CardTable cards{5, standard_cards()};

    friend bool operator==(const Tables&, const Tables&) = default;
};

}  // namespace flagplot::tactical::squadron

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::squadron::FireResult>{
    "hull", "crew", "nothing", "out"};

}  // namespace flagplot
