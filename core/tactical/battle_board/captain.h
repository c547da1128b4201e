#pragma once

#include <string>
#include <vector>

#include "base/wide.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/terms.h"

/// \file
/// The simplest captain (2.6): the usual targets, and a tactic that depends on the strength of both
/// sides. The tactics do the rest.

namespace flagplot::tactical::battle_board {

/// What a doctrine can say here, in the words of the skin; the tables must outlive it.
[[nodiscard]] std::vector<DoctrineKey> doctrine_keys(const Naval& naval);

/// The orders that a captain wants for one token, from the view of its side. Orders of no interest
/// to the captain stay unchanged.
class Captain {
  public:
    Captain(const Position& position, SideIndex side, const Tables& tables);

    [[nodiscard]] TokenOrders wanted(std::int32_t number, const TokenOrders& now,
                                     const Doctrine& doctrine) const;

  private:
    /// Of one side, or of all its enemies together.
    struct Strength {
        Wide fire = 0;    ///< power each round, in millionths
        Wide stands = 0;  ///< armour and shields, in points
        std::int32_t longest = 0;
    };

    [[nodiscard]] bool is_enemy(SideIndex other) const;
    void add(Strength& strength, const Token& token) const;
    [[nodiscard]] Tactic tactic() const;
    void take(const DoctrineLine& line, const Token& token, TokenOrders& orders) const;

    const Position& position_;
    SideIndex side_;
    const Tables& tables_;
    Strength own_;
    Strength enemy_;
    Tactic tactic_{};
};

}  // namespace flagplot::tactical::battle_board
