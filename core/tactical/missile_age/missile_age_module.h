#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/any_module.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"
#include "tactical/playable.h"

/// \file
/// Ships, aircraft and missiles of the missile age, on a table in millimetres.
///
/// 1. A turn is ten minutes; in most phases the sides activate one unit after another in turn.
/// 2. Units are contact markers until they are found, and some markers are nothing.
/// 3. A vessel moves within the band of its speed markers and turns after it has run straight.
/// 4. Radar makes a marker a Radar Contact; the eye makes a model of it.
/// 5. Guns and most missiles are fired at models, some missiles at Radar Contacts.
/// 6. A missile meets SAM, countermeasures and close-in weapons before it rolls to hit.
/// 7. What it needs depends on its seeker, the target's jammer, size and speed.
/// 8. Damage has four levels before a wreck; it knocks out systems, slows, and may start fires.
/// 9. Crews repair systems and fight fires, never weapons.
/// 10. Aircraft move twice a turn and carry what ships cannot reach with.
///
/// Page: docs/rules/missile_age.md

namespace flagplot::tactical::missile_age {

/// See `TacticalModule` in tactical/playable.h for what each of these promises.
class MissileAgeModule {
  public:
    using Battle = missile_age::Battle;
    using View = missile_age::View;
    using Order = missile_age::Order;

    static constexpr std::string_view name = "missile_age";
    static constexpr std::string_view about = "ships, aircraft and missiles of the missile age";
    static constexpr std::int32_t minutes_per_turn = 10;
    static constexpr bool hidden_acts = true;  ///< markers come into the open when they are found

    explicit MissileAgeModule(Tables tables = {}) : tables_(std::move(tables)) {}

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] Battle with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const;
    [[nodiscard]] std::vector<OrderForm> forms(const View& view) const;
    [[nodiscard]] OrderForecast forecast(const View& view, const Order& order) const;
    [[nodiscard]] std::optional<Order> pass(const View& view) const;
    [[nodiscard]] std::optional<UmpireQuestion> question(const Battle& battle) const;
    [[nodiscard]] Result<Battle> answered(Battle battle, std::string_view answer, const Dice& dice,
                                          Log* log) const;
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const;
    [[nodiscard]] Order captain(const View& view, const Doctrine& doctrine, const Dice& dice) const;
    [[nodiscard]] BattleScene scene(const View& view) const;
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const;
    [[nodiscard]] std::vector<DataKey> data_keys() const;
    [[nodiscard]] std::string problem_with_data(std::string_view key, std::string_view value) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }

  private:
    Tables tables_;
};

}  // namespace flagplot::tactical::missile_age

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    missile_age::MissileAgeModule module);  // compiled once

}  // namespace flagplot::tactical
