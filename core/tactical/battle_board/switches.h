#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// Readings of the battle board's rules that a campaign can choose: the keys of its table
/// `[battle_board]`. Page: docs/rules/battle_board.md#switches

namespace flagplot::tactical::battle_board {

/// First term of the speed formula: ideal speed less 4, or less 2 (BB-A2).
enum class SpeedFormula : std::uint8_t { seed, original };
/// How a speed is rounded to quarters (BB-A3).
enum class SpeedRounding : std::uint8_t {
    weight_truncated,
    exact_floor,
    exact_nearest,
    whole_squares  ///< only whole squares are lost by weight
};
/// When the moving weights are randomised, if at all (BB-A8).
enum class WeightFuzz : std::uint8_t { round, phase, overtake, none };
/// The meaning of "net damage" (BB-A10).
enum class NetMetric : std::uint8_t { ratio, difference };
/// What challenges a token (BB-A11).
enum class ChallengeOn : std::uint8_t { armor, any, targeted };
/// Whether the last step leads off the board, or the one after it (BB-A12).
enum class RetreatLeaves : std::uint8_t { after, with };
/// How far a volley goes on when its target is destroyed (BB-A21, BB-A22).
enum class StreamScope : std::uint8_t { range, square };
/// To how many tokens a beam goes on (BB-A23).
enum class BeamStreamCap : std::uint8_t { none, attacking_ships };
/// How a beam's damage is rounded (BB-A24).
enum class BeamRounding : std::uint8_t { percent_floor, half_up, per_weapon_ceil };
/// What the shields must be down for when a capital missile doubles (BB-A27).
enum class CapitalDouble : std::uint8_t { volley, missile, damage };

/// Every switch with its default. Fractions are in hundredths.
struct Switches {
    SpeedFormula speed_formula = SpeedFormula::seed;
    SpeedRounding speed_rounding = SpeedRounding::weight_truncated;
    bool mass_includes_cargo = true;  // BB-A4
    WeightFuzz weight_fuzz = WeightFuzz::round;
    std::int32_t weight_fuzz_pct = 15;
    NetMetric net_damage_metric = NetMetric::ratio;
    std::int32_t plan_depth = 3;  // steps a token looks ahead, 1 to 3
    ChallengeOn challenge_on = ChallengeOn::armor;
    std::int32_t retreat_steps = 7;
    RetreatLeaves retreat_leaves = RetreatLeaves::after;
    bool range_breaks_ties = true;     // BB-A17
    std::int32_t initiative_cap = 63;  // BB-A20
    StreamScope stream_scope = StreamScope::range;
    StreamScope torpedo_stream = StreamScope::range;
    BeamStreamCap beam_stream_cap = BeamStreamCap::none;
    BeamRounding beam_rounding = BeamRounding::percent_floor;
    std::int32_t beam_loss_pct = 10;       // BB-A25
    bool beam_loss_is_per_square = false;  // BB-A25: of each square, not of the whole range
    std::int32_t armor_step = 500;         // BB-A26; 0: no step
    CapitalDouble capital_double = CapitalDouble::volley;
    std::int32_t capacitor_cap = 250;     // BB-A28
    std::int32_t jam_cap = 95;            // BB-A29
    bool spread_targets = false;          // BB-A33
    std::int32_t wreck_factor = 3;        // BB-A34: this part of the minerals
    bool ai_sees_starbase_range = false;  // BB-36
    bool flee_approach = false;           // BB-B1
    bool naval_cripples = true;           // BB-B9: ships of the sea slow with their damage
    bool naval_pursuit = true;            // BB-B10: a ship pursued by a faster one does not leave
    bool naval_sight = true;              // BB-B11: light and weather limit what is seen
    bool naval_surprise = true;           // BB-B12: a surprised side does not fire in round 1

    friend bool operator==(const Switches&, const Switches&) = default;
};
FLAGPLOT_FIELDS(Switches, speed_formula, speed_rounding, mass_includes_cargo, weight_fuzz,
                weight_fuzz_pct, net_damage_metric, plan_depth, challenge_on, retreat_steps,
                retreat_leaves, range_breaks_ties, initiative_cap, stream_scope, torpedo_stream,
                beam_stream_cap, beam_rounding, beam_loss_pct, beam_loss_is_per_square, armor_step,
                capital_double, capacitor_cap, jam_cap, spread_targets, wreck_factor,
                ai_sees_starbase_range, flee_approach, naval_cripples, naval_pursuit, naval_sight,
                naval_surprise)

}  // namespace flagplot::tactical::battle_board

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::battle_board::SpeedFormula>{
    "seed", "original"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::battle_board::SpeedRounding>{
    "weight_truncated", "exact_floor", "exact_nearest", "whole_squares"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::battle_board::WeightFuzz>{
    "round", "phase", "overtake", "none"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::battle_board::NetMetric>{
    "ratio", "difference"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::ChallengeOn>{
    "armor", "any", "targeted"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::battle_board::RetreatLeaves>{
    "after", "with"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::battle_board::StreamScope>{
    "range", "square"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::battle_board::BeamStreamCap>{
    "none", "attacking_ships"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::BeamRounding>{
    "percent_floor", "half_up", "per_weapon_ceil"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::CapitalDouble>{
    "volley", "missile", "damage"};

}  // namespace flagplot
