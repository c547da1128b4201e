#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/wide.h"
#include "tactical/battle_board/expected.h"
#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/squares.h"
#include "tactical/battle_board/stack.h"
#include "tactical/battle_board/volley.h"

/// \file
/// The firing of a round: who fires when, at whom, and what it does (BB-10 to
/// BB-13, BB-41, BB-42, BB-50 to BB-61).

namespace flagplot::tactical::battle_board {

/// How attractive a target is, as an exact fraction (BB-42); nothing if it is not a target.
struct Appeal {
    Wide over = 0;
    Wide under = 1;

    [[nodiscard]] bool is_any() const { return over > 0; }
};
/// 1 if the first fraction is greater, -1 if the second is, 0 if they are equal. Exact for terms of
/// any size.
[[nodiscard]] std::int32_t compared(const Appeal& a, const Appeal& b);
/// For a beam or a gattling weapon.
/// `armor`: points left.
[[nodiscard]] Appeal appeal_to_beam(const Stack& target, const Kind& kind, std::int64_t armor);
/// None without shields.
[[nodiscard]] Appeal appeal_to_sapper(const Stack& target, const Kind& kind);
/// None if none of them can hit.
[[nodiscard]] Appeal appeal_to_torpedo(const Stack& target, const Kind& kind, std::int64_t armor,
                                       Accuracy accuracy, bool is_capital);

/// The effect of this many torpedoes, of which this many hit (BB-59, BB-60).
[[nodiscard]] Hurt hit_by_torpedoes(Stack& target, const Kind& kind, const Weapon& weapon,
                                    std::int64_t torpedoes, std::int64_t hits,
                                    const Switches& switches);
/// The smallest number of them that destroys the stack, with hits in proportion, rounded up
/// (BB-61); `torpedoes` if it takes them all, or they are not enough.
[[nodiscard]] std::int64_t torpedoes_needed(const Stack& target, const Kind& kind,
                                            const Weapon& weapon, std::int64_t torpedoes,
                                            std::int64_t hits, const Switches& switches);

/// If a volley has more torpedoes than this, they do not roll: their exact fraction hits (BB-58).
inline constexpr std::int64_t most_rolled = 200;

class Firing {
  public:
    Firing(const Ground& ground, Expected& expected, Squares& squares);

    /// Fires all weapons of this round.
    void fire();
    /// To be called when what a token can take has changed: how attractive it is must be calculated
    /// again.
    void mark(std::int32_t token) { ++changes_[static_cast<std::size_t>(token)]; }

  private:
    /// A slot of a token, with what decides when it fires.
    struct Gun {
        std::int32_t token = 0;
        std::int32_t slot = 0;
        std::size_t appeals = 0;  ///< which of the known values are its own
        std::int32_t initiative = 0;
        std::int32_t range = 0;
        std::int32_t rank = 0;
    };
    /// How attractive a target was when it last changed.
    struct Known {
        Appeal appeal;
        std::uint32_t changes = 0;  ///< how often it had changed then, plus one; 0: unknown
    };
    /// A slot while it fires.
    struct Shot {
        const Gun& gun;
        const Slot& slot;
        const Kind& kind;
        SideIndex side;
        BoardSquare at;
        std::int32_t range = 0;
        Known* known = nullptr;                   ///< by token
        std::optional<BoardSquare> only_at = {};  ///< it only goes on within one square
    };

    void line_up();
    [[nodiscard]] std::size_t appeals_of(std::int32_t kind, std::size_t slot) const;
    void fire(const Gun& gun);
    void fire_beam(Shot shot);
    void fire_gattling(const Shot& shot);
    void fire_torpedoes(Shot shot);
    [[nodiscard]] std::int32_t target_of(const Shot& shot);
    [[nodiscard]] bool may_hit(const Shot& shot, std::int32_t target) const;
    [[nodiscard]] const Appeal& appeal(const Shot& shot, std::int32_t target) const;
    [[nodiscard]] Appeal reckoned(const Shot& shot, std::int32_t target) const;
    [[nodiscard]] Accuracy accuracy(const Shot& shot, std::int32_t target) const;
    [[nodiscard]] std::int64_t arriving(const Shot& shot, std::int32_t target,
                                        std::int64_t volley) const;
    [[nodiscard]] std::int64_t hits_of(const Shot& shot, std::int32_t target,
                                       std::int64_t torpedoes, Accuracy accuracy) const;
    [[nodiscard]] bool goes_on(Shot& shot, std::int32_t target, StreamScope scope) const;
    [[nodiscard]] std::int64_t loaded(const Shot& shot) const;
    void spend(const Shot& shot, std::int64_t shots);
    void settle(const Shot& shot, std::int32_t target, const Hurt& hurt);
    void challenge(std::int32_t target, const Hurt& hurt);
    void note_choice(const Shot& shot, std::int32_t chosen) const;
    void note_hurt(const Shot& shot, std::int32_t target, const Hurt& hurt,
                   std::vector<std::string> parts) const;
    [[nodiscard]] std::string appeal_text(const Shot& shot, std::int32_t target) const;

    const Ground& ground_;
    Expected& expected_;
    Squares& squares_;
    std::int64_t armor_parts_ = 1;
    std::vector<Gun> guns_;                    // in the order of fire
    std::vector<Factor> capacitors_;           // by kind
    std::vector<std::size_t> first_slot_;      // of each kind, in the next
    mutable std::vector<std::int32_t> faces_;  // accuracies by slot and target's kind; -1: unknown
    std::vector<std::int64_t> deflected_;      // what each kind's deflectors let through
    mutable std::vector<std::int16_t> percents_;  // of a beam by slot and distance; -1: unknown
    std::vector<std::uint32_t> changes_;          // how often each token was hit, from 1
    std::vector<Known> known_;           // appeals: to beams, to sappers, by slot; by token
    std::vector<std::uint8_t> shot_at_;  // by side and token: this round
    std::vector<std::int32_t> done_;     // targets already handled by the present shot
};

}  // namespace flagplot::tactical::battle_board
