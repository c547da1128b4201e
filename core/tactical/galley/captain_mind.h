#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/doctrine.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/open_water.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"
#include "tactical/terms.h"

/// \file
/// What a captain thinks of (3.5). Values are in ten-thousandths of a point of 3.4.1.

namespace flagplot::tactical::galley {

enum class Attack : std::uint8_t { captain, ram, board };
enum class Pace : std::uint8_t { captain, cruise, maximum };
enum class Missiles : std::uint8_t { fire, hold };
enum class Avoiding : std::uint8_t { always, never };
enum class Withdrawal : std::uint8_t { at_40, at_60, at_20, never };

using Worth = std::int64_t;
inline constexpr Worth point = 10'000;

class Mind {
  public:
    Mind(const Tables& tables_in, const View& view, const Doctrine& doctrine);

    const Tables& tables;
    const View& view;
    const Battle& battle;
    SideIndex side;
    std::vector<Tag> enemies;  ///< afloat on the board and not rammed
    bool is_withdrawing = false;

    /// What the doctrine says of a ship; without a word of it, the first.
    template <Worded E>
    [[nodiscard]] E wish(Tag ship, std::string_view key) const {
        return wished<E>(doctrine_, battle.ship(ship).name, key).value_or(E{});
    }
    [[nodiscard]] bool may(const Order& order) const;
    [[nodiscard]] Worth points(Tag ship) const;
    /// The enemies within so many hexes of a place, in the order of their tags.
    [[nodiscard]] std::vector<Tag> enemies_within(const kit::HexShip& at, std::int32_t hexes) const;
    /// The ways to where its ships want to go: to the flanks of enemies, or to its own edge if it
    /// withdraws.
    [[nodiscard]] OpenWater ways() const;
    /// Of the nearest enemy; 99 if there is none.
    [[nodiscard]] std::int32_t distance_to_enemy(const kit::HexShip& at) const;

  private:
    const Doctrine& doctrine_;
};

/// What a ship could do next, and what that is worth.
struct Plan {
    enum class Deed : std::uint8_t { ram, rake, grapple, go };

    Deed deed = Deed::go;
    Tag target = 0;
    Worth worth = 0;  ///< with the place where it leaves her
    Worth gain = 0;   ///< of the deed alone
    std::vector<Step> steps;
};

/// The best that she can reach. \param battle as it would be, for the sake of another speed
[[nodiscard]] Plan plan_of(const Mind& mind, const OpenWater& ways, const Battle& battle, Tag ship);

/// The next order for the active group; none: it has done all it wants.
[[nodiscard]] std::optional<Order> movement_wanted(const Mind& mind);
/// The ships of a group that want to be at Maximum.
[[nodiscard]] std::vector<Tag> fast_ships(const Mind& mind, GroupNumber group);
[[nodiscard]] std::optional<Order> boarding_wanted(const Mind& mind);
[[nodiscard]] std::optional<Order> answer_wanted(const Mind& mind);

}  // namespace flagplot::tactical::galley

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::galley::Attack>{"captain",
                                                                                    "ram", "board"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::galley::Pace>{
    "captain", "cruise", "maximum"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Missiles>{"fire",
                                                                                      "hold"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::galley::Avoiding>{"always",
                                                                                      "never"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::galley::Withdrawal>{
    "at 40", "at 60", "at 20", "never"};

}  // namespace flagplot
