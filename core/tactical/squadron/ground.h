#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"
#include "tactical/terms.h"

/// \file
/// What every rule works on: the tables, the battle, the dice of the step and its log.

namespace flagplot::tactical::squadron {

/// What a die is rolled for.
enum class DieUse : std::uint8_t {
    first_initiative,
    initiative,
    initiative_again,
    wind_from,
    wind,
    wind_change,
    islands,
    island_place,
    attack,
    attack_again,
    melee,
    critical,
    crew,
    battery,
    break_off,
    card,
    fire,
    repair
};

/// Nearly every die of the game.
inline constexpr std::int32_t die_faces = 6;

/// The key of the `nth` die of a use in one step, from 0, rolled for this ship or side.
[[nodiscard]] DieKey key_of(DieUse use, std::int32_t turn, std::uint32_t subject,
                            std::uint32_t nth = 0);

/// Of the cards of a deck.
[[nodiscard]] DieKey key_of_deck(std::int32_t turn, std::size_t deck);

class Ground {
  public:
    Ground(const Tables& tables_in, Battle& battle_in, const Dice& dice, Log* log)
        : tables(tables_in), battle(battle_in), dice_(dice), log_(log) {}

    const Tables& tables;
    Battle& battle;

    std::int32_t roll(DieUse use, std::uint32_t subject, std::int32_t faces);
    [[nodiscard]] const Dice& dice() const { return dice_; }
    [[nodiscard]] std::int32_t turn() const { return battle.progress.turn; }
    [[nodiscard]] const Switches& switches() const { return tables.switches; }
    [[nodiscard]] bool is_logged() const { return log_ != nullptr; }
    [[nodiscard]] Log* log() const { return log_; }

    /// A line for everybody.
    void say(const std::function<std::string()>& words, std::string_view rule,
             const std::vector<std::string>& parts = {}, LogEvent event = LogEvent::other);
    /// A line for one side.
    void tell(SideIndex side, const std::function<std::string()>& words, std::string_view rule);

  private:
    const Dice& dice_;
    Log* log_;
    /// How many dice of one use a ship or side has rolled in this step.
    struct Rolled {
        DieUse use{};
        std::uint32_t subject = 0;
        std::uint32_t count = 0;
    };
    std::vector<Rolled> rolled_;
};

}  // namespace flagplot::tactical::squadron
