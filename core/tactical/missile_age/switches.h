#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fields.h"

/// \file
/// The readings that a campaign may choose between: the keys of its table `[missile_age]`. Page:
/// docs/rules/missile_age.md#switches

namespace flagplot::tactical::missile_age {

/// Sides whose initiative is level (A-MN-03).
enum class InitiativeTie : std::uint8_t { reroll, commander, keep_previous };
/// What the winner of the initiative gets (A-MN-04).
enum class InitiativeBenefit : std::uint8_t { choose_each_phase, first_always };
/// Where vessels without way go (A-MN-10).
enum class Drift : std::uint8_t { wind, none };
/// Whether a marker is one unit, or its owner says which when it is found (A-MN-14).
enum class ContactBinding : std::uint8_t { preassigned, owner_choice };
/// What several mounts in one attack are worth (A-MN-23).
enum class MultiMount : std::uint8_t { flat, per_extra };
/// When missiles arrive (A-MN-26).
enum class MissileFlight : std::uint8_t { same_turn, next_turn };
/// What one success takes off a blackout (A-MN-40).
enum class BlackoutStack : std::uint8_t { one_per_success, all_at_once };

/// Numbers to reach on a d20 (A-MN-22, A-MN-28 to A-MN-30, A-MN-32).
struct TargetNumbers {
    std::int32_t gun_short = 11;
    std::int32_t gun_medium = 14;
    std::int32_t gun_long = 17;
    std::int32_t gun_vs_air = 15;
    std::int32_t ciws = 12;
    std::int32_t air_gun = 13;
    std::int32_t bomb = 14;
    std::int32_t air_rocket = 14;
    std::int32_t air_air = 12;
    std::int32_t sam = 8;
    std::int32_t missile = 7;
    std::int32_t torpedo = 11;

    friend bool operator==(const TargetNumbers&, const TargetNumbers&) = default;
};

/// Every switch with its standard value.
struct Switches {
    std::int32_t nm_hundredths_per_cm = 25;  ///< sea miles of a centimetre (A-MN-02)
    std::int32_t minutes_per_turn = 10;
    InitiativeTie initiative_tie = InitiativeTie::reroll;
    InitiativeBenefit initiative_benefit = InitiativeBenefit::choose_each_phase;
    std::int32_t move_accel = 1;        ///< markers a turn (A-MN-08)
    std::int32_t move_accel_small = 2;  ///< of small and very small units
    std::int32_t move_turn_deg = 45;    ///< A-MN-09
    bool move_straight_carry = true;    ///< A-MN-09
    Drift move_drift = Drift::wind;
    std::int32_t spot_attempts = 1;  ///< of each kind, a unit and turn (A-MN-13)
    ContactBinding contact_binding = ContactBinding::preassigned;
    std::int32_t contact_dummies = 100;              ///< hundredths for each unit (A-MN-15)
    bool roe_arh_on_radar_contact = true;            ///< A-MN-16
    bool sensors_esm = true;                         ///< A-MN-18
    bool sensors_eo = true;                          ///< A-MN-19
    std::optional<std::int32_t> night_visibility{};  ///< cm; none: rolled (A-MN-20)
    TargetNumbers combat_tn;
    MultiMount combat_multi_mount = MultiMount::flat;
    MissileFlight missile_flight = MissileFlight::same_turn;
    std::int32_t combat_cm_success = 8;  ///< A-MN-31
    std::int32_t combat_salvo = 2;       ///< rounds of a launcher a turn (B-MN-01)
    std::int32_t combat_salvo_area = 4;  ///< of area SAM
    bool damage_special1_fire = false;   ///< A-MN-37
    bool damage_sinking = false;         ///< A-MN-38
    BlackoutStack damage_blackout_stack = BlackoutStack::one_per_success;
    bool damage_blackout_sensors = false;           ///< A-MN-41
    bool damage_fire_burns = false;                 ///< A-MN-43
    std::optional<std::int32_t> morale_break_at{};  ///< crew quality; none: nobody breaks (A-MN-44)
    std::int32_t crew_test_tn = 6;                  ///< A-MN-45

    friend bool operator==(const Switches&, const Switches&) = default;
};

}  // namespace flagplot::tactical::missile_age

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::InitiativeTie>{
    "reroll", "commander", "keep_previous"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::InitiativeBenefit>{
    "choose_each_phase", "first_always"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::Drift>{"wind",
                                                                                        "none"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::ContactBinding>{
    "preassigned", "owner_choice"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::MultiMount>{
    "flat", "per_extra"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::MissileFlight>{
    "same_turn", "next_turn"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::BlackoutStack>{
    "one_per_success", "all_at_once"};

}  // namespace flagplot
