#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/missile_age/words.h"

/// \file
/// Weapons and units as data (section 6 of the page). Lengths are centimetres of the table, as on
/// the page; a battle keeps millimetres.

namespace flagplot::tactical::missile_age {

/// A weapon. What it does not have is 0 or none.
struct Weapon {
    std::string name;
    WeaponKind kind{};
    std::int32_t range = 0;     ///< cm; 0 of a bomb: it is dropped in flight
    std::int32_t modifier = 0;  ///< WDM
    Seeker seeker = Seeker::unguided;
    Generation generation = Generation::none;
    std::int32_t rounds =
        0;                   ///< that a unit has where its template says nothing; 0: no end of them
    std::int32_t salvo = 0;  ///< rounds a turn; 0: as the switches say
    bool is_area = false;    ///< area SAM: the larger salvo (B-MN-01)
    bool is_small_arms = false;          ///< fires in a blackout (MN-27)
    Altitude reach = Altitude::surface;  ///< the highest at which it reaches aircraft (A-MN-50)
    std::int32_t run = 0;                ///< of a torpedo, cm a turn
    bool is_guided = false;              ///< of a torpedo: its firer steers it

    friend bool operator==(const Weapon&, const Weapon&) = default;
};

/// So many mounts of a weapon. Of a launcher it is one mount with rounds.
struct Fitted {
    std::string weapon;
    std::int32_t mounts = 1;
    std::int32_t rounds = 0;  ///< of each mount; 0: as the weapon says

    friend bool operator==(const Fitted&, const Fitted&) = default;
};

/// Aircraft that a ship carries.
struct Embarked {
    std::string kind;  ///< name of a template
    std::int32_t count = 1;

    friend bool operator==(const Embarked&, const Embarked&) = default;
};

/// A kind of unit (6.1, B-MN-02, B-MN-14).
struct Template {
    std::string name;
    Size size{};
    std::int32_t rating = 0;  ///< speed markers
    std::int32_t mvr = 0;
    std::int32_t crew_quality = 0;
    Generation fire_control = Generation::none;
    Generation ecm = Generation::none;
    bool has_radar = false;
    bool has_eo = false;
    bool has_esm = false;
    std::vector<Fitted> weapons;
    std::vector<Embarked> aircraft = {};
    Craft craft = Craft::ship;
    std::optional<std::int32_t> damage_modifier = {};  ///< TDM; none: by size
    std::int32_t move = 0;                             ///< of aircraft, cm a segment (6.4)
    std::int32_t endurance = 0;                        ///< of aircraft, turns
    std::optional<std::int32_t> accel = {};            ///< markers a turn; none: by size (A-MN-08)
    bool is_civilian = false;

    friend bool operator==(const Template&, const Template&) = default;
};

/// The weapons of 6.2, B-MN-02 and B-MN-14.
[[nodiscard]] std::vector<Weapon> standard_weapons();

/// The ships of 6.1 and the aircraft of B-MN-02.
[[nodiscard]] std::vector<Template> standard_templates();

}  // namespace flagplot::tactical::missile_age
