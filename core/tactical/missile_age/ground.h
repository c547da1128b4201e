#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"
#include "tactical/terms.h"

/// \file
/// What every rule works on: the tables, the battle, the dice of the step and its log.

namespace flagplot::tactical::missile_age {

/// What a die is rolled for.
enum class DieUse : std::uint8_t {
    visibility,
    night_visibility,
    sea_state,
    wind,
    shuffle,
    initiative,
    radar,
    eye,
    esm,
    civilian,
    crew_test,
    gun,
    sam,
    decoy,
    close_in,
    missile,
    torpedo,
    damage,
    knocks_out,
    slows,
    special,
    special_more,
    repair,
    sinking
};
inline constexpr std::size_t die_uses = 24;

/// The key of the `nth` die of a use in one step, from 0, rolled by the thing with this tag.
[[nodiscard]] DieKey key_of(DieUse use, std::int32_t turn, Tag tag, std::uint32_t nth = 0);

/// A sum of modifiers, and what each is for.
class Sum {
  public:
    void add(std::string_view what, std::int32_t value) {
        total_ += value;
        if (value != 0 && count_ < parts_.size()) parts_[count_++] = {what, value};
    }
    [[nodiscard]] std::int32_t total() const { return total_; }
    /// "crew +1", "sea -4".
    [[nodiscard]] std::vector<std::string> words() const;

  private:
    struct Part {
        std::string_view what;
        std::int32_t value = 0;
    };
    std::int32_t total_ = 0;
    std::size_t count_ = 0;
    std::array<Part, 12> parts_{};
};

/// A die with its modifiers.
struct Score {
    std::int32_t die = 0;
    Sum modifiers;

    [[nodiscard]] std::int32_t total() const { return die + modifiers.total(); }
};

class Ground {
  public:
    Ground(const Tables& tables_in, Battle& battle_in, const Dice& dice, Log* log)
        : tables(tables_in), battle(battle_in), dice_(dice), log_(log) {}

    const Tables& tables;
    Battle& battle;

    /// Rolls a die for the thing with this tag.
    std::int32_t roll(DieUse use, Tag tag, std::int32_t faces);
    Score roll_with(DieUse use, Tag tag, std::int32_t faces, const Sum& modifiers) {
        return {roll(use, tag, faces), modifiers};
    }
    [[nodiscard]] const Dice& dice() const { return dice_; }

    [[nodiscard]] std::int32_t turn() const { return battle.progress.turn; }
    [[nodiscard]] bool is_logged() const { return log_ != nullptr; }

    /// A line for everybody.
    void say(const std::function<std::string()>& words, std::string_view rule,
             LogEvent event = LogEvent::other);
    /// A line for each side in its own words; a side for which there are none reads nothing. The
    /// parts of the number only for the side `whole`.
    void tell(const std::function<std::optional<std::string>(SideIndex)>& words,
              std::string_view rule, LogEvent event = LogEvent::other,
              std::optional<SideIndex> whole = {}, const std::vector<std::string>& parts = {});
    /// A line for one side.
    void tell_one(SideIndex side, const std::function<std::string()>& words, std::string_view rule,
                  const std::vector<std::string>& parts = {}, LogEvent event = LogEvent::other);
    /// A line for the umpire.
    void note(const std::function<std::string()>& words, std::string_view rule,
              const std::vector<std::string>& parts = {});

    void trace(kit::Point from, kit::Point to, TraceKind kind, Audience readers = {true, {}});
    /// Of a shot: sides that do not know the firer do not see where it came from.
    void trace_shot(const Unit& firer, kit::Point to, TraceKind kind, bool is_hit);

  private:
    const Dice& dice_;
    Log* log_;
    std::array<std::uint32_t, die_uses> rolled_{};
};

/// Does the side know who this is: it is its own, or a model?
[[nodiscard]] bool knows(SideIndex side, const Unit& unit);

/// What a side calls a unit: "Hart (T3)" if it knows it, else "T3".
[[nodiscard]] std::string called(const Unit& unit, SideIndex side);
/// The same by tag; "somebody" if there is no such unit on the table for this side.
[[nodiscard]] std::string called(const Battle& battle, Tag tag, SideIndex side);

/// "needed 11, rolled 9", and the modifiers, if the score is logged.
[[nodiscard]] std::vector<std::string> parts_of(const Ground& ground, const Score& score,
                                                std::int32_t needed);

}  // namespace flagplot::tactical::missile_age
