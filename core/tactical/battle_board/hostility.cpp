#include <algorithm>

#include "tactical/battle_board/rounds.h"

namespace flagplot::tactical::battle_board {

namespace {

using Matrix = std::vector<std::uint8_t>;

/// The sides of a battle and their relations.
class Sides {
  public:
    explicit Sides(const Battle& battle) : battle_(battle), count_(battle.position.sides.size()) {}

    /// By orders alone, in both directions (BB-24).
    [[nodiscard]] Matrix attacks() const {
        Matrix matrix(count_ * count_);
        for (std::size_t token = 0; token < battle_.position.tokens.size(); ++token) {
            if (!may_start(token)) continue;
            const std::size_t side = battle_.position.tokens[token].side.index();
            for (std::size_t other = 0; other < count_; ++other) {
                if (other != side && wants(token, other)) join(matrix, side, other);
            }
        }
        return matrix;
    }

    /// Including those who join their friends.
    [[nodiscard]] Matrix with_friends(const Matrix& attacks) const {
        Matrix matrix = attacks;
        for (std::size_t side = 0; side < count_; ++side) {
            if (!fights(attacks, side) && !is_torn(attacks, side)) take_part(attacks, side, matrix);
        }
        return matrix;
    }

  private:
    [[nodiscard]] Relation relation(std::size_t side, std::size_t other) const {
        return battle_.position.relations[side * count_ + other];
    }
    void join(Matrix& matrix, std::size_t side, std::size_t other) const {
        matrix[side * count_ + other] = 1;
        matrix[other * count_ + side] = 1;
    }

    /// No single base, no unarmed fleet, none without a primary target.
    [[nodiscard]] bool may_start(std::size_t number) const {
        const Position& position = battle_.position;
        const Token& token = position.tokens[number];
        if (!is_on_board(token) || kind_of(token).is_base) return false;
        if (battle_.orders[number].primary == TargetClass::none) return false;
        return std::any_of(position.tokens.begin(), position.tokens.end(), [&](const Token& each) {
            return each.fleet == token.fleet && is_on_board(each) && is_armed(kind_of(each));
        });
    }
    [[nodiscard]] const Kind& kind_of(const Token& token) const {
        return battle_.position.kinds[static_cast<std::size_t>(token.kind)];
    }

    [[nodiscard]] bool wants(std::size_t token, std::size_t other) const {
        const TokenOrders& orders = battle_.orders[token];
        const Relation to = relation(battle_.position.tokens[token].side.index(), other);
        switch (orders.attack) {
            case Attack::nobody:
                return false;
            case Attack::enemies:
                return to == Relation::enemy;
            case Attack::neutrals:
                return to != Relation::friendly;
            case Attack::everyone:
                return true;
            case Attack::one_side:
                return orders.attacked.index() == other;
        }
        return false;
    }

    [[nodiscard]] bool fights(const Matrix& attacks, std::size_t side) const {
        const auto row = attacks.begin() + static_cast<std::ptrdiff_t>(side * count_);
        return std::any_of(row, row + static_cast<std::ptrdiff_t>(count_),
                           [](std::uint8_t each) { return each != 0; });
    }
    [[nodiscard]] bool is_friend(std::size_t side, std::size_t other) const {
        return side != other && relation(side, other) == Relation::friendly;
    }
    /// Its friends fight each other.
    [[nodiscard]] bool is_torn(const Matrix& attacks, std::size_t side) const {
        for (std::size_t a = 0; a < count_; ++a) {
            for (std::size_t b = 0; b < count_; ++b) {
                if (is_friend(side, a) && is_friend(side, b) && attacks[a * count_ + b] != 0) {
                    return true;
                }
            }
        }
        return false;
    }
    void take_part(const Matrix& attacks, std::size_t side, Matrix& matrix) const {
        for (std::size_t a = 0; a < count_; ++a) {
            for (std::size_t foe = 0; foe < count_; ++foe) {
                const bool is_foe = is_friend(side, a) && attacks[a * count_ + foe] != 0;
                if (is_foe && foe != side) join(matrix, side, foe);
            }
        }
    }

    const Battle& battle_;
    std::size_t count_;
};

}  // namespace

std::vector<std::uint8_t> hostilities(const Battle& battle) {
    const Sides sides(battle);
    return sides.with_friends(sides.attacks());
}

}  // namespace flagplot::tactical::battle_board
