#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/doctrine.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What a captain goes by: what his side knows, and what its doctrine wishes.

namespace flagplot::tactical::missile_age {

/// Who searches by radar. The first of each list is the captain's own mind.
enum class Emission : std::uint8_t {
    picket,  ///< aircraft, else one ship of four from the second turn on
    silent,
    all
};
/// What missiles are fired at.
enum class Release : std::uint8_t {
    careful,     ///< models, and Radar Contacts that no unit of its own can look at
    identified,  ///< models alone
    any
};
enum class Salvo : std::uint8_t { full, single };
/// Which missiles a ship's weapons meet.
enum class Defence : std::uint8_t { layered, own };
enum class Manoeuvre : std::uint8_t { captain, close, stand_off };
/// The level of damage with which a ship leaves.
enum class Withdrawal : std::uint8_t { critical, heavy, light, never };
enum class Flying : std::uint8_t { launch, aboard };

/// A captain's knowledge at one moment. View and doctrine must outlive it.
class Mind {
  public:
    Mind(const Tables& tables_in, const View& view_in, const Doctrine& doctrine_in);

    const Tables& tables;
    const View& view;
    const Battle& battle;
    SideIndex side;
    /// Others' units on the table that are no wrecks, vessels and aircraft, hostile ones alone.
    std::vector<const Unit*> enemies;

    /// What the doctrine wishes of a unit.
    template <Worded E>
    [[nodiscard]] E wish(const Unit& unit, std::string_view key) const {
        return wished<E>(doctrine_, unit.name, key).value_or(E{});
    }

    [[nodiscard]] bool is_own(const Unit& unit) const { return unit.side == side; }
    [[nodiscard]] bool is_identified(const Unit& unit) const {
        return unit.seen_by(side) == Sighting::model;
    }
    /// The nearest enemy vessel: one that is known at least as a Radar Contact, else a marker.
    [[nodiscard]] const Unit* nearest_vessel(const Unit& unit) const;

  private:
    const Doctrine& doctrine_;
};

/// Has it a weapon of this kind that works and has rounds?
[[nodiscard]] const Weapon* longest_of(const Tables& tables, const Unit& unit, WeaponKind kind);

// What a captain wants of one unit now; none: nothing.

/// To switch its radar (emission control, A-MN-17).
[[nodiscard]] std::optional<Order> radar_wanted(const Mind& mind, const Unit& unit);
/// In 3.
[[nodiscard]] std::optional<Order> search_wanted(const Mind& mind, const Unit& unit);
/// In 2c, of a vessel or a torpedo.
[[nodiscard]] std::optional<Order> move_wanted(const Mind& mind, const Unit& unit);
[[nodiscard]] std::optional<Order> guidance_wanted(const Mind& mind, const Torpedo& torpedo);
/// In 2b and 2e.
[[nodiscard]] std::optional<Order> flight_wanted(const Mind& mind, const Unit& unit);
/// In 4: take-off and landing.
[[nodiscard]] std::optional<Order> deck_work_wanted(const Mind& mind, const Unit& unit);
/// In 4 and 5a to 5d: a shot.
[[nodiscard]] std::optional<Order> shot_wanted(const Mind& mind, const Unit& unit);
/// About a marker of his that was found. \pre his side is asked about it
[[nodiscard]] Order answer_wanted(const Mind& mind);

}  // namespace flagplot::tactical::missile_age

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::Emission>{
    "picket", "silent", "all"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::Release>{
    "careful", "identified", "any"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::Salvo>{"full",
                                                                                        "single"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::Defence>{"layered",
                                                                                          "own"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::Manoeuvre>{
    "captain", "close", "stand-off"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::missile_age::Withdrawal>{
    "critical", "heavy", "light", "never"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::missile_age::Flying>{"launch",
                                                                                         "aboard"};

}  // namespace flagplot
