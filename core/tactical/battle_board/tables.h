#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/battle_board/switches.h"
#include "tactical/battle_board/words.h"

/// \file
/// The reference data of the battle board: parts, designs made from them, start squares, and how a
/// ship of a naval campaign becomes a token. Read from assets/battle_board by
/// module_files/battle_board.h; users may replace each table.

namespace flagplot::tactical::battle_board {

/// A weapon of the reference (2.5). Damage points; squares; accuracy in hundredths, 0 for beams.
struct Weapon {
    std::string name;
    WeaponKind kind{};
    std::int32_t power = 0;
    std::int32_t range = 0;
    std::int32_t initiative = 0;
    std::int32_t accuracy = 0;
    std::int32_t loads = 0;  ///< salvoes carried; 0: it does not run out

    friend bool operator==(const Weapon&, const Weapon&) = default;
};
FLAGPLOT_FIELDS(Weapon, name, kind, power, range, initiative, accuracy, loads)

struct Hull {
    std::string name;
    std::int32_t armor = 0;
    std::int32_t initiative = 0;
    std::int32_t mass = 0;
    bool is_base = false;  ///< does not move, reaches a square farther (BB-52)
    bool is_bomber = false;
    bool is_freighter = false;
    bool is_tanker = false;
    std::int32_t cargo = 0;

    friend bool operator==(const Hull&, const Hull&) = default;
};
FLAGPLOT_FIELDS(Hull, name, armor, initiative, mass, is_base, is_bomber, is_freighter, is_tanker,
                cargo)

struct Engine {
    std::string name;
    std::int32_t ideal_speed = 0;
    std::int32_t bonus_halves = 0;  ///< to movement, in half quarters of a square

    friend bool operator==(const Engine&, const Engine&) = default;
};
FLAGPLOT_FIELDS(Engine, name, ideal_speed, bonus_halves)

/// Everything else that can be built in. What a device does not do is 0.
struct Device {
    std::string name;
    std::int32_t initiative = 0;  ///< battle computer (BB-12)
    std::int32_t accuracy = 0;    ///< the same, in hundredths (BB-58)
    std::int32_t jamming = 0;     ///< in hundredths
    std::int32_t capacitor = 0;   ///< in hundredths (BB-53)
    std::int32_t deflectors = 0;  ///< each takes a tenth of every beam
    std::int32_t quarters = 0;    ///< jet 1, overthruster 2 (BB-4)
    std::int32_t dampener = 0;    ///< quarters that every moving token loses (BB-25)
    std::int32_t shields = 0;
    std::int32_t armor = 0;

    friend bool operator==(const Device&, const Device&) = default;
};
FLAGPLOT_FIELDS(Device, name, initiative, accuracy, jamming, capacitor, deflectors, quarters,
                dampener, shields, armor)

/// A number of a part, by its name.
struct Fitted {
    std::string part;
    std::int32_t count = 1;

    friend bool operator==(const Fitted&, const Fitted&) = default;
};
FLAGPLOT_FIELDS(Fitted, part, count)

/// A ship made of parts. Each row of `weapons` is a slot (BB-10).
struct Design {
    std::string name;
    std::string hull;
    std::string engine;  ///< empty: none
    std::int32_t engines = 1;
    std::vector<Fitted> weapons;
    std::vector<Fitted> devices;
    std::optional<std::int32_t> mass;  ///< total; none: the hull's
    std::optional<std::int32_t> cost;  ///< resources and boranium; none: BB-B3
    std::int32_t minerals = 0;         ///< mineral cost of a ship (BB-63)
    std::int32_t race_initiative = 0;  ///< BB-A19
    bool has_regenerating_shields = false;

    friend bool operator==(const Design&, const Design&) = default;
};
FLAGPLOT_FIELDS(Design, name, hull, engine, engines, weapons, devices, mass, cost, minerals,
                race_initiative, has_regenerating_shields)

/// How ships of one type of a naval campaign come onto the board (BB-B2).
struct NavalType {
    std::string type;  ///< as the campaign names it: "heavy cruiser"
    std::int32_t initiative = 0;
    bool is_freighter = false;
    std::vector<Fitted> weapons;
    std::vector<Fitted> devices;
    Station station = Station::line;
    std::optional<std::int32_t> cost = {};  ///< her value as a target; none: BB-B3

    friend bool operator==(const NavalType&, const NavalType&) = default;
};
FLAGPLOT_FIELDS(NavalType, type, initiative, is_freighter, weapons, devices, station, cost)

/// How far ships see each other in this light and weather, in squares (BB-B11).
struct NavalSight {
    std::string light;    ///< as a request names it: "day"
    std::string weather;  ///< "clear"
    std::int32_t squares = 0;

    friend bool operator==(const NavalSight&, const NavalSight&) = default;
};
FLAGPLOT_FIELDS(NavalSight, light, weather, squares)

/// The skin's word instead of a word of the board; nothing: the word is not offered.
struct NavalWord {
    std::string of;
    std::string says;

    friend bool operator==(const NavalWord&, const NavalWord&) = default;
};
FLAGPLOT_FIELDS(NavalWord, of, says)

struct Naval {
    std::int32_t mass_per_point = 20;
    std::int32_t armor_per_point = 100;
    std::int32_t minerals_per_point = 30;
    std::vector<Weapon> weapons;
    std::vector<Device> devices;
    std::vector<NavalType> types;
    std::vector<NavalSight> sights;
    std::vector<NavalWord> words;

    friend bool operator==(const Naval&, const Naval&) = default;
};
FLAGPLOT_FIELDS(Naval, mass_per_point, armor_per_point, minerals_per_point, weapons, devices, types,
                sights, words)

/// A square of the board: column and row, 0 to 9.
struct BoardSquare {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend auto operator<=>(const BoardSquare&, const BoardSquare&) = default;
};
FLAGPLOT_FIELDS(BoardSquare, x, y)

/// All data of the module.
struct Tables {
    Switches switches;
    std::vector<Weapon> weapons;
    std::vector<Hull> hulls;
    std::vector<Engine> engines;
    std::vector<Device> devices;
    std::vector<Design> designs;
    std::vector<std::vector<BoardSquare>> starts;  ///< row n - 1 for n sides, in their order
    Naval naval;

    friend bool operator==(const Tables&, const Tables&) = default;
};
FLAGPLOT_FIELDS(Tables, switches, weapons, hulls, engines, devices, designs, starts, naval)

}  // namespace flagplot::tactical::battle_board
