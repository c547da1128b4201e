#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "chart/square.h"
#include "tactical/battle_board/tables.h"
#include "tactical/battle_board/words.h"
#include "tactical/terms.h"

/// \file
/// A battle on the board. Everybody sees what is on the board; hidden are each side's orders, and
/// the dice, which are not part of a battle.

namespace flagplot::tactical::battle_board {

/// A weapon slot of a design: a number of weapons of one kind (BB-10).
struct Slot {
    Weapon weapon;
    std::int32_t count = 1;

    friend bool operator==(const Slot&, const Slot&) = default;
};
FLAGPLOT_FIELDS(Slot, weapon, count)

/// Everything that matters about one design. In damage points for a ship, and hundredths for
/// fractions.
struct Kind {
    std::string name;
    bool is_base = false;
    bool is_bomber = false;
    bool is_freighter = false;
    bool is_tanker = false;
    bool is_naval = false;  ///< a ship of a naval campaign (BB-B2)
    std::int32_t armor = 1;
    std::int32_t shields = 0;
    bool has_regenerating_shields = false;
    std::int32_t initiative = 0;  ///< hull, computers and race together (BB-12)
    std::int32_t mass = 0;
    std::int32_t ideal_speed = 0;
    std::int32_t engines = 0;       ///< 0: it does not move
    std::int32_t bonus_halves = 0;  ///< of a quarter of a square
    std::int32_t dampener = 0;
    std::int32_t deflectors = 0;
    std::vector<std::int32_t> computers;
    std::vector<std::int32_t> jammers;
    std::vector<std::int32_t> capacitors;
    std::int32_t value = 0;  ///< resources and boranium (BB-42, BB-B3)
    std::int32_t minerals = 0;
    std::int32_t cargo = 0;  ///< capacity
    std::vector<Slot> slots;

    friend bool operator==(const Kind&, const Kind&) = default;
};
FLAGPLOT_FIELDS(Kind, name, is_base, is_bomber, is_freighter, is_tanker, is_naval, armor, shields,
                has_regenerating_shields, initiative, mass, ideal_speed, engines, bonus_halves,
                dampener, deflectors, computers, jammers, capacitors, value, minerals, cargo, slots)

/// Ships that came together. Fleets are in the order of their numbers (BB-22).
struct Fleet {
    SideIndex side;
    std::string name;
    std::optional<Direction> course;  ///< of its last step on the chart
    bool is_avoiding = false;         ///< its stance
    std::int32_t minerals = 0;
    std::int32_t colonists = 0;  ///< carried weight that stays on board (BB-25)
    std::int32_t minerals_dumped = 0;

    friend bool operator==(const Fleet&, const Fleet&) = default;
};
FLAGPLOT_FIELDS(Fleet, side, name, course, is_avoiding, minerals, colonists, minerals_dumped)

/// What is left of a token's ships. Damage of a ship is in parts of a damage point, `armor_parts`
/// for each point (stack.h).
struct Stack {
    std::int32_t ships = 1;
    std::int32_t damaged = 0;
    std::int64_t damage = 0;   ///< of each damaged ship
    std::int64_t shields = 0;  ///< of all together, in points
    std::int64_t shields_full = 0;

    friend bool operator==(const Stack&, const Stack&) = default;
};
FLAGPLOT_FIELDS(Stack, ships, damaged, damage, shields, shields_full)

/// All ships of one design in one fleet (BB-21). Its number is its index in the list.
struct Token {
    SideIndex side;
    std::int32_t fleet = 0;
    std::int32_t kind = 0;
    std::string name;
    Stack stack;
    std::int32_t ships_at_start = 1;
    std::int32_t mass = 0;
    std::int32_t quarters = 0;  ///< speed
    std::int32_t quarters_at_start = 0;
    std::int32_t hull_at_start = 100;  ///< in hundredths
    BoardSquare at;
    Whereabouts where = Whereabouts::on_board;
    std::int32_t gone_round = 0;       ///< the round in which it left or was lost, from 1
    SideIndex gone_by;                 ///< the side that destroyed it
    bool has_moved = false;            ///< in this phase
    std::vector<std::int32_t> left;    ///< shots left, by slot; -1: unlimited
    std::vector<std::int32_t> loaded;  ///< the same when she came
    std::int32_t fired = 0;            ///< torpedoes

    friend bool operator==(const Token&, const Token&) = default;
};
FLAGPLOT_FIELDS(Token, side, fleet, kind, name, stack, ships_at_start, mass, quarters,
                quarters_at_start, hull_at_start, at, where, gone_round, gone_by, has_moved, left,
                loaded, fired)

/// Everything that is visible to all.
struct Position {
    std::vector<std::string> sides;       ///< names
    std::vector<Relation> relations;      ///< of side a to side b at a * sides + b
    std::vector<std::uint8_t> hostile;    ///< who fights whom, in the same order; from round 1 on
    std::vector<std::uint8_t> surprised;  ///< by side (BB-B12)
    /// How many squares sea ships can see (BB-B11); 0: everything.
    std::int32_t sight = 0;
    bool has_ways_out = true;  ///< is there water round the square?
    bool is_night = false;
    std::vector<Kind> kinds;
    std::vector<Fleet> fleets;
    std::vector<Token> tokens;
    std::int32_t rounds = 16;  ///< at most
    std::int32_t round = 0;    ///< 0: before the first
    std::int32_t phase = 0;    ///< of movement: tokens that can move this many squares move (BB-7)
    Stage stage = Stage::orders;
    SideIndex asked;         ///< whose orders are awaited
    std::int32_t mover = 0;  ///< the token to move, in movement
    EndedBy ended_by = EndedBy::turn_limit;

    friend bool operator==(const Position&, const Position&) = default;
};
FLAGPLOT_FIELDS(Position, sides, relations, hostile, surprised, sight, has_ways_out, is_night,
                kinds, fleets, tokens, rounds, round, phase, stage, asked, mover, ended_by)

/// The orders of one token (BB-40), and what only its own side knows about it.
struct TokenOrders {
    Tactic tactic = Tactic::maximize_net_damage;
    TargetClass primary = TargetClass::armed;
    TargetClass secondary = TargetClass::any;
    Attack attack = Attack::enemies;
    SideIndex attacked;  ///< for `one_side`
    bool dumps_cargo = false;
    std::int32_t steps_away = 0;  ///< counted toward leaving (BB-33)
    bool is_challenged = false;
    std::uint8_t given = 0;  ///< which orders were given since orders were last asked for, as bits

    friend bool operator==(const TokenOrders&, const TokenOrders&) = default;
};
FLAGPLOT_FIELDS(TokenOrders, tactic, primary, secondary, attack, attacked, dumps_cargo, steps_away,
                is_challenged, given)

/// A whole battle. `by_tactic`: sides that leave every step to the tactics until orders are asked
/// for again.
struct Battle {
    Position position;
    std::vector<TokenOrders> orders;  ///< by token
    std::vector<std::uint8_t> by_tactic;

    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, position, orders, by_tactic)

/// What one side knows: the board, and its own orders.
struct View {
    SideIndex side;
    Position position;
    std::vector<std::optional<TokenOrders>> orders;
    bool is_by_tactic = false;

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, position, orders, is_by_tactic)

// --- orders --------------------------------------------------------------------------------------

/// `doctrine T3 tactic disengage primary armed secondary any attack enemies cargo dump`: what it
/// leaves out does not change.
struct GiveOrders {
    std::int32_t token = 0;
    std::optional<Tactic> tactic = {};
    std::optional<TargetClass> primary = {};
    std::optional<TargetClass> secondary = {};
    std::optional<Attack> attack = {};
    SideIndex attacked = {};
    std::optional<bool> dumps_cargo = {};

    friend bool operator==(const GiveOrders&, const GiveOrders&) = default;
};
FLAGPLOT_FIELDS(GiveOrders, token, tactic, primary, secondary, attack, attacked, dumps_cargo)

/// `step T3 to 4,5`: one square, or its own.
struct StepTo {
    std::int32_t token = 0;
    BoardSquare to;

    friend bool operator==(const StepTo&, const StepTo&) = default;
};
FLAGPLOT_FIELDS(StepTo, token, to)

/// `auto T3`: its tactic takes this one step.
struct StepByTactic {
    std::int32_t token = 0;

    friend bool operator==(const StepByTactic&, const StepByTactic&) = default;
};
FLAGPLOT_FIELDS(StepByTactic, token)

/// `auto`: orders are complete, and every step is left to the tactics until orders are asked for
/// again.
struct ByTactics {
    friend bool operator==(const ByTactics&, const ByTactics&) = default;
};

/// `go on`: orders are complete; every step will be asked for.
struct GoOn {
    friend bool operator==(const GoOn&, const GoOn&) = default;
};

struct Order {
    std::variant<GiveOrders, StepTo, StepByTactic, ByTactics, GoOn> what;

    friend bool operator==(const Order&, const Order&) = default;
};
FLAGPLOT_FIELDS(Order, what)

}  // namespace flagplot::tactical::battle_board
