#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tactical/battle_board/expected.h"
#include "tactical/battle_board/fire.h"
#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/squares.h"

/// \file
/// The course of a battle, round after round (BB-26), up to the next decision of a side.

namespace flagplot::tactical::battle_board {

/// Rounds before which orders are asked for: before the first, and these (2.6).
[[nodiscard]] constexpr bool asks_orders_before(std::int32_t round) {
    return round == 1 || round == 5 || round == 9 || round == 13;
}

/// Who is hostile to whom, by orders and relations (BB-24).
[[nodiscard]] std::vector<std::uint8_t> hostilities(const Battle& battle);

/// A token's place in the order of moving.
struct Turn {
    std::int64_t weight = 0;
    std::int32_t rank = 0;  ///< in the shuffled list
    std::int32_t token = 0;
    std::int32_t squares = 0;  ///< it may move in this round

    /// Heavier first, then earlier in the shuffled list.
    friend bool operator<(const Turn& a, const Turn& b) {
        return a.weight != b.weight ? a.weight > b.weight : a.rank < b.rank;
    }
};

/// The order in which tokens move in a phase, the heaviest first (BB-8, BB-31).
void put_in_moving_order(const Ground& ground, std::vector<Turn>& turns);

class Rounds {
  public:
    explicit Rounds(Ground& ground);

    /// To be called when the side that was asked has given its orders.
    void take_orders();
    /// The token to move steps to a neighbouring square, or stays.
    void step(std::int32_t number, BoardSquare to, Tactic tactic);
    /// Its tactic steps for it.
    void step_by_tactic(std::int32_t token);
    /// Continues until a side must decide, or the battle is over.
    void go_on();

    [[nodiscard]] Tactic tactic_of(std::int32_t token) { return squares_.tactic_of(token); }

  private:
    [[nodiscard]] bool is_peace() const;
    [[nodiscard]] std::optional<SideIndex> next_to_order(std::uint32_t from) const;
    void open_battle();
    void begin_round();
    void end_round();
    void end(EndedBy how);
    [[nodiscard]] EndedBy how_it_ended() const;
    [[nodiscard]] std::int32_t next_mover();
    void leave(std::int32_t number);
    [[nodiscard]] bool has_stepped_away(std::int32_t token) const;
    [[nodiscard]] bool may_leave(std::int32_t token) const;
    [[nodiscard]] bool must_leave(std::int32_t token) const;

    Ground& ground_;
    Expected expected_;
    Squares squares_;
    Firing firing_;
    std::vector<Turn> order_;         // of moving, in this round or phase
    std::int32_t ordered_phase_ = 0;  // for which it was made
    std::int32_t ordered_round_ = 0;
    std::size_t next_ = 0;  // everybody before it has moved
};

}  // namespace flagplot::tactical::battle_board
