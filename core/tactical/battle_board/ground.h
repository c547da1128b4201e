#pragma once

#include <cstdint>
#include <vector>

#include "base/dice.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/board_module.h"
#include "tactical/battle_board/switches.h"

/// \file
/// A battle while it is carried out: what every part of it works with.

namespace flagplot::tactical::battle_board {

inline constexpr std::int32_t board_side = 10;
/// Number of distances on the board, from 0.
inline constexpr std::int32_t distances = board_side;

/// What a die of the board is rolled for: the index of its key. The turn of the key is the round.
enum class DieUse : std::uint32_t {
    shuffle = 1,  ///< object: token (BB-25)
    weight,       ///< subject: phase or 0, object: token (BB-31)
    tie,          ///< subject: token, object: phase (BB-34)
    hidden,       ///< orders that a view does not know, in `resample`
    torpedo = 16  ///< and slot * 1024 + target; subject: token, object: torpedo (BB-58)
};

[[nodiscard]] inline DieKey key_of(DieUse use, std::int32_t round, std::int32_t subject = 0,
                                   std::uint32_t more = 0) {
    return {Purpose::lot,
            0,
            static_cast<std::uint16_t>(round),
            static_cast<std::uint32_t>(subject),
            0,
            static_cast<std::uint32_t>(use) + more};
}

struct Ground {
    const Switches& switches;
    Battle& battle;
    const Dice& dice;
    Log* log = nullptr;      ///< null: nothing is recorded
    Tally* tally = nullptr;  ///< null: nothing is counted
    /// Index of each token in the shuffled list (BB-25).
    std::vector<std::int32_t> rank = {};

    [[nodiscard]] Position& position() const { return battle.position; }
    [[nodiscard]] Token& token(std::int32_t number) const {
        return battle.position.tokens[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] TokenOrders& orders(std::int32_t number) const {
        return battle.orders[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const Kind& kind(const Token& token) const {
        return battle.position.kinds[static_cast<std::size_t>(token.kind)];
    }
    [[nodiscard]] std::int32_t size() const {
        return static_cast<std::int32_t>(battle.position.tokens.size());
    }
    [[nodiscard]] bool is_hostile(SideIndex a, SideIndex b) const {
        return battle.position.hostile[a.index() * battle.position.sides.size() + b.index()] != 0;
    }
};

/// The indices of the tokens in the shuffled list.
[[nodiscard]] std::vector<std::int32_t> shuffled_ranks(const Ground& ground);

[[nodiscard]] inline bool is_on_board(const Token& token) {
    return token.where == Whereabouts::on_board;
}

/// Is a design armed? Every weapon counts.
[[nodiscard]] inline bool is_armed(const Kind& kind) { return !kind.slots.empty(); }

/// Is a token of this design in a target class (BB-40)?
[[nodiscard]] bool is_of(const Kind& kind, TargetClass wanted);

/// All classes it is in, one bit each.
[[nodiscard]] std::uint8_t target_classes(const Kind& kind);

/// How a token ranks a target of these classes: 1 primary, 2 secondary, 0 not at all.
[[nodiscard]] std::uint8_t target_rank(const TokenOrders& orders, std::uint8_t classes);

}  // namespace flagplot::tactical::battle_board
