#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tactical/battle_board/board_module.h"
#include "tactical/battle_board/expected.h"
#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/muster.h"
#include "tactical/battle_board/rounds.h"
#include "tactical/battle_board/squares.h"

/// \file
/// Small battles for tests: ships of any make, put anywhere, with orders.

namespace flagplot::tactical::battle_board {

inline Weapon weapon(WeaponKind kind, std::int32_t power, std::int32_t range,
                     std::int32_t initiative = 5, std::int32_t accuracy = 0) {
    return {"weapon", kind, power, range, initiative, accuracy, 0};
}
inline Weapon beam(std::int32_t power, std::int32_t range, std::int32_t initiative = 5) {
    return weapon(WeaponKind::beam, power, range, initiative);
}
inline Weapon torpedo(std::int32_t power, std::int32_t range, std::int32_t accuracy) {
    return weapon(WeaponKind::torpedo, power, range, 2, accuracy);
}

/// A ship of 1,000 armour and mass 70 that does a square a round, with these weapons.
inline Kind ship(std::vector<Slot> slots = {}) {
    Kind kind;
    kind.name = "ship";
    kind.armor = 1000;
    kind.mass = 70;
    kind.ideal_speed = 9;
    kind.engines = 1;
    kind.value = 100;
    kind.minerals = 90;
    kind.slots = std::move(slots);
    return kind;
}

inline Tables small_tables(const Switches& switches = {}) {
    Tables tables;
    tables.switches = switches;
    tables.starts = {{{4, 4}}, {{1, 4}, {8, 5}}, {{4, 1}, {8, 8}, {1, 8}}};
    return tables;
}

/// A battle in the making.
class BoardKit {
  public:
    explicit BoardKit(std::size_t sides = 2, const Switches& switches = {})
        : tables_(small_tables(switches)) {
        for (std::size_t side = 0; side < sides; ++side) {
            muster_.sides.push_back(std::string(1, static_cast<char>('A' + side)));
        }
        muster_.relations.assign(sides * sides, Relation::enemy);
    }

    /// A fleet of one token.
    void add(std::uint32_t side, const Kind& kind, std::int32_t ships = 1) {
        Arrival arrival;
        arrival.fleet.side = {side};
        const auto known = std::find(muster_.kinds.begin(), muster_.kinds.end(), kind);
        const auto number = static_cast<std::int32_t>(known - muster_.kinds.begin());
        if (known == muster_.kinds.end()) muster_.kinds.push_back(kind);
        arrival.companies.push_back({number, "", ships});
        muster_.arrivals.push_back(arrival);
    }
    Muster& muster() { return muster_; }
    [[nodiscard]] const Tables& tables() const { return tables_; }
    [[nodiscard]] BoardModule module() const { return BoardModule(tables_); }
    [[nodiscard]] Battle battle() const { return set_up(muster_, tables_); }

    /// In the first phase of a round, everybody hostile and on these squares.
    [[nodiscard]] Battle fighting(const std::vector<BoardSquare>& squares,
                                  std::int32_t round = 1) const {
        Battle battle = this->battle();
        Position& position = battle.position;
        position.round = round;
        position.phase = 3;
        position.stage = Stage::movement;
        const std::size_t sides = position.sides.size();
        for (std::size_t a = 0; a < sides; ++a) {
            for (std::size_t b = 0; b < sides; ++b) position.hostile[a * sides + b] = a != b;
        }
        for (std::size_t token = 0; token < squares.size(); ++token) {
            position.tokens[token].at = squares[token];
        }
        return battle;
    }

  private:
    Tables tables_;
    Muster muster_;
};

inline Token& token_in(Battle& battle, std::int32_t number) {
    return battle.position.tokens[static_cast<std::size_t>(number)];
}
inline TokenOrders& orders_in(Battle& battle, std::int32_t number) {
    return battle.orders[static_cast<std::size_t>(number)];
}

inline const Dice& plain_dice() {
    static const Dice dice = OddsDice{7};
    return dice;
}

/// What works on a battle, for tests that ask one part of it.
struct Works {
    explicit Works(Battle battle_in, const Switches& switches_in = {},
                   const Dice& dice_in = plain_dice(), Log* log_in = nullptr)
        : switches(switches_in),
          battle(std::move(battle_in)),
          dice(dice_in),
          ground{switches, battle, dice, log_in},
          expected((rank(), ground)),
          squares(ground, expected),
          firing(ground, expected, squares) {}

    Switches switches;
    Battle battle;
    Dice dice;
    Ground ground;
    Expected expected;
    Squares squares;
    Firing firing;

  private:
    void rank() { ground.rank = shuffled_ranks(ground); }
};

/// Forces the dice of a lot: by its use, round, subject and object.
inline void force(ForcedDice& dice, DieUse use, std::int32_t round, std::int32_t subject,
                  std::uint32_t object, std::int32_t face, std::uint32_t more = 0) {
    DieKey key = key_of(use, round, subject, more);
    key.object = object;
    dice.values[key] = face;
}

}  // namespace flagplot::tactical::battle_board
