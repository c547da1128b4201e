#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/doctrine.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// What a captain goes by: what the side knows, and what its doctrine wishes. Worth is in
/// ten-thousandths of a class's points.

namespace flagplot::tactical::squadron {

/// How a ship fights. The first of each list is the captain's own mind.
enum class Tactic : std::uint8_t { captain, stand_off, close, board, break_off };
enum class Targets : std::uint8_t { best_chance, weakest, largest };
enum class Withdraw : std::uint8_t { bad_odds, half_lost, never };
enum class CardUse : std::uint8_t { when_they_pay, freely, never };
/// Which S card is played first.
enum class SquadronCard : std::uint8_t {
    any,
    ignore_wind,
    more_movement,
    command_radius,
    repair_now
};
enum class Anchoring : std::uint8_t { never, in_range };

/// A captain's knowledge at one moment. View and doctrine must outlive it.
class Mind {
  public:
    Mind(const Tables& tables_in, const View& view_in, const Doctrine& doctrine_in);

    const Tables& tables;
    const View& view;
    const Battle& battle;
    SideIndex side;
    std::vector<ShipNumber> own;        ///< on the table with a crew
    std::vector<ShipNumber> enemies;    ///< hostile ones on the table with a crew
    std::vector<ShipNumber> derelicts;  ///< of anybody

    /// What the doctrine wishes of a ship.
    template <Worded E>
    [[nodiscard]] E wish(ShipNumber ship, std::string_view key) const {
        return wished<E>(doctrine_, battle.ships[ship].name, key).value_or(E{});
    }
    /// What it wishes of all.
    template <Worded E>
    [[nodiscard]] E wish(std::string_view key) const {
        return wished<E>(doctrine_, {}, key).value_or(E{});
    }

    [[nodiscard]] const Ship& ship(ShipNumber number) const { return battle.ships[number]; }
    [[nodiscard]] const ShipClass& kind(ShipNumber number) const {
        return battle.class_of(battle.ships[number]);
    }
    [[nodiscard]] bool may(const Order& order) const;

    /// AD of an arc in a band after damage, without arcs and cards.
    [[nodiscard]] std::int32_t dice_of(ShipNumber ship, WeaponArc arc, std::size_t band) const;
    /// The most AD of any arc in a band.
    [[nodiscard]] std::int32_t most_dice(ShipNumber ship, std::size_t band) const;
    /// The band of a distance between nearest points; none: beyond the last, or out of sight.
    [[nodiscard]] std::optional<std::size_t> band_at(std::int32_t gap) const;

    /// What is left of a ship.
    [[nodiscard]] std::int64_t worth(ShipNumber ship) const;
    /// Of the hull points that an attack takes on average, by what the doctrine prefers.
    [[nodiscard]] std::int64_t gain(ShipNumber target, std::int32_t dice) const;

    /// Does this ship leave the battle (1.5, 5)?
    [[nodiscard]] bool breaks_off(ShipNumber ship) const;

    /// The cards in hand that do this.
    [[nodiscard]] std::optional<kit::Card> card_for(CardOp op) const;
    [[nodiscard]] const CardKind& kind_of(kit::Card card) const;

  private:
    const Doctrine& doctrine_;
    Targets targets_{};
    bool is_losing_ = false;  ///< by points
    bool has_lost_half_ = false;
};

// What a captain wants in each question; none: nothing, so the order that does nothing.

[[nodiscard]] std::optional<Order> turn_card_wanted(const Mind& mind);
[[nodiscard]] std::optional<Order> activation_wanted(const Mind& mind,
                                                     const std::vector<Order>& options);
[[nodiscard]] std::optional<Order> move_wanted(const Mind& mind);
/// A shot, or a card for it.
[[nodiscard]] std::optional<Order> shot_wanted(const Mind& mind);
[[nodiscard]] std::optional<Order> break_off_wanted(const Mind& mind,
                                                    const std::vector<Order>& options);
[[nodiscard]] std::optional<Order> melee_dice_wanted(const Mind& mind,
                                                     const std::vector<Order>& options);
[[nodiscard]] std::optional<Order> boarding_wanted(const Mind& mind,
                                                   const std::vector<Order>& options);
[[nodiscard]] std::optional<Order> reaction_wanted(const Mind& mind);

}  // namespace flagplot::tactical::squadron

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::squadron::Tactic>{
    "captain", "stand off", "close", "board", "break off"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::Targets>{
    "best chance", "weakest", "largest"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::Withdraw>{
    "bad odds", "half lost", "never"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::CardUse>{
    "when they pay", "freely", "never"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::squadron::SquadronCard>{
    "any", "ignore wind", "more movement", "command radius", "repair now"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Anchoring>{
    "never", "in range"};

}  // namespace flagplot
