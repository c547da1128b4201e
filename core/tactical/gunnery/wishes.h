#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fields.h"
#include "tactical/gunnery/order.h"
#include "tactical/terms.h"

/// \file
/// What a doctrine may wish of a captain of gunnery (GU-73). Of each key the first word is the
/// default; a task that nobody wished follows the stance of the formation.

namespace flagplot::tactical::gunnery {

enum class Task : std::uint8_t {
    as_he_judges,
    close_and_destroy,
    keep_the_range,
    cross_their_bows,
    torpedo_attack,
    cover_the_convoy,
    shadow,
    break_off
};
enum class RangeWish : std::uint8_t { by_his_guns, long_range, middle, short_range, point_blank };
enum class OpenFire : std::uint8_t { effective, seen, point_blank, fired_on };
enum class TorpedoWish : std::uint8_t { good_chance, freely, kept_back };
enum class LightWish : std::uint8_t { as_needed, searchlights, star_shell, dark };
enum class SmokeWish : std::uint8_t { withdrawal, convoy, never };
enum class ConvoyWish : std::uint8_t { turns_away, scatters, holds_on };
enum class BreakOff : std::uint8_t { bad_odds, quarter_lost, half_lost, first_damage, never };
enum class Pursuit : std::uint8_t { as_long_as_it_pays, to_the_end, cripples, none };
enum class WeaveWish : std::uint8_t { when_hit, always, never };

/// Of one division.
struct Wishes {
    std::optional<Task> task;
    RangeWish range{};
    OpenFire open_fire{};
    Prefer targets{};
    TorpedoWish torpedoes{};
    LightWish lights{};
    SmokeWish smoke{};
    ConvoyWish convoy{};
    BreakOff break_off{};
    Pursuit pursuit{};
    WeaveWish weave{};
};

/// Those for this ship, and so for the division whose guide she is.
[[nodiscard]] Wishes wishes_for(std::string_view ship, const Doctrine& doctrine);

}  // namespace flagplot::tactical::gunnery

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 8> words_of<tactical::gunnery::Task>{
    "as he judges",   "close and destroy", "keep the range", "cross their bows",
    "torpedo attack", "cover the convoy",  "shadow",         "break off"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::gunnery::RangeWish>{
    "by his guns", "long", "middle", "short", "point blank"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::gunnery::OpenFire>{
    "at effective range", "as soon as seen", "only at point blank", "only if fired on"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::TorpedoWish>{
    "at a good chance", "freely", "kept back"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::gunnery::LightWish>{
    "as needed", "searchlights", "star shell", "dark"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::SmokeWish>{
    "to cover a withdrawal", "to cover the convoy", "never"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::ConvoyWish>{
    "turns away", "scatters", "holds on"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::gunnery::BreakOff>{
    "when the odds are bad", "at a quarter lost", "at half lost",
    "at first damage to a capital ship", "never"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::gunnery::Pursuit>{
    "as long as it pays", "to the end", "cripples only", "none"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::gunnery::WeaveWish>{
    "when hit", "always", "never"};

}  // namespace flagplot
