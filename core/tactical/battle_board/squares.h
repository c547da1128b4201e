#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "tactical/battle_board/expected.h"
#include "tactical/battle_board/ground.h"

/// \file
/// Which square a token moves to (BB-9, BB-34, BB-35).

namespace flagplot::tactical::battle_board {

/// What a token would give and take, in parts of a point.
struct Exchange {
    std::int64_t given = 0;
    std::int64_t taken = 0;  ///< for a token that flees, including what it fears and crowding

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// What a score is made up of, by tactic.
enum class Aim : std::uint8_t {
    least_taken,  ///< Disengage; Minimize damage to self
    net,          ///< Maximize net damage; Maximize damage ratio
    most_given    ///< Maximize damage; Disengage if challenged
};
[[nodiscard]] Aim aim_of(Tactic tactic);

/// Is the first of two exchanges better, as exact fractions?
[[nodiscard]] bool is_better(const Exchange& a, const Exchange& b, Aim aim, NetMetric metric);

/// The squares that a token weighs, row by row, and their results.
struct Prospect {
    BoardSquare corner;  ///< the upper left
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    std::array<std::int64_t, 49> given;  // both are filled as far as there are squares
    std::array<std::int64_t, 49> taken;

    [[nodiscard]] std::int32_t size() const { return columns * rows; }
    [[nodiscard]] BoardSquare square(std::int32_t number) const {
        const std::int32_t row = number / columns;
        return {corner.x + number - row * columns, corner.y + row};
    }
    [[nodiscard]] Exchange exchange(std::int32_t number) const {
        return {given[static_cast<std::size_t>(number)], taken[static_cast<std::size_t>(number)]};
    }
};

/// Squares that are equally good.
struct Equals {
    std::array<std::int32_t, 49> squares;
    std::int32_t size = 0;

    void add(std::int32_t square) { squares[static_cast<std::size_t>(size++)] = square; }

    /// Keeps those with the least of something.
    template <class Of>
    void keep_least(const Of& of) {
        std::int32_t least = INT32_MAX;
        std::int32_t kept = 0;
        for (std::int32_t each = 0; each < size; ++each) {
            const std::int32_t square = squares.data()[each];
            const std::int32_t its = of(square);
            if (its > least) continue;
            if (its < least) kept = 0;
            least = its;
            squares.data()[kept++] = square;
        }
        size = kept;
    }
};

/// What a token does next.
struct Plan {
    Tactic tactic{};          ///< the one that applies now (BB-35)
    BoardSquare goal;         ///< the square it moves to
    BoardSquare step;         ///< square of its next step
    bool approaches = false;  ///< nothing is in range: toward the nearest target
    Prospect prospect;
};

/// Plans steps. Only knows what is visible to all, and the orders of the token that moves.
class Squares {
  public:
    Squares(const Ground& ground, const Expected& expected);

    /// To be called when orders or hostility have changed.
    void take_orders();
    /// To be called when a token is no longer on the board.
    void take_off(std::int32_t token);
    /// To be called when a token was hit or its shields grew: what it can still take must be
    /// calculated again.
    void mark(std::int32_t token);
    /// To be called when it is on another square.
    void move(std::int32_t token);
    /// Its square, numbered as by `place_of`.
    [[nodiscard]] std::int32_t place(std::int32_t token) const {
        return standings_.data()[token].place;
    }

    /// The tactic that applies to a token now (BB-35).
    [[nodiscard]] Tactic tactic_of(std::int32_t token) const;
    /// \pre the token has moves left
    [[nodiscard]] Plan plan(std::int32_t token);

    /// Expected damage of one token to another at a distance, in parts.
    [[nodiscard]] std::int64_t damage_at(std::int32_t token, std::int32_t foe,
                                         std::int32_t distance) const;

    /// How a token ranks another as a target: 1 primary, 2 secondary, 0 not at
    /// all.
    [[nodiscard]] std::uint8_t rank_of(std::int32_t token, std::int32_t target) const {
        return ranks_of(token)[target];
    }
    /// The same of all targets, by their number.
    [[nodiscard]] const std::uint8_t* ranks_of(std::int32_t token) const {
        return ranks_.data() +
               static_cast<std::size_t>(token) * static_cast<std::size_t>(ground_.size());
    }
    /// Tokens on the board that a side fights, by number.
    [[nodiscard]] const std::vector<std::int32_t>& foes(SideIndex side) const {
        return foes_[side.index()];
    }

  private:
    /// The nearest legal target that can be hurt; token -1: none.
    struct Nearest {
        std::int32_t token = -1;
        std::int32_t distance = 0;
    };
    /// What two tokens do to each other, by distance, as far as the mover sees. It points into the
    /// tables of their fire or into the room below.
    struct Range {
        const std::int64_t* given = nullptr;
        const std::int64_t* taken = nullptr;
        ByDistance room_given;
        ByDistance room_taken;
    };
    /// What planning reads about a token very often.
    struct Standing {
        std::int64_t limit = 0;      ///< what it can still take, in parts
        std::int64_t shields = 0;    ///< its part of that
        std::uint32_t renewals = 0;  ///< of its fire
        std::uint32_t changes = 0;   ///< how often its fire changed, or whether it has shields
        std::int32_t place = 0;      ///< its square
    };
    /// What one token does to another, as far as that can still take it.
    struct Blow;
    /// What two tokens do to each other by distance, while neither has less left than the other's
    /// whole fire, and to which distance the second then shifts. Valid while neither changes.
    struct Duel {
        std::uint32_t changes = 0;           ///< of both together; 0: none
        std::uint32_t changes_at_shift = 0;  ///< for which its shift was calculated
        const std::int64_t* given = nullptr;
        const std::int64_t* taken = nullptr;
        std::int64_t most_given = 0;
        std::int64_t most_taken = 0;
        std::array<std::int8_t, distances> shifts{};
    };
    /// What a token plans with.
    struct Mover {
        std::int32_t token = 0;
        std::int32_t left = 0;   ///< moves
        std::int32_t depth = 0;  ///< squares it looks ahead
        bool is_fleeing = false;
        bool weighs_given = true;
        bool weighs_taken = true;
    };

    [[nodiscard]] bool can_hurt(std::int32_t token, std::int32_t foe) const;
    [[nodiscard]] std::int32_t left_of(std::int32_t token) const {
        const std::int32_t phase = ground_.position().phase;
        const std::int32_t phases = ground_.token(token).has_moved ? phase - 1 : phase;
        return std::min(moves_.data()[token], phases);
    }
    void count_moves();
    [[nodiscard]] Nearest nearest_target(std::int32_t token) const;
    [[nodiscard]] Tactic tactic_with(std::int32_t token, const Nearest& nearest) const;
    [[nodiscard]] std::int32_t distance_of_foes(SideIndex side, BoardSquare square) const;
    [[nodiscard]] Blow blow(std::int32_t token, std::int32_t target) const;
    [[nodiscard]] Duel& duel(std::int32_t token, std::int32_t foe) const;
    static void make_out_shifts(Duel& duel);
    void exchange(const Mover& mover, std::int32_t foe, Range& range) const;
    void limited_exchange(const Mover& mover, std::int32_t foe, bool shifts_about,
                          Range& range) const;
    void weigh(const Mover& mover, Prospect& prospect) const;
    void add_crowding(std::int32_t token, Prospect& prospect) const;
    [[nodiscard]] std::int32_t chosen(std::int32_t token, const Plan& plan, bool is_free) const;
    [[nodiscard]] std::int32_t untied(std::int32_t token, const Plan& plan, Equals& equals,
                                      bool is_free) const;
    void note(const Mover& mover, const Plan& plan) const;
    void note_squares(const Mover& mover, const Plan& plan) const;

    const Ground& ground_;
    const Expected& expected_;
    std::vector<std::uint8_t> classes_;            // of targets, by kind
    std::vector<std::uint8_t> ranks_;              // of a target for a token
    std::vector<std::vector<std::int32_t>> foes_;  // by side
    std::vector<Standing> standings_;              // of each token
    std::vector<std::int32_t> moves_;              // squares of each token in this round
    std::int32_t counted_round_ = -1;
    mutable std::vector<Duel> duels_;  // by token and enemy, made when needed
};

}  // namespace flagplot::tactical::battle_board
