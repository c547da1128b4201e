#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"
#include "tactical/terms.h"

/// \file
/// What every rule works on: the tables, the battle, the dice of the step and its log.

namespace flagplot::tactical::galley {

/// What a die is rolled for.
enum class DieUse : std::uint8_t {
    wind,
    initiative,
    double_activation,
    missiles,
    flame,
    grapple,
    cut,
    ram,
    rake,
    avoidance,
    firepot,
    fatigue,
    boarding,
    fire,
    spread,
    burnt_down,
    dragged,
    withdrawal,
    sinking
};
inline constexpr std::size_t die_uses = 19;

/// The key of the `nth` die of a use in one step, from 0, rolled by the ship with this tag.
[[nodiscard]] DieKey key_of(DieUse use, std::int32_t turn, Tag tag, std::uint32_t nth = 0);

/// A number added to the dice, and what it is for.
struct Modifier {
    std::string_view what;
    std::int32_t value = 0;
};

/// The sum of modifiers.
class Sum {
  public:
    void add(std::string_view what, std::int32_t value) {
        total_ += value;
        if (value != 0 && count_ < parts_.size()) parts_[count_++] = {what, value};
    }
    [[nodiscard]] std::int32_t total() const { return total_; }
    /// "crew +1", "at Maximum +1".
    [[nodiscard]] std::vector<std::string> words() const;

  private:
    std::int32_t total_ = 0;
    std::size_t count_ = 0;
    std::array<Modifier, 10> parts_{};
};

/// Dice with their modifiers.
struct Score {
    std::int32_t first = 0;
    std::int32_t second = 0;  ///< 0: only one die was rolled
    Sum modifiers;

    [[nodiscard]] std::int32_t natural() const { return first + second; }
    [[nodiscard]] std::int32_t total() const { return natural() + modifiers.total(); }
};

class Ground {
  public:
    Ground(const Tables& tables_in, Battle& battle_in, const Dice& dice, Log* log)
        : tables(tables_in), battle(battle_in), dice_(dice), log_(log) {}

    const Tables& tables;
    Battle& battle;

    /// One die for the ship with this tag.
    std::int32_t roll(DieUse use, Tag tag);
    Score roll_one(DieUse use, Tag tag, const Sum& modifiers);
    Score roll_two(DieUse use, Tag tag, const Sum& modifiers);
    [[nodiscard]] const Dice& dice() const { return dice_; }

    [[nodiscard]] std::int32_t turn() const { return battle.progress.turn; }
    [[nodiscard]] bool is_logged() const { return log_ != nullptr; }
    [[nodiscard]] Log* log() { return log_; }

    /// A line for everybody; the words are made only if there is a log.
    void say(const std::function<std::string()>& words, std::string_view rule,
             LogEvent event = LogEvent::other, const std::vector<std::string>& parts = {});
    /// The same with the dice and their modifiers.
    void say(const std::function<std::string()>& words, std::string_view rule, const Score& score,
             LogEvent event = LogEvent::other);
    void trace(Tag from, Tag to, TraceKind kind);

  private:
    const Dice& dice_;
    Log* log_;
    std::array<std::uint32_t, die_uses> rolled_{};
};

/// "Hart (T3)".
[[nodiscard]] std::string called(const Battle& battle, Tag ship);

}  // namespace flagplot::tactical::galley
