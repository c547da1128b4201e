#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The words of the battle board: weapons, tactics, targets, relations.
/// Page: docs/rules/battle_board.md

namespace flagplot::tactical::battle_board {

enum class WeaponKind : std::uint8_t {
    beam,
    gattling,  ///< hits every enemy in range, whatever the distance (BB-54)
    sapper,    ///< shields only (BB-55)
    torpedo,
    capital  ///< a torpedo of double power against armour without shields
};

/// Does it roll for each shot (BB-58)? Everything else always hits.
[[nodiscard]] constexpr bool is_torpedo(WeaponKind kind) {
    return kind == WeaponKind::torpedo || kind == WeaponKind::capital;
}

/// Where ships of a type stand in a naval formation before the first round (BB-B5).
enum class Station : std::uint8_t {
    van,   ///< the screen, nearest to the enemy
    line,  ///< ships that are to fight it out
    rear   ///< carriers, and ships that should not fight
};

/// What a token tries to do (BB-35).
enum class Tactic : std::uint8_t {
    disengage,
    disengage_if_challenged,
    minimize_damage,
    maximize_net_damage,
    maximize_ratio,
    maximize_damage
};

/// Whom a token shoots at (BB-40).
enum class TargetClass : std::uint8_t {
    none,
    any,
    starbase,
    armed,
    bombers_freighters,
    unarmed,
    fuel_transports,
    freighters
};

/// Whom a token may start a fight with (BB-40).
enum class Attack : std::uint8_t { nobody, enemies, neutrals, everyone, one_side };

/// The relation of a side to another (BB-24).
enum class Relation : std::uint8_t { enemy, neutral, friendly };

/// Where a token is.
enum class Whereabouts : std::uint8_t {
    on_board,
    left,  ///< it disengaged
    lost,
    outside  ///< there was no room for it (BB-22)
};

/// What a battle waits for, or that it is over.
enum class Stage : std::uint8_t { orders, movement, over };

}  // namespace flagplot::tactical::battle_board

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::battle_board::WeaponKind>{
    "beam", "gattling", "sapper", "torpedo", "capital"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::Station>{
    "van", "line", "rear"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::battle_board::Tactic>{
    "disengage",           "disengage-if-challenged", "minimize-damage",
    "maximize-net-damage", "maximize-ratio",          "maximize-damage"};
template <>
inline constexpr std::array<std::string_view, 8> words_of<tactical::battle_board::TargetClass>{
    "none", "any", "starbase", "armed", "bombers-freighters", "unarmed", "tankers", "freighters"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::battle_board::Attack>{
    "nobody", "enemies", "neutrals", "everyone", "only"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::Relation>{
    "enemy", "neutral", "friend"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::battle_board::Whereabouts>{
    "on board", "left", "lost", "outside"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::battle_board::Stage>{
    "orders", "movement", "over"};

}  // namespace flagplot
